//! What the page is beyond a page: kept for when its server is gone, renewed when the user says so, opened by the system with
//! files, shared texts and shortcuts. What comes goes the ways that it would go by hand, each an undo step.

mod launches;
mod query;
mod tab;
pub mod updates;
mod version_notice;

pub use version_notice::VersionNotice;

use leptos::task::spawn_local;
use web_sys::UrlSearchParams;

use super::browser::address;
use super::browser::frame::frame;
use super::store::Store;

/// Begins what the page was opened for, when it is ready. `query` is that of its address.
pub fn start(store: Store, query: &str) {
    if frame().is_embedded() {
        return;
    }
    tab::follow_others();
    if let Ok(asked) = UrlSearchParams::new_with_str(query) {
        // Whatever becomes of it: a reload is not to ask again. But a position that could not be read is to be read then.
        if !asked.has("fen") {
            address::forget_query();
        }
        query::follow_query(store, &asked);
        launches::receive(store, &asked);
    }
}

/// Has the browser keep the page and offers newer versions, when the page has fetched all that it is made of: `WebKit` loses
/// what is on its way while the worker takes over, and the worker fetches it all once more.
pub fn keep(store: Store) {
    if !frame().is_embedded() {
        spawn_local(updates::keep(store));
    }
}
