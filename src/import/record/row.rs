//! Records that are a field of a row: of a table, of CSV, of a file with a title and a solution behind each record.

use std::ops::Range;

use crate::import::found::Found;
use crate::import::places::{fields_end, separated_end, spots};
use crate::import::remark::{Remark, RemarkKind};
use crate::import::run::{Run, offset_in, title};
use crate::import::solution::are_moves;
use crate::import::{beside, side};
use crate::notation::RepairKind;
use crate::position::Color;

/// The characters between the fields of a row.
const SEPARATORS: [char; 4] = ['|', ',', ';', '\t'];

/// The maximum length of a field that is used as a title, in bytes.
const LONGEST_NAME: usize = 80;

/// A row with one record. All places are byte ranges of the line.
pub(super) struct Row {
    pub(super) record: Range<usize>,
    /// The field beside the record that names it: the one before it, else the one after it.
    pub(super) title: Option<Range<usize>>,
    /// The field behind the record that says who is to move.
    pub(super) side: Option<(Color, Range<usize>)>,
    /// The fields after the record, without the side and the title.
    pub(super) rest: Option<Range<usize>>,
}

impl Row {
    /// The field that names the record. `at` is the byte at which the line begins.
    pub(super) fn name(&self, run: &Run, at: usize) -> Option<String> {
        let name = self.title.as_ref()?;
        title(run.slice(at + name.start, at + name.end))
    }

    /// Adds to the record's position what the other fields say. `at` is the byte at which the line begins.
    pub(super) fn describe(self, run: &Run, at: usize, found: &mut Found) {
        found.title = self.name(run, at).or(found.title.take());
        let Row { record, side, rest, .. } = self;
        let kind = RemarkKind::Record(RepairKind::Wrapper);
        found.remarks.push(Remark { kind, span: run.span(at, at + record.start) });
        if let Some((color, side)) = side {
            let span = run.span(at + side.start, at + side.end);
            if found.lacks_side() {
                found.set_side(color, span);
            } else {
                found.remarks.push(Remark { kind: RemarkKind::Skipped, span });
            }
        }
        if let Some(rest) = rest {
            let span = run.span(at + rest.start, at + rest.end);
            found.remarks.push(Remark { kind: RemarkKind::Skipped, span });
        }
    }
}

/// The only placement of a line; none if it has several, or a link.
pub(super) fn only_placement(line: &str) -> Option<Range<usize>> {
    match spots(line).as_slice() {
        [spot] if !spot.is_link => Some(spot.place.clone()),
        _ => None,
    }
}

/// The row of a line with one placement; none if no separator touches its record, or if it is the source of a program, whose
/// commas stand between arguments and members.
pub(super) fn row(line: &str, place: &Range<usize>) -> Option<Row> {
    let start = place.start;
    let end = fields_end(line, place.end, line.len());
    let (before, after) = (line.get(..start)?, line.get(end..)?);
    if is_bracketed(before) {
        return None;
    }
    let is_first = before.chars().all(|c| c.is_whitespace() || matches!(c, '"' | '\''))
        || before.trim_end_matches(['"', '\'', ' ']).ends_with(SEPARATORS);
    let next = field_after(after, line.get(start..end)?, is_first).map(|offset| end + offset);
    let previous = field_before(before);
    if next.is_none() && previous.is_none() && separated_end(line, place.end, line.len()).is_none() {
        return None;
    }
    let named = previous.filter(|place| is_name(line, place));
    let side = next.and_then(|from| side_at(line, from));
    let next = match &side {
        Some((_, place)) => line.get(place.end..)?.find(SEPARATORS).map(|length| place.end + length + 1),
        None => next,
    };
    let (title, rest) = match next {
        None => (named, None),
        Some(from) => {
            let length = line.get(from..)?.find(|c| SEPARATORS.contains(&c) && c != ',');
            let length = length.or_else(|| line.get(from..)?.find(','));
            let field = from..length.map_or(line.len(), |length| from + length);
            match named {
                Some(name) => (Some(name), Some(from..line.len())),
                None if is_name(line, &field) => {
                    (Some(field.clone()), Some((field.end + 1).min(line.len())..line.len()))
                }
                None => (None, Some(from..line.len())),
            }
        }
    };
    let is_blank = |place: &Range<usize>| {
        let part = line.get(place.clone()).unwrap_or_default();
        part.trim_matches(|c: char| SEPARATORS.contains(&c) || c.is_whitespace() || matches!(c, '"' | '\''))
            .is_empty()
    };
    Some(Row { record: start..end, title, side, rest: rest.filter(|place| !is_blank(place)) })
}

