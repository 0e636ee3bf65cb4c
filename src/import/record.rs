//! Records: one with whatever stands around it, or one on each line; with local piece letters if need be.

use super::paste::{Paste, offset_in, title};
use super::result::{Choice, Found, Import, ImportError, Reason, Remark, RemarkKind, SourceKind};
use super::{MAX_POSITIONS, MAX_UNREAD, diagram, foreign, several, side, variant};
use crate::marks::Marks;
use crate::notation::{FaultKind, Language, Localised, Reading, RepairKind};
use crate::notation::{operations_in, read_lenient, read_localised as localised};
use crate::position::Color;

/// Longer texts are not read in the letters of twenty languages.
const LONGEST_LOCALISED: usize = 4_096;

/// The first field of a table is no longer where it is a name.
const LONGEST_NAME: usize = 40;

/// Reads a stretch of the text as one record, in the letters of the language that the user chose.
pub(super) fn read(paste: &Paste, start: usize, end: usize) -> Result<Found, ImportError> {
    let part = paste.cut(start, end);
    let reading = match paste.language {
        None | Some(Language::English) => read_lenient(part),
        language => match localised(part, language) {
            Localised::Read(read) => read.reading,
            Localised::Unread(reading) => reading,
            Localised::Ambiguous(_) => read_lenient(part),
        },
    };
    stop_or_found(paste, reading, start, end)
}

fn stop_or_found(paste: &Paste, reading: Reading, start: usize, end: usize) -> Result<Found, ImportError> {
    if let Some(stopped) = paste.fault(&reading, start, end) {
        return Err(foreign::known(paste, start, end).unwrap_or(stopped));
    }
    let part = paste.cut(start, end);
    let has_operations = reading.tail.is_some() && !operations_in(part, &reading).is_empty();
    let is_epd = reading.fields[3].is_some();
    let side = if reading.fields[1].is_none() { side::to_move(part) } else { None };
    let mut found = paste.found(reading, start);
    if let Some((color, from, to)) = side {
        found.position.turn = color;
        let span = paste.span(start + from, start + to);
        found.remarks.push(Remark { kind: RemarkKind::SideFromWords(color), span });
    }
    if has_operations {
        for remark in &mut found.remarks {
            if remark.kind == RemarkKind::Record(RepairKind::Tail) {
                remark.kind = RemarkKind::OperationsKept;
            }
        }
        // EPD has no clocks.
        found.remarks.retain(|remark| !is_epd || remark.kind != RemarkKind::Record(RepairKind::Filled));
    }
    if is_repaired(&found, RepairKind::Link) {
        found.orientation = orientation(part);
        found.variant = variant::of_link(part);
        read_marks(&mut found, part);
    }
    Ok(found)
}

/// The marks of a link of our own.
fn read_marks(found: &mut Found, link: &str) {
    let Some(text) = link.split(['?', '&', '#', ' ']).find_map(|part| part.strip_prefix("marks=")) else {
        return;
    };
    let (marks, whole) = Marks::read_link(text.trim());
    found.marks = marks;
    if !whole {
        found.remarks.push(Remark { kind: RemarkKind::MarkLeftOut, span: found.span });
    }
}

fn is_repaired(found: &Found, kind: RepairKind) -> bool {
    found.remarks.iter().any(|remark| remark.kind == RemarkKind::Record(kind))
}

