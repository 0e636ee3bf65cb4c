//! Tools and pointer buttons.

use crate::marks::{Mark, MarkColor, Shape};
use crate::position::{Piece, Square};

/// What the pointer does on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Moves pieces.
    #[default]
    Hand,
    /// Places this piece.
    Brush(Piece),
    /// Removes pieces.
    Eraser,
    /// Draws marks.
    Pen,
}

/// A button of the pointer; a finger is the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// The first one.
    Main,
    /// The wheel.
    Middle,
    /// The second one, and the colour that the keys held with it choose.
    Second(Option<MarkColor>),
}

/// What a drawing gesture leaves behind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pen {
    /// The colour of every mark.
    pub color: MarkColor,
    /// A click colours the square; else it draws a circle.
    pub fills: bool,
}

impl Pen {
    /// The mark from one square to another, or on one if both are the same.
    pub fn mark(self, from: Square, to: Square) -> Mark {
        match Mark::drawn(from, to, self.color) {
            Mark { shape: Shape::Circle(square), color } if self.fills => {
                Mark { shape: Shape::Fill(square), color }
            }
            mark => mark,
        }
    }
}

/// Whether the piece stays where it was lifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copying {
    /// It moves.
    No,
    /// It is copied.
    Yes,
}
