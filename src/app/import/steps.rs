//! Steps through what was pasted, by the card and by undo and redo.

use std::sync::Arc;

use leptos::prelude::*;

use super::history::Outcome;
use super::paste::read;
use super::{Pasted, Place};
use crate::app::store::{Store, set_if_other};
use crate::editor::{Command, Step};
use crate::i18n;
use crate::import::Import;

/// A step through the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlyStep {
    /// To its start.
    First,
    /// To the move before.
    Previous,
    /// To the next move.
    Next,
    /// To its end.
    Last,
}

/// Shows a place on the board.
pub(super) fn load(store: Store, pasted: &Pasted, place: Place, step: Step) {
    let (document, orientation) = store
        .editor
        .with_untracked(|editor| (pasted.document(place, editor.document()), editor.orientation()));
    let Some(document) = document else { return };
    let turned = pasted.found(place.index).and_then(|found| found.orientation);
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

/// Goes to the place that `choose` makes of the one that is shown.
fn go(store: Store, choose: impl FnOnce(&Pasted, Place) -> Place) {
    let Some(pasted) = store.pasted.get_untracked() else { return };
    let place = choose(&pasted, store.pasted_place.get_untracked());
    load(store, &pasted, place, Step::ReplaceLoad);
    set_if_other(store.pasted_place, place);
    store.announce(if pasted.game(place.index).is_some() {
        pasted.ply_sentence(place)
    } else {
        i18n::place_of(place.index, pasted.count())
    });
}

/// Goes to another position or game.
pub(super) fn go_to_index(store: Store, index: usize) {
    go(store, |pasted, _| pasted.beginning(index));
}

/// Goes to the position or game before or behind the one that is shown.
pub(super) fn step_index(store: Store, by: isize) {
    go(store, |pasted, place| match place.index.checked_add_signed(by) {
        Some(index) if index < pasted.count() => pasted.beginning(index),
        _ => place,
    });
}

/// Goes to another move of the game.
pub(super) fn go_to_ply(store: Store, ply: usize) {
    go(store, |_, place| Place { ply, ..place });
}

/// Goes through the moves of the game.
pub(super) fn step_ply(store: Store, step: PlyStep) {
    go(store, |pasted, place| {
        let last = pasted.game(place.index).map_or(0, crate::import::Game::len);
        let ply = match step {
            PlyStep::First => 0,
            PlyStep::Previous => place.ply.saturating_sub(1),
            PlyStep::Next => (place.ply + 1).min(last),
            PlyStep::Last => last,
        };
        Place { ply, ..place }
    });
}

/// Reads the text again with the piece letters that the user has chosen.
pub(super) fn choose_letters(store: Store, pasted: &Pasted, choice: usize) {
    if let Import::Ambiguous(choices) = &pasted.import
        && let Some(language) = choices.get(choice).and_then(|choice| choice.languages.first())
    {
        read(store, pasted.text.clone(), false, Some(*language));
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
    if let Some(area) = store.fen_box.get_untracked() {
        // Refused only where it is not on the page.
        let _ = area.focus();
    }
}

/// Follows the document: the card of a paste that has been undone, or after which something else was loaded, goes. Undoing it
/// turns the board back too.
pub(super) fn follow_document(store: Store) {
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
