//! A position that need not be legal.
//!
//! It has 64 squares with any pieces on them, the side to move, castling rights, an en passant square, both
//! clocks, and what chess variants add: pockets, marks of promoted pieces, remaining checks. Every
//! [`Position`] can be written as text and read back (see [`notation`](crate::notation)). Whether it is legal
//! is decided in [`legality`](crate::legality).
//!
//! The types for squares, pieces, colours and boards are those of the crate shakmaty.

mod castling;
mod castling_rights;
mod chess960;
mod en_passant;
mod material;
mod piece_name;
mod sorting;
mod transform;

use std::num::NonZeroU32;

pub use castling_rights::CastlingRights;
pub use en_passant::EnPassantFault;
pub(crate) use en_passant::en_passant_rank;
pub use material::{MaterialBalance, endgame_class};
pub use piece_name::{figurine, piece_name, piece_named};
pub use shakmaty::{
    Bitboard, Board, ByColor, ByRole, CastlingMode, CastlingSide, Color, File, Piece, Rank, RemainingChecks,
    Role, Square,
};
pub use sorting::{sort_by_numbers, sort_short};
pub use transform::{Direction, Transform};

/// Pieces in hand, by colour and role (Crazyhouse, Bughouse). Kings are never in hand.
pub type Pockets = ByColor<ByRole<u8>>;

/// The maximum number of pieces in both pockets together.
pub const POCKET_LIMIT: u32 = 64;

/// A position that need not be legal and can always be written as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    promoted: Bitboard,
    /// The side to move.
    pub turn: Color,
    /// The castling rights that are set, whether or not king and rook are in place (see
    /// [`Position::allowed_castling`]).
    pub castling: CastlingRights,
    /// The square that a pawn has just passed with a double step, whether or not it fits the board (see
    /// [`Position::valid_en_passant`]).
    pub en_passant: Option<Square>,
    /// The number of plies since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The number of the full move: 1 in the start position, incremented after each move of Black.
    pub fullmove_number: NonZeroU32,
    pockets: Option<Pockets>,
    /// The checks that each side still has to give (Three-check); none in other games.
    pub remaining_checks: Option<ByColor<RemainingChecks>>,
}

impl Position {
    /// An empty board, White to move, no castling rights.
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

    /// The pieces on the squares.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Replaces the board. Marks of promoted pieces stay where a square is still occupied.
    pub fn set_board(&mut self, board: Board) {
        self.board = board;
        self.promoted &= self.board.occupied();
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// Puts a piece on a square, or empties it. This removes the piece on it and its mark as promoted.
    pub fn set_piece(&mut self, square: Square, piece: Option<Piece>) {
        match piece {
            Some(piece) => self.board.set_piece_at(square, piece),
            None => self.board.discard_piece_at(square),
        }
        self.promoted.discard(square);
    }

    /// The squares of promoted pieces (marked with `~` in Crazyhouse).
    pub fn promoted(&self) -> Bitboard {
        self.promoted
    }

    /// Sets or removes the mark of a promoted piece. An empty square cannot be marked.
    pub fn set_promoted(&mut self, square: Square, promoted: bool) {
        self.promoted.set(square, promoted && self.board.occupied().contains(square));
    }

    /// The pieces in hand; none if the game has no pockets.
    pub fn pockets(&self) -> Option<&Pockets> {
        self.pockets.as_ref()
    }

    /// Sets the pockets, or removes them.
    ///
    /// Returns false and changes nothing if they hold a king or more than [`POCKET_LIMIT`] pieces together.
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

    /// The squares of one side's kings; there may be none or several.
    pub fn kings(&self, color: Color) -> Bitboard {
        self.board.by_piece(color.king())
    }
}

impl Default for Position {
    fn default() -> Self {
        Position::EMPTY
    }
}

/// The name of a square, such as `e4`.
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
