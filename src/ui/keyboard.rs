//! Keys: looked up in one table, carried out here.

use leptos_dom::helpers::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::actions::announced;
use super::board::{focus_square, square_of};
use super::browser::clipboard;
use super::effect::afterwards;
use super::store::{Store, words};
use super::{dom, fen_box, relay};
use crate::editor::geometry::{cell_of, square_in};
use crate::editor::keys::{Edge, KeyAction, Scope, action};
use crate::editor::{Command, Copying, Gesture, Input, Pen};
use crate::locale;
use crate::position::Square;
use crate::wire::Errand;

/// Listens to the keys and to pasting.
pub(super) fn bind(store: Store) {
    dom::on(&window(), "keydown", move |event| {
        if let Some(event) = event.dyn_ref() {
            pressed(store, event);
        }
    });
    dom::on(&window(), "paste", move |event| pasted(store, &event));
}

fn pressed(store: Store, event: &KeyboardEvent) {
    if event.is_composing() || event.default_prevented() || dialog_is_open() {
        return;
    }
    let square = square_of(event);
    let control = event.ctrl_key() || event.meta_key();
    let is_text = |element: &Element| dom::takes_text(element) && (!control || undoes_by_itself(element));
    let place = match dom::target(event) {
        Some(_) if square.is_some() => Scope::Board,
        Some(element) if !is_text(&element) => Scope::Page,
        _ => Scope::Everywhere,
    };
    let (key, code) = (event.key(), event.code());
    // A letter of another script: the name of the key's place has the Latin one.
    let key = if control && !key.is_ascii() { code.strip_prefix("Key").unwrap_or_default() } else { &key };
    let found = action(key, control, event.shift_key(), place);
    let hovered = store.page().hovered;
    let removing = matches!(key, "Delete" | "Backspace") && !control;
    let (action, square) = match (found, square) {
        (Some(action), square) => (action, square),
        (None, None) if removing && hovered.is_some() && place == Scope::Page => (KeyAction::Remove, hovered),
        _ => return,
    };
    // Alt belongs to the browser's own menus, but for a copying drop.
    if event.alt_key() && action != KeyAction::Lift {
        return;
    }
    let copying = if event.alt_key() { Copying::Yes } else { Copying::No };
    if carry_out(store, action, square, copying) {
        event.prevent_default();
    }
}

/// Whether an element has an undo of its own: a text that somebody types, and not one that the page has just written.
fn undoes_by_itself(element: &Element) -> bool {
    if fen_box::is_box(element) {
        !fen_box::is_written()
    } else {
        element.matches("input:not([readonly])") == Ok(true)
    }
}

/// Returns whether the key has done its work: the browser's own is not wanted then.
fn carry_out(store: Store, action: KeyAction, square: Option<Square>, copying: Copying) -> bool {
    match (action, square) {
        (KeyAction::Walk(columns, rows), Some(from)) => {
            walk(store, from, |column, row| ((column + columns).clamp(0, 7), (row + rows).clamp(0, 7)));
        }
        (KeyAction::RowEdge(edge), Some(from)) => walk(store, from, |_, row| (end(edge), row)),
        (KeyAction::ColumnEdge(edge), Some(from)) => walk(store, from, |column, _| (column, end(edge))),
        (KeyAction::Lift, Some(square)) => {
            store.input(Input::Lift(square, copying));
            let page = store.page();
            let held = page.editor.gesture() == Gesture::Selected(square);
            let aims = page.editor.mark_preview(square).is_some();
            let piece = page.editor.piece_at(square);
            drop(page);
            store.announce(if aims {
                words().arrow_begins().into()
            } else if held {
                locale::lifted_sentence(square, piece)
            } else {
                locale::square_sentence(square, piece)
            });
        }
        (KeyAction::Place(piece), Some(square)) => say_after(store, square, Command::Place(square, piece)),
        (KeyAction::Remove, Some(square)) => say_after(store, square, Command::Remove(square)),
        (KeyAction::Mark, Some(square)) => {
            let pen = store.page().editor.pen();
            store.dispatch(Command::Draw(pen.mark(square, square)));
        }
        (KeyAction::Aim, Some(square)) => {
            store.input(Input::Aim(square));
            if store.page().editor.mark_preview(square).is_some() {
                store.announce(words().arrow_begins().into());
            }
        }
        (KeyAction::PenColor(color), _) => {
            let pen = store.page().editor.pen();
            store.dispatch(Command::SetPen(Pen { color, ..pen }));
        }
        (KeyAction::ClearMarks, _) => {
            store.dispatch(Command::ClearMarks);
        }
        (KeyAction::ToggleSymmetry, _) => {
            store.dispatch(Command::ToggleSymmetry);
        }
        (KeyAction::PieceMenu, Some(square)) => relay::send(Errand::ChoosePiece(square)),
        (KeyAction::Cancel, _) => store.input(Input::Escape),
        (KeyAction::Flip, _) => {
            store.dispatch(Command::Flip);
            if square.is_some() {
                // The focus stays on the square, which lies elsewhere as soon as what is queued already has been drawn.
                afterwards(move || focus_square(store));
            }
            store.announce(words().flip().into());
        }
        (KeyAction::ShowKeys, _) => relay::send(Errand::Open("keys".into())),
        (KeyAction::Announce(aloud), _) => relay::send(Errand::Read(aloud)),
        (KeyAction::Undo, _) => announced(store, "undo", Command::Undo),
        (KeyAction::Redo, _) => announced(store, "redo", Command::Redo),
        (KeyAction::Copy, _) if nothing_is_selected() => store.copy(),
        // The paste event brings the text without asking for a permission.
        _ => return false,
    }
    true
}

/// Says what stands on the square afterwards.
fn say_after(store: Store, square: Square, command: Command) {
    store.dispatch(command);
    let piece = store.page().editor.piece_at(square);
    store.announce(locale::square_sentence(square, piece));
}

fn walk(store: Store, from: Square, to: impl FnOnce(i32, i32) -> (i32, i32)) {
    let orientation = store.page().editor.orientation();
    let (column, row) = cell_of(from, orientation);
    let (column, row) = to(column as i32, row as i32);
    let square = square_in(column as u32, row as u32, orientation);
    store.set(|page| std::mem::replace(&mut page.focused, square) != square);
    focus_square(store);
}

const fn end(edge: Edge) -> i32 {
    match edge {
        Edge::First => 0,
        Edge::Last => 7,
    }
}

fn pasted(store: Store, event: &Event) {
    let typing = dom::target(event).is_some_and(|element| dom::takes_text(&element));
    if typing || dialog_is_open() {
        return;
    }
    if let Some(text) = clipboard::pasted(event) {
        event.prevent_default();
        store.paste(text, false);
    }
}

/// A selected text is what Ctrl+C is meant for.
fn nothing_is_selected() -> bool {
    window().get_selection().ok().flatten().is_none_or(|selection| selection.is_collapsed())
}

/// The keys of the page rest while a dialog is open.
fn dialog_is_open() -> bool {
    dom::find("dialog[open]").is_some()
}
