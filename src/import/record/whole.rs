//! A whole text as one record, as a table with one record, or as links.

use std::ops::Range;

use super::link::named;
use super::row::{only_placement, row};
use super::single::{is_twice, operand, positions, read, source_of};
use crate::import::error::{FaultyRecord, ImportError, Reason};
use crate::import::found::{Choice, Found};
use crate::import::limits::MAX_POSITIONS;
use crate::import::places::{self, Spot};
use crate::import::remark::{Remark, RemarkKind};
use crate::import::result::Import;
use crate::import::run::Run;
use crate::import::source::SourceKind;
use crate::notation::{FaultKind, Language, Localised, RepairKind, Span, read_localised as localised};

/// The maximum length of a text that is read in the piece letters of all languages, in bytes.
const LONGEST_LOCALISED: usize = 4_096;

/// The most characters that the castling field and the fields behind it can have.
const LONGEST_FIELD: usize = 4;

/// Reads the whole text as one record.
pub(in crate::import) fn read_whole(run: &Run) -> Result<Import, ImportError> {
    let text = run.text();
    let mut found = read(run, 0, text.len()).or_else(|error| read_lines_above(run, error))?;
    let source = match run.language {
        None | Some(Language::English) => source_of(&found, text),
        Some(language) => SourceKind::Localised(language),
    };
    found.title = identifier(run, &found).or(found.title.take());
    Ok(positions(source, vec![found], Vec::new()))
}

/// Reads the lines above the one in which a record goes on with a word that is none of its fields: the record ends above it.
fn read_lines_above(run: &Run, error: ImportError) -> Result<Found, ImportError> {
    let above = run.lines().nth(error.line.saturating_sub(1)).map_or(0, |(start, _)| start);
    let before = run.slice(0, above);
    // A word behind an empty line is no field, whatever field it stands for; nor is one with a colon.
    let is_apart = before.lines().next_back().is_some_and(|line| line.trim().is_empty())
        || error.text.ends_with(':') && error.text.chars().count() > LONGEST_FIELD;
    let is_over = places::has_placement(before)
        && match error.reason {
            Reason::Record(FaultKind::UnknownSide) => true,
            Reason::Record(_) => is_apart,
            _ => false,
        };
    if !is_over {
        return Err(error);
    }
    let mut found = read(run, 0, above).map_err(|_| error)?;
    let kind = RemarkKind::Record(RepairKind::Tail);
    found.remarks.push(Remark { kind, span: run.span(above, run.text().len()) });
    Ok(found)
}

/// Reads the first record in a text, of whose words the reader of whole texts made something else; none if the text has no
/// word that looks like a placement.
pub(in crate::import) fn read_spot(run: &Run) -> Option<Result<Import, ImportError>> {
    let place = spot(run)?;
    Some(match read(run, place.start, place.end) {
        Ok(found) => Ok(positions(SourceKind::InText, vec![found], Vec::new())),
        Err(error) => Err(with_record(error, run)),
    })
}

/// Whether the first placement of a text, with its fields, is followed by a sentence: a sign, words, moves; and not by more
/// fields.
pub(in crate::import) fn begins_sentence(run: &Run) -> bool {
    let Some(place) = spot(run) else { return false };
    let behind = run.text().get(place.end..).unwrap_or_default();
    let words =
        behind.trim_start_matches([' ', '.', ',', ';', ':', '-', '–', '—', '(', '!', '?', '\n', '\r']);
    let is_field =
        |c: char| matches!(c, 'K' | 'Q' | 'k' | 'q' | 'A'..='H' | 'a'..='h' | 'w' | '-' | '0'..='9');
    let is_word = |word: &str| {
        let letters = word.trim_matches(|c: char| c.is_ascii_punctuation());
        letters.chars().filter(|c| c.is_alphabetic()).count() > 1 && !letters.chars().all(is_field)
    };
    let begins_moves = || words.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with('.');
    let is_rights = |word: &str| word.len() > 1 && word.bytes().all(|byte| b"KQkq".contains(&byte));
    if words.split_whitespace().take(4).any(is_rights) {
        return false;
    }
    words.is_empty() || words.split_whitespace().take(2).any(is_word) || begins_moves()
}

