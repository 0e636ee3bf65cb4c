//! The editor that the page opens with: the address, the saved work, and what was typed before the program was there.

use leptos::prelude::*;

use super::{Notice, Store, appearance, settings};
use crate::app::browser::address;
use crate::app::browser::frame::frame;
use crate::app::browser::storage::Tab;
use crate::editor::address::Link;
use crate::editor::storage::{Restored, restore};
use crate::editor::{Command, Editor, MAX_TEXT_LEN, opening};
use crate::i18n::messages;
use crate::position::Position;

impl Store {
    /// The store of a page that nobody has opened yet: the start position. The static page is rendered of it.
    pub fn at_start() -> Store {
        Store::new(Editor::new(Position::START), None)
    }

    /// Reads the address and the storage, and makes the store of them. `typed` is what was typed into the box of the static
    /// page.
    pub fn open(typed: Option<String>) -> Store {
        let (editor, notice) = opened();
        let store = Store::new(editor, notice);
        store.appearance.set(appearance::kept());
        store.copy_form.set(settings::copy_form());
        store.open_panels.set(settings::open_panels());
        if let Some(text) = typed {
            store.dispatch(Command::Type(text));
        }
        store
    }
}

fn opened() -> (Editor, Option<Notice>) {
    let messages = messages();
    let (saved, notice) = match restore(&Tab) {
        Restored::Nothing => (None, None),
        Restored::Whole(editor) => (Some(*editor), None),
        Restored::Damaged(editor) => (editor.map(|editor| *editor), Some(messages.storage_damaged())),
        Restored::Unavailable => (None, Some(messages.storage_refused())),
    };
    let mut notice = notice.map(|text| Notice { text: text.into(), unread: None });
    // After a reload the saved work goes before the address that it stands under, which may be a moment older.
    let link = if saved.is_some() && address::is_known() { Link::default() } else { address::read() };
    let editor = opening::opened(saved, &link, settings::form(), frame().is_read_only());
    if link.marks_damaged {
        notice = Some(Notice { text: messages.link_marks_unread().into(), unread: None });
    }
    if let Some(Err(text)) = link.position {
        let unread = Some(text).filter(|text| text.len() <= MAX_TEXT_LEN);
        notice = Some(Notice { text: messages.link_unread().into(), unread });
    }
    (editor, notice)
}
