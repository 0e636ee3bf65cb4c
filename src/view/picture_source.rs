//! The contents of a picture, and the picture itself as SVG with its title and description.

use crate::export::links::file_name;
use crate::export::picture::{Choices, ColorScheme, PieceSet};
use crate::export::svg::{BoardColors, SvgOptions, pixel_size, svg};
use crate::i18n::{messages, picture_alt, piece_set_credit, wording};
use crate::marks::Marks;
use crate::notation::write;
use crate::position::{Color, Piece, Position, Role, piece_name};
use crate::view::Scene;

/// The custom properties of the colours that a picture takes from the page, in the order of the fields of
/// [`BoardColors`].
pub const PAGE_COLORS: [&str; 6] = [
    "--square-light",
    "--square-dark",
    "--coordinate-on-light",
    "--coordinate-on-dark",
    "--surface",
    "--ink",
];

/// The values of [`PAGE_COLORS`].
pub type PageColors = [String; PAGE_COLORS.len()];

/// The drawings of a piece set.
#[derive(Debug, PartialEq, Eq)]
pub struct PieceArt(Vec<(Piece, String)>);

impl PieceArt {
    /// The drawings of all pieces by their names; none if one is missing.
    pub fn of(drawing: impl Fn(&str) -> Option<String>) -> Option<PieceArt> {
        let pieces = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| role.of(color)));
        pieces.map(|piece| Some((piece, drawing(piece_name(piece))?))).collect::<Option<_>>().map(PieceArt)
    }

    /// The inner SVG of a piece.
    fn drawing(&self, piece: Piece) -> &str {
        self.0.iter().find(|(other, _)| *other == piece).map_or("", |(_, drawing)| drawing)
    }
}

/// The piece set of a sprite file; without a file, that of the sprite in the page.
pub fn piece_set_of(file: &str) -> PieceSet {
    let name = file.trim_end_matches(".svg");
    PieceSet::ALL.into_iter().find(|(_, other)| *other == name).map_or(PieceSet::Forsyth, |(set, _)| set)
}

/// The contents of a picture. Pictures with equal contents look the same.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureSource {
    position: Position,
    marks: Marks,
    /// The side at the bottom of the board.
    board: Color,
    /// The choices. Their density is always the same here, because it does not change the drawing.
    pub choices: Choices,
    /// The piece set.
    pub pieces: PieceSet,
    colors: PageColors,
    /// What stands below the board: a title, the side to move, the FEN; each may be empty.
    caption: [String; 3],
}

impl PictureSource {
    /// The contents for a scene. `board` is the piece set of the board; `is_hatched` says whether its dark squares are
    /// hatched; `title` stands below the board, unless it is empty.
    pub fn new(
        scene: &Scene,
        choices: Choices,
        board: PieceSet,
        colors: PageColors,
        is_hatched: bool,
        title: &str,
    ) -> PictureSource {
        // The hatching of a board cannot be taken over as a colour.
        let look = if is_hatched && choices.colors == ColorScheme::Board {
            ColorScheme::Print
        } else {
            choices.colors
        };
        let mover = choices.caption_mover.then(|| messages().status_to_move(scene.position.turn));
        let fen = choices.caption_fen.then(|| write(&scene.position));
        PictureSource {
            caption: [title.trim().to_owned(), mover.unwrap_or_default(), fen.unwrap_or_default()],
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
        // Without the style sheet there are no colours.
        let page = if self.colors.iter().any(String::is_empty) {
            BoardColors::PAGE
        } else {
            BoardColors { light, dark, on_light, on_dark, paper, ink }
        };
        let credit = piece_set_credit(self.pieces);
        let options = self.choices.options(page, self.board, &self.marks, credit);
        let caption = self.caption.each_ref().map(String::as_str);
        SvgOptions { scale: density, caption, ..options }
    }

    /// The width and the height of a PNG with `density` pixels to a CSS pixel.
    pub fn pixels(&self, density: u32) -> (u32, u32) {
        pixel_size(&self.options(density))
    }
}

/// A picture with its properties.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Its contents.
    pub source: PictureSource,
    /// The drawing.
    pub svg: String,
    /// Its width and height in pixels.
    pub pixels: (u32, u32),
    /// The number of pixels to a CSS pixel.
    pub density: u32,
    /// The alternative text.
    pub alt: String,
}

impl Picture {
    /// Draws a picture with `density` pixels to a CSS pixel.
    pub fn new(source: PictureSource, art: &PieceArt, density: u32) -> Picture {
        let options = source.options(density);
        let alt = picture_alt(&source.position, options.marks, options.orientation);
        let mut wording = wording(&source.position);
        wording.long.clone_from(&alt);
        let svg = svg(&source.position, &options, &wording, &|piece| art.drawing(piece));
        let pixels = pixel_size(&options);
        Picture { source, svg, pixels, density, alt }
    }

    /// The name of its file.
    pub fn file_name(&self, extension: &str) -> String {
        file_name(&self.source.position, extension)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::Editor;
    use crate::view::Shown;

    fn source(choices: Choices, is_hatched: bool) -> PictureSource {
        let editor = Editor::new(Position::START);
        let scene = Scene::of(&editor, Shown::of(&editor), None);
        PictureSource::new(&scene, choices, PieceSet::Cburnett, PageColors::default(), is_hatched, "")
    }

    #[test]
    fn a_picture_has_the_pieces_and_the_hatching_of_the_board() {
        let board = source(Choices::default(), true);
        assert_eq!((board.pieces, board.choices.colors), (PieceSet::Cburnett, ColorScheme::Print));
        let chosen = Choices { pieces: PieceSet::Forsyth, colors: ColorScheme::Blue, ..Choices::default() };
        let other = source(chosen, true);
        assert_eq!((other.pieces, other.choices.colors), (PieceSet::Forsyth, ColorScheme::Blue));
    }

    #[test]
    fn density_multiplies_pixels_alone() {
        let art = PieceArt::of(|name| Some(format!("<g id=\"{name}\"/>"))).expect("all pieces");
        let [one, two] = [1, 2].map(|density| Picture::new(source(Choices::default(), false), &art, density));
        assert_eq!(two.pixels, (2 * one.pixels.0, 2 * one.pixels.1));
        assert!(one.svg.contains("wK"));
        assert_eq!(one.file_name("png"), "forsyth-start-position.png");
    }

    #[test]
    fn a_set_with_a_missing_piece_is_none() {
        assert_eq!(PieceArt::of(|name| (name != "bN").then(String::new)), None);
        assert_eq!([piece_set_of(""), piece_set_of("cburnett.svg")], [PieceSet::Forsyth, PieceSet::Cburnett]);
    }
}
