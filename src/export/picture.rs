//! What a person chooses for a picture, and keeps.
//!
//! Each choice has a name and a value in text. By these the controls of the page know it and a single line keeps it:
//! `colors=blue pieces=house …`. What is not there, or not understood, is as in the beginning.

use super::setting::amended;
use super::svg::{BoardColors, Coordinates, Style, SvgOptions};
use crate::marks::Marks;
use crate::position::Color;

/// The smallest and the largest width of a picture, in CSS pixels.
pub const SIZES: [u32; 2] = [64, 4_096];

/// The largest number of pixels to a CSS pixel.
pub const MAX_DENSITY: u32 = 4;

static NO_MARKS: Marks = Marks::NONE;

/// The colours of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ColorScheme {
    /// Those of the page in its theme.
    #[default]
    Board,
    /// Browns.
    Brown,
    /// Blues.
    Blue,
    /// Greens.
    Green,
    /// Greys.
    Grey,
    /// Colours that are far from each other, for eyes and projectors that see little.
    Contrast,
    /// Black on white with hatched dark squares, as books have it.
    Print,
}

impl ColorScheme {
    /// All of them with their names, in the order in which they are offered.
    pub const ALL: [(ColorScheme, &'static str); 7] = [
        (ColorScheme::Board, "board"),
        (ColorScheme::Brown, "brown"),
        (ColorScheme::Blue, "blue"),
        (ColorScheme::Green, "green"),
        (ColorScheme::Grey, "grey"),
        (ColorScheme::Contrast, "contrast"),
        (ColorScheme::Print, "print"),
    ];

    /// The colours; none for those that the page has at the moment.
    pub const fn colors(self) -> Option<BoardColors<'static>> {
        let (light, dark, on_light, on_dark) = match self {
            ColorScheme::Board => return None,
            ColorScheme::Print => return Some(BoardColors::PRINT),
            ColorScheme::Brown => return Some(BoardColors::PAGE),
            ColorScheme::Blue => ("#dee7ee", "#4a7096", "#355878", "#fff"),
            ColorScheme::Green => ("#ebecd0", "#55793f", "#466634", "#fff"),
            ColorScheme::Grey => ("#e4e4e4", "#707070", "#565656", "#fff"),
            ColorScheme::Contrast => ("#fff", "#2a6cb0", "#000", "#fff"),
        };
        Some(BoardColors { light, dark, on_light, on_dark, ..BoardColors::PAGE })
    }

    /// The colours of the board on a dark page: dimmed a little, never so far that black pieces sink into dark squares.
    pub const fn dark_colors(self) -> Option<BoardColors<'static>> {
        let (light, dark, on_light, on_dark) = match self {
            ColorScheme::Board => return None,
            ColorScheme::Brown => ("#d8c3a0", "#7d573c", "#5f3d26", "#f6e6cc"),
            ColorScheme::Blue => ("#c3d0db", "#436688", "#2a4a66", "#f2f7fb"),
            ColorScheme::Green => ("#cfd1b3", "#4d6e39", "#38522a", "#f7f9ea"),
            ColorScheme::Grey => ("#d2d2d2", "#656565", "#454545", "#fafafa"),
            ColorScheme::Contrast => ("#f0f0f0", "#2767a9", "#000", "#fff"),
            ColorScheme::Print => ("#dedcd8", "#dedcd8", "#000", "#000"),
        };
        Some(BoardColors { light, dark, on_light, on_dark, ..BoardColors::PAGE })
    }
}

/// The drawings of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceSet {
    /// Those of the page's board.
    #[default]
    Board,
    /// Those that were drawn for Forsyth.
    House,
    /// Those of Wikipedia and Lichess.
    Cburnett,
    /// Filled outlines.
    Silhouettes,
}

impl PieceSet {
    /// All of them with their names, in the order in which they are offered.
    pub const ALL: [(PieceSet, &'static str); 4] = [
        (PieceSet::Board, "board"),
        (PieceSet::House, "house"),
        (PieceSet::Cburnett, "cburnett"),
        (PieceSet::Silhouettes, "silhouettes"),
    ];
}

/// The side at the bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Bottom {
    /// As on the board.
    #[default]
    Board,
    /// White.
    White,
    /// Black.
    Black,
}

