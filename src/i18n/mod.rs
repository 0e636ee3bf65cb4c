//! The messages of the application in the language in use, and the functions that choose among them.
//!
//! The messages are in `locale/`, one folder of Fluent files for each language. `build.rs` generates the type
//! [`Messages`] from them, with a function for each message: [`messages`] gives those of the language in use. English
//! is built in; the text of another language is fetched and given to [`install`]. The other functions here choose a
//! message by what there is to say and fill it in; none of them contains words.

mod announcements;
#[cfg(not(target_family = "wasm"))]
pub mod catalogues;
mod changes;
mod embed;

mod exports;
mod faults;
mod findings;
mod format;
mod forms;
pub mod help;
mod imports;
mod keys;
mod language;
mod marks;
mod pictures;
mod sentences;
mod variants;

pub use announcements::*;
pub use changes::*;
pub use embed::embed_refusal;
pub use exports::*;
pub use faults::{fault_sentence, fix_label, repair_sentence};
pub use findings::*;
pub use format::{Messages, Value};
pub use forms::*;
pub use imports::*;
pub use keys::{key_name, key_sentence};
pub use language::*;
pub use marks::*;
pub use pictures::*;
pub use sentences::*;
pub use variants::*;
