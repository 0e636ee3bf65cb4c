//! Reads a record that is embedded in other text.
//!
//! Each step makes a new working text from the last one and keeps the original place of every character, so faults and
//! repairs point into the text that the user sees.

use super::mend;
use super::order::{self, Order};
use super::plain::GRAMMAR;
use super::surrounding::is_surrounding;
use super::{characters, layout, slashes, wrappers};
use crate::notation::castling::Letters;
use crate::notation::fault::{Fault, FaultKind, Field, Fix, Reading, RepairKind, Span};
use crate::notation::fields;
use crate::notation::look_alikes::latin_twin;
use crate::notation::placement::Head;
use crate::notation::record::read_fields;
use crate::notation::report::Report;
use crate::notation::shape::{find_placement, may_be_placement};
use crate::notation::source::{Source, slice};
use crate::position::{Bitboard, Position};
use layout::Layout;

/// Reads the record in a text with whatever surrounds it, with all faults and repairs.
pub(super) fn read_embedded(text: &str) -> Reading {
    let (mut reading, source) = read_in_place(text);
    if let Some(source) = source.filter(|_| !reading.is_well_formed()) {
        offer_latin_letters(text, &mut reading.faults);
        offer_order(text, &source, &mut reading);
        show_eight_ranks(text, &mut reading);
    }
    reading
}

/// Reads each field where it should be. Returns the working text too, unless there cannot be a position in it.
fn read_in_place(text: &str) -> (Reading, Option<Source<'_>>) {
    let mut report = Report::default();
    let source = characters::normalize(text, &mut report);
    let source = slashes::with_slashes(source, &mut report);
    let source = wrappers::strip(source, &mut report);
    let source = match source {
        Ok(source) => source,
        Err(kind) => return (Reading::unreadable(kind, text, report.repairs), None),
    };
    let mut attempt = read_layout(&source, 0, false);
    // A complete placement somewhere else in the text is preferred to a faulty one at the beginning.
    if attempt.report.faults.iter().any(|fault| fault.kind.field() == Field::Placement)
        && let Some(start) = find_placement(source.text())
    {
        let (before, rest) =
            (slice(source.text(), 0, start), slice(source.text(), start, source.text().len()));
        if is_surrounding(before) {
            attempt = read_layout(&source, start, true);
            // Where nothing but fields follows there is no sentence around the record.
            let placement = rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '/').next();
            let fields = slice(rest, placement.map_or(0, str::len), rest.len());
            if attempt.fields[1].is_none() && fields.split(' ').count() > 2 && order::are_fields(fields) {
                attempt = read_layout(&source, start, false);
            }
            attempt.report.repair(RepairKind::Wrapper, source.place(0, start));
        } else if start > 0 {
            // The fixes of another word that was taken for the placement would fill it up with empty ranks.
            attempt.report.faults.iter_mut().for_each(|fault| fault.fixes.clear());
        }
    }
    for repair in attempt.report.repairs {
        report.repair(repair.kind, repair.span);
    }
    let reading = Reading {
        position: attempt.position,
        faults: attempt.report.faults,
        repairs: report.repairs,
        fields: attempt.fields,
        tail: attempt.tail,
    };
    (reading, Some(source))
}

/// Offers the Latin letters that letters of other scripts look like: each alone, and all together, because whoever has
/// typed one of them by mistake has typed all of them.
fn offer_latin_letters(text: &str, faults: &mut [Fault]) {
    const LONGEST: usize = 4_096;
    if text.len() > LONGEST {
        return;
    }
    let twins = |span: Span| -> Option<String> {
        text.chars().skip(span.start).take(span.end - span.start).map(latin_twin).collect()
    };
    let is_foreign = |fault: &&mut Fault| {
        matches!(fault.kind, FaultKind::ForeignCharacter(_)) && twins(fault.span).is_some()
    };
    let mut all: Option<(Span, usize)> = None;
    for fault in faults.iter_mut().filter(is_foreign) {
        let span = fault.span;
        fault.fixes.extend(twins(span).map(|text| Fix { span, text }));
        let (known, count) = all.unwrap_or((span, 0));
        all = Some((Span::new(known.start.min(span.start), known.end.max(span.end)), count + 1));
    }
    let Some((span, 2..)) = all else { return };
    let part = text.chars().skip(span.start).take(span.end - span.start);
    let latin: String = part.map(|character| latin_twin(character).unwrap_or(character)).collect();
    if let Some(first) = faults.iter_mut().find(is_foreign) {
        first.fixes.insert(0, Fix { span, text: latin });
    }
}

/// If only a rank is too many, shows the board without it.
fn show_eight_ranks(text: &str, reading: &mut Reading) {
    if let [fault] = reading.faults.as_slice()
        && matches!(fault.kind, FaultKind::ExtraRanks(_))
        && let Some(fix) = fault.fix()
    {
        let (mended, _) = read_in_place(&fix.apply(text));
        if mended.is_well_formed() {
            reading.position = mended.position;
        }
    }
}

