//! The words of the app. Components name a word; the sentence stands in `locale/`, in every language.
//!
//! `build.rs` makes a type of each table there, with a function for each message: [`Words`] for what the page itself
//! says, [`AnnexWords`] and [`HelpWords`] for what its annex says, [`ShellWords`] for what stands in the page from the
//! beginning. What the page says in English is part of it; all else is a text that is fetched ([`speak`]).
//!
//! The modules here choose among messages by what there is to say; they put no sentence together themselves.

mod aloud;
mod changes;
mod drawing;
mod embeds;
mod exports;
mod faults;
mod findings;
mod forms;
mod games;
pub mod help;
mod imports;
mod keys;
mod language;
mod pictures;
mod sentences;
mod spoken;
mod tables;

pub use aloud::*;
pub use changes::*;
pub use drawing::*;
pub use embeds::embed_refusal;
pub use exports::*;
pub use faults::{fault_sentence, fix_label, repair_sentence};
pub use findings::*;
pub use forms::*;
pub use games::*;
pub use imports::*;
pub use keys::{key_name, key_sentence};
pub use language::*;
pub use pictures::*;
pub use sentences::*;
pub use spoken::Value;
pub use tables::{AnnexWords, HelpWords, ShellWords, Words};
