//! Boards in style 12.

use super::claim::{Claim, Strength};
use crate::import::style12;
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::all(style12::read(run), run.whole(), Strength::Style12)
}
