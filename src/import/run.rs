//! A run of plain text: the pasted text, or what stands in a container of it; with the conversion of bytes to characters
//! and lines.

use std::ops::Range;

use super::error::{ImportError, Reason};
use super::found::Found;
use super::remark::{Remark, RemarkKind};
use crate::marks::Marks;
use crate::notation::{FaultKind, Language, Reading, RepairKind, Span};
use crate::position::Position;

/// The number of bytes after which the counts of characters and lines are stored.
const BLOCK: usize = 256;

/// The maximum length of an excerpt, in characters.
const LONGEST_EXCERPT: usize = 80;

/// A run of plain text. Recognisers work with byte offsets and report places in characters.
pub(super) struct Run<'a> {
    text: &'a str,
    /// The language of the piece letters, if the user has chosen one.
    pub(super) language: Option<Language>,
    /// The numbers of characters and line ends before each block.
    blocks: Vec<(u32, u32)>,
}

impl<'a> Run<'a> {
    pub(super) fn new(text: &'a str, language: Option<Language>) -> Run<'a> {
        let mut blocks = Vec::with_capacity(text.len() / BLOCK + 1);
        let (mut characters, mut lines) = (0, 0);
        for block in text.as_bytes().chunks(BLOCK) {
            blocks.push((characters, lines));
            let (more, ends) = count(block);
            characters += more;
            lines += ends;
        }
        Run { text, language, blocks }
    }

    pub(super) fn text(&self) -> &'a str {
        self.text
    }

