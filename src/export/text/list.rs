//! Lists of pieces: `White: Kg1, Qd1, a2`, in the letters and words of a language.

use super::{TextOptions, to_move};
use crate::export::description::{by_file, pieces_by_role};
use crate::export::out;
use crate::notation::Language;
use crate::position::{Bitboard, Color, Position, Role};

/// A line that says whose move it is, and one for each side. A pawn has no letter, unless it stands where no pawn can:
/// there its square alone would be read as another piece's.
///
/// Whose move it is comes first: right behind a short list, "Juegan" would be taken for what the list's side does.
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

/// A colour with its colon; in French a space that does not break stands before it.
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
