//! The language in use.

use std::cell::Cell;
use std::sync::OnceLock;

use super::Messages;
use crate::notation::Language;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

static ENGLISH: Messages = Messages::ENGLISH;

/// The messages of the installed languages. They are boxed, because an array of them would make the program larger.
static INSTALLED: [OnceLock<Box<Messages>>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];

thread_local! {
    /// The language in use: its index in [`LANGUAGES`], and its messages.
    static CURRENT: Cell<(usize, &'static Messages)> = const { Cell::new((0, &ENGLISH)) };
}

/// The messages of the language in use.
pub fn messages() -> &'static Messages {
    CURRENT.get().1
}

/// The tag of the language in use.
pub fn current_language() -> &'static str {
    LANGUAGES[CURRENT.get().0]
}

/// Installs the text of a language that was fetched. Returns false and changes nothing if the language is unknown or the
/// text belongs to another version of the page.
pub fn install(language: &str, text: String) -> bool {
    index(language).is_some_and(|index| INSTALLED[index].get().is_some() || keep(index, text.leak()))
}

/// Sets the language of this thread. Returns false if its messages are not installed: they have to be fetched and passed to
/// [`install`] first. English is always installed; in native programs, all languages are.
pub fn set_language(language: &str) -> bool {
    let Some(index) = index(language) else { return false };
    let Some(messages) = installed(index) else { return false };
    CURRENT.set((index, messages));
    true
}

/// The name of a language in that language, for the menu of languages.
pub fn self_name(language: &str) -> &'static str {
    index(language).map_or("", |index| SELF_NAMES[index])
}

/// The language whose piece letters are used for moves.
pub fn piece_letters() -> Language {
    Language::named(messages().language_code()).unwrap_or(Language::English)
}

fn index(language: &str) -> Option<usize> {
    LANGUAGES.iter().position(|tag| *tag == language)
}

fn installed(index: usize) -> Option<&'static Messages> {
    if index == 0 {
        return Some(&ENGLISH);
    }
    #[cfg(not(target_family = "wasm"))]
    keep(index, super::catalogues::text(LANGUAGES[index]));
    INSTALLED[index].get().map(|messages| &**messages)
}

fn keep(index: usize, text: &'static str) -> bool {
    Messages::parse(text).is_some_and(|messages| INSTALLED[index].set(Box::new(messages)).is_ok())
}
