//! Lines of moves: the solution of the problem above them, or how a game went on.

use super::claim::{Claim, Note};
use crate::import::run::Run;
use crate::import::solution::{Stretch, stretches};

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let claim = |Stretch { whole, moves }: Stretch| {
        Claim::note(run.span(whole.start, whole.end), Note::Solution(run.span(moves.start, moves.end)))
    };
    stretches(run).into_iter().map(claim).collect()
}
