//! What the page is beyond a page: kept for when its server is gone, renewed when the user says so, opened by the system with
//! files, shared texts and shortcuts.

use super::store::Store;

/// Begins all of this, when the page is ready.
pub fn start(_store: Store) {}
