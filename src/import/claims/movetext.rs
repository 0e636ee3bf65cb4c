//! Moves with numbers and without tags.

use super::claim::{Claim, Strength};
use crate::import::pgn;
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::as_moves(Claim::all(pgn::read_movetext(run), run.whole(), Strength::Movetext))
}
