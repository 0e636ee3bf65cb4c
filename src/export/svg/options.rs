//! The options of a picture.

use crate::marks::{MarkColor, Marks};
use crate::position::Color;

/// The places of the names of files and ranks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// Small, in the corners of the edge squares, as on the page.
    #[default]
    Inside,
    /// Beside and below the board.
    Outside,
    /// Nowhere.
    None,
}

/// The style of the board and the marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// In colours.
    #[default]
    Screen,
    /// Black on white with hatched dark squares, as in books. Marks are black too; their colours are told apart by their lines.
    Print,
}

/// The colours of a picture, each in the syntax of CSS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardColors<'a> {
    /// Light squares.
    pub light: &'a str,
    /// Dark squares.
    pub dark: &'a str,
    /// Coordinates on light squares.
    pub on_light: &'a str,
    /// Coordinates on dark squares.
    pub on_dark: &'a str,
    /// The background of the margins.
    pub paper: &'a str,
    /// Coordinates in the margins, and the border.
    pub ink: &'a str,
}

impl BoardColors<'_> {
    /// The colours of the page in its light theme.
    pub const PAGE: BoardColors<'static> = BoardColors {
        light: "#efdcbd",
        dark: "#956848",
        on_light: "#7d5235",
        on_dark: "#fff9ef",
        paper: "#fff",
        ink: "#23211e",
    };
    /// The colours of the print style.
    pub const PRINT: BoardColors<'static> = BoardColors {
        light: "#fff",
        dark: "#fff",
        on_light: "#000",
        on_dark: "#000",
        paper: "#fff",
        ink: "#000",
    };
}

/// The colours of marks on the board, in the order of [`MarkColor::ALL`]. They are drawn translucent.
pub const MARK_COLORS: [&str; 4] = ["#1a7a2e", "#a3211c", "#0f4aa3", "#e08c00"];

/// The colour of a mark on the board.
pub const fn mark_color(color: MarkColor) -> &'static str {
    MARK_COLORS[color as usize]
}

/// The options of a picture.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct SvgOptions<'a> {
    /// The width of the whole picture in CSS pixels, from 1 to 65535. The height follows from it.
    pub size: u32,
    /// The factor by which the width and the height that the picture states are larger, from 1 to 4. The drawing stays the
    /// same. It is for pictures with more than one pixel to a CSS pixel.
    pub scale: u32,
    /// The style.
    pub style: Style,
    /// The colours, which the print style ignores.
    pub colors: BoardColors<'a>,
    /// The places of the coordinates.
    pub coordinates: Coordinates,
    /// Whether there is a line around the board.
    pub border: bool,
    /// Whether there is a sign for the side to move.
    pub mover: bool,
    /// Whether there is free space around everything.
    pub margin: bool,
    /// What stands below the board: a title, the side to move, the FEN; each may be empty.
    pub caption: [&'a str; 3],
    /// The side at the bottom.
    pub orientation: Color,
    /// The marks on the board.
    pub marks: &'a Marks,
    /// Whether the margins, and in the print style the board, have a transparent background.
    pub transparent: bool,
    /// The author of the pieces, if their licence requires the name; may be empty.
    pub credit: &'a str,
}

impl SvgOptions<'static> {
    /// The board as the page shows it, 480 pixels wide, without marks.
    pub const DEFAULT: SvgOptions<'static> = SvgOptions {
        size: 480,
        scale: 1,
        style: Style::Screen,
        colors: BoardColors::PAGE,
        coordinates: Coordinates::Inside,
        border: false,
        mover: false,
        margin: false,
        caption: [""; 3],
        orientation: Color::White,
        marks: &Marks::NONE,
        transparent: false,
        credit: "",
    };
}

impl SvgOptions<'_> {
    /// The width, limited to what can be drawn.
    pub(super) fn pixels(&self) -> i32 {
        self.size.clamp(1, 65_535) as i32
    }

    /// The width that the picture states.
    pub(super) fn scaled_pixels(&self) -> i32 {
        self.pixels() * self.scale.clamp(1, 4) as i32
    }

    /// The colours in this style.
    pub(super) fn colors(&self) -> BoardColors<'_> {
        match self.style {
            Style::Screen => self.colors,
            Style::Print => BoardColors::PRINT,
        }
    }

    /// The colour of coordinates in the margins and of the border.
    pub(super) fn ink(&self) -> &str {
        self.colors().ink
    }

    /// The colour of a coordinate on a square.
    pub(super) fn on_square(&self, dark: bool) -> &str {
        let colors = self.colors();
        if dark { colors.on_dark } else { colors.on_light }
    }

    /// The colour of a mark in this style.
    pub(super) fn mark(&self, color: MarkColor) -> &'static str {
        match self.style {
            Style::Print => "#000",
            Style::Screen => mark_color(color),
        }
    }
}
