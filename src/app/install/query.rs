//! What the address asks for when the system opens the page: a shortcut (`?empty`, `?paste`), or something that was shared
//! (`?title=…&text=…&url=…`). The names are those of the web app manifest.

use leptos::prelude::*;
use web_sys::UrlSearchParams;

use crate::app::actions::perform;
use crate::app::later::Missing;
use crate::app::store::Store;
use crate::editor::Command;
use crate::editor::actions::Action;
use crate::i18n::messages;
use crate::import::arrivals::shared_text;

/// Does what a query asks for. Returns whether it asks for anything.
pub(super) fn obey(store: Store, asked: &UrlSearchParams) -> bool {
    if asked.has("empty") {
        perform(store, Action::Clear);
    } else if asked.has("paste") {
        perform(store, Action::Paste);
    } else if let Some(text) = shared_text(|name| asked.get(name)) {
        take(store, text);
    } else {
        return false;
    }
    true
}

/// Pastes a text that comes from outside.
pub(super) fn take(store: Store, text: String) {
    close_dialog(store);
    store.with_later(move |later| match later {
        Ok(later) => (later.paste)(store, text, false),
        Err(Missing) => wait_in_box(store, text),
    });
}

/// Nobody is there to read a text: it waits in the box.
pub(super) fn wait_in_box(store: Store, text: String) {
    if !store.dispatch(Command::PasteText(text)) {
        // The box does not take it.
        store.tell(messages().part_not_loaded());
    }
}

/// A dialog would keep the page from what comes.
pub(super) fn close_dialog(store: Store) {
    if store.dialog.with_untracked(Option::is_some) {
        store.dialog.set(None);
    }
}