/// An error with the record in which it is, if that is the first one in a text.
pub(in crate::import) fn with_record(error: ImportError, run: &Run) -> ImportError {
    let span = spot(run).map(|place| run.span(place.start, place.end));
    let is_around = |span: &Span| span.start <= error.at.start && error.at.end <= span.end;
    let record = span.filter(is_around).map(|span| FaultyRecord { span, title: None });
    ImportError { record, ..error }
}

/// The range of bytes of the first word in a text that looks like a placement, with the fields behind it.
fn spot(run: &Run) -> Option<Range<usize>> {
    let text = run.text();
    let Spot { place, is_link } = places::spots(text).into_iter().next()?;
    let line = text.get(place.end..).and_then(|rest| rest.find('\n')).map_or(text.len(), |at| place.end + at);
    let end = if is_link { place.end } else { places::fields_end(text, place.end, line) };
    Some(place.start..end)
}

/// Reads a text with one record in a row of a table.
pub(in crate::import) fn read_table(run: &Run) -> Option<Import> {
    let (start, row) = run
        .lines()
        .filter(|(_, line)| line.contains('/'))
        .find_map(|(start, line)| Some((start, row(line, &only_placement(line)?)?)))?;
    // Another record in the text would be left out.
    if places::spots(run.text()).len() != 1 {
        return None;
    }
    let mut found = read(run, start + row.record.start, start + row.record.end).ok()?;
    row.describe(run, start, &mut found);
    Some(positions(SourceKind::InText, vec![found], Vec::new()))
}

/// The `id` among the operations of an EPD record.
fn identifier(run: &Run, found: &Found) -> Option<String> {
    let tail = found.tail?;
    let skip = |count: usize| run.text().char_indices().nth(count).map(|(at, _)| at);
    // In ASCII text, characters have the same offsets as bytes.
    let (start, end) = if run.text().is_ascii() {
        (tail.start, tail.end)
    } else {
        (skip(tail.start)?, skip(tail.end).unwrap_or(run.text().len()))
    };
    operand(run.slice(start, end))
}

/// The positions of the links within other text, such as Markdown; none if no link has one, or if there is a record outside of
/// links. A text that is a link itself may contain spaces, so it is read as one record.
pub(in crate::import) fn read_links(run: &Run) -> Option<Import> {
    let text = run.text();
    let is_link = text.trim_start().starts_with("http") && text.trim().lines().count() == 1;
    if is_link || !places::spots(text).iter().all(|spot| spot.is_link) {
        return None;
    }
    let mut found: Vec<Found> = Vec::new();
    let mut at = 0;
    while let Some(place) = text.get(at..).and_then(|rest| rest.find("http"))
        && found.len() < MAX_POSITIONS
    {
        let start = at + place;
        let Some(end) = places::link(text, start) else {
            at = start + 4;
            continue;
        };
        at = end;
        if let Ok(mut link) = read(run, start, end)
            && found.iter().all(|other| !is_twice(other, &link))
        {
            link.title = link.title.or_else(|| named(text, start, end));
            found.push(link);
        }
    }
    (!found.is_empty()).then(|| positions(SourceKind::Link, found, Vec::new()))
}

/// Reads a record in the piece letters of all languages that have all its letters.
pub(in crate::import) fn read_localised(run: &Run) -> Option<Import> {
    let text = run.text();
    if text.len() > LONGEST_LOCALISED {
        return None;
    }
    match localised(text, run.language) {
        Localised::Read(read) => {
            let language = read.languages.first().copied().unwrap_or(Language::English);
            let found = run.found(read.reading, 0);
            Some(positions(SourceKind::Localised(language), vec![found], Vec::new()))
        }
        Localised::Ambiguous(readings) => {
            Some(Import::Ambiguous(readings.into_iter().map(Choice::from).collect()))
        }
        Localised::Unread(_) => None,
    }
}
