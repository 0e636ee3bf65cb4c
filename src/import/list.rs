//! Lists of pieces with their squares: `wKd6, Rc8, bKh7`, `White: Kg1, Qd1, a2. Black: Kg8`, `Kg1 Qd1 / Kg8`.
//!
//! A colour (a word, a letter with a colon, or a prefix) applies to all pieces until the next colour. A single slash
//! separates White and Black. A square without a letter has a pawn (`Pa2, b2` and `a2, b2`); on the first and last rank,
//! where pawns cannot be, it has the same piece as the square before it (`Ra1, h1`). Several squares may follow one letter
//! (`Pb3c4`).
//!
//! A list ends where prose, a solution or a sentence begins; what is left out after it is reported. A second king of a
//! colour begins another list, if it stands where a list can begin.
//!
//! The language of the letters is the first of these that has them all: the chosen language, the language of the words
//! for the colours, English, any other language. In English, S is the knight if there is no N, as in chess problems.

mod items;
mod letters;
mod place;
mod popeye;
mod scan;
mod spelling;
mod words;

use super::error::{ImportError, Reason};
use super::found::{Choice, Found};
use super::limits::MAX_BLOCKS;
use super::remark::{Remark, RemarkKind};
use super::result::Import;
use super::run::{Run, blocks};
use super::source::SourceKind;
use crate::position::{Color, Position, Square};
use items::List;
use letters::{Letters, candidates};
use place::{Board, place};
use scan::scan;

/// The maximum length of a text that can be a list of at most 64 pieces, in bytes.
const LONGEST: usize = 8_192;

/// A reading of a list: the boards that it describes, and the letters with which it does.
struct Reading {
    boards: Vec<Board>,
    letters: Vec<Letters>,
}

impl Reading {
    /// The first position.
    fn position(&self) -> Option<&Position> {
        self.boards.first().map(|board| &board.position)
    }

    /// Whether the first position has kings of both sides.
    fn has_kings(&self) -> bool {
        self.position()
            .is_some_and(|position| Color::ALL.into_iter().all(|color| position.kings(color).any()))
    }

    fn has_any_king(&self) -> bool {
        self.position().is_some_and(|position| position.board().kings().any())
    }
}

/// The positions that the lists of pieces in a text describe; none if it has no list.
pub(super) fn read(run: &Run) -> Option<Import> {
    let text = run.text();
    if text.len() > LONGEST {
        return None;
    }
    if let Some(import) = read_blocks(run) {
        return Some(import);
    }
    let scanned = scan(text);
    if scanned.items.is_empty() {
        return read_lines(run);
    }
    read_list(run, &scanned)
}

/// Several whole lists with empty lines between them, each in a language of its own; none if fewer than two blocks of lines
/// are lists with both kings.
fn read_blocks(run: &Run) -> Option<Import> {
    let blocks = blocks(run.text());
    if !(2..=MAX_BLOCKS).contains(&blocks.len()) {
        return None;
    }
    let (mut all, mut source, mut count): (Vec<Found>, _, _) = (Vec::new(), None, 0);
    for block in blocks {
        let mut scanned = scan(run.slice(block.start, block.end));
        scanned.move_by(block.start);
        let Some(Import::Positions { source: kind, found, .. }) = read_list(run, &scanned) else { continue };
        let is_whole = |found: &Found| Color::ALL.into_iter().all(|color| found.position.kings(color).any());
        if found.iter().all(is_whole) {
            count += 1;
            source.get_or_insert(kind);
            all.extend(found);
        }
    }
    (count > 1).then_some(Import::Positions { source: source?, found: all, unread: Vec::new() })
}

/// Several lists with a slash between White and Black, one on each line.
fn read_lines(run: &Run) -> Option<Import> {
    let lines: Vec<(usize, &str)> = run.lines().filter(|(_, line)| line.contains('/')).collect();
    if lines.len() < 2 {
        return None;
    }
    let mut all: Vec<Found> = Vec::new();
    let mut source = None;
    for (start, line) in lines {
        let mut scanned = scan(line);
        scanned.move_by(start);
        if let Some(Import::Positions { source: kind, found, .. }) = read_list(run, &scanned) {
            source.get_or_insert(kind);
            all.extend(found);
        }
    }
    Some(Import::Positions { source: source?, found: all, unread: Vec::new() })
}

