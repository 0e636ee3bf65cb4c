//! The page that shows how to put a board into other pages: its address in each language, and its text.

#[cfg(not(target_family = "wasm"))]
pub mod document;

use crate::i18n::LANGUAGES;

/// The address of the page in a language, beside the editor's: `embed.html` in English, else `embed.de.html`.
pub fn address(language: &str) -> String {
    if language == LANGUAGES[0] { "embed.html".to_owned() } else { ["embed.", language, ".html"].concat() }
}
