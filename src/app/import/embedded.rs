//! Pasting into an embedded board.

use leptos::prelude::*;

use super::pasted::document_of;
use crate::app::browser::frame::Frame;
use crate::app::store::Store;
use crate::editor::{Command, LONGEST_TEXT, Step};
use crate::i18n::messages;
use crate::import::{Import, import};

/// Takes the first position in a text; there is no room to offer more.
pub(super) fn paste(store: Store, text: String) {
    let frame = Frame::here();
    let is_short = text.len() <= LONGEST_TEXT;
    let found = match import(if is_short { &text } else { "" }, None) {
        Import::Positions { found, .. } => found.into_iter().next(),
        _ => None,
    };
    if let Some(found) = found {
        let document = store.editor.with_untracked(|editor| document_of(&found, &text, editor.document()));
        store.dispatch(Command::Become(Box::new(document), Step::Load));
        if let Some(orientation) = found.orientation {
            store.dispatch(Command::Orient(orientation));
        }
        store.announce(messages().pasted_briefly().to_owned());
    } else if is_short && frame.has_box() {
        // The box shows what is wrong with it.
        store.dispatch(Command::PasteText(text));
    } else {
        store.tell(messages().embed_unread());
    }
}
