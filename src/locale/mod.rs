//! The words of the app. Components name a word; the sentence stands here.

mod drawing;
mod embeds;
mod en;
mod exports;
mod faults;
mod findings;
mod forms;
mod games;
pub mod help;
mod imports;
mod pictures;
mod sentences;
mod words;

pub use drawing::*;
pub use embeds::embed_refusal;
pub use exports::*;
pub use faults::{fault_sentence, fix_label, repair_sentence};
pub use findings::*;
pub use forms::*;
pub use games::*;
pub use imports::*;
pub use pictures::*;
pub use sentences::*;
pub use words::{AnnexWords, ShellWords, Words};

/// The words of the language in use.
pub fn words() -> &'static Words {
    &en::WORDS
}

/// The words that the annex says.
pub fn annex_words() -> &'static AnnexWords {
    &en::ANNEX
}

/// The words that stand in the page from the beginning.
pub fn shell_words() -> &'static ShellWords {
    &en::SHELL
}

/// The paragraphs of "About".
pub fn about_text() -> &'static [&'static str] {
    en::ABOUT
}
