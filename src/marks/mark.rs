//! One mark: its colour, its shape, and its encoding as a number.

use crate::position::Square;

/// The colour of a mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum MarkColor {
    #[default]
    Green,
    Red,
    Blue,
    Yellow,
}

impl MarkColor {
    /// All four colours, in the order in which the page offers them.
    pub const ALL: [MarkColor; 4] = [MarkColor::Green, MarkColor::Red, MarkColor::Blue, MarkColor::Yellow];

    /// The capital letter that stands for the colour in PGN commands and links.
    pub const fn letter(self) -> char {
        match self {
            MarkColor::Green => 'G',
            MarkColor::Red => 'R',
            MarkColor::Blue => 'B',
            MarkColor::Yellow => 'Y',
        }
    }

    /// The name of the colour in saved settings and style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            MarkColor::Green => "green",
            MarkColor::Red => "red",
            MarkColor::Blue => "blue",
            MarkColor::Yellow => "yellow",
        }
    }

    /// The colour of a letter, in upper or lower case; none if no colour has that letter.
    pub fn from_letter(letter: char) -> Option<MarkColor> {
        MarkColor::ALL.into_iter().find(|color| color.letter() == letter.to_ascii_uppercase())
    }
}

/// The kind of a mark with its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A coloured square.
    Fill(Square),
    /// A circle within the square.
    Circle(Square),
    /// An arrow from one square to another. With the same square twice it is treated as a circle.
    Arrow(Square, Square),
}

impl Shape {
    /// The shape with each of its squares mapped; none if one of them has no image.
    pub(super) fn map(self, image: impl Fn(Square) -> Option<Square>) -> Option<Shape> {
        Some(match self {
            Shape::Fill(square) => Shape::Fill(image(square)?),
            Shape::Circle(square) => Shape::Circle(image(square)?),
            Shape::Arrow(from, to) => Shape::Arrow(image(from)?, image(to)?),
        })
    }
}

/// A mark on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The kind of the mark and its squares.
    pub shape: Shape,
    /// The colour of the mark.
    pub color: MarkColor,
}

impl Mark {
    /// The mark that a pointer draws by pressing on `from` and releasing on `to`: an arrow, or a circle if both are the
    /// same square.
    pub fn drawn(from: Square, to: Square, color: MarkColor) -> Mark {
        Mark::of_bits(Mark { shape: Shape::Arrow(from, to), color }.bits())
    }

    /// Whether the mark is on this square, or is an arrow that begins or ends there.
    pub fn touches(self, square: Square) -> bool {
        match self.shape {
            Shape::Fill(place) | Shape::Circle(place) => place == square,
            Shape::Arrow(from, to) => from == square || to == square,
        }
    }

    /// The mark as a number. The order of the numbers is the order of the marks in a set.
    ///
    /// From the highest bit: 1 bit for an arrow, 6 for its first square, 6 for its last (or only) square, 1 for a
    /// coloured square, 2 for the colour.
    pub(super) fn bits(self) -> u16 {
        let (from, to, fill) = match self.shape {
            Shape::Fill(square) => (square, square, 1),
            Shape::Circle(square) => (square, square, 0),
            Shape::Arrow(from, to) => (from, to, 0),
        };
        let place = u16::from(from != to) << 12 | u16::from(from) << 6 | u16::from(to);
        place << STYLE_BITS | fill << 2 | self.color as u16
    }

    /// The mark of a number from [`Mark::bits`].
    pub(super) fn of_bits(bits: u16) -> Mark {
        let square = |shift: u32| Square::new(u32::from(bits >> (STYLE_BITS + shift)) & 63);
        let (from, to) = (square(6), square(0));
        let shape = match (from == to, bits & 4 != 0) {
            (true, true) => Shape::Fill(from),
            (true, false) => Shape::Circle(from),
            (false, _) => Shape::Arrow(from, to),
        };
        Mark { shape, color: MarkColor::ALL[usize::from(bits & 3)] }
    }

    /// Appends the mark in the form of links: `Ge2e4`, `Rd4`, `ba1`.
    pub(super) fn write(self, text: &mut String) {
        let letter = self.color.letter();
        let (first, second) = match self.shape {
            Shape::Fill(square) => {
                text.push(letter.to_ascii_lowercase());
                (square, None)
            }
            Shape::Circle(square) => {
                text.push(letter);
                (square, None)
            }
            Shape::Arrow(from, to) => {
                text.push(letter);
                (from, Some(to))
            }
        };
        for square in [Some(first), second].into_iter().flatten() {
            text.push(square.file().char());
            text.push(square.rank().char());
        }
    }
}

/// The number of low bits that hold the shape and the colour. The bits above them are the place of a mark.
pub(super) const STYLE_BITS: u32 = 3;
