//! Several records, one on each line or more.

use std::ops::Range;

use super::link::named;
use super::row::{label, only_placement, row};
use super::single::{is_repaired, is_twice, operand, positions, read, source_of};
use crate::import::error::{FaultyRecord, ImportError, Reason, report};
use crate::import::found::Found;
use crate::import::limits::MAX_POSITIONS;
use crate::import::places::{self, has_placement};
use crate::import::remark::{Remark, RemarkKind};
use crate::import::result::Import;
use crate::import::run::{Run, offset_in, title};
use crate::import::source::SourceKind;
use crate::import::usage::Use;
use crate::notation::{Language, RepairKind};

/// Reads several records, one or more on each line, such as an EPD file or a list of FENs. None if the text has fewer than
/// two.
///
/// Lines without a record are ignored: they are headings, solutions, prose. The words before a record on its line are its
/// title.
pub(in crate::import) fn read_lines(run: &Run) -> Option<Import> {
    lines(run)?.finish()
}

/// Reads several records, of which each has faults. None if the text has fewer than two that were certainly meant as records.
pub(in crate::import) fn read_faulty_lines(run: &Run) -> Option<Import> {
    let unread = lines(run)?.unread;
    let is_meant = |record: &&FaultyRecord| {
        let text = run.text().chars().skip(record.span.start).take(record.span.end - record.span.start);
        places::is_like_record(&text.collect::<String>())
    };
    let is_list = unread.iter().filter_map(|error| error.record.as_ref()).filter(is_meant).nth(1).is_some();
    is_list.then(|| positions(SourceKind::Record, Vec::new(), unread))
}

/// The records of all lines; none if there are fewer than two.
fn lines<'p, 'a>(run: &'p Run<'a>) -> Option<Lines<'p, 'a>> {
    let is_broken = is_broken(run);
    let is_record = |line: &str| has_placement(line) || !is_broken && places::is_like_record(line);
    let mut candidates = run.lines().filter(|(_, line)| line.contains('/'));
    let mut has_one = false;
    candidates.find(|(_, line)| {
        let is_enough = has_one && is_record(line) || places::split(line).is_some();
        has_one |= is_record(line);
        is_enough
    })?;
    let mut lines = Lines { run, found: Vec::new(), unread: Vec::new() };
    for (start, line) in run.lines() {
        let content = line.trim();
        let end = start + line.len();
        let is_comment = content.starts_with(['#', ';', '%']) || content.starts_with("//");
        // An empty line, or punctuation only.
        let is_wordless = content.bytes().all(|byte| byte.is_ascii_punctuation());
        if is_comment || is_wordless {
            continue;
        }
        if lines.found.len() >= MAX_POSITIONS {
            report(&mut lines.unread, run.error(start, end, Reason::TooMuch));
            break;
        }
        if let Some(parts) = places::split(line) {
            for part in parts {
                lines.part(start + part.start, start + part.end);
            }
        } else if is_record(content) {
            lines.record(start, line);
        }
    }
    Some(lines)
}

/// Whether a line of a run ends within a placement, which goes on in the next line.
fn is_broken(run: &Run) -> bool {
    let ranks = |line: &str| {
        let word = line.split_whitespace().next().unwrap_or_default();
        (word.split('/').filter(|rank| !rank.is_empty()).count(), word.len() == line.trim().len())
    };
    let mut before = (0, false);
    run.lines().filter(|(_, line)| line.contains('/')).any(|(_, line)| {
        let (count, is_alone) = ranks(line);
        let (above, may_go_on) = std::mem::replace(&mut before, (count, is_alone));
        may_go_on && above > 1 && (8..=9).contains(&(above + count)) && !has_placement(line)
    })
}

/// The records of the lines that were read so far.
struct Lines<'p, 'a> {
    run: &'p Run<'a>,
    found: Vec<Found>,
    unread: Vec<ImportError>,
}

