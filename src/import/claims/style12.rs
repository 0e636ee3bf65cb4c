//! Boards in style 12.

use super::claim::{Claim, Strength};
use crate::import::run::Run;
use crate::import::style12;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::all(style12::read(run), run.whole(), Strength::Style12)
}
