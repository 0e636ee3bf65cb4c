//! The result of reading a text: the position, faults, repairs, and the places of the fields.

mod kind;

pub use kind::{Expected, FaultKind, Field};

use crate::position::{Bitboard, Position};

/// A range of the text in characters (Unicode scalar values), from `start` up to but not including `end`. An
/// empty span is a place between two characters or at the end of the text.
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

/// A replacement that resolves a fault. It does not change the position that was read, if that is possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The text that is replaced.
    pub span: Span,
    /// The replacement.
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
    /// The rank or the field that it is in.
    pub context: Span,
    /// The squares whose content may be wrong.
    pub squares: Bitboard,
    /// The replacements that resolve it, the most likely one first; each is meant to be applied alone. One that keeps all
    /// men comes before those that take one. May be empty.
    pub fixes: Vec<Fix>,
}

impl Fault {
    /// The most likely replacement, if there is any.
    pub fn fix(&self) -> Option<&Fix> {
        self.fixes.first()
    }

    /// Whether a fix of this fault in a text keeps all letters of men that the text has.
    pub fn keeps_men(&self, fix: &Fix, text: &str) -> bool {
        let is_man = |c: &char| "PNBRQKpnbrqk".contains(*c);
        let part = text.chars().skip(fix.span.start).take(fix.span.end.saturating_sub(fix.span.start));
        self.kind.field() != Field::Placement
            || part.filter(is_man).count() <= fix.text.chars().filter(is_man).count()
    }
}

/// A deviation from the standard that was understood and accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repair {
    /// What was done.
    pub kind: RepairKind,
    /// Where.
    pub span: Span,
}

/// What the lenient reader changed in order to read a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RepairKind {
    /// Invisible characters were removed.
    Invisible,
    /// White space or control characters were read as spaces.
    Spaces,
    /// Typographic dashes, slashes, quotes or full-width characters were read as the corresponding ASCII
    /// characters.
    Typography,
    /// Chess figurines were read as letters.
    Figurines,
    /// Text around the position was ignored.
    Wrapper,
    /// The position was extracted from a link.
    Link,
    /// Percent-encoded characters were decoded.
    Percent,
    /// Underscores were read as spaces.
    Underscores,
    /// Ranks in several words were joined.
    RanksJoined,
    /// Other characters were read as slashes.
    Slashes,
    /// A slash before or after the placement was ignored.
    OuterSlash,
    /// Adjacent digits were added up.
    DigitsAdded,
    /// Dots were read as empty squares.
    Dots,
    /// The side to move was not written as in the standard.
    Side,
    /// Castling letters were not written as in the standard.
    Rights,
    /// Castling rights were named by the files of their rooks, where X-FEN writes `K` and `Q`.
    Files,
    /// The en passant square was not written as in the standard.
    Square,
    /// A clock was not written as in the standard.
    Clock,
    /// Missing fields were given their default values.
    Filled,
    /// Text after the record was ignored.
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
            RepairKind::Files => "files",
            RepairKind::Square => "square",
            RepairKind::Clock => "clock",
            RepairKind::Filled => "filled",
            RepairKind::Tail => "tail",
        }
    }
}

/// The result of reading a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The position as far as it could be read; other values are those of the empty position.
    pub position: Position,
    /// The faults, at most the first thousand. Faults of characters come first, then the number of fields,
    /// then the fields from left to right. The lenient reader lists the number of fields last, because it is
    /// often the consequence of another fault.
    pub faults: Vec<Fault>,
    /// What the lenient reader changed.
    pub repairs: Vec<Repair>,
    /// The places of the six fields; none for a missing field.
    pub fields: [Option<Span>; 6],
    /// The text after the fields: operations of an EPD record, moves, a comment. Always none in the strict
    /// reader.
    pub tail: Option<Span>,
}

impl Reading {
    /// The reading of a text in which there is no position.
    pub(super) fn unreadable(kind: FaultKind, text: &str, repairs: Vec<Repair>) -> Reading {
        let span = Span::new(0, text.chars().count());
        let fault = Fault { kind, span, context: span, squares: Bitboard::EMPTY, fixes: Vec::new() };
        Reading { position: Position::EMPTY, faults: vec![fault], repairs, fields: [None; 6], tail: None }
    }

    /// Whether there are no faults.
    pub fn is_well_formed(&self) -> bool {
        self.faults.is_empty()
    }

    /// Whether the text (the one that was read) is the beginning of a record, and nothing else is wrong with it.
    pub fn is_unfinished(&self, text: &str) -> bool {
        let end = text.chars().count();
        !self.faults.is_empty()
            && self.faults.iter().all(|fault| {
                let is_short = match fault.kind {
                    FaultKind::Nothing
                    | FaultKind::RankTooShort(..)
                    | FaultKind::EmptyRank(_)
                    | FaultKind::MissingRanks(_) => true,
                    // The file of the square.
                    FaultKind::UnknownSquare => text.ends_with(|sign| matches!(sign, 'a'..='h')),
                    _ => false,
                };
                is_short && fault.span.end == end
            })
    }

    /// Whether the text holds a position, with faults or not.
    pub fn has_position(&self) -> bool {
        !self.faults.iter().any(|fault| matches!(fault.kind, FaultKind::Nothing | FaultKind::NoPosition))
    }

    /// The field at a place of the text, including the place directly after it.
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
