//! Marks on the board: arrows, circles and coloured squares in four colours.
//!
//! A square has at most one mark of its own, a circle or a coloured square; between two squares there is at most one
//! arrow in each direction. Drawing the same mark again removes it, another colour or shape replaces it.
//!
//! # In PGN
//!
//! PGN has one command for squares, `[%csl]`. `ChessBase`, which invented it, colours the square; Lichess draws a circle.
//! Both mean "look at this square", so both of our marks are written as `[%csl]`, for every program to show in its own
//! way. A command of our own, `[%csf]`, names those among them that are coloured squares; programs pass over commands
//! that they do not know. A `[%csl]` alone reads as circles. Arrows are `[%cal]`.
//!
//! # In links
//!
//! `Ge2e4,Rd4,ba1`: colour and squares, a small letter for a coloured square. Nothing in it needs encoding.

mod read;

use crate::position::{Direction, Square, Transform};

pub use read::{MAX_UNREAD, MarksReading, Unread, UnreadKind};

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
    /// All four, in the order in which they are offered.
    pub const ALL: [MarkColor; 4] = [MarkColor::Green, MarkColor::Red, MarkColor::Blue, MarkColor::Yellow];

    /// The letter by which PGN and links know the colour.
    pub const fn letter(self) -> char {
        match self {
            MarkColor::Green => 'G',
            MarkColor::Red => 'R',
            MarkColor::Blue => 'B',
            MarkColor::Yellow => 'Y',
        }
    }

    /// The name by which settings and style sheets know the colour.
    pub const fn name(self) -> &'static str {
        match self {
            MarkColor::Green => "green",
            MarkColor::Red => "red",
            MarkColor::Blue => "blue",
            MarkColor::Yellow => "yellow",
        }
    }

    /// The colour of a letter, capital or small.
    pub fn from_letter(letter: char) -> Option<MarkColor> {
        MarkColor::ALL.into_iter().find(|color| color.letter() == letter.to_ascii_uppercase())
    }
}

/// What is drawn, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// The square itself takes the colour.
    Fill(Square),
    /// A circle within the square.
    Circle(Square),
    /// An arrow from one square to another. One that ends where it begins is taken for a circle.
    Arrow(Square, Square),
}

impl Shape {
    fn map(self, step: impl Fn(Square) -> Option<Square>) -> Option<Shape> {
        Some(match self {
            Shape::Fill(square) => Shape::Fill(step(square)?),
            Shape::Circle(square) => Shape::Circle(step(square)?),
            Shape::Arrow(from, to) => Shape::Arrow(step(from)?, step(to)?),
        })
    }
}

/// One mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// What is drawn, and where.
    pub shape: Shape,
    /// In which colour.
    pub color: MarkColor,
}

impl Mark {
    /// The mark that a pointer draws from one square to another: an arrow, or a circle if it has not left its square.
    pub fn drawn(from: Square, to: Square, color: MarkColor) -> Mark {
        Mark::of_bits(Mark { shape: Shape::Arrow(from, to), color }.bits())
    }

    /// Whether the mark is on this square, begins or ends there.
    pub fn touches(self, square: Square) -> bool {
        match self.shape {
            Shape::Fill(place) | Shape::Circle(place) => place == square,
            Shape::Arrow(from, to) => from == square || to == square,
        }
    }

    /// The mark as links have it.
    pub fn link(self) -> String {
        let mut text = String::new();
        self.write(&mut text);
        text
    }

    /// The mark as a number; see [`Marks`].
    fn bits(self) -> u16 {
        let (from, to, fill) = match self.shape {
            Shape::Fill(square) => (square, square, 1),
            Shape::Circle(square) => (square, square, 0),
            Shape::Arrow(from, to) => (from, to, 0),
        };
        let place = u16::from(from != to) << 12 | u16::from(from) << 6 | u16::from(to);
        place << LOOK | fill << 2 | self.color as u16
    }

