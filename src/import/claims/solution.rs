//! Lines of moves: the solution of the problem above them, or how a game went on.

use super::claim::{Claim, Note};
use crate::import::run::Run;
use crate::import::solution::{Stretch, stretches};
use crate::import::usage::Aside;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let claim = |Stretch { whole, moves, may_be_played }: Stretch| {
        let moves = run.span(moves.start, moves.end);
        let note = if may_be_played { Note::Solution(moves) } else { Note::Aside(Aside::Moves) };
        Claim::note(run.span(whole.start, whole.end), note)
    };
    stretches(run).into_iter().map(claim).collect()
}
