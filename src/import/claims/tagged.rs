//! Games with tags.

use super::claim::{Claim, Strength};
use crate::import::pgn;
use crate::import::run::Run;

/// The claims about a run. Moves behind tags that cannot be played are said only where there is nothing else.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    match pgn::read_tagged(run) {
        Some(import) => Claim::all(Some(import), run.whole(), Strength::Tags),
        None => {
            let error = pgn::first_error(run);
            error.map(|error| Claim::fault(error, Strength::BareMoves, false)).into_iter().collect()
        }
    }
}
