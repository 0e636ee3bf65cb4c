//! A board in the page of somebody else: what the two pages say to each other.

use super::store::Store;

/// Begins to speak with the page around this one, if it is framed.
pub fn start(_store: Store) {}
