//! The words of the input of Popeye, the program that solves chess problems.
//!
//! `BeginProblem Pieces White Kg1 Qg3 Black Kh8 Pg7h6 Stipulation #2 EndProblem`, in English, German or French. Every word
//! may be shortened as long as it is clear.

use crate::notation::Language;
use crate::position::Color;

/// The first words of the input.
const BEGINNINGS: [(&str, Language); 3] = [
    ("beginproblem", Language::English),
    ("anfangproblem", Language::German),
    ("debutprobleme", Language::French),
];

/// The other words of the input that stand beside pieces and stipulations.
const WORDS: [&str; 9] = [
    "pieces",
    "steine",
    "stipulation",
    "forderung",
    "enonce",
    "endproblem",
    "endeproblem",
    "finprobleme",
    "nextproblem",
];

/// Whether a word is one of the input, in full.
pub(super) fn is_word(word: &str) -> bool {
    let beginnings = BEGINNINGS.iter().map(|(name, _)| *name);
    WORDS.into_iter().chain(beginnings).any(|known| word.eq_ignore_ascii_case(known))
}

/// The shortest form of a first word that is taken for one, in letters.
const SHORTEST: usize = 5;

/// The language of the input; none if the words are something else.
pub(super) fn language(words: &[(usize, &str)]) -> Option<Language> {
    let (_, first) = words.first()?;
    let begins = |(name, _): &&(&str, Language)| first.len() >= SHORTEST && is_short_for(first, name);
    BEGINNINGS.iter().find(begins).map(|(_, language)| *language)
}

/// The colour that a word names in the input.
pub(super) fn color(language: Language, word: &str) -> Option<Color> {
    let (white, black) = match language {
        Language::German => ("weiss", "schwarz"),
        Language::French => ("blanc", "noir"),
        _ => ("white", "black"),
    };
    match () {
        () if is_short_for(word, white) => Some(Color::White),
        () if is_short_for(word, black) => Some(Color::Black),
        () => None,
    }
}

/// Whether a word is the beginning of a longer one, in any case.
fn is_short_for(word: &str, whole: &str) -> bool {
    word.len() > 1 && whole.get(..word.len()).is_some_and(|beginning| beginning.eq_ignore_ascii_case(word))
}
