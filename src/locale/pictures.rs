//! What is said about pictures: the names of what can be chosen, what became of a picture, and its text for whoever
//! cannot see it.

use super::exports::{mark_words, position_sentence};
use super::sentences::enumerate;
use crate::export::picture::{Bottom, Look, PieceSet, SIZES};
use crate::export::svg::Coordinates;
use crate::marks::Marks;
use crate::position::{Color, Position};

/// What the colours of a board are called.
pub const fn look_name(look: Look) -> &'static str {
    match look {
        Look::Board => "As on the board",
        Look::Brown => "Brown",
        Look::Blue => "Blue",
        Look::Green => "Green",
        Look::Grey => "Grey",
        Look::Contrast => "High contrast",
        Look::Print => "Print, hatched",
    }
}

/// What a set of pieces is called.
pub const fn piece_set_name(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Cburnett => "As on the board",
        PieceSet::House => "Forsyth",
        PieceSet::Silhouettes => "Silhouettes",
    }
}

/// Who drew a set of pieces, and how it may be used.
pub const fn piece_set_credit(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Cburnett => "Chess pieces by Cburnett and Rfc1394, CC BY-SA 3.0, via cm-chessboard",
        PieceSet::House => "Chess pieces by the authors of Forsyth, GPL-3.0-or-later",
        PieceSet::Silhouettes => {
            "Chess pieces from Font Awesome Free by Fonticons, Inc., CC BY 4.0, with outlines added"
        }
    }
}

/// What a place of coordinates is called.
pub const fn coordinates_name(coordinates: Coordinates) -> &'static str {
    match coordinates {
        Coordinates::Inside => "Inside",
        Coordinates::Outside => "Outside",
        Coordinates::None => "None",
    }
}

/// What the side at the bottom is called.
pub const fn bottom_name(bottom: Bottom) -> &'static str {
    match bottom {
        Bottom::Board => "As on the board",
        Bottom::White => "White",
        Bottom::Black => "Black",
    }
}

/// How many pixels to a CSS pixel.
pub fn density_name(density: u32) -> String {
    format!("{density}×")
}

/// "960 × 960 pixels".
pub fn pixels_words((width, height): (u32, u32)) -> String {
    format!("{width} × {height} pixels")
}

/// How large the picture is as PNG.
pub fn png_pixels(size: (u32, u32)) -> String {
    format!("PNG: {}", pixels_words(size))
}

/// What the size of a picture must be.
pub fn picture_size_fault() -> String {
    let [least, most] = SIZES;
    format!("From {least} to {most}")
}

/// A picture is on the clipboard.
pub fn picture_copied(size: (u32, u32)) -> String {
    format!("Picture copied, {}", pixels_words(size))
}

/// A picture was given to the browser to be saved.
pub fn picture_saved(name: &str) -> String {
    format!("Saved as {name}")
}

/// The browser does not copy pictures: it was saved instead.
pub fn picture_saved_instead(name: &str) -> String {
    format!("This browser did not let the page copy the picture. It was downloaded instead, as {name}.")
}

/// The browser cannot draw so large a picture. `possible` is a density with which it can, and the size that this gives.
pub fn picture_too_large(size: (u32, u32), possible: Option<(u32, (u32, u32))>) -> String {
    let refused = format!("This browser cannot draw {}.", pixels_words(size));
    match possible {
        Some((density, size)) => {
            format!("{refused} It can draw {}: choose the density {density}×.", pixels_words(size))
        }
        None => format!("{refused} Choose a smaller size, or download the SVG, which is sharp at any size."),
    }
}

/// The text of a picture for whoever cannot see it: the position, the marks on it, and whose side it is seen from if that
/// is not the usual one.
pub fn picture_alt(position: &Position, marks: &Marks, bottom: Color) -> String {
    let mut text = position_sentence(position);
    if !marks.is_empty() {
        let words: Vec<String> = marks.iter().map(mark_words).collect();
        text.push_str(&format!(" Marked: {}.", enumerate(&words, " and ")));
    }
    if bottom == Color::Black {
        text.push_str(" Black is at the bottom.");
    }
    text
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
