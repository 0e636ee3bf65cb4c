//! Repairs as data: a change to a position that removes a finding.

use std::num::NonZeroU32;

use shakmaty::variant::Variant;

use crate::position::{
    Bitboard, Board, CastlingRights, Color, Piece, Pockets, Position, RemainingChecks, Role, Square,
    Transform,
};

/// A change to a position that removes a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repair {
    /// Set up the start position of this variant.
    StartPosition(Variant),
    /// Put a piece on a square.
    PlacePiece(Square, Piece),
    /// Take these pieces off the board.
    RemovePieces(Bitboard),
    /// Move a piece to an empty square. A king that moves loses its castling rights.
    MovePiece {
        /// The square of the piece.
        from: Square,
        /// The square to which it moves.
        to: Square,
    },
    /// Turn these pawns into queens.
    Promote(Bitboard),
    /// Change the side to move. An en passant square stays only if it is valid then.
    PassTurn,
    /// Keep only these castling rights.
    SetCastling(CastlingRights),
    /// Set the en passant square, or remove it.
    SetEnPassant(Option<Square>),
    /// Set the halfmove clock.
    SetHalfmove(u32),
    /// Set the fullmove number.
    SetFullmove(NonZeroU32),
    /// Set both clocks.
    SetClocks(u32, NonZeroU32),
    /// Turn the board round or exchange the colours.
    Transform(Transform),
}

impl Repair {
    /// Whether the change takes men off the board.
    pub fn removes_men(&self) -> bool {
        matches!(self, Repair::RemovePieces(_))
    }

    /// The position with this change made.
    #[must_use]
    pub fn apply(&self, position: &Position) -> Position {
        let mut repaired = position.clone();
        match *self {
            Repair::StartPosition(variant) => return start_position(position, variant),
            Repair::PlacePiece(square, piece) => repaired.set_piece(square, Some(piece)),
            Repair::RemovePieces(squares) => {
                for square in squares {
                    repaired.set_piece(square, None);
                    repaired.castling.remove(square);
                }
            }
            Repair::MovePiece { from, to } => {
                let promoted = position.promoted().contains(from);
                repaired.set_piece(to, position.piece_at(from));
                repaired.set_piece(from, None);
                repaired.set_promoted(to, promoted);
                if let Some(Piece { color, role: Role::King }) = position.piece_at(from) {
                    for rook in position.castling.of(color) {
                        repaired.castling.remove(rook);
                    }
                }
            }
            Repair::Promote(pawns) => {
                for square in pawns {
                    let queen = position.piece_at(square).map(|pawn| pawn.color.queen());
                    repaired.set_piece(square, queen);
                }
            }
            Repair::PassTurn => {
                repaired.turn = !position.turn;
                repaired.en_passant = repaired.valid_en_passant();
            }
            Repair::SetCastling(rights) => repaired.castling = rights,
            Repair::SetEnPassant(square) => repaired.en_passant = square,
            Repair::SetHalfmove(clock) => repaired.halfmove_clock = clock,
            Repair::SetFullmove(number) => repaired.fullmove_number = number,
            Repair::SetClocks(clock, number) => {
                (repaired.halfmove_clock, repaired.fullmove_number) = (clock, number);
            }
            Repair::Transform(transform) => {
                return position.transformed(transform).unwrap_or_else(|| position.clone());
            }
        }
        repaired
    }
}

/// The start position of a variant. If the position has pockets or remaining checks, the result has empty pockets and the
/// initial number of remaining checks.
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

/// The standard castling rights of one side.
fn rights_of(color: Color) -> CastlingRights {
    let mut rights = CastlingRights::STANDARD;
    for rook in CastlingRights::STANDARD.of(!color) {
        rights.remove(rook);
    }
    rights
}
