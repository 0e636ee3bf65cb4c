//! What remains of a position where only chess is known.

use std::num::NonZeroU32;

use crate::position::Position;

/// The position without pockets, promoted marks and check counters.
pub(super) fn plain(position: &Position) -> Position {
    let mut plain = position.clone();
    // No pockets are never refused.
    plain.set_pockets(None);
    for square in position.promoted() {
        plain.set_promoted(square, false);
    }
    plain.remaining_checks = None;
    plain
}

/// The position with clocks that whoever counts no further can read.
pub(super) fn with_clocks_up_to(position: &Position, most: NonZeroU32) -> Position {
    let mut low = position.clone();
    low.halfmove_clock = low.halfmove_clock.min(most.get());
    low.fullmove_number = low.fullmove_number.min(most);
    low
}
