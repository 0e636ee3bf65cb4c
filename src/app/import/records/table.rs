//! What the rows of the table share.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::import::state::PasteState;
use crate::app::import::steps::go;
use crate::app::store::Store;
use crate::editor::pasted::PlaceStep;

/// The number of rows on a page.
pub(super) const PAGE: usize = 50;

/// What the rows share.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub store: Store,
    pub grid: NodeRef<Div>,
    /// A key has opened another record: its row takes the focus.
    pub takes_focus: StoredValue<bool>,
    /// The page that was turned to, and the record that was shown then: opening another one turns to its page.
    pub turned: RwSignal<Option<(usize, usize)>>,
}

impl Table {
    /// The index of the record on the board.
    pub fn index(self) -> usize {
        PasteState::of(self.store).place.read().index
    }

    pub fn page(self) -> usize {
        let index = self.index();
        let turned = self.turned.get().filter(|(shown, _)| *shown == index);
        turned.map_or(index / PAGE, |(_, page)| page)
    }

    pub fn turn(self, by: isize, pages: usize) {
        let (index, page) = untrack(|| (self.index(), self.page()));
        if let Some(page) = page.checked_add_signed(by).filter(|page| *page < pages) {
            self.turned.set(Some((index, page)));
            if let Some(grid) = self.grid.get_untracked() {
                grid.set_scroll_top(0);
            }
        }
    }

    /// Opens the record to which a key leads from a row. Returns whether it is such a key.
    pub fn press(self, key: &str, from: usize, last: usize) -> bool {
        let to = match key {
            "ArrowDown" => from + 1,
            "ArrowUp" => from.saturating_sub(1),
            "PageDown" => from + 10,
            "PageUp" => from.saturating_sub(10),
            "Home" => 0,
            "End" => last,
            "Enter" | " " => from,
            _ => return false,
        };
        let to = to.min(last);
        if untrack(|| self.index()) != to {
            self.takes_focus.set_value(true);
            go(self.store, PlaceStep::Index(to));
        }
        true
    }
}
