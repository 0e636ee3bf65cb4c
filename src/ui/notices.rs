//! Sentences that the user should see, and the region that assistive technology hears.

use super::dom;
use super::store::Store;
use crate::editor::Command;

/// Binds the notice and the live region.
pub(super) fn bind(store: Store) {
    dom::bind_flag(store, "[data-notice]", "hidden", |store| store.page().notice.is_none());
    dom::bind_text(store, ".notice-text", |store| {
        store.page().notice.as_ref().map(|notice| notice.text.clone()).unwrap_or_default()
    });
    dom::bind_flag(store, "[data-action=edit-unread]", "hidden", |store| {
        store.page().notice.as_ref().is_none_or(|notice| notice.unread.is_none())
    });
    dom::bind_text(store, "#announcer", |store| store.page().announcement.clone());
}

/// Puts the text that could not be read into the box, to be mended there.
pub(super) fn edit_unread(store: Store) {
    let unread = store.page().notice.as_ref().and_then(|notice| notice.unread.clone());
    store.notify(None);
    if let Some(text) = unread {
        store.dispatch(Command::PasteText(text));
        dom::focus("#fen");
    }
}
