//! Records with the piece letters of another language.
//!
//! Only the placement is translated. Side to move, castling rights and en passant square are written as in
//! FEN in all languages; a German `D` or a French `C` among the castling rights would be the letter of a
//! file.

use super::fault::{Fault, FaultKind, Field, Reading, Span};
use super::lenient::read_lenient;
use super::letters::{Alphabet, Language};
use super::report::Report;
use crate::position::{Bitboard, Color, Piece, Position, Role};

/// The result of reading a text with the letters of some language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Localised {
    /// One board and no faults.
    Read(LocalisedReading),
    /// At least two different boards; the user has to choose.
    Ambiguous(Vec<LocalisedReading>),
    /// The text has faults; read with the letters that fit best.
    Unread(Reading),
}

/// One of the boards that a text can stand for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalisedReading {
    /// What was read.
    pub reading: Reading,
    /// The languages in which the text stands for this board, in the order of [`Language::ALL`].
    pub languages: Vec<Language>,
}

impl Localised {
    /// The result as one reading. Several boards become a fault, [`FaultKind::AmbiguousLetters`].
    pub fn into_reading(self) -> Reading {
        match self {
            Localised::Read(board) => board.reading,
            Localised::Unread(reading) => reading,
            Localised::Ambiguous(boards) => {
                let (fields, tail) = boards.first().map_or(([None; 6], None), |board| {
                    let reading = &board.reading;
                    (reading.fields, reading.tail)
                });
                let mut report = Report::default();
                let placement = fields[0].unwrap_or_default();
                report.fault(FaultKind::AmbiguousLetters, placement, placement, None);
                Reading {
                    position: Position::EMPTY,
                    faults: report.faults,
                    repairs: Vec::new(),
                    fields,
                    tail,
                }
            }
        }
    }
}

/// Reads a record leniently with the piece letters of a language in its placement.
///
/// With `language`, the letters are those of that language. Without it, a text in which all letters are
/// English is read as English, and any other text in the languages that have all its letters. If these give
/// different boards, those with the fewest implausible features are kept (number of kings, pawns on a back
/// rank, too many pieces).
///
/// Places are in characters of `text`. Fixes in the placement use the letters of the language.
pub fn read_localised(text: &str, language: Option<Language>) -> Localised {
    let english = read_lenient(text);
    match language {
        Some(Language::English) => decided(english, Language::English),
        Some(language) => {
            let text = Text::new(text, &english);
            decided(text.read_with(&language.alphabet()), language)
        }
        None => detect(text, english),
    }
}

fn decided(reading: Reading, language: Language) -> Localised {
    if reading.is_well_formed() {
        Localised::Read(LocalisedReading { reading, languages: vec![language] })
    } else {
        Localised::Unread(reading)
    }
}

fn detect(text: &str, english: Reading) -> Localised {
    if !english.faults.iter().any(is_about_letters) {
        return decided(english, Language::English);
    }
    let text = Text::new(text, &english);
    let mut boards: Vec<LocalisedReading> = Vec::new();
    for language in Language::ALL {
        let alphabet = language.alphabet();
        if !text.has_only(&alphabet) {
            continue;
        }
        let reading = text.read_with(&alphabet);
        // If the English reader finds no position at all, the text must be a complete placement in the other
        // language.
        let is_new = english.has_position() || !reading.faults.iter().any(is_about_placement);
        if reading.faults.iter().any(is_about_letters) || !is_new {
            continue;
        }
        let same = |known: &&mut LocalisedReading| known.reading.position == reading.position;
        match boards.iter_mut().find(same) {
            Some(known) => known.languages.push(language),
            None => boards.push(LocalisedReading { reading, languages: vec![language] }),
        }
    }
    let fewest = boards.iter().map(|board| gross_faults(&board.reading)).min();
    boards.retain(|board| Some(gross_faults(&board.reading)) == fewest);
    if boards.len() > 1 {
        return Localised::Ambiguous(boards);
    }
    match boards.pop() {
        None => Localised::Unread(english),
        Some(board) if board.reading.is_well_formed() => Localised::Read(board),
        Some(board) => Localised::Unread(board.reading),
    }
}

