//! The messages of all languages, for native code: the programs that build the page and its tests.

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

use super::LANGUAGES;

/// The file of a language that the page fetches: one message on each line. Empty for an unknown language.
pub fn text(language: &str) -> &'static str {
    LANGUAGES.iter().position(|tag| *tag == language).map_or("", |index| TEXTS[index])
}

/// The identifiers and texts of all messages of a language that begin with a prefix (`crash-`), in order. A text with
/// variables contains their delimiters.
pub fn messages_with_prefix(language: &str, prefix: &str) -> Vec<(&'static str, &'static str)> {
    IDS.into_iter().zip(text(language).split('\n')).filter(|(id, _)| id.starts_with(prefix)).collect()
}

/// A message of a language that has no variables, by its identifier (`self-name`).
pub fn message(language: &str, id: &str) -> Option<&'static str> {
    let index = IDS.iter().position(|known| *known == id)?;
    text(language).split('\n').nth(index)
}

/// The files that the page fetches, one for each language other than English: name and content.
pub fn files() -> impl Iterator<Item = (String, &'static str)> {
    LANGUAGES.into_iter().zip(TEXTS).skip(1).map(|(tag, text)| (format!("messages-{tag}.txt"), text))
}
