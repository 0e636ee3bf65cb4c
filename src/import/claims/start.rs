//! The start position, as protocols, markup or code name it.

use super::claim::{Claim, Strength};
use crate::import::markup;
use crate::import::run::Run;

/// The claims about a run. The word of protocols is certain on a line of its own, and a value in markup or code beside which
/// no record stands.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let all = |import, strength| Claim::all(import, run.whole(), strength);
    let mut certain = all(markup::read_word(run), Strength::Localised);
    certain.append(&mut all(markup::read_named(run), Strength::Markup));
    if certain.is_empty() { all(markup::read_mentioned(run), Strength::Name) } else { certain }
}
