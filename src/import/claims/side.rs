//! Words that say who moves.

use super::claim::{Claim, Note};
use crate::import::run::Run;
use crate::import::side;

/// The maximum number of claims about a run.
const MOST: usize = 20_000;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let text = run.text();
    let mut claims = Vec::new();
    for (color, start, end) in side::all(text).take(MOST) {
        claims.push(Claim::note(run.span(start, end), Note::Side(color)));
    }
    claims
}
