//! Remedies as data: what one click would change.

use std::num::NonZeroU32;

use shakmaty::variant::Variant;

use crate::position::{
    Bitboard, Board, CastlingRights, Color, Piece, Pockets, Position, RemainingChecks, Role, Square,
};

/// A change that makes a finding go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repair {
    /// Set up the start position of this game.
    StartPosition(Variant),
    /// Put a piece on a square.
    PlacePiece(Square, Piece),
    /// Take these pieces off the board.
    RemovePieces(Bitboard),
    /// Move a piece to an empty square. A king that moves loses its castling rights.
    MovePiece {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Turn these pawns into queens.
    Promote(Bitboard),
    /// Give the move to the other side. An en passant square stays only if it is sound for that side.
    PassTurn,
    /// Keep only these castling rights.
    SetCastling(CastlingRights),
    /// Set the en passant square, or remove it.
    SetEnPassant(Option<Square>),
    /// Set the halfmove clock.
    SetHalfmove(u32),
    /// Set the fullmove number.
    SetFullmove(NonZeroU32),
}

impl Repair {
    /// The position with this change made.
    #[must_use]
    pub fn apply(&self, position: &Position) -> Position {
        let mut mended = position.clone();
        match *self {
            Repair::StartPosition(variant) => return start_position(position, variant),
            Repair::PlacePiece(square, piece) => mended.set_piece(square, Some(piece)),
            Repair::RemovePieces(squares) => {
                for square in squares {
                    mended.set_piece(square, None);
                    mended.castling.remove(square);
                }
            }
            Repair::MovePiece { from, to } => {
                let promoted = position.promoted().contains(from);
                mended.set_piece(to, position.piece_at(from));
                mended.set_piece(from, None);
                mended.set_promoted(to, promoted);
                if let Some(Piece { color, role: Role::King }) = position.piece_at(from) {
                    for rook in position.castling.of(color) {
                        mended.castling.remove(rook);
                    }
                }
            }
            Repair::Promote(pawns) => {
                for square in pawns {
                    let queen = position.piece_at(square).map(|pawn| pawn.color.queen());
                    mended.set_piece(square, queen);
                }
            }
            Repair::PassTurn => {
                mended.turn = !position.turn;
                mended.en_passant = mended.valid_en_passant();
            }
            Repair::SetCastling(rights) => mended.castling = rights,
            Repair::SetEnPassant(square) => mended.en_passant = square,
            Repair::SetHalfmove(clock) => mended.halfmove_clock = clock,
            Repair::SetFullmove(number) => mended.fullmove_number = number,
        }
        mended
    }
}

/// The start position of a variant; empty pockets and full counters where the position had any.
#[must_use]
pub fn start_position(position: &Position, variant: Variant) -> Position {
    let (board, castling) = match variant {
        Variant::Horde => (Board::horde(), rights_of(Color::Black)),
        Variant::RacingKings => (Board::racing_kings(), CastlingRights::NONE),
        Variant::Antichess => (Board::new(), CastlingRights::NONE),
        _ => (Board::new(), CastlingRights::STANDARD),
    };
    let mut start = Position::START;
    start.set_board(board);
    start.castling = castling;
    start.set_pockets(position.pockets().map(|_| Pockets::default()));
    start.remaining_checks =
        position.remaining_checks.map(|checks| checks.map(|_| RemainingChecks::default()));
    start
}

/// Both rights of one side, from the corners.
fn rights_of(color: Color) -> CastlingRights {
    let mut rights = CastlingRights::STANDARD;
    for rook in CastlingRights::STANDARD.of(!color) {
        rights.remove(rook);
    }
    rights
}
