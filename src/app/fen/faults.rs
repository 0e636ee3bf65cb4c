//! The faults of the text in words.

use crate::app::store::Store;

/// Selects the next fault of the text, or the one before, around its end, and announces it.
pub fn select_next_fault(_store: Store, _backwards: bool) {}