/// The positions of a text, without the remarks that say no more than what it was read as.
pub(super) fn settled(source: SourceKind, mut found: Vec<Found>, unread: Vec<ImportError>) -> Import {
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

/// The whole text as one record; a diagram beside it, as Stockfish prints them, must show the same board.
pub(super) fn read_whole(paste: &Paste) -> Result<Import, ImportError> {
    let text = paste.text();
    let mut found = read(paste, 0, text.len())?;
    let mut source = match paste.language {
        None | Some(Language::English) => source_of(&found, text),
        Some(language) => SourceKind::Localised(language),
    };
    if matches!(source, SourceKind::Record | SourceKind::InText)
        && has_placement(text)
        && let Some(Ok(Import::Positions { found: diagrams, .. })) = diagram::read(paste)
        && let Some(drawn) = diagrams.into_iter().next()
    {
        source = SourceKind::DiagramWithRecord;
        found.orientation = drawn.orientation;
        if drawn.position.board() != found.position.board() {
            found.remarks.push(Remark { kind: RemarkKind::DiagramDisagrees, span: drawn.span });
        }
    }
    found.title = identifier(paste, &found);
    Ok(settled(source, vec![found], Vec::new()))
}

fn source_of(found: &Found, text: &str) -> SourceKind {
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

/// The one record of a table's line.
pub(super) fn read_table(paste: &Paste) -> Option<Import> {
    let place = several::in_table(paste.text())?;
    let mut found = read(paste, place.start, place.end).ok()?;
    found.title = before_comma(paste.cut(0, place.start));
    Some(settled(SourceKind::InText, vec![found], Vec::new()))
}

/// What names a record in a table: the field before it.
fn before_comma(before: &str) -> Option<String> {
    let name = before.trim_end_matches('"').strip_suffix(',')?.rsplit(',').next()?;
    if name.len() > LONGEST_NAME { None } else { title(name) }
}

/// The side that a link puts at the bottom.
fn orientation(link: &str) -> Option<Color> {
    ["color=black", "orientation=black", "flip=true", "flip=1"]
        .iter()
        .any(|option| link.contains(option))
        .then_some(Color::Black)
}

/// The `id` among the operations of an EPD record.
fn identifier(paste: &Paste, found: &Found) -> Option<String> {
    let tail = found.tail?;
    let skip = |count: usize| paste.text().char_indices().nth(count).map(|(at, _)| at);
    // Only ASCII text has its characters where its bytes are.
    let (start, end) = if paste.text().is_ascii() {
        (tail.start, tail.end)
    } else {
        (skip(tail.start)?, skip(tail.end).unwrap_or(paste.text().len()))
    };
    operand(paste.cut(start, end))
}

/// The operand of `id` in the operations of an EPD record.
fn operand(operations: &str) -> Option<String> {
    let name = operations.find("id \"").filter(|at| {
        let before = at.checked_sub(1).and_then(|before| operations.as_bytes().get(before));
        before.is_none_or(|byte| matches!(byte, b' ' | b';'))
    })?;
    operations.get(name + 4..)?.split('"').next().and_then(title)
}

/// The positions of the links in a text, of Markdown for instance; none if no link has one.
pub(super) fn read_links(paste: &Paste) -> Option<Import> {
    let text = paste.text();
    let mut found: Vec<Found> = Vec::new();
    let mut at = 0;
    while let Some(place) = text.get(at..).and_then(|rest| rest.find("http"))
        && found.len() < MAX_POSITIONS
    {
        let start = at + place;
        let Some(end) = several::link(text, start) else {
            at = start + 4;
            continue;
        };
        at = end;
        if let Ok(link) = read(paste, start, end) {
            found.push(link);
        }
    }
    (!found.is_empty()).then(|| settled(SourceKind::Link, found, Vec::new()))
}

/// Whether a text has a word with seven slashes among piece letters and digits: it was meant as a placement.
pub(super) fn has_placement(text: &str) -> bool {
    let mut slashes = 0;
    for byte in text.bytes() {
        match byte {
            b'/' => slashes += 1,
            b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'.' | b'~' => {}
            _ => slashes = 0,
        }
        if slashes >= 7 {
            return true;
        }
    }
    false
}

/// Several records, one on each line or more: a file of EPD, a list of FENs. None for a text with at most one.
///
/// Blank lines, lines of `#`, `;`, `//` or `%`, and the lines of diagrams are passed over; a line without a placement
/// right above a record is its title; every other line that cannot be read is reported.
pub(super) fn read_lines(paste: &Paste) -> Option<Import> {
    let mut candidates = paste.lines().filter(|(_, line)| has_placement(line) || line.contains("://"));
    let mut has_one = false;
    candidates.find(|(_, line)| {
        let is_enough = has_one && has_placement(line) || several::split(line).is_some();
        has_one |= has_placement(line);
        is_enough
    })?;
    let mut lines = Lines { paste, found: Vec::new(), unread: Vec::new(), heading: None };
    for (start, line) in paste.lines() {
        let content = line.trim();
        let end = start + line.len();
        let is_comment = content.starts_with(['#', ';', '%']) || content.starts_with("//");
        // An empty line, a rule, the end of data.
        let is_wordless = content.bytes().all(|byte| byte.is_ascii_punctuation());
        if is_comment || is_wordless {
            continue;
        }
        if lines.found.len() >= MAX_POSITIONS {
            push(&mut lines.unread, paste.stopped(start, end, Reason::TooMuch));
            break;
        }
        if let Some(parts) = several::split(line) {
            for part in parts {
                lines.part(start + part.start, start + part.end);
            }
        } else if has_placement(content) {
            lines.record(start, line);
        } else if !diagram::is_drawing(content) {
            if let Some((start, above)) = lines.heading.replace((start, content)) {
                push(&mut lines.unread, no_position(paste, start, above));
            }
            continue;
        }
        lines.end_heading();
    }
    lines.end_heading();
    lines.finish()
}

/// A text that is read line by line.
struct Lines<'p, 'a> {
    paste: &'p Paste<'a>,
    found: Vec<Found>,
    unread: Vec<ImportError>,
    /// The line above.
    heading: Option<(usize, &'a str)>,
}

impl<'a> Lines<'_, 'a> {
    /// One of several records of a line.
    fn part(&mut self, start: usize, end: usize) {
        if self.found.len() >= MAX_POSITIONS {
            return push(&mut self.unread, self.paste.stopped(start, end, Reason::TooMuch));
        }
        match read(self.paste, start, end) {
            Ok(mut found) => {
                // A link is told from what is around it anyhow.
                if !is_repaired(&found, RepairKind::Link) {
                    let kind = RemarkKind::Record(RepairKind::Wrapper);
                    found.remarks.push(Remark { kind, span: self.paste.span(start, start) });
                }
                self.found.push(found);
            }
            Err(stopped) => push(&mut self.unread, stopped),
        }
    }

    /// A line with one record.
    fn record(&mut self, start: usize, line: &'a str) {
        let record = unnumbered(line.trim());
        let at = offset_in(line, record, start);
        let in_table = several::in_table(record);
        let place = in_table.clone().map_or(at..at + record.len(), |part| at + part.start..at + part.end);
        match read(self.paste, place.start, place.end) {
            Ok(mut read) => {
                let above = self.heading.take().and_then(|(_, heading)| title(heading));
                read.title = operand(line).or(above);
                if in_table.is_some() {
                    read.title = before_comma(self.paste.cut(at, place.start));
                    let kind = RemarkKind::Record(RepairKind::Wrapper);
                    read.remarks.push(Remark { kind, span: self.paste.span(at, place.start) });
                }
                self.found.push(read);
            }
            Err(stopped) => push(&mut self.unread, stopped),
        }
    }

    /// A line above nothing.
    fn end_heading(&mut self) {
        if let Some((start, above)) = self.heading.take() {
            push(&mut self.unread, no_position(self.paste, start, above));
        }
    }

    fn finish(self) -> Option<Import> {
        let all = |is: fn(&Found) -> bool| self.found.iter().all(is);
        let source = match self.paste.language {
            Some(language) if language != Language::English => SourceKind::Localised(language),
            _ if all(|found| is_repaired(found, RepairKind::Link)) => SourceKind::Link,
            _ if all(|found| is_repaired(found, RepairKind::Wrapper)) => SourceKind::InText,
            _ if all(|found| source_of(found, "") == SourceKind::Epd) => SourceKind::Epd,
            _ => SourceKind::Record,
        };
        (!self.found.is_empty()).then(|| settled(source, self.found, self.unread))
    }
}

fn no_position(paste: &Paste, start: usize, line: &str) -> ImportError {
    paste.stopped(start, start + line.len(), Reason::Record(FaultKind::NoPosition))
}

/// Reports what could not be read, up to [`MAX_UNREAD`].
pub(super) fn push(unread: &mut Vec<ImportError>, stopped: ImportError) {
    if unread.len() < MAX_UNREAD {
        unread.push(stopped);
    }
}

/// A line without the number before it: `12. `, `3) `, `4: `.
fn unnumbered(line: &str) -> &str {
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let mark = rest.strip_prefix(['.', ')', ':']).filter(|_| rest.len() < line.len());
    match mark {
        Some(rest) if rest.starts_with([' ', '\t']) => rest.trim_start(),
        _ => line,
    }
}

/// A record with the piece letters of whichever languages have them all.
pub(super) fn read_localised(paste: &Paste) -> Option<Import> {
    let text = paste.text();
    if text.len() > LONGEST_LOCALISED {
        return None;
    }
    match localised(text, paste.language) {
        Localised::Read(read) => {
            let language = read.languages.first().copied().unwrap_or(Language::English);
            let found = paste.found(read.reading, 0);
            Some(settled(SourceKind::Localised(language), vec![found], Vec::new()))
        }
        Localised::Ambiguous(readings) => {
            Some(Import::Ambiguous(readings.into_iter().map(Choice::from).collect()))
        }
        Localised::Unread(_) => None,
    }
}
