//! Records that a mail or a page has broken into lines within their placement, below other text.

use super::single::{positions, read};
use crate::import::paste::{Paste, title};
use crate::import::remark::{Remark, RemarkKind};
use crate::import::result::Import;
use crate::import::source::SourceKind;
use crate::notation::RepairKind;

/// The maximum number of words that a broken placement can have.
const MOST_WORDS: usize = 16;

/// Reads a text with one record whose placement is broken into several words; none if it has none.
pub(in crate::import) fn read_wrapped(paste: &Paste) -> Option<Import> {
    let text = paste.text();
    let start = start(text)?;
    let mut found = read(paste, start, text.len()).ok()?;
    if start > 0 {
        let kind = RemarkKind::Record(RepairKind::Wrapper);
        found.remarks.push(Remark { kind, span: paste.span(0, start) });
    }
    let above = paste.slice(0, start).trim_end().lines().next_back().and_then(title);
    found.title = found.title.take().or(above);
    Some(positions(SourceKind::InText, vec![found], Vec::new()))
}

/// The byte offset at which a placement of several words begins: words of pieces, digits and slashes that together are
/// eight ranks of eight squares.
fn start(text: &str) -> Option<usize> {
    let words: Vec<(usize, &str)> = words(text).collect();
    (0..words.len()).find_map(|first| {
        let window = words.get(first..words.len().min(first + MOST_WORDS))?;
        let (start, _) = window.first()?;
        is_broken_placement(window).then_some(*start)
    })
}

/// Whether the first two or more words are a placement together.
fn is_broken_placement(words: &[(usize, &str)]) -> bool {
    let Some((_, head)) = words.first() else { return false };
    if !is_of_placement(head) {
        return false;
    }
    let has_slashes = head.contains('/') || words.get(1).is_some_and(|(_, word)| word.starts_with('/'));
    let mut squares = 0;
    let mut ranks = 0;
    let mut has_digit = false;
    for (count, (_, word)) in words.iter().enumerate() {
        if !is_of_placement(word) {
            return false;
        }
        for byte in word.bytes() {
            match byte {
                b'/' if squares == 0 => {}
                b'/' if squares == 8 => {
                    ranks += 1;
                    squares = 0;
                }
                b'/' => return false,
                b'1'..=b'8' => {
                    has_digit = true;
                    squares += u32::from(byte - b'0');
                }
                _ => squares += 1,
            }
        }
        if squares > 8 {
            return false;
        }
        if !has_slashes && squares == 8 {
            ranks += 1;
            squares = 0;
        } else if !has_slashes {
            return false;
        }
        // Eight rows of letters without a digit are a diagram.
        if ranks + u32::from(squares == 8) == 8 && has_digit {
            return count > 0;
        }
    }
    false
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
