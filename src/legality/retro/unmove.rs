//! Takes moves back: finds a board before the last move that is possible itself.

use shakmaty::attacks;

use crate::legality::check::{before_double_push, double_push, is_impossible};
use crate::legality::context::Context;
use crate::legality::material::Material;
use crate::position::{Bitboard, Board, Color, Piece, Rank, Role, Square};

/// The roles that a captured man can have had.
const VICTIMS: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// A board whose last move is searched.
pub(super) struct Retro<'a> {
    pub(super) context: &'a Context<'a>,
    pub(super) board: &'a Board,
    empty: Bitboard,
    /// The side that made the last move.
    pub(super) mover: Color,
    /// The king of the side that is now to move.
    king: Square,
    /// The king of the side that made the last move.
    pub(super) mover_king: Square,
    /// The men that cannot have moved: a king that may still castle, and the rooks it may castle with.
    pub(super) unmoved: Bitboard,
}

impl<'a> Retro<'a> {
    /// Prepares the search; none if it cannot decide (see the documentation of [`super`]).
    pub(super) fn of(context: &'a Context<'a>) -> Option<Retro<'a>> {
        let board = context.board;
        let king = board.king_of(context.us)?;
        let mover_king = board.king_of(context.them)?;
        let decidable = context.traits.last_move
            && (board.pawns() & Bitboard::BACKRANKS).is_empty()
            && context.checkers(context.them).is_empty();
        if !decidable {
            return None;
        }
        let rights = context.castling.of(context.them);
        let unmoved = if rights.any() { rights.with(mover_king) } else { rights };
        Some(Retro {
            context,
            board,
            empty: !board.occupied(),
            mover: context.them,
            king,
            mover_king,
            unmoved,
        })
    }

    /// Whether the last move can have been a move or capture by a king, queen, rook, bishop or knight.
    pub(super) fn piece(&self) -> bool {
        let pieces = self.men() & !self.board.pawns() & !self.unmoved;
        pieces.into_iter().any(|to| {
            (self.board.attacks_from(to) & self.empty).into_iter().any(|from| {
                let before = self.moved_back(to, from, None);
                self.is_possible(&before) || self.captured(to, &before)
            })
        })
    }

    /// Whether the last move can have been a move, capture or promotion by a pawn. A double step counts only if no legal
    /// capture en passant follows, because otherwise the en passant square would be set.
    pub(super) fn pawn(&self) -> bool {
        let last = Bitboard::from_rank((!self.mover).backrank());
        let pawns = self.men() & self.board.pawns();
        let promoted = self.men() & last & !self.board.kings();
        (pawns | promoted).into_iter().any(|to| {
            let promoted = promoted.contains(to);
            self.pawn_step(to, promoted) || self.pawn_capture(to, promoted)
        }) || pawns.into_iter().any(|to| {
            self.en_passant_capture(to)
                || self.double_step(to).is_some_and(|square| !self.is_recorded(square))
        })
    }

    /// Whether the last move can have been a double step, even if the en passant square should be set then.
    pub(super) fn unrecorded_double_push(&self) -> bool {
        let pawns = self.men() & self.board.pawns();
        pawns.into_iter().any(|to| self.double_step(to).is_some())
    }

    /// Whether the double step that the en passant square records is possible.
    pub(super) fn double_push(&self, en_passant: Square) -> bool {
        self.is_possible(&before_double_push(self.board, en_passant, self.mover))
    }

    fn men(&self) -> Bitboard {
        self.board.by_color(self.mover)
    }

    /// The board with the man on `to` moved back to `from`, with another role if one is given (a promotion taken back).
    fn moved_back(&self, to: Square, from: Square, role: Option<Role>) -> Board {
        let mut before = self.board.clone();
        if let Some(piece) = before.remove_piece_at(to) {
            before.set_piece_at(from, Piece { role: role.unwrap_or(piece.role), ..piece });
        }
        before
    }

    /// Whether the board is possible with the mover to move: the other side is not in check, and the mover only in a check
    /// that a single move can give.
    pub(super) fn is_possible(&self, before: &Board) -> bool {
        let occupied = before.occupied();
        before.attacks_to(self.king, self.mover, occupied).is_empty()
            && before.king_of(self.mover).is_some_and(|king| {
                let checkers = before.attacks_to(king, !self.mover, occupied);
                !is_impossible(before, king, checkers, !self.mover, None)
            })
    }

    /// Whether a game can have left a side with its men on this board.
    fn fits(&self, before: &Board, color: Color) -> bool {
        Material::of(before, color, false).fits(self.context.traits.limits(before, color))
    }

    /// Whether the board before the move is possible with some captured man put back on `to`.
    fn captured(&self, to: Square, before: &Board) -> bool {
        VICTIMS.into_iter().filter(|role| *role != Role::Pawn || !Bitboard::BACKRANKS.contains(to)).any(
            |role| {
                let mut before = before.clone();
                before.set_piece_at(to, role.of(!self.mover));
                self.is_possible(&before) && self.fits(&before, !self.mover)
            },
        )
    }

    /// The square that is a number of ranks behind this one from the mover's point of view; none if off the board.
    fn behind(&self, square: Square, ranks: i32) -> Option<Square> {
        let rank = square.rank().offset(self.mover.fold_wb(-ranks, ranks))?;
        Some(Square::from_coords(square.file(), rank))
    }

    /// The empty squares on which a pawn can be.
    fn pawn_squares(&self) -> Bitboard {
        self.empty & !Bitboard::BACKRANKS
    }

    /// Whether a pawn (promoted or not) can have moved one square straight to `to`.
    fn pawn_step(&self, to: Square, promoted: bool) -> bool {
        let from = self.behind(to, 1).filter(|from| self.pawn_squares().contains(*from));
        from.is_some_and(|from| {
            let before = self.moved_back(to, from, Some(Role::Pawn));
            self.is_possible(&before) && (!promoted || self.fits(&before, self.mover))
        })
    }

    /// Whether a pawn (promoted or not) can have captured on `to`.
    fn pawn_capture(&self, to: Square, promoted: bool) -> bool {
        let origins = attacks::pawn_attacks(!self.mover, to) & self.pawn_squares();
        origins.into_iter().any(|from| {
            let before = self.moved_back(to, from, Some(Role::Pawn));
            (!promoted || self.fits(&before, self.mover)) && self.captured(to, &before)
        })
    }

    /// The square that a pawn on `to` has passed, if it can have got there by a double step.
    fn double_step(&self, to: Square) -> Option<Square> {
        let (passed, from) = (self.behind(to, 1)?, self.behind(to, 2)?);
        let possible = to.rank() == self.mover.relative_rank(Rank::Fourth)
            && self.empty.contains(passed)
            && self.empty.contains(from)
            && self.double_push(passed);
        possible.then_some(passed)
    }

    /// Whether a record has this en passant square under every convention, because a legal capture exists.
    fn is_recorded(&self, passed: Square) -> bool {
        self.context.position.can_capture_en_passant(passed)
    }

    /// Whether a pawn can have captured en passant on `to`.
    fn en_passant_capture(&self, to: Square) -> bool {
        if to.rank() != self.mover.relative_rank(Rank::Sixth) {
            return false;
        }
        let (victim, start) = double_push(to, !self.mover);
        if !self.empty.contains(victim) || !self.empty.contains(start) {
            return false;
        }
        let origins = attacks::pawn_attacks(!self.mover, to) & self.empty;
        origins.into_iter().any(|from| {
            let mut before = self.moved_back(to, from, None);
            before.set_piece_at(victim, (!self.mover).pawn());
            // Before the double step that allowed the capture, the mover had just moved, so its king was not in check.
            let earlier = before_double_push(&before, to, !self.mover);
            before.attacks_to(self.king, self.mover, before.occupied()).is_empty()
                && earlier.attacks_to(self.mover_king, !self.mover, earlier.occupied()).is_empty()
                && self.fits(&before, !self.mover)
        })
    }
}
