//! Keys: looked up in one table ([`crate::editor::keys`]), carried out here.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::BoardHandle;
use super::piece_menu::open_piece_menu;
use crate::app::actions::{Action, perform};
use crate::app::browser::events::on_window;
use crate::app::browser::focus::takes_text;
use crate::app::dialogs::Dialog;
use crate::app::store::{Store, set_if_other};
use crate::editor::geometry::{cell_of, square_in};
use crate::editor::keys::{Edge, KeyAction, Scope, action};
use crate::editor::{Command, Copying, Gesture, Input, Pen};
use crate::i18n::{lifted_sentence, messages, square_sentence};
use crate::position::Square;

/// Listens to the keys, as long as the owner lives.
pub(super) fn listen(store: Store, board: BoardHandle) {
    on_window("keydown", move |event| {
        if let Some(event) = event.dyn_ref() {
            pressed(store, board, event);
        }
    });
}

fn target_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn pressed(store: Store, board: BoardHandle, event: &KeyboardEvent) {
    if event.is_composing() || event.default_prevented() || dialog_is_open(store) {
        return;
    }
    let square = board.square_of(event);
    let control = event.ctrl_key() || event.meta_key();
    let is_text = |element: &Element| takes_text(element) && (!control || undoes_by_itself(store, element));
    let place = match target_of(event) {
        Some(_) if square.is_some() => Scope::Board,
        Some(element) if !is_text(&element) => Scope::Page,
        _ => Scope::Everywhere,
    };
    let (key, code) = (event.key(), event.code());
    // A letter of another script: the name of the key's place has the Latin one.
    let key = if control && !key.is_ascii() { code.strip_prefix("Key").unwrap_or_default() } else { &key };
    let found = action(key, control, event.shift_key(), place);
    let hovered = store.hovered.get_untracked();
    let removes = matches!(key, "Delete" | "Backspace") && !control;
    let (action, square) = match (found, square) {
        (Some(action), square) => (action, square),
        (None, None) if removes && hovered.is_some() && place == Scope::Page => (KeyAction::Remove, hovered),
        _ => return,
    };
    // Alt belongs to the browser's own menus, but for a copying drop.
    if event.alt_key() && action != KeyAction::Lift {
        return;
    }
    let copying = if event.alt_key() { Copying::Yes } else { Copying::No };
    let is_done = match square {
        Some(square) if on_square(store, board, action, square, copying) => true,
        _ => on_page(store, action),
    };
    if is_done {
        event.prevent_default();
    }
}

/// Whether an element has an undo of its own: a text that somebody types, and not one that the page has just written.
fn undoes_by_itself(store: Store, element: &Element) -> bool {
    let is_box = store.fen_box.get_untracked().is_some_and(|area| **area == *element);
    if is_box {
        !store.is_box_rewritten.get_value()
    } else {
        element.tag_name() == "INPUT" && !element.has_attribute("readonly")
    }
}

/// Does what a key means on a square. Returns whether it means anything there.
fn on_square(store: Store, board: BoardHandle, action: KeyAction, square: Square, copying: Copying) -> bool {
    match action {
        KeyAction::Walk(columns, rows) => {
            walk(store, board, square, |column, row| {
                ((column + columns).clamp(0, 7), (row + rows).clamp(0, 7))
            });
        }
        KeyAction::RowEdge(edge) => walk(store, board, square, |_, row| (end(edge), row)),
        KeyAction::ColumnEdge(edge) => walk(store, board, square, |column, _| (column, end(edge))),
        KeyAction::Lift => lift(store, square, copying),
        KeyAction::Place(piece) => announce_after(store, square, Command::Place(square, piece)),
        KeyAction::Remove => announce_after(store, square, Command::Remove(square)),
        KeyAction::Mark => {
            let pen = store.editor.read_untracked().pen();
            store.dispatch(Command::Draw(pen.mark(square, square)));
        }
        KeyAction::Aim => {
            store.input(Input::Aim(square));
            if is_aiming(store, square) {
                store.announce(messages().arrow_begins().into());
            }
        }
        KeyAction::PieceMenu => open_piece_menu(store, square),
        _ => return false,
    }
    true
}

/// Does what a key means wherever the focus is. Returns whether it has done its work: the browser's own is not wanted then.
fn on_page(store: Store, action: KeyAction) -> bool {
    match action {
        KeyAction::PenColor(color) => {
            let pen = store.editor.read_untracked().pen();
            store.dispatch(Command::SetPen(Pen { color, ..pen }));
        }
        KeyAction::ClearMarks => {
            store.dispatch(Command::ClearMarks);
        }
        KeyAction::ToggleSymmetry => perform(store, Action::ToggleSymmetry),
        KeyAction::Cancel => store.input(Input::Escape),
        KeyAction::Flip => perform(store, Action::Flip),
        KeyAction::ShowKeys => store.open_dialog(Dialog::Keys),
        KeyAction::Announce(what) => store.with_later_or_notice(move |later| (later.read)(store, what)),
        KeyAction::Undo => perform(store, Action::Undo),
        KeyAction::Redo => perform(store, Action::Redo),
        KeyAction::Copy if nothing_is_selected() => store.copy(),
        // The paste event brings the text without asking for a permission.
        _ => return false,
    }
    true
}

fn is_aiming(store: Store, square: Square) -> bool {
    store.editor.read_untracked().mark_preview(square).is_some()
}

fn lift(store: Store, square: Square, copying: Copying) {
    store.input(Input::Lift(square, copying));
    let (gesture, piece) = store.editor.with_untracked(|editor| (editor.gesture(), editor.piece_at(square)));
    store.announce(if is_aiming(store, square) {
        messages().arrow_begins().into()
    } else if gesture == Gesture::Selected(square) {
        lifted_sentence(square, piece)
    } else {
        square_sentence(square, piece)
    });
}

/// Announces what stands on the square afterwards.
fn announce_after(store: Store, square: Square, command: Command) {
    store.dispatch(command);
    let piece = store.editor.read_untracked().piece_at(square);
    store.announce(square_sentence(square, piece));
}

fn walk(store: Store, board: BoardHandle, from: Square, to: impl FnOnce(i32, i32) -> (i32, i32)) {
    let orientation = store.orientation.get_untracked();
    let (column, row) = cell_of(from, orientation);
    let (column, row) = to(column as i32, row as i32);
    set_if_other(store.focused, square_in(column as u32, row as u32, orientation));
    board.focus_square();
}

const fn end(edge: Edge) -> i32 {
    match edge {
        Edge::First => 0,
        Edge::Last => 7,
    }
}

/// A selected text is what Ctrl+C is meant for.
fn nothing_is_selected() -> bool {
    window().get_selection().ok().flatten().is_none_or(|selection| selection.is_collapsed())
}

/// The keys of the page rest while a dialog is open.
fn dialog_is_open(store: Store) -> bool {
    store.dialog.with_untracked(Option::is_some)
}
