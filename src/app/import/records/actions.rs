//! What can be done with all records of a list: repair, copy, save.

use std::sync::Arc;

use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::browser::{files, idle};
use crate::app::import::state::PasteState;
use crate::app::import::steps;
use crate::app::notices::Announcer;
use crate::app::parts::CopyTextButton;
use crate::app::store::Store;
use crate::editor::Step;
use crate::editor::pasted::Pasted;
use crate::editor::records::{ListFormat, Outcome, written_list};
use crate::i18n::messages;

/// So many records are repaired in one task, so that the page goes on meanwhile.
const AT_ONCE: usize = 200;

#[component]
pub(super) fn RecordActions(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let place = NodeRef::<Div>::new();
    let count = pasted.count();
    // Written when it is copied: a list may be long.
    let text = {
        let pasted = Arc::clone(&pasted);
        Signal::derive(move || list(store, &pasted, ListFormat::Fen))
    };
    let save = |format: ListFormat, label: &'static str| {
        let pasted = Arc::clone(&pasted);
        let save = move |_| {
            if let Some(file) = files::blob(&list(store, &pasted, format).into(), "text/plain;charset=utf-8")
            {
                let name = ["positions.", format.extension()].concat();
                files::save(&file, &name);
                Announcer::of(store).announce(messages.picture_saved(&*name));
            }
        };
        view! {
            <button
                type="button"
                class="button small"
                data-records-action=["save-", format.extension()].concat()
                on:click=save
            >
                {label}
            </button>
        }
    };
    let save_fen = save(ListFormat::Fen, messages.save_all_fen());
    let save_epd = save(ListFormat::Epd, messages.save_all_epd());
    let repair = move |_| repair_all(store, Arc::clone(&pasted));
    view! {
        <div class="records-actions" node_ref=place>
            <button type="button" class="button small" data-records-action="repair" on:click=repair>
                {messages.repair_all()}
            </button>
            <CopyTextButton
                action="copy-records"
                words=messages.copy_all()
                label=messages.copy_all()
                said=messages.records_copied(count)
                text
                target=place
            />
            {save_fen}
            {save_epd}
        </div>
    }
}

/// All records as they are now.
fn list(store: Store, pasted: &Pasted, format: ListFormat) -> String {
    steps::keep_shown(store, pasted);
    let before = store.editor.with_untracked(|editor| editor.document().clone());
    PasteState::of(store).record_edits.with_untracked(|edits| written_list(pasted, edits, &before, format))
}

/// Repairs all records for which that ends well, and says how many remain.
fn repair_all(store: Store, pasted: Arc<Pasted>) {
    spawn_local(async move {
        let (mut repaired, mut remaining) = (0_usize, 0_usize);
        for index in 0..pasted.count() {
            if index % AT_ONCE == AT_ONCE - 1 {
                idle::next_task().await;
                if !steps::is_shown(store, &pasted) {
                    return;
                }
            }
            match repair(store, &pasted, index) {
                Outcome::Good => {}
                Outcome::Repaired => repaired += 1,
                Outcome::Remains => remaining += 1,
            }
        }
        Announcer::of(store).tell(&messages().records_repaired(repaired, remaining));
    });
}

fn repair(store: Store, pasted: &Pasted, index: usize) -> Outcome {
    let place = PasteState::of(store).place.get_untracked();
    let is_on_board = place.index == index;
    if is_on_board {
        steps::keep_shown(store, pasted);
    }
    let before = store.editor.with_untracked(|editor| editor.document().clone());
    let outcome =
        PasteState::of(store).record_edits.try_update_untracked(|edits| edits.repair(pasted, index, &before));
    let outcome = outcome.unwrap_or(Outcome::Good);
    if outcome == Outcome::Repaired {
        PasteState::of(store).record_edits.notify();
        if is_on_board {
            steps::load(store, pasted, place, Step::Edit);
        }
    }
    outcome
}
