//! Records in the piece letters of other languages.

use super::claim::{Claim, Strength};
use crate::import::run::Run;
use crate::import::{places, record};

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let strength = if places::has_placement(run.text()) { Strength::Diagram } else { Strength::Localised };
    Claim::all(record::read_localised(run), run.whole(), strength)
}