/// The positions of a list that was read; none if it is no list.
fn read_list(run: &Run, scanned: &List) -> Option<Import> {
    let is_alone = scanned.is_one_sided();
    if scanned.items.is_empty() || (scanned.items.len() < 2 && !is_alone) {
        return None;
    }
    let has_both = Color::ALL.into_iter().all(|color| scanned.items.iter().any(|item| item.color == color));
    let mut readings: Vec<Reading> = Vec::new();
    for letters in candidates(run.language, scanned) {
        let boards = match place(run, scanned, letters) {
            Ok(boards) => boards,
            Err(error) if !scanned.by_slash && (has_both || is_alone) => return Some(Import::Unread(error)),
            Err(_) => return None,
        };
        let same = |known: &&mut Reading| known.position() == boards.first().map(|board| &board.position);
        match readings.iter_mut().find(same) {
            Some(known) => known.letters.push(letters),
            None => readings.push(Reading { boards, letters: vec![letters] }),
        }
    }
    // Prose has names of pieces and squares too. Therefore a list must have a king; and both kings if there are other
    // words in it, or no words for the colours.
    let is_plain = has_both && scanned.skipped.is_empty() && !scanned.by_slash;
    let is_list = readings.iter().any(|reading| {
        reading.has_kings()
            || (is_plain && reading.has_any_king())
            || (is_alone && (scanned.items.len() > 1 || reading.has_any_king()))
    });
    if let Some((start, end, reason)) = scanned.wrong.filter(|_| is_list) {
        return Some(Import::Unread(run.error(start, end, reason)));
    }
    if readings.is_empty() {
        let letters = Letters::of(scanned);
        let unknown = scanned.items.iter().find(|item| !letters.has(item));
        let unknown = unknown.filter(|_| has_both || is_alone)?;
        let letter = unknown.man.letter()?;
        return Some(Import::Unread(run.error(unknown.start, unknown.end, Reason::UnknownPiece(letter))));
    }
    if !is_list {
        return None;
    }
    if readings.iter().any(Reading::has_kings) {
        readings.retain(Reading::has_kings);
    } else if is_alone && readings.iter().any(Reading::has_any_king) {
        readings.retain(Reading::has_any_king);
    }
    if readings.len() > 1 {
        return Some(Import::Ambiguous(readings.into_iter().filter_map(choice).collect()));
    }
    Some(described(run, scanned, readings.pop()?))
}

/// A reading between which and others the user has to choose.
fn choice(reading: Reading) -> Option<Choice> {
    let languages = reading.letters.iter().map(|letters| letters.language).collect();
    Some(Choice { languages, position: reading.boards.into_iter().next()?.position })
}

/// The result for a reading of a list.
fn described(run: &Run, scanned: &List, reading: Reading) -> Import {
    let letters = reading.letters.first().copied().unwrap_or(Letters::ENGLISH);
    let headings: Vec<usize> = reading.boards.iter().map(|board| board.heading).collect();
    let mut found: Vec<Found> = Vec::new();
    for (index, board) in reading.boards.into_iter().enumerate() {
        let after = headings.get(index + 1).copied().unwrap_or(run.text().len());
        let mut one = described_board(run, scanned, board, after);
        if letters.is_problem(&scanned.items) {
            one.remarks.push(Remark { kind: RemarkKind::ProblemKnight, span: one.span });
        }
        found.push(one);
    }
    Import::Positions {
        source: SourceKind::PieceList(letters.language),
        found,
        unread: Vec::<ImportError>::new(),
    }
}

/// One position of a list: `after` is where the next one begins.
fn described_board(run: &Run, scanned: &List, board: Board, after: usize) -> Found {
    let Board { position, start, end, extra, .. } = board;
    let mut found = run.found_at(position, start, end);
    found.remark([RemarkKind::SideNotGiven, RemarkKind::RightsNotGiven]);
    let skipped = scanned.skipped.iter().filter(|(from, to)| *from >= start && *to <= end);
    let trailing = scanned.trailing.filter(|(from, _)| (end..after).contains(from));
    for (from, to) in skipped.copied().chain(extra).chain(trailing) {
        found.remarks.push(Remark { kind: RemarkKind::Skipped, span: run.span(from, to) });
    }
    if let Some((color, from, to)) = scanned.turn.filter(|(_, from, _)| (start..after).contains(from)) {
        found.set_side(color, run.span(from, to));
    }
    found
}

/// The squares at the end of a word, each with the byte at which its name begins; empty if the word is no man on squares.
pub(super) fn squares(word: &str) -> Vec<(usize, Square)> {
    let small = word.to_ascii_lowercase();
    let count = words::piece(word).or_else(|| words::piece(&small)).map_or(0, |(_, squares)| squares.len());
    let is_prefixed = || {
        words::prefix(word).and_then(|(_, rest)| words::piece(rest)).map_or(0, |(_, squares)| squares.len())
    };
    let count = if count > 0 { count } else { is_prefixed() };
    let first = word.len().saturating_sub(2 * count);
    (0..count)
        .filter_map(|index| {
            let at = first + 2 * index;
            Some((at, small.get(at..at + 2)?.parse().ok()?))
        })
        .collect()
}

/// Whether a word is a man on a square.
pub(super) fn is_man(word: &str) -> bool {
    words::piece(word).is_some()
}

/// Whether a word stands among pieces without being one: a name without a square, a connecting word, a word of Popeye.
pub(super) fn is_label(word: &str) -> bool {
    words::named(word).is_some() || words::is_connector(word) || popeye::is_word(word)
}

/// Whether a word may stand between pieces without a meaning of its own.
pub(super) fn is_connector(word: &str) -> bool {
    words::is_connector(word)
}
