//! Steps through what was pasted, by the card and by undo and redo.

use std::ptr;
use std::sync::Arc;

use leptos::prelude::*;

use crate::app::fen::handle::BoxHandle;
use crate::app::import::state::PasteState;
use crate::app::notices::Announcer;
use crate::app::store::{Store, set_if_other};
use crate::editor::paste_history::Outcome;
use crate::editor::pasted::{Pasted, Place, PlaceStep};
use crate::editor::{Command, Snapshot, Step, Tool};
use crate::i18n;
use crate::position::Color;

/// Shows a place on the board.
pub(super) fn load(store: Store, pasted: &Pasted, place: Place, step: Step) {
    let (before, orientation) =
        store.editor.with_untracked(|editor| (editor.document().clone(), editor.orientation()));
    let edits = PasteState::of(store).record_edits;
    let record = match pasted.game(place.index) {
        Some(_) => pasted.snapshot(place, &before),
        None => edits.with_untracked(|edits| edits.record(pasted, place.index, &before)),
    };
    let Some(Snapshot { document, draft }) = record else { return };
    let document = Box::new(document);
    store.dispatch(match draft {
        Some(text) => Command::ReplaceDraft(document, text, step),
        None => Command::ReplaceDocument(document, step),
    });
    let turned = pasted.orientation(place.index);
    remember(store, place, turned.map(|_| orientation));
    // The board turns after it: what the address says of the position before is to stay as it was.
    if let Some(orientation) = turned {
        store.dispatch(Command::Orient(orientation));
    }
}

/// Notes that the step of the history that is current belongs to a place.
fn remember(store: Store, place: Place, turned: Option<Color>) {
    let (shown, step) = step_of(store);
    PasteState::of(store).history.update_value(|history| {
        if let Some(history) = history {
            history.make(shown.document, step, place, turned);
        }
    });
}

/// The current step of the history, with its number.
pub(super) fn step_of(store: Store) -> (Snapshot, usize) {
    store.editor.with_untracked(|editor| {
        let history = editor.history();
        let (_, current, _) = history.numbers();
        (history.current().clone(), current)
    })
}

/// Whether the card of a paste is still open.
pub(super) fn is_shown(store: Store, pasted: &Pasted) -> bool {
    PasteState::of(store)
        .pasted
        .with_untracked(|shown| shown.as_deref().is_some_and(|shown| ptr::eq(shown, pasted)))
}

/// Keeps what has become of the record on the board, if a list is shown.
pub(super) fn keep_shown(store: Store, pasted: &Pasted) {
    if pasted.is_list() && is_shown(store, pasted) {
        let place = PasteState::of(store).place.get_untracked();
        let (shown, _) = step_of(store);
        PasteState::of(store).record_edits.update(|edits| edits.keep(pasted, place.index, shown));
        remember(store, place, None);
    }
}

/// Goes from the place that is shown to another one.
pub(super) fn go(store: Store, step: PlaceStep) {
    let Some(pasted) = PasteState::of(store).pasted.get_untracked() else { return };
    let before = PasteState::of(store).place.get_untracked();
    let place = pasted.stepped(before, step);
    if pasted.is_list() {
        // What has been done to the record that is shown stays.
        if place == before {
            return;
        }
        keep_shown(store, &pasted);
    }
    load(store, &pasted, place, Step::ReplaceLoad);
    if place.index != before.index {
        // Another record is opened; within a game whoever draws goes on drawing.
        store.dispatch(Command::ChooseTool(Tool::Hand));
    }
    set_if_other(PasteState::of(store).place, place);
    Announcer::of(store).announce(i18n::pasted_place(&pasted, place));
}

/// Takes the card away.
pub(super) fn close(store: Store) {
    PasteState::of(store).pasted.set(None);
}

/// Puts the text as it was pasted into the box.
pub(super) fn edit_original(store: Store, pasted: &Arc<Pasted>) {
    close(store);
    store.dispatch(Command::PasteText(pasted.text.clone()));
    BoxHandle::of(store).focus();
}

/// Follows the document: the card of a paste that has been undone, or after which something else was loaded, goes. Undoing it
/// turns the board back too.
pub(super) fn follow_document(store: Store) {
    // A text that is being typed is another one than that of the card, but for a list: there it is a record of it.
    if store.editor.with_untracked(|editor| editor.draft().is_some())
        && PasteState::of(store)
            .pasted
            .with_untracked(|pasted| pasted.as_ref().is_some_and(|pasted| !pasted.is_list()))
    {
        close(store);
    }
    let outcome = PasteState::of(store).history.try_update_value(|history| {
        // Not the scene, which may be older than a paste that has just come.
        let outcome = store.editor.with_untracked(|editor| {
            let (_, step, _) = editor.history().numbers();
            history.as_mut().map(|history| history.follow(editor.document(), step, editor.loads()))
        });
        if matches!(outcome, Some(Outcome::Over(_))) {
            *history = None;
        }
        outcome
    });
    match outcome.flatten() {
        None | Some(Outcome::Same) => {}
        Some(Outcome::At(place)) => set_if_other(PasteState::of(store).place, place),
        Some(Outcome::Over(turned)) => {
            close(store);
            if let Some(orientation) = turned {
                store.dispatch(Command::Orient(orientation));
            }
        }
    }
}
