//! Remarks about what was guessed, repaired or left out.

use crate::notation::{Language, RepairKind, Span};
use crate::position::Color;

/// Something that was guessed, repaired or left out, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Remark {
    /// What.
    pub kind: RemarkKind,
    /// Where, in characters of the text.
    pub span: Span,
}

/// What was guessed, repaired or left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RemarkKind {
    /// The reader of records did this.
    Record(RepairKind),
    /// The side to move was taken from these words.
    SideFromWords(Color),
    /// The side to move is not given: White.
    SideNotGiven,
    /// Castling rights and the en passant square are not given: none.
    RightsNotGiven,
    /// The diagram has this side at the bottom, by its coordinates.
    BottomByCoordinates(Color),
    /// The diagram has this side at the bottom, by where its pawns stand.
    BottomByPawns(Color),
    /// The diagram has no coordinates: White was taken to be at the bottom.
    BottomNotGiven,
    /// The pieces have the letters of this language.
    Letters(Language),
    /// The diagram shows another board than the record beside it; the record was taken.
    DiagramDisagrees,
    /// These words were left out.
    Skipped,
    /// The operations of EPD were kept.
    OperationsKept,
    /// Comments, variations or annotation signs of a game were left out.
    CommentsLeftOut,
    /// This is none of the marks that can be drawn.
    MarkLeftOut,
}

impl RemarkKind {
    /// The kind's name in machine-readable output.
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
            RemarkKind::OperationsKept => "operations-kept",
            RemarkKind::CommentsLeftOut => "comments-left-out",
            RemarkKind::MarkLeftOut => "mark-left-out",
        }
    }
}
