//! The edit mode of `XBoard`.

use super::claim::{Claim, Strength};
use crate::import::edit;
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    Claim::all(edit::read(run), run.whole(), Strength::Edit)
}
