//! Templates of Wikipedia.

use super::claim::{Claim, Strength};
use crate::import::run::Run;
use crate::import::template;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::all(template::read(run), run.whole(), Strength::Template)
}
