//! The address bar: the position in the fragment, and a step of the browser's history for each loaded position.

use std::cell::Cell;

use leptos::prelude::window;
use leptos::wasm_bindgen::JsValue;
use web_sys::PerformanceNavigation;

use super::frame::frame;
use super::storage::Tab;
use crate::editor::address::{Link, parse};
use crate::editor::storage::Storage;

thread_local! {
    /// The last address could not be read, and nothing has been done since.
    static IS_UNREAD: Cell<bool> = const { Cell::new(false) };
}

/// What the address says now.
pub fn read() -> Link {
    let location = window().location();
    let (query, fragment) = (location.search().unwrap_or_default(), location.hash().unwrap_or_default());
    let link = parse(&query, &fragment);
    IS_UNREAD.set(matches!(link.position, Some(Err(_))));
    link
}

/// Lets the next write replace an address that could not be read: what has been done since is worth more.
pub fn give_up_unread() {
    IS_UNREAD.set(false);
}

/// Whether the address could not be read, and nothing has been done since.
pub fn is_unread() -> bool {
    IS_UNREAD.get()
}

/// Whether a new position adds a step to Back and Forward or takes the place of the last one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Push,
    Replace,
}

/// Writes a fragment into the address. The query goes: from now on the fragment speaks.
pub fn write(hash: &str, step: Step) {
    // A step in the history of a frame would be one of the Back button of the page around it.
    if frame().is_embedded() {
        return;
    }
    if window().location().hash().is_ok_and(|now| now == hash) {
        return remember();
    }
    change(hash, step);
    remember();
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

thread_local! {
    /// The storage has not taken the last of the work.
    static IS_AHEAD: Cell<bool> = const { Cell::new(false) };
}

/// Says whether what is saved is the work that the address stands for, or will in a moment. If not, the address is all
/// that is left of the last edits: a reload is to read it.
pub fn stand_for(saved: bool) {
    IS_AHEAD.set(!saved);
    if !saved {
        Tab.remove(SEEN);
    }
}

/// Whether the storage has not taken the last of the work.
pub fn is_ahead() -> bool {
    IS_AHEAD.get()
}

/// Keeps the fragments that the saved work stands under: the last one, and one before it, for the browser may be on its
/// way to that one already.
fn remember() {
    if is_ahead() {
        return;
    }
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
