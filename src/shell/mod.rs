//! The page before the app: markup that the browser paints at once and that the app takes over. What is on the page from
//! the beginning costs no code: the app only binds to it, by the names that stand here.

#[cfg(not(target_family = "wasm"))]
mod page;

use crate::position::{Color, Piece, Role};

#[cfg(not(target_family = "wasm"))]
pub use page::{exchanges, html};

/// The colour and letter by which the page names a piece (`wK`).
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

/// The piece that the page names so.
pub fn piece_named(name: &str) -> Option<Piece> {
    let [color @ (b'w' | b'b'), letter @ b'A'..=b'Z'] = name.as_bytes() else { return None };
    Some(Role::from_char(char::from(*letter))?.of(Color::from_white(*color == b'w')))
}

/// Where the picture of a piece lies in the drawing of the board: in one of the 64 places from the top left corner on, or
/// beside it, where it is not seen.
pub fn picture_place(place: Option<u32>) -> String {
    let [x, y] = place.map_or([-1, 0], |place| [(place % 8) as i32, (place / 8) as i32]);
    ["translate(", &(x * 40).to_string(), " ", &(y * 40).to_string(), ")"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_pieces_go_both_ways() {
        for color in Color::ALL {
            for role in Role::ALL {
                assert_eq!(piece_named(piece_name(role.of(color))), Some(role.of(color)));
            }
        }
        assert_eq!(piece_named("wX"), None);
        assert_eq!(piece_named("wk"), None);
    }
}
