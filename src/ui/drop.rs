//! What is dropped on the page, until the annex is here and takes it.

use leptos_dom::helpers::window;

use super::store::{Store, words};
use super::{dom, relay};

/// Has the annex loaded when something is dragged over the page: it will be needed by the time of the drop. Until then
/// the browser must not open what is dropped in the place of the page.
pub(super) fn bind(store: Store) {
    dom::on(&window(), "dragenter", |_| relay::call());
    dom::on(&window(), "dragover", |event| {
        if !dom::target(&event).is_some_and(|element| dom::takes_text(&element)) {
            event.prevent_default();
        }
    });
    dom::on(&window(), "drop", move |event| {
        if !relay::is_here() {
            event.prevent_default();
            store.tell(words().drop_too_soon());
        }
    });
}
