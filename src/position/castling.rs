//! Castling rights on a board: which rook a letter names, and which rights the board allows.

use super::{Bitboard, CastlingMode, CastlingRights, CastlingSide, Color, File, Position, Square};

impl Position {
    /// The square of the rook that the letter `K` or `Q` (`k`, `q` for Black) names on this board (X-FEN).
    ///
    /// If the side has exactly one king, that king is on its back rank, and rooks of the same colour stand on
    /// the given side of it, this is the outermost of them. Otherwise it is the corner.
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

    /// Whether king and rook stand where a right with this rook requires it.
    ///
    /// - Standard: the side's only king is on the e-file of its back rank and a rook of the side is on the
    ///   given corner.
    /// - Chess960: the side's only king is anywhere on its back rank and a rook of the side is on the given
    ///   square.
    pub fn castling_is_possible(&self, rook: Square, mode: CastlingMode) -> bool {
        let Some(color) = CastlingRights::color_of(rook) else { return false };
        let Some(king) = self.kings(color).single_square() else { return false };
        let placed = match mode {
            CastlingMode::Standard => king.file() == File::E && matches!(rook.file(), File::A | File::H),
            CastlingMode::Chess960 => true,
        };
        placed && king.rank() == color.backrank() && self.piece_at(rook) == Some(color.rook())
    }

    /// The rights that are set *and* that the board allows.
    ///
    /// In Chess960 a colour has at most one right on each side of its king. Of two rights with rooks on one
    /// side only the outer one is allowed, because a castling move names only the side.
    pub fn allowed_castling(&self, mode: CastlingMode) -> CastlingRights {
        let mut allowed = CastlingRights::NONE;
        for rook in self.castling.squares() {
            if self.castling_is_possible(rook, mode) && !self.has_outer_right(rook, mode) {
                allowed.insert(rook);
            }
        }
        allowed
    }

    /// Whether the same colour has another allowed right with a rook further out on the same side of the
    /// king.
    fn has_outer_right(&self, rook: Square, mode: CastlingMode) -> bool {
        let Some(color) = CastlingRights::color_of(rook) else { return false };
        let Some(king) = self.kings(color).single_square() else { return false };
        self.castling.of(color).into_iter().any(|other| {
            let is_outer = if rook > king { other > rook } else { other < rook };
            is_outer && self.castling_is_possible(other, mode)
        })
    }

    /// Chess960 if the board allows a right there that standard chess does not allow, otherwise standard.
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
