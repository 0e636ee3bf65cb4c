//! Points on the board and the squares under them. Points are measured in squares from the top left corner of the board,
//! so (0, 0) and (8, 8) are opposite corners, independent of the size of the board on the screen.

use crate::position::{Color, File, Rank, Square};

/// A point in the plane of the board, in squares; may be off the board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// The distance from the left edge.
    pub x: f32,
    /// The distance from the top edge.
    pub y: f32,
}

impl Point {
    /// A point from its coordinates.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// The square under the point with `orientation` at the bottom; none if it is off the board.
    pub fn square(self, orientation: Color) -> Option<Square> {
        let on_board = |v: f32| (0.0..8.0).contains(&v);
        (on_board(self.x) && on_board(self.y)).then(|| {
            let (column, row) = (self.x as u32, self.y as u32);
            square_in(column, row, orientation)
        })
    }
}

/// The square in a column counted from the left and a row counted from the top.
pub fn square_in(column: u32, row: u32, orientation: Color) -> Square {
    let (file, rank) = match orientation {
        Color::White => (column, 7 - row),
        Color::Black => (7 - column, row),
    };
    Square::from_coords(File::new(file), Rank::new(rank))
}

/// The column of a square from the left and its row from the top, from 0.
pub fn cell_of(square: Square, orientation: Color) -> (u32, u32) {
    let (file, rank) = (square.file().to_u32(), square.rank().to_u32());
    match orientation {
        Color::White => (file, 7 - rank),
        Color::Black => (7 - file, rank),
    }
}

/// The square with a number from 0 to 63, counted row by row from the top left corner of the board on the screen.
pub fn square_at(place: u32, orientation: Color) -> Square {
    square_in(place % 8, place / 8, orientation)
}

/// The number of a square; see [`square_at`].
pub fn place_of(square: Square, orientation: Color) -> u32 {
    let (column, row) = cell_of(square, orientation);
    row * 8 + column
}

/// All squares that the straight line between two points crosses, in order, with the first and the last one. A line
/// crosses at most eighteen grid lines, however far apart the points are.
pub fn crossed(from: Point, to: Point, orientation: Color) -> Vec<Square> {
    let mut cuts = vec![0.0, 1.0];
    for line in 0..=8u8 {
        let line = f32::from(line);
        for (start, end) in [(from.x, to.x), (from.y, to.y)] {
            let cut = (line - start) / (end - start);
            if cut > 0.0 && cut < 1.0 {
                // At most twenty numbers are inserted in order, because a sort would add several kilobytes of code.
                let place = cuts.iter().position(|other| *other > cut).unwrap_or(cuts.len());
                cuts.insert(place, cut);
            }
        }
    }
    let at = |t: f32| Point::new(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
    let middles =
        cuts.windows(2).filter(|pair| pair[1] > pair[0]).map(|pair| f32::midpoint(pair[0], pair[1]));
    let mut squares: Vec<Square> = middles.chain([1.0]).filter_map(|t| at(t).square(orientation)).collect();
    squares.dedup();
    squares
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(squares: &[Square]) -> Vec<String> {
        squares.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_corners_are_squares_like_any_other() {
        assert_eq!(Point::new(0.0, 7.9).square(Color::White), Some(Square::A1));
        assert_eq!(Point::new(7.99, 0.0).square(Color::Black), Some(Square::A1));
        assert_eq!(Point::new(0.0, 0.0).square(Color::Black), Some(Square::H1));
        for point in [Point::new(-0.01, 4.0), Point::new(8.0, 4.0), Point::new(4.0, f32::NAN)] {
            assert_eq!(point.square(Color::White), None);
        }
    }

    #[test]
    fn cells_and_squares_are_inverse() {
        for orientation in Color::ALL {
            for square in Square::ALL {
                let (column, row) = cell_of(square, orientation);
                assert_eq!(square_in(column, row, orientation), square);
                assert_eq!(square_at(place_of(square, orientation), orientation), square);
            }
        }
    }

    #[test]
    fn a_fast_pointer_skips_no_square() {
        let rank = crossed(Point::new(0.5, 7.5), Point::new(7.5, 7.5), Color::White);
        assert_eq!(names(&rank), ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]);
        let steep = crossed(Point::new(0.5, 7.5), Point::new(1.4, 4.5), Color::White);
        assert_eq!(names(&steep), ["a1", "a2", "a3", "b3", "b4"].map(String::from).to_vec().as_slice());
    }

    #[test]
    fn a_line_from_far_outside_crosses_what_lies_on_the_board() {
        let squares = crossed(Point::new(-1.0e6, 0.5), Point::new(1.0e6, 0.5), Color::White);
        assert_eq!(squares.first(), Some(&Square::A8));
        assert_eq!(squares.len(), 8);
        assert!(crossed(Point::new(-5.0, -5.0), Point::new(20.0, -1.0), Color::White).is_empty());
    }

    #[test]
    fn standing_still_is_one_square() {
        let here = Point::new(3.2, 3.2);
        assert_eq!(crossed(here, here, Color::White), [Square::D5]);
    }
}
