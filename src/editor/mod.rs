//! The application without a browser.
//!
//! Every intent of the user is a [`Command`]. Only [`Editor::apply`] changes the state, and it returns whether it did.
//! Everything on the screen is derived from the result.

pub mod actions;
pub mod address;
pub mod appearance;
mod apply;
mod castling_boxes;
mod command;
mod document;
mod document_line;
mod edits;
pub mod frame;
pub mod geometry;
mod gesture;
mod history;
mod in_hand;
pub mod key_press;
pub mod keys;
mod limits;
mod links;
mod mode;
mod move_record;
pub mod opening;
pub mod pasted;
pub mod pasted_text;
pub mod pasting;
pub mod piece_drawings;
mod playing;
pub mod pointer;
mod record_edits;
pub mod records;
mod reference;
mod session;
mod showing;
mod snapshot;
mod state;
pub mod storage;
mod stroke;
mod symmetry;
mod tool;
mod typing;
pub mod unread_text;
pub mod variant;
mod view;
pub mod wheel;

pub use command::{Command, Step};
pub use document::Document;
pub use gesture::{Gesture, GestureContext, Input, step};
pub use history::{History, State};
pub use limits::MAX_TEXT_LEN;
pub use mode::Mode;
pub use move_record::MoveRecord;
pub use record_edits::RecordEdits;
pub use session::{PastedStep, Session, Turned};
pub use snapshot::Snapshot;
pub use state::{Draft, Editor};
pub use stroke::Stroke;
pub use symmetry::Symmetry;
pub use tool::{Button, Copying, Pen, Tool};
