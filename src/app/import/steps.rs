//! Steps through what was pasted.

use leptos::prelude::*;

use crate::app::fen::handle::BoxHandle;
use crate::app::notices::Announcer;
use crate::app::store::Store;
use crate::editor::pasted::{Pasted, PlaceStep};
use crate::editor::{Command, Editor};
use crate::i18n;

/// Goes from the place that is shown to another one.
pub(super) fn go(store: Store, step: PlaceStep) {
    let Some(command) = store.editor.with_untracked(|editor| editor.go_command(step)) else { return };
    store.dispatch(command);
    let place = store.editor.with_untracked(|editor| {
        let session = editor.pasted()?;
        Some(i18n::pasted_place(session.text.reading()?, session.place))
    });
    if let Some(place) = place {
        Announcer::of(store).announce(place);
    }
}

/// Whether a pasted text is still the one that can be stepped through.
pub(super) fn is_shown(editor: &Editor, pasted: &Pasted) -> bool {
    let reading = editor.pasted().and_then(|session| session.text.reading());
    reading.is_some_and(|reading| std::ptr::eq(&raw const **reading, pasted))
}

/// Takes the card away.
pub(super) fn close(store: Store) {
    store.dispatch(Command::ClosePasted);
}

/// Puts the text as it was pasted into the box.
pub(super) fn edit_original(store: Store, pasted: &Pasted) {
    store.dispatch(Command::ReplaceText(pasted.text.to_string()));
    BoxHandle::of(store).focus();
}
