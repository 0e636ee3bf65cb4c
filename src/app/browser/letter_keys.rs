//! Keys that are letters can be kept to the board: for whoever speaks to the computer, or hits keys by chance (WCAG 2.2,
//! 2.1.4). The list of keys has the switch.

use leptos::ev::{self, KeyboardEvent};

use super::document::{root_attribute, set_root};
use super::events::{is_within, on_capture};
use super::storage::Shared;
use crate::editor::storage::Storage;

/// The attribute of the root element, and the setting that keeps it: `off` keeps letters to the board.
pub const LETTERS: (&str, &str) = ("data-letters", "forsyth.letters");

/// Heeds the switch, as long as the owner lives.
pub fn heed_switch() {
    if Shared.get(LETTERS.1).ok().flatten().as_deref() == Some("off") {
        set_root(LETTERS.0, Some("off"));
    }
    on_capture(ev::keydown, |event: KeyboardEvent| {
        let is_letter =
            event.key().chars().count() == 1 && !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        let is_off = root_attribute(LETTERS.0).as_deref() == Some("off");
        // A number that letters cannot change takes them too.
        if is_letter && is_off && !is_within(&event, "[data-board], [role=spinbutton]") {
            event.stop_immediate_propagation();
        }
    });
}
