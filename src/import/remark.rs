//! Remarks about what was guessed, repaired or left out.

use crate::notation::{Language, RepairKind, Span};
use crate::position::Color;

/// Something that was guessed, repaired or left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Remark {
    /// The kind of the remark.
    pub kind: RemarkKind,
    /// The place in the text, in characters.
    pub span: Span,
}

/// The kinds of remarks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RemarkKind {
    /// A repair by the lenient reader of records.
    Record(RepairKind),
    /// The side to move was read from words in the text.
    SideFromWords(Color),
    /// The side to move is not given. White was assumed.
    SideNotGiven,
    /// Castling rights and the en passant square are not given. None were assumed.
    RightsNotGiven,
    /// The coordinates of the diagram have this side at the bottom.
    BottomByCoordinates(Color),
    /// The pawns in the diagram show that this side is at the bottom.
    BottomByPawns(Color),
    /// The diagram has no coordinates. White was assumed to be at the bottom.
    BottomNotGiven,
    /// The pieces have the letters of this language.
    Letters(Language),
    /// The diagram shows another board than the record. The record was used.
    DiagramDisagrees,
    /// These words were left out.
    Skipped,
    /// The letter S is the knight, as in chess problems.
    ProblemKnight,
    /// The filled figurines are White's, although Unicode makes them Black's: White's army starts with them.
    FilledIsWhite,
    /// The EPD operations were kept.
    OperationsKept,
    /// Comments or annotation signs of a game were left out.
    CommentsLeftOut,
    /// A mark that could not be read was left out.
    MarkLeftOut,
}

impl RemarkKind {
    /// Whether it says that the text has no field for something.
    pub(super) const fn is_of_missing_field(self) -> bool {
        matches!(self, RemarkKind::SideNotGiven | RemarkKind::RightsNotGiven)
    }

    /// The stable name of the kind in machine-readable output.
    pub const fn name(self) -> &'static str {
        match self {
            RemarkKind::Record(kind) => kind.name(),
            RemarkKind::SideFromWords(_) => "side-from-words",
            RemarkKind::SideNotGiven => "side-not-given",
            RemarkKind::RightsNotGiven => "rights-not-given",
            RemarkKind::BottomByCoordinates(_) => "bottom-by-coordinates",
            RemarkKind::BottomByPawns(_) => "bottom-by-pawns",
            RemarkKind::BottomNotGiven => "bottom-not-given",
            RemarkKind::Letters(_) => "letters",
            RemarkKind::DiagramDisagrees => "diagram-disagrees",
            RemarkKind::Skipped => "skipped",
            RemarkKind::ProblemKnight => "problem-knight",
            RemarkKind::FilledIsWhite => "filled-is-white",
            RemarkKind::OperationsKept => "operations-kept",
            RemarkKind::CommentsLeftOut => "comments-left-out",
            RemarkKind::MarkLeftOut => "mark-left-out",
        }
    }
}
