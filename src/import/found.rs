//! Positions that were found in a text.

use shakmaty::variant::Variant;

use super::remark::{Remark, RemarkKind};
use super::source::SourceKind;
use super::usage::{Aside, Use};
use crate::marks::Marks;
use crate::notation::{Field, Language, LocalisedReading, RepairKind, Span, read_lenient, write};
use crate::position::{Color, Position};

/// A position that was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The position.
    pub position: Position,
    /// Its place in the text, in characters.
    pub span: Span,
    /// The number of the line in which it begins, from 1.
    pub line: usize,
    /// What was guessed, repaired or left out.
    pub remarks: Vec<Remark>,
    /// The place of the text after a record (the operations of EPD, or something else), in characters.
    pub tail: Option<Span>,
    /// Its title: the `id` of EPD, the caption of a diagram, and so on.
    pub title: Option<String>,
    /// The side at the bottom of the board, if the text says so.
    pub orientation: Option<Color>,
    /// The chess variant, if the text names it.
    pub variant: Option<Variant>,
    /// The marks on its board.
    pub marks: Marks,
    /// What stands beside it in the text and is used for it, each with its place in characters.
    pub notes: Vec<(Use, Span)>,
    /// What stands beside it in the text and is not used for it, each with its place in characters.
    pub aside: Vec<(Aside, Span)>,
}

impl Found {
    /// Adds remarks about the whole of it.
    pub(super) fn remark(&mut self, kinds: impl IntoIterator<Item = RemarkKind>) {
        let span = self.span;
        self.remarks.extend(kinds.into_iter().map(|kind| Remark { kind, span }));
    }

    /// Says who moves on a board that does not say it itself. `span`: the words that say it.
    pub(super) fn set_side(&mut self, color: Color, span: Span) {
        self.position.turn = color;
        self.remarks.retain(|remark| remark.kind != RemarkKind::SideNotGiven);
        self.remarks.push(Remark { kind: RemarkKind::SideFromWords(color), span });
    }

    /// Its place without the words behind its record, unless they are operations of EPD.
    pub(super) fn core(&self) -> Span {
        let keeps = self.remarks.iter().any(|remark| remark.kind == RemarkKind::OperationsKept);
        let end = self.tail.filter(|_| !keeps).map_or(self.span.end, |tail| tail.start.min(self.span.end));
        Span::new(self.span.start, end.max(self.span.start))
    }

    /// Whether its text does not say who moves.
    pub(super) fn lacks_side(&self) -> bool {
        self.remarks.iter().any(|remark| remark.kind == RemarkKind::SideNotGiven)
    }

    /// Whether its text has no castling field nor what follows it: a diagram, a list, a placement alone.
    pub(super) fn lacks_rights(&self) -> bool {
        self.remarks.iter().any(|remark| remark.kind == RemarkKind::RightsNotGiven)
    }

    /// Takes a field that stands beside it, as a record has it; and says whether it could be read.
    pub(super) fn set_field(&mut self, field: Field, text: &str) -> bool {
        let record = write(&self.position);
        let index = Field::RECORD.iter().position(|one| *one == field);
        let fields: Vec<&str> = record
            .split(' ')
            .enumerate()
            .map(|(at, own)| if Some(at) == index { text } else { own })
            .collect();
        let reading = read_lenient(&fields.join(" "));
        if !reading.faults.is_empty() || reading.position.board() != self.position.board() {
            return false;
        }
        self.position = reading.position;
        if field == Field::Castling {
            self.remarks.retain(|remark| remark.kind != RemarkKind::RightsNotGiven);
        }
        true
    }

    /// Takes away the remarks of single fields that are not given, where another one says that fields are missing.
    pub(super) fn without_markers(&mut self) {
        let is_filled = |remark: &Remark| remark.kind == RemarkKind::Record(RepairKind::Filled);
        if self.remarks.iter().any(is_filled) {
            self.remarks.retain(|remark| !remark.kind.is_of_missing_field());
        }
    }

    /// Takes away the remarks that its format already implies.
    pub(super) fn without_implied(&mut self, source: SourceKind) {
        self.remarks.retain(|remark| match (source, remark.kind) {
            (SourceKind::Link, RemarkKind::Record(kind)) => kind != RepairKind::Link,
            (SourceKind::InText | SourceKind::Tag, RemarkKind::Record(kind)) => kind != RepairKind::Wrapper,
            (SourceKind::Localised(_) | SourceKind::PieceList(_), RemarkKind::Letters(_)) => false,
            _ => true,
        });
    }

    /// Moves all its places.
    pub(super) fn relocate(&mut self, place: &dyn Fn(Span) -> Span, line: &dyn Fn(usize) -> usize) {
        self.span = place(self.span);
        self.line = line(self.span.start);
        self.remarks.iter_mut().for_each(|remark| remark.span = place(remark.span));
        self.notes.iter_mut().for_each(|(_, span)| *span = place(*span));
        self.aside.iter_mut().for_each(|(_, span)| *span = place(*span));
        self.tail.iter_mut().for_each(|tail| *tail = place(*tail));
    }
}

/// A reading of a record whose piece letters several languages use differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The languages in whose letters the text is this position.
    pub languages: Vec<Language>,
    /// The position.
    pub position: Position,
}

impl From<LocalisedReading> for Choice {
    fn from(read: LocalisedReading) -> Choice {
        Choice { languages: read.languages, position: read.reading.position }
    }
}