    fn of_bits(bits: u16) -> Mark {
        let square = |shift: u32| Square::new(u32::from(bits >> (LOOK + shift)) & 63);
        let (from, to) = (square(6), square(0));
        let shape = match (from == to, bits & 4 != 0) {
            (true, true) => Shape::Fill(from),
            (true, false) => Shape::Circle(from),
            (false, _) => Shape::Arrow(from, to),
        };
        Mark { shape, color: MarkColor::ALL[usize::from(bits & 3)] }
    }

    /// Appends the mark as links have it.
    fn write(self, text: &mut String) {
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

/// The marks on a board, squares before arrows, each from a1 to h8. Two sets are equal if they look the same.
///
/// Each mark is one number: whether it is an arrow, its squares, whether it is a coloured square, its colour. What comes
/// before the last three bits is the place, of which there is one mark at most.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(Vec<u16>);

/// The bits of a mark behind its place.
const LOOK: u32 = 3;

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

    /// Draws a mark, in place of what was drawn there.
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

    /// Where a mark belongs, and what is in its place.
    fn find(&self, bits: u16) -> (usize, Option<u16>) {
        let place = bits >> LOOK;
        let index = self.0.iter().position(|other| other >> LOOK >= place).unwrap_or(self.0.len());
        (index, self.0.get(index).copied().filter(|other| other >> LOOK == place))
    }

    /// The marks where a transform of the position takes them. Those that a shift pushes off the board are gone.
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

    /// The commands for a PGN comment, without its braces; empty if there are no marks.
    pub fn write_commands(&self) -> String {
        let mut text = String::new();
        let squares = |mark: &Mark| !matches!(mark.shape, Shape::Arrow(..));
        // What colours a square elsewhere may be drawn as a circle there, so its colour letter is a capital too.
        let as_circle = |mark: Mark| match mark.shape {
            Shape::Fill(square) => Mark { shape: Shape::Circle(square), ..mark },
            _ => mark,
        };
        let is_fill = |mark: &Mark| matches!(mark.shape, Shape::Fill(_));
        command(&mut text, "csl", self.iter().filter(squares).map(as_circle));
        command(&mut text, "csf", self.iter().filter(is_fill).map(as_circle));
        command(&mut text, "cal", self.iter().filter(|mark| !squares(mark)));
        text
    }

    /// Appends the marks as links have them: `Ge2e4,Rd4`; nothing if there are none.
    pub fn append_link(&self, text: &mut String) {
        list(text, self.iter());
    }

    /// Reads the compact form of a link, small and capital file letters alike, and says whether all of it could be read.
    /// What could not be read is left out. Some programs encode the comma, some people put a blank behind it.
    pub fn read_link(text: &str) -> (Marks, bool) {
        let (mut marks, mut whole) = (Marks::NONE, true);
        let mut rest = text.as_bytes();
        while let Some(first) = rest.first() {
            let encoded = rest.get(..3).is_some_and(|start| start.eq_ignore_ascii_case(b"%2c"));
            let (mark, length) = match first {
                b',' | b' ' => (None, 1),
                _ if encoded => (None, 3),
                _ => read::link_mark(rest),
            };
            if let Some(mark) = mark {
                marks.draw(mark);
            }
            whole &= mark.is_some() || matches!(first, b',' | b' ') || encoded;
            rest = rest.get(length..).unwrap_or_default();
        }
        (marks, whole)
    }

    /// The marks for a link: `Ge2e4,Rd4`; empty if there are none.
    pub fn write_link(&self) -> String {
        let mut text = String::new();
        self.append_link(&mut text);
        text
    }
}

fn command(text: &mut String, name: &str, marks: impl Iterator<Item = Mark>) {
    let mut marks = marks.peekable();
    if marks.peek().is_some() {
        text.push_str("[%");
        text.push_str(name);
        text.push(' ');
        list(text, marks);
        text.push(']');
    }
}

fn list(text: &mut String, marks: impl Iterator<Item = Mark>) {
    for (index, mark) in marks.enumerate() {
        if index > 0 {
            text.push(',');
        }
        mark.write(text);
    }
}

/// Where a transform takes a square; none if off the board.
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
