//! The records of a pasted list as a table, of which a page at a time is rendered: a list may have ten thousand.

mod actions;
mod games;
mod row;
mod table;

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::parts::IconButton;
use crate::editor::pasted::Pasted;
use crate::i18n::messages;
use actions::RecordActions;
pub use games::GameTable;
use row::RecordRow;
use table::{PAGE, Table};

/// The table of the records, with what can be done with all of them.
#[component]
pub fn RecordTable(pasted: Arc<Pasted>) -> impl IntoView {
    let count = pasted.count();
    let table = Table::new(count);
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