/// The side to move in the field of a line that begins at a byte, with its range of bytes.
fn side_at(line: &str, from: usize) -> Option<(Color, Range<usize>)> {
    let field = line.get(from..)?.split(SEPARATORS).next()?;
    let word = field.trim_matches(['"', '\'', ' ', '\r']);
    let start = offset_in(line, word, 0);
    Some((beside::side(word)?, start..start + word.len()))
}

/// Whether a bracket is open at the end of a text.
fn is_bracketed(before: &str) -> bool {
    let count = |brackets: [char; 2]| before.matches(brackets).count();
    count(['(', '{']) > count([')', '}'])
}

/// The byte at which the next field begins after a record, if a separator follows it: none where a sentence goes on, or
/// the operations of EPD follow. `is_first`: the record begins its line or field.
fn field_after(after: &str, record: &str, is_first: bool) -> Option<usize> {
    let rest = after.trim_start_matches(['"', '\'', '`', ' ']);
    let separator = rest.chars().next().filter(|c| SEPARATORS.contains(c))?;
    let field = rest.get(1..)?;
    let is_spaced = field.starts_with(' ');
    let ends_number = record.ends_with(|c: char| c.is_ascii_digit()) && record.contains(' ');
    let begins_name =
        field.trim_start().starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit() || c == '"');
    let is_field = match separator {
        // Behind a comma with a space a sentence may go on.
        ',' => !is_spaced || ends_number && is_first && begins_name,
        ';' if is_spaced => ends_number && field.trim_start().starts_with(|c: char| c.is_ascii_uppercase()),
        ';' => ends_number || !is_operation(field),
        _ => true,
    };
    (is_field && !field.trim().is_empty()).then(|| after.len() - field.len())
}

/// The field before a record, if a separator precedes it.
fn field_before(before: &str) -> Option<Range<usize>> {
    let fields = before.trim_end_matches(['"', '\'', '`', ' ']);
    let separator = fields.chars().next_back().filter(|c| SEPARATORS.contains(c))?;
    if matches!(separator, ',' | ';') && before.ends_with(' ') {
        return None;
    }
    let end = fields.len() - 1;
    let start = fields.get(..end)?.rfind(SEPARATORS).map_or(0, |at| at + 1);
    Some(start..end)
}

/// The words before the record of a line that name it: `Mate in one: `, `Lucena - `. None if they say what a record is.
pub(super) fn label<'l>(line: &'l str, place: &Range<usize>) -> Option<&'l str> {
    let before = line.get(..place.start)?;
    let words = before.trim_end();
    let label =
        words.strip_suffix([':', '-', '–', '—', '=']).filter(|_| words.len() < before.len())?.trim_end();
    let last = label.rsplit(char::is_whitespace).next().unwrap_or_default();
    let is_kind = ["fen", "epd", "position"].iter().any(|kind| last.eq_ignore_ascii_case(kind));
    (!is_kind && is_name(line, &(0..label.len()))).then_some(label)
}

/// Whether a field begins like an operation of EPD: `bm Nf3`, `D1 20`.
fn is_operation(field: &str) -> bool {
    let (word, rest) = field.trim_start().split_once(' ').unwrap_or_default();
    let opcodes = ["bm", "am", "id", "ce", "dm", "pv", "acd", "eco"];
    !rest.is_empty() && (opcodes.contains(&word) || matches!(word.as_bytes(), [b'D' | b'c', b'0'..=b'9']))
}

/// Whether a field can be a title: not too long, and more than a number, a sign or an operation of EPD.
fn is_name(line: &str, place: &Range<usize>) -> bool {
    let field = line.get(place.clone()).unwrap_or_default();
    let is_comment = ["//", "#", "/*", "--"].iter().any(|sign| field.trim_start().starts_with(sign));
    !is_operation(field)
        && !is_comment
        && side::to_move(field).is_none()
        && beside::side(field).is_none()
        && field.len() <= LONGEST_NAME
        && field.chars().filter(|c| c.is_alphabetic()).count() > 1
        && !are_moves(field)
}