/// Whether a fault may be caused by letters of another language.
fn is_about_letters(fault: &Fault) -> bool {
    matches!(
        fault.kind,
        FaultKind::UnknownPiece(_)
            | FaultKind::ForeignCharacter(_)
            | FaultKind::Nothing
            | FaultKind::NoPosition
    )
}

fn is_about_placement(fault: &Fault) -> bool {
    fault.kind.field() == Field::Placement
}

/// The number of faults and implausible features of a placement: missing or extra kings, pawns on a back
/// rank, too many pawns, pieces or promoted pieces.
fn gross_faults(reading: &Reading) -> usize {
    let of_text = reading.faults.iter().filter(|fault| is_about_placement(fault)).count();
    let position = &reading.position;
    let board = position.board();
    let of_color = |color: Color| {
        let pawns = board.by_piece(color.pawn());
        let men = |role: Role| board.by_piece(role.of(color)).count();
        let promoted = men(Role::Queen).saturating_sub(1)
            + [Role::Rook, Role::Knight, Role::Bishop]
                .map(|role| men(role).saturating_sub(2))
                .iter()
                .sum::<usize>();
        usize::from(position.kings(color).count() != 1)
            + usize::from(pawns.count() > 8)
            + usize::from(board.by_color(color).count() > 16)
            + usize::from(pawns.count() + promoted > 8)
            + usize::from((pawns & Bitboard::BACKRANKS).any())
    };
    of_text + of_color(Color::White) + of_color(Color::Black)
}

/// A text that is read with one alphabet after another.
struct Text {
    characters: Vec<char>,
    /// The place of the placement according to the English reader.
    placement: Span,
}

impl Text {
    fn new(text: &str, english: &Reading) -> Text {
        let characters: Vec<char> = text.chars().collect();
        let placement = english.fields[0].unwrap_or(Span::new(0, characters.len()));
        Text { characters, placement }
    }

    /// The place of the placement in this alphabet.
    fn placement(&self, alphabet: &Alphabet) -> Span {
        find_placement(&self.characters, alphabet).unwrap_or(self.placement)
    }

    /// Whether all letters of the placement are in the alphabet.
    fn has_only(&self, alphabet: &Alphabet) -> bool {
        let placement = self.placement(alphabet);
        let mut at = placement.start;
        while at < placement.end {
            match piece_at(&self.characters, at, alphabet) {
                Some((_, length)) => at += length,
                None if self.characters.get(at).copied().is_some_and(is_letter) => return false,
                None => at += 1,
            }
        }
        true
    }

    /// Reads the text with the letters of the alphabet in its placement.
    fn read_with(&self, alphabet: &Alphabet) -> Reading {
        let translated = Translated::new(&self.characters, self.placement(alphabet), alphabet);
        let mut reading = read_lenient(&translated.text);
        let place = |span: &mut Span| *span = translated.place(*span);
        for fault in &mut reading.faults {
            let is_placement = is_about_placement(fault);
            place(&mut fault.span);
            place(&mut fault.context);
            for fix in &mut fault.fixes {
                place(&mut fix.span);
                if let FaultKind::FieldOrder(_) = fault.kind {
                    let (placement, fields) = fix.text.split_once(' ').unwrap_or(("", &fix.text));
                    if placement.contains('/') {
                        fix.text = localise(placement, alphabet) + " " + fields;
                    }
                } else if is_placement {
                    fix.text = localise(&fix.text, alphabet);
                }
            }
            let written = self.characters.get(fault.span.start).copied();
            if let (FaultKind::UnknownPiece(_), Some(written)) = (fault.kind, written) {
                fault.kind = if written.is_ascii_graphic() {
                    FaultKind::UnknownPiece(written)
                } else {
                    FaultKind::ForeignCharacter(written)
                };
            }
        }
        reading.repairs.iter_mut().for_each(|repair| place(&mut repair.span));
        reading.fields.iter_mut().flatten().for_each(place);
        reading.tail.iter_mut().for_each(place);
        reading
    }
}

