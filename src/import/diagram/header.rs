//! The line above a board of GNU Chess, which says what no diagram says.

use crate::position::{CastlingRights, Color, Position, Square};

/// The line above a board of GNU Chess: `white  KQkq  e3`.
pub(super) struct Header {
    turn: Color,
    rights: CastlingRights,
    en_passant: Option<Square>,
}

impl Header {
    /// Reads the line; none if it is something else.
    pub(super) fn read(line: &str) -> Option<Header> {
        let mut words = line.split_whitespace();
        let turn = match words.next()? {
            "white" => Color::White,
            "black" => Color::Black,
            _ => return None,
        };
        let mut rights = CastlingRights::NONE;
        let mut en_passant = None;
        for word in words {
            if word == "-" {
                continue;
            }
            if let Ok(square) = word.parse() {
                en_passant = Some(square);
                continue;
            }
            for letter in word.chars() {
                let corner = match letter {
                    'K' => Square::H1,
                    'Q' => Square::A1,
                    'k' => Square::H8,
                    'q' => Square::A8,
                    _ => return None,
                };
                rights.insert(corner);
            }
        }
        Some(Header { turn, rights, en_passant })
    }

    /// Sets the side to move, the castling rights and the en passant square.
    pub(super) fn apply(&self, position: &mut Position) {
        position.turn = self.turn;
        position.castling = self.rights;
        position.en_passant = self.en_passant;
    }
}
