//! Links with moves or the number of a start position.

use super::claim::{Claim, Strength};
use crate::import::link;
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::as_moves(Claim::all(link::read(run), run.whole(), Strength::Link))
}
