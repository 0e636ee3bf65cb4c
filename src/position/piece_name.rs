//! Short names of pieces: the letter of the colour and the letter of the piece, as board programs write them.

use super::{Color, Piece, Role};

/// The short name of a piece: `wK` is the white king.
pub const fn piece_name(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::White, Role::Pawn) => "wP",
        (Color::White, Role::Knight) => "wN",
        (Color::White, Role::Bishop) => "wB",
        (Color::White, Role::Rook) => "wR",
        (Color::White, Role::Queen) => "wQ",
        (Color::White, Role::King) => "wK",
        (Color::Black, Role::Pawn) => "bP",
        (Color::Black, Role::Knight) => "bN",
        (Color::Black, Role::Bishop) => "bB",
        (Color::Black, Role::Rook) => "bR",
        (Color::Black, Role::Queen) => "bQ",
        (Color::Black, Role::King) => "bK",
    }
}

/// The piece with this short name.
pub fn piece_named(name: &str) -> Option<Piece> {
    let [color @ (b'w' | b'b'), letter @ b'A'..=b'Z'] = name.as_bytes() else { return None };
    Some(Role::from_char(char::from(*letter))?.of(Color::from_white(*color == b'w')))
}

/// The figurine of a piece (Unicode, Miscellaneous Symbols).
pub fn figurine(piece: Piece) -> char {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => '♔',
        (Color::White, Role::Queen) => '♕',
        (Color::White, Role::Rook) => '♖',
        (Color::White, Role::Bishop) => '♗',
        (Color::White, Role::Knight) => '♘',
        (Color::White, Role::Pawn) => '♙',
        (Color::Black, Role::King) => '♚',
        (Color::Black, Role::Queen) => '♛',
        (Color::Black, Role::Rook) => '♜',
        (Color::Black, Role::Bishop) => '♝',
        (Color::Black, Role::Knight) => '♞',
        (Color::Black, Role::Pawn) => '♟',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_the_piece_that_has_it() {
        for color in Color::ALL {
            for role in Role::ALL {
                assert_eq!(piece_named(piece_name(role.of(color))), Some(role.of(color)));
            }
        }
        for unknown in ["wX", "wk", "K", "wKK", ""] {
            assert_eq!(piece_named(unknown), None, "{unknown}");
        }
    }
}
