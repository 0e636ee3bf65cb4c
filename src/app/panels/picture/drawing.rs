//! What a picture shows, and the picture drawn of it as SVG.

use web_sys::Blob;

use super::PieceArt;
use crate::app::browser::raster::{self, Failure};
use crate::editor::Scene;
use crate::export::links::file_name;
use crate::export::picture::{Choices, ColorScheme, PieceSet};
use crate::export::svg::{BoardColors, SvgOptions, pixel_size, svg};
use crate::i18n::{picture_alt, piece_set_credit, wording};
use crate::marks::Marks;
use crate::position::{Color, Position};

/// The colours of the page that a picture takes over, in the order of [`BoardColors`]'s fields.
pub(super) const PAGE_COLORS: [&str; 6] = [
    "--square-light",
    "--square-dark",
    "--coordinate-on-light",
    "--coordinate-on-dark",
    "--surface",
    "--ink",
];

/// Their values.
pub(super) type PageColors = [String; PAGE_COLORS.len()];

/// What a picture shows. Two that are equal look the same.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Source {
    position: Position,
    marks: Marks,
    /// The side at the bottom of the board.
    board: Color,
    /// How dense a PNG is does not change the drawing: here it is always the same.
    pub(super) choices: Choices,
    /// The drawings of the pieces.
    pub(super) pieces: PieceSet,
    colors: PageColors,
}

impl Source {
    /// `board` is the set of pieces on the board; `is_hatched` says that its dark squares are hatched.
    pub(super) fn new(
        scene: &Scene,
        choices: Choices,
        board: PieceSet,
        colors: PageColors,
        is_hatched: bool,
    ) -> Source {
        // The hatching of a board is no colour that could be taken over.
        let look = if is_hatched && choices.colors == ColorScheme::Board {
            ColorScheme::Print
        } else {
            choices.colors
        };
        Source {
            position: scene.position.clone(),
            marks: scene.document.marks.clone(),
            board: scene.orientation,
            choices: Choices { density: 1, colors: look, ..choices },
            pieces: if choices.pieces == PieceSet::Board { board } else { choices.pieces },
            colors,
        }
    }

    fn options(&self, density: u32) -> SvgOptions<'_> {
        let [light, dark, on_light, on_dark, paper, ink] = &self.colors;
        // Where the style sheet has not arrived there are no colours.
        let page = if self.colors.iter().any(String::is_empty) {
            BoardColors::PAGE
        } else {
            BoardColors { light, dark, on_light, on_dark, paper, ink }
        };
        let credit = piece_set_credit(self.pieces);
        let options = self.choices.options(page, self.board, &self.marks, credit);
        SvgOptions { scale: density, ..options }
    }

    /// Width and height of a PNG that has `density` pixels to a CSS pixel.
    pub(super) fn pixels(&self, density: u32) -> (u32, u32) {
        pixel_size(&self.options(density))
    }
}

/// A picture, and what is said about it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Picture {
    /// What it shows.
    pub(super) source: Source,
    /// The drawing.
    pub(super) svg: String,
    /// Its width and height when it is drawn in pixels.
    pub(super) pixels: (u32, u32),
    /// How many of them are a CSS pixel.
    pub(super) density: u32,
    /// The picture in words.
    pub(super) alt: String,
}

impl Picture {
    /// Draws a picture with `density` pixels to a CSS pixel.
    pub(super) fn new(source: Source, art: &PieceArt, density: u32) -> Picture {
        let options = source.options(density);
        let alt = picture_alt(&source.position, options.marks, options.orientation);
        let mut wording = wording(&source.position);
        wording.long.clone_from(&alt);
        let svg = svg(&source.position, &options, &wording, &|piece| art.drawing(piece));
        let pixels = pixel_size(&options);
        Picture { source, svg, pixels, density, alt }
    }

    /// The picture as a PNG.
    pub(super) async fn png(&self) -> Result<Blob, Failure> {
        raster::png(&self.svg, self.pixels, self.density).await
    }

    /// What its file is called.
    pub(super) fn file_name(&self, extension: &str) -> String {
        file_name(&self.source.position, extension)
    }
}
