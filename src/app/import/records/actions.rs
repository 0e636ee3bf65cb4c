//! What can be done with all records of a list: repair, copy, save.

use std::sync::Arc;

use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::browser::{files, idle};
use crate::app::import::steps;
use crate::app::notices::Announcer;
use crate::app::parts::CopyTextButton;
use crate::app::store::Store;
use crate::editor::pasted::Pasted;
use crate::editor::pasting::RecordRepair;
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
    store.editor.with_untracked(|editor| {
        let edits = editor.record_edits().unwrap_or_default();
        written_list(pasted, &edits, editor.document(), format)
    })
}

/// Repairs all records for which that ends well, in one step, and says how many remain.
fn repair_all(store: Store, pasted: Arc<Pasted>) {
    spawn_local(async move {
        let (mut repairs, mut remaining) = (Vec::new(), 0_usize);
        for index in 0..pasted.count() {
            if index % AT_ONCE == AT_ONCE - 1 {
                idle::next_task().await;
            }
            // Read anew: meanwhile the user may have edited it.
            let record = store.editor.with_untracked(|editor| {
                steps::is_shown(editor, &pasted).then(|| editor.record(&pasted, index))
            });
            let Some(record) = record else { return };
            let Some(before) = record else { continue };
            match Outcome::of(&before) {
                Outcome::Good => {}
                Outcome::Repaired(after) => repairs.push(RecordRepair { index, before, after: *after }),
                Outcome::Remains => remaining += 1,
            }
        }
        let command = store.editor.with_untracked(|editor| editor.repair_command(repairs));
        let repaired = command.map_or(0, |(command, count)| {
            store.dispatch(command);
            count
        });
        Announcer::of(store).tell(&messages().records_repaired(repaired, remaining));
    });
}
