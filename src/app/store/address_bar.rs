//! When the address of the page is written, and what is done when another one stands there.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use super::following::Follow;
use super::{Report, Store};
use crate::app::browser::address::{self, Step};
use crate::editor::address::{Link, fragment};
use crate::editor::{Command, Editor};
use crate::position::Color;

/// The address is written when the edits have rested this long: `WebKit` refuses a hundred writes in thirty seconds, and one
/// takes longer than all else that a typed FEN asks for.
const DELAY: Duration = Duration::from_millis(350);
/// It is written after so many delays though they do not rest.
const LONGEST_WAIT: u32 = 6;

fn address_of(editor: &Editor) -> String {
    fragment(editor.document(), editor.orientation())
}

impl Store {
    /// The address of an edit that it does not show yet: it belongs to the step that a loaded position leaves behind.
    pub(super) fn unwritten_address(self, editor: &Editor) -> Option<String> {
        self.address.timer.is_running().then(|| address_of(editor))
    }

    /// Writes the address at once.
    pub(super) fn write_address(self, step: Step) {
        self.address.timer.stop();
        let fragment = self.editor.with_untracked(address_of);
        address::write(&fragment, step, !self.address.is_ahead.get_value());
    }

    /// Writes the address when the edits rest.
    pub(super) fn write_address_soon(self) {
        let is_waiting = self.address.timer.is_running();
        self.address.is_edited_again.set_value(is_waiting);
        if !is_waiting {
            self.write_address_after(LONGEST_WAIT);
        }
    }

    fn write_address_after(self, delays: u32) {
        let cells = self.address;
        cells.is_edited_again.set_value(false);
        cells.timer.start(DELAY, move || {
            // What the storage has not taken stands in the address alone.
            if cells.is_edited_again.get_value() && delays > 1 && !cells.is_ahead.get_value() {
                self.write_address_after(delays - 1);
            } else {
                self.write_address(Step::Replace);
            }
        });
    }

    /// Saves what the page has opened and writes its address, a moment later; then follows Back, Forward and an address
    /// typed by hand.
    pub fn bind_address(self) {
        self.address.timer.start(Duration::ZERO, move || {
            self.save();
            // What could not be read stands there until somebody has mended it.
            if !self.address.is_unread.get_value() {
                self.write_address(Step::Replace);
            }
        });
        let handle = window_event_listener(ev::popstate, move |_| self.follow_link(&address::read()));
        on_cleanup(move || handle.remove());
    }

    fn follow_link(self, link: &Link) {
        let orientation = link.orientation.unwrap_or(Color::White);
        self.address.is_unread.set_value(matches!(link.position, Some(Err(_))));
        if link.marks_damaged {
            self.report(Report::LinkMarksUnread);
        }
        match &link.position {
            // Not `dispatch`: that would push what the browser has just gone back to.
            Some(Ok(position)) => {
                self.report(Report::LinkRead);
                self.revise(Follow::AtOnce, &mut |editor| {
                    let moved = editor.follow(position, link);
                    editor.apply(Command::Orient(orientation)) || moved
                });
            }
            Some(Err(text)) => self.report(Report::LinkUnread(text.clone())),
            None => {}
        }
        self.save();
    }
}
