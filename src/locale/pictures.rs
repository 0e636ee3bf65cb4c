//! What is said about pictures: the names of what can be chosen, what became of a picture, and its text for whoever
//! cannot see it.

use super::annex_words;
use super::exports::{mark_words, position_sentence};
use super::sentences::all_of;
use crate::export::picture::{Bottom, ColorScheme, PieceSet, SIZES};
use crate::export::svg::Coordinates;
use crate::marks::Marks;
use crate::position::{Color, Position};

/// What the colours of a board are called.
pub fn look_name(look: ColorScheme) -> &'static str {
    let words = annex_words();
    match look {
        ColorScheme::Board => words.as_on_the_board(),
        ColorScheme::Brown => words.look_brown(),
        ColorScheme::Blue => words.look_blue(),
        ColorScheme::Green => words.look_green(),
        ColorScheme::Grey => words.look_grey(),
        ColorScheme::Contrast => words.look_contrast(),
        ColorScheme::Print => words.look_print(),
    }
}

/// What a set of pieces is called.
pub fn piece_set_name(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Board => annex_words().as_on_the_board(),
        PieceSet::House => "Forsyth",
        PieceSet::Cburnett => "Cburnett",
        PieceSet::Silhouettes => annex_words().set_silhouettes(),
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
    let words = annex_words();
    match coordinates {
        Coordinates::Inside => words.coordinates_inside(),
        Coordinates::Outside => words.coordinates_outside(),
        Coordinates::None => words.coordinates_none(),
    }
}

/// What the side at the bottom is called.
pub fn bottom_name(bottom: Bottom) -> &'static str {
    match bottom {
        Bottom::Board => annex_words().as_on_the_board(),
        Bottom::White => super::words().white(),
        Bottom::Black => super::words().black(),
    }
}

/// How many pixels to a CSS pixel.
pub fn density_name(density: u32) -> String {
    format!("{density}×")
}

/// "960 × 960 pixels".
pub fn pixels_words((width, height): (u32, u32)) -> String {
    annex_words().pixels(width, height)
}

/// How large the picture is as PNG.
pub fn png_pixels((width, height): (u32, u32)) -> String {
    annex_words().png_pixels(width, height)
}

/// What the size of a picture must be.
pub fn picture_size_fault() -> String {
    let [least, most] = SIZES;
    annex_words().picture_size_fault(least, most)
}

/// A picture is on the clipboard.
pub fn picture_copied((width, height): (u32, u32)) -> String {
    annex_words().picture_copied(width, height)
}

/// A picture was given to the browser to be saved.
pub fn picture_saved(name: &str) -> String {
    annex_words().picture_saved(name)
}

/// The browser does not copy pictures: it was saved instead.
pub fn picture_saved_instead(name: &str) -> String {
    annex_words().picture_saved_instead(name)
}

/// The browser cannot draw so large a picture. `possible` is a density with which it can, and the size that this gives.
pub fn picture_too_large(size: (u32, u32), possible: Option<(u32, (u32, u32))>) -> String {
    match possible {
        Some((density, possible)) => {
            annex_words().picture_too_large_but(pixels_words(size), pixels_words(possible), density)
        }
        None => annex_words().picture_too_large(pixels_words(size)),
    }
}

/// The text of a picture for whoever cannot see it: the position, the marks on it, and whose side it is seen from if that
/// is not the usual one.
pub fn picture_alt(position: &Position, marks: &Marks, bottom: Color) -> String {
    let mut sentences = vec![position_sentence(position)];
    if !marks.is_empty() {
        let marks: Vec<String> = marks.iter().map(mark_words).collect();
        sentences.push(annex_words().picture_marked(all_of(&marks)));
    }
    if bottom == Color::Black {
        sentences.push(annex_words().picture_black_below().into());
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
        for (index, (look, _)) in ColorScheme::ALL.iter().enumerate() {
            assert!(ColorScheme::ALL[..index].iter().all(|(other, _)| look_name(*other) != look_name(*look)));
        }
        for (index, (set, _)) in PieceSet::ALL.iter().enumerate() {
            for (other, _) in &PieceSet::ALL[..index] {
                assert_ne!(piece_set_name(*other), piece_set_name(*set));
                assert_ne!(piece_set_credit(*other), piece_set_credit(*set));
            }
        }
    }
}
