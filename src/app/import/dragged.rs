//! What is dragged over the page, from outside or a selected text.

use leptos::prelude::*;

use crate::app::store::Store;

/// A kind of thing that is dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dragged {
    /// One file, or several.
    File,
    /// A text, not over a field that takes it itself.
    Text,
}

#[derive(Clone, Copy)]
pub struct DragState(pub RwSignal<Option<Dragged>>);

impl DragState {
    #[allow(clippy::new_without_default, reason = "it takes part in the owner that makes it")]
    pub fn new() -> DragState {
        DragState(RwSignal::new(None))
    }

    pub fn here() -> DragState {
        expect_context()
    }

    pub fn of(store: Store) -> DragState {
        store.context()
    }
}
