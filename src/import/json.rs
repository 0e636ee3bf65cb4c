//! Positions in JSON, with their titles.

use super::beside;
use super::error::{ImportError, Reason, report};
use super::found::Found;
use super::limits::MAX_POSITIONS;
use super::paste::{Paste, title};
use super::places::{has_placement, spots};
use super::record;
use super::remark::{Remark, RemarkKind};
use super::result::Import;
use super::source::SourceKind;

/// The keys of titles, in order of preference.
const NAMES: [&str; 5] = ["name", "title", "label", "id", "PuzzleId"];

/// The maximum depth of nested objects and lists.
const DEEPEST: usize = 256;

/// An object or a list that is being read.
#[derive(Default)]
struct Open {
    /// The byte at which it begins.
    start: usize,
    /// The number of positions before it.
    before: usize,
    /// The best title so far: its index in [`NAMES`] and its byte range.
    name: Option<(usize, usize, usize)>,
}

/// The positions of all strings; none if the text is not JSON, or has positions outside of strings too.
pub(super) fn read(paste: &Paste) -> Option<Import> {
    let text = paste.text();
    let begin = text.trim_start();
    if !begin.starts_with(['[', '{', '"']) || !begin.contains('"') {
        return None;
    }
    let (mut found, mut unread): (Vec<Found>, Vec<ImportError>) = (Vec::new(), Vec::new());
    let mut stack: Vec<Open> = Vec::new();
    let (mut key, mut has_keys) = ("", false);
    let mut at = text.len() - begin.len();
    while let Some(byte) = text.as_bytes().get(at) {
        let start = at;
        at += 1;
        match byte {
            b'{' | b'[' if stack.len() >= DEEPEST => return None,
            b'{' | b'[' => stack.push(Open { start, before: found.len(), name: None }),
            b'}' | b']' => {
                if let Some(open) = stack.pop() {
                    name_all(paste, &mut found, &open);
                    read_beside(&mut found, &open, paste.slice(open.start, at));
                }
            }
            b'"' => {
                let end = string_end(text, at);
                let content = paste.slice(at, end);
                let is_key = text.get(end + 1..).is_some_and(|rest| rest.trim_start().starts_with(':'));
                if is_key {
                    (key, has_keys) = (content, true);
                } else if has_placement(&content.replace(" /", "/")) {
                    if found.len() >= MAX_POSITIONS {
                        report(&mut unread, paste.error(at, end, Reason::TooMuch));
                        break;
                    }
                    match record::read(paste, at, end) {
                        Ok(read) => found.push(read),
                        Err(error) => report(&mut unread, error),
                    }
                } else {
                    name(&mut stack, key, at, end);
                }
                at = (end + 1).max(at).min(text.len());
            }
            b'0'..=b'9' => {
                at = start + text.bytes().skip(start).take_while(u8::is_ascii_digit).count();
                name(&mut stack, key, start, at);
            }
            // A row of CSV with all its fields in quotation marks.
            b',' if stack.is_empty() && !has_keys => return None,
            b',' => key = "",
            _ => {}
        }
    }
    for open in stack.iter().rev() {
        name_all(paste, &mut found, open);
    }
    (!found.is_empty() && found.len() + unread.len() >= spots(text).len())
        .then(|| record::positions(SourceKind::InText, found, unread))
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

/// Adds what an object says about its only position: the side at the bottom, marks.
fn read_beside(found: &mut [Found], open: &Open, object: &str) {
    let Some([found]) = found.get_mut(open.before..) else { return };
    if found.orientation.is_some() || !found.marks.is_empty() {
        return;
    }
    let beside = beside::read(object, false);
    (found.orientation, found.marks) = (beside.orientation, beside.marks);
    if beside.is_mark_left_out {
        found.remarks.push(Remark { kind: RemarkKind::MarkLeftOut, span: found.span });
    }
}

/// Keeps a value as the title of the current object if its key is better than the one before.
fn name(stack: &mut [Open], key: &str, start: usize, end: usize) {
    let Some(rank) = NAMES.iter().position(|name| key.eq_ignore_ascii_case(name)) else { return };
    if let Some(open) = stack.last_mut()
        && open.name.is_none_or(|(known, ..)| rank < known)
    {
        open.name = Some((rank, start, end));
    }
}

/// Sets the title of the positions of an object that have none from an inner object.
fn name_all(paste: &Paste, found: &mut [Found], open: &Open) {
    let Some((_, start, end)) = open.name else { return };
    for found in found.iter_mut().skip(open.before).filter(|found| found.title.is_none()) {
        found.title = title(paste.slice(start, end));
    }
}
