//! The messages of all languages, for native code: the programs that build the page and its tests.

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

use super::LANGUAGES;
use super::format::VARIABLE;

/// The file of a language that the page fetches: one message on each line. Empty for an unknown language.
pub fn text(language: &str) -> &'static str {
    of_language(&TEXTS, language)
}

fn of_language(texts: &[&'static str], language: &str) -> &'static str {
    LANGUAGES.iter().zip(texts).find(|(tag, _)| **tag == language).map_or("", |(_, text)| text)
}

/// The message of a language with this identifier (`self-name`): one of the program, or one of the documents that are
/// written when the page is built. It contains the delimiters of its variables, if it has any ([`parts`]).
pub fn message(language: &str, id: &str) -> Option<&'static str> {
    let find = |ids: &[&str], texts| {
        let index = ids.iter().position(|known| *known == id)?;
        of_language(texts, language).split('\n').nth(index)
    };
    find(&IDS, &TEXTS).or_else(|| find(&DOCUMENT_IDS, &DOCUMENT_TEXTS))
}

/// The identifiers of the messages of the documents that are written when the page is built: no part of the program.
pub fn document_ids() -> &'static [&'static str] {
    &DOCUMENT_IDS
}

/// The parts of a message without select expressions: each text, with the index of the variable before it. Variables are
/// counted in the order in which the English message names them.
pub fn parts(message: &str) -> impl Iterator<Item = (Option<usize>, &str)> {
    message.split(char::from(VARIABLE)).enumerate().map(|(place, part)| match part.chars().next() {
        Some(digit) if place > 0 => {
            (digit.to_digit(10).map(|index| index as usize), &part[digit.len_utf8()..])
        }
        _ => (None, part),
    })
}

/// The files that the page fetches, one for each language other than English: name and content.
pub fn files() -> impl Iterator<Item = (String, &'static str)> {
    LANGUAGES.into_iter().zip(TEXTS).skip(1).map(|(tag, text)| (format!("messages-{tag}.txt"), text))
}
