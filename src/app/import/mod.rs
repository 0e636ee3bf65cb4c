//! What is pasted, dropped, shared or opened: the positions in it, and the card that steps through them.
//!
//! All but the types that the [`Store`] names is behind the split point.

mod card;
mod embedded;
mod history;
mod paste;
mod pasted;
mod steps;

pub use card::ImportCard;
pub use history::PasteHistory;
pub use paste::paste;
pub use pasted::{Pasted, Place};

use leptos::prelude::*;

use super::store::Store;

/// Begins what goes on as long as the page lives.
pub fn start(store: Store) {
    Effect::new(move || {
        store.scene.track();
        steps::follow_document(store);
    });
}
