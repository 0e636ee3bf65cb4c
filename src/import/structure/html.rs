//! HTML: the text between the tags, with entities resolved. Attributes are read where they stand.

use std::ops::Range;

use super::part::{Container, Part};
use super::text::{Piece, Text};

/// The elements that are known, without those that begin lines.
const INLINE: [&str; 33] = [
    "a", "b", "i", "u", "s", "em", "strong", "span", "code", "tt", "kbd", "samp", "small", "sub", "sup",
    "font", "html", "body", "head", "title", "label", "img", "center", "mark", "q", "thead", "tbody",
    "tfoot", "summary", "figure", "section", "article", "main",
];

/// The elements that begin and end lines.
const BLOCKS: [&str; 24] = [
    "p",
    "pre",
    "div",
    "br",
    "li",
    "ul",
    "ol",
    "tr",
    "table",
    "blockquote",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "textarea",
    "figcaption",
    "details",
    "dl",
    "dt",
    "dd",
    "option",
];

/// The entities with names.
const ENTITIES: [(&str, char); 8] = [
    ("lt", '<'),
    ("gt", '>'),
    ("amp", '&'),
    ("quot", '"'),
    ("apos", '\''),
    ("nbsp", ' '),
    ("shy", '\u{AD}'),
    ("hellip", '…'),
];

/// The text of a page; none if there is no tag of a known element and no entity for a sign.
pub(super) fn find(text: &Text) -> Vec<Part> {
    let content = text.content.as_str();
    let (mut pieces, mut ranges): (Vec<Piece>, Vec<Range<usize>>) = (Vec::new(), Vec::new());
    let (mut at, mut from, mut has_markup) = (0, 0, false);
    let mut in_row = false;
    while let Some(place) = content.get(at..).and_then(|rest| rest.find(['<', '&'])) {
        let start = at + place;
        let rest = content.get(start..).unwrap_or_default();
        at = start + 1;
        if let Some((decoded, length)) = entity(rest) {
            push(&mut pieces, &mut ranges, from..start);
            pieces.push(Piece::Decoded(decoded, start..start + length));
            ranges.push(start..start + length);
            (at, from, has_markup) = (start + length, start + length, true);
        } else if let Some((name, length, closes)) = tag(rest) {
            push(&mut pieces, &mut ranges, from..start);
            let end = start + length;
            let is_cell = matches!(name.as_str(), "td" | "th");
            let sign = match () {
                () if is_cell && !closes => Some('|'),
                () if name == "tr" && closes && in_row => Some('|'),
                () if BLOCKS.contains(&name.as_str()) && !is_at_line_end(content, start, end) => Some('\n'),
                () => None,
            };
            in_row = is_cell || in_row && name != "tr";
            pieces.extend(sign.map(|sign| Piece::Decoded(sign, start..end)));
            if name == "tr" && closes {
                pieces.push(Piece::Decoded('\n', start..end));
            }
            (at, from, has_markup) = (end, end, true);
        }
    }
    if !has_markup {
        return Vec::new();
    }
    push(&mut pieces, &mut ranges, from..content.len());
    vec![Part { pieces, ranges, container: Container::Other }]
}

fn push(pieces: &mut Vec<Piece>, ranges: &mut Vec<Range<usize>>, range: Range<usize>) {
    if !range.is_empty() {
        pieces.push(Piece::Slice(range.clone()));
        ranges.push(range);
    }
}

/// Whether a line ends directly before or behind a tag, so that the tag needs none.
fn is_at_line_end(content: &str, start: usize, end: usize) -> bool {
    content.get(..start).is_some_and(|before| before.ends_with('\n'))
        || content.get(end..).is_some_and(|behind| behind.starts_with(['\n', '\r']))
}

/// The character of an entity at the beginning of a text, and the length of the entity.
fn entity(text: &str) -> Option<(char, usize)> {
    let rest = text.strip_prefix('&')?;
    let length = rest.bytes().take(10).position(|byte| byte == b';')?;
    let name = rest.get(..length)?;
    let decoded = match name.strip_prefix('#') {
        Some(number) => {
            let hexadecimal = number.strip_prefix(['x', 'X']).map(|digits| u32::from_str_radix(digits, 16));
            char::from_u32(hexadecimal.unwrap_or_else(|| number.parse()).ok()?)?
        }
        None => ENTITIES.iter().find(|(known, _)| *known == name).map(|(_, decoded)| *decoded)?,
    };
    Some((if decoded == '\u{A0}' { ' ' } else { decoded }, length + 2))
}

/// The name of the tag of a known element at the beginning of a text, its length, and whether it is an end tag.
fn tag(text: &str) -> Option<(String, usize, bool)> {
    let rest = text.strip_prefix('<')?;
    let closes = rest.starts_with('/');
    let rest = rest.strip_prefix('/').unwrap_or(rest);
    let length = rest.bytes().take(12).take_while(u8::is_ascii_alphanumeric).count();
    let name = rest.get(..length)?.to_ascii_lowercase();
    let is_known = INLINE.contains(&name.as_str())
        || BLOCKS.contains(&name.as_str())
        || matches!(name.as_str(), "td" | "th");
    let behind = rest.get(length..)?;
    if !is_known || !behind.starts_with(['>', '/', ' ', '\n', '\t', '\r']) {
        return None;
    }
    let mut quote = None;
    // Without a limit, the rest of the text would be searched again for each sign that begins no tag.
    for (at, byte) in behind.bytes().enumerate().take(4_096) {
        match (quote, byte) {
            (None, b'<') => return None,
            (None, b'>') => return Some((name, text.len() - behind.len() + at + 1, closes)),
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), _) if open == byte => quote = None,
            _ => {}
        }
    }
    None
}
