//! Records between the tags of forums and pages.

use super::claim::{Claim, Strength};
use crate::import::markup;
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::all(markup::read(run), run.whole(), Strength::Markup)
}
