//! Pointers over the board: their places in squares, and their buttons.

use super::Button;
use super::geometry::Point;
use crate::marks::MarkColor;

/// The maximum distance in pixels that is not a movement, because a finger never rests quite still.
const JITTER: f64 = 10.0;

/// A rectangle in the pixels of pointer events.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Rectangle {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

/// The direction of a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// More to the left or right than up or down.
    Sideways,
    /// At least as much up or down.
    Upright,
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
    /// The point on the board under it; none if the board has no size.
    pub fn point(self) -> Point {
        let part = |v: f64, whole: f64| if whole > 0.0 { (v / whole * 8.0) as f32 } else { -1.0 };
        let (x, y) = self.at;
        Point::new(part(x - self.board.left, self.board.width), part(y - self.board.top, self.board.height))
    }

    /// Whether it has moved away from the place at which it was pressed.
    pub fn has_moved(self) -> bool {
        self.direction().is_some()
    }

    /// Where it has moved to; none if it has not moved away from the place at which it was pressed.
    pub fn direction(self) -> Option<Direction> {
        let ((x, y), (start_x, start_y)) = (self.at, self.start);
        let (across, along) = ((x - start_x).abs(), (y - start_y).abs());
        let direction = if across > along { Direction::Sideways } else { Direction::Upright };
        (across.max(along) > JITTER).then_some(direction)
    }
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
    fn a_movement_has_the_direction_in_which_it_goes_further() {
        assert_eq!(pointer((121.0, 65.0)).direction(), Some(Direction::Sideways));
        assert_eq!(pointer((121.0, 40.0)).direction(), Some(Direction::Upright));
        assert_eq!(pointer((121.0, 71.0)).direction(), Some(Direction::Upright));
        assert_eq!(pointer((112.0, 69.0)).direction(), None);
    }

    #[test]
    fn keys_choose_the_colour_of_the_second_button() {
        assert_eq!(Button::numbered(2, true, false), Some(Button::Second(Some(MarkColor::Red))));
        assert_eq!(Button::numbered(0, true, true), Some(Button::Main));
        assert_eq!(Button::numbered(3, false, false), None);
    }
}
