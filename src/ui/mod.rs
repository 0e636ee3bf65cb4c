//! The page in the browser: one `Store` of signals, and modules that bind the shell's elements to it.
//!
//! The shell ([`crate::shell`]) is on the screen before this code has arrived; nothing here makes what is there
//! already. Elements that come and go (marks, options) are made by `dom`. What explains, converts and imports is the
//! [`annex`], a program of its own that `relay` has loaded when it is first needed.

mod actions;
pub mod annex;
mod board;
mod browser;
mod dom;
mod drop;
mod fen_box;
mod fields;
mod frame;
mod keyboard;
mod marks;
mod notices;
mod pointer;
mod relay;
mod store;

use any_spawner::Executor;

use leptos_dom::helpers::{document, request_animation_frame, window};
use reactive_graph::owner::Owner;

use crate::locale;
use store::{Store, words};
use web_sys::console;

/// There is one thread, and the allocator that needs no lock is the smallest.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Takes the page over.
pub fn run() {
    report_panics();
    speak();
    // What `mount_to_body` does, without the views that it could mount: those would be a fifth of the page's bytes.
    // An error would say that the executor runs already.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(|| {
        let store = Store::open();
        board::bind(store);
        marks::bind(store);
        fen_box::bind(store);
        fields::bind(store);
        actions::bind(store);
        notices::bind(store);
        pointer::bind(store);
        keyboard::bind(store);
        drop::bind(store);
        relay::bind(store);
        hear_of_looks(store);
        follow_browser(store);
        announce_readiness();
    });
    // The signals live as long as the page.
    std::mem::forget(owner);
}

/// Speaks the language of the reader, if its words have been fetched.
fn speak() {
    if let Some(page) = fetched("page") {
        locale::speak(page);
    }
}

/// The words of a table, as `public/speak.js` has fetched them.
fn fetched(table: &str) -> Option<String> {
    dom::find(&format!("[data-table={table}]"))?.text_content()
}

/// A panic is written to the console with its place.
fn report_panics() {
    std::panic::set_hook(Box::new(|panic| console::error_1(&panic.to_string().into())));
}

/// How the page looks is the business of `public/looks.js`, before there is any other code; what fails there is said here.
fn hear_of_looks(store: Store) {
    dom::on(&document(), "forsyth:look-failed", move |event| {
        let is_art = dom::told(&event).as_deref() == Some("pieces");
        store.tell(if is_art { words().pieces_absent() } else { words().settings_refused() });
    });
}

/// Back, Forward, and an address typed by hand.
fn follow_browser(store: Store) {
    dom::on(&window(), "popstate", move |_| store.follow_address());
    store.save();
    store.write_address(browser::address::Step::Replace);
}

/// Two frames later the board has been painted.
fn announce_readiness() {
    request_animation_frame(|| request_animation_frame(|| dom::set_root("data-ready", Some("true"))));
}