    /// The text between two byte offsets; empty if one of them is not at a character boundary.
    pub(super) fn slice(&self, start: usize, end: usize) -> &'a str {
        self.text.get(start..end).unwrap_or_default()
    }

    /// The numbers of characters and line ends before a byte offset.
    fn before(&self, byte: usize) -> (usize, usize) {
        let byte = byte.min(self.text.len());
        let start = byte / BLOCK * BLOCK;
        let (characters, lines) = self.blocks.get(byte / BLOCK).copied().unwrap_or_else(|| {
            let (characters, lines) = self.blocks.last().copied().unwrap_or_default();
            let (more, ends) =
                count(self.text.as_bytes().get(start.saturating_sub(BLOCK)..).unwrap_or_default());
            (characters + more, lines + ends)
        });
        let (more, ends) = count(self.text.as_bytes().get(start..byte).unwrap_or_default());
        ((characters + more) as usize, (lines + ends) as usize)
    }

    /// Converts a range of bytes to characters.
    pub(super) fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.before(start).0, self.before(end).0)
    }

    /// The place of the whole run, in characters.
    pub(super) fn whole(&self) -> Span {
        self.span(0, self.text.len())
    }

    /// The number of the line of a character, from 1.
    pub(super) fn line_of(&self, character: usize) -> usize {
        let block = self
            .blocks
            .partition_point(|(characters, _)| *characters as usize <= character)
            .saturating_sub(1);
        let (before, lines) = self.blocks.get(block).copied().unwrap_or_default();
        let bytes = self.text.as_bytes().get(block * BLOCK..).unwrap_or_default();
        let mut left = character.saturating_sub(before as usize);
        let mut line = lines as usize + 1;
        for byte in bytes {
            let begins = byte & 0xC0 != 0x80;
            if begins && left == 0 {
                break;
            }
            left -= usize::from(begins);
            line += usize::from(*byte == b'\n');
        }
        line
    }

    /// The byte offset of a character.
    fn byte_of(&self, character: usize) -> usize {
        let block = self
            .blocks
            .partition_point(|(characters, _)| *characters as usize <= character)
            .saturating_sub(1);
        let (before, _) = self.blocks.get(block).copied().unwrap_or_default();
        let mut start = block * BLOCK;
        // A block may begin within a character, which counts to the block before.
        while start < self.text.len() && !self.text.is_char_boundary(start) {
            start += 1;
        }
        let rest = self.text.get(start..).unwrap_or_default();
        let skipped = character.saturating_sub(before as usize);
        start + rest.char_indices().nth(skipped).map_or(rest.len(), |(at, _)| at)
    }

    /// The range of bytes of a place.
    pub(super) fn bytes(&self, place: Span) -> Range<usize> {
        self.byte_of(place.start)..self.byte_of(place.end)
    }

    /// Whether the number of a move, or the dots of Black's, stand before a byte offset.
    pub(super) fn continues(&self, start: usize, (number, is_black): (u32, bool)) -> bool {
        let before = self.text.get(..start).unwrap_or_default().trim_end_matches(' ');
        let digits = before.trim_end_matches(['.', '…']);
        let dots = before.len() - digits.len();
        let first = digits.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        digits.get(first..) == Some(number.to_string().as_str()) && (dots > 1) == is_black && dots > 0
    }

    /// The text in a place.
    pub(super) fn characters(&self, place: Span) -> &'a str {
        let bytes = self.bytes(place);
        self.slice(bytes.start, bytes.end)
    }

    /// The first characters of a place, as errors show them.
    pub(super) fn excerpt(&self, place: Span) -> String {
        let rest = self.text.get(self.byte_of(place.start)..).unwrap_or_default();
        rest.chars().take((place.end - place.start).min(LONGEST_EXCERPT)).collect()
    }

    /// An error in a range of bytes.
    pub(super) fn error(&self, start: usize, end: usize, reason: Reason) -> ImportError {
        let text = self.slice(start, end).chars().take(LONGEST_EXCERPT).collect();
        ImportError { at: self.span(start, end), line: self.before(start).1 + 1, text, reason, record: None }
    }

    /// The error of a record in a range of bytes: its first fault, with the whole word around it. None if it has none.
    pub(super) fn record_error(&self, reading: &Reading, start: usize, end: usize) -> Option<ImportError> {
        let fault = reading.faults.first()?;
        let part = self.slice(start, end);
        let byte =
            |characters: usize| part.char_indices().nth(characters).map_or(part.len(), |(offset, _)| offset);
        let place = byte(fault.span.start)..byte(fault.span.end);
        let place = if fault.kind == FaultKind::Nothing { place } else { word_around(part, place) };
        Some(self.error(start + place.start, start + place.end, Reason::Record(fault.kind)))
    }

    /// The position of a record that begins at a byte offset.
    pub(super) fn found(&self, reading: Reading, start: usize) -> Found {
        let (offset, _) = self.before(start);
        let shift = |span: Span| Span::new(offset + span.start, offset + span.end);
        let places = || reading.fields.iter().flatten().chain(reading.tail.iter());
        let from = places().map(|span| span.start).min().unwrap_or(0);
        let to = places().map(|span| span.end).max().unwrap_or(0);
        let span = shift(Span::new(from, to.max(from)));
        let rest = self.text.get(start..).unwrap_or_default();
        let first = rest.char_indices().nth(from).map_or(start, |(at, _)| start + at);
        let [_, side, rights, ..] = reading.fields;
        let is_filled = reading.repairs.iter().any(|repair| repair.kind == RepairKind::Filled);
        let missing = [
            side.is_none().then_some(RemarkKind::SideNotGiven),
            (rights.is_none() && is_filled).then_some(RemarkKind::RightsNotGiven),
        ];
        let remarks = reading
            .repairs
            .iter()
            .map(|repair| Remark { kind: RemarkKind::Record(repair.kind), span: shift(repair.span) })
            .chain(missing.into_iter().flatten().map(|kind| Remark { kind, span }));
        Found {
            span,
            line: self.before(first).1 + 1,
            remarks: remarks.collect(),
            tail: reading.tail.map(shift),
            title: None,
            orientation: None,
            variant: None,
            marks: Marks::NONE,
            notes: Vec::new(),
            aside: Vec::new(),
            position: reading.position,
        }
    }

    /// A position in a range of bytes that is not written as a record.
    pub(super) fn found_at(&self, position: Position, start: usize, end: usize) -> Found {
        self.found_in(position, self.span(start, end))
    }

    /// A position in a place that is not written as a record.
    pub(super) fn found_in(&self, position: Position, span: Span) -> Found {
        Found {
            position,
            span,
            line: self.line_of(span.start),
            remarks: Vec::new(),
            tail: None,
            title: None,
            orientation: None,
            variant: None,
            marks: Marks::NONE,
            notes: Vec::new(),
            aside: Vec::new(),
        }
    }

    /// The lines without their ends, each with the byte offset at which it begins.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &'a str)> {
        let text = self.text;
        let mut at = Some(0);
        std::iter::from_fn(move || {
            let start = at?;
            let rest = text.get(start..)?;
            let end = rest.find(['\n', '\r']);
            let line = rest.get(..end.unwrap_or(rest.len()))?;
            at = end.map(|end| {
                let is_pair = rest.as_bytes().get(end..end + 2) == Some(b"\r\n");
                start + end + 1 + usize::from(is_pair)
            });
            Some((start, line))
        })
    }
}

