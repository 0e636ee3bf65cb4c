//! One record with whatever is around it.

use std::collections::HashMap;

use super::problem;
use crate::import::error::ImportError;
use crate::import::found::Found;
use crate::import::remark::{Remark, RemarkKind};
use crate::import::result::Import;
use crate::import::run::{Run, title};
use crate::import::source::SourceKind;
use crate::import::{beside, foreign, side, variant};
use crate::notation::{Language, Localised, Reading, RepairKind};
use crate::notation::{operations_in, read_lenient, read_localised, write_placement};
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
    position_or_error(run, reading, start, end)
}

/// The position of a reading, with what the text around the record says; or the error of its first fault.
fn position_or_error(run: &Run, reading: Reading, start: usize, end: usize) -> Result<Found, ImportError> {
    if let Some(error) = run.record_error(&reading, start, end) {
        return Err(foreign::known(run, start, end).unwrap_or(error));
    }
    let part = run.slice(start, end);
    let has_operations = reading.tail.is_some() && !operations_in(part, &reading).is_empty();
    let is_epd = reading.fields[3].is_some();
    let stipulation = problem::stipulation(run, start, end);
    let side = if reading.fields[1].is_none() { side::to_move(part) } else { None };
    let by_stipulation = stipulation.as_ref().filter(|_| reading.fields[1].is_none() && side.is_none());
    let side = side.or_else(|| {
        by_stipulation
            .map(|stipulation| (stipulation.turn, stipulation.start - start, stipulation.end - start))
    });
    let mut found = run.found(reading, start);
    if let Some((color, from, to)) = side {
        found.position.turn = color;
        let span = run.span(start + from, start + to);
        found.remarks.push(Remark { kind: RemarkKind::SideFromWords(color), span });
    }
    found.title = stipulation.map(|stipulation| stipulation.title(None));
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
    read_beside(&mut found, part, is_link);
    if is_link {
        found.variant = variant::of_link(part);
    }
    Ok(found)
}

/// Reads a range of bytes as one record, with the side at the bottom and the marks that the whole text gives.
pub(in crate::import) fn read_with_surroundings(run: &Run, start: usize, end: usize) -> Option<Found> {
    let mut found = read(run, start, end).ok()?;
    read_beside(&mut found, run.text(), false);
    Some(found)
}

/// Reads the side at the bottom and the marks that stand beside a record.
fn read_beside(found: &mut Found, text: &str, is_link: bool) {
    let beside = beside::read(text, is_link);
    // The names of pictures say it in their last word.
    let is_flipped = is_link && ["-flip.", "-flip/", "_flip."].iter().any(|word| text.contains(word));
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
    let mut found = fullest(found);
    for found in &mut found {
        found.remarks.retain(|remark| match (source, remark.kind) {
            (SourceKind::Link, RemarkKind::Record(kind)) => kind != RepairKind::Link,
            (SourceKind::InText | SourceKind::Tag, RemarkKind::Record(kind)) => kind != RepairKind::Wrapper,
            (SourceKind::Localised(_) | SourceKind::PieceList(_), RemarkKind::Letters(_)) => false,
            _ => true,
        });
    }
    Import::Positions { source, found, unread }
}

/// The positions without those that say less about a board than another one does: a picture beside a link has the placement
/// alone.
fn fullest(found: Vec<Found>) -> Vec<Found> {
    let is_part = |found: &Found| is_repaired(found, RepairKind::Filled);
    let board = |found: &Found| {
        let mut text = String::new();
        write_placement(&found.position, &mut text);
        text
    };
    if found.len() < 2 || !found.iter().any(is_part) {
        return found;
    }
    let mut kept: Vec<Found> = Vec::with_capacity(found.len());
    let whole: HashMap<String, usize> = (found.iter().filter(|found| !is_part(found)))
        .enumerate()
        .map(|(index, found)| (board(found), index))
        .collect();
    let (parts, wholes): (Vec<Found>, Vec<Found>) = found.into_iter().partition(is_part);
    kept.extend(wholes);
    for part in parts {
        match whole.get(&board(&part)).and_then(|index| kept.get_mut(*index)) {
            Some(full) => {
                full.orientation = full.orientation.or(part.orientation);
                full.title = full.title.take().or(part.title);
                part.marks.iter().for_each(|mark| full.marks.draw(mark));
            }
            None => kept.push(part),
        }
    }
    kept.sort_by_key(|found| found.span.start);
    kept
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
