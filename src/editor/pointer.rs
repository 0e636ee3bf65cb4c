//! Pointers over the board: their kinds, buttons, and places in squares. [`machine`] makes inputs of the gesture of their
//! events.

pub mod machine;

use super::Button;
use super::geometry::Point;
use crate::marks::MarkColor;

/// The maximum distance in pixels that is not a movement, because a finger never rests quite still.
const JITTER: f64 = 10.0;
/// The width in pixels of the strips at the left and right edges of the screen where some systems take a finger for "back".
const EDGE: f64 = 24.0;

/// A rectangle in the pixels of pointer events.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Rectangle {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

impl Rectangle {
    /// The point of the board that lies in this rectangle under a place on the screen. If the board has no size, the point is
    /// off the board.
    pub fn point(self, (x, y): (f64, f64)) -> Point {
        let part = |v: f64, whole: f64| if whole > 0.0 { (v / whole * 8.0) as f32 } else { -1.0 };
        Point::new(part(x - self.left, self.width), part(y - self.top, self.height))
    }
}

/// The kind of a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerKind {
    /// A mouse, or a device that the browser does not know.
    Mouse,
    /// A pen.
    Pen,
    /// A finger.
    Touch,
}

impl PointerKind {
    /// All kinds.
    pub const ALL: [PointerKind; 3] = [PointerKind::Mouse, PointerKind::Pen, PointerKind::Touch];

    /// The kind with a name in `PointerEvent.pointerType`.
    pub fn named(name: &str) -> PointerKind {
        PointerKind::ALL.into_iter().find(|kind| kind.name() == name).unwrap_or(PointerKind::Mouse)
    }

    /// The name in pointer events and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            PointerKind::Mouse => "mouse",
            PointerKind::Pen => "pen",
            PointerKind::Touch => "touch",
        }
    }
}

/// The pointer that has begun a gesture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeldPointer {
    /// Its id in pointer events.
    pub id: i32,
    /// The rectangle of the board.
    pub board: Rectangle,
    /// The place on the screen at which it was pressed.
    pub start: (f64, f64),
    /// Its current place.
    pub at: (f64, f64),
}

impl HeldPointer {
    /// The point on the board under it.
    pub fn point(self) -> Point {
        self.board.point(self.at)
    }

    /// Whether it is not near the place at which it was pressed.
    pub fn has_moved(self) -> bool {
        let ((x, y), (start_x, start_y)) = (self.at, self.start);
        (x - start_x).abs().max((y - start_y).abs()) > JITTER
    }
}

/// Whether a finger lies so near the left or right edge of a screen that some systems take it for "back".
fn is_at_edge(x: f64, width: f64) -> bool {
    x.min(width - x) < EDGE
}

impl Button {
    /// The button with a number in pointer events. With the secondary button, modifier keys choose a colour, as on Lichess.
    pub fn numbered(number: i16, shift_or_control: bool, alt_or_meta: bool) -> Option<Button> {
        match number {
            0 => Some(Button::Main),
            1 => Some(Button::Middle),
            2 => Some(Button::Second(match (shift_or_control, alt_or_meta) {
                (false, false) => None,
                (true, false) => Some(MarkColor::Red),
                (false, true) => Some(MarkColor::Blue),
                (true, true) => Some(MarkColor::Yellow),
            })),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::{Color, Square};

    fn pointer(at: (f64, f64)) -> HeldPointer {
        let board = Rectangle { left: 100.0, top: 50.0, width: 400.0, height: 400.0 };
        HeldPointer { id: 1, board, start: (110.0, 60.0), at }
    }

    #[test]
    fn a_pointer_is_over_a_square() {
        assert_eq!(pointer((101.0, 51.0)).point().square(Color::White), Some(Square::A8));
        assert_eq!(pointer((499.0, 449.0)).point().square(Color::White), Some(Square::H1));
        assert_eq!(pointer((99.0, 51.0)).point().square(Color::White), None);
        let unseen = HeldPointer { board: Rectangle::default(), ..pointer((0.0, 0.0)) };
        assert_eq!(unseen.point().square(Color::White), None);
    }

    #[test]
    fn a_finger_that_trembles_has_not_moved() {
        assert!(!pointer((118.0, 52.0)).has_moved());
        assert!(pointer((110.0, 71.0)).has_moved());
    }

    #[test]
    fn every_kind_has_the_name_that_events_give_it() {
        for kind in PointerKind::ALL {
            assert_eq!(PointerKind::named(kind.name()), kind);
        }
        assert_eq!(PointerKind::named(""), PointerKind::Mouse);
    }

    #[test]
    fn both_edges_of_the_screen_are_edges() {
        for (x, expected) in [(6.0, true), (384.0, true), (40.0, false), (350.0, false)] {
            assert_eq!(is_at_edge(x, 390.0), expected, "{x}");
        }
    }

    #[test]
    fn keys_choose_the_colour_of_the_second_button() {
        assert_eq!(Button::numbered(2, true, false), Some(Button::Second(Some(MarkColor::Red))));
        assert_eq!(Button::numbered(0, true, true), Some(Button::Main));
        assert_eq!(Button::numbered(3, false, false), None);
    }
}
