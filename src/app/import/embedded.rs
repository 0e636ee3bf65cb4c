//! Pasting on a board in the page of somebody else.

use leptos::prelude::*;

use crate::app::browser::frame::frame;
use crate::app::notices::Announcer;
use crate::app::store::Store;
use crate::editor::pasted::document_of;
use crate::editor::{Command, MAX_TEXT_LEN, Step};
use crate::i18n::messages;
use crate::import::{Import, import};

/// Takes the first position in a text; there is no room to offer more.
pub(super) fn paste(store: Store, text: String) {
    let is_long = text.len() > MAX_TEXT_LEN;
    let found = match (!is_long).then(|| import(&text, None)) {
        Some(Import::Positions { found, .. }) => found.into_iter().next(),
        _ => None,
    };
    if let Some(found) = found {
        let document = store.editor.with_untracked(|editor| document_of(&found, &text, editor.document()));
        store.dispatch(Command::ReplaceDocument(Box::new(document), Step::Load));
        if let Some(orientation) = found.orientation {
            store.dispatch(Command::Orient(orientation));
        }
        Announcer::of(store).announce(messages().pasted_briefly().into());
    } else if !is_long && frame().has_box() {
        // The box shows what is wrong with it.
        store.dispatch(Command::PasteText(text));
    } else {
        Announcer::of(store).tell(messages().embed_unread());
    }
}