impl<'a> Lines<'_, 'a> {
    /// Reads one of several records in a line.
    fn part(&mut self, start: usize, end: usize) {
        if self.found.len() >= MAX_POSITIONS {
            return report(&mut self.unread, self.run.error(start, end, Reason::TooMuch));
        }
        match read(self.run, start, end) {
            Ok(mut found) => {
                // A link is always recognised within other text.
                if is_repaired(&found, RepairKind::Link) {
                    found.title = found.title.take().or_else(|| named(self.run.text(), start, end));
                } else {
                    let kind = RemarkKind::Record(RepairKind::Wrapper);
                    found.remarks.push(Remark { kind, span: self.run.span(start, start) });
                }
                self.add(found);
            }
            Err(error) => self.report_record(error, start..end, None),
        }
    }

    /// Reports a record with a fault.
    fn report_record(&mut self, mut error: ImportError, place: Range<usize>, title: Option<String>) {
        error.record = Some(FaultyRecord { span: self.run.span(place.start, place.end), title });
        report(&mut self.unread, error);
    }

    /// Reads a line with one record.
    fn record(&mut self, start: usize, line: &'a str) {
        let record = unnumbered(line.trim());
        let at = offset_in(line, record, start);
        let placement = only_placement(record);
        let row = placement.as_ref().and_then(|placement| row(record, placement));
        let mut place =
            row.as_ref().map_or(at..at + record.len(), |row| at + row.record.start..at + row.record.end);
        let labelled = placement
            .filter(|_| row.is_none())
            .and_then(|placement| Some((label(record, &placement)?, placement.start)));
        let label = labelled.and_then(|(words, _)| title(words));
        let address = match places::spots(line).as_slice() {
            [spot] if spot.is_link => Some(start + spot.place.start..start + spot.place.end),
            _ => None,
        };
        let of_link = || named(self.run.text(), address.as_ref()?.start, address.as_ref()?.end);
        // Around a link may stand other words.
        place = address.clone().unwrap_or(place);
        let mut outcome = read(self.run, place.start, place.end);
        if let (Err(_), Some((_, start))) = (&outcome, labelled) {
            // The words are no part of what is to be repaired.
            place.start = at + start;
            outcome = read(self.run, place.start, place.end);
        }
        if let (Err(_), Some(spot)) = (&outcome, single(record))
            && row.is_none()
        {
            // Nor is the text around a record.
            place = at + spot.start..at + spot.end;
            outcome = read(self.run, place.start, place.end);
        }
        match outcome {
            Ok(mut read) => {
                read.title = operand(line).or(label).or(read.title.take()).or_else(of_link);
                if let Some(row) = row {
                    row.describe(self.run, at, &mut read);
                }
                self.add(read);
            }
            Err(error) => {
                let title = operand(line).or(label).or_else(|| row?.name(self.run, at));
                self.report_record(error, place, title);
            }
        }
    }

    /// Adds a position, unless it is the one of a link that was there before.
    fn add(&mut self, found: Found) {
        let is_link = is_repaired(&found, RepairKind::Link);
        match self.found.last_mut().filter(|last| is_link && is_twice(last, &found)) {
            Some(last) => last.notes.push((Use::Board, found.span)),
            None => self.found.push(found),
        }
    }

    /// The result; none if no record could be read.
    fn finish(self) -> Option<Import> {
        let all = |is: fn(&Found) -> bool| self.found.iter().all(is);
        let source = match self.run.language {
            Some(language) if language != Language::English => SourceKind::Localised(language),
            _ if all(|found| is_repaired(found, RepairKind::Link)) => SourceKind::Link,
            _ if all(|found| is_repaired(found, RepairKind::Wrapper)) => SourceKind::InText,
            _ if all(|found| source_of(found, "") == SourceKind::Epd) => SourceKind::Epd,
            _ => SourceKind::Record,
        };
        (!self.found.is_empty()).then(|| positions(source, self.found, self.unread))
    }
}

/// The range of bytes of the only record in a line, with its fields; none if it begins with the line.
fn single(line: &str) -> Option<Range<usize>> {
    let spots = places::spots(line);
    let [spot] = spots.as_slice() else { return None };
    let is_apart = spot.place.start > 0 && !spot.is_link;
    is_apart.then(|| spot.place.start..places::fields_end(line, spot.place.end, line.len()))
}

/// A line without a number at its beginning: `12. `, `3) `, `4: `.
fn unnumbered(line: &str) -> &str {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let mark = rest.strip_prefix(['.', ')', ':']).filter(|_| rest.len() < line.len());
    match mark {
        Some(rest) if rest.starts_with([' ', '\t']) => rest.trim_start(),
        _ => line,
    }
}
