//! Reads a record that is embedded in other text.
//!
//! Each step makes a new working text from the last one and keeps the original place of every character, so faults and
//! repairs point into the text that the user sees.

use super::plain::GRAMMAR;
use super::{characters, layout, wrappers};
use crate::notation::castling::Letters;
use crate::notation::fault::{Fault, FaultKind, Field, Fix, Reading, RepairKind, Span};
use crate::notation::fields;
use crate::notation::placement::Head;
use crate::notation::record::read_fields;
use crate::notation::report::Report;
use crate::notation::shape::{find_placement, may_be_placement};
use crate::notation::source::{Source, slice};
use crate::position::Position;
use layout::Layout;

/// Reads the record in a text with whatever surrounds it, with all faults and repairs.
pub(super) fn read_embedded(text: &str) -> Reading {
    let mut report = Report::default();
    let source = characters::normalize(text, &mut report);
    let source = wrappers::strip(source, &mut report);
    let source = match source {
        Ok(source) => source,
        Err(kind) => return Reading::unreadable(kind, text, report.repairs),
    };
    let mut attempt = read_layout(&source, 0, false);
    // A complete placement somewhere else in the text is preferred to a faulty one at the beginning.
    if attempt.report.faults.iter().any(|fault| fault.kind.field() == Field::Placement)
        && let Some(start) = find_placement(source.text())
        && layout::is_surrounding(slice(source.text(), 0, start))
    {
        attempt = read_layout(&source, start, true);
        attempt.report.repair(RepairKind::Wrapper, source.place(0, start));
    }
    for repair in attempt.report.repairs {
        report.repair(repair.kind, repair.span);
    }
    Reading {
        position: attempt.position,
        faults: attempt.report.faults,
        repairs: report.repairs,
        fields: attempt.fields,
        tail: attempt.tail,
    }
}

/// The result of reading from one place of the text.
struct Attempt {
    position: Position,
    report: Report,
    fields: [Option<Span>; 6],
    tail: Option<Span>,
}

/// Reads the record that begins at byte `start`. All places in the result are in characters of the original text.
fn read_layout(source: &Source, start: usize, in_prose: bool) -> Attempt {
    let mut report = Report::default();
    let mut position = Position::EMPTY;
    let part = source.part(start, source.text().len());
    let layout = layout::lay_out(&part, in_prose, &mut report);
    report.translate(&part);
    let tail = layout.tail.map(|tail| part.place(tail.start, tail.end));
    if layout.fields[0].is_none() {
        let whole = source.place(0, source.text().len());
        report.fault(FaultKind::Nothing, whole, whole, None);
    }
    let record = read_record(&layout, &mut position);
    let clocks = read_operands(&part, &layout, &mut position);
    for mut other in [record, clocks] {
        report.faults.append(&mut other.faults);
        report.repairs.append(&mut other.repairs);
    }
    report.faults = ordered(report.faults);
    position.remaining_checks = layout.checks;
    let mut fields = layout.fields;
    for span in fields.iter_mut().flatten() {
        *span = layout.record.place(span.start, span.end);
    }
    if fields.iter().any(Option::is_none) && fields[0].is_some() {
        let end = fields.iter().flatten().map(|span| span.end).max().unwrap_or(0);
        report.repair(RepairKind::Filled, Span::at(end));
    }
    Attempt { position, report, fields, tail }
}

/// Reads the fields of a record that has been laid out; reports in characters of the original text.
fn read_record(layout: &Layout, position: &mut Position) -> Report {
    let mut report = Report::default();
    let text = layout.record.text();
    let Some(span) = layout.fields[0] else { return report };
    if may_be_placement(slice(text, span.start, span.end)) {
        let head = Head::read(text);
        read_fields(text, &layout.fields, &head, GRAMMAR, Letters::Lenient, &mut report, position);
        fix_missing_en_passant(text, &mut report);
    } else {
        report.fault(FaultKind::NoPosition, span, Span::new(0, text.len()), None);
    }
    if let Some(slash) = layout.slash {
        // The fixes go into a text that separates its ranks by this character.
        for fix in report.faults.iter_mut().filter_map(|fault| fault.fix.as_mut()) {
            fix.text = fix.text.replace('/', slash.encode_utf8(&mut [0; 4]));
        }
    }
    report.translate(&layout.record);
    report
}

/// Reads the clocks that an EPD record gives as operations; reports in characters of the original text.
fn read_operands(part: &Source, layout: &Layout, position: &mut Position) -> Report {
    let mut report = Report::default();
    if let Some(span) = layout.halfmove {
        fields::halfmove(part.text(), span, true, &mut report, position);
    }
    if let Some(span) = layout.fullmove {
        fields::fullmove(part.text(), span, true, &mut report, position);
    }
    report.translate(part);
    report
}

/// Faults of characters first and of the number of fields last: a wrong number of fields is often the consequence of
/// another fault.
fn ordered(faults: Vec<Fault>) -> Vec<Fault> {
    let mut faults = faults;
    faults.sort_by_key(|fault| match fault.kind.field() {
        Field::Charset => 0,
        Field::Count => 2,
        _ => 1,
    });
    faults
}

/// A number in the place of the en passant square means that the square is missing, or that its dash and the clock were
/// written together. The fix inserts a dash before the number, or a space between, and keeps the number.
fn fix_missing_en_passant(text: &str, report: &mut Report) {
    for fault in &mut report.faults {
        let span = fault.span;
        let written = slice(text, span.start, span.end);
        let clock = written.strip_prefix('-').unwrap_or(written);
        if fault.kind == FaultKind::UnknownSquare && clock.bytes().all(|b| b.is_ascii_digit()) {
            let at = span.end - clock.len();
            let text = if at > span.start { " " } else { "- " };
            fault.fix = Some(Fix { span: Span::at(at), text: text.into() });
        }
    }
}
