//! The shapes of words in a text: what looks like a rank or like a placement.

/// Whether a byte separates words: links and file names have underscores for spaces.
pub(super) fn is_gap(byte: u8) -> bool {
    matches!(byte, b' ' | b'_')
}

/// The number of slashes in a word.
pub(super) fn slashes(word: &str) -> usize {
    word.bytes().filter(|byte| *byte == b'/').count()
}

/// The number of squares that a word without slashes stands for; none if it has other characters than pieces, digits, dots
/// and marks of promoted pieces.
pub(super) fn width(word: &str) -> Option<u32> {
    word.bytes().try_fold(0u32, |sum, byte| {
        let squares = match byte {
            b'1'..=b'8' => u32::from(byte - b'0'),
            b'.' => 1,
            b'~' => 0,
            _ if is_piece(byte) => 1,
            _ => return None,
        };
        Some(sum.saturating_add(squares))
    })
}

pub(super) fn is_piece(byte: u8) -> bool {
    matches!(byte.to_ascii_lowercase(), b'p' | b'n' | b'b' | b'r' | b'q' | b'k')
}

/// Whether the first word of a text may be a placement, with faults or not: it has slashes, stands for squares, has
/// letters of other languages, or is too long for an ordinary word.
pub(super) fn may_be_placement(word: &str) -> bool {
    word.contains('/') || width(word).is_some() || !word.is_ascii() || word.len() > 64
}

/// Whether a word has the form of a placement: eight ranks or more of any width, perhaps with a pocket.
pub(super) fn is_placement(word: &str) -> bool {
    let word = word.split('[').next().unwrap_or_default();
    slashes(word) >= 7 && word.split('/').all(|rank| !rank.is_empty() && width(rank).is_some())
}

/// The byte at which a complete placement begins: eight ranks of eight squares each with slashes between them.
pub(super) fn find_placement(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    // The number of complete ranks directly before `start`, and the byte at which the first of them begins.
    let (mut first, mut ranks) = (0, 0);
    let mut start = 0;
    for at in 0..=bytes.len() {
        let byte = bytes.get(at).copied().unwrap_or(b' ');
        if is_piece(byte) || matches!(byte, b'1'..=b'8' | b'~') {
            continue;
        }
        let whole = text.get(start..at).is_some_and(|rank| width(rank) == Some(8));
        let joined = byte == b'/';
        if whole {
            if ranks == 0 {
                first = start;
            }
            ranks += 1;
            // With a ninth rank it is not known which of them is one too many.
            if ranks == 8 && (!joined || is_pocket(&bytes[at + 1..])) {
                return Some(first);
            }
        }
        if !whole || !joined {
            ranks = 0;
        }
        start = at + 1;
    }
    None
}

/// Whether a placement may end in this text after its eighth rank and a slash: nothing, or pieces in hand.
fn is_pocket(rest: &[u8]) -> bool {
    rest.iter().take_while(|byte| !is_gap(**byte)).all(|byte| is_piece(*byte))
}
