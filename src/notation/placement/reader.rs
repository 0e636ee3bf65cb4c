//! The state of a placement while it is being read.

use super::squares::Rows;
use crate::notation::fault::Span;
use crate::notation::report::Report;
use crate::notation::source::slice;
use crate::position::{Bitboard, Pockets};

/// What the placement may contain besides pieces, digits and slashes.
#[derive(Clone, Copy)]
pub(in crate::notation) struct Grammar {
    /// Adjacent digits and leading or trailing slashes are accepted and reported as repairs.
    pub(in crate::notation) lenient: bool,
    /// Pockets (`[QNpp]` or a ninth rank) and marks of promoted pieces (`~`) are accepted.
    pub(in crate::notation) crazyhouse: bool,
}

/// A placement that is being read. Its methods are here, in `rank.rs` for one rank, and in `mod.rs` for all
/// ranks.
pub(super) struct Reader<'a, 'r> {
    /// The text up to the end of the placement.
    pub(super) text: &'a str,
    pub(super) whole: Span,
    pub(super) grammar: Grammar,
    pub(super) report: &'r mut Report,
    pub(super) rows: Rows,
    pub(super) promoted: Bitboard,
    pub(super) pockets: Option<Pockets>,
}

impl Reader<'_, '_> {
    pub(super) fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    pub(super) fn slashes_from(&self, start: usize) -> usize {
        slice(self.text, start, self.text.len()).bytes().filter(|byte| *byte == b'/').count()
    }
}
