//! A picture of a diagram becomes a position: flat boards are found in a grey picture and their squares are read.
//!
//! `locate` finds the lattice of squares without a model, `tiles` cuts it into 64 small tiles, `network` gives each tile
//! a share for each of 13 classes, and `read` puts the squares of a board together. The weights are in `model/eyes.bin`;
//! whoever calls hands them over, so that nothing is loaded before a picture comes. Nothing here needs a browser.
//!
//! Lengths and places are pixels of the picture from its top left corner, to the right and down; the middle of the first
//! pixel is at (0.5, 0.5). Luminances run from 0 (black) to 255 (white). Squares are counted row by row from the top left
//! square *of the picture*, whichever side is at the bottom.

mod bottom;
mod chunked;
mod frame;
mod locate;
mod network;
mod picture;
mod read;
mod rules;
mod tiles;
mod vectors;

pub use bottom::Bottom;
pub use chunked::{ChunkedRead, read};
pub use frame::{Corners, Point};
pub use locate::{Located, locate};
pub use network::{CLASSES, Network, Shares, WeightsError, class_piece};
pub use picture::{Picture, luminances};
pub use read::{DOUBTFUL, Hint, Read, ReadBoard, UNSURE, read_at};
pub use tiles::{TILE, Tiles, cut};
