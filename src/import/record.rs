//! Records: one with whatever stands around it, or one on each line; with local piece letters if need be.

use super::paste::{Paste, offset_in, title};
use super::result::{Choice, Found, Import, Reason, Remark, RemarkKind, SourceKind, Stopped};
use super::{MOST_POSITIONS, MOST_UNREAD, diagram};
use crate::notation::{FaultKind, Language, Localised, Reading, RepairKind};
use crate::notation::{read_lenient, read_localised as localised};
use crate::position::Color;

/// Longer texts are not read in the letters of twenty languages.
const LONGEST_LOCALISED: usize = 4_096;

/// Reads a stretch of the text as one record, in the letters of the language that the user chose.
pub(super) fn read(paste: &Paste, start: usize, end: usize) -> Result<Found, Stopped> {
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

fn stop_or_found(paste: &Paste, reading: Reading, start: usize, end: usize) -> Result<Found, Stopped> {
    match paste.fault(&reading, start, end) {
        Some(stopped) => Err(stopped),
        None => Ok(paste.found(reading, start)),
    }
}

/// The whole text as one record; a diagram beside it, as Stockfish prints them, must show the same board.
pub(super) fn read_whole(paste: &Paste) -> Result<Import, Stopped> {
    let text = paste.text();
    let mut found = read(paste, 0, text.len())?;
    let mut source = match paste.language {
        None | Some(Language::English) => source_of(&found, text),
        Some(language) => SourceKind::Localised(language),
    };
    if source == SourceKind::Link {
        found.orientation = orientation(text);
    }
    if source == SourceKind::Record
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
    Ok(Import::Positions { source, found: vec![found], unread: Vec::new() })
}

fn source_of(found: &Found, text: &str) -> SourceKind {
    let repaired = |kind| found.remarks.iter().any(|remark| remark.kind == RemarkKind::Record(kind));
    if repaired(RepairKind::Link) {
        SourceKind::Link
    } else if repaired(RepairKind::Wrapper) && text.contains("[FEN \"") {
        SourceKind::Tag
    } else {
        SourceKind::Record
    }
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
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(place) = text.get(at..).and_then(|rest| rest.find("http"))
        && found.len() < MOST_POSITIONS
    {
        let start = at + place;
        let rest = text.get(start..).unwrap_or_default();
        let is_end =
            |c: char| c.is_ascii_whitespace() || matches!(c, ')' | '"' | '\'' | '<' | '>' | ']' | '`');
        let end = start + rest.find(is_end).unwrap_or(rest.len());
        at = end.max(start + 4);
        if !rest.starts_with("http://") && !rest.starts_with("https://") {
            continue;
        }
        if let Ok(mut link) = read(paste, start, end) {
            link.orientation = orientation(paste.cut(start, end));
            found.push(link);
        }
    }
    (!found.is_empty()).then_some(Import::Positions { source: SourceKind::Link, found, unread: Vec::new() })
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

/// Several records, one on each line: a file of EPD, a list of FENs. None for a text with at most one.
///
/// Blank lines, lines of `#`, `;`, `//` or `%`, and the lines of diagrams are passed over; a line without a placement
/// right above a record is its title; every other line that cannot be read is reported.
pub(super) fn read_lines(paste: &Paste) -> Option<Import> {
    let candidates = || paste.lines().filter(|(_, line)| has_placement(line));
    candidates().nth(1)?;
    let mut found: Vec<Found> = Vec::new();
    let mut unread: Vec<Stopped> = Vec::new();
    let mut heading: Option<(usize, &str)> = None;
    let mut linked = false;
    for (start, line) in paste.lines() {
        let content = line.trim();
        let end = start + line.len();
        if content.is_empty() || content.starts_with(['#', ';', '%']) || content.starts_with("//") {
            continue;
        }
        if found.len() >= MOST_POSITIONS {
            push(&mut unread, paste.stopped(start, end, Reason::TooMuch));
            break;
        }
        if has_placement(content) {
            let record = unnumbered(content);
            let at = offset_in(line, record, start);
            match read(paste, at, at + record.len()) {
                Ok(mut read) => {
                    let above = heading.take().and_then(|(_, heading)| title(heading));
                    read.title = operand(content).or(above);
                    if source_of(&read, content) == SourceKind::Link {
                        read.orientation = orientation(content);
                        linked = true;
                    }
                    found.push(read);
                }
                Err(stopped) => push(&mut unread, stopped),
            }
        } else if !diagram::is_drawing(content) {
            if let Some((start, above)) = heading.replace((start, content)) {
                push(&mut unread, no_position(paste, start, above));
            }
            continue;
        }
        if let Some((start, above)) = heading.take() {
            push(&mut unread, no_position(paste, start, above));
        }
    }
    if let Some((start, above)) = heading {
        push(&mut unread, no_position(paste, start, above));
    }
    let source = match paste.language {
        None | Some(Language::English) if linked => SourceKind::Link,
        None | Some(Language::English) => SourceKind::Record,
        Some(language) => SourceKind::Localised(language),
    };
    (!found.is_empty()).then_some(Import::Positions { source, found, unread })
}

fn no_position(paste: &Paste, start: usize, line: &str) -> Stopped {
    paste.stopped(start, start + line.len(), Reason::Record(FaultKind::NoPosition))
}

/// Reports what could not be read, up to [`MOST_UNREAD`].
pub(super) fn push(unread: &mut Vec<Stopped>, stopped: Stopped) {
    if unread.len() < MOST_UNREAD {
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
            let mut found = paste.found(read.reading, 0);
            found.remarks.push(Remark { kind: RemarkKind::Letters(language), span: found.span });
            Some(Import::Positions {
                source: SourceKind::Localised(language),
                found: vec![found],
                unread: Vec::new(),
            })
        }
        Localised::Ambiguous(readings) => {
            Some(Import::Ambiguous(readings.into_iter().map(Choice::from).collect()))
        }
        Localised::Unread(_) => None,
    }
}
