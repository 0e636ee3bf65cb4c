//! Castling rights: what is meant, and what the board allows (X-FEN; SPEC of the notation: a right is the square of
//! the rook).

use super::{Bitboard, CastlingMode, CastlingSide, Color, File, Position, Square};

/// Castling rights as intent: for each colour at most two squares of its back rank, each the square of a rook.
///
/// A right names the rook, not the wing, so Chess960 and positions with several rooks on one side of the king need
/// nothing more. A right may stand for a rook that is not there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(Bitboard);

impl CastlingRights {
    /// No right at all.
    pub const NONE: CastlingRights = CastlingRights(Bitboard::EMPTY);
    /// The four corners.
    pub const STANDARD: CastlingRights = CastlingRights(Bitboard::CORNERS);
    /// How many rights one colour can have.
    pub const LIMIT: usize = 2;

    /// The squares of the rooks of both colours.
    pub fn squares(self) -> Bitboard {
        self.0
    }

    /// The squares of one colour's rooks.
    pub fn of(self, color: Color) -> Bitboard {
        self.0 & Bitboard::from_rank(color.backrank())
    }

    /// Whether there is a right with the rook of this square.
    pub fn contains(self, rook: Square) -> bool {
        self.0.contains(rook)
    }

    /// Adds a right. Returns false, and changes nothing, for a square off the back ranks or a third right of one
    /// colour.
    pub fn insert(&mut self, rook: Square) -> bool {
        let Some(color) = Self::color_of(rook) else { return false };
        if !self.contains(rook) && self.of(color).count() >= Self::LIMIT {
            return false;
        }
        self.0.add(rook);
        true
    }

    /// Takes a right away.
    pub fn remove(&mut self, rook: Square) {
        self.0.discard(rook);
    }

    /// The rights that are in both sets.
    #[must_use]
    pub fn intersect(self, other: CastlingRights) -> CastlingRights {
        CastlingRights(self.0 & other.0)
    }

    /// The colour whose back rank a square lies on.
    pub fn color_of(square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.backrank() == square.rank())
    }

    /// The same rights on mirrored files (a becomes h).
    #[must_use]
    pub(super) fn mirror_files(self) -> CastlingRights {
        CastlingRights(self.0.flip_horizontal())
    }

    /// White's rights given to Black and Black's to White.
    #[must_use]
    pub(super) fn swap_colors(self) -> CastlingRights {
        CastlingRights(self.0.flip_vertical())
    }
}

impl Position {
    /// The rook square that the letter `K` or `Q` (`k`, `q`) names on this board (X-FEN).
    ///
    /// With exactly one own king on its back rank and own rooks beyond it on that side, the outermost of them; else
    /// the corner.
    pub fn castling_square(&self, color: Color, side: CastlingSide) -> Square {
        let back_rank = Bitboard::from_rank(color.backrank());
        let rooks = self.board().by_piece(color.rook()) & back_rank;
        let beyond = (self.kings(color) & back_rank).single_square().and_then(|king| match side {
            CastlingSide::KingSide => rooks.last().filter(|rook| *rook > king),
            CastlingSide::QueenSide => rooks.first().filter(|rook| *rook < king),
        });
        let corner = match side {
            CastlingSide::KingSide => File::H,
            CastlingSide::QueenSide => File::A,
        };
        beyond.unwrap_or(Square::from_coords(corner, color.backrank()))
    }

    /// Whether a right with this rook square could be good on the board as it stands.
    ///
    /// Standard: the only own king on its e-file square and an own rook in that corner. Chess960: the only own king
    /// anywhere on its back rank and an own rook on the square.
    pub fn castling_is_possible(&self, rook: Square, mode: CastlingMode) -> bool {
        let Some(color) = CastlingRights::color_of(rook) else { return false };
        let Some(king) = self.kings(color).single_square() else { return false };
        let placed = match mode {
            CastlingMode::Standard => king.file() == File::E && matches!(rook.file(), File::A | File::H),
            CastlingMode::Chess960 => true,
        };
        placed && king.rank() == color.backrank() && self.piece_at(rook) == Some(color.rook())
    }

    /// The rights that are meant *and* that the board allows.
    ///
    /// In Chess960 a colour has at most one right on each side of its king; of two with a rook on one side the outer one
    /// is allowed.
    pub fn allowed_castling(&self, mode: CastlingMode) -> CastlingRights {
        let mut allowed = CastlingRights::NONE;
        for rook in self.castling.squares() {
            if self.castling_is_possible(rook, mode) && !self.has_outer_twin(rook, mode) {
                allowed.insert(rook);
            }
        }
        allowed
    }

    /// Whether another possible right of the same colour lies further out on the same side of the king.
    fn has_outer_twin(&self, rook: Square, mode: CastlingMode) -> bool {
        let Some(color) = CastlingRights::color_of(rook) else { return false };
        let Some(king) = self.kings(color).single_square() else { return false };
        self.castling.of(color).into_iter().any(|other| {
            let is_outer = if rook > king { other > rook } else { other < rook };
            is_outer && self.castling_is_possible(other, mode)
        })
    }

    /// Chess960 if some right is good there and not in standard chess, else standard.
    pub fn detect_castling_mode(&self) -> CastlingMode {
        let standard = self.allowed_castling(CastlingMode::Standard);
        CastlingMode::from_chess960(self.allowed_castling(CastlingMode::Chess960) != standard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn back_rank(pieces: &str) -> Position {
        let mut position = Position::EMPTY;
        for (file, letter) in File::ALL.into_iter().zip(pieces.chars()) {
            let square = Square::from_coords(file, Color::White.backrank());
            position.set_piece(square, shakmaty::Piece::from_char(letter));
        }
        position
    }

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

    #[test]
    fn the_letter_names_the_outermost_rook_beyond_the_king() {
        let position = back_rank("rR..K.RR");
        assert_eq!(position.castling_square(Color::White, CastlingSide::QueenSide), Square::B1);
        assert_eq!(position.castling_square(Color::White, CastlingSide::KingSide), Square::H1);
        assert_eq!(position.castling_square(Color::Black, CastlingSide::KingSide), Square::H8);
    }

    #[test]
    fn a_right_is_allowed_where_king_and_rook_stand() {
        let mut position = back_rank("R...K.R.");
        position.castling.insert(Square::A1);
        position.castling.insert(Square::G1);
        let standard = position.allowed_castling(CastlingMode::Standard);
        assert_eq!(standard.squares(), Bitboard::from(Square::A1));
        assert_eq!(position.allowed_castling(CastlingMode::Chess960), position.castling);
        assert_eq!(position.detect_castling_mode(), CastlingMode::Chess960);
    }

    #[test]
    fn of_two_rooks_on_one_side_the_outer_keeps_its_right() {
        let mut position = back_rank("KR....R.");
        position.castling.insert(Square::B1);
        position.castling.insert(Square::G1);
        assert_eq!(position.allowed_castling(CastlingMode::Chess960).squares(), Bitboard::from(Square::G1));
        position.set_piece(Square::G1, None);
        assert_eq!(position.allowed_castling(CastlingMode::Chess960).squares(), Bitboard::from(Square::B1));
    }

    #[test]
    fn two_kings_allow_no_castling() {
        let mut position = back_rank("R...K..R");
        position.castling = CastlingRights::STANDARD;
        assert_eq!(position.allowed_castling(CastlingMode::Standard).squares().count(), 2);
        position.set_piece(Square::A4, Some(Color::White.king()));
        assert_eq!(position.allowed_castling(CastlingMode::Standard), CastlingRights::NONE);
    }
}
