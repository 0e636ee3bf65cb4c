//! The start position, as protocols, markup or code name it.

use super::claim::{Claim, Strength};
use crate::import::markup;
use crate::import::run::Run;

/// The claims about a run. The word of protocols is certain on a line of its own.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let alone = Claim::all(markup::read_word(run), run.whole(), Strength::Localised);
    if alone.is_empty() { Claim::all(markup::read_start(run), run.whole(), Strength::Name) } else { alone }
}
