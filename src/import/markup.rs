//! Positions in the markup of forums and web pages: `[fen]…[/fen]`, `<fen>…</fen>`, and the start position where the markup
//! or the code of a board names it.

use std::ops::Range;

use super::error::{Reason, report};
use super::limits::{MAX_BLOCKS, MAX_POSITIONS};
use super::places::has_placement;
use super::record;
use super::result::Import;
use super::run::{Run, blocks};
use super::source::SourceKind;

/// The positions in markup; none if there is no markup.
pub(super) fn read(run: &Run) -> Option<Import> {
    let text = run.text();
    let (mut found, mut unread) = (Vec::new(), Vec::new());
    let mut at = 0;
    while let Some(start) = find(text, at, "fen", false) {
        let end = find(text, start, "/fen", true).unwrap_or(text.len());
        if found.len() >= MAX_POSITIONS {
            report(&mut unread, run.error(start, end, Reason::TooMuch));
            break;
        }
        match record::read(run, start, end) {
            Ok(read) => found.push(read),
            Err(error) => report(&mut unread, error),
        }
        at = end;
    }
    if found.is_empty() {
        return unread.into_iter().next().map(Import::Unread);
    }
    Some(Import::Positions { source: SourceKind::Markup, found, unread })
}

/// The word of protocols for the start position.
const WORD: &str = "startpos";

/// The start position that is the value of an attribute or a property (`position="start"`, `position: 'start'`), in a block
/// of lines without a record: it is the board of that markup or code.
pub(super) fn read_named(run: &Run) -> Option<Import> {
    let of_block = |block: Range<usize>| {
        let text = run.slice(block.start, block.end);
        if has_placement(text) {
            return None;
        }
        let place = named(text)?;
        at(run, block.start + place.start, block.start + place.end)
    };
    blocks(run.text()).into_iter().take(MAX_BLOCKS).find_map(of_block)
}

/// The start position that an attribute, a property or the word of protocols names anywhere.
pub(super) fn read_mentioned(run: &Run) -> Option<Import> {
    let text = run.text();
    let is_word = |at: usize| {
        let is_letter = |c: char| c.is_alphanumeric();
        text.get(..at).is_some_and(|before| !before.ends_with(is_letter))
            && text.get(at + WORD.len()..).is_some_and(|behind| !behind.starts_with(is_letter))
    };
    let word = || text.match_indices(WORD).map(|(at, _)| at).find(|at| is_word(*at));
    let place = named(text).or_else(|| word().map(|at| at..at + WORD.len()))?;
    at(run, place.start, place.end)
}

/// The range of bytes of the first value in a text that names the start position.
fn named(text: &str) -> Option<Range<usize>> {
    ["fen", "position"].into_iter().find_map(|name| {
        text.match_indices(name).find_map(|(at, _)| {
            let rest = text.get(at + name.len()..)?;
            let value =
                rest.trim_start_matches(['"', '\'']).trim_start().strip_prefix([':', '='])?.trim_start();
            let quoted = value.strip_prefix(['"', '\''])?;
            let word =
                quoted.split(['"', '\'']).next().filter(|word| matches!(*word, "start" | "startpos"))?;
            let start = text.len() - quoted.len();
            Some(start..start + word.len())
        })
    })
}

/// The start position whose name is in a range of bytes.
fn at(run: &Run, start: usize, end: usize) -> Option<Import> {
    let found = record::read(run, start, end).ok()?;
    Some(Import::Positions { source: SourceKind::Markup, found: vec![found], unread: Vec::new() })
}

/// The start position that the word of protocols names on a line of its own.
pub(super) fn read_word(run: &Run) -> Option<Import> {
    let is_around = |c: char| c.is_whitespace() || c.is_ascii_punctuation();
    let (start, _) = run.lines().find(|(_, line)| line.trim_matches(is_around) == WORD)?;
    let word = start + run.slice(start, run.text().len()).find(WORD)?;
    at(run, word, word + WORD.len())
}

/// The next tag of a name in brackets of either kind: its beginning or its end.
fn find(text: &str, from: usize, name: &str, begins: bool) -> Option<usize> {
    let bytes = text.as_bytes();
    (from..bytes.len()).find_map(|at| {
        let close = match bytes.get(at)? {
            b'[' => b']',
            b'<' => b'>',
            _ => return None,
        };
        let end = at + 1 + name.len();
        let is_tag = bytes.get(at + 1..end).is_some_and(|tag| tag.eq_ignore_ascii_case(name.as_bytes()))
            && bytes.get(end) == Some(&close);
        is_tag.then_some(if begins { at } else { end + 1 })
    })
}
