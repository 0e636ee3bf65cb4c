//! The page in the browser: one `Store`, which is a signal, and modules that bind the shell's elements to it.
//!
//! The shell ([`crate::shell`]) is on the screen before this code has arrived; nothing here makes what is there
//! already. Elements that come and go (marks, options) are made by `dom`. What explains, converts and imports is the
//! [`annex`], a program of its own that `relay` has loaded when it is first needed.

mod actions;
pub mod annex;
#[cfg(feature = "bench")]
mod bench;
mod board;
mod browser;
mod dom;
mod drop;
mod effect;
mod fen_box;
mod fields;
mod frame;
mod keyboard;
mod marks;
mod notices;
mod pieces;
mod pointer;
mod relay;
mod store;

use crate::locale;
use crate::notation::read_by;
use leptos_dom::helpers::{document, window};
use store::{Store, words};

/// Two-level segregated fit: each step takes the same time, whatever lies in memory.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Takes the page over.
pub fn run() {
    report_panics();
    read_by(relay::READER);
    #[cfg(feature = "bench")]
    bench::expose();
    speak();
    let store = Store::open();
    // In this order they follow each change: what must not get lost goes first.
    store.bind_saving();
    fen_box::bind(store);
    board::bind(store);
    marks::bind(store);
    fields::bind(store);
    actions::bind(store);
    notices::bind(store);
    pointer::bind(store);
    keyboard::bind(store);
    drop::bind(store);
    relay::bind(store);
    hear_of_looks(store);
    follow_browser(store);
    effect::bind_catching_up();
    // Whoever sees the page has seen its board before this code began (`public/boot.js`).
    dom::set_root("data-ready", Some("true"));
}

/// Speaks the language of the reader, if its words have been fetched.
fn speak() {
    if let Some(page) = fetched("page") {
        locale::speak(page);
    }
}

/// The words of a table, as `public/speak.js` has fetched them.
fn fetched(table: &str) -> Option<String> {
    dom::find(&dom::named("data-table", table))?.text_content()
}

/// A panic is written to the console with its place. The release knows none: there a panic is a trap without words.
fn report_panics() {
    #[cfg(debug_assertions)]
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
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
    store.keep_what_was_opened();
}
