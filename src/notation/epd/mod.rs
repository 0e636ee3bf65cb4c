//! Extended Position Description (EPD; S. J. Edwards, 1995): the first four fields of a FEN record, then
//! operations.
//!
//! `r3k2r/8/8/8/8/8/8/R3K2R w KQkq - bm O-O; hmvc 4; id "both ways";`

mod opcodes;
mod operations;
mod scan;
mod tail;

pub(super) use opcodes::is_standard_opcode;
pub use operations::{Operation, Operations};
pub use tail::{operations_at, operations_in};

use super::castling::Letters;
use super::fault::{FaultKind, Field, Fix, Reading, Span};
use super::fields;
use super::placement::{Grammar, Head};
use super::record::{foreign_characters, read_fields};
use super::report::Report;
use super::source::{Source, slice};
use super::split::{DEFAULTS, Split};
use super::write::write_four_fields;
use crate::position::Position;
use opcodes::is_opcode;
use scan::Scan;

/// The number of FEN fields in an EPD record.
const FIELDS: usize = 4;

/// The result of reading an EPD record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EpdReading {
    /// The position and the faults. The fifth and sixth field are the operands of `hmvc` and `fmvn`, if the
    /// record has them.
    pub reading: Reading,
    /// The operations.
    pub operations: Operations,
}

/// Reads a text as one EPD record, strictly: four fields with one space between them (castling rights as in
/// X-FEN), then operations.
///
/// A final semicolon and a final quotation mark may be missing. Operations may be empty, in any order and
/// repeated; of several `hmvc` or `fmvn` the last one counts.
pub fn read_epd(text: &str) -> EpdReading {
    let mut report = Report::default();
    let mut position = Position::EMPTY;
    let head = Head::read(text);
    let split = Split::new(text, &head);
    if !split.is_printable() {
        foreign_characters(text, &mut report);
    }
    let mut fields = split.record();
    fields[FIELDS..].fill(None);
    missing_fields(text, &fields, &mut report);
    let grammar = Grammar { lenient: false, crazyhouse: false };
    read_fields(text, &fields, &head, grammar, Letters::XFen, &mut report, &mut position);
    let start = fields[FIELDS - 1].map_or(text.len(), |last| last.end);
    for (name, field) in [("hmvc", Field::Halfmove), ("fmvn", Field::Fullmove)] {
        let Some(tokens) = last_named(name, text, Scan::all(text, start)) else { continue };
        let last = tokens[tokens.len() - 1];
        if let Some(first) = tokens.get(1) {
            fields[field as usize] = Some(Span::new(first.start, last.end));
        } else {
            let at = Span::at(last.end);
            let text = if field == Field::Halfmove { " 0" } else { " 1" };
            let fix = Some(Fix { span: at, text: text.into() });
            report.fault(FaultKind::EmptyField(field), at, last, fix);
        }
    }
    if let Some(span) = fields[Field::Halfmove as usize] {
        fields::halfmove(text, span, false, &mut report, &mut position);
    }
    if let Some(span) = fields[Field::Fullmove as usize] {
        fields::fullmove(text, span, false, &mut report, &mut position);
    }
    for tokens in Scan::all(text, start) {
        let opcode = tokens[0];
        if !is_opcode(slice(text, opcode.start, opcode.end)) {
            let span = Span::new(opcode.start, tokens[tokens.len() - 1].end);
            report.fault(FaultKind::UnknownOperation, span, span, None);
        }
    }
    let mut tail = (start + 1 < text.len()).then(|| Span::new(start + 1, text.len()));
    if !split.is_printable() {
        let source = Source::verbatim(text);
        report.translate(&source);
        for span in fields.iter_mut().flatten().chain(&mut tail) {
            *span = source.place(span.start, span.end);
        }
    }
    let operations = Operations::parse(slice(text, start, text.len()));
    let reading = Reading { position, faults: report.faults, repairs: report.repairs, fields, tail };
    EpdReading { reading, operations }
}

/// The EPD record of a position: four fields, then the operations. The operations `hmvc` and `fmvn` are
/// written with the position's clocks; a record without them has no clocks.
pub fn write_epd(position: &Position, operations: &Operations) -> String {
    let mut operations = operations.clone();
    operations.update("hmvc", || position.halfmove_clock.to_string());
    operations.update("fmvn", || position.fullmove_number.to_string());
    let mut text = write_four_fields(position);
    if !operations.is_empty() {
        text.push(' ');
        text.push_str(&operations.write());
    }
    text
}

/// Like [`write_epd`], with the operations as text.
pub(super) fn write_canonical(position: &Position, operations: &str) -> String {
    write_epd(position, &Operations::parse(operations))
}

/// The first operand of the last operation with this opcode, in bytes of `tail`.
pub(super) fn first_operand(tail: &str, opcode: &str) -> Option<Span> {
    last_named(opcode, tail, Scan::of_one_record(tail))?.get(1).copied()
}

/// The words of the last operation with this opcode, which is the one that counts.
fn last_named(name: &str, text: &str, operations: Scan) -> Option<Vec<Span>> {
    let is_named =
        |words: &Vec<Span>| words.first().is_some_and(|opcode| slice(text, opcode.start, opcode.end) == name);
    operations.filter(is_named).last()
}

fn missing_fields(text: &str, fields: &[Option<Span>; 6], report: &mut Report) {
    let whole = Span::new(0, text.len());
    if text.is_empty() {
        report.fault(FaultKind::Nothing, whole, whole, None);
    } else if let Some(missing) = fields[..FIELDS].iter().position(Option::is_none) {
        let mut fix = String::new();
        for default in &DEFAULTS[missing..FIELDS] {
            fix.push(' ');
            fix.push_str(default);
        }
        let at = Span::at(text.len());
        let fix = Some(Fix { span: at, text: fix });
        report.fault(FaultKind::MissingFields(Field::RECORD[missing]), at, whole, fix);
    }
}
