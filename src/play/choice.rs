//! The legal moves that a user can mean by a piece and a square.

use shakmaty::{CastlingSide, Move};

use crate::position::{Bitboard, Role, Square};

/// The squares to which a piece can move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Targets {
    /// Squares of moves that capture nothing.
    pub moves: Bitboard,
    /// Squares of captures. A capture en passant is one on the square to which the pawn moves.
    pub captures: Bitboard,
    /// Squares of the own rooks with which the king castles.
    pub rooks: Bitboard,
}

impl Targets {
    /// All of them.
    pub fn all(self) -> Bitboard {
        self.moves | self.captures | self.rooks
    }
}

/// The squares to which the piece on a square can move. The king castles onto his rook, or onto the square where he will
/// stand.
pub fn targets(legal: &[Move], from: Square) -> Targets {
    let mut targets = Targets::default();
    for played in legal.iter().filter(|played| played.from() == Some(from)) {
        match *played {
            Move::Castle { king, rook } => {
                targets.rooks.add(rook);
                targets.moves.extend(castling_target(king, rook));
            }
            Move::EnPassant { to, .. } | Move::Normal { to, capture: Some(_), .. } => {
                targets.captures.add(to);
            }
            Move::Normal { to, .. } => targets.moves.add(to),
            Move::Put { .. } => {}
        }
    }
    targets.moves &= !targets.captures & !targets.rooks;
    targets
}

/// The legal moves that the piece on one square can make when it is brought to another: several if a pawn promotes.
///
/// A step of the king that is legal by itself goes before castling onto the same square, as it can be in Chess960.
pub fn moves_between(legal: &[Move], from: Square, to: Square) -> Vec<Move> {
    let of_piece = || legal.iter().copied().filter(|played| played.from() == Some(from));
    let steps: Vec<Move> = of_piece().filter(|played| !played.is_castle() && played.to() == to).collect();
    if !steps.is_empty() {
        return steps;
    }
    let castles = |played: &Move| match *played {
        Move::Castle { king, rook } => rook == to || castling_target(king, rook) == Some(to),
        _ => false,
    };
    of_piece().filter(castles).take(1).collect()
}

/// The empty squares onto which a piece in hand can be dropped.
pub fn drops(legal: &[Move], role: Role) -> Bitboard {
    let dropped = |played: &Move| match *played {
        Move::Put { role: other, to } if other == role => Some(to),
        _ => None,
    };
    legal.iter().filter_map(dropped).collect()
}

/// The square where the king stands after castling, if it is two files or more away: a single step means the step.
fn castling_target(king: Square, rook: Square) -> Option<Square> {
    let side = CastlingSide::from_king_side(king < rook);
    let to = Square::from_coords(side.king_to_file(), king.rank());
    (king.file().distance(to.file()) > 1).then_some(to)
}
