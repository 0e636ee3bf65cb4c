//! What was pasted, as the card shows it.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::store::Store;
use crate::editor::pasted::{Pasted, Place};
use crate::editor::pasted_text::PastedText;
use crate::editor::{Session, Snapshot};

/// The session of the current step of the history. Its methods track it.
#[derive(Clone, Copy)]
pub(super) struct CurrentSession {
    session: Memo<Option<Arc<Session>>>,
    place: Memo<Place>,
}

impl CurrentSession {
    pub(super) fn new(store: Store) -> CurrentSession {
        let session = Memo::new(move |_| store.editor.with(|editor| editor.pasted().cloned()));
        let place =
            Memo::new(move |_| session.read().as_ref().map(|session| session.place).unwrap_or_default());
        CurrentSession { session, place }
    }

    /// That of the card around the component.
    pub(super) fn here() -> CurrentSession {
        expect_context()
    }

    /// The place that is shown.
    pub(super) fn place(self) -> Place {
        self.place.get()
    }

    /// What has become of a record of a list, unless it is the one that is shown.
    pub(super) fn edited(self, index: usize) -> Option<Snapshot> {
        self.session.read().as_ref()?.edits.get(index)
    }

    /// The text, if it has been read.
    pub(super) fn reading(self) -> Option<Arc<Pasted>> {
        self.session.read().as_ref()?.text.reading().cloned()
    }

    /// The text, if it is still to be read.
    pub(super) fn unread(self) -> Option<Arc<PastedText>> {
        let session = self.session.read();
        let text = &session.as_ref()?.text;
        text.reading().is_none().then(|| Arc::clone(text))
    }
}
