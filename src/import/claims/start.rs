//! The start position, as markup or code names it.

use super::claim::{Claim, Strength};
use crate::import::markup;
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::all(markup::read_start(run), run.whole(), Strength::Name)
}
