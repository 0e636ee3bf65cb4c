//! The side at the bottom, marks and the variant, in the options of shortcodes, blocks of notes, tags and objects.

use super::claim::{Claim, Note};
use crate::import::beside::{Said, said};
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let claim = |(place, said): (std::ops::Range<usize>, Said)| {
        Claim::note(run.span(place.start, place.end), Note::Option(said))
    };
    said(run.text(), false).into_iter().map(claim).collect()
}
