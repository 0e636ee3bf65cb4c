//! Tells what follows a record from its fields.

use crate::notation::epd::is_standard_opcode;

/// Whether a word is the opcode of a comment, `c0` to `c9`, which can look like a square.
pub(super) fn is_comment(word: &str) -> bool {
    matches!(word.as_bytes(), [b'c', b'0'..=b'9'])
}

/// Whether a word after the en passant square is no field: it begins a comment or is an opcode.
pub(super) fn starts_tail(word: &str, has_semicolon: bool) -> bool {
    if word.starts_with([';', '#', '{', '"']) {
        return true;
    }
    let name = word.trim_end_matches(';');
    let opcode = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'=');
    let numbered = matches!(name.as_bytes(), [b'c' | b'v' | b'D', b'0'..=b'9']);
    opcode && (numbered || is_standard_opcode(name) || (has_semicolon && name.len() > 1))
}

/// Whether a word is the number of the first move of a game, and no halfmove clock: `1.` before a move, `1.e4`, `1...`.
pub(super) fn begins_moves(word: &str, after: &str) -> bool {
    let is_digit = |c: char| c.is_ascii_digit();
    let Some(rest) = word.trim_start_matches(is_digit).strip_prefix('.') else { return false };
    let next = after.trim_start_matches([' ', '_']);
    let is_move = |text: &str| {
        text.starts_with(['K', 'Q', 'R', 'B', 'N', 'O'])
            || matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8' | b'x', ..])
    };
    word.starts_with(is_digit)
        && (rest.starts_with('.') || is_move(if rest.is_empty() { next } else { rest }))
}
