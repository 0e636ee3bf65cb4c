//! Tells the text around a record from a part of it.

use super::order::are_fields;
use crate::notation::shape::is_placement;

/// Whether the text before a placement is prose or code around the record, and not a part of a faulty record.
///
/// It is a part of the record if a letter or a rank touches the placement, or if it consists of nothing but fields: a side
/// to move, castling rights, a square or another placement before the placement mean that the fields are in disorder.
pub(super) fn is_surrounding(before: &str) -> bool {
    let word = before.rsplit([' ', '_']).next().unwrap_or_default();
    let apart = match word.chars().next_back() {
        Some('0'..='9' | 'A'..='Z' | 'a'..='z' | '\u{AA}'..='\u{1FFF}') => false,
        // The path of a link.
        Some('/') => word.contains([':', '.']),
        _ => true,
    };
    let is_part = before.split([' ', '_']).all(|word| word.is_empty() || is_field(word));
    !is_part && !are_fields(before) && apart
}

/// Whether a word is a field of a record. A number is not counted as one, because it may be a line number.
fn is_field(word: &str) -> bool {
    let bytes = word.as_bytes();
    matches!(bytes, b"w" | b"b" | b"W" | b"B" | [b'a'..=b'h', b'1'..=b'8'] | [b'-', b'0'..=b'9', ..])
        || bytes.iter().all(|byte| matches!(byte, b'K' | b'Q' | b'k' | b'q'))
        || is_placement(word)
}
