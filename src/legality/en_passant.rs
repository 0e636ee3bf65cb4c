//! Whether an en passant square is of any use: what the three conventions of writing it ask.

use shakmaty::attacks;

use super::check::double_push;
use crate::position::{Bitboard, Position, Square};

/// Whether the en passant square is sound and a pawn of the side to move stands beside the pawn that has just moved,
/// so that it could capture if its king allowed it. By this X-FEN writes the square.
pub fn en_passant_is_pseudo_legal(position: &Position) -> bool {
    position.sound_en_passant().is_some_and(|square| captors(position, square).any())
}

/// Whether one of the captures en passant is legal: afterwards no king of the side that captured is attacked (FIDE
/// Laws, article 3.9). By this Lichess and most programs of today write the square, and by this two positions are the
/// same for repetition (article 9.2).
///
/// Both pawns leave the rank at once, so a rook may attack a king through them that no single pawn had shielded.
pub fn en_passant_is_legal(position: &Position) -> bool {
    position.sound_en_passant().is_some_and(|square| is_legal_on(position, square))
}

/// The same for any sound square, set or not.
pub(super) fn is_legal_on(position: &Position, square: Square) -> bool {
    let us = position.turn;
    let (captured, _) = double_push(square, !us);
    captors(position, square).into_iter().any(|from| {
        let mut after = position.board().clone();
        after.discard_piece_at(from);
        after.discard_piece_at(captured);
        after.set_piece_at(square, us.pawn());
        let kings = after.by_piece(us.king());
        kings.into_iter().all(|king| after.attacks_to(king, !us, after.occupied()).is_empty())
    })
}

/// The pawns that stand ready to capture on this square.
fn captors(position: &Position, square: Square) -> Bitboard {
    let us = position.turn;
    attacks::pawn_attacks(!us, square) & position.board().by_piece(us.pawn())
}