/// Translates a placement from English letters to those of the alphabet.
fn localise(placement: &str, alphabet: &Alphabet) -> String {
    let mut text = String::with_capacity(placement.len());
    for character in placement.chars() {
        match Piece::from_char(character) {
            Some(piece) => text.push_str(&alphabet.letter_of(piece)),
            None => text.push(character),
        }
    }
    text
}

/// A text with English letters in its placement, and the original places of its characters.
struct Translated {
    text: String,
    /// For each character its place in the original, and at the end the length of the original.
    places: Vec<usize>,
}

impl Translated {
    fn new(characters: &[char], placement: Span, alphabet: &Alphabet) -> Translated {
        let mut text = String::with_capacity(characters.len());
        let mut places = Vec::with_capacity(characters.len() + 1);
        let mut at = 0;
        while let Some(character) = characters.get(at).copied() {
            let is_within = placement.start <= at && at < placement.end;
            let read = if is_within { piece_at(characters, at, alphabet) } else { None };
            places.push(at);
            match read {
                Some((piece, length)) => {
                    text.push(piece.char());
                    at += length;
                    continue;
                }
                // Two different characters that are no pieces alternate, because runs of the same character
                // are reported as one fault.
                None if is_within && is_letter(character) => {
                    text.push(if at % 2 == 0 { '!' } else { '?' });
                }
                None => text.push(character),
            }
            at += 1;
        }
        places.push(characters.len());
        Translated { text, places }
    }

    fn place(&self, span: Span) -> Span {
        let place = |index: usize| self.places.get(index).or(self.places.last()).copied().unwrap_or(0);
        Span::new(place(span.start), place(span.end))
    }
}

fn piece_at(characters: &[char], at: usize, alphabet: &Alphabet) -> Option<(Piece, usize)> {
    alphabet.piece_of(*characters.get(at)?, characters.get(at + 1).copied())
}

/// Whether a character is a letter of a modern script. These ranges are enough here and need no Unicode
/// tables.
fn is_letter(character: char) -> bool {
    !matches!(character, '×' | '÷')
        && matches!(character, 'a'..='z' | 'A'..='Z' | '\u{C0}'..='\u{1FFF}' | '\u{3040}'..='\u{D7FF}')
}

/// Whether the lenient reader accepts the character between two ranks.
fn is_separator(character: char) -> bool {
    matches!(character, '/' | '\\' | '|') || character.is_whitespace()
}

/// The place of a complete placement: eight ranks of eight squares each in these letters, separated by
/// slashes or spaces.
fn find_placement(characters: &[char], alphabet: &Alphabet) -> Option<Span> {
    let (mut first, mut ranks, mut start, mut squares) = (0, 0, 0, 0u32);
    let mut at = 0;
    while at <= characters.len() {
        let character = characters.get(at).copied().unwrap_or(' ');
        let (width, length) = match (character, piece_at(characters, at, alphabet)) {
            ('1'..='8', _) => (u32::from(character) - u32::from('0'), 1),
            ('.', _) => (1, 1),
            ('~', _) => (0, 1),
            (_, Some((_, length))) => (1, length),
            _ => {
                if squares == 8 {
                    first = if ranks == 0 { start } else { first };
                    ranks += 1;
                    if ranks == 8 {
                        return Some(Span::new(first, at));
                    }
                }
                if !matches!(squares, 0 | 8) || !is_separator(character) {
                    ranks = 0;
                }
                at += 1;
                (start, squares) = (at, 0);
                continue;
            }
        };
        squares = squares.saturating_add(width);
        at += length;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::is_letter;

    #[test]
    fn letters_are_what_unicode_calls_so() {
        let letters = "AZazÀßŞçČżΑωПкЁשׁعקหမกあアー棋王왕".chars().filter(|one| one.is_alphabetic());
        assert_eq!(letters.filter(|one| !is_letter(*one)).collect::<String>(), "");
        let others = " /|-–—…·×÷0189.,;:«»“”♔♟️■□½²、。\u{a0}\u{200b}\u{feff}";
        assert_eq!(others.chars().filter(|one| is_letter(*one)).collect::<String>(), "");
        assert_eq!(others.chars().filter(|one| one.is_alphabetic()).collect::<String>(), "");
    }
}
