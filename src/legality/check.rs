//! Checks that no single move can give.

use shakmaty::attacks;

use crate::position::{Bitboard, Board, Color, Rank, Square};

/// The square of the pawn that has passed an en passant square with a double step, and the square it came from.
pub(super) fn double_push(en_passant: Square, pushed: Color) -> (Square, Square) {
    let on = |rank: Rank| Square::from_coords(en_passant.file(), pushed.relative_rank(rank));
    (on(Rank::Fourth), on(Rank::Second))
}

/// The board before that double step.
pub(super) fn before_double_push(board: &Board, en_passant: Square, pushed: Color) -> Board {
    let (to, from) = double_push(en_passant, pushed);
    let mut before = board.clone();
    before.discard_piece_at(to);
    before.set_piece_at(from, pushed.pawn());
    before
}

/// Whether no single move of `by` can have given this check to the king.
///
/// A move gives check with the man that moved, and with at most one more man whose line it opened. Therefore these are
/// impossible:
///
/// - more than two checkers;
/// - two checkers on one line through the king, because one of them would have given check before;
/// - two checkers among knights, pawns and kings, because only bishops, rooks and queens give check on an opened line;
/// - if the move was a pawn's double step (`en_passant` is the square it passed): two checkers, or another checker than
///   the pawn whose line the pawn had not closed before.
pub(super) fn is_impossible(
    board: &Board,
    king: Square,
    checkers: Bitboard,
    by: Color,
    en_passant: Option<Square>,
) -> bool {
    let (Some(first), Some(last)) = (checkers.first(), checkers.last()) else { return false };
    let several = first != last;
    if several && (checkers.count() > 2 || attacks::aligned(first, king, last)) {
        return true;
    }
    if (checkers & board.steppers()).more_than_one() {
        return true;
    }
    en_passant.is_some_and(|square| {
        let (pushed, _) = double_push(square, by);
        several
            || (first != pushed && {
                let before = before_double_push(board, square, by);
                before.attacks_to(king, by, before.occupied()).any()
            })
    })
}
