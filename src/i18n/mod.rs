//! The messages of the application in the language in use, and the functions that choose among them.
//!
//! The messages are in `locale/`, one folder of Fluent files for each language. `build.rs` generates the type
//! [`Messages`] from them, with a function for each message: [`messages`] gives those of the language in use. English
//! is built in; the text of another language is fetched and given to [`install`]. The other functions here choose a
//! message by what there is to say and fill it in; none of them contains words.

mod aloud;
#[cfg(not(target_family = "wasm"))]
pub mod catalogues;
mod changes;
mod drawing;
mod embeds;
mod exports;
mod faults;
mod findings;
mod format;
mod forms;
mod games;
pub mod help;
mod imports;
mod keys;
mod language;
mod pictures;
mod sentences;

pub use aloud::*;
pub use changes::*;
pub use drawing::*;
pub use embeds::embed_refusal;
pub use exports::*;
pub use faults::{fault_sentence, fix_label, repair_sentence};
pub use findings::*;
pub use format::{Messages, Value};
pub use forms::*;
pub use games::*;
pub use imports::*;
pub use keys::{key_name, key_sentence};
pub use language::*;
pub use pictures::*;
pub use sentences::*;
