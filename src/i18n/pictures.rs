//! What is said about pictures: the names of what can be chosen, what became of a picture, and its text for whoever
//! cannot see it.

use super::exports::{mark_description, position_sentence};
use super::messages;
use super::sentences::and_list;
use crate::export::picture::{Bottom, Look, PieceSet, SIZES};
use crate::export::svg::Coordinates;
use crate::marks::Marks;
use crate::position::{Color, Position};

/// What the colours of a board are called.
pub fn look_name(look: Look) -> &'static str {
    let words = messages();
    match look {
        Look::Board => words.as_on_the_board(),
        Look::Brown => words.look_brown(),
        Look::Blue => words.look_blue(),
        Look::Green => words.look_green(),
        Look::Grey => words.look_grey(),
        Look::Contrast => words.look_contrast(),
        Look::Print => words.look_print(),
    }
}

/// What a set of pieces is called.
pub fn piece_set_name(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Board => messages().as_on_the_board(),
        PieceSet::House => "Forsyth",
        PieceSet::Cburnett => "Cburnett",
        PieceSet::Silhouettes => messages().set_silhouettes(),
    }
}

/// Who drew a set of pieces, and how it may be used; empty for what is no set of its own.
pub const fn piece_set_credit(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Board => "",
        PieceSet::Cburnett => "Chess pieces by Cburnett and Rfc1394, CC BY-SA 3.0, via cm-chessboard",
        PieceSet::House => "Chess pieces by the authors of Forsyth, GPL-3.0-or-later",
        PieceSet::Silhouettes => {
            "Chess pieces from Font Awesome Free by Fonticons, Inc., CC BY 4.0, with outlines added"
        }
    }
}

/// What a place of coordinates is called.
pub fn coordinates_name(coordinates: Coordinates) -> &'static str {
    let words = messages();
    match coordinates {
        Coordinates::Inside => words.coordinates_inside(),
        Coordinates::Outside => words.coordinates_outside(),
        Coordinates::None => words.coordinates_none(),
    }
}

/// What the side at the bottom is called.
pub fn bottom_name(bottom: Bottom) -> &'static str {
    match bottom {
        Bottom::Board => messages().as_on_the_board(),
        Bottom::White => messages().white(),
        Bottom::Black => messages().black(),
    }
}

/// How many pixels to a CSS pixel.
pub fn density_name(density: u32) -> String {
    format!("{density}×")
}

/// "960 × 960 pixels".
pub fn pixel_size((width, height): (u32, u32)) -> String {
    messages().pixels(width, height)
}

/// How large the picture is as PNG.
pub fn png_pixels((width, height): (u32, u32)) -> String {
    messages().png_pixels(width, height)
}

/// What the size of a picture must be.
pub fn picture_size_fault() -> String {
    let [least, most] = SIZES;
    messages().picture_size_fault(least, most)
}

/// A picture is on the clipboard.
pub fn picture_copied((width, height): (u32, u32)) -> String {
    messages().picture_copied(width, height)
}

/// A picture was given to the browser to be saved.
pub fn picture_saved(name: &str) -> String {
    messages().picture_saved(name)
}

/// The browser does not copy pictures: it was saved instead.
pub fn picture_saved_instead(name: &str) -> String {
    messages().picture_saved_instead(name)
}

/// The browser cannot draw so large a picture. `possible` is a density with which it can, and the size that this gives.
pub fn picture_too_large(size: (u32, u32), possible: Option<(u32, (u32, u32))>) -> String {
    match possible {
        Some((density, possible)) => {
            messages().picture_too_large_but(pixel_size(size), pixel_size(possible), density)
        }
        None => messages().picture_too_large(pixel_size(size)),
    }
}

/// The text of a picture for whoever cannot see it: the position, the marks on it, and whose side it is seen from if that
/// is not the usual one.
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
    fn the_text_of_a_picture_says_what_is_seen() {
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
    fn a_picture_that_is_too_large_has_a_way_out() {
        let [one, other] =
            [Some((2, (8_192, 8_192))), None].map(|it| picture_too_large((16_384, 16_384), it));
        assert!(one.contains("16384 × 16384") && one.contains("8192 × 8192") && one.contains("density 2×"));
        assert!(other.contains("SVG") && other.ends_with('.'));
    }

    #[test]
    fn names_differ() {
        for (index, (look, _)) in Look::ALL.iter().enumerate() {
            assert!(Look::ALL[..index].iter().all(|(other, _)| look_name(*other) != look_name(*look)));
        }
        for (index, (set, _)) in PieceSet::ALL.iter().enumerate() {
            for (other, _) in &PieceSet::ALL[..index] {
                assert_ne!(piece_set_name(*other), piece_set_name(*set));
                assert_ne!(piece_set_credit(*other), piece_set_credit(*set));
            }
        }
    }
}
