//! What remains of a position where only chess is known.

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
