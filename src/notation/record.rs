//! FEN records: six fields with one space between them (Portable Game Notation standard, section 16.1.3).

use super::castling::Letters;
use super::fault::{FaultKind, Field, Fix, Reading, Span};
use super::placement::{Grammar, Head};
use super::report::Report;
use super::source::Source;
use super::split::{DEFAULTS, Split};
use super::{castling, fields, placement};
use crate::position::{Pockets, Position};

/// The record of the start position.
pub const START_FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A dialect of FEN for the strict reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// FEN of the PGN standard.
    Fen,
    /// X-FEN: castling rights of any rook.
    XFen,
    /// Shredder-FEN: castling rights by the files of the rooks.
    Shredder,
    /// Crazyhouse: pockets and marks of promoted pieces.
    Crazyhouse,
    /// Three-check: the checks that remain (`3+3` before the clocks) or that were given (`+0+0` at the end).
    ThreeCheck,
    /// Horde: the same grammar as FEN; only the legality differs.
    Horde,
}

impl Dialect {
    /// All dialects.
    pub const ALL: [Dialect; 6] = [
        Dialect::Fen,
        Dialect::XFen,
        Dialect::Shredder,
        Dialect::Crazyhouse,
        Dialect::ThreeCheck,
        Dialect::Horde,
    ];

    /// The dialect's name on a command line.
    pub const fn name(self) -> &'static str {
        match self {
            Dialect::Fen => "fen",
            Dialect::XFen => "xfen",
            Dialect::Shredder => "shredder",
            Dialect::Crazyhouse => "crazyhouse",
            Dialect::ThreeCheck => "threecheck",
            Dialect::Horde => "horde",
        }
    }

    const fn letters(self) -> Letters {
        match self {
            Dialect::XFen => Letters::XFen,
            Dialect::Shredder => Letters::Shredder,
            Dialect::Fen | Dialect::Crazyhouse | Dialect::ThreeCheck | Dialect::Horde => Letters::Standard,
        }
    }
}

/// Reads a text strictly as one record of a dialect. Reports every fault and returns everything that could be
/// read.
pub fn read(text: &str, dialect: Dialect) -> Reading {
    let mut report = Report::default();
    let mut position = Position::EMPTY;
    let head = Head::read(text);
    let mut split = Split::new(text, &head);
    if !split.is_printable() {
        foreign_characters(text, &mut report);
    }
    let counts_checks = dialect == Dialect::ThreeCheck;
    if split.count() != 6 + usize::from(counts_checks) && !text.is_empty() {
        split.drop_empty(text, &mut report);
    }
    if counts_checks {
        position.remaining_checks = split.take_checks(text, &mut report);
    }
    let mut fields = split.six_fields(text, &mut report);
    let grammar = Grammar { lenient: false, crazyhouse: dialect == Dialect::Crazyhouse };
    read_fields(text, &fields, &head, grammar, dialect.letters(), &mut report, &mut position);
    if dialect == Dialect::Crazyhouse && position.pockets().is_none() {
        position.set_pockets(Some(Pockets::default()));
    }
    if !split.is_printable() {
        let source = Source::verbatim(text);
        report.translate(&source);
        for span in fields.iter_mut().flatten() {
            *span = source.place(span.start, span.end);
        }
    }
    Reading { position, faults: report.faults, repairs: report.repairs, fields, tail: None }
}

/// Reads the fields that are present. `head` is what has been read of the text already.
pub(super) fn read_fields(
    text: &str,
    fields: &[Option<Span>; 6],
    head: &Head,
    grammar: Grammar,
    letters: Letters,
    report: &mut Report,
    position: &mut Position,
) {
    let lenient = grammar.lenient;
    let given = |field, report: &mut Report| nonempty(fields, field, report);
    if let Some(span) = given(Field::Placement, report) {
        placement::read(text, span, head, grammar, report, position);
    }
    let turn_known =
        given(Field::Side, report).is_none_or(|span| fields::side(text, span, lenient, report, position));
    if let Some(span) = given(Field::Castling, report) {
        castling::read(text, span, letters, report, position);
    }
    if let Some(span) = given(Field::EnPassant, report) {
        fields::en_passant(text, span, lenient, turn_known, report, position);
    }
    if let Some(span) = given(Field::Halfmove, report) {
        fields::halfmove(text, span, lenient, report, position);
    }
    if let Some(span) = given(Field::Fullmove, report) {
        fields::fullmove(text, span, lenient, report, position);
    }
}

/// The place of a field if it is present and not empty. An empty field is reported.
fn nonempty(fields: &[Option<Span>; 6], field: Field, report: &mut Report) -> Option<Span> {
    let span = fields[field as usize]?;
    if span.start == span.end {
        empty_field(field, span, report);
        return None;
    }
    Some(span)
}

#[cold]
fn empty_field(field: Field, span: Span, report: &mut Report) {
    let fix = (field != Field::Placement).then(|| Fix { span, text: DEFAULTS[field as usize].into() });
    report.fault(FaultKind::EmptyField(field), span, span, fix);
}

/// Reports every run of characters that FEN does not allow.
pub(super) fn foreign_characters(text: &str, report: &mut Report) {
    let mut run: Option<(char, Span)> = None;
    let whole = Span::new(0, text.len());
    let mut flush = |run: &mut Option<(char, Span)>| {
        if let Some((first, span)) = run.take() {
            report.fault(FaultKind::ForeignCharacter(first), span, whole, None);
        }
    };
    for (at, character) in text.char_indices() {
        let end = at + character.len_utf8();
        if matches!(character, ' '..='~') {
            flush(&mut run);
        } else {
            run.get_or_insert((character, Span::at(at))).1.end = end;
        }
    }
    flush(&mut run);
}
