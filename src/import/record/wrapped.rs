//! Records that a mail or a page has broken into lines within their placement, below other text.

use super::single::{positions, read};
use crate::import::remark::{Remark, RemarkKind};
use crate::import::result::Import;
use crate::import::run::Run;
use crate::import::source::SourceKind;
use crate::notation::RepairKind;

/// The maximum number of words that a broken placement can have.
const MOST_WORDS: usize = 16;

/// Reads a text with one record whose placement is broken into several words; none if it has none.
pub(in crate::import) fn read_wrapped(run: &Run) -> Option<Import> {
    let text = run.text();
    let (start, words) = start(text)?;
    let joined = with_whole_ranks(text, &words);
    // A word behind an empty line is no field.
    let last = words.last().map_or(start, |(at, word)| at + word.len());
    let end = ["\n\n", "\n\r\n"].iter().filter_map(|gap| text.get(last..)?.find(gap)).min();
    let end = end.map_or(text.len(), |length| last + length);
    // In the lines below there may be something else.
    let line_end =
        text.get(last..).and_then(|rest| rest.find('\n')).map_or(text.len(), |length| last + length);
    let joined = Run::new(&joined, run.language);
    let mut found = read(&joined, start, end).or_else(|_| read(&joined, start, line_end)).ok()?;
    if start > 0 {
        let kind = RemarkKind::Record(RepairKind::Wrapper);
        found.remarks.push(Remark { kind, span: run.span(0, start) });
    }
    Some(positions(SourceKind::InText, vec![found], Vec::new()))
}

/// A word with its byte offset.
type Word<'a> = (usize, &'a str);

/// The byte offset at which a placement of several words begins, and its words: they have pieces, digits and slashes, and
/// together are eight ranks of eight squares.
fn start(text: &str) -> Option<(usize, Vec<Word<'_>>)> {
    let words: Vec<Word> = words(text).collect();
    (0..words.len()).find_map(|first| {
        let window = words.get(first..words.len().min(first + MOST_WORDS))?;
        let (start, _) = window.first()?;
        let count = broken_placement(window)?;
        Some((*start, window.get(..count)?.to_vec()))
    })
}

/// The text with each break that is within a rank of the placement moved behind that rank. It stays as long as it is.
fn with_whole_ranks(text: &str, placement: &[Word]) -> String {
    let has_slashes = placement.iter().any(|(_, word)| word.contains('/'));
    let mut joined = String::with_capacity(text.len());
    let mut done = 0;
    for pair in placement.windows(2) {
        let [(start, word), (next_start, next)] = pair else { continue };
        if !has_slashes || word.ends_with('/') || next.starts_with('/') {
            continue;
        }
        let end = start + word.len();
        let length = next.find('/').map_or(next.len(), |slash| slash + 1);
        joined.push_str(text.get(done..end).unwrap_or_default());
        joined.push_str(next.get(..length).unwrap_or_default());
        joined.push_str(text.get(end..*next_start).unwrap_or_default());
        done = next_start + length;
    }
    joined.push_str(text.get(done..).unwrap_or_default());
    joined
}

/// The number of words at the beginning that are a placement together, if they are two or more.
fn broken_placement(words: &[Word]) -> Option<usize> {
    let (_, head) = words.first()?;
    if !is_of_placement(head) {
        return None;
    }
    let has_slashes = head.contains('/') || words.get(1).is_some_and(|(_, word)| word.starts_with('/'));
    let mut squares = 0;
    let mut ranks = 0;
    let mut has_digit = false;
    for (count, (_, word)) in words.iter().enumerate() {
        if !is_of_placement(word) {
            return None;
        }
        for byte in word.bytes() {
            match byte {
                b'/' if squares == 0 => {}
                b'/' if squares == 8 => {
                    ranks += 1;
                    squares = 0;
                }
                b'/' => return None,
                b'1'..=b'8' => {
                    has_digit = true;
                    squares += u32::from(byte - b'0');
                }
                _ => squares += 1,
            }
        }
        if squares > 8 {
            return None;
        }
        if !has_slashes && squares == 8 {
            ranks += 1;
            squares = 0;
        } else if !has_slashes {
            return None;
        }
        // Eight rows of letters without a digit are a diagram.
        if ranks + u32::from(squares == 8) == 8 && has_digit {
            return (count > 0).then_some(count + 1);
        }
    }
    None
}

fn is_of_placement(word: &str) -> bool {
    word.bytes().all(|byte| matches!(byte, b'/' | b'1'..=b'8') || b"pnbrqkPNBRQK".contains(&byte))
}

/// The words of a text with their byte offsets.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text.get(at..)?;
        let start = at + rest.find(|c: char| !c.is_whitespace())?;
        let rest = text.get(start..)?;
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        at = start + length;
        Some((start, text.get(start..at)?))
    })
}
