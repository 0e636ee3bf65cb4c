//! A board in the page of somebody else (`?embed`): it speaks with that page ([`protocol`]), keeps nothing, and links to the
//! whole editor ([`EmbedLink`]). [`crate::embed`] is the part that needs no browser.

pub mod link;
mod protocol;

pub use link::EmbedLink;

use leptos::ev;
use leptos::prelude::*;
use web_sys::{DragEvent, Node};

use super::browser::events::{on_capture, target_of};
use super::browser::frame::frame;
use super::store::Store;
use crate::app::fen::handle::BoxHandle;

/// Begins what a framed page does, as long as it lives.
pub fn start(store: Store) {
    if frame().is_embedded() {
        on_capture(ev::drop, move |event| refuse_drop(store, &event));
        protocol::start(store);
    }
}

/// A file that misses its target must not take the place of the board. The box takes text, where the reader may edit.
fn refuse_drop(store: Store, event: &DragEvent) {
    let target = target_of::<Node>(event);
    let is_on_box =
        || BoxHandle::of(store).area.get_untracked().is_some_and(|area| area.contains(target.as_ref()));
    if frame().is_read_only() || !is_on_box() {
        event.prevent_default();
        event.stop_immediate_propagation();
    }
}
