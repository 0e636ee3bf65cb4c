//! Checks that no single move can have given.

use shakmaty::attacks;

use crate::position::{Bitboard, Board, Color, Rank, Square};

/// The square of the pawn that has just moved two squares, and the one it came from.
pub(super) fn double_push(en_passant: Square, pushed: Color) -> (Square, Square) {
    let on = |rank: Rank| Square::from_coords(en_passant.file(), pushed.relative_rank(rank));
    (on(Rank::Fourth), on(Rank::Second))
}

/// The board before a pawn moved two squares.
pub(super) fn before_double_push(board: &Board, en_passant: Square, pushed: Color) -> Board {
    let (to, from) = double_push(en_passant, pushed);
    let mut before = board.clone();
    before.discard_piece_at(to);
    before.set_piece_at(from, pushed.pawn());
    before
}

/// Whether no single move of `by` can have given this check to the king.
///
/// One move gives check by the man that moved and by at most one line that it opened. So never by three men; never by
/// two on one line through the king, for one of them would have given it before; never by two among knights, pawns
/// and kings, for an opened line ends at a bishop, rook or queen. And if the move was a pawn's double step
/// (`en_passant` is the square it passed), it gave check by the pawn alone, or by the one line that the pawn had
/// closed.
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
