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

/// The empty ranks that a number of squares stands for: `8/8` for 16. Empty for any other text.
pub(super) fn ranks_of(number: &str) -> &'static str {
    match number {
        "16" => "8/8",
        "24" => "8/8/8",
        "32" => "8/8/8/8",
        "40" => "8/8/8/8/8",
        "48" => "8/8/8/8/8/8",
        _ => "",
    }
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
        // The nought of 40, a number of five empty ranks.
        let is_forty = byte == b'0' && text.get(start..at) == Some("4") && bytes.get(at + 1) == Some(&b'/');
        if is_piece(byte) || matches!(byte, b'1'..=b'8' | b'~' | b'.') || is_forty {
            continue;
        }
        let several = text.get(start..at).map_or(0, |rank| ranks_of(rank).split('/').count());
        let is_rank = |rank: &str| width(rank) == Some(8) || several > 1;
        // A full stop behind the last rank ends the sentence.
        let whole = text
            .get(start..at)
            .is_some_and(|rank| is_rank(rank) || byte != b'/' && is_rank(rank.trim_end_matches('.')));
        let joined = byte == b'/';
        if whole {
            if ranks == 0 {
                first = start;
            }
            ranks += several.max(1);
            // With a ninth rank it is not known which of them is one too many.
            let is_ninth_in_hand = || {
                let rest = text.get(at + 1..).unwrap_or_default();
                let part = rest.split([' ', '_']).next().unwrap_or_default();
                is_pocket(text.get(first..at).unwrap_or_default(), part)
            };
            if ranks == 8 && (!joined || is_ninth_in_hand()) {
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

/// Whether a ninth part of a placement is pieces in hand: letters of pieces or nothing. A king makes it a rank, and so do
/// eight squares below a board that lacks a king.
pub(super) fn is_pocket(board: &str, part: &str) -> bool {
    let is_board = board.contains('K') && board.contains('k');
    part.bytes().all(is_piece) && (part.len() != 8 || is_board) && !part.contains(['K', 'k'])
}
