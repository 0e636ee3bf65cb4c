//! Tools and pointer buttons.

use crate::marks::{Mark, MarkColor, Shape};
use crate::position::{Piece, Square};

/// A tool of the pointer on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    /// Moves pieces.
    #[default]
    Hand,
    /// Places a piece.
    Brush(Piece),
    /// Removes pieces.
    Eraser,
    /// Draws marks.
    Pen,
}

/// A button of the pointer. A finger counts as the main button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// The main button.
    Main,
    /// The middle button (the wheel).
    Middle,
    /// The secondary button, with the colour that modifier keys choose.
    Second(Option<MarkColor>),
}

/// The kind of marks that a gesture draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pen {
    /// The colour of the marks.
    pub color: MarkColor,
    /// Whether a click colours the square; otherwise it draws a circle.
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

/// Whether a piece is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copying {
    /// It moves.
    No,
    /// It is copied.
    Yes,
}
