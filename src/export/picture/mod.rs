//! The choices of the user for a picture.
//!
//! Each choice has a name and a value as text. The controls of the page use these, and a setting stores them in one line:
//! `colors=blue pieces=house …`. A choice that is missing or not understood has its default.

mod choices;
mod schemes;
mod sprite;

pub use choices::{Choice, Choices, MAX_DENSITY, SIZES};
pub use schemes::{Bottom, COORDINATES, ColorScheme, PieceSet};
pub use sprite::symbol;