impl Bottom {
    /// All of them with their names, in the order in which they are offered.
    pub const ALL: [(Bottom, &'static str); 3] =
        [(Bottom::Board, "board"), (Bottom::White, "white"), (Bottom::Black, "black")];

    /// The side, where the board has this one at its bottom.
    pub const fn side(self, board: Color) -> Color {
        match self {
            Bottom::Board => board,
            Bottom::White => Color::White,
            Bottom::Black => Color::Black,
        }
    }
}

/// The places of coordinates with their names, in the order in which they are offered.
pub const COORDINATES: [(Coordinates, &str); 3] =
    [(Coordinates::Inside, "inside"), (Coordinates::Outside, "outside"), (Coordinates::None, "none")];

/// What a person chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Choices {
    /// The colours of the board.
    pub colors: ColorScheme,
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// Where files and ranks are named.
    pub coordinates: Coordinates,
    /// The side at the bottom.
    pub bottom: Bottom,
    /// A line around the board.
    pub border: bool,
    /// A sign for the side to move.
    pub mover: bool,
    /// The marks that are on the board.
    pub marks: bool,
    /// Nothing lies under margins and hatching.
    pub transparent: bool,
    /// How wide the picture is, in CSS pixels; one of [`SIZES`] or between them.
    pub size: u32,
    /// How many pixels a PNG has to a CSS pixel, from 1 to [`MAX_DENSITY`].
    pub density: u32,
}

impl Default for Choices {
    /// The board as it stands on the page, sharp on every screen.
    fn default() -> Choices {
        Choices {
            colors: ColorScheme::default(),
            pieces: PieceSet::default(),
            coordinates: Coordinates::default(),
            bottom: Bottom::default(),
            border: false,
            mover: false,
            marks: true,
            transparent: false,
            size: 480,
            density: 2,
        }
    }
}

/// The names of the choices.
pub const NAMES: [&str; 10] = [
    "colors",
    "pieces",
    "coordinates",
    "bottom",
    "border",
    "mover",
    "marks",
    "transparent",
    "size",
    "density",
];

impl Choices {
    /// The value of a choice; empty for a name that is none.
    pub fn value(&self, name: &str) -> String {
        match name {
            "colors" => name_of(&ColorScheme::ALL, &self.colors).into(),
            "pieces" => name_of(&PieceSet::ALL, &self.pieces).into(),
            "coordinates" => name_of(&COORDINATES, &self.coordinates).into(),
            "bottom" => name_of(&Bottom::ALL, &self.bottom).into(),
            "border" => truth(self.border).into(),
            "mover" => truth(self.mover).into(),
            "marks" => truth(self.marks).into(),
            "transparent" => truth(self.transparent).into(),
            "size" => self.size.to_string(),
            "density" => self.density.to_string(),
            _ => String::new(),
        }
    }

    /// Chooses. A name or a value that is none changes nothing; returns whether it was one.
    #[must_use]
    pub fn choose(&mut self, name: &str, value: &str) -> bool {
        match name {
            "colors" => put(&mut self.colors, named(&ColorScheme::ALL, value)),
            "pieces" => put(&mut self.pieces, named(&PieceSet::ALL, value)),
            "coordinates" => put(&mut self.coordinates, named(&COORDINATES, value)),
            "bottom" => put(&mut self.bottom, named(&Bottom::ALL, value)),
            "border" => put(&mut self.border, flag(value)),
            "mover" => put(&mut self.mover, flag(value)),
            "marks" => put(&mut self.marks, flag(value)),
            "transparent" => put(&mut self.transparent, flag(value)),
            "size" => put(&mut self.size, number(value, SIZES)),
            "density" => put(&mut self.density, number(value, [1, MAX_DENSITY])),
            _ => false,
        }
    }

    /// A line of choices with this one of them. Whatever else the line says stays, what only a newer page understands too.
    pub fn amend(&self, line: &str, name: &str) -> String {
        let is_it = |part: &str| part.strip_prefix(name).is_some_and(|value| value.starts_with('='));
        amended(line, &is_it, &[&[name, "=", &self.value(name)].concat()])
    }

    /// Reads a line of choices.
    pub fn decode(line: &str) -> Choices {
        let mut choices = Choices::default();
        for (name, value) in line.split_whitespace().filter_map(|part| part.split_once('=')) {
            // What an older or a newer page has written otherwise stays as in the beginning.
            let _ = choices.choose(name, value);
        }
        choices
    }

    /// How the picture is drawn: `page` are the colours of the page, `board` the side at the bottom of its board, `marks`
    /// the marks that are on it.
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
            orientation: self.bottom.side(board),
            marks: if self.marks { marks } else { &NO_MARKS },
            transparent: self.transparent,
            credit,
        }
    }
}

