//! The text as it was pasted, cut into what was used, by which position and as what, and what was set aside, and why.

use crate::editor::pasted::{Pasted, Place};
use crate::i18n::{messages, place_of, quote, reason_sentence, use_name};
use crate::import::{Aside, Part, Unused, Use, coverage, men};
use crate::notation::Span;
use crate::position::{Square, sort_by_numbers};

/// The number of places whose words are quoted.
const QUOTED: usize = 5;

/// The number of places for which assistive technology is given the reason.
const EXPLAINED: usize = 20;

/// How a part of the text looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// Spaces and punctuation around what was used.
    Plain,
    /// It was used.
    Used(Use),
    /// It was set aside: grey.
    Aside,
}

impl Shade {
    /// The class of the style sheet; none for what has no tint.
    pub const fn class(self) -> Option<&'static str> {
        Some(match self {
            Shade::Plain => return None,
            Shade::Used(Use::Board) => "used-board",
            Shade::Used(Use::Moves) => "used-moves",
            Shade::Used(Use::Side) => "used-side",
            Shade::Used(Use::Operations) => "used-operations",
            Shade::Used(Use::Title) => "used-title",
            Shade::Used(Use::Stipulation) => "used-stipulation",
            Shade::Used(Use::Bottom) => "used-bottom",
            Shade::Used(Use::Marks) => "used-marks",
            Shade::Used(Use::Variant) => "used-variant",
            Shade::Used(Use::Fields) => "used-fields",
            Shade::Aside => "set-aside",
        })
    }

    /// What it means; none for what has no tint.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Shade::Plain => None,
            Shade::Used(used) => Some(use_name(used)),
            Shade::Aside => Some(messages().set_aside()),
        }
    }
}

/// A part of the text that looks the same from its beginning to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OriginalPart {
    /// Its characters.
    pub text: String,
    /// How it looks.
    pub shade: Shade,
    /// What it is, with the position among several; or why it was set aside. None for what has no tint.
    pub label: Option<String>,
    /// Whether another position than the one that is shown uses it.
    pub is_of_other: bool,
    /// The square of the board whose man these characters are.
    pub square: Option<Square>,
}

/// The parts of the first characters of a pasted text. `place` is what is shown: the letters of the men on its board are parts
/// with their squares.
pub fn original_parts(pasted: &Pasted, place: Place, characters: usize) -> Vec<OriginalPart> {
    let index = place.index;
    let mut men = written_men(pasted, place);
    sort_by_numbers(&mut men, |(_, span)| [span.start, 0, 0]);
    let mut men = men.into_iter().peekable();
    let text = beginning(pasted, characters);
    let mut letters = text.chars();
    let mut parts = Vec::new();
    for stretch in coverage(&text, &pasted.import) {
        let (mut at, end) = (stretch.span.start, stretch.span.end);
        while at < end {
            while men.next_if(|(_, span)| span.end <= at).is_some() {}
            let (to, square) = match men.peek().copied() {
                Some((square, span)) if span.start <= at => (span.end.min(end), Some(square)),
                Some((_, span)) => (span.start.min(end), None),
                None => (end, None),
            };
            let text: String = letters.by_ref().take(to - at).collect();
            parts.push(part(text, stretch.part, square, pasted, index));
            at = to;
        }
    }
    parts
}

/// The men on the board of a place with their letters in the text; none behind a move, which the letters do not show.
fn written_men(pasted: &Pasted, place: Place) -> Vec<(Square, Span)> {
    let board = match (pasted.found(place.index), pasted.game(place.index)) {
        (Some(found), _) => Some((found.span, &found.position)),
        (None, Some(game)) if place.ply == 0 => game.place_of_board().map(|span| (span, &game.start)),
        _ => None,
    };
    board.map(|(span, position)| men(&pasted.text, span, position)).unwrap_or_default()
}

/// The first characters of a pasted text.
fn beginning(pasted: &Pasted, characters: usize) -> String {
    pasted.text.chars().take(characters).collect()
}

fn part(text: String, part: Part, square: Option<Square>, pasted: &Pasted, index: usize) -> OriginalPart {
    let (shade, label, is_of_other) = match part {
        Part::Blank => (Shade::Plain, None, false),
        Part::Unused(unused) => (Shade::Aside, Some(reason(unused)), false),
        Part::Used(used_by, used) => {
            let row = pasted.row_of(used_by);
            let count = pasted.count();
            let label = if count > 1 {
                messages().used_by(use_name(used), place_of(row, count))
            } else {
                use_name(used).to_owned()
            };
            (Shade::Used(used), Some(label), row != index)
        }
    };
    OriginalPart { text, shade, label, is_of_other, square }
}

