//! The record in whatever stands around it.
//!
//! Each step makes a new working text out of the last one and remembers where every character came from, so that
//! faults and repairs point into the text that the user sees.

use super::{GRAMMAR, clean, layout, unwrap};
use crate::notation::castling::Letters;
use crate::notation::fault::{FaultKind, Field, Fix, Reading, RepairKind, Span};
use crate::notation::fields;
use crate::notation::placement::Head;
use crate::notation::record::read_fields;
use crate::notation::source::{Report, Source, cut};
use crate::position::Position;

/// Reads the record in whatever stands around it, faults and all.
pub(super) fn read_wrapped(text: &str) -> Reading {
    let mut report = Report::default();
    let source = clean::clean(text, &mut report);
    let source = unwrap::unwrap(source, &mut report);
    let source = match source {
        Ok(source) => source,
        Err(kind) => return Reading::unread(kind, text, report.repairs),
    };
    let mut attempt = read_layout(&source, 0, false);
    // A placement that stands whole somewhere else beats a broken one at the beginning.
    if attempt.report.faults.iter().any(|fault| fault.kind.field() == Field::Placement)
        && let Some(start) = layout::find_placement(source.text())
        && layout::is_surrounding(cut(source.text(), 0, start))
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

struct Attempt {
    position: Position,
    report: Report,
    fields: [Option<Span>; 6],
    tail: Option<Span>,
}

/// Reads the record that begins at byte `start`; everything it reports is in characters of the original.
fn read_layout(source: &Source, start: usize, in_prose: bool) -> Attempt {
    let mut report = Report::default();
    let mut position = Position::EMPTY;
    let part = source.part(start, source.text().len());
    let layout = layout::lay_out(&part, in_prose, &mut report);
    report.translate(&part);
    let tail = layout.tail.map(|tail| part.place(tail.start, tail.end));
    let text = layout.record.text();
    let mut rest = Report::default();
    if layout.fields[0].is_none() {
        let whole = source.place(0, source.text().len());
        report.fault(FaultKind::Nothing, whole, whole, None);
    } else if let Some(span) = layout.fields[0]
        && !layout::may_be_placement(cut(text, span.start, span.end))
    {
        let whole = Span::new(0, text.len());
        rest.fault(FaultKind::NoPosition, span, whole, None);
    } else {
        let head = Head::read(text);
        read_fields(text, &layout.fields, &head, GRAMMAR, Letters::Lenient, &mut rest, &mut position);
        clocks_before_en_passant(text, &mut rest);
    }
    if let Some(slash) = layout.slash {
        // Where other signs stand for slashes, a slash beside them would be the only one.
        for fix in rest.faults.iter_mut().filter_map(|fault| fault.fix.as_mut()) {
            fix.text = fix.text.replace('/', slash.encode_utf8(&mut [0; 4]));
        }
    }
    rest.translate(&layout.record);
    let mut clocks = Report::default();
    if let Some(span) = layout.halfmove {
        fields::halfmove(part.text(), span, true, &mut clocks, &mut position);
    }
    if let Some(span) = layout.fullmove {
        fields::fullmove(part.text(), span, true, &mut clocks, &mut position);
    }
    clocks.translate(&part);
    for mut other in [rest, clocks] {
        report.faults.append(&mut other.faults);
        report.repairs.append(&mut other.repairs);
    }
    // Characters first; a number of fields that is off is often the consequence of a fault before it.
    // Not sorted: a stable sort is several kilobytes of code.
    let (mut faults, others): (Vec<_>, Vec<_>) =
        report.faults.into_iter().partition(|fault| fault.kind.field() == Field::Charset);
    let (mut counts, mut middle): (Vec<_>, Vec<_>) =
        others.into_iter().partition(|fault| fault.kind.field() == Field::Count);
    faults.append(&mut middle);
    faults.append(&mut counts);
    report.faults = faults;
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

/// A number in the place of the en passant square means that the square was left out, or that its dash and the clock
/// ran together: the fix puts a dash before it, or a space between, instead of overwriting the clock.
fn clocks_before_en_passant(text: &str, report: &mut Report) {
    for fault in &mut report.faults {
        let span = fault.span;
        let written = cut(text, span.start, span.end);
        let clock = written.strip_prefix('-').unwrap_or(written);
        if fault.kind == FaultKind::UnknownSquare && clock.bytes().all(|b| b.is_ascii_digit()) {
            let at = span.end - clock.len();
            let text = if at > span.start { " " } else { "- " };
            fault.fix = Some(Fix { span: Span::at(at), text: text.into() });
        }
    }
}
