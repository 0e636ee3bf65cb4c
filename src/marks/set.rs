//! The set of all marks on a board.

use super::mark::{Mark, STYLE_BITS};
use crate::position::{Direction, Square, Transform};

/// The marks on a board: first circles and coloured squares, then arrows, each from a1 to h8. Two sets are equal if they
/// look the same.
///
/// Each mark is stored as a number (`Mark::bits`), in ascending order. No two of them have the same place (the bits
/// above `STYLE_BITS`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(Vec<u16>);

impl Marks {
    /// No marks.
    pub const NONE: Marks = Marks(Vec::new());

    /// Whether nothing is marked.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many marks there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Every mark, in order.
    pub fn iter(&self) -> impl Iterator<Item = Mark> + '_ {
        self.0.iter().map(|bits| Mark::of_bits(*bits))
    }

    /// Draws a mark. It replaces the mark in the same place.
    pub fn draw(&mut self, mark: Mark) {
        let bits = mark.bits();
        let (index, there) = self.find(bits);
        if there.is_some() {
            self.0[index] = bits;
        } else {
            self.0.insert(index, bits);
        }
    }

    /// Draws a mark, or removes it if exactly this one is there. Returns whether it is there now.
    pub fn toggle(&mut self, mark: Mark) -> bool {
        let bits = mark.bits();
        let (index, there) = self.find(bits);
        if there == Some(bits) {
            self.0.remove(index);
            return false;
        }
        self.draw(mark);
        true
    }

    /// The index at which a mark is or has to be inserted, and the mark that is in its place.
    fn find(&self, bits: u16) -> (usize, Option<u16>) {
        let place = bits >> STYLE_BITS;
        let index = self.0.iter().position(|other| other >> STYLE_BITS >= place).unwrap_or(self.0.len());
        (index, self.0.get(index).copied().filter(|other| other >> STYLE_BITS == place))
    }

    /// The marks after a transform of the position. Marks that a shift moves off the board are removed.
    #[must_use]
    pub fn transformed(&self, transform: Transform) -> Marks {
        let mut marks = Marks::NONE;
        for mark in self.iter() {
            if let Some(shape) = mark.shape.map(|square| moved(square, transform)) {
                marks.draw(Mark { shape, ..mark });
            }
        }
        marks
    }
}

/// The square to which a transform moves a square; none if that is off the board.
fn moved(square: Square, transform: Transform) -> Option<Square> {
    let (files, ranks) = match transform {
        Transform::MirrorFiles => return Some(square.flip_horizontal()),
        Transform::MirrorRanks | Transform::FlipSides => return Some(square.flip_vertical()),
        Transform::Rotate => return Some(square.flip_horizontal().flip_vertical()),
        Transform::SwapColors => return Some(square),
        Transform::Shift(Direction::Left) => (-1, 0),
        Transform::Shift(Direction::Right) => (1, 0),
        Transform::Shift(Direction::Up) => (0, 1),
        Transform::Shift(Direction::Down) => (0, -1),
    };
    Some(Square::from_coords(square.file().offset(files)?, square.rank().offset(ranks)?))
}
