//! The records of a pasted list as a table, of which a page at a time is rendered: a list may have ten thousand.

mod actions;
mod row;

use std::sync::Arc;

use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;

use super::session::CurrentSession;
use super::steps::go;
use crate::app::browser::events::has_modifier;
use crate::app::parts::IconButton;
use crate::app::store::Store;
use crate::editor::pasted::{Pasted, PlaceStep};
use crate::i18n::messages;
use actions::RecordActions;
use row::RecordRow;

/// The number of rows on a page.
const PAGE: usize = 50;

/// What the rows share.
#[derive(Clone, Copy)]
struct Table {
    store: Store,
    current: CurrentSession,
    grid: NodeRef<Div>,
    /// The index of the last record.
    last: usize,
    /// A key has opened another record: its row takes the focus.
    takes_focus: StoredValue<bool>,
    /// The page that was turned to, and the record that was shown then: opening another one turns to its page.
    turned: RwSignal<Option<(usize, usize)>>,
}

impl Table {
    /// The index of the record on the board.
    fn index(self) -> usize {
        self.current.place().index
    }

    fn page(self) -> usize {
        let index = self.index();
        let turned = self.turned.get().filter(|(shown, _)| *shown == index);
        turned.map_or(index / PAGE, |(_, page)| page)
    }

    fn turn(self, by: isize, pages: usize) {
        let (index, page) = untrack(|| (self.index(), self.page()));
        if let Some(page) = page.checked_add_signed(by).filter(|page| *page < pages) {
            self.turned.set(Some((index, page)));
            if let Some(grid) = self.grid.get_untracked() {
                grid.set_scroll_top(0);
            }
        }
    }

    /// Opens the record to which a key leads from a row.
    fn press(self, event: &KeyboardEvent, from: usize) {
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

/// The table of the records, with what can be done with all of them.
#[component]
pub fn RecordTable(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let count = pasted.count();
    let table = Table {
        store,
        current: CurrentSession::here(),
        grid: NodeRef::new(),
        last: count.saturating_sub(1),
        takes_focus: StoredValue::new(false),
        turned: RwSignal::new(None),
    };
    let page = Memo::new(move |_| table.page());
    let has_titles = (0..count).any(|index| pasted.title(index).is_some());
    let rows = {
        let pasted = Arc::clone(&pasted);
        move || {
            let first = page.get() * PAGE;
            let row = |index| view! { <RecordRow pasted=pasted.clone() index table has_titles/> };
            (first..count.min(first + PAGE)).map(row).collect_view()
        }
    };
    view! {
        <RecordActions pasted/>
        <div
            class="records"
            class:titled=has_titles
            role="grid"
            aria-label=messages().records()
            aria-rowcount=(count + 1).to_string()
            node_ref=table.grid
        >
            <Head has_titles/>
            {rows}
        </div>
        {(count > PAGE).then(|| view! { <Pager table page count/> })}
    }
}

#[component]
fn Head(has_titles: bool) -> impl IntoView {
    let messages = messages();
    view! {
        <div class="record record-head" role="row" aria-rowindex="1">
            <span role="columnheader">{messages.record_number()}</span>
            {has_titles.then(|| view! { <span role="columnheader">{messages.record_title()}</span> })}
            <span role="columnheader">"FEN"</span>
            <span role="columnheader">{messages.record_verdict()}</span>
        </div>
    }
}

/// Turns the pages of a long list.
#[component]
fn Pager(table: Table, page: Memo<usize>, count: usize) -> impl IntoView {
    let messages = messages();
    let pages = count.div_ceil(PAGE);
    let shown = move || {
        let first = page.get() * PAGE;
        messages.records_on_page(first + 1, count.min(first + PAGE), count)
    };
    view! {
        <div class="import-row records-pager">
            <IconButton
                icon="shift-left"
                label=messages.previous_page()
                attr:data-records-page="previous"
                on:click=move |_| table.turn(-1, pages)
            />
            <span class="import-place">{shown}</span>
            <IconButton
                icon="shift-right"
                label=messages.next_page()
                attr:data-records-page="next"
                on:click=move |_| table.turn(1, pages)
            />
        </div>
    }
}