/// If the faults go once the fields are put in order by their form, they have one cause: they become one fault, whose
/// first fixes do that. Where only one of six fields is faulty, its own fixes stay the first, because the others stand
/// where they should.
fn offer_order(text: &str, source: &Source, reading: &mut Reading) {
    let Some(Order { span, fixes, inserts }) = order::put_in_order(source) else { return };
    let read = |fix: &Fix| Some(read_in_place(&fix.apply(text)).0).filter(Reading::is_well_formed);
    let Some(mended) = fixes.first().and_then(read) else { return };
    let is_whole = reading.fields.iter().all(Option::is_some);
    let alone = match reading.faults.as_mut_slice() {
        [fault] if fault.kind != FaultKind::ExtraFields => {
            fault.fix().and_then(read).map(|meant| (fault, meant))
        }
        _ => None,
    };
    if let Some((fault, alone)) = alone
        && (alone.position == mended.position
            || is_whole && !fault.fix().is_some_and(|fix| loses_a_field(fix, text)))
    {
        let is_new = |fix: &Fix| read(fix).is_some_and(|meant| meant.position != alone.position);
        let others: Vec<Fix> = fixes.into_iter().filter(is_new).collect();
        fault.fixes.extend(others);
        fault.fixes.truncate(mend::MOST_OFFERS);
        return;
    }
    let Some(first) = reading.faults.first().cloned() else { return };
    let smaller: Vec<Fix> = reading.faults.iter().flat_map(|fault| fault.fixes.clone()).collect();
    let fault = if inserts {
        Fault { fixes, ..first }
    } else {
        let mut offered: Vec<Fix> = fixes.into_iter().filter(|fix| read(fix).is_some()).collect();
        if reading.faults.len() == 1 && is_whole {
            // Only one field is faulty, so that its own fix is as likely as the order.
            let at = offered.len().min(1);
            offered.splice(at..at, smaller.first().cloned());
        }
        for fix in smaller {
            if !offered.contains(&fix) {
                offered.push(fix);
            }
        }
        offered.truncate(mend::MOST_OFFERS);
        let is_too_much = first.kind == FaultKind::ExtraFields && reading.faults.len() == 1;
        let kind = if is_too_much { first.kind } else { FaultKind::FieldOrder(first.kind.field()) };
        Fault { kind, span, context: span, squares: Bitboard::EMPTY, fixes: offered }
    };
    reading.faults = vec![fault];
    reading.position = mended.position;
}

/// Whether a fix takes away what is that of a field: digits, and the letters of sides and castling rights.
fn loses_a_field(fix: &Fix, text: &str) -> bool {
    let mut kept: Vec<char> = fix.text.chars().collect();
    let part = text.chars().skip(fix.span.start).take(fix.span.end - fix.span.start);
    let mut owned = part.filter(|c| c.is_ascii_digit() || matches!(c, 'K' | 'Q' | 'k' | 'q' | 'w' | 'b'));
    owned.any(|character| match kept.iter().position(|other| *other == character) {
        Some(at) => {
            kept.swap_remove(at);
            false
        }
        None => true,
    })
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
    if layout.tail.is_some_and(|tail| slice(part.text(), tail.start, tail.end).contains('/')) {
        // The ranks that are missing stand there.
        let missing = |fault: &&mut Fault| matches!(fault.kind, FaultKind::MissingRanks(_));
        report.faults.iter_mut().filter(missing).for_each(|fault| fault.fixes.clear());
    }
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
        mend::mend_placement(text, &layout.fields, &mut report);
        if layout.fields[5].is_none() {
            fix_missing_en_passant(text, &mut report);
        }
        mend::mend_fields(text, &layout.fields, position, &mut report);
    } else {
        report.fault(FaultKind::NoPosition, span, Span::new(0, text.len()), None);
    }
    if layout.fields[1..].iter().flatten().any(|span| slice(text, span.start, span.end).contains('/')) {
        // More ranks stand among the other fields, so the fix of one field would replace what belongs to the placement.
        report.faults.iter_mut().for_each(|fault| fault.fixes.clear());
    }
    if let Some(slash) = layout.slash {
        // The fixes go into a text that separates its ranks by this character.
        for fix in report.faults.iter_mut().flat_map(|fault| &mut fault.fixes) {
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
    let (mut first, others): (Vec<Fault>, Vec<Fault>) =
        faults.into_iter().partition(|fault| fault.kind.field() == Field::Charset);
    let (last, others): (Vec<Fault>, Vec<Fault>) =
        others.into_iter().partition(|fault| fault.kind.field() == Field::Count);
    first.extend(others);
    first.extend(last);
    first
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
            fault.fixes = vec![Fix { span: Span::at(at), text: text.into() }];
        }
    }
}
