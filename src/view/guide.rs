//! The gestures that the help shows.

use crate::view::lesson::Pointing;

/// A gesture that the help shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guided {
    /// A spare piece is dragged onto the board.
    Place,
    /// A piece is taken as the brush, and squares are clicked or swept over.
    Paint,
    /// With a brush, the right button places the other colour.
    OtherColor,
    /// A piece is dragged to another square.
    Move,
    /// A piece is dropped beside the board.
    Remove,
    /// The menu of pieces opens at a square.
    Menu,
    /// Circles and arrows are drawn.
    Mark,
    /// The wheel changes the brush.
    Wheel,
}

/// All of them, in the order in which they are learnt.
pub const GESTURES: [Guided; 8] = [
    Guided::Place,
    Guided::Move,
    Guided::Remove,
    Guided::Paint,
    Guided::OtherColor,
    Guided::Wheel,
    Guided::Menu,
    Guided::Mark,
];

impl Guided {
    /// The stable name, in `data-gesture`.
    pub const fn name(self) -> &'static str {
        match self {
            Guided::Place => "place",
            Guided::Paint => "paint",
            Guided::OtherColor => "other-color",
            Guided::Move => "move",
            Guided::Remove => "remove",
            Guided::Menu => "menu",
            Guided::Mark => "mark",
            Guided::Wheel => "wheel",
        }
    }

    /// Whether it is done by this pointer: a finger has neither a right button nor a wheel.
    pub fn is_done_by(self, pointing: Pointing) -> bool {
        match pointing {
            Pointing::Mouse => true,
            Pointing::Touch => !matches!(self, Guided::OtherColor | Guided::Wheel),
            Pointing::Keyboard => false,
        }
    }
}
