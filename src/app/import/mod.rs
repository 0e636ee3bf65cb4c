//! What is pasted, dropped, shared or opened: the positions in it, and the card that steps through them.
//!
//! [`arrivals`] is there from the first moment; all else is behind the split point.

pub mod arrivals;
mod card;
pub mod dragged;
mod drop_area;
mod embedded;
pub mod entry;
mod files;
mod game_moves;
mod original;
mod paste;
pub mod picture;
pub mod records;
mod session;
pub mod state;
mod steps;

pub use card::ImportCard;
pub use drop_area::DropArea;
pub use files::open as open_files;
pub use paste::paste;
