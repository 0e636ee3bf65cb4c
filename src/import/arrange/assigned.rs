//! The notes of a text with the boards to which they belong.

/// Where a note stands, seen from its board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    Within,
    Behind,
    Before,
}

/// A note with its board.
pub(super) struct Assigned {
    /// The index of the note among the claims.
    pub(super) note: usize,
    /// The index of its board among the claims.
    pub(super) anchor: usize,
    pub(super) place: Place,
    /// The number of characters between it and its board.
    pub(super) distance: usize,
}
