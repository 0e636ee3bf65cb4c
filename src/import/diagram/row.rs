//! The kinds of lines of a diagram, and the rows among them.

use super::cell::Cell;

/// How the squares of a row are separated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// By vertical lines.
    Bordered,
    /// By spaces.
    Spaced,
    /// Not at all.
    Compact,
    /// Not at all; eight dashes, which may also be a line between rows.
    Dashes,
}

/// A row of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// Its squares from left to right; eight in a correct row.
    pub(super) cells: Vec<Cell>,
    /// The number of its rank, if it is given.
    pub(super) label: Option<u32>,
    pub(super) style: Style,
}

/// The letters of the files.
pub(super) const FILES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// The kinds of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A row of eight squares.
    Row(Row),
    /// A row with another number of squares.
    Faulty(Row),
    /// A line between rows, such as `+---+---+`.
    Rule,
    /// The letters of the files, from a to h or reversed.
    Files { reversed: bool },
    /// An empty line.
    Blank,
    /// Anything else.
    Other,
}

/// A row if it has eight squares, a faulty row if it has nearly as many.
pub(super) fn finish(cells: Vec<Cell>, label: Option<u32>, style: Style) -> Line {
    match cells.len() {
        8 => Line::Row(Row { cells, label, style }),
        5..=12 => Line::Faulty(Row { cells, label, style }),
        _ => Line::Other,
    }
}

/// Recognises the letters of the files: `a b c d e f g h`, with or without spaces, or reversed.
pub(super) fn files_of(words: &[&str]) -> Option<Line> {
    let letters: String = words.concat();
    let is = |files: &str| letters.eq_ignore_ascii_case(files);
    match () {
        () if is("abcdefgh") => Some(Line::Files { reversed: false }),
        () if is("hgfedcba") => Some(Line::Files { reversed: true }),
        () => None,
    }
}

/// The number of a rank.
pub(super) fn rank(word: &str) -> Option<u32> {
    match word.as_bytes() {
        [digit @ b'1'..=b'8'] => Some(u32::from(digit - b'0')),
        _ => None,
    }
}
