//! Keys that are letters can be kept to the board: for whoever speaks to the computer, or hits keys by chance (WCAG 2.2,
//! 2.1.4). The list of keys has the switch.

use leptos::ev::{self, KeyboardEvent};

use super::document::{root_attribute, set_root};
use super::events::{is_within, on_capture};

/// The attribute of the root element: `off` keeps letters to the board.
const LETTERS: &str = "data-letters";

/// Whether letters are keys of the whole page.
pub fn are_on() -> bool {
    root_attribute(LETTERS).as_deref() != Some("off")
}

/// Has letters be keys of the whole page, or of the board alone.
pub fn switch(is_on: bool) {
    set_root(LETTERS, Some(if is_on { "on" } else { "off" }));
}

/// Keeps letters from the page while they are keys of the board alone, as long as the owner lives.
pub fn listen() {
    on_capture(ev::keydown, |event: KeyboardEvent| {
        let is_letter =
            event.key().chars().count() == 1 && !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        // A number that letters cannot change takes them too.
        if is_letter && !are_on() && !is_within(&event, "[data-board], [role=spinbutton]") {
            event.stop_immediate_propagation();
        }
    });
}
