//! Playing from a position by the rules of its variant: legal moves, the position after a move, and the move in standard
//! algebraic notation.
//!
//! A [`Referee`] is how the editor plays: the rules of all variants are a large part of the program, which is fetched
//! later, so the editor reaches them through a table of functions.

mod choice;
mod engine;
mod referee;
mod status;

pub use choice::{Targets, drops, moves_between, targets};
pub(crate) use engine::Engine;
pub use referee::{Played, REFEREE, Referee};
pub use shakmaty::Move;
pub use status::{End, Status};
