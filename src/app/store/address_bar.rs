//! When the address of the page is written, and what is done when another one stands there.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;

use super::{Notice, Store};
use crate::app::browser::address::{self, Step};
use crate::editor::address::{Link, fragment};
use crate::editor::{Command, Editor};
use crate::i18n::messages;
use crate::position::Color;

/// The address is written when the edits have rested this long: `WebKit` refuses a hundred writes in thirty seconds, and one
/// takes longer than all else that a typed FEN asks for.
const DELAY: Duration = Duration::from_millis(350);
/// It is written after so many delays though they do not rest.
const LONGEST_WAIT: u32 = 6;

/// When the address is to be written.
#[derive(Default)]
pub(super) struct Timing {
    timer: Option<TimeoutHandle>,
    /// There was another edit meanwhile.
    is_edited_again: bool,
}

fn address_of(editor: &Editor) -> String {
    fragment(editor.document(), editor.orientation())
}

impl Store {
    /// The address of an edit that it does not show yet: it belongs to the step that a loaded position leaves behind.
    pub(super) fn unwritten_address(self, editor: &Editor) -> Option<String> {
        self.address.with_value(|timing| timing.timer.is_some()).then(|| address_of(editor))
    }

    /// Writes the address at once.
    pub(super) fn write_address(self, step: Step) {
        if let Some(timer) = self.address.try_update_value(|timing| timing.timer.take()).flatten() {
            timer.clear();
        }
        address::write(&self.editor.with_untracked(address_of), step);
    }

    /// Writes the address when the edits rest.
    pub(super) fn write_address_soon(self) {
        let is_waiting = self.address.try_update_value(|timing| {
            timing.is_edited_again = timing.timer.is_some();
            timing.is_edited_again
        });
        if is_waiting == Some(false) {
            self.write_address_after(LONGEST_WAIT);
        }
    }

    fn write_address_after(self, delays: u32) {
        let write = move || {
            let again = self.address.with_value(|timing| timing.is_edited_again);
            // What the storage has not taken stands in the address alone.
            if again && delays > 1 && !address::is_ahead() {
                self.write_address_after(delays - 1);
            } else {
                self.write_address(Step::Replace);
            }
        };
        let timer = set_timeout_with_handle(write, DELAY).ok();
        self.address.set_value(Timing { timer, is_edited_again: false });
    }

    /// Saves what the page has opened and writes its address, a moment later; then follows Back, Forward and an address
    /// typed by hand.
    pub(in crate::app) fn bind_address(self) {
        let keep = move || {
            self.save();
            self.address.update_value(|timing| timing.timer = None);
            // What could not be read stands there until somebody has mended it.
            if !address::is_unread() {
                self.write_address(Step::Replace);
            }
        };
        let timer = set_timeout_with_handle(keep, Duration::ZERO).ok();
        self.address.update_value(|timing| timing.timer = timer);
        let handle = window_event_listener(ev::popstate, move |_| self.follow_link(&address::read()));
        on_cleanup(move || handle.remove());
    }

    fn follow_link(self, link: &Link) {
        let orientation = link.orientation.unwrap_or(Color::White);
        if link.marks_damaged {
            self.notify(Some(Notice { text: messages().link_marks_unread().into(), unread: None }));
        }
        match &link.position {
            // Not `dispatch`: that would push what the browser has just gone back to.
            Some(Ok(position)) => {
                self.notice.maybe_update(|notice| {
                    notice.take_if(|it| it.text == messages().link_unread()).is_some()
                });
                self.revise(&mut |editor| {
                    let moved = editor.follow(position, link);
                    editor.apply(Command::Orient(orientation)) || moved
                });
            }
            Some(Err(text)) => {
                let unread = Some(text.clone());
                self.notify(Some(Notice { text: messages().link_unread().into(), unread }));
            }
            None => {}
        }
        self.save();
    }
}
