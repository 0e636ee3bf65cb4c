//! Edits of the document by panels.

use leptos::prelude::*;

use crate::app::store::Store;
use crate::editor::{Command, Document, Step};

/// Edits the document in one step.
pub fn edit_document(store: Store, step: Step, edit: impl FnOnce(&mut Document)) {
    let mut document = store.editor.with_untracked(|editor| editor.document().clone());
    edit(&mut document);
    store.dispatch(Command::ReplaceDocument(Box::new(document), step));
}
