//! Boards of programs: objects of squares, eight lists of eight pieces.

use super::claim::{Claim, Strength};
use crate::import::object;
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::all(object::read(run), run.whole(), Strength::Object)
}
