//! Lists of pieces: `White: Kg1, Qd1, a2`, in the letters and words of a language.

use super::options::TextOptions;
use super::wording::to_move;
use crate::export::description::{by_file, pieces_by_role};
use crate::export::out;
use crate::notation::Language;
use crate::position::{Bitboard, Color, Position, Role};

/// A line with the side to move, and one for each side. A pawn has no letter, except on the first and last rank, where its
/// square alone would be read with the letter of the piece before it.
///
/// The side to move comes first. Directly after a short list, “Juegan” could be read with the colour of that list.
pub(super) fn pieces(position: &Position, language: Language, options: &TextOptions) -> String {
    let alphabet = language.alphabet();
    let mut text = String::new();
    if options.mover {
        text.push_str(to_move(position.turn, language));
        text.push('\n');
    }
    for color in [Color::White, Color::Black] {
        if color == Color::Black {
            text.push('\n');
        }
        text.push_str(heading(color, language));
        let mut is_first = true;
        for (role, squares) in pieces_by_role(position, color) {
            for square in by_file(squares) {
                text.push_str(if is_first { " " } else { ", " });
                is_first = false;
                if role != Role::Pawn || Bitboard::BACKRANKS.contains(square) {
                    text.push_str(alphabet.letter(role));
                }
                out::square(&mut text, square);
            }
        }
        if is_first {
            text.push_str(" –");
        }
    }
    text
}

/// A colour with a colon, in French with a no-break space between them.
fn heading(color: Color, language: Language) -> &'static str {
    match (language, color) {
        (Language::German, Color::White) => "Weiß:",
        (Language::German, Color::Black) => "Schwarz:",
        (Language::French, Color::White) => "Blancs\u{A0}:",
        (Language::French, Color::Black) => "Noirs\u{A0}:",
        (Language::Spanish, Color::White) => "Blancas:",
        (Language::Spanish, Color::Black) => "Negras:",
        (_, Color::White) => "White:",
        (_, Color::Black) => "Black:",
    }
}
