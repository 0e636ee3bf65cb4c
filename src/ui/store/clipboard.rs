//! Copying and pasting.

use std::cell::RefCell;
use std::time::Duration;

use leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};

use super::Store;
use crate::editor::Command;
use crate::locale;
use crate::notation::read_plain;
use crate::ui::browser::clipboard;
use crate::ui::relay;
use crate::wire::Errand;

/// How long "Copied" stands.
const COPIED_FOR: Duration = Duration::from_millis(1_800);

thread_local! {
    /// "Copied" is to be taken back.
    static COPIED_TIMER: RefCell<Option<TimeoutHandle>> = const { RefCell::new(None) };
}

impl Store {
    /// Loads a pasted text. One that is not simply a record is left to the annex, which finds the positions in it.
    pub(in crate::ui) fn paste(self, text: String, into_box: bool) {
        if is_plain_record(&text) && !relay::is_here() {
            self.load_pasted(text);
        } else {
            relay::send(Errand::Paste { text, into_box });
        }
    }

    /// Loads a text that can be read.
    pub(in crate::ui) fn load_pasted(self, text: String) {
        relay::drop_pastes();
        self.notify(None);
        self.dispatch(Command::Load(text));
        self.announce(locale::words().pasted().into());
    }

    /// Takes the text of the clipboard.
    pub(in crate::ui) fn paste_from_clipboard(self) {
        clipboard::read(move |text| {
            if let Ok(text) = text {
                self.paste(text, false);
            } else {
                self.tell(locale::words().paste_refused());
                clipboard::select_box();
            }
        });
    }

    /// Puts what the box shows on the clipboard.
    pub(in crate::ui) fn copy(self) {
        let text = self.shown().text.clone();
        clipboard::write(&text, move |done| {
            let words = locale::words();
            if done.is_err() {
                self.tell(words.copy_refused());
                clipboard::select_box();
                return;
            }
            self.set_copied(true);
            // What goes elsewhere is finished.
            self.dispatch(Command::Check);
            self.announce(words.copied().into());
            let timer = set_timeout_with_handle(move || self.set_copied(false), COPIED_FOR).ok();
            if let Some(earlier) = COPIED_TIMER.replace(timer) {
                earlier.clear();
            }
        });
    }

    fn set_copied(self, copied: bool) {
        self.set(|page| std::mem::replace(&mut page.copied, copied) != copied);
    }
}

/// Whether a text is one record that needs no repair, with nothing around it.
pub(in crate::ui) fn is_plain_record(text: &str) -> bool {
    read_plain(text).is_some_and(|reading| reading.repairs.is_empty())
}
