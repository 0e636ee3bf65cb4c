//! The forms of chess problems: a list of pieces, and the input of Popeye.
//!
//! Both have S for the knight, and one letter for all pieces of a kind: `Kg1 Qg3 Sb1d2 Pa2b3`.

use super::options::TextOptions;
use super::wording::to_move;
use crate::export::description::{by_file, pieces_by_role};
use crate::export::out;
use crate::notation::Language;
use crate::position::{Color, Position, Role};

/// A line with the side to move, one for each side, and the numbers of their pieces: `(7+9)`.
pub(super) fn pieces(position: &Position, options: &TextOptions) -> String {
    let mut text = String::new();
    if options.mover {
        text.push_str(to_move(position.turn, Language::English));
        text.push('\n');
    }
    for (color, heading) in [(Color::White, "White:"), (Color::Black, "Black:")] {
        text.push_str(heading);
        men(&mut text, position, color);
        text.push('\n');
    }
    let count = |color| position.board().by_color(color).count().to_string();
    text.push('(');
    text.push_str(&count(Color::White));
    text.push('+');
    text.push_str(&count(Color::Black));
    text.push(')');
    text
}

/// The input of Popeye without a stipulation, which a position does not have. The side to move is a remark.
pub(super) fn popeye(position: &Position, options: &TextOptions) -> String {
    let mut text = String::from("BeginProblem\n");
    if options.mover {
        text.push_str("Remark ");
        text.push_str(to_move(position.turn, Language::English));
        text.push('\n');
    }
    text.push_str("Pieces\n");
    for (color, heading) in [(Color::White, "  White"), (Color::Black, "  Black")] {
        if position.board().by_color(color).any() {
            text.push_str(heading);
            men(&mut text, position, color);
            text.push('\n');
        }
    }
    text.push_str("EndProblem");
    text
}

/// The pieces of a side, each kind after its letter. Kings have a letter each: their two squares would be a move.
fn men(text: &mut String, position: &Position, color: Color) {
    for (role, squares) in pieces_by_role(position, color) {
        let letter = if role == Role::Knight { 'S' } else { role.upper_char() };
        let mut is_first = true;
        for square in by_file(squares) {
            if is_first || role == Role::King {
                text.push(' ');
                text.push(letter);
            }
            is_first = false;
            out::square(text, square);
        }
    }
}
