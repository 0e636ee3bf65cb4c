//! Errors: the place where a reader stopped, and the reason.

use super::limits::{MAX_POSITIONS, MAX_UNREAD};
use crate::notation::{FaultKind, Span};
use crate::position::Square;

/// An unreadable place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    /// Its place in the text, in characters.
    pub at: Span,
    /// The number of the line in which it begins, from 1.
    pub line: usize,
    /// The text in this place, at most its first 80 characters.
    pub text: String,
    /// The reason why it could not be read.
    pub reason: Reason,
    /// The record with this fault, if it is one of several.
    pub record: Option<FaultyRecord>,
}

/// A record with a fault among several records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultyRecord {
    /// The place of the whole record in the text, in characters.
    pub span: Span,
    /// Its title, if the text has one.
    pub title: Option<String>,
}

/// The reasons why a place could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A fault in a record.
    Record(FaultKind),
    /// A row of a diagram does not have eight squares.
    RowWidth {
        /// The row, counted from 1 at the top.
        row: u32,
        /// The number of its squares.
        squares: u32,
    },
    /// A diagram does not have eight rows, but this number.
    RowCount(u32),
    /// A letter does not stand for a piece.
    UnknownPiece(char),
    /// A word in a list before a square names no piece.
    UnknownName,
    /// The men of a colour in a list cannot be read.
    NoMen,
    /// A square in a list, a template or a style 12 board cannot be read.
    UnknownSquare,
    /// Two pieces are on this square.
    SquareTwice(Square),
    /// A template does not have 64 squares, but this number.
    TemplateWidth(u32),
    /// A command, comment, variation or template has no end.
    Unclosed,
    /// A LaTeX board command has no position.
    BareBoard,
    /// A move is not legal.
    IllegalMove,
    /// Several pieces can make the move.
    AmbiguousMove,
    /// A word is not a move.
    UnreadableMove,
    /// The start position is not legal, so no move can be played from it.
    IllegalStart,
    /// The variant is not supported.
    UnknownVariant,
    /// A board of another game, such as Xiangqi: of another size, or with squares or pieces that chess does not have.
    OtherGame {
        /// The number of its files.
        files: u32,
        /// The number of its ranks.
        ranks: u32,
    },
    /// A position of draughts.
    Draughts,
    /// A link to a game, a study or a puzzle, which does not contain the position.
    GameLink,
    /// The text has more than is kept (see the limits, such as [`MAX_POSITIONS`]).
    TooMuch,
    /// The text has so many more games or records than are kept.
    More(usize),
}

impl ImportError {
    /// Whether nothing but words stands in its place: nobody is to be told that prose has no position.
    pub fn is_of_words(&self) -> bool {
        self.record.is_none()
            && matches!(self.reason, Reason::Record(FaultKind::NoPosition | FaultKind::Nothing))
    }
}

impl Reason {
    /// The stable name of the reason in machine-readable output.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Record(kind) => kind.name(),
            Reason::RowWidth { .. } => "row-width",
            Reason::RowCount(_) => "row-count",
            Reason::UnknownPiece(_) => "unknown-piece",
            Reason::UnknownName => "unknown-name",
            Reason::NoMen => "no-men",
            Reason::UnknownSquare => "unknown-square",
            Reason::SquareTwice(_) => "square-twice",
            Reason::TemplateWidth(_) => "template-width",
            Reason::Unclosed => "unclosed",
            Reason::BareBoard => "bare-board",
            Reason::IllegalMove => "illegal-move",
            Reason::AmbiguousMove => "ambiguous-move",
            Reason::UnreadableMove => "unreadable-move",
            Reason::IllegalStart => "illegal-start",
            Reason::UnknownVariant => "unknown-variant",
            Reason::OtherGame { .. } => "other-game",
            Reason::Draughts => "draughts",
            Reason::GameLink => "game-link",
            Reason::TooMuch | Reason::More(_) => "too-much",
        }
    }
}

/// Adds an error to a list, up to [`MAX_UNREAD`]; a faulty record, up to [`MAX_POSITIONS`].
pub(super) fn report(unread: &mut Vec<ImportError>, error: ImportError) {
    let most = if error.record.is_some() { MAX_POSITIONS } else { MAX_UNREAD };
    if unread.len() < most {
        unread.push(error);
    }
}
