//! The messages of the application in the language in use, and the functions that choose among them.
//!
//! The messages are in `locale/`, one folder of Fluent files for each language. `build.rs` generates the type
//! [`Messages`] from them, with a function for each message: [`messages`] gives those of the language in use. English
//! is built in; the text of another language is fetched and passed to [`install`]. The other functions choose a message
//! and fill in its variables. They do not contain words themselves.

mod about;
mod actions;
mod announcements;
mod board;
#[cfg(not(target_family = "wasm"))]
pub mod catalogues;
mod exports;
mod faults;
mod fields;
mod findings;
mod format;
mod forms;
pub mod help;
mod imports;
mod key_names;
mod keys;
mod language;
mod library;
pub(crate) mod lists;
mod marks;
mod pasted;
mod pictured;
mod pictures;
mod play;
mod position;
mod repairs;
mod spelling;
mod tags;
#[cfg(test)]
mod tests;
mod variants;

pub use about::*;
pub use announcements::*;
pub use board::*;
pub use exports::*;
pub use faults::{fault_sentence, faults_sentence, fix_label, more_faults};
pub use fields::*;
pub use findings::*;
pub use format::{Messages, Value};
pub use forms::*;
pub use imports::*;
pub use key_names::*;
pub use keys::*;
pub use language::*;
pub use library::*;
pub use marks::*;
pub use pasted::*;
pub use pictured::*;
pub use pictures::*;
pub use play::*;
pub use position::*;
pub use repairs::*;
pub use spelling::{spelled, text_announcement};
pub use tags::*;
pub use variants::*;
