//! The choices for a picture and their setting.

use super::schemes::{Bottom, COORDINATES, ColorScheme, PieceSet};
use crate::export::setting::amended;
use crate::export::svg::{BoardColors, Coordinates, Style, SvgOptions};
use crate::marks::Marks;
use crate::position::Color;

/// The minimum and the maximum width of a picture, in CSS pixels.
pub const SIZES: [u32; 2] = [64, 4_096];

/// The maximum number of pixels of a PNG to a CSS pixel.
pub const MAX_DENSITY: u32 = 4;

static NO_MARKS: Marks = Marks::NONE;

/// The choices of the user for a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Choices {
    /// The colours of the board.
    pub colors: ColorScheme,
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// The places of the coordinates.
    pub coordinates: Coordinates,
    /// The side at the bottom.
    pub bottom: Bottom,
    /// Whether there is a line around the board.
    pub border: bool,
    /// Whether there is a sign for the side to move.
    pub mover: bool,
    /// Whether there is free space around everything.
    pub margin: bool,
    /// Whether the side to move stands below the board in words.
    pub caption_mover: bool,
    /// Whether the FEN stands below the board.
    pub caption_fen: bool,
    /// Whether the marks on the board are drawn.
    pub marks: bool,
    /// Whether margins and hatched squares have a transparent background.
    pub transparent: bool,
    /// The width of the picture in CSS pixels, from the first to the second of [`SIZES`].
    pub size: u32,
    /// The number of pixels of a PNG to a CSS pixel, from 1 to [`MAX_DENSITY`].
    pub density: u32,
}

impl Default for Choices {
    /// The board as on the page, with two pixels to a CSS pixel.
    fn default() -> Choices {
        Choices {
            colors: ColorScheme::default(),
            pieces: PieceSet::default(),
            coordinates: Coordinates::default(),
            bottom: Bottom::default(),
            border: false,
            mover: false,
            margin: false,
            caption_mover: false,
            caption_fen: false,
            marks: true,
            transparent: false,
            size: 480,
            density: 2,
        }
    }
}

/// A choice of [`Choices`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are the fields of `Choices`")]
pub enum Choice {
    Colors,
    Pieces,
    Coordinates,
    Bottom,
    Border,
    Mover,
    Margin,
    CaptionMover,
    CaptionFen,
    Marks,
    Transparent,
    Size,
    Density,
}

impl Choice {
    /// All choices, in the order of the setting.
    pub const ALL: [Choice; 13] = [
        Choice::Colors,
        Choice::Pieces,
        Choice::Coordinates,
        Choice::Bottom,
        Choice::Border,
        Choice::Mover,
        Choice::Margin,
        Choice::CaptionMover,
        Choice::CaptionFen,
        Choice::Marks,
        Choice::Transparent,
        Choice::Size,
        Choice::Density,
    ];

    /// The name in the setting and in the attribute `data-choice` of the page.
    pub const fn name(self) -> &'static str {
        match self {
            Choice::Colors => "colors",
            Choice::Pieces => "pieces",
            Choice::Coordinates => "coordinates",
            Choice::Bottom => "bottom",
            Choice::Border => "border",
            Choice::Mover => "mover",
            Choice::Margin => "margin",
            Choice::CaptionMover => "caption-mover",
            Choice::CaptionFen => "caption-fen",
            Choice::Marks => "marks",
            Choice::Transparent => "transparent",
            Choice::Size => "size",
            Choice::Density => "density",
        }
    }

    /// The choice with a name.
    fn named(name: &str) -> Option<Choice> {
        Choice::ALL.into_iter().find(|choice| choice.name() == name)
    }
}

impl Choices {
    /// The value of a choice as text.
    pub fn value(&self, choice: Choice) -> String {
        match choice {
            Choice::Colors => name_of(&ColorScheme::ALL, &self.colors).into(),
            Choice::Pieces => name_of(&PieceSet::ALL, &self.pieces).into(),
            Choice::Coordinates => name_of(&COORDINATES, &self.coordinates).into(),
            Choice::Bottom => name_of(&Bottom::ALL, &self.bottom).into(),
            Choice::Border => flag_text(self.border).into(),
            Choice::Mover => flag_text(self.mover).into(),
            Choice::Margin => flag_text(self.margin).into(),
            Choice::CaptionMover => flag_text(self.caption_mover).into(),
            Choice::CaptionFen => flag_text(self.caption_fen).into(),
            Choice::Marks => flag_text(self.marks).into(),
            Choice::Transparent => flag_text(self.transparent).into(),
            Choice::Size => self.size.to_string(),
            Choice::Density => self.density.to_string(),
        }
    }

    /// Sets a choice from its value as text. Returns false and changes nothing if the value is unknown.
    #[must_use]
    pub fn choose(&mut self, choice: Choice, value: &str) -> bool {
        match choice {
            Choice::Colors => put(&mut self.colors, named(&ColorScheme::ALL, value)),
            Choice::Pieces => put(&mut self.pieces, named(&PieceSet::ALL, value)),
            Choice::Coordinates => put(&mut self.coordinates, named(&COORDINATES, value)),
            Choice::Bottom => put(&mut self.bottom, named(&Bottom::ALL, value)),
            Choice::Border => put(&mut self.border, flag(value)),
            Choice::Mover => put(&mut self.mover, flag(value)),
            Choice::Margin => put(&mut self.margin, flag(value)),
            Choice::CaptionMover => put(&mut self.caption_mover, flag(value)),
            Choice::CaptionFen => put(&mut self.caption_fen, flag(value)),
            Choice::Marks => put(&mut self.marks, flag(value)),
            Choice::Transparent => put(&mut self.transparent, flag(value)),
            Choice::Size => put(&mut self.size, number(value, SIZES)),
            Choice::Density => put(&mut self.density, number(value, [1, MAX_DENSITY])),
        }
    }

