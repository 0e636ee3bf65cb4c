//! The opcodes of the EPD standard.

/// The opcodes that may follow the fields without a semicolon, and `moves`, which some programs write there.
const OPCODES: &str = "acd acn acs am bm ce dm draw_accept draw_claim draw_offer draw_reject eco fmvn hmvc id moves nic \
    noop pm pv rc resign sm tcgs tcri tcsi";

/// Whether a word is an opcode of the standard or `moves`.
pub(in crate::notation) fn is_standard_opcode(word: &str) -> bool {
    OPCODES.split(' ').any(|opcode| opcode == word)
}

/// Whether a word can be an opcode: a letter, then letters, digits and underscores.
pub(super) fn is_opcode(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_alphabetic())
        && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}
