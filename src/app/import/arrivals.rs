//! What is pasted or dropped anywhere on the page. A text field takes a text itself; a file would take the place of the whole
//! page, wherever it is dropped.
//!
//! This is there from the first moment; what reads texts and files may have to be fetched first.

use leptos::ev;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Element, Event};

use crate::app::browser::clipboard::{self, OtherFormats, files};
use crate::app::browser::events::{on_window, target_of};
use crate::app::browser::focus::takes_text;
use crate::app::browser::frame::frame;
use crate::app::chunk::importing;
use crate::app::dialogs::state::DialogState;
use crate::app::import::dragged::DragState;
use crate::app::import::dragged::Dragged;
use crate::app::import::entry::paste_text;
use crate::app::store::{Store, set_if_other};
use crate::editor::MAX_TEXT_LEN;

/// Takes what comes, as long as the owner lives.
pub fn listen(store: Store) {
    on_window(ev::paste, move |event| paste(store, &event));
    // A board in another page takes no files.
    if frame().is_embedded() {
        return;
    }
    let state = DragState::of(store);
    // The readers will be needed by the time of the drop.
    on_window(ev::dragenter, move |_| importing(store).fetch());
    on_window(ev::dragover, move |event| {
        let data = event.data_transfer();
        let holds_files = data.as_ref().is_some_and(|data| holds(data, "Files"));
        if !is_on_text(&event) || holds_files {
            event.prevent_default();
        }
        let holds_text = !is_on_text(&event) && data.is_some_and(|data| holds(&data, "text/plain"));
        let dragged = holds_files.then_some(Dragged::File).or(holds_text.then_some(Dragged::Text));
        set_if_other(state.0, dragged);
    });
    let gone = move || set_if_other(state.0, None);
    on_window(ev::dragleave, move |event| {
        // It has left the window, not only an element.
        if event.related_target().is_none() {
            gone();
        }
    });
    on_window(ev::dragend, move |_| gone());
    on_window(ev::drop, move |event| {
        gone();
        drop(store, &event);
    });
}

fn is_on_text(event: &Event) -> bool {
    target_of::<Element>(event).is_some_and(|target| takes_text(&target))
}

fn paste(store: Store, event: &ClipboardEvent) {
    // A text field takes no files, such as pictures.
    let has_text = clipboard::pasted(event).is_some_and(|text| !text.is_empty());
    let files = event.clipboard_data().map(|data| files(&data)).unwrap_or_default();
    let is_open = DialogState::of(store).is_open();
    if !has_text && !files.is_empty() && !is_open && !frame().is_embedded() {
        event.prevent_default();
        // A picture of a page may have the record in its address.
        let beside = OtherFormats::of(event.clipboard_data());
        if !beside.html.is_empty() {
            return paste_text(store, String::new(), Some(beside), false);
        }
        return importing(store).with_or_notice(move |table| (table.open_files)(store, files));
    }
    // The keys of the page rest while a dialog is open.
    if is_on_text(event) || is_open {
        return;
    }
    if let Some(text) = clipboard::pasted(event) {
        event.prevent_default();
        paste_text(store, text, Some(OtherFormats::of(event.clipboard_data())), false);
    }
}

/// Whether something of a type is dragged. It cannot be seen before it is dropped, only that there is one.
fn holds(data: &DataTransfer, kind: &str) -> bool {
    data.types().includes(&kind.into(), 0)
}

fn drop(store: Store, event: &DragEvent) {
    let Some(data) = event.data_transfer() else { return };
    let files = files(&data);
    let text = data.get_data("text/plain").unwrap_or_default();
    if !files.is_empty() {
        event.prevent_default();
        importing(store).with_or_notice(move |table| (table.open_files)(store, files));
    } else if !is_on_text(event) || text.len() > MAX_TEXT_LEN {
        event.prevent_default();
        if !text.is_empty() {
            paste_text(store, text, Some(OtherFormats::of(Some(data))), false);
        }
    }
}
