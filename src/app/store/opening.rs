//! The editor that the page opens with, from the address and the saved work.

use super::{Report, Store};
use crate::app::browser::address;
use crate::app::browser::frame::frame;
use crate::app::browser::storage::Tab;
use crate::editor::address::Link;
use crate::editor::opening;
use crate::editor::storage::{Restored, restore};
use crate::notation::Form;

impl Store {
    /// The store of a page that nobody has opened yet: the start position. The static page is rendered of it.
    #[cfg(feature = "ssr")]
    pub fn at_start() -> Store {
        Store::new(crate::editor::Editor::new(crate::position::Position::START), false, |_, _| {})
    }

    /// Reads the address and the storage, and makes the store of them. Returns also what there is to report of both.
    /// `form` is the form that was chosen for the box; `report` tells the user what the store has to report later.
    pub fn open(form: Option<Form>, report: fn(Store, Report)) -> (Store, Vec<Report>) {
        let mut reports = Vec::new();
        let saved = match restore(&Tab) {
            Restored::Nothing => None,
            Restored::Whole(editor) => Some(*editor),
            Restored::Damaged(editor) => {
                reports.push(Report::StorageDamaged);
                editor.map(|editor| *editor)
            }
            Restored::Unavailable => {
                reports.push(Report::StorageRefused);
                None
            }
        };
        // After a reload the saved work goes before the address that it stands under, which may be a moment older.
        let link = if saved.is_some() && address::is_known() { Link::default() } else { address::read() };
        let editor = opening::opened(saved, &link, form, frame().is_read_only());
        let is_unread = matches!(link.position, Some(Err(_)));
        if link.marks_damaged {
            reports.push(Report::LinkMarksUnread);
        }
        if let Some(Err(text)) = link.position {
            reports.push(Report::LinkUnread(text));
        }
        (Store::new(editor, is_unread, report), reports)
    }
}
