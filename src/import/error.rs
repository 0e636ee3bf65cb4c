//! Errors: the place where a reader stopped, and the reason.

use super::limits::MAX_UNREAD;
use crate::notation::{FaultKind, Span};
use crate::position::Square;

/// Where a reader stopped, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    /// Where, in characters of the text.
    pub at: Span,
    /// The line in which that begins, from 1.
    pub line: usize,
    /// What stands there, the first 80 characters of it.
    pub text: String,
    /// Why.
    pub reason: Reason,
}

/// Why a reader stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A fault in a record.
    Record(FaultKind),
    /// A row of a diagram, counted from the top from 1, without eight squares.
    RowWidth {
        /// The row.
        row: u32,
        /// How many squares it has.
        squares: u32,
    },
    /// A diagram without eight rows; how many it has.
    RowCount(u32),
    /// A letter that stands for no piece.
    UnknownPiece(char),
    /// A square of a list, or of a template, that cannot be read.
    UnknownSquare,
    /// Two pieces on one square.
    SquareTwice(Square),
    /// A template without its 64 squares; how many it has.
    TemplateWidth(u32),
    /// A command or template without its end.
    Unclosed,
    /// A board command without a position.
    BareBoard,
    /// A move that cannot be played.
    IllegalMove,
    /// A move that several pieces can play.
    AmbiguousMove,
    /// A word that is no move.
    UnreadableMove,
    /// A start position from which no move can be played: it is not legal.
    IllegalStart,
    /// A variant that is not known here.
    UnknownVariant,
    /// A board of another game, such as Xiangqi: of another size, or with squares or pieces that chess has not.
    OtherGame {
        /// How many squares its ranks have.
        files: u32,
        /// How many ranks it has.
        ranks: u32,
    },
    /// A link that names a game: its position is not in it.
    GameLink,
    /// More than is kept.
    TooMuch,
}

impl Reason {
    /// The reason's name in machine-readable output.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Record(kind) => kind.name(),
            Reason::RowWidth { .. } => "row-width",
            Reason::RowCount(_) => "row-count",
            Reason::UnknownPiece(_) => "unknown-piece",
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
            Reason::GameLink => "game-link",
            Reason::TooMuch => "too-much",
        }
    }
}

/// Reports what could not be read, up to [`MAX_UNREAD`].
pub(super) fn report(unread: &mut Vec<ImportError>, stopped: ImportError) {
    if unread.len() < MAX_UNREAD {
        unread.push(stopped);
    }
}
