//! Counts the men of a side, and those among them that must be promoted pawns.

use super::rules::Limits;
use crate::position::{Bitboard, Board, Color, Role};

/// The men of one side.
pub(super) struct Material {
    pub(super) pawns: usize,
    pub(super) men: usize,
    /// The number of pieces beyond the initial set, bishops counted separately on light and dark squares.
    promoted: usize,
    /// The same with all bishops counted together.
    promoted_by_role: usize,
}

/// The number of men of a role in the initial set of one side.
fn first_set(role: Role) -> usize {
    match role {
        Role::Pawn => 8,
        Role::Knight | Role::Bishop | Role::Rook => 2,
        Role::Queen | Role::King => 1,
    }
}

impl Material {
    /// Counts the men of a side. `ordinary_kings` says whether pawns can promote to kings (Antichess).
    pub(super) fn of(board: &Board, color: Color, ordinary_kings: bool) -> Material {
        let us = board.by_color(color);
        let beyond = |role: Role| (board.by_role(role) & us).count().saturating_sub(first_set(role));
        let bishops = board.bishops() & us;
        let on = |squares: Bitboard| (bishops & squares).count().saturating_sub(1);
        let kings = if ordinary_kings { beyond(Role::King) } else { 0 };
        let others = beyond(Role::Queen) + beyond(Role::Rook) + beyond(Role::Knight) + kings;
        Material {
            pawns: (board.pawns() & us).count(),
            men: us.count(),
            promoted: others + on(Bitboard::LIGHT_SQUARES) + on(Bitboard::DARK_SQUARES),
            promoted_by_role: others + beyond(Role::Bishop),
        }
    }

    /// Whether there are more promoted pieces than missing pawns.
    pub(super) fn is_too_much(&self, limits: Limits) -> bool {
        self.pawns + self.promoted > limits.promotions
    }

    /// The same with all bishops counted together, as some engines count.
    pub(super) fn is_too_much_by_role(&self, limits: Limits) -> bool {
        self.pawns + self.promoted_by_role > limits.promotions
    }

    /// Whether a side can have these men in a game.
    pub(super) fn fits(&self, limits: Limits) -> bool {
        self.pawns <= limits.pawns && self.men <= limits.men && !self.is_too_much(limits)
    }
}

/// The pawns of a side and all its men of roles of which it has more than the initial set.
pub(super) fn surplus(board: &Board, color: Color) -> Bitboard {
    let us = board.by_color(color);
    let bishops = board.bishops() & us;
    let crowded = |men: Bitboard, set: usize| if men.count() > set { men } else { Bitboard::EMPTY };
    let of_role = |role: Role| crowded(board.by_role(role) & us, first_set(role));
    (board.pawns() & us)
        | of_role(Role::Knight)
        | of_role(Role::Rook)
        | of_role(Role::Queen)
        | of_role(Role::King)
        | crowded(bishops & Bitboard::LIGHT_SQUARES, 1)
        | crowded(bishops & Bitboard::DARK_SQUARES, 1)
}
