//! What assistive technology is told: what an edit has changed, and what a key asks for.

use super::store::Store;
use crate::editor::keys::Aloud;

/// Announces something about the position.
pub fn read(_store: Store, _aloud: Aloud) {}

/// Announces what edits change, as long as the page lives.
pub fn start(_store: Store) {}
