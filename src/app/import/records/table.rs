//! What the rows of the table share.

use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;

use crate::app::browser::events::has_modifier;
use crate::app::import::session::CurrentSession;
use crate::app::import::steps::go;
use crate::app::store::Store;
use crate::editor::pasted::PlaceStep;

/// The number of rows on a page.
pub(super) const PAGE: usize = 50;

/// What the rows share.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub store: Store,
    pub(in crate::app::import) current: CurrentSession,
    pub grid: NodeRef<Div>,
    /// The index of the last record.
    pub last: usize,
    /// A key has opened another record: its row takes the focus.
    pub takes_focus: StoredValue<bool>,
    /// The page that was turned to, and the record that was shown then: opening another one turns to its page.
    pub turned: RwSignal<Option<(usize, usize)>>,
}

impl Table {
    /// That of the list of the card around the component.
    pub fn new(count: usize) -> Table {
        Table {
            store: Store::here(),
            current: CurrentSession::here(),
            grid: NodeRef::new(),
            last: count.saturating_sub(1),
            takes_focus: StoredValue::new(false),
            turned: RwSignal::new(None),
        }
    }

    /// The index of the record on the board.
    pub fn index(self) -> usize {
        self.current.place().index
    }

    pub fn page(self) -> usize {
        let index = self.index();
        let turned = self.turned.get().filter(|(shown, _)| *shown == index);
        turned.map_or(index / PAGE, |(_, page)| page)
    }

    /// Whether a row is the stop of the Tab key: that of the record on the board, else the first of its page.
    pub fn is_stop(self, index: usize) -> bool {
        let open = self.index();
        open == index || index.is_multiple_of(PAGE) && open / PAGE != index / PAGE
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

    /// Opens the record to which a key leads from a row.
    pub fn press(self, event: &KeyboardEvent, from: usize) {
        if has_modifier(event) {
            return;
        }
        let last = self.last;
        let to = match &*event.key() {
            "ArrowDown" => from + 1,
            "ArrowUp" => from.saturating_sub(1),
            "PageDown" => from + 10,
            "PageUp" => from.saturating_sub(10),
            "Home" => 0,
            "End" => last,
            "Enter" | " " => from,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        let to = to.min(last);
        if untrack(|| self.index()) != to {
            self.takes_focus.set_value(true);
            go(self.store, PlaceStep::Index(to));
        }
    }
}
