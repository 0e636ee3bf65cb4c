//! How many men a side has, and which of them must be promoted pawns.

use super::rules::Limits;
use crate::position::{Bitboard, Board, Color, Role};

/// The men of one side.
pub(super) struct Material {
    pub(super) pawns: usize,
    pub(super) men: usize,
    /// Pieces beyond the first set.
    promoted: usize,
    /// The same, without telling bishops apart by the colour of their squares.
    promoted_by_role: usize,
}

/// How many pieces of a role the first set has.
fn first_set(role: Role) -> usize {
    match role {
        Role::Pawn => 8,
        Role::Knight | Role::Bishop | Role::Rook => 2,
        Role::Queen | Role::King => 1,
    }
}

impl Material {
    /// Kings count among the promoted only where pawns promote to them.
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

    /// More pieces than the pawns that are gone can have promoted to.
    pub(super) fn is_too_much(&self, limits: Limits) -> bool {
        self.pawns + self.promoted > limits.promotions
    }

    /// The same, as engines count that do not look at the bishops' squares.
    pub(super) fn is_too_much_by_role(&self, limits: Limits) -> bool {
        self.pawns + self.promoted_by_role > limits.promotions
    }

    /// Whether a game can have left this side with these men.
    pub(super) fn fits(&self, limits: Limits) -> bool {
        self.pawns <= limits.pawns && self.men <= limits.men && !self.is_too_much(limits)
    }
}

/// The pawns of a side and all its men of which there are more than in the first set.
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
