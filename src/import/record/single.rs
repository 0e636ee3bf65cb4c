//! One record with whatever is around it.

use super::problem;
use crate::import::error::ImportError;
use crate::import::found::Found;
use crate::import::remark::{Remark, RemarkKind};
use crate::import::result::Import;
use crate::import::run::{Run, title};
use crate::import::source::SourceKind;
use crate::import::{beside, foreign, variant};
use crate::notation::{Language, Localised, Reading, RepairKind};
use crate::notation::{operations_in, read_lenient, read_localised};
use crate::position::Color;

/// Reads a range of bytes as one record, in the piece letters of the language that the user has chosen.
pub(in crate::import) fn read(run: &Run, start: usize, end: usize) -> Result<Found, ImportError> {
    match read_plainly(run, start, end) {
        Err(error) => problem::read(run, start, end, position_or_error).ok_or(error),
        read => read,
    }
}

/// Reads a range of bytes as one record, without the dialect of chess problems.
fn read_plainly(run: &Run, start: usize, end: usize) -> Result<Found, ImportError> {
    let part = run.slice(start, end);
    let reading = match run.language {
        None | Some(Language::English) => read_lenient(part),
        language => match read_localised(part, language) {
            Localised::Read(read) => read.reading,
            Localised::Unread(reading) => reading,
            Localised::Ambiguous(_) => read_lenient(part),
        },
    };
    if let Some(length) = length_of_block(part, &reading)
        && let Ok(mut found) = read_plainly(run, start, start + length)
    {
        let kind = RemarkKind::Record(RepairKind::Tail);
        found.remarks.push(Remark { kind, span: run.span(start + length, end) });
        return Ok(found);
    }
    position_or_error(run, reading, start, end)
}

/// The length in bytes of the lines of a record above an empty one, if words behind that were taken for fields or operations:
/// they are another text.
fn length_of_block(part: &str, reading: &Reading) -> Option<usize> {
    let first = reading.fields.iter().flatten().next()?.end;
    let mut line = None;
    let empty = |(index, (at, character)): (usize, (usize, char))| {
        match (character, line) {
            ('\n', Some(start)) => return Some((index, start)),
            ('\n', None) => line = Some(at + 1),
            _ if character.is_whitespace() => {}
            _ => line = None,
        }
        None
    };
    let (index, length) = part.char_indices().enumerate().skip(first).find_map(empty)?;
    let is_field = reading.fields.iter().flatten().any(|field| field.start > index);
    let is_tail = reading.tail.is_some_and(|tail| tail.end > index);
    (is_field || is_tail && !operations_in(part, reading).is_empty()).then_some(length)
}

/// The position of a reading, with what the text around the record says; or the error of its first fault.
fn position_or_error(run: &Run, reading: Reading, start: usize, end: usize) -> Result<Found, ImportError> {
    if let Some(error) = run.record_error(&reading, start, end) {
        return Err(foreign::known(run, start, end).unwrap_or(error));
    }
    let part = run.slice(start, end);
    let has_operations = reading.tail.is_some() && !operations_in(part, &reading).is_empty();
    let is_epd = reading.fields[3].is_some();
    let mut found = run.found(reading, start);
    if has_operations {
        for remark in &mut found.remarks {
            if remark.kind == RemarkKind::Record(RepairKind::Tail) {
                remark.kind = RemarkKind::OperationsKept;
            }
        }
        // EPD has no clocks.
        found.remarks.retain(|remark| !is_epd || remark.kind != RemarkKind::Record(RepairKind::Filled));
    }
    let is_link = is_repaired(&found, RepairKind::Link);
    if is_link {
        read_beside(&mut found, part);
        found.variant = variant::of_link(part);
    }
    Ok(found)
}

/// Reads the side at the bottom and the marks that a link gives.
fn read_beside(found: &mut Found, link: &str) {
    let beside = beside::read(link, true);
    // The names of pictures say it in their last word.
    let is_flipped = ["-flip.", "-flip/", "_flip."].iter().any(|word| link.contains(word));
    found.orientation = beside.orientation.or(is_flipped.then_some(Color::Black));
    found.marks = beside.marks;
    if beside.is_mark_left_out {
        found.remarks.push(Remark { kind: RemarkKind::MarkLeftOut, span: found.span });
    }
}

/// Whether the reader of records made this repair.
pub(super) fn is_repaired(found: &Found, kind: RepairKind) -> bool {
    found.remarks.iter().any(|remark| remark.kind == RemarkKind::Record(kind))
}

/// The result for the positions of a text, without the remarks that the format already implies.
pub(in crate::import) fn positions(
    source: SourceKind,
    found: Vec<Found>,
    unread: Vec<ImportError>,
) -> Import {
    let mut found = found;
    for found in &mut found {
        found.without_implied(source);
    }
    Import::Positions { source, found, unread }
}

/// Whether two links of one text show the same, as a picture and the link around it do.
pub(super) fn is_twice(one: &Found, other: &Found) -> bool {
    one.position == other.position && one.orientation == other.orientation && one.marks == other.marks
}

/// The format of a text with one record.
pub(super) fn source_of(found: &Found, text: &str) -> SourceKind {
    let is_wrapped = is_repaired(found, RepairKind::Wrapper);
    if is_repaired(found, RepairKind::Link) {
        SourceKind::Link
    } else if is_wrapped && text.contains("[FEN \"") {
        SourceKind::Tag
    } else if is_wrapped {
        SourceKind::InText
    } else if found.remarks.iter().any(|remark| remark.kind == RemarkKind::OperationsKept) {
        SourceKind::Epd
    } else {
        SourceKind::Record
    }
}

/// The operand of the operation `id` in the text after an EPD record.
pub(super) fn operand(operations: &str) -> Option<String> {
    let name = operations.find("id \"").filter(|at| {
        let before = at.checked_sub(1).and_then(|before| operations.as_bytes().get(before));
        before.is_none_or(|byte| matches!(byte, b' ' | b';'))
    })?;
    operations.get(name + 4..)?.split('"').next().and_then(title)
}
