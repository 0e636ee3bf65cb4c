//! A record of a pasted list: its number, its title, its FEN and the verdict on it.

use std::sync::Arc;

use leptos::html::Div;
use leptos::prelude::*;

use super::table::Table;
use crate::app::browser::scroll::show_in_box;
use crate::app::chunk::{Slot, Vision};
use crate::app::icons::Icon;
use crate::app::import::steps::go;
use crate::app::store::Store;
use crate::editor::Snapshot;
use crate::editor::pasted::{Pasted, PlaceStep};
use crate::editor::records::record_text;
use crate::view::Scene;
use crate::view::VerdictChip;

/// What a row shows.
#[derive(Clone, PartialEq)]
struct Shown {
    fen: String,
    verdict: VerdictChip,
}

impl Shown {
    /// The record on the board, while it is edited.
    fn live(scene: &Scene) -> Shown {
        let is_judged = scene.is_judged();
        let fen = if is_judged { scene.document.fen() } else { scene.shown.text.clone() };
        Shown { fen, verdict: VerdictChip::of(scene) }
    }

    /// A record as it was kept, else as the text has it.
    fn kept(store: Store, pasted: &Pasted, index: usize, edited: Option<Snapshot>) -> Option<Shown> {
        let before = store.editor.with_untracked(|editor| editor.document().clone());
        let record = edited.or_else(|| pasted.snapshot(pasted.beginning(index), &before))?;
        Some(Shown { fen: record_text(&record), verdict: VerdictChip::of_record(&record) })
    }
}

#[component]
pub(super) fn RecordRow(pasted: Arc<Pasted>, index: usize, table: Table, has_titles: bool) -> impl IntoView {
    let store = Store::here();
    let title = has_titles.then(|| pasted.title(index).unwrap_or_default().to_owned());
    let picture = pasted.is_picture().then(|| {
        let pasted = Arc::clone(&pasted);
        view! { <Slot content=move |table: &Vision| (table.miniature)(store, &pasted, index)/> }
    });
    let is_open = Memo::new(move |_| table.index() == index);
    let edited = Memo::new(move |_| table.current.edited(index));
    let shown = Memo::new(move |_| {
        if is_open.get() {
            return Some(Shown::live(&store.scene.read()));
        }
        // Not read again for an edit of another record.
        Shown::kept(store, &pasted, index, edited.get())
    });
    let fen = move || shown.read().as_ref().map(|shown| shown.fen.clone());
    let verdict = move || shown.read().as_ref().map(|shown| shown.verdict.clone());
    let icon = Signal::derive(move || verdict().map_or("info", |verdict| verdict.icon));
    let words = move || verdict().map(|verdict| verdict.words);
    let number = index + 1;
    view! {
        <Row
            index
            table
            is_open
            attr:data-record=number.to_string()
            attr:data-fen=fen
            attr:data-verdict=move || verdict().map(|verdict| verdict.name)
        >
            <span class="record-number" role="gridcell">{number.to_string()} {picture}</span>
            {title.map(|title| view! { <span class="record-title" role="gridcell">{title}</span> })}
            <span class="record-fen" role="gridcell">{fen}</span>
            <span class="record-verdict" role="gridcell" title=words>
                <Icon name=icon/>
                <span class="record-words">{words}</span>
            </span>
        </Row>
    }
}

/// A row of a list, which opens what it names.
#[component]
pub(super) fn Row(index: usize, table: Table, is_open: Memo<bool>, children: Children) -> impl IntoView {
    let node = NodeRef::<Div>::new();
    Effect::new(move || follow(table, node, is_open.get()));
    view! {
        <div
            class="record"
            role="row"
            node_ref=node
            // The head is the first row.
            aria-rowindex=(index + 2).to_string()
            aria-selected=move || if is_open.get() { "true" } else { "false" }
            tabindex=move || if table.is_stop(index) { "0" } else { "-1" }
            on:click=move |_| go(table.store, PlaceStep::Index(index))
            on:keydown=move |event| table.press(&event, index)
        >
            {children()}
        </div>
    }
}

/// Brings the row of the record on the board into sight, and the focus to it if a key has opened it.
fn follow(table: Table, node: NodeRef<Div>, is_open: bool) {
    let Some((grid, row)) = table.grid.get_untracked().zip(node.get()).filter(|_| is_open) else { return };
    show_in_box(&grid, &row);
    if table.takes_focus.try_update_value(std::mem::take) == Some(true) {
        // What cannot take the focus leaves it where it is.
        let _ = row.focus();
    }
}
