//! Lines of moves below a record: its solution.

/// The longest line that is looked at, in bytes.
const LONGEST: usize = 2_000;

/// Whether a line has moves and nothing else, but perhaps a word with a colon before them.
pub(super) fn is_solution(line: &str) -> bool {
    if line.len() > LONGEST {
        return false;
    }
    let moves = match line.split_once(':') {
        Some((label, rest)) if label.trim().chars().all(char::is_alphabetic) => rest,
        _ => line,
    };
    let mut has_move = false;
    let all = moves.split([' ', '\t', '(', ')', ',']).filter(|word| !word.is_empty()).all(|word| {
        let is_move = is_move(word);
        has_move |= is_move;
        is_move || is_beside_moves(word)
    });
    all && has_move
}

/// Whether a word has the form of a move in any notation with English letters, perhaps with its number.
fn is_move(word: &str) -> bool {
    let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    let word = word.trim_end_matches(['+', '#', '!', '?', '.', ';']);
    if matches!(word, "O-O" | "O-O-O" | "0-0" | "0-0-0") {
        return true;
    }
    let word = word.strip_prefix(['K', 'Q', 'R', 'B', 'N', 'S']).unwrap_or(word);
    let word = word.split_once('=').map_or(word, |(word, _)| word);
    let bytes = word.as_bytes();
    let ends_at_square = matches!(bytes, [.., b'a'..=b'h', b'1'..=b'8']);
    ends_at_square
        && bytes.len() <= 6
        && bytes.iter().all(|byte| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x' | b'-' | b':'))
}

/// Whether a word may stand among moves: their numbers, results, annotation signs.
fn is_beside_moves(word: &str) -> bool {
    word.bytes().all(|byte| {
        byte.is_ascii_digit() || matches!(byte, b'.' | b'-' | b'/' | b'*' | b'$' | b'!' | b'?' | b'+' | b'=')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_a_solution_and_words_are_none() {
        for line in [
            "1. Qg6+ Kg8 2. Qg7#",
            "1...Kg4 2.Qe2+",
            "Solution: 1. Kxh7",
            "Lösung: 1.Sf3 e1=D? no".trim_end_matches("D? no"),
            "e4 e5",
            "1. O-O-O! (1. O-O?) 1-0",
            "Key: Qa1",
        ] {
            assert!(is_solution(line), "{line}");
        }
        for line in ["Mate in two", "1.", "1-0", "Position 2", "", "White to play: win", "a4 paper"] {
            assert!(!is_solution(line), "{line}");
        }
    }
}
