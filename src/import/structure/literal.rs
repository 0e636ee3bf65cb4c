//! Strings of source code and data: those with escapes in them (`"rnbqkbnr\npppppppp\n…"`), template literals of several
//! lines, and those that hold something else than a record.

use std::ops::Range;

use super::data::unescaped;
use super::part::{Container, Part};
use super::text::{Piece, Text};
use crate::import::places::has_placement;

/// The shortest string without escapes that is a container, in bytes: three moves.
const SHORTEST: usize = 8;

/// The longest text between two strings that a program joins, in bytes.
const LONGEST_GAP: usize = 120;

/// The rows of a board.
const ROWS: usize = 8;

/// The strings with an escaped or a real line end, or an escaped quotation mark, and those with digits. A record without
/// escapes is read where it stands, because its row or tag says more about it.
pub(super) fn find(text: &Text) -> Vec<Part> {
    let mut parts = Vec::new();
    let content = text.content.as_str();
    for quote in ['"', '\'', '`'] {
        for place in strings(content, quote) {
            let string = content.get(place.clone()).unwrap_or_default();
            let before = content.get(..place.start - 1).unwrap_or_default();
            // Several backquotes in a row are a fence.
            let is_fence = quote == '`' && (string.is_empty() || before.ends_with('`'));
            if is_fence {
                continue;
            }
            let is_escaped = ["\\n", "\\\"", "\\'", "\\t"].iter().any(|escape| string.contains(escape));
            let is_long = quote == '`' && string.contains('\n');
            if is_escaped || is_long || may_be_text(before, string, quote) {
                parts.push(Part::of(unescaped(content, place.clone()), place, Container::Other));
            }
        }
    }
    parts
}

/// The byte ranges of the strings between quotation marks of a kind, without these.
fn strings(content: &str, quote: char) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let from = at + content.get(at..)?.find(quote)? + 1;
            let rest = content.get(from..)?;
            match length_of(rest, quote) {
                Some(length) => {
                    at = from + length + 1;
                    return Some(from..from + length);
                }
                // The rest of its line is not searched again.
                None => at = from + rest.find('\n').unwrap_or(rest.len()),
            }
        }
    })
}

/// The strings that a program joins into one: `"8/8/8/8/" +⏎"8/8/8/8 w - - 0 1"`, or rows with escaped line ends and comments
/// behind them.
pub(super) fn joined(text: &Text) -> Vec<Part> {
    let content = text.content.as_str();
    let mut parts = Vec::new();
    for quote in ['"', '\''] {
        let mut chain: Vec<Range<usize>> = Vec::new();
        for place in strings(content, quote) {
            let between = chain.last().and_then(|last| content.get(last.end + 1..place.start - 1));
            if !between.is_some_and(joins) {
                parts.extend(whole(text, &chain));
                chain.clear();
            }
            chain.push(place);
        }
        parts.extend(whole(text, &chain));
    }
    parts
}

/// Whether a program joins the strings before and behind a text: line ends with comments, and the sign of a sum.
fn joins(between: &str) -> bool {
    let is_sign = |c: char| c.is_whitespace() || matches!(c, '+' | '\\' | '.' | '&');
    let is_plain = |line: &str| {
        let line = line.trim_start_matches(is_sign);
        line.is_empty() || line.starts_with('#') || line.starts_with("//")
    };
    if between.len() > LONGEST_GAP {
        return false;
    }
    // Behind an empty line stands something else. The last line is the one of the next string.
    let lines = between.split('\n').count();
    let is_inner = |(index, line): (usize, &str)| index > 0 && index + 1 < lines && line.trim().is_empty();
    let has_empty = between.split('\n').enumerate().any(is_inner);
    between.contains(['\n', '+']) && !has_empty && between.lines().all(is_plain)
}

/// The text of several strings, if it is something that none of them is: a record, or a board with line ends.
fn whole(text: &Text, chain: &[Range<usize>]) -> Option<Part> {
    let slice = |range: &Range<usize>| text.content.get(range.clone()).unwrap_or_default();
    let (first, last) = (chain.first()?, chain.last()?);
    let joined: String = chain.iter().map(slice).collect();
    let is_record = || has_placement(&joined) && !chain.iter().skip(1).any(|one| has_placement(slice(one)));
    let is_board = || chain.iter().filter(|one| slice(one).ends_with("\\n")).count() >= ROWS;
    if chain.len() < 2 || !is_record() && !is_board() {
        return None;
    }
    let pieces = chain.iter().flat_map(|one| unescaped(&text.content, one.clone())).collect();
    Some(Part::of(pieces, first.start..last.end, Container::Other))
}

/// Whether a string without escapes may hold moves, men or an object. The value of a tag of PGN belongs to its game.
fn may_be_text(before: &str, string: &str, quote: char) -> bool {
    // An apostrophe within a word begins no string.
    let is_apostrophe = quote == '\'' && before.ends_with(|c: char| c.is_alphanumeric());
    let name = before.trim_end_matches(' ');
    let is_tag = name.len() < before.len()
        && name.trim_end_matches(|c: char| c.is_ascii_alphanumeric() || c == '_').ends_with('[');
    let has_digit = string.bytes().any(|byte| byte.is_ascii_digit());
    string.len() >= SHORTEST && has_digit && !is_apostrophe && !is_tag && !has_placement(string)
}

/// The text with plain slashes, if the slashes of a record in it are escaped: `8\/8\/…`, as JSON may have them.
pub(super) fn slashes(text: &Text) -> Vec<Part> {
    let content = text.content.as_str();
    if content.matches("\\/").nth(6).is_none() {
        return Vec::new();
    }
    let mut pieces = Vec::new();
    let mut from = 0;
    for (at, _) in content.match_indices("\\/") {
        pieces.push(Piece::Slice(from..at));
        from = at + 1;
    }
    pieces.push(Piece::Slice(from..content.len()));
    vec![Part::of(pieces, 0..content.len(), Container::Slashes)]
}

/// The length of a string before the quotation mark that ends it; none if its line ends first.
fn length_of(rest: &str, quote: char) -> Option<usize> {
    let mut is_escaped = false;
    for (at, character) in rest.char_indices() {
        match character {
            '\n' if quote != '`' => return None,
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            _ if character == quote => return Some(at),
            _ => {}
        }
    }
    None
}
