//! What a reading reports: faults, repairs, and where the fields stand.

mod kind;

pub use kind::{Expected, FaultKind, Field};

use crate::position::{Bitboard, Position};

/// A stretch of the text, in characters (Unicode scalar values); `end` is exclusive. An empty span points between
/// two characters, or at the end of the text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The first character.
    pub start: usize,
    /// One past the last character.
    pub end: usize,
}

impl Span {
    /// From `start` up to, and without, `end`.
    pub const fn new(start: usize, end: usize) -> Span {
        Span { start, end }
    }

    /// An empty span.
    pub const fn at(place: usize) -> Span {
        Span { start: place, end: place }
    }
}

/// A replacement that mends a fault; where one is evident it writes what the board already shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// What is replaced.
    pub span: Span,
    /// What stands there afterwards.
    pub text: String,
}

impl Fix {
    /// The text after the fix.
    pub fn apply(&self, text: &str) -> String {
        let head = text.chars().take(self.span.start);
        let tail = text.chars().skip(self.span.end);
        head.chain(self.text.chars()).chain(tail).collect()
    }
}

/// One thing that is wrong with the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Where.
    pub span: Span,
    /// The rank or field that it sits in.
    pub context: Span,
    /// The squares of the board whose content is in doubt.
    pub squares: Bitboard,
    /// A replacement that mends it, where one is evident.
    pub fix: Option<Fix>,
}

/// Something that was not as the standard has it, and was read all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repair {
    /// What was done.
    pub kind: RepairKind,
    /// Where.
    pub span: Span,
}

/// What the lenient reader did to the text in order to read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RepairKind {
    /// Invisible characters were dropped.
    Invisible,
    /// White space or control characters were read as spaces.
    Spaces,
    /// Typographic dashes, slashes, quotes or full-width characters were read as their ASCII twins.
    Typography,
    /// Chess figurines were read as letters.
    Figurines,
    /// What stood around the position was left out.
    Wrapper,
    /// The position was taken out of a link.
    Link,
    /// Percent-encoded characters were decoded.
    Percent,
    /// Underscores were read as spaces.
    Underscores,
    /// The ranks were joined.
    RanksJoined,
    /// Other signs were read as slashes.
    Slashes,
    /// A slash at an end of the placement was left out.
    OuterSlash,
    /// Adjacent digits were added up.
    DigitsAdded,
    /// Dots were read as empty squares.
    Dots,
    /// The side to move was spelled otherwise.
    Side,
    /// Castling letters were put in order.
    Rights,
    /// The en passant square was spelled otherwise.
    Square,
    /// A clock was spelled otherwise.
    Clock,
    /// Missing fields were filled.
    Filled,
    /// What followed the record was left out.
    Tail,
}

impl RepairKind {
    /// The kind's name in machine-readable output and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            RepairKind::Invisible => "invisible",
            RepairKind::Spaces => "spaces",
            RepairKind::Typography => "typography",
            RepairKind::Figurines => "figurines",
            RepairKind::Wrapper => "wrapper",
            RepairKind::Link => "link",
            RepairKind::Percent => "percent",
            RepairKind::Underscores => "underscores",
            RepairKind::RanksJoined => "ranks-joined",
            RepairKind::Slashes => "slashes",
            RepairKind::OuterSlash => "outer-slash",
            RepairKind::DigitsAdded => "digits-added",
            RepairKind::Dots => "dots",
            RepairKind::Side => "side",
            RepairKind::Rights => "rights",
            RepairKind::Square => "square",
            RepairKind::Clock => "clock",
            RepairKind::Filled => "filled",
            RepairKind::Tail => "tail",
        }
    }
}

/// A text as far as it could be read; by default nothing of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// What was read; where nothing could be read, the empty position's values.
    pub position: Position,
    /// Everything that is wrong, the first thousand faults at most: characters first, then the number of fields (the
    /// lenient reader puts it last: it is often the consequence of another fault), then the fields from left to right.
    pub faults: Vec<Fault>,
    /// What the lenient reader did.
    pub repairs: Vec<Repair>,
    /// Where the six fields stand in the text; none for a field that is missing.
    pub fields: [Option<Span>; 6],
    /// What follows the fields: operations of an EPD record, moves, a comment. The strict reader has none.
    pub tail: Option<Span>,
}

impl Reading {
    /// A text in which there is no position, for this reason.
    pub(super) fn unread(kind: FaultKind, text: &str, repairs: Vec<Repair>) -> Reading {
        let span = Span::new(0, text.chars().count());
        let fault = Fault { kind, span, context: span, squares: Bitboard::EMPTY, fix: None };
        Reading { position: Position::EMPTY, faults: vec![fault], repairs, fields: [None; 6], tail: None }
    }

    /// Whether the text is a well-formed record.
    pub fn is_well_formed(&self) -> bool {
        self.faults.is_empty()
    }

    /// Whether there was anything to read a position from.
    pub fn has_position(&self) -> bool {
        !self.faults.iter().any(|fault| matches!(fault.kind, FaultKind::Nothing | FaultKind::NoPosition))
    }

    /// The field that a character of the text belongs to.
    pub fn field_at(&self, place: usize) -> Option<Field> {
        let within = |span: &Option<Span>| span.is_some_and(|s| s.start <= place && place <= s.end);
        self.fields.iter().position(within).map(|index| Field::RECORD[index])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fix_counts_characters_not_bytes() {
        let fix = Fix { span: Span::new(2, 3), text: "e".into() };
        assert_eq!(fix.apply("äöü-"), "äöe-");
        assert_eq!(Fix { span: Span::at(4), text: "!".into() }.apply("äöü-"), "äöü-!");
    }
}
