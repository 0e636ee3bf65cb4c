//! Marks on the board: arrows, circles and coloured squares in four colours.
//!
//! A square has at most one mark of its own, a circle or a coloured square; between two squares there is at most one
//! arrow in each direction. Drawing the same mark again removes it, another colour or shape replaces it.
//!
//! # In PGN
//!
//! Arrows are written with the command `[%cal]`, and squares with `[%csl]`. For `[%csl]`, `ChessBase`, which introduced
//! it, colours the square, and Lichess draws a circle. Therefore circles and coloured squares are both written as
//! `[%csl]`, which every program shows in its own way. A command of Forsyth's own, `[%csf]`, repeats the coloured squares
//! among them. Other programs ignore commands that they do not know. A square in `[%csl]` alone is read as a circle.
//!
//! # In links
//!
//! `Ge2e4,Rd4,ba1`: a colour letter and one or two squares; a small colour letter for a coloured square. None of these
//! characters has to be percent-encoded.

mod commands;
mod link;
mod mark;
mod set;

pub use commands::{MAX_UNREAD, MarksReading, Unread, UnreadKind};
pub use mark::{Mark, MarkColor, Shape};
pub use set::Marks;
