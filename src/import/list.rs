//! Lists of pieces with their squares: `wKd6, Rc8, bKh7`, `White: Kg1, Qd1, a2. Black: Kg8`, `Kg1 Qd1 / Kg8`.
//!
//! A colour (a word, a letter with a colon, or a prefix) applies to all pieces until the next colour. A single slash
//! separates White and Black. A square without a letter has a pawn (`Pa2, b2` and `a2, b2`); on the first and last rank,
//! where pawns cannot be, it has the same piece as the square before it (`Ra1, h1`).
//!
//! The language of the letters is the first of these that has them all: the chosen language, the language of the words
//! for the colours, English, any other language.

mod scan;

use super::error::{ImportError, Reason};
use super::found::Choice;
use super::paste::Paste;
use super::remark::{Remark, RemarkKind};
use super::result::Import;
use super::side::side_near;
use super::source::SourceKind;
use crate::notation::Language;
use crate::position::{Color, Piece, Position, Role, Square};
use scan::{Item, List, Man, scan};

/// The maximum length of a text that can be a list of at most 64 pieces, in bytes.
const LONGEST: usize = 8_192;

/// The position that a list of pieces describes; none if the text has no such list.
pub(super) fn read(paste: &Paste) -> Option<Import> {
    let text = paste.text();
    if text.len() > LONGEST {
        return None;
    }
    let scanned = scan(text);
    let (first, last) = (scanned.items.first()?, scanned.items.last()?);
    let is_alone = scanned.is_one_sided();
    if scanned.items.len() < 2 && !is_alone {
        return None;
    }
    let (start, end) = (first.start, last.end);
    let has_both = Color::ALL.into_iter().all(|color| scanned.items.iter().any(|item| item.color == color));
    let mut readings: Vec<(Position, Vec<Language>)> = Vec::new();
    for language in candidates(paste.language, scanned.language, &scanned.items) {
        let position = match place(paste, &scanned.items, language) {
            Ok(position) => position,
            Err(error) if has_both || is_alone => return Some(Import::Unread(error)),
            Err(_) => return None,
        };
        match readings.iter_mut().find(|(known, _)| *known == position) {
            Some((_, languages)) => languages.push(language),
            None => readings.push((position, vec![language])),
        }
    }
    // Prose has names of pieces and squares too. Therefore a list must have a king; and both kings if there are other
    // words in it, or no words for the colours.
    let kings = |position: &Position| Color::ALL.into_iter().all(|color| position.kings(color).any());
    let is_plain = has_both && scanned.skipped.is_empty() && !scanned.by_slash;
    let is_list =
        readings.iter().any(|(position, _)| kings(position) || (is_plain && position.board().kings().any()));
    let is_one_side = readings
        .iter()
        .any(|(position, _)| is_alone && (scanned.items.len() > 1 || position.board().kings().any()));
    let is_list = is_list || is_one_side;
    if let Some((start, end)) = scanned.wrong.filter(|_| is_list) {
        return Some(Import::Unread(paste.error(start, end, Reason::UnknownSquare)));
    }
    if readings.is_empty() {
        let unknown = scanned.items.iter().find(|item| !is_english(item)).filter(|_| has_both || is_alone)?;
        let letter = paste.slice(unknown.start, unknown.end).chars().next()?;
        return Some(Import::Unread(paste.error(unknown.start, unknown.end, Reason::UnknownPiece(letter))));
    }
    if !is_list {
        return None;
    }
    if readings.iter().any(|(position, _)| kings(position)) {
        readings.retain(|(position, _)| kings(position));
    }
    let any_king = |position: &Position| position.board().kings().any();
    if is_one_side && readings.iter().any(|(position, _)| any_king(position)) {
        readings.retain(|(position, _)| any_king(position));
    }
    if readings.len() > 1 {
        let choice = |(position, languages)| Choice { languages, position };
        return Some(Import::Ambiguous(readings.into_iter().map(choice).collect()));
    }
    let (position, languages) = readings.pop()?;
    let language = languages.first().copied().unwrap_or(Language::English);
    Some(described(paste, scanned, position, language, (start, end)))
}

/// The result for a list in a range of bytes that describes a position in the letters of a language.
fn described(
    paste: &Paste,
    scanned: List,
    mut position: Position,
    language: Language,
    (start, end): (usize, usize),
) -> Import {
    let (turn, side) = scanned.turn.map_or_else(
        || side_near(paste, start, end),
        |(color, from, to)| {
            (color, Remark { kind: RemarkKind::SideFromWords(color), span: paste.span(from, to) })
        },
    );
    position.turn = turn;
    let mut found = paste.found_at(position, start, end);
    found.remarks = vec![side, Remark { kind: RemarkKind::RightsNotGiven, span: found.span }];
    for (from, to) in scanned.skipped {
        found.remarks.push(Remark { kind: RemarkKind::Skipped, span: paste.span(from, to) });
    }
    Import::Positions {
        source: SourceKind::PieceList(language),
        found: vec![found],
        unread: Vec::<ImportError>::new(),
    }
}

/// The languages that the letters of a list can have: one if it can be decided, else all that have the letters.
fn candidates(chosen: Option<Language>, named: Option<Language>, items: &[Item]) -> Vec<Language> {
    let has = |language: &Language| items.iter().all(|item| role(item, *language).is_some());
    let first = [chosen, named, Some(Language::English)].into_iter().flatten().find(has);
    match first {
        Some(language) => vec![language],
        None => Language::ALL.into_iter().filter(has).collect(),
    }
}

/// Whether an item has an English letter or a piece without a language.
fn is_english(item: &Item) -> bool {
    role(item, Language::English).is_some()
}

/// The role of an item in a language; none if the language does not have its letter.
fn role(item: &Item, language: Language) -> Option<Role> {
    match item.man {
        Man::Role(role) => Some(role),
        Man::Letter(letter) => language.alphabet().role_of(letter),
        Man::RussianKing => (language == Language::Russian).then_some(Role::King),
    }
}

/// The position of all items in a language. Fails if two different pieces are on one square.
fn place(paste: &Paste, items: &[Item], language: Language) -> Result<Position, ImportError> {
    let mut position = Position::EMPTY;
    for item in items {
        let Some(role) = role(item, language) else { continue };
        let piece: Piece = role.of(item.color);
        let square: Square = item.square;
        if position.piece_at(square).is_some_and(|there| there != piece) {
            return Err(paste.error(item.start, item.end, Reason::SquareTwice(square)));
        }
        position.set_piece(square, Some(piece));
    }
    Ok(position)
}
