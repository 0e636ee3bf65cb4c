//! Texts about pictures: the names of their choices, announcements, and the alternative text.

use super::lists::and_list;
use super::{mark_description, messages, position_sentence};
use crate::export::picture::{Bottom, ColorScheme, PieceSet, SIZES};
use crate::export::svg::Coordinates;
use crate::marks::Marks;
use crate::position::{Color, Position};

/// The name of a colour scheme of the board.
pub fn color_scheme_name(scheme: ColorScheme) -> &'static str {
    let messages = messages();
    match scheme {
        ColorScheme::Board => messages.as_on_the_board(),
        ColorScheme::Brown => messages.board_theme_brown(),
        ColorScheme::Blue => messages.board_theme_blue(),
        ColorScheme::Green => messages.board_theme_green(),
        ColorScheme::Grey => messages.board_theme_grey(),
        ColorScheme::Contrast => messages.board_theme_contrast(),
        ColorScheme::Print => messages.board_theme_print(),
    }
}

/// The name of a piece set.
pub fn piece_set_name(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Board => messages().as_on_the_board(),
        PieceSet::Forsyth => "Forsyth",
        PieceSet::Cburnett => "Cburnett",
        PieceSet::Silhouettes => messages().set_silhouettes(),
    }
}

/// The authors and the licence of a piece set. Empty for "as on the board".
pub const fn piece_set_credit(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Board => "",
        PieceSet::Cburnett => "Chess pieces by Cburnett and Rfc1394, CC BY-SA 3.0, via cm-chessboard",
        PieceSet::Forsyth => "Chess pieces by the authors of Forsyth, GPL-3.0-or-later",
        PieceSet::Silhouettes => {
            "Chess pieces from Font Awesome Free by Fonticons, Inc., CC BY 4.0, with outlines added"
        }
    }
}

/// The name of a placement of coordinates.
pub fn coordinates_name(coordinates: Coordinates) -> &'static str {
    let messages = messages();
    match coordinates {
        Coordinates::Inside => messages.coordinates_inside(),
        Coordinates::Outside => messages.coordinates_outside(),
        Coordinates::None => messages.coordinates_none(),
    }
}

/// The name of the side at the bottom.
pub fn bottom_name(bottom: Bottom) -> &'static str {
    match bottom {
        Bottom::Board => messages().as_on_the_board(),
        Bottom::White => messages().white(),
        Bottom::Black => messages().black(),
    }
}

/// The number of device pixels to a CSS pixel.
pub fn density_name(density: u32) -> String {
    format!("{density}×")
}

/// "960 × 960 pixels".
pub fn pixel_size((width, height): (u32, u32)) -> String {
    messages().pixels(width, height)
}

/// The size of the picture as PNG.
pub fn png_pixels((width, height): (u32, u32)) -> String {
    messages().png_pixels(width, height)
}

/// The message about the sizes that a picture can have.
pub fn picture_size_fault() -> String {
    let [least, most] = SIZES;
    messages().picture_size_fault(least, most)
}

/// The announcement that a picture was copied.
pub fn picture_copied((width, height): (u32, u32)) -> String {
    messages().picture_copied(width, height)
}

/// The announcement that a picture was saved as a file.
pub fn picture_saved(name: &str) -> String {
    messages().picture_saved(name)
}

/// The announcement that a picture was saved as a file, because the browser cannot copy pictures.
pub fn picture_saved_instead(name: &str) -> String {
    messages().picture_saved_instead(name)
}

/// The message that the browser cannot draw a picture of this size. `possible` is a lower density with which it can, and
/// the size with that density.
pub fn picture_too_large(size: (u32, u32), possible: Option<(u32, (u32, u32))>) -> String {
    match possible {
        Some((density, possible)) => {
            messages().picture_too_large_but(pixel_size(size), pixel_size(possible), density)
        }
        None => messages().picture_too_large(pixel_size(size)),
    }
}

/// The alternative text of a picture: the position, the marks, and whether Black is at the bottom.
pub fn picture_alt(position: &Position, marks: &Marks, bottom: Color) -> String {
    let mut sentences = vec![position_sentence(position)];
    if !marks.is_empty() {
        let marks: Vec<String> = marks.iter().map(mark_description).collect();
        sentences.push(messages().picture_marked(and_list(&marks)));
    }
    if bottom == Color::Black {
        sentences.push(messages().picture_black_below().into());
    }
    sentences.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_lenient;

    #[test]
    fn the_alternative_text_says_what_the_picture_shows() {
        let position = read_lenient("7k/8/8/8/8/8/8/K7 w - - 0 1").position;
        let alt = |marks: &str, bottom| picture_alt(&position, &Marks::read_link(marks).0, bottom);
        let plain = "Chess position with 2 men, White to move. White: king a1. Black: king h8.";
        assert_eq!(alt("", Color::White), plain);
        assert_eq!(
            alt("Ga1a2,rb7", Color::Black),
            format!("{plain} Marked: red square b7 and green arrow from a1 to a2. Black is at the bottom.")
        );
    }

    #[test]
    fn for_a_picture_that_is_too_large_another_size_is_suggested() {
        let [one, other] =
            [Some((2, (8_192, 8_192))), None].map(|it| picture_too_large((16_384, 16_384), it));
        assert!(one.contains("16384 × 16384") && one.contains("8192 × 8192") && one.contains("density 2×"));
        assert!(other.contains("SVG") && other.ends_with('.'));
    }

    #[test]
    fn names_differ() {
        for (index, (look, _)) in ColorScheme::ALL.iter().enumerate() {
            assert!(
                ColorScheme::ALL[..index]
                    .iter()
                    .all(|(other, _)| color_scheme_name(*other) != color_scheme_name(*look))
            );
        }
        for (index, (set, _)) in PieceSet::ALL.iter().enumerate() {
            for (other, _) in &PieceSet::ALL[..index] {
                assert_ne!(piece_set_name(*other), piece_set_name(*set));
                assert_ne!(piece_set_credit(*other), piece_set_credit(*set));
            }
        }
    }
}
