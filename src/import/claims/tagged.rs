//! Games with tags.

use super::claim::{Claim, Strength};
use crate::import::pgn;
use crate::import::run::Run;

/// The claims about a run. Moves behind tags that cannot be played are said only where there is nothing else.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    if let Some(import) = pgn::read_tagged(run) {
        return Claim::all(Some(import), run.whole(), Strength::Tags);
    }
    let error = pgn::first_error(run);
    error.map(|error| Claim::fault(error, Strength::BareMoves, false)).into_iter().collect()
}
