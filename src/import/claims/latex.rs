//! Commands of LaTeX packages that draw boards.

use super::claim::{Claim, Strength};
use crate::import::latex;
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::all(latex::read(run), run.whole(), Strength::Latex)
}
