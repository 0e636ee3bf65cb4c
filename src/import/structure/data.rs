//! JSON: its strings, each a text of its own, and the objects and lists in which they stand.

use std::ops::Range;

use super::text::{Piece, Text};

/// The keys of titles, in order of preference.
const NAMES: [&str; 6] = ["name", "title", "label", "id", "PuzzleId", "username"];

/// The maximum depth of nested objects and lists.
const DEEPEST: usize = 256;

/// JSON that was taken apart.
pub(in crate::import) struct Data {
    /// The strings that are no keys, in order.
    pub(in crate::import) strings: Vec<Member>,
    /// The objects and lists, each behind those within it.
    pub(in crate::import) objects: Vec<Object>,
}

/// A string.
pub(in crate::import) struct Member {
    /// Its range of bytes, without the quotation marks.
    pub(in crate::import) range: Range<usize>,
    /// The range of bytes of its key; empty if it has none.
    pub(in crate::import) key: Range<usize>,
}

/// An object or a list.
pub(in crate::import) struct Object {
    /// Its range of bytes.
    pub(in crate::import) range: Range<usize>,
    /// The indexes of the strings in it.
    pub(in crate::import) strings: Range<usize>,
    /// The range of bytes of the value that names it.
    pub(in crate::import) name: Option<Range<usize>>,
}

/// An object or a list that is being read.
struct Open {
    start: usize,
    /// The number of strings before it.
    before: usize,
    /// The best name so far: its index in [`NAMES`] and its byte range.
    name: Option<(usize, Range<usize>)>,
}

impl Open {
    fn closed(self, end: usize, strings: usize) -> Object {
        Object {
            range: self.start..end,
            strings: self.before..strings,
            name: self.name.map(|(_, range)| range),
        }
    }
}

impl Data {
    /// Takes a text apart; none if it is no JSON.
    pub(in crate::import) fn read(text: &str) -> Option<Data> {
        let begin = text.trim_start();
        if !begin.starts_with(['[', '{', '"']) || !begin.contains('"') || !has_json_sign(begin) {
            return None;
        }
        let mut data = Data { strings: Vec::new(), objects: Vec::new() };
        let mut stack: Vec<Open> = Vec::new();
        let (mut key, mut has_keys) = (0..0, false);
        let mut at = text.len() - begin.len();
        while let Some(byte) = text.as_bytes().get(at) {
            let start = at;
            if stack.is_empty()
                && !data.objects.is_empty()
                && ends_data(text.get(start..).unwrap_or_default())
            {
                break;
            }
            at += 1;
            match byte {
                b'{' | b'[' if stack.len() >= DEEPEST => return None,
                b'{' | b'[' => stack.push(Open { start, before: data.strings.len(), name: None }),
                b'}' | b']' => {
                    let strings = data.strings.len();
                    data.objects.extend(stack.pop().map(|open| open.closed(at, strings)));
                }
                b'"' => {
                    let end = string_end(text, at);
                    let range = at..end;
                    let is_key = text.get(end + 1..).is_some_and(|rest| rest.trim_start().starts_with(':'));
                    if is_key {
                        (key, has_keys) = (range, true);
                    } else {
                        name(&mut stack, text.get(key.clone()).unwrap_or_default(), &range);
                        data.strings.push(Member { range, key: key.clone() });
                    }
                    at = (end + 1).max(at).min(text.len());
                    // A program joins strings.
                    let behind = text.get(at..).unwrap_or_default().trim_start();
                    if stack.is_empty() && behind.starts_with(['+', '"']) {
                        return None;
                    }
                }
                b'0'..=b'9' => {
                    at = start + text.bytes().skip(start).take_while(u8::is_ascii_digit).count();
                    name(&mut stack, text.get(key.clone()).unwrap_or_default(), &(start..at));
                }
                // A row of CSV with all its fields in quotation marks.
                b',' if stack.is_empty() && !has_keys => return None,
                b',' => key = 0..0,
                _ => {}
            }
        }
        while let Some(open) = stack.pop() {
            let strings = data.strings.len();
            data.objects.push(open.closed(text.len(), strings));
        }
        Some(data)
    }

    /// The byte offset behind the last object, list or string.
    pub(in crate::import) fn end(&self) -> usize {
        let objects = self.objects.last().map_or(0, |object| object.range.end);
        self.strings.last().map_or(objects, |string| objects.max(string.range.end + 1))
    }
}

/// Whether a text that stands behind an object or a list, outside of any other, is no JSON: a word, a tag, a bracket of a
/// forum.
fn ends_data(text: &str) -> bool {
    let text = text.strip_prefix('[').unwrap_or(text);
    text.starts_with(|c: char| c.is_alphabetic() || matches!(c, '<' | '>' | '/' | '#'))
}

/// Whether the first quotation mark of a text stands where a string of JSON can begin. PGN has a name before it.
fn has_json_sign(text: &str) -> bool {
    let before = text.split('"').next().unwrap_or_default().trim_end();
    before.is_empty() || before.ends_with(['[', '{', ',', ':'])
}

/// The pieces of a string with its escapes resolved, in a range of bytes.
pub(in crate::import) fn unescaped(text: &str, range: Range<usize>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let (mut from, mut at) = (range.start, range.start);
    while let Some(place) = text.get(at..range.end).and_then(|rest| rest.find('\\')) {
        let start = at + place;
        let rest = text.get(start + 1..range.end).unwrap_or_default();
        let Some(sign) = rest.chars().next() else { break };
        let hexadecimal = |length: usize| {
            let number = u32::from_str_radix(rest.get(1..=length)?, 16).ok()?;
            Some((char::from_u32(number)?, length + 1))
        };
        let decoded = match sign {
            'n' => Some(('\n', 1)),
            'r' => Some(('\r', 1)),
            't' => Some(('\t', 1)),
            '"' | '\'' | '\\' | '/' | '`' => Some((sign, 1)),
            'u' => hexadecimal(4),
            'x' => hexadecimal(2),
            _ => None,
        };
        let Some((decoded, length)) = decoded else {
            at = start + 1;
            continue;
        };
        pieces.push(Piece::Slice(from..start));
        pieces.push(Piece::Decoded(decoded, start..start + 1 + length));
        at = start + 1 + length;
        from = at;
    }
    pieces.push(Piece::Slice(from..range.end));
    pieces
}

/// The text of a string.
pub(in crate::import) fn string(text: &Text, range: Range<usize>) -> Text {
    text.part(unescaped(&text.content, range))
}

/// The byte offset of the quotation mark that ends a string.
fn string_end(text: &str, start: usize) -> usize {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(start) {
        match byte {
            b'"' if !escaped => return at,
            b'\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

/// Keeps a value as the name of the current object if its key is better than the one before.
fn name(stack: &mut [Open], key: &str, range: &Range<usize>) {
    let Some(rank) = NAMES.iter().position(|name| key.eq_ignore_ascii_case(name)) else { return };
    if let Some(open) = stack.last_mut()
        && open.name.as_ref().is_none_or(|(known, _)| rank < *known)
    {
        open.name = Some((rank, range.clone()));
    }
}
