//! Positions that were found in a text.

use shakmaty::variant::Variant;

use super::remark::Remark;
use crate::marks::Marks;
use crate::notation::{Language, LocalisedReading, Span};
use crate::position::{Color, Position};

/// One position of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The position.
    pub position: Position,
    /// Where it stands, in characters of the text.
    pub span: Span,
    /// The line in which it begins, from 1.
    pub line: usize,
    /// What was guessed, repaired or left out.
    pub remarks: Vec<Remark>,
    /// Where the operations of an EPD record stand, or whatever else follows a record.
    pub tail: Option<Span>,
    /// A name for it: the `id` of EPD, the caption of a diagram.
    pub title: Option<String>,
    /// The side at the bottom of the board, where the text says so.
    pub orientation: Option<Color>,
    /// The game it belongs to, where the text says so.
    pub variant: Option<Variant>,
    /// What is drawn on its board.
    pub marks: Marks,
}

/// One way to read local piece letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The languages in whose letters the text means this position.
    pub languages: Vec<Language>,
    /// The position.
    pub position: Position,
}

impl From<LocalisedReading> for Choice {
    fn from(read: LocalisedReading) -> Choice {
        Choice { languages: read.languages, position: read.reading.position }
    }
}
