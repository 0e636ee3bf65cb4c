//! The en passant square: whether it fits the board, and whether a capture on it is possible.

use shakmaty::attacks;

use super::{Bitboard, Color, Position, Rank, Square};

/// Why a square cannot be the one that a pawn has just passed with a double step. Checked in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EnPassantFault {
    /// It is not on rank 6 with White to move or rank 3 with Black to move.
    Rank,
    /// There is no pawn of the side that has just moved in front of it.
    NoPawn,
    /// The square itself is occupied.
    Occupied,
    /// The square that the pawn started from is occupied.
    Origin,
}

/// The rank of en passant squares while this side is to move.
pub(crate) fn en_passant_rank(turn: Color) -> Rank {
    turn.fold_wb(Rank::Sixth, Rank::Third)
}

impl Position {
    /// Why a square cannot be the en passant square on this board; none if it can.
    pub fn en_passant_fault(&self, square: Square) -> Option<EnPassantFault> {
        if square.rank() != en_passant_rank(self.turn) {
            return Some(EnPassantFault::Rank);
        }
        let pushed = !self.turn;
        let on_rank = |rank: Rank| self.piece_at(Square::from_coords(square.file(), rank));
        if on_rank(pushed.relative_rank(Rank::Fourth)) != Some(pushed.pawn()) {
            Some(EnPassantFault::NoPawn)
        } else if on_rank(square.rank()).is_some() {
            Some(EnPassantFault::Occupied)
        } else if on_rank(pushed.relative_rank(Rank::Second)).is_some() {
            Some(EnPassantFault::Origin)
        } else {
            None
        }
    }

    /// The en passant square if it fits the board.
    pub fn valid_en_passant(&self) -> Option<Square> {
        self.en_passant.filter(|square| self.en_passant_fault(*square).is_none())
    }

    /// Every square that can be the en passant square on this board, from the a-file to the h-file.
    pub fn possible_en_passant(&self) -> impl Iterator<Item = Square> + '_ {
        let rank = en_passant_rank(self.turn);
        super::File::ALL
            .into_iter()
            .map(move |file| Square::from_coords(file, rank))
            .filter(|square| self.en_passant_fault(*square).is_none())
    }

    /// Whether the en passant square fits the board and a pawn of the side to move could capture on it,
    /// ignoring checks. X-FEN writes the square under this condition.
    pub fn en_passant_is_pseudo_legal(&self) -> bool {
        self.valid_en_passant().is_some_and(|square| self.en_passant_captors(square).any())
    }

    /// Whether a capture en passant is legal: after it the capturing side's kings are not attacked (FIDE
    /// Laws, article 3.9). Lichess and most current programs write the square under this condition, and it
    /// decides whether two positions are equal for the threefold repetition rule (article 9.2).
    ///
    /// Both pawns leave the rank in one move, so the capture can open a line to the king that neither pawn
    /// blocks alone.
    pub fn en_passant_is_legal(&self) -> bool {
        self.valid_en_passant().is_some_and(|square| self.can_capture_en_passant(square))
    }

    /// Whether a capture on this square would be legal, if the square fits the board. It need not be the
    /// square that is set.
    pub(crate) fn can_capture_en_passant(&self, square: Square) -> bool {
        let us = self.turn;
        let captured = Square::from_coords(square.file(), (!us).relative_rank(Rank::Fourth));
        self.en_passant_captors(square).into_iter().any(|from| {
            let mut after = self.board().clone();
            after.discard_piece_at(from);
            after.discard_piece_at(captured);
            after.set_piece_at(square, us.pawn());
            let kings = after.by_piece(us.king());
            kings.into_iter().all(|king| after.attacks_to(king, !us, after.occupied()).is_empty())
        })
    }

    /// The pawns of the side to move that attack this square.
    fn en_passant_captors(&self, square: Square) -> Bitboard {
        attacks::pawn_attacks(!self.turn, square) & self.board().by_piece(self.turn.pawn())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_fault_is_distinguished() {
        let mut position = Position::START;
        position.turn = Color::Black;
        assert_eq!(position.en_passant_fault(Square::E6), Some(EnPassantFault::Rank));
        assert_eq!(position.en_passant_fault(Square::E3), Some(EnPassantFault::NoPawn));
        position.set_piece(Square::E4, Some(Color::White.pawn()));
        assert_eq!(position.en_passant_fault(Square::E3), Some(EnPassantFault::Origin));
        position.set_piece(Square::E2, None);
        assert_eq!(position.en_passant_fault(Square::E3), None);
        assert_eq!(position.possible_en_passant().collect::<Vec<_>>(), [Square::E3]);
        position.set_piece(Square::E3, Some(Color::White.knight()));
        assert_eq!(position.en_passant_fault(Square::E3), Some(EnPassantFault::Occupied));
    }

    #[test]
    fn a_capture_that_uncovers_a_rook_is_only_pseudo_legal() {
        let mut position = Position::EMPTY;
        for (square, piece) in [
            (Square::A5, Color::Black.rook()),
            (Square::D5, Color::White.pawn()),
            (Square::E5, Color::Black.pawn()),
        ] {
            position.set_piece(square, Some(piece));
        }
        position.en_passant = Some(Square::E6);
        assert!(position.en_passant_is_pseudo_legal() && position.en_passant_is_legal());
        position.set_piece(Square::H5, Some(Color::White.king()));
        assert!(position.en_passant_is_pseudo_legal() && !position.en_passant_is_legal());
        position.set_piece(Square::D5, None);
        assert!(!position.en_passant_is_pseudo_legal());
    }

    #[test]
    fn a1_is_a_square_like_any_other() {
        let position = Position { en_passant: Some(Square::A1), ..Position::START };
        assert_eq!(position.en_passant_fault(Square::A1), Some(EnPassantFault::Rank));
        assert_ne!(position, Position::START);
    }
}
