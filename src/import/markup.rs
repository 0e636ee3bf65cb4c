//! Positions between the marks of forums and pages: `[fen]…[/fen]`, `<fen>…</fen>`.

use super::error::{Reason, report};
use super::limits::MAX_POSITIONS;
use super::paste::Paste;
use super::record;
use super::result::Import;
use super::source::SourceKind;

/// The positions between marks; none if there are no marks.
pub(super) fn read(paste: &Paste) -> Option<Import> {
    let text = paste.text();
    let (mut found, mut unread) = (Vec::new(), Vec::new());
    let mut at = 0;
    while let Some(start) = find(text, at, "fen", false) {
        let end = find(text, start, "/fen", true).unwrap_or(text.len());
        if found.len() >= MAX_POSITIONS {
            report(&mut unread, paste.error(start, end, Reason::TooMuch));
            break;
        }
        match record::read(paste, start, end) {
            Ok(read) => found.push(read),
            Err(stopped) => report(&mut unread, stopped),
        }
        at = end;
    }
    if found.is_empty() {
        return unread.into_iter().next().map(Import::Unread);
    }
    Some(Import::Positions { source: SourceKind::Markup, found, unread })
}

/// Where a mark ends, or begins, in brackets of either kind.
fn find(text: &str, from: usize, name: &str, begins: bool) -> Option<usize> {
    let bytes = text.as_bytes();
    (from..bytes.len()).find_map(|at| {
        let close = match bytes.get(at)? {
            b'[' => b']',
            b'<' => b'>',
            _ => return None,
        };
        let end = at + 1 + name.len();
        let is_mark = bytes.get(at + 1..end).is_some_and(|mark| mark.eq_ignore_ascii_case(name.as_bytes()))
            && bytes.get(end) == Some(&close);
        is_mark.then_some(if begins { at } else { end + 1 })
    })
}
