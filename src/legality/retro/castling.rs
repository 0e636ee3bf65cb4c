//! Takes castling back.

use shakmaty::attacks;

use super::unmove::Retro;
use crate::position::{Board, CastlingSide, File, Square};

impl Retro<'_> {
    /// Whether the last move can have been castling: king and rook are where castling puts them, and there are squares
    /// from which they can have castled.
    pub(super) fn castling(&self) -> bool {
        CastlingSide::ALL.into_iter().any(|side| {
            let (king_to, rook_to) = (side.king_to(self.mover), side.rook_to(self.mover));
            let castled = self.unmoved.is_empty()
                && self.mover_king == king_to
                && self.board.piece_at(rook_to) == Some(self.mover.rook());
            castled && {
                let mut bare = self.board.clone();
                bare.discard_piece_at(king_to);
                bare.discard_piece_at(rook_to);
                self.homes(side).any(|(king, rook)| self.castled_from(&bare, side, king, rook))
            }
        })
    }

    /// The start squares that the king and the rook on one side of it can have.
    fn homes(&self, side: CastlingSide) -> impl Iterator<Item = (Square, Square)> {
        let is_chess960 = self.context.rules.mode.is_chess960();
        let on = self.mover.backrank();
        File::ALL
            .into_iter()
            .flat_map(move |king| File::ALL.into_iter().map(move |rook| (king, rook)))
            .filter_map(move |(king, rook)| {
                let possible = if is_chess960 {
                    // The other rook stands on the other side of the king.
                    king != File::A && king != File::H && side == CastlingSide::from_king_side(rook > king)
                } else {
                    king == File::E && rook == if side.is_king_side() { File::H } else { File::A }
                };
                (possible && king != rook)
                    .then_some((Square::from_coords(king, on), Square::from_coords(rook, on)))
            })
    }

    /// Whether the two can have castled from these squares: all squares on their ways were empty, and none that the king
    /// crossed was attacked (FIDE Laws, article 3.8.2). `bare` is the board without the two.
    fn castled_from(&self, bare: &Board, side: CastlingSide, king: Square, rook: Square) -> bool {
        let (king_to, rook_to) = (side.king_to(self.mover), side.rook_to(self.mover));
        let way = |from: Square, to: Square| attacks::between(from, to).with(from).with(to);
        if (bare.occupied() & (way(king, king_to) | way(rook, rook_to))).any() {
            return false;
        }
        let mut before = bare.clone();
        before.set_piece_at(rook, self.mover.rook());
        let crossed = attacks::between(king, king_to).with(king);
        let is_attacked = |square: Square| before.attacks_to(square, !self.mover, before.occupied()).any();
        if crossed.into_iter().any(is_attacked) {
            return false;
        }
        before.set_piece_at(king, self.mover.king());
        self.is_possible(&before)
    }
}
