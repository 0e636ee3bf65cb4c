//! What is pasted, dropped, shared or opened: the positions in it, and the card that steps through them.

use leptos::prelude::*;

use super::store::Store;
use crate::import::Import;

/// What was pasted, and the place in it that is shown.
#[derive(Debug)]
pub struct Pasted {
    /// The text as it was pasted.
    pub text: String,
    /// What was found in it.
    pub import: Import,
}

/// Finds the positions in a text and loads the first.
pub fn paste(store: Store, text: String, _into_box: bool) {
    store.load_pasted(text);
}

/// The card that says what a paste was read as.
#[component]
pub fn ImportCard() -> impl IntoView {}

/// Begins what goes on as long as the page lives.
pub fn start(_store: Store) {}
