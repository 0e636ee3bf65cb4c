//! Lists of pieces.

use super::claim::{Claim, Strength};
use crate::import::run::Run;
use crate::import::{list, places};

/// The claims about a run. A text with the slashes of a placement was meant as a record, and its faults say more than those
/// of a list.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    if places::has_placement(run.text()) {
        return Vec::new();
    }
    Claim::all(list::read(run), run.whole(), Strength::List)
}
