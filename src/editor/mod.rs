//! The application without a browser.
//!
//! Every intent of the user is a [`Command`]. Only [`Editor::apply`] changes the state, and it returns whether it did.
//! Everything on the screen is derived from the result.

pub mod actions;
pub mod address;
pub mod appearance;
mod apply;
pub mod board_size;
mod castling_boxes;
pub mod clock;
mod command;
mod document;
mod document_line;
mod edits;
pub mod en_passant_choices;
pub mod finding_list;
pub mod frame;
pub mod geometry;
mod gesture;
pub mod highlights;
mod history;
mod in_hand;
pub mod key_press;
pub mod keys;
mod limits;
mod links;
mod mode;
mod move_record;
pub mod moved_pieces;
pub mod opening;
pub mod paste_history;
pub mod pasted;
mod playing;
pub mod pointer;
pub mod record_lines;
mod scene;
pub mod segment_class;
pub mod segments;
mod shown;
pub mod square_view;
pub mod start_numbers;
mod state;
pub mod storage;
mod stroke;
mod symmetry;
pub mod text_places;
pub mod text_squares;
mod tool;
pub mod translation;
mod typing;
pub mod variant;
pub mod variant_fields;
mod view;

pub use command::{Command, Step};
pub use document::Document;
pub use gesture::{Gesture, GestureContext, Input, step};
pub use history::{History, Snapshot};
pub use limits::MAX_TEXT_LEN;
pub use mode::Mode;
pub use move_record::MoveRecord;
pub use scene::Scene;
pub use shown::Shown;
pub use state::{Draft, Editor};
pub use stroke::Stroke;
pub use symmetry::Symmetry;
pub use tool::{Button, Copying, Pen, Tool};
