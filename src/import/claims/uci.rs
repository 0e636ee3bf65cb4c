//! Commands of UCI with moves.

use super::claim::{Claim, Strength};
use crate::import::run::Run;
use crate::import::uci;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::all(uci::read(run), run.whole(), Strength::Command)
}
