//! Where a pasted text enters the page, from the first moment on: a plain record is loaded at once, everything else by the
//! readers behind the split point.

use leptos::task::spawn_local;
use web_sys::Blob;

use super::state::PasteState;
use crate::app::browser::clipboard::{self, OtherFormats};
use crate::app::browser::frame::frame;
use crate::app::chunk::{Missing, importing, vision};
use crate::app::fen::handle::BoxHandle;
use crate::app::notices::{Announcer, Notice};
use crate::app::store::Store;
use crate::editor::Command;
use crate::i18n::messages;
use crate::notation::read_plain;

/// Loads a pasted text. `beside` is what came with it in other formats; none if that is still on the clipboard. `into_box` says
/// that the text box is what it was pasted into.
pub fn paste_text(store: Store, text: String, beside: Option<OtherFormats>, into_box: bool) {
    if frame().is_read_only() {
        return;
    }
    let chunk = importing(store);
    if chunk.get_untracked().is_none() && is_plain_record(&text) {
        // Nobody needs to wait for the readers of everything else.
        return load_pasted(store, text);
    }
    let state = PasteState::of(store);
    let paste = state.count_paste();
    chunk.with(move |table| match table {
        // Something else has been pasted while the readers were on their way.
        _ if !state.is_last_paste(paste) => {}
        Ok(table) => (table.paste)(store, text, beside, into_box),
        Err(Missing) => paste_without_readers(store, text),
    });
}

/// The readers cannot be fetched: a plain record is loaded all the same, the rest is offered to be mended in the box.
fn paste_without_readers(store: Store, text: String) {
    // What clipboards and files put around a record.
    let record = text.trim_matches(|sign: char| sign.is_whitespace() || sign == '\u{FEFF}');
    if read_plain(record).is_some() {
        load_pasted(store, record.to_owned());
    } else {
        let notice = Notice { text: messages().part_not_loaded().into(), unread: Some(text) };
        Announcer::of(store).notify(Some(notice));
    }
}

/// Loads a text that can be read.
fn load_pasted(store: Store, text: String) {
    PasteState::of(store).count_paste();
    let announcer = Announcer::of(store);
    announcer.notify(None);
    store.dispatch(Command::Load(text));
    announcer.announce(messages().pasted().into());
}

/// Pastes what is on the clipboard.
pub fn paste_from_clipboard(store: Store) {
    spawn_local(async move {
        if let Ok(text) = clipboard::read().await {
            paste_text(store, text, None, false);
        } else {
            Announcer::of(store).tell(messages().paste_refused());
            BoxHandle::of(store).select();
        }
    });
}

/// Reads pictures, as the last thing that was pasted.
pub(super) fn open_pictures(store: Store, pictures: Vec<Blob>) {
    let paste = PasteState::of(store).count_paste();
    vision(store).with_or_notice(move |table| (table.open)(store, pictures, paste));
}

/// Whether a text is one record that needs no repair, with nothing around it.
pub fn is_plain_record(text: &str) -> bool {
    read_plain(text).is_some_and(|reading| reading.repairs.is_empty())
}
