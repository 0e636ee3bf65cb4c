//! A position that need not be legal.
//!
//! Sixty-four squares with any pieces on them, the side to move, castling rights as the user *means* them, an en
//! passant square or none, both clocks, and what the variants add (pockets, promoted marks, check counters). Every
//! value of [`Position`] can be written down and read back; whether it is legal chess is another room's question.
//!
//! The vocabulary (squares, pieces, colours, boards) is shakmaty's.

mod castling;
mod chess960;
mod en_passant;
mod piece_name;
mod transform;

use std::num::NonZeroU32;

pub use castling::CastlingRights;
pub use en_passant::EnPassantFault;
pub(crate) use en_passant::en_passant_rank;
pub use piece_name::{piece_name, piece_named};
pub use shakmaty::{
    Bitboard, Board, ByColor, ByRole, CastlingMode, CastlingSide, Color, File, Piece, Rank, RemainingChecks,
    Role, Square,
};
pub use transform::{Direction, Transform};

/// Pieces in hand, by colour and role (Crazyhouse, Bughouse). Kings are never in hand.
pub type Pockets = ByColor<ByRole<u8>>;

/// The largest number of pieces that both pockets hold together.
pub const POCKET_LIMIT: u32 = 64;

/// A position that need not be legal, and that can always be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    promoted: Bitboard,
    /// The side to move.
    pub turn: Color,
    /// The castling rights that the user means, whether or not king and rook stand where they must
    /// (see [`Position::allowed_castling`]).
    pub castling: CastlingRights,
    /// The square behind the pawn that has just moved two squares, as the user gave it, sound or not.
    pub en_passant: Option<Square>,
    /// Half moves since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The number of the full move; 1 in the start position, one more after each move of Black.
    pub fullmove_number: NonZeroU32,
    pockets: Option<Pockets>,
    /// The checks that each side still has to give (Three-check), where the position counts them.
    pub remaining_checks: Option<ByColor<RemainingChecks>>,
}

impl Position {
    /// No piece, White to move, no rights.
    pub const EMPTY: Position = Position {
        board: Board::empty(),
        promoted: Bitboard::EMPTY,
        turn: Color::White,
        castling: CastlingRights::NONE,
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: NonZeroU32::MIN,
        pockets: None,
        remaining_checks: None,
    };

    /// The start position of standard chess.
    pub const START: Position =
        Position { board: Board::new(), castling: CastlingRights::STANDARD, ..Position::EMPTY };

    /// The pieces on their squares.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Takes a whole board; promoted marks stay where a piece still stands.
    pub fn set_board(&mut self, board: Board) {
        self.board = board;
        self.promoted &= self.board.occupied();
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// Puts a piece on a square, or empties it. What stood there goes, and so does its promoted mark.
    pub fn set_piece(&mut self, square: Square, piece: Option<Piece>) {
        match piece {
            Some(piece) => self.board.set_piece_at(square, piece),
            None => self.board.discard_piece_at(square),
        }
        self.promoted.discard(square);
    }

    /// The squares whose piece is a promoted pawn (the `~` of Crazyhouse).
    pub fn promoted(&self) -> Bitboard {
        self.promoted
    }

    /// Marks the piece on a square as promoted, or not. An empty square cannot be marked.
    pub fn set_promoted(&mut self, square: Square, promoted: bool) {
        self.promoted.set(square, promoted && self.board.occupied().contains(square));
    }

    /// The pieces in hand, where the position has pockets.
    pub fn pockets(&self) -> Option<&Pockets> {
        self.pockets.as_ref()
    }

    /// Gives the position pockets, or takes them away.
    ///
    /// Returns false, and changes nothing, if they hold a king or more than [`POCKET_LIMIT`] pieces together.
    pub fn set_pockets(&mut self, pockets: Option<Pockets>) -> bool {
        if let Some(hands) = &pockets {
            let count: u32 = hands.iter().flat_map(ByRole::iter).map(|n| u32::from(*n)).sum();
            if count > POCKET_LIMIT || hands.iter().any(|hand| hand.king > 0) {
                return false;
            }
        }
        self.pockets = pockets;
        true
    }

    /// The squares of one side's kings: none, one or several.
    pub fn kings(&self, color: Color) -> Bitboard {
        self.board.by_piece(color.king())
    }
}

impl Default for Position {
    fn default() -> Self {
        Position::EMPTY
    }
}

/// What a square is called. Formatting it (`to_string`) would be the page's only use of that machinery.
pub fn square_name(square: Square) -> String {
    String::from_iter([square.file().char(), square.rank().char()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promoted_mark_goes_with_its_piece() {
        let mut position = Position::START;
        position.set_promoted(Square::D1, true);
        assert!(position.promoted().contains(Square::D1));
        position.set_piece(Square::D1, Some(Color::White.queen()));
        assert!(position.promoted().is_empty());
        position.set_promoted(Square::D4, true);
        assert!(position.promoted().is_empty(), "an empty square has no mark");
    }

    #[test]
    fn pockets_hold_no_king_and_not_more_than_64_pieces() {
        let mut position = Position::EMPTY;
        let mut hands = Pockets::default();
        hands.white.king = 1;
        assert!(!position.set_pockets(Some(hands)));
        hands.white.king = 0;
        hands.white.pawn = 40;
        hands.black.pawn = 25;
        assert!(!position.set_pockets(Some(hands)));
        hands.black.pawn = 24;
        assert!(position.set_pockets(Some(hands)));
        assert_eq!(position.pockets(), Some(&hands));
    }
}
