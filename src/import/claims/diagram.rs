//! Diagrams of letters, figurines and lines.

use super::claim::{Claim, Strength};
use crate::import::diagram;
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    match diagram::read(run) {
        Some(Ok(import)) => Claim::all(Some(import), run.whole(), Strength::Diagram),
        // What is drawn like a diagram may also be a list of words.
        Some(Err((error, is_meant))) => {
            let strength = if is_meant { Strength::Diagram } else { Strength::Localised };
            vec![Claim::fault(error, strength, is_meant)]
        }
        None => Vec::new(),
    }
}
