//! The address bar: the position in the fragment, and a step of the browser's history for each loaded position.

use leptos::prelude::window;
use leptos::wasm_bindgen::JsValue;
use web_sys::PerformanceNavigation;

use super::frame::frame;
use super::storage::Tab;
use crate::editor::address::{Link, parse};
use crate::editor::storage::Storage;

/// What the address says now.
pub fn read() -> Link {
    let location = window().location();
    let (query, fragment) = (location.search().unwrap_or_default(), location.hash().unwrap_or_default());
    parse(&query, &fragment)
}

/// Whether a new position adds a step to Back and Forward or takes the place of the last one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Push,
    Replace,
}

/// Writes a fragment into the address, and removes the query: from now on the fragment holds. `is_saved`: the storage has
/// the work that the fragment stands for, so a reload under it restores that.
pub fn write(hash: &str, step: Step, is_saved: bool) {
    // A step in the history of a frame would be one of the Back button of the page around it.
    if frame().is_embedded() {
        return;
    }
    if window().location().hash().map_or(true, |now| now != hash) {
        change(hash, step);
    }
    if is_saved {
        remember();
    }
}

/// Changes the address to a fragment without a query. A browser may refuse (`WebKit` takes a hundred calls in half a minute);
/// the next change tries again.
fn change(hash: &str, step: Step) {
    let Ok(history) = window().history() else { return };
    // A lone fragment would leave the query where it is.
    let url = window().location().pathname().unwrap_or_default() + hash;
    let _ = match step {
        Step::Push => history.push_state_with_url(&JsValue::NULL, "", Some(&url)),
        Step::Replace => history.replace_state_with_url(&JsValue::NULL, "", Some(&url)),
    };
}

/// Takes the query out of the address.
pub fn forget_query() {
    let location = window().location();
    if location.search().is_ok_and(|query| !query.is_empty()) {
        change(&location.hash().unwrap_or_default(), Step::Replace);
    }
}

const SEEN: &str = "forsyth.address";

/// Forgets the fragments that the saved work stands under: the storage has not taken the last edits, so a reload has to read
/// the address, which alone has them.
pub fn forget_fragments() {
    Tab.remove(SEEN);
}

/// Keeps the fragments that the saved work stands under: the last one, and one before it, for the browser may be on its
/// way to that one already.
fn remember() {
    let now = window().location().hash().unwrap_or_default();
    let seen = Tab.get(SEEN).ok().flatten().unwrap_or_default();
    let last = seen.lines().next().unwrap_or_default();
    if last != now {
        // Without it a reload shows what the address says, which is the work as it was a moment ago.
        let _ = Tab.set(SEEN, &[now.as_str(), "\n", last].concat());
    }
}

/// Whether the page was reloaded, or returned to, under an address that the saved work had. That address may be older
/// than the work: it is written a moment after an edit, and the browser may refuse to write it at all. A link that
/// somebody opens is news, even if the work once stood under it.
pub fn is_known() -> bool {
    let navigation = window().performance().map(|performance| performance.navigation().type_());
    if navigation.is_none_or(|kind| kind == PerformanceNavigation::TYPE_NAVIGATE) {
        return false;
    }
    let now = window().location().hash().unwrap_or_default();
    Tab.get(SEEN).ok().flatten().is_some_and(|seen| seen.lines().any(|fragment| fragment == now))
}

/// The address of the page without query and fragment.
pub fn page() -> String {
    let location = window().location();
    location.origin().unwrap_or_default() + &location.pathname().unwrap_or_default()
}
