//! What the components show, as pure values: view models.
//!
//! A view model is computed from the [`Editor`](crate::editor::Editor), or from the [`Scene`] that is derived from it once
//! after each edit, and holds its words in the language in use. The components of the page turn it into elements and
//! decide nothing. So what the page says and shows is tested here, without a browser.

mod actions;
pub mod beside;
pub mod board_size;
mod castling_squares;
mod changes;
pub mod clock;
pub mod drop_effect;
pub mod en_passant_choices;
mod fault_list;
pub mod finding_list;
pub mod guide;
mod guide_words;
pub mod help_fields;
pub mod highlights;
mod hints;
pub mod key_groups;
pub mod lesson;
pub mod moved_pieces;
pub mod original;
mod picture_source;
mod play;
pub mod record_lines;
mod report;
mod scene;
pub mod segment_class;
pub mod segments;
mod shown;
pub mod square_view;
pub mod start_numbers;
mod status;
#[cfg(test)]
mod tests;
pub mod text_places;
mod text_source;
pub mod text_squares;
pub mod translation;
pub mod variant_fields;
mod verdict_line;

pub use castling_squares::*;
pub use changes::*;
pub use fault_list::*;
pub use guide_words::*;
pub use hints::*;
pub use picture_source::*;
pub use play::*;
pub use report::*;
pub use scene::Scene;
pub use shown::Shown;
pub use status::*;
pub use text_source::*;
pub use verdict_line::*;
