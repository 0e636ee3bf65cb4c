//! Several pages, one after another, may write the work of a tab.

use js_sys::Math;
use leptos::prelude::*;

use crate::app::browser::events::on_return;
use crate::app::browser::storage::Tab;
use crate::editor::storage::Storage;

/// Which page has written the work last.
const PAGE: &str = "forsyth.page";

/// A page that comes back as it was left, by the Back button, has only its own part of the work and would write that over
/// the rest: it loads anew if another one has followed it.
pub(super) fn follow_others() {
    // A whole number: enough to tell pages apart.
    let own = ((Math::random() * 1e15) as u64).to_string();
    if Tab.set(PAGE, &own).is_err() {
        // Without storage no page finds the work of another.
        return;
    }
    on_return(move || {
        if Tab.get(PAGE).is_ok_and(|last| last.as_deref() != Some(&own)) {
            reload();
        }
    });
}

/// Loads the page anew. The work is saved by then: the storage of the tab brings it over.
pub(super) fn reload() {
    // Refused only where there is no page to load.
    let _ = window().location().reload();
}
