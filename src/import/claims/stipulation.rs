//! Stipulations of chess problems.

use super::claim::{Claim, Note};
use crate::import::run::Run;
use crate::import::stipulation::Stipulation;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let claim = |found: Stipulation| Claim::note(run.span(found.start, found.end), Note::Stipulation(found));
    Stipulation::all(run).into_iter().map(claim).collect()
}
