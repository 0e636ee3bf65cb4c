//! The games of a file as rows, where there are more than a list of choices can offer. A page at a time is rendered.

use std::sync::Arc;

use leptos::prelude::*;

use super::Pager;
use super::row::Row;
use super::table::{PAGE, Table};
use crate::editor::pasted::Pasted;
use crate::i18n::{messages, pasted_entry};

#[component]
pub fn GameTable(pasted: Arc<Pasted>) -> impl IntoView {
    let messages = messages();
    let count = pasted.count();
    let table = Table::new(count);
    let page = Memo::new(move |_| table.page());
    let rows = move || {
        let first = page.get() * PAGE;
        let row = |index| view! { <GameRow title=pasted_entry(&pasted, index) index table/> };
        (first..count.min(first + PAGE)).map(row).collect_view()
    };
    view! {
        <div
            class="records games"
            role="grid"
            aria-label=messages.import_list()
            aria-rowcount=(count + 1).to_string()
            node_ref=table.grid
        >
            <div class="record record-head" role="row" aria-rowindex="1">
                <span role="columnheader">{messages.record_number()}</span>
                <span role="columnheader">{messages.record_title()}</span>
            </div>
            {rows}
        </div>
        <Pager table page count/>
    }
}

#[component]
fn GameRow(title: String, index: usize, table: Table) -> impl IntoView {
    let is_open = Memo::new(move |_| table.index() == index);
    let number = index + 1;
    view! {
        <Row index table is_open attr:data-game-row=number.to_string()>
            <span class="record-number" role="gridcell">{number.to_string()}</span>
            <span class="record-title" role="gridcell">{title}</span>
        </Row>
    }
}
