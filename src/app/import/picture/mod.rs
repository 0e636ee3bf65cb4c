//! A picture of boards becomes positions: what the browser decodes is read here, on the device, and shown as what was pasted.
//!
//! All of it lies in a chunk of its own, which comes with the first picture, and so do the weights of the reader.

mod card;
mod corners;
mod crop;
mod decode;
mod doubts;
mod open;
mod show;
mod state;

pub use card::{PictureCard, miniature};
pub use doubts::next as next_doubt;
pub use open::open;
pub use state::start;
