//! Positions for programs that know standard chess only.

use std::num::NonZeroU32;

use crate::position::Position;

/// The position without pockets, promoted marks and check counters.
pub(super) fn plain(position: &Position) -> Position {
    let mut plain = position.clone();
    // Removing the pockets always succeeds.
    plain.set_pockets(None);
    for square in position.promoted() {
        plain.set_promoted(square, false);
    }
    plain.remaining_checks = None;
    plain
}

/// The position with both clocks limited to a maximum.
pub(super) fn with_clocks_up_to(position: &Position, maximum: NonZeroU32) -> Position {
    let mut limited = position.clone();
    limited.halfmove_clock = limited.halfmove_clock.min(maximum.get());
    limited.fullmove_number = limited.fullmove_number.min(maximum);
    limited
}
