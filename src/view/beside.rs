//! The place of a menu beside the square that it is about.

use crate::editor::pointer::Rectangle;

/// The pixels between the menu and the square, and between the menu and the edges of the window.
const GAP: f64 = 8.0;

/// The left and top edges of a menu of a size (width and height) beside a square: wholly in the window and not over the
/// square. It stands at the right if there is room, else at the left, below or above. Where there is no room at all it stands
/// at the side with the most, as far as the window goes.
pub fn place_beside(square: Rectangle, (width, height): (f64, f64), window: (f64, f64)) -> (f64, f64) {
    let Rectangle { left, top, .. } = square;
    let (right, bottom) = (left + square.width, top + square.height);
    let rooms = [
        (window.0 - right - width, (right + GAP, top + (square.height - height) / 2.0)),
        (left - width, (left - GAP - width, top + (square.height - height) / 2.0)),
        (window.1 - bottom - height, (left + (square.width - width) / 2.0, bottom + GAP)),
        (top - height, (left + (square.width - width) / 2.0, top - GAP - height)),
    ];
    let mut best = rooms[0];
    for room in rooms {
        if best.0 < 2.0 * GAP && room.0 > best.0 {
            best = room;
        }
    }
    let (x, y) = best.1;
    let within = |at: f64, size: f64, whole: f64| at.min(whole - GAP - size).max(GAP);
    (within(x, width, window.0), within(y, height, window.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The squares of a board, whose left and top edges and width are given.
    fn squares(left: f64, top: f64, board: f64) -> impl Iterator<Item = Rectangle> {
        let width = board / 8.0;
        (0..64u8).map(move |place| Rectangle {
            left: left + width * f64::from(place % 8),
            top: top + width * f64::from(place / 8),
            width,
            height: width,
        })
    }

    #[test]
    fn it_covers_no_square_and_stands_in_the_window() {
        for (board, menu, window) in [
            ((40.0, 120.0, 640.0), (340.0, 236.0), (1440.0, 900.0)),
            ((0.0, 60.0, 390.0), (340.0, 236.0), (390.0, 664.0)),
            ((0.0, 60.0, 320.0), (290.0, 212.0), (320.0, 568.0)),
            ((8.0, 8.0, 304.0), (290.0, 212.0), (640.0, 360.0)),
        ] {
            let (left, top, size) = board;
            for square in squares(left, top, size) {
                let (x, y) = place_beside(square, menu, window);
                assert!(x >= GAP && x + menu.0 <= window.0 - GAP, "{square:?} {x} {y}");
                assert!(y >= GAP && y + menu.1 <= window.1 - GAP, "{square:?} {x} {y}");
                let is_beside = x >= square.left + square.width || x + menu.0 <= square.left;
                let is_over = y >= square.top + square.height || y + menu.1 <= square.top;
                assert!(is_beside || is_over, "{square:?} {x} {y} in {window:?}");
            }
        }
    }

    #[test]
    fn it_stands_at_the_right_where_there_is_room() {
        let square = Rectangle { left: 100.0, top: 100.0, width: 50.0, height: 50.0 };
        assert_eq!(place_beside(square, (200.0, 100.0), (400.0, 400.0)), (158.0, 75.0));
        assert_eq!(place_beside(square, (200.0, 100.0), (360.0, 400.0)), (25.0, 158.0));
        assert_eq!(place_beside(square, (200.0, 100.0), (360.0, 240.0)), (152.0, 75.0), "no room at all");
    }
}
