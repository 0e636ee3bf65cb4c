//! The language in use.

use std::cell::Cell;

use super::{AnnexWords, HelpWords, ShellWords, Words};
use crate::notation::Language;

static WORDS: Words = Words::ENGLISH;
/// What a reader's language is not, the annex of that reader need not carry: all its words are fetched with it.
static ANNEX: AnnexWords =
    if cfg!(target_family = "wasm") { AnnexWords::UNSPOKEN } else { AnnexWords::ENGLISH };
static HELP: HelpWords = if cfg!(target_family = "wasm") { HelpWords::UNSPOKEN } else { HelpWords::ENGLISH };
static SHELL: ShellWords = ShellWords::ENGLISH;

thread_local! {
    static SPOKEN: Cell<&'static Words> = const { Cell::new(&WORDS) };
    static ANNEX_SPOKEN: Cell<&'static AnnexWords> = const { Cell::new(&ANNEX) };
    static HELP_SPOKEN: Cell<&'static HelpWords> = const { Cell::new(&HELP) };
    static SHELL_SPOKEN: Cell<&'static ShellWords> = const { Cell::new(&SHELL) };
}

/// The words that the page says.
pub fn words() -> &'static Words {
    SPOKEN.get()
}

/// The words that the annex says.
pub fn annex_words() -> &'static AnnexWords {
    ANNEX_SPOKEN.get()
}

/// The words of the help.
pub fn help_words() -> &'static HelpWords {
    HELP_SPOKEN.get()
}

/// The words that stand in the page from the beginning.
pub fn shell_words() -> &'static ShellWords {
    SHELL_SPOKEN.get()
}

/// Speaks a language from now on: its words for the page, a line each. They are kept as long as the program runs. Words of
/// another version of the page are left alone.
pub fn speak(page: String) {
    if let Some(words) = Words::read(page.leak()) {
        SPOKEN.set(Box::leak(Box::new(words)));
    }
}

/// The same for the annex, and for the help in it. Returns whether they are of this version.
pub fn speak_annex(annex: String, help: String) -> bool {
    let (annex, help) = (AnnexWords::read(annex.leak()), HelpWords::read(help.leak()));
    let (Some(annex), Some(help)) = (annex, help) else { return false };
    ANNEX_SPOKEN.set(Box::leak(Box::new(annex)));
    HELP_SPOKEN.set(Box::leak(Box::new(help)));
    true
}

/// The language whose piece letters the words use.
pub fn letters() -> Language {
    Language::named(annex_words().language_code()).unwrap_or(Language::English)
}

/// Every language as it was built: what the build writes into files, and what tests compare.
#[cfg(not(target_family = "wasm"))]
pub mod built {
    use super::{SHELL_SPOKEN, speak, speak_annex};
    use crate::locale::ShellWords;

    include!(concat!(env!("OUT_DIR"), "/built.rs"));

    /// The words of a table in a language, a line each; nothing if there is no such table or language.
    pub fn text(table: &str, language: &str) -> &'static str {
        let wanted = TEXTS.iter().find(|(name, tag, _)| (*name, *tag) == (table, language));
        wanted.map_or("", |(_, _, text)| text)
    }

    /// What a language calls itself.
    pub fn self_name(language: &str) -> &'static str {
        ShellWords::read(text("shell", language)).map_or("", |words| words.self_name())
    }

    /// Speaks a language from now on, in this thread.
    pub fn speak_language(language: &str) {
        speak(text("page", language).to_owned());
        speak_annex(text("annex", language).to_owned(), text("help", language).to_owned());
        if let Some(shell) = ShellWords::read(text("shell", language)) {
            SHELL_SPOKEN.set(Box::leak(Box::new(shell)));
        }
    }
}
