//! The number of a start position of Chess960 in words.

use super::claim::{Claim, Strength};
use crate::import::link;
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::all(link::read_start_number(run), run.whole(), Strength::Name)
}