/// The numbers of characters and line ends in bytes of UTF-8.
fn count(bytes: &[u8]) -> (u32, u32) {
    bytes.iter().fold((0, 0), |(characters, lines), byte| {
        (characters + u32::from(byte & 0xC0 != 0x80), lines + u32::from(*byte == b'\n'))
    })
}

/// The range of the word around a fault: in a placement the rank, for something missing the word before it.
fn word_around(text: &str, fault: Range<usize>) -> Range<usize> {
    let part = |from: usize, to: usize| text.get(from..to).unwrap_or_default();
    if part(fault.start, fault.end).contains(char::is_whitespace) {
        return fault;
    }
    let before = part(0, fault.start);
    let known = if fault.is_empty() { before.trim_end() } else { before };
    let end = if known.len() < before.len() {
        known.len()
    } else {
        let rest = part(fault.end, text.len());
        fault.end + rest.find(char::is_whitespace).unwrap_or(rest.len())
    };
    let start = known.char_indices().rev().find(|(_, c)| c.is_whitespace());
    let start = start.map_or(0, |(at, space)| at + space.len_utf8());
    if fault.is_empty() || fault.end > end || part(fault.start, fault.end).contains('/') {
        return start..end;
    }
    let rank_start = part(start, fault.start).rfind('/').map_or(start, |slash| start + slash + 1);
    let rank_end = part(fault.end, end).find('/').map_or(end, |slash| fault.end + slash);
    if rank_start < rank_end { rank_start..rank_end } else { start..end }
}

/// The ranges of bytes between the empty lines of a text.
pub(super) fn blocks(text: &str) -> Vec<Range<usize>> {
    let mut blocks: Vec<Range<usize>> = Vec::new();
    let (mut at, mut is_open) = (0, false);
    for line in text.split_inclusive('\n') {
        let (start, is_blank) = (at, line.trim().is_empty());
        at += line.len();
        match blocks.last_mut() {
            _ if is_blank => {}
            Some(last) if is_open => last.end = at,
            _ => blocks.push(start..at),
        }
        is_open = !is_blank;
    }
    blocks
}

/// The byte offset of `part`, which is a part of `line`, if the line begins at the byte offset `start`.
pub(super) fn offset_in(line: &str, part: &str, start: usize) -> usize {
    start + (part.as_ptr() as usize).saturating_sub(line.as_ptr() as usize).min(line.len())
}

/// A text as the title of a position: without quotation marks and the like around it, and shortened. None if nothing is
/// left.
pub(super) fn title(text: &str) -> Option<String> {
    let text =
        text.trim_matches(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '|' | ':' | '#' | '`'));
    (!text.is_empty() && !text.starts_with('<')).then(|| text.chars().take(LONGEST_EXCERPT).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_characters_and_lines() {
        let text = "äöü\r\nx\n".repeat(200);
        let run = Run::new(&text, None);
        for (byte, _) in text.char_indices().chain([(text.len(), ' ')]) {
            let head = &text[..byte];
            assert_eq!(run.before(byte), (head.chars().count(), head.matches('\n').count()));
        }
        assert_eq!(Run::new("", None).before(0), (0, 0));
        let full = "a".repeat(512);
        assert_eq!(Run::new(&full, None).before(512), (512, 0));
    }

    #[test]
    fn lines_end_as_on_any_system() {
        let lines = |text| Run::new(text, None).lines().collect::<Vec<_>>();
        assert_eq!(lines("a\r\nb\nc\rd"), [(0, "a"), (3, "b"), (5, "c"), (7, "d")]);
        assert_eq!(lines(""), [(0, "")]);
    }
}
