//! Twins of chess problems.

use super::claim::{Claim, Note};
use crate::import::run::Run;
use crate::import::twins::twins;
use crate::import::usage::Aside;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let claim =
        |twin: std::ops::Range<usize>| Claim::note(run.span(twin.start, twin.end), Note::Aside(Aside::Twin));
    twins(run.text()).into_iter().map(claim).collect()
}