fn reason(unused: Unused) -> String {
    match unused {
        Unused::LeftOut => messages().aside_left_out().to_owned(),
        Unused::Fault(reason) => reason_sentence(reason),
        Unused::Words => messages().aside_words().to_owned(),
        Unused::Aside(Aside::Moves) => messages().aside_moves().to_owned(),
        Unused::Aside(Aside::Twin) => messages().aside_twin().to_owned(),
        Unused::Aside(Aside::Result) => messages().aside_result().to_owned(),
    }
}

/// The shades that parts have, each once, in the order in which they come.
pub fn legend(parts: &[OriginalPart]) -> Vec<Shade> {
    let mut shades: Vec<Shade> = Vec::new();
    for part in parts {
        if part.shade != Shade::Plain && !shades.contains(&part.shade) {
            shades.push(part.shade);
        }
    }
    shades
}

/// The words that were set aside, each with the reason.
pub fn reasons(parts: &[OriginalPart]) -> Vec<String> {
    let is_aside = |part: &&OriginalPart| part.shade == Shade::Aside;
    let said = |part: &OriginalPart| {
        let words = quote(&part.text, Span::new(0, part.text.chars().count()));
        messages().aside_reason(words, part.label.as_deref().unwrap_or_default())
    };
    parts.iter().filter(is_aside).take(EXPLAINED).map(said).collect()
}

