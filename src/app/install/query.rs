//! What the address asks for when the system opens the page: a shortcut (`?empty`, `?paste`), or something that was shared
//! (`?title=…&text=…&url=…`, or `?shared`: a picture, which the service worker keeps). The names are those of the web app
//! manifest.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::UrlSearchParams;

use crate::app::actions::perform;
use crate::app::browser::clipboard::OtherFormats;
use crate::app::browser::fetch;
use crate::app::chunk::{Missing, importing, vision};
use crate::app::dialogs::state::DialogState;
use crate::app::import::state::PasteState;
use crate::app::notices::Announcer;
use crate::app::store::Store;
use crate::editor::Command;
use crate::editor::actions::Action;
use crate::i18n::messages;
use crate::import::arrivals::shared_text;

/// Under this name the service worker gives the picture that was shared, once.
const SHARED_PICTURE: &str = "shared-picture";

/// Does what a query asks for. Returns whether it asks for anything.
pub(super) fn follow_query(store: Store, asked: &UrlSearchParams) -> bool {
    if asked.has("empty") {
        perform(store, Action::Clear);
    } else if asked.has("paste") {
        perform(store, Action::Paste);
    } else if asked.has("shared") {
        open_shared_picture(store);
    } else if let Some(text) = shared_text(|name| asked.get(name)) {
        paste_from_outside(store, text);
    } else {
        return false;
    }
    true
}

/// Reads the picture that the service worker has taken (`public/sw.js`).
fn open_shared_picture(store: Store) {
    close_dialog(store);
    let paste = PasteState::of(store).count_paste();
    spawn_local(async move {
        match fetch::blob(SHARED_PICTURE).await {
            Some(picture) => {
                vision(store).with_or_notice(move |table| (table.open)(store, vec![picture], paste));
            }
            None => Announcer::of(store).tell(messages().file_unread()),
        }
    });
}

/// Pastes a text that comes from outside.
pub(super) fn paste_from_outside(store: Store, text: String) {
    close_dialog(store);
    importing(store).with(move |table| match table {
        Ok(table) => (table.paste)(store, text, Some(OtherFormats::default()), false),
        Err(Missing) => put_into_box(store, text),
    });
}

/// Puts a text whose readers could not be fetched into the box, so that it is not lost.
pub(super) fn put_into_box(store: Store, text: String) {
    if !store.dispatch(Command::PasteText(text)) {
        // The box does not take it.
        Announcer::of(store).tell(messages().part_not_loaded());
    }
}

/// A dialog would keep the page from what comes.
pub(super) fn close_dialog(store: Store) {
    let dialogs = DialogState::of(store);
    if dialogs.is_open() {
        dialogs.open.set(None);
    }
}
