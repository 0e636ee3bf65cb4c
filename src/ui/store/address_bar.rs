//! When the address of the page is written, and what is done when another one stands there.

use std::cell::{Cell, RefCell};
use std::time::Duration;

use leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};

use super::{Notice, Store};
use crate::editor::address::{Link, fragment};
use crate::editor::{Command, Editor};
use crate::locale;
use crate::position::Color;
use crate::ui::browser::address::{self, Step};
use crate::ui::relay;

/// The address is written when the edits have rested this long: `WebKit` refuses a hundred writes in thirty seconds, and one
/// takes longer than all else that a typed FEN asks for.
const ADDRESS_DELAY: Duration = Duration::from_millis(350);
/// It is written after so many delays though they do not rest.
const LONGEST_WAIT: u32 = 6;

thread_local! {
    /// The address is to be written.
    static ADDRESS_TIMER: RefCell<Option<TimeoutHandle>> = const { RefCell::new(None) };
    /// There was another edit meanwhile.
    static IS_EDITED_AGAIN: Cell<bool> = const { Cell::new(false) };
}

fn address_of(editor: &Editor) -> String {
    fragment(editor.document(), editor.orientation())
}

/// The address of an edit that it does not show yet: it belongs to the step that a loaded position leaves behind.
pub(super) fn unwritten_address(editor: &Editor) -> Option<String> {
    ADDRESS_TIMER.with_borrow(Option::is_some).then(|| address_of(editor))
}

impl Store {
    /// Writes the address at once.
    pub(in crate::ui) fn write_address(self, step: Step) {
        if let Some(timer) = ADDRESS_TIMER.take() {
            timer.clear();
        }
        address::write(&address_of(&self.page().editor), step);
    }

    /// Writes the address when the edits rest.
    pub(super) fn write_address_soon(self) {
        if ADDRESS_TIMER.with_borrow(Option::is_some) {
            IS_EDITED_AGAIN.set(true);
        } else {
            self.write_address_after(LONGEST_WAIT);
        }
    }

    fn write_address_after(self, delays: u32) {
        IS_EDITED_AGAIN.set(false);
        let write = move || {
            // What the storage has not taken stands in the address alone.
            if IS_EDITED_AGAIN.get() && delays > 1 && !address::is_ahead() {
                self.write_address_after(delays - 1);
            } else {
                self.write_address(Step::Replace);
            }
        };
        ADDRESS_TIMER.set(set_timeout_with_handle(write, ADDRESS_DELAY).ok());
    }

    /// Saves what the page has opened, and writes its address. Nobody waits for that.
    pub(in crate::ui) fn keep_what_was_opened(self) {
        let keep = move || {
            self.save();
            ADDRESS_TIMER.take();
            // What only the annex can read stands there until it has been read.
            if !address::is_unread() {
                self.write_address(Step::Replace);
            }
        };
        ADDRESS_TIMER.set(set_timeout_with_handle(keep, Duration::ZERO).ok());
    }

    /// The address has changed by Back, Forward or by hand.
    pub(in crate::ui) fn follow_address(self) {
        self.follow(&address::read());
    }

    pub(super) fn follow(self, link: &Link) {
        let orientation = link.orientation.unwrap_or(Color::White);
        if link.marks_damaged {
            self.notify(Some(Notice { text: locale::words().link_marks_unread().into(), unread: None }));
        }
        match &link.position {
            // Not `dispatch`: that would push what the browser has just gone back to.
            Some(Ok(position)) => {
                self.take_back_unread();
                self.revise(&mut |editor| {
                    let moved = editor.follow(position, link);
                    editor.apply(Command::Orient(orientation)) || moved
                });
            }
            Some(Err(text)) => {
                let unread = Some(text.clone());
                self.notify(Some(Notice { text: locale::words().link_unread().into(), unread }));
                // It may be more than a plain record.
                relay::call();
            }
            None => {}
        }
        self.save();
    }

    /// Says no longer that an address could not be read.
    fn take_back_unread(self) {
        let unread = |notice: &Notice| notice.text == locale::words().link_unread();
        self.set(|page| page.notice.take_if(|notice| unread(notice)).is_some());
    }
}
