//! What a picture may look like.

use crate::marks::{MarkColor, Marks};
use crate::position::Color;

/// Where the names of files and ranks stand.
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

/// How the board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// In colours.
    #[default]
    Screen,
    /// Black on white with hatched dark squares, as books have it. Marks are black too.
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
    /// What lies under the margins.
    pub paper: &'a str,
    /// Coordinates in the margins, and the border.
    pub ink: &'a str,
}

impl BoardColors<'_> {
    /// Those of the page in its light theme.
    pub const PAGE: BoardColors<'static> = BoardColors {
        light: "#efdcbd",
        dark: "#956848",
        on_light: "#7d5235",
        on_dark: "#fff9ef",
        paper: "#fff",
        ink: "#23211e",
    };
    /// Those of the print style.
    pub const PRINT: BoardColors<'static> = BoardColors {
        light: "#fff",
        dark: "#fff",
        on_light: "#000",
        on_dark: "#000",
        paper: "#fff",
        ink: "#000",
    };
}

/// The colours of marks on the board, in the order of [`MarkColor::ALL`]. What lies under them is seen through them.
pub const MARK_COLORS: [&str; 4] = ["#1a7a2e", "#a3211c", "#0f4aa3", "#e08c00"];

/// The colour of a mark on the board.
pub const fn mark_color(color: MarkColor) -> &'static str {
    MARK_COLORS[color as usize]
}

/// What a picture may look like.
#[derive(Clone, Copy, Debug)]
pub struct SvgOptions<'a> {
    /// How wide the whole picture is, in CSS pixels; from 1 to 65535. The height follows.
    pub size: u32,
    /// How many times as wide and high the picture says it is; what is drawn stays the same. From 1 to 4, for rasters of
    /// more than one pixel to a CSS pixel.
    pub scale: u32,
    /// In colours or in black and white.
    pub style: Style,
    /// The colours. The print style has its own.
    pub colors: BoardColors<'a>,
    /// Where files and ranks are named.
    pub coordinates: Coordinates,
    /// A line around the board.
    pub border: bool,
    /// A sign for the side to move.
    pub mover: bool,
    /// The side at the bottom.
    pub orientation: Color,
    /// The marks on the board.
    pub marks: &'a Marks,
    /// Nothing lies under the margins, and in the print style nothing under the board.
    pub transparent: bool,
    /// Who drew the pieces, where their licence wants it said; may be empty.
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
        orientation: Color::White,
        marks: &Marks::NONE,
        transparent: false,
        credit: "",
    };
}

impl SvgOptions<'_> {
    /// The width that can be drawn.
    pub(super) fn pixels(&self) -> i32 {
        self.size.clamp(1, 65_535) as i32
    }

    /// The width that the picture says it has.
    pub(super) fn scaled_pixels(&self) -> i32 {
        self.pixels() * self.scale.clamp(1, 4) as i32
    }

    pub(super) fn colors(&self) -> BoardColors<'_> {
        match self.style {
            Style::Screen => self.colors,
            Style::Print => BoardColors::PRINT,
        }
    }

    pub(super) fn ink(&self) -> &str {
        self.colors().ink
    }

    /// The colour of a coordinate on a square.
    pub(super) fn on_square(&self, dark: bool) -> &str {
        let colors = self.colors();
        if dark { colors.on_dark } else { colors.on_light }
    }

    pub(super) fn mark(&self, color: MarkColor) -> &'static str {
        match self.style {
            Style::Print => "#000",
            Style::Screen => mark_color(color),
        }
    }
}
