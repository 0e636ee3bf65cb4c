//! Comments and long strings of source code with a sign at either end: `/* … */`, `""" … """`.

use super::part::{Container, Part};
use super::text::{Piece, Text};

/// The signs at the beginning and at the end.
const SIGNS: [(&str, &str); 6] =
    [("/*", "*/"), ("<!--", "-->"), ("\"\"\"", "\"\"\""), ("'''", "'''"), ("(*", "*)"), ("{-", "-}")];

/// What stands between the signs.
pub(super) fn find(text: &Text) -> Vec<Part> {
    let mut parts = Vec::new();
    for (open, close) in SIGNS {
        let mut at = 0;
        while let Some(place) = text.content.get(at..).and_then(|rest| rest.find(open)) {
            let from = at + place + open.len();
            let Some(length) = text.content.get(from..).and_then(|rest| rest.find(close)) else { break };
            let range = from..from + length;
            at = range.end + close.len();
            parts.push(Part::of(vec![Piece::Slice(range.clone())], range, Container::Other));
        }
    }
    parts
}