fn put<T>(place: &mut T, value: Option<T>) -> bool {
    let Some(value) = value else { return false };
    *place = value;
    true
}

fn name_of<T: PartialEq>(all: &[(T, &'static str)], value: &T) -> &'static str {
    all.iter().find(|(other, _)| other == value).map_or("", |(_, name)| name)
}

fn named<T: Copy>(all: &[(T, &str)], name: &str) -> Option<T> {
    all.iter().find(|(_, other)| *other == name).map(|(value, _)| *value)
}

const fn truth(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn flag(text: &str) -> Option<bool> {
    match text {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

/// A number between two others. `parse` alone would take a sign.
fn number(text: &str, [least, most]: [u32; 2]) -> Option<u32> {
    let digits = text.trim();
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|number| plain && (least..=most).contains(number))
}

/// The drawing of a piece in a sprite of `<symbol id="wK" viewBox="0 0 40 40">` … `</symbol>`.
pub fn symbol<'a>(sprite: &'a str, name: &str) -> Option<&'a str> {
    let head = ["<symbol id=\"", name, "\" viewBox=\"0 0 40 40\">"].concat();
    let (_, behind) = sprite.split_once(&head)?;
    behind.split_once("</symbol>").map(|(drawing, _)| drawing)
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
            marks: false,
            transparent: true,
            size: 4_096,
            density: 4,
        };
        let line = NAMES.into_iter().fold(String::new(), |line, name| other.amend(&line, name));
        assert_eq!(Choices::decode(&line), other, "{line}");
        let line = NAMES.into_iter().fold(line, |line, name| Choices::default().amend(&line, name));
        assert_eq!(Choices::decode(&line), Choices::default(), "{line}");
    }

    #[test]
    fn what_another_page_has_kept_stays() {
        let bordered = Choices { border: true, ..Choices::default() };
        assert_eq!(
            bordered.amend("glow=3  size=1000 border=off border=dotted colors=lavender word", "border"),
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
    fn every_name_is_a_choice() {
        let mut choices = Choices::default();
        for name in NAMES {
            let value = choices.value(name);
            assert!(!value.is_empty() && choices.choose(name, &value), "{name}");
        }
        assert!(!choices.choose("look", "blue") && choices.value("look").is_empty());
        assert_eq!(choices, Choices::default());
    }

    /// The relative luminance of a colour (WCAG 2.2).
    fn luminance(color: &str) -> f64 {
        let digits = color.trim_start_matches('#');
        let step = digits.len() / 3;
        let part = |index: usize| {
            let text = digits[index * step..(index + 1) * step].repeat(3 - step);
            let value = f64::from(u8::from_str_radix(&text, 16).expect("two digits")) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn coordinates_are_read_on_every_board_of_its_own() {
        assert!((contrast("#000", "#ffffff") - 21.0).abs() < 0.01);
        for (look, name) in ColorScheme::ALL {
            for colors in [look.colors(), look.dark_colors()].into_iter().flatten() {
                for (on, under) in [
                    (colors.on_light, colors.light),
                    (colors.on_dark, colors.dark),
                    (colors.ink, colors.paper),
                ] {
                    let ratio = contrast(on, under);
                    assert!(ratio >= 4.5, "{name}: {on} on {under} has {ratio:.2}");
                }
                // The outline of every piece of ours; the other sets have a darker one.
                for under in [colors.light, colors.dark] {
                    let ratio = contrast("#100e0c", under);
                    assert!(ratio >= 3.0, "{name}: pieces on {under} have {ratio:.2}");
                }
            }
        }
        let [most, next] = [ColorScheme::Contrast, ColorScheme::Blue].map(|look| {
            let colors = look.colors().expect("its own colours");
            contrast(colors.light, colors.dark)
        });
        assert!(most > next, "{most:.2} {next:.2}");
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

    #[test]
    fn a_drawing_is_found_in_its_sprite() {
        let sprite = "<svg><symbol id=\"wK\" viewBox=\"0 0 40 40\"><path d=\"M1\"/></symbol>\n<symbol id=\"bK\" viewBox=\"0 0 40 40\"><g/></symbol></svg>";
        assert_eq!(symbol(sprite, "wK"), Some("<path d=\"M1\"/>"));
        assert_eq!(symbol(sprite, "bK"), Some("<g/>"));
        assert_eq!(symbol(sprite, "wQ"), None);
        assert_eq!(symbol("<symbol id=\"wK\" viewBox=\"0 0 40 40\">", "wK"), None);
    }
}
