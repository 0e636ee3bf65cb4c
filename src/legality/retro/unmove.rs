//! Moves taken back: from the board as it is to a board that can have stood before.

use shakmaty::attacks;

use crate::legality::check::{before_double_push, double_push, is_impossible};
use crate::legality::material::Material;
use crate::legality::scene::Scene;
use crate::position::{Bitboard, Board, Color, Piece, Rank, Role, Square};

/// What a man that was captured can have been.
const VICTIMS: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// A board whose last move is looked for.
pub(super) struct Retro<'a> {
    pub(super) scene: &'a Scene<'a>,
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
    /// None where the question cannot be decided.
    pub(super) fn of(scene: &'a Scene<'a>) -> Option<Retro<'a>> {
        let board = scene.board;
        let king = board.king_of(scene.us)?;
        let mover_king = board.king_of(scene.them)?;
        let decidable = scene.traits.last_move
            && (board.pawns() & Bitboard::BACKRANKS).is_empty()
            && scene.checkers(scene.them).is_empty();
        if !decidable {
            return None;
        }
        let rights = scene.castling.of(scene.them);
        let unmoved = if rights.any() { rights.with(mover_king) } else { rights };
        Some(Retro { scene, board, empty: !board.occupied(), mover: scene.them, king, mover_king, unmoved })
    }

    /// A king, queen, rook, bishop or knight can have moved or captured.
    pub(super) fn piece(&self) -> bool {
        let pieces = self.men() & !self.board.pawns() & !self.unmoved;
        pieces.into_iter().any(|to| {
            (self.board.attacks_from(to) & self.empty).into_iter().any(|from| {
                let before = self.moved_back(to, from, None);
                self.can_have_stood(&before) || self.captured(to, &before)
            })
        })
    }

    /// A pawn can have moved, captured or promoted; a double step only if it leaves no legal capture en passant, for
    /// then the square would be set.
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

    /// A double step that would have left a legal capture en passant is possible but for the square that is not set.
    pub(super) fn unrecorded_double_push(&self) -> bool {
        let pawns = self.men() & self.board.pawns();
        pawns.into_iter().any(|to| self.double_step(to).is_some())
    }

    /// The double step of which the en passant square tells can have been made.
    pub(super) fn double_push(&self, en_passant: Square) -> bool {
        self.can_have_stood(&before_double_push(self.board, en_passant, self.mover))
    }

    fn men(&self) -> Bitboard {
        self.board.by_color(self.mover)
    }

    /// The board with the man of `to` back on `from`, as a pawn if it promoted.
    fn moved_back(&self, to: Square, from: Square, role: Option<Role>) -> Board {
        let mut before = self.board.clone();
        if let Some(piece) = before.remove_piece_at(to) {
            before.set_piece_at(from, Piece { role: role.unwrap_or(piece.role), ..piece });
        }
        before
    }

    /// Whether the board can have stood with the mover to move.
    pub(super) fn can_have_stood(&self, before: &Board) -> bool {
        let occupied = before.occupied();
        before.attacks_to(self.king, self.mover, occupied).is_empty()
            && before.king_of(self.mover).is_some_and(|king| {
                let checkers = before.attacks_to(king, !self.mover, occupied);
                !is_impossible(before, king, checkers, !self.mover, None)
            })
    }

    fn fits(&self, before: &Board, color: Color) -> bool {
        Material::of(before, color, false).fits(self.scene.traits.limits(before, color))
    }

    /// Whether a man captured on `to` makes the board one that can have stood.
    fn captured(&self, to: Square, before: &Board) -> bool {
        VICTIMS.into_iter().filter(|role| *role != Role::Pawn || !Bitboard::BACKRANKS.contains(to)).any(
            |role| {
                let mut before = before.clone();
                before.set_piece_at(to, role.of(!self.mover));
                self.can_have_stood(&before) && self.fits(&before, !self.mover)
            },
        )
    }

    /// The square that many ranks behind this one, as the mover sees it.
    fn behind(&self, square: Square, ranks: i32) -> Option<Square> {
        let rank = square.rank().offset(self.mover.fold_wb(-ranks, ranks))?;
        Some(Square::from_coords(square.file(), rank))
    }

    /// Empty squares on which a pawn can have stood.
    fn pawn_squares(&self) -> Bitboard {
        self.empty & !Bitboard::BACKRANKS
    }

    fn pawn_step(&self, to: Square, promoted: bool) -> bool {
        let from = self.behind(to, 1).filter(|from| self.pawn_squares().contains(*from));
        from.is_some_and(|from| {
            let before = self.moved_back(to, from, Some(Role::Pawn));
            self.can_have_stood(&before) && (!promoted || self.fits(&before, self.mover))
        })
    }

    fn pawn_capture(&self, to: Square, promoted: bool) -> bool {
        let origins = attacks::pawn_attacks(!self.mover, to) & self.pawn_squares();
        origins.into_iter().any(|from| {
            let before = self.moved_back(to, from, Some(Role::Pawn));
            (!promoted || self.fits(&before, self.mover)) && self.captured(to, &before)
        })
    }

    /// The square that a pawn on `to` has passed, if it can have come by a double step.
    fn double_step(&self, to: Square) -> Option<Square> {
        let (passed, from) = (self.behind(to, 1)?, self.behind(to, 2)?);
        let possible = to.rank() == self.mover.relative_rank(Rank::Fourth)
            && self.empty.contains(passed)
            && self.empty.contains(from)
            && self.double_push(passed);
        possible.then_some(passed)
    }

    /// Whether every convention would have written this en passant square.
    fn is_recorded(&self, passed: Square) -> bool {
        self.scene.position.can_capture_en_passant(passed)
    }

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
            // Two moves ago the mover had just moved, so its king was not in check.
            let earlier = before_double_push(&before, to, !self.mover);
            before.attacks_to(self.king, self.mover, before.occupied()).is_empty()
                && earlier.attacks_to(self.mover_king, !self.mover, earlier.occupied()).is_empty()
                && self.fits(&before, !self.mover)
        })
    }
}
