//! The records of a pasted list as a table, of which a page at a time is rendered: a list may have ten thousand.

mod actions;
mod row;
mod table;

use std::sync::Arc;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::app::browser::events::{around, has_modifier};
use crate::app::parts::IconButton;
use crate::app::store::Store;
use crate::editor::pasted::Pasted;
use crate::i18n::messages;
use actions::RecordActions;
use row::RecordRow;
use table::{PAGE, Table};

/// The table of the records, with what can be done with all of them.
#[component]
pub fn RecordTable(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let table = Table {
        store,
        grid: NodeRef::new(),
        takes_focus: StoredValue::new(false),
        turned: RwSignal::new(None),
    };
    let count = pasted.count();
    let page = Memo::new(move |_| table.page());
    let has_titles = (0..count).any(|index| pasted.title(index).is_some());
    let press = move |event: KeyboardEvent| {
        let row = around(&event, "[data-record]").and_then(|row| row.get_attribute("data-record"));
        let number = row.and_then(|number| number.parse::<usize>().ok()).filter(|_| !has_modifier(&event));
        if number.is_some_and(|number| table.press(&event.key(), number.saturating_sub(1), count - 1)) {
            event.prevent_default();
            event.stop_propagation();
        }
    };
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
            on:keydown=press
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