    /// A setting with the value of one choice replaced. Everything else in the line stays, even what only a newer version of
    /// the page understands.
    pub fn amend(&self, line: &str, choice: Choice) -> String {
        let name = choice.name();
        let is_it = |part: &str| part.strip_prefix(name).is_some_and(|value| value.starts_with('='));
        amended(line, &is_it, &[&[name, "=", &self.value(choice)].concat()])
    }

    /// Reads a setting.
    pub fn decode(line: &str) -> Choices {
        let mut choices = Choices::default();
        for (name, value) in line.split_whitespace().filter_map(|part| part.split_once('=')) {
            // A name or a value that only another version of the page understands is ignored, and the default stays.
            let _ = Choice::named(name).is_some_and(|choice| choices.choose(choice, value));
        }
        choices
    }

    /// The options for drawing the picture. `page` are the colours of the board on the page, `board` is the side at its
    /// bottom, `marks` are the marks on it, `credit` names the author of the pieces.
    pub fn options<'a>(
        &self,
        page: BoardColors<'a>,
        board: Color,
        marks: &'a Marks,
        credit: &'a str,
    ) -> SvgOptions<'a> {
        SvgOptions {
            size: self.size,
            scale: 1,
            style: if self.colors == ColorScheme::Print { Style::Print } else { Style::Screen },
            colors: self.colors.colors().unwrap_or(page),
            coordinates: self.coordinates,
            border: self.border,
            mover: self.mover,
            margin: self.margin,
            caption: [""; 3],
            orientation: self.bottom.side(board),
            marks: if self.marks { marks } else { &NO_MARKS },
            transparent: self.transparent,
            credit,
        }
    }
}

/// Sets a place to a value; returns whether there is one.
fn put<T>(place: &mut T, value: Option<T>) -> bool {
    let Some(value) = value else { return false };
    *place = value;
    true
}

/// The name of a value.
fn name_of<T: PartialEq>(all: &[(T, &'static str)], value: &T) -> &'static str {
    all.iter().find(|(other, _)| other == value).map_or("", |(_, name)| name)
}

/// The value of a name.
fn named<T: Copy>(all: &[(T, &str)], name: &str) -> Option<T> {
    all.iter().find(|(_, other)| *other == name).map(|(value, _)| *value)
}

/// The value of a flag as text.
const fn flag_text(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// The flag of a text.
fn flag(text: &str) -> Option<bool> {
    match text {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

/// A number of digits between two others. (`parse` alone would accept a sign.)
fn number(text: &str, [least, most]: [u32; 2]) -> Option<u32> {
    let digits = text.trim();
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|number| plain && (least..=most).contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_back() {
        let other = Choices {
            colors: ColorScheme::Print,
            pieces: PieceSet::Silhouettes,
            coordinates: Coordinates::Outside,
            bottom: Bottom::Black,
            border: true,
            mover: true,
            margin: true,
            caption_mover: true,
            caption_fen: true,
            marks: false,
            transparent: true,
            size: 4_096,
            density: 4,
        };
        let line = Choice::ALL.into_iter().fold(String::new(), |line, choice| other.amend(&line, choice));
        assert_eq!(Choices::decode(&line), other, "{line}");
        let line = Choice::ALL.into_iter().fold(line, |line, choice| Choices::default().amend(&line, choice));
        assert_eq!(Choices::decode(&line), Choices::default(), "{line}");
    }

    #[test]
    fn what_another_page_has_kept_stays() {
        let bordered = Choices { border: true, ..Choices::default() };
        assert_eq!(
            bordered.amend("glow=3  size=1000 border=off border=dotted colors=lavender word", Choice::Border),
            "glow=3 size=1000 colors=lavender word border=on"
        );
    }

    #[test]
    fn what_is_not_understood_is_as_in_the_beginning() {
        for line in [
            "",
            "colors",
            "colors=plaid size=63 density=5 border=1 x=y =",
            "size=+480 \u{0} size=99999999999",
        ] {
            assert_eq!(Choices::decode(line), Choices::default(), "{line:?}");
        }
        let half = Choices::decode("look=blue border=on colors=blue size=64");
        assert_eq!(half, Choices { colors: ColorScheme::Blue, border: true, size: 64, ..Choices::default() });
    }

    #[test]
    fn every_choice_reads_its_own_value() {
        let mut choices = Choices::default();
        for choice in Choice::ALL {
            let value = choices.value(choice);
            assert!(choices.choose(choice, &value) && !choices.choose(choice, "plaid"), "{choice:?}");
            assert_eq!(Choice::named(choice.name()), Some(choice));
        }
        assert_eq!((choices, Choice::named("look")), (Choices::default(), None));
    }

    #[test]
    fn choices_become_options() {
        let marks = Marks::read_link("Ge2e4").0;
        let options = |choices: Choices| choices.options(BoardColors::PAGE, Color::Black, &marks, "");
        let usual = options(Choices::default());
        assert_eq!((usual.orientation, usual.marks.len(), usual.style), (Color::Black, 1, Style::Screen));
        assert_eq!(usual.colors, BoardColors::PAGE);
        let other =
            Choices { colors: ColorScheme::Print, bottom: Bottom::White, marks: false, ..Choices::default() };
        let other = options(other);
        assert_eq!((other.orientation, other.marks.len(), other.style), (Color::White, 0, Style::Print));
        let blue = options(Choices { colors: ColorScheme::Blue, ..Choices::default() });
        assert_ne!(blue.colors, BoardColors::PAGE);
    }
}
