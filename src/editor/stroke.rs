//! The squares that a sweep of the pointer has crossed.

use crate::position::{Bitboard, Piece, Role, Square};

/// The piece of a sweep and the squares that it has crossed so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// The piece that it places; none if it erases.
    pub piece: Option<Piece>,
    /// The squares that it has crossed.
    pub squares: Bitboard,
    /// The last square. A king is placed on this square only.
    pub last: Square,
}

impl Stroke {
    /// A stroke on one square.
    pub fn on(square: Square, piece: Option<Piece>) -> Stroke {
        Stroke { piece, squares: square.into(), last: square }
    }

    /// Whether it places a king.
    pub(super) fn is_of_king(self) -> bool {
        self.piece.is_some_and(|piece| piece.role == Role::King)
    }

    /// The squares on which it places its piece: for a king, only the last one.
    pub fn reach(self) -> Bitboard {
        if self.is_of_king() { self.last.into() } else { self.squares }
    }
}
