//! The text as it was pasted, cut into what was used, by which position and as what, and what was set aside, and why.

use crate::editor::pasted::Pasted;
use crate::i18n::{messages, reason_sentence};
use crate::import::{Part, Unused, Use, coverage, men};
use crate::position::Square;

/// The number of places whose words a sentence about what was set aside quotes.
const QUOTED: usize = 5;

/// The longest words that are quoted, in characters.
const LONGEST_QUOTE: usize = 60;

/// What a part of the text was used for: its tint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shade {
    /// Spaces and punctuation around what was used.
    Plain,
    /// It was used.
    Used(Use),
    /// It was set aside: grey.
    Aside,
}

impl Shade {
    /// The name of the tint in the style sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Shade::Plain => "plain",
            Shade::Used(Use::Board) => "board",
            Shade::Used(Use::Moves) => "moves",
            Shade::Used(Use::Side) => "side",
            Shade::Used(Use::Operations) => "operations",
            Shade::Used(Use::Title) => "title",
            Shade::Used(Use::Stipulation) => "stipulation",
            Shade::Used(Use::Bottom) => "bottom",
            Shade::Used(Use::Marks) => "marks",
            Shade::Aside => "aside",
        }
    }
}

/// A part of the text that looks the same from its beginning to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OriginalPart {
    /// The place of its first character in the text, in characters.
    pub place: usize,
    /// Its characters.
    pub text: String,
    /// What it was used for.
    pub shade: Shade,
    /// The position or game that uses it.
    pub index: Option<usize>,
    /// The square of the board whose man these characters are, if the board is the one that is shown.
    pub square: Option<Square>,
    /// Why it was set aside.
    pub reason: Option<String>,
}

/// The parts of the first characters of a pasted text. `index` is the position or game that is shown: only the letters of its
/// men light up with their squares.
pub fn original_parts(pasted: &Pasted, index: usize, characters: usize) -> Vec<OriginalPart> {
    let found = pasted.found(index);
    let mut men = found.map(|found| men(&pasted.text, found.span, &found.position)).unwrap_or_default();
    men.sort_by_key(|(_, span)| span.start);
    let mut men = men.into_iter().peekable();
    let mut letters = pasted.text.chars();
    let mut parts: Vec<OriginalPart> = Vec::new();
    for stretch in coverage(&pasted.text, &pasted.import) {
        let (mut at, end) = (stretch.span.start, stretch.span.end.min(characters));
        while at < end {
            while men.next_if(|(_, span)| span.end <= at).is_some() {}
            let next = men.peek().copied();
            let (to, square) = match next {
                Some((square, span)) if span.start <= at => (span.end.min(end), Some(square)),
                Some((_, span)) => (span.start.min(end), None),
                None => (end, None),
            };
            let text: String = letters.by_ref().take(to - at).collect();
            parts.push(part(at, text, stretch.part, square));
            at = to;
        }
    }
    parts
}

fn part(place: usize, text: String, part: Part, square: Option<Square>) -> OriginalPart {
    let (shade, index, reason) = match part {
        Part::Blank => (Shade::Plain, None, None),
        Part::Used(index, used) => (Shade::Used(used), Some(index), None),
        Part::Unused(unused) => (Shade::Aside, None, Some(reason(unused))),
    };
    OriginalPart { place, text, shade, index, square, reason }
}

fn reason(unused: Unused) -> String {
    match unused {
        Unused::LeftOut => messages().aside_left_out().to_owned(),
        Unused::Fault(reason) => reason_sentence(reason),
        Unused::Words => messages().aside_words().to_owned(),
    }
}

/// One sentence with the words that were set aside; none if there are none.
pub fn set_aside_sentence(pasted: &Pasted) -> Option<String> {
    let unused = coverage(&pasted.text, &pasted.import)
        .into_iter()
        .filter(|stretch| matches!(stretch.part, Part::Unused(_)));
    let mut quotes = Vec::new();
    let mut letters = pasted.text.chars();
    let mut at = 0;
    for stretch in unused.take(QUOTED + 1) {
        if quotes.len() == QUOTED {
            quotes.push("…".to_owned());
            break;
        }
        letters.by_ref().take(stretch.span.start - at).for_each(drop);
        let words: String = letters.by_ref().take(stretch.span.end - stretch.span.start).collect();
        at = stretch.span.end;
        let mut short: String = words.chars().take(LONGEST_QUOTE).collect();
        if short.len() < words.len() {
            short.push('…');
        }
        quotes.push(format!("“{short}”"));
    }
    (!quotes.is_empty()).then(|| messages().set_aside(quotes.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::import;

    fn pasted(text: &str) -> Pasted {
        Pasted::new(text, import(text, None))
    }

    fn of(parts: &[OriginalPart], shade: Shade) -> Vec<&str> {
        parts.iter().filter(|part| part.shade == shade).map(|part| part.text.as_str()).collect()
    }

    #[test]
    fn each_part_has_its_shade() {
        let text = "# Ending\n\nBlack to move, h#3\nWhite: Kg1, Qg3. Black: Kh8\norientation: black\n\nI like it here.";
        let pasted = pasted(text);
        let parts = original_parts(&pasted, 0, usize::MAX);
        let together: String = parts.iter().map(|part| part.text.as_str()).collect();
        assert_eq!(together, text);
        assert_eq!(of(&parts, Shade::Used(Use::Side)), ["Black to move"]);
        assert_eq!(of(&parts, Shade::Used(Use::Stipulation)), ["h#3"]);
        assert_eq!(of(&parts, Shade::Used(Use::Bottom)), ["orientation: black"]);
        assert!(of(&parts, Shade::Aside).contains(&"I like it here"), "{parts:?}");
        assert!(parts.iter().all(|part| (part.shade == Shade::Aside) == part.reason.is_some()));
        assert_eq!(
            set_aside_sentence(&pasted).as_deref().map(|sentence| sentence.contains("“I like it here”")),
            Some(true)
        );
    }

    #[test]
    fn the_letters_of_a_man_are_a_part_with_its_square() {
        let pasted = pasted("White: Kg1, Qg3; Black: Kh8\n\n8/8/8/8/8/5k2/8/4K2R w K - 3 40");
        let men = |index: usize| -> Vec<(String, String)> {
            let parts = original_parts(&pasted, index, usize::MAX);
            let men = parts.into_iter().filter_map(|part| Some((part.text, part.square?.to_string())));
            men.collect()
        };
        let owned = |men: &[(&str, &str)]| -> Vec<(String, String)> {
            men.iter().map(|(text, square)| ((*text).to_owned(), (*square).to_owned())).collect()
        };
        assert_eq!(men(0), owned(&[("Kg1", "g1"), ("Qg3", "g3"), ("Kh8", "h8")]));
        assert_eq!(men(1), owned(&[("k", "f3"), ("K", "e1"), ("R", "h1")]));
    }

    #[test]
    fn the_first_characters_are_enough() {
        let pasted = pasted("Weiß: Kg1; Schwarz: Kh8");
        let parts = original_parts(&pasted, 0, 9);
        let together: String = parts.iter().map(|part| part.text.as_str()).collect();
        assert_eq!(together, "Weiß: Kg1");
        assert_eq!(set_aside_sentence(&Pasted::new("", import("", None))), None);
    }
}
