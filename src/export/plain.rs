//! What remains of a position where only chess is known.

use crate::position::Position;
use std::num::NonZeroU32;

/// Longer numbers are none to others: the editor of Lichess takes four digits, TeX counts up to 2147483647.
const HIGHEST_CLOCK: u32 = 9_999;

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

/// The position with clocks that everybody can read.
pub(super) fn with_low_clocks(position: &Position) -> Position {
    let mut low = position.clone();
    low.halfmove_clock = low.halfmove_clock.min(HIGHEST_CLOCK);
    low.fullmove_number =
        NonZeroU32::new(low.fullmove_number.get().min(HIGHEST_CLOCK)).unwrap_or(NonZeroU32::MIN);
    low
}
