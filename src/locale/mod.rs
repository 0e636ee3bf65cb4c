//! The words of the app. Components name a word; the sentence stands here.

mod en;
mod faults;
mod sentences;
mod words;

pub use faults::{fault_sentence, fix_label, repair_sentence};
pub use sentences::*;
pub use words::{ShellWords, Words};

/// The words of the language in use.
pub fn words() -> &'static Words {
    &en::WORDS
}

/// The words that stand in the page from the beginning.
pub fn shell_words() -> &'static ShellWords {
    &en::SHELL
}

/// The paragraphs of "About".
pub fn about_text() -> &'static [&'static str] {
    en::ABOUT
}
