//! Castling rights as they are set, independent of the board.

use super::{Bitboard, Color, Square};

/// The castling rights that are set: for each colour at most two squares of its back rank, each the square of
/// the rook to castle with.
///
/// A right is stored as the rook's square and not as a side of the king, so Chess960 and positions with
/// several rooks on one side (X-FEN, Shredder-FEN) need no other representation. The rook need not be on the
/// board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(Bitboard);

impl CastlingRights {
    /// No rights.
    pub const NONE: CastlingRights = CastlingRights(Bitboard::EMPTY);
    /// The rights of the standard start position: rooks on the four corners.
    pub const STANDARD: CastlingRights = CastlingRights(Bitboard::CORNERS);
    /// The maximum number of rights of one colour.
    pub const LIMIT: usize = 2;

    /// The squares of the rooks of both colours.
    pub fn squares(self) -> Bitboard {
        self.0
    }

    /// The squares of one colour's rooks.
    pub fn of(self, color: Color) -> Bitboard {
        self.0 & Bitboard::from_rank(color.backrank())
    }

    /// Whether there is a right with the rook on this square.
    pub fn contains(self, rook: Square) -> bool {
        self.0.contains(rook)
    }

    /// Adds a right. Returns false and changes nothing if the square is on no back rank, or if it would be a
    /// third right of one colour.
    pub fn insert(&mut self, rook: Square) -> bool {
        let Some(color) = Self::color_of(rook) else { return false };
        if !self.contains(rook) && self.of(color).count() >= Self::LIMIT {
            return false;
        }
        self.0.add(rook);
        true
    }

    /// Removes a right.
    pub fn remove(&mut self, rook: Square) {
        self.0.discard(rook);
    }

    /// The rights that are in both sets.
    #[must_use]
    pub fn intersect(self, other: CastlingRights) -> CastlingRights {
        CastlingRights(self.0 & other.0)
    }

    /// The colour whose back rank the square is on.
    pub fn color_of(square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.backrank() == square.rank())
    }

    /// The rights after the files are mirrored (the a-file becomes the h-file).
    #[must_use]
    pub(super) fn mirror_files(self) -> CastlingRights {
        CastlingRights(self.0.flip_horizontal())
    }

    /// The rights after the colours are swapped.
    #[must_use]
    pub(super) fn swap_colors(self) -> CastlingRights {
        CastlingRights(self.0.flip_vertical())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_third_right_of_one_colour_is_refused() {
        let mut rights = CastlingRights::NONE;
        assert!(rights.insert(Square::A1));
        assert!(rights.insert(Square::G1));
        assert!(!rights.insert(Square::H1));
        assert!(rights.insert(Square::A1), "one that is there already is no third");
        assert!(!rights.insert(Square::E4));
        assert_eq!(rights.squares(), Bitboard::from(Square::A1) | Bitboard::from(Square::G1));
    }
}
