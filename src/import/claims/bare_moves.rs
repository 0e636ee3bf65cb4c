//! Moves without numbers.

use super::claim::{Claim, Strength};
use crate::import::pgn;
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::as_moves(Claim::all(pgn::read_bare_moves(run), run.whole(), Strength::BareMoves))
}