/// One sentence with the words that were set aside in the first characters of a pasted text; none if there are none. What
/// cannot be read is said elsewhere, each place with its reason.
pub fn set_aside_sentence(pasted: &Pasted, characters: usize) -> Option<String> {
    let text = beginning(pasted, characters);
    let mut quotes: Vec<String> = coverage(&text, &pasted.import)
        .into_iter()
        .filter(|stretch| {
            matches!(stretch.part, Part::Unused(Unused::LeftOut | Unused::Aside(_) | Unused::Words))
        })
        .map(|stretch| quote(&text, stretch.span))
        // Bare numbers are those of rows, pages and years.
        .filter(|words| words.contains(char::is_alphabetic))
        .take(QUOTED + 1)
        .collect();
    if let Some(more) = quotes.get_mut(QUOTED) {
        "…".clone_into(more);
    }
    (!quotes.is_empty()).then(|| messages().remark_skipped(quotes.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::import;

    fn pasted(text: &str) -> Pasted {
        Pasted::new(text, import(text, None))
    }

    fn parts(text: &str, index: usize) -> Vec<OriginalPart> {
        original_parts(&pasted(text), Place { index, ply: 0 }, usize::MAX)
    }

    fn of(parts: &[OriginalPart], shade: Shade) -> Vec<&str> {
        parts.iter().filter(|part| part.shade == shade).map(|part| part.text.as_str()).collect()
    }

    #[test]
    fn each_part_has_its_shade() {
        let text = "# Ending\n\nWhite: Kg1, Qg3. Black: Kh8\nBlack to move, h#3\norientation: black\n\nI like it here.";
        let parts = parts(text, 0);
        let together: String = parts.iter().map(|part| part.text.as_str()).collect();
        assert_eq!(together, text);
        assert_eq!(of(&parts, Shade::Used(Use::Title)), ["Ending"]);
        assert_eq!(of(&parts, Shade::Used(Use::Side)), ["Black to move"]);
        assert_eq!(of(&parts, Shade::Used(Use::Stipulation)), ["h#3"]);
        assert_eq!(of(&parts, Shade::Used(Use::Bottom)), ["orientation: black"]);
        assert_eq!(of(&parts, Shade::Aside), ["I like it here"]);
        assert!(parts.iter().all(|part| (part.shade == Shade::Plain) == part.label.is_none()));
        assert!(parts.iter().all(|part| part.shade.class().is_some() == part.shade.name().is_some()));
        let legend = legend(&parts);
        assert_eq!(legend.len(), 6, "{legend:?}");
        let reasons = reasons(&parts);
        assert!(reasons.len() == 1 && reasons[0].starts_with("“I like it here”: Nothing"), "{reasons:?}");
    }

    #[test]
    fn what_was_set_aside_is_said_once_with_its_words() {
        for (text, sentence) in [
            (
                "White: Kg1, Qd1 (strong!)\nBlack: Kg8. Solution: Qd8",
                Some("Some words were left out: “strong”."),
            ),
            (
                "White: Kg1, Qd1\nBlack: Kg8. Solution: Qe8",
                Some("Some words were left out: “Solution: Qe8”."),
            ),
            ("Pieces White Kg1 Black Kh8\nStipulation h#3", None),
            (
                "8/8/8/8/8/5k2/8/4K2R w K - 3 40\n\n1. e4 e5\n\nLook at this:",
                Some("Some words were left out: “1. e4 e5”, “Look at this”."),
            ),
            ("8/8/8/8/8/5k2/8/4K2R w K - 3 40", None),
            ("12\t8/8/8/8/8/5k2/8/4K2R w K - 3 40\t1951", None),
            ("{\"id\": 7, \"fen\": \"8/8/8/8/8/5k2/8/4K2R w K - 3 40\"}", None),
            ("<p data-fen=\"8/8/8/8/8/5k2/8/4K2R w K - 3 40\"></p>", None),
            ("https://example.org/viewer?b=8/8/8/8/8/5k2/8/4K2R%20w%20K%20-%203%2040", None),
            ("White: King g1, Queen g3. Black: King h8", None),
            ("const board = \"8/8/8/8/8/5k2/8/4K2R w K - 3 40\";", None),
            (
                "See [fen]8/8/8/8/8/5k2/8/4K2R w K - 3 40[/fen], FEN: 8/8/8/8/8/5k2/8/4K2R b - - 3 40 too",
                Some("Some words were left out: “See”, “too”."),
            ),
            ("1. e4 e5 (1... c5) 2. Nf3 *", None),
        ] {
            assert_eq!(set_aside_sentence(&pasted(text), usize::MAX).as_deref(), sentence, "{text}");
        }
        let many = ["apples", "bread", "cheese", "dates", "eggs", "figs"].join("\n");
        let said = set_aside_sentence(&pasted(&format!("8/8/8/8/8/5k2/8/4K2R w K - 3 40\n\n{many}")), 1_000);
        assert!(said.as_deref().is_some_and(|said| said.ends_with("“eggs”, ….")), "{said:?}");
    }

    #[test]
    fn no_line_of_prose_is_told_that_it_has_no_position() {
        let text = "8/8/8/8/8/5k2/8/4K2R w K - 3 40\nThis one is mine, and/or yours.\n8/8/8/8/8/5k2/8/4K2R b - - 3 40";
        let parts = parts(text, 0);
        assert_eq!(of(&parts, Shade::Aside), ["This one is mine, and/or yours"]);
        assert_eq!(parts.iter().filter(|part| part.is_of_other).count(), 1);
        assert!(reasons(&parts)[0].contains("belongs to a position"), "{parts:?}");
    }

    #[test]
    fn the_letters_of_a_man_are_a_part_with_its_square() {
        let text = "White: Kg1, Qg3; Black: Kh8\n\n8/8/8/8/8/5k2/8/4K2R w K - 3 40";
        let men = |index: usize| -> Vec<(String, String)> {
            let men = parts(text, index).into_iter();
            men.filter_map(|part| Some((part.text, part.square?.to_string()))).collect()
        };
        let owned = |men: &[(&str, &str)]| -> Vec<(String, String)> {
            men.iter().map(|(text, square)| ((*text).to_owned(), (*square).to_owned())).collect()
        };
        assert_eq!(men(0), owned(&[("Kg1", "g1"), ("Qg3", "g3"), ("Kh8", "h8")]));
        assert_eq!(men(1), owned(&[("k", "f3"), ("K", "e1"), ("R", "h1")]));
    }

    #[test]
    fn the_letters_of_a_board_have_their_squares_until_its_first_move() {
        let pasted = pasted("8/8/8/8/8/5k2/8/4K2R w K - 3 40\n\n1. Rh3+ Kg4");
        for (ply, count) in [(0, 3), (1, 0)] {
            let parts = original_parts(&pasted, Place { index: 0, ply }, usize::MAX);
            assert_eq!(parts.iter().filter(|part| part.square.is_some()).count(), count, "{parts:?}");
        }
    }

    #[test]
    fn the_position_that_uses_a_part_is_named_among_several() {
        let text = "8/8/8/8/8/5k2/8/4K2R w K - 3 40\n8/8/8/9/8/5k2/8/4K2R w K - 3 40\n8/8/8/8/8/5k2/8/4K2R b - - 3 40";
        let labels: Vec<(String, bool)> =
            parts(text, 2).into_iter().filter_map(|part| Some((part.label?, part.is_of_other))).collect();
        assert!(labels.contains(&("Board, 1 of 3".to_owned(), true)), "{labels:?}");
        assert!(labels.contains(&("Board, 3 of 3".to_owned(), false)), "{labels:?}");
    }

    #[test]
    fn the_first_characters_are_enough() {
        let pasted = pasted("Weiß: Kg1; Schwarz: Kh8");
        let parts = original_parts(&pasted, Place { index: 0, ply: 0 }, 9);
        let together: String = parts.iter().map(|part| part.text.as_str()).collect();
        assert_eq!(together, "Weiß: Kg1");
        assert_eq!(set_aside_sentence(&Pasted::new("", import("", None)), 9), None);
    }
}
