//! Positions in the markup of forums and web pages: `[fen]…[/fen]`, `<fen>…</fen>`.

use super::error::{Reason, report};
use super::limits::MAX_POSITIONS;
use super::paste::Paste;
use super::record;
use super::result::Import;
use super::source::SourceKind;

/// The positions in markup; none if there is no markup.
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
            Err(error) => report(&mut unread, error),
        }
        at = end;
    }
    if found.is_empty() {
        return unread.into_iter().next().map(Import::Unread);
    }
    Some(Import::Positions { source: SourceKind::Markup, found, unread })
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
