//! What a pasted text without a position is good for: it draws on the board, or stands in the box with its faults.

use crate::marks::{Marks, MarksReading};
use crate::notation::read_lenient;

/// The marks of a text that has only PGN commands for marks; none for any other text.
pub fn drawing_comment(text: &str) -> Option<MarksReading> {
    let comment = text.trim().trim_end_matches('*').trim_end();
    let comment = comment.trim_start_matches('{').trim_end_matches('}');
    let reading = Marks::read_commands(comment);
    (!reading.marks.is_empty() && !Marks::has_words_beside_commands(comment)).then_some(reading)
}

/// Whether a text is a record with faults: it has a placement, perhaps with too many or too few ranks.
pub fn is_faulty_record(text: &str) -> bool {
    const FEWEST_SLASHES: usize = 5;
    let reading = read_lenient(text);
    let placement = reading.fields[0].filter(|_| reading.has_position() && !reading.is_well_formed());
    placement.is_some_and(|span| {
        let placement = text.chars().skip(span.start).take(span.end - span.start);
        placement.filter(|sign| matches!(sign, '/' | '\\' | '|')).count() >= FEWEST_SLASHES
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_with_faults_is_for_the_box() {
        for text in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR KQkq w - 0 1",
            "FEN: rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR",
        ] {
            assert!(is_faulty_record(text), "{text}");
        }
        for text in ["", "8 apples", "1/2-1/2", "https://example.org/a/b/c/d/e/f/g", "8/8/8/8/8/8/8/8 w"] {
            assert!(!is_faulty_record(text), "{text}");
        }
    }

    #[test]
    fn a_comment_draws_only_if_it_says_nothing_else() {
        assert!(drawing_comment("{[%csl Ge4]}").is_some());
        assert!(drawing_comment("{ [%csl Ge4][%cal Ge2e4] } *").is_some());
        assert!(drawing_comment("[%csl Ge4] a good square").is_none());
        assert!(drawing_comment("[FEN \"8/8/8/8/8/8/8/x w - - 0 1\"]\n\n1. e4 { [%cal Ge2e4] } *").is_none());
        assert!(drawing_comment("a good square").is_none());
    }
}
