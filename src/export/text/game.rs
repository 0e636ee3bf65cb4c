//! A game in PGN, with its start position.

use super::data::{roster, variant_tag};
use crate::export::out;
use crate::legality::{Rules, Variant};

/// The maximum length of a line of moves (PGN standard, section 4.3).
const LONGEST_LINE: usize = 79;

/// A PGN game from the position of a FEN: the seven tag roster, the variant if it is not standard chess, the start position,
/// and the moves, which are in standard algebraic notation (PGN standard, sections 8 and 9.7).
pub fn game(start: &str, moves: &[String], rules: Rules) -> String {
    let mut fields = start.split(' ').skip(1);
    let white_begins = fields.next() != Some("b");
    let number: usize = fields.last().and_then(|number| number.parse().ok()).unwrap_or(1);
    let result = result(white_begins, moves, rules);
    let mut text = roster(result, variant_tag(rules), start);
    text.push('\n');
    let mut length = 0;
    let first = usize::from(!white_begins);
    for (ply, san) in (first..).zip(moves) {
        let full = number.saturating_add(ply / 2).to_string();
        if ply % 2 == 0 {
            word(&mut text, &mut length, &[&full, "."]);
        } else if ply == first {
            word(&mut text, &mut length, &[&full, "..."]);
        }
        word(&mut text, &mut length, &[san]);
    }
    word(&mut text, &mut length, &[result]);
    text
}

/// The result as far as the last move says it. In Antichess a capture of the last man loses.
fn result(white_begins: bool, moves: &[String], rules: Rules) -> &'static str {
    let is_won = moves.last().is_some_and(|san| san.ends_with('#')) && rules.variant != Variant::Antichess;
    match (is_won, white_begins == (moves.len() % 2 == 1)) {
        (false, _) => "*",
        (true, true) => "1-0",
        (true, false) => "0-1",
    }
}

/// Appends a word, on another line if it does not fit.
fn word(text: &mut String, length: &mut usize, parts: &[&str]) {
    let own: usize = parts.iter().map(|part| part.len()).sum();
    if *length > 0 {
        let fits = *length + 1 + own <= LONGEST_LINE;
        text.push(if fits { ' ' } else { '\n' });
        *length = if fits { *length + 1 } else { 0 };
    }
    out::all(text, parts);
    *length += own;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn movetext(start: &str, moves: &[&str], rules: Rules) -> String {
        let moves: Vec<String> = moves.iter().map(|san| (*san).to_owned()).collect();
        let text = game(start, &moves, rules);
        text.split_once("\n\n").expect("tags and moves").1.to_owned()
    }

    #[test]
    fn moves_are_counted_from_the_number_of_the_position() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(movetext(start, &["e4", "c5", "Nf3"], Rules::STANDARD), "1. e4 c5 2. Nf3 *");
        let black = "6k1/8/8/8/8/8/8/6K1 b - - 3 40";
        assert_eq!(movetext(black, &["Kg7", "Kg2", "Kg6"], Rules::STANDARD), "40... Kg7 41. Kg2 Kg6 *");
    }

    #[test]
    fn a_mate_says_who_has_won() {
        let black = "6k1/8/8/8/8/8/8/6K1 b - - 3 40";
        assert!(movetext(black, &["Ra1#"], Rules::STANDARD).ends_with("0-1"));
        assert!(movetext(black, &["Ra8", "Rh8#"], Rules::STANDARD).ends_with("1-0"));
        let antichess = Rules { variant: Variant::Antichess, ..Rules::STANDARD };
        assert!(movetext(black, &["Rxa1#"], antichess).ends_with('*'));
    }
}
