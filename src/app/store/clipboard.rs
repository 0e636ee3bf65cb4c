//! Copying and pasting.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Notice, Store};
use crate::app::browser::clipboard;
use crate::app::browser::frame::frame;
use crate::app::later::{Chunk, Missing};
use crate::editor::Command;
use crate::i18n::messages;
use crate::notation::read_plain;

impl Store {
    /// Loads a pasted text: the positions in it are found by the readers behind the split point. `into_box` says that the
    /// text box is what it was pasted into.
    pub fn paste(self, text: String, into_box: bool) {
        if frame().is_read_only() {
            return;
        }
        if !self.chunk.with_untracked(Chunk::is_here) && is_plain_record(&text) {
            // Nobody needs to wait for the readers of everything else.
            return self.load_pasted(text);
        }
        let paste = self.count_paste();
        self.with_later(move |later| match later {
            // Something else has been pasted while the readers were on their way.
            _ if !self.is_last_paste(paste) => {}
            Ok(later) => (later.paste)(self, text, into_box),
            Err(Missing) => self.paste_without_readers(text),
        });
    }

    /// Something is pasted. Returns its number.
    pub fn count_paste(self) -> u32 {
        self.pastes
            .try_update_value(|pastes| {
                *pastes = pastes.wrapping_add(1);
                *pastes
            })
            .unwrap_or_default()
    }

    /// Whether nothing has been pasted since the paste with this number.
    pub fn is_last_paste(self, number: u32) -> bool {
        self.pastes.get_value() == number
    }

    /// The readers cannot be fetched: a plain record is loaded all the same, the rest is offered to be mended in the box.
    fn paste_without_readers(self, text: String) {
        // What clipboards and files put around a record.
        let record = text.trim_matches(|sign: char| sign.is_whitespace() || sign == '\u{FEFF}');
        if read_plain(record).is_some() {
            self.load_pasted(record.to_owned());
        } else {
            self.notify(Some(Notice { text: messages().part_not_loaded().into(), unread: Some(text) }));
        }
    }

    /// Loads a text that can be read.
    pub fn load_pasted(self, text: String) {
        self.count_paste();
        self.notify(None);
        self.dispatch(Command::Load(text));
        self.announce(messages().pasted().into());
    }

    pub fn paste_from_clipboard(self) {
        spawn_local(async move {
            if let Ok(text) = clipboard::read().await {
                if text.is_empty() && clipboard::holds_picture().await {
                    return self.tell(messages().pictures_unread());
                }
                self.paste(text, false);
            } else {
                self.tell(messages().paste_refused());
                self.select_box();
            }
        });
    }

    /// Opens the menu of the copy button, or closes it.
    pub fn toggle_copy_menu(self) {
        if self.copy_menu_is_open.get_untracked() {
            self.copy_menu_is_open.set(false);
        } else if !frame().is_embedded() {
            self.with_later_or_notice(move |_| self.copy_menu_is_open.set(true));
        }
    }

    /// Selects the text of the box, so that the user can copy or paste by the keys of the browser.
    fn select_box(self) {
        self.focus_box();
        if let Some(area) = self.fen_box.get_untracked() {
            area.select();
        }
    }

    /// Gives the text box the focus.
    pub fn focus_box(self) {
        if let Some(area) = self.fen_box.get_untracked() {
            // Refused only where it is not on the page.
            let _ = area.focus();
        }
    }

    /// Puts what the box shows on the clipboard.
    pub fn copy(self) {
        let (text, faults) =
            self.shown.with_untracked(|shown| (shown.text.clone(), shown.reading.faults.len()));
        let written = clipboard::write(&text);
        spawn_local(async move {
            if written.await.is_err() {
                self.tell(messages().copy_refused());
                self.select_box();
                return;
            }
            self.copied.show();
            match faults {
                0 => self.announce(messages().copied().into()),
                count => self.tell(&messages().copied_with_faults(count)),
            }
        });
    }
}

/// Whether a text is one record that needs no repair, with nothing around it.
pub fn is_plain_record(text: &str) -> bool {
    read_plain(text).is_some_and(|reading| reading.repairs.is_empty())
}
