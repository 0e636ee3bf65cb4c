//! Steps through what was pasted, by the card and by undo and redo.

use std::sync::Arc;

use leptos::prelude::*;

use super::paste::read;
use crate::app::store::{Store, set_if_other};
use crate::editor::paste_history::Outcome;
use crate::editor::pasted::{Pasted, Place, PlaceStep};
use crate::editor::{Command, Step, Tool};
use crate::i18n;

/// Shows a place on the board.
pub(super) fn load(store: Store, pasted: &Pasted, place: Place, step: Step) {
    let (document, orientation) = store
        .editor
        .with_untracked(|editor| (pasted.document(place, editor.document()), editor.orientation()));
    let Some(document) = document else { return };
    let turned = pasted.orientation(place.index);
    store.paste_history.update_value(|history| {
        if let Some(history) = history {
            history.make(document.clone(), place, turned.map(|_| orientation));
        }
    });
    store.dispatch(Command::ReplaceDocument(Box::new(document), step));
    // The board turns after it: what the address says of the position before is to stay as it was.
    if let Some(orientation) = turned {
        store.dispatch(Command::Orient(orientation));
    }
}

/// Goes from the place that is shown to another one.
pub(super) fn go(store: Store, step: PlaceStep) {
    let Some(pasted) = store.pasted.get_untracked() else { return };
    let before = store.pasted_place.get_untracked();
    let place = pasted.stepped(before, step);
    load(store, &pasted, place, Step::ReplaceLoad);
    if place.index != before.index {
        // Another record is opened; within a game whoever draws goes on drawing.
        store.dispatch(Command::ChooseTool(Tool::Hand));
    }
    set_if_other(store.pasted_place, place);
    store.announce(i18n::pasted_place(&pasted, place));
}

/// Reads the text again with the piece letters that the user has chosen.
pub(super) fn choose_letters(store: Store, pasted: &Pasted, choice: usize) {
    if let Some(language) = pasted.language(choice) {
        read(store, pasted.text.clone(), false, Some(language));
    }
}

/// Takes the card away.
pub(super) fn close(store: Store) {
    store.pasted.set(None);
}

/// Puts the text as it was pasted into the box.
pub(super) fn edit_original(store: Store, pasted: &Arc<Pasted>) {
    close(store);
    store.dispatch(Command::PasteText(pasted.text.clone()));
    store.focus_box();
}

/// Follows the document: the card of a paste that has been undone, or after which something else was loaded, goes. Undoing it
/// turns the board back too.
pub(super) fn follow_document(store: Store) {
    // A text that is being typed, or was put into the box with its faults, is another one than that of the card.
    if store.editor.with_untracked(|editor| editor.draft().is_some())
        && store.pasted.with_untracked(Option::is_some)
    {
        close(store);
    }
    let outcome = store.paste_history.try_update_value(|history| {
        // Not the scene, which may be older than a paste that has just come.
        let outcome = store.editor.with_untracked(|editor| {
            history.as_mut().map(|history| history.follow(editor.document(), editor.loads()))
        });
        if matches!(outcome, Some(Outcome::Over(_))) {
            *history = None;
        }
        outcome
    });
    match outcome.flatten() {
        None | Some(Outcome::Same) => {}
        Some(Outcome::At(place)) => set_if_other(store.pasted_place, place),
        Some(Outcome::Over(turned)) => {
            close(store);
            if let Some(orientation) = turned {
                store.dispatch(Command::Orient(orientation));
            }
        }
    }
}
