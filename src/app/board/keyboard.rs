//! Keys: looked up in one table ([`crate::editor::keys`]), carried out here.

use leptos::ev;
use leptos::prelude::*;
use web_sys::{Element, KeyboardEvent};

use super::BoardHandle;
use super::piece_menu::open_piece_menu;
use crate::app::actions::perform;
use crate::app::browser::events::{on_capture, on_window, target_of};
use crate::app::browser::focus::{active_element, takes_text};
use crate::app::chunk::deferred;
use crate::app::copying::state::CopyState;
use crate::app::dialogs::help::state::HelpState;
use crate::app::dialogs::help::state::HelpTab;
use crate::app::dialogs::state::DialogState;
use crate::app::fen::handle::BoxHandle;
use crate::app::notices::Announcer;
use crate::app::play;
use crate::app::store::{Store, set_if_other};
use crate::editor::actions::Action;
use crate::editor::key_press::KeyPress;
use crate::editor::keys::{KeyAction, Scope};
use crate::editor::{Command, Copying, Editor, Gesture, Input, Pen};
use crate::i18n::{lifted_sentence, messages, square_sentence};
use crate::position::Square;

/// Listens to the keys, as long as the owner lives.
pub(super) fn listen(store: Store, board: BoardHandle) {
    // Whoever clicks a button goes on with the mouse, though some browsers give the button the focus.
    let clicked = StoredValue::new_local(None::<Element>);
    on_capture(ev::click, move |event| {
        clicked
            .set_value(active_element().filter(|active| event.detail() > 0 && active.tag_name() == "BUTTON"));
    });
    on_window(ev::keydown, move |event| {
        if event.key() == "Tab" {
            clicked.set_value(None);
        }
        let is_free = active_element().is_none_or(|active| {
            active.tag_name() == "BODY" || clicked.with_value(|clicked| clicked.as_ref() == Some(&active))
        });
        pressed(store, board, &event, is_free);
    });
}

/// Carries out what a key means. `is_focus_free`: nothing has the focus.
fn pressed(store: Store, board: BoardHandle, event: &KeyboardEvent, is_focus_free: bool) {
    if event.is_composing() || event.default_prevented() || dialog_is_open(store) {
        return;
    }
    let square = board.square_of(event);
    let control = event.ctrl_key() || event.meta_key();
    let is_text = |element: &Element| takes_text(element) && (!control || undoes_by_itself(store, element));
    let place = match target_of::<Element>(event) {
        Some(_) if square.is_some() => Scope::Board,
        Some(element) if !is_text(&element) => Scope::Page,
        _ => Scope::Everywhere,
    };
    let pressed = KeyPress {
        key: &event.key(),
        code: &event.code(),
        control,
        shift: event.shift_key(),
        alt: event.alt_key(),
    };
    let hovered = board.state.hovered.get_untracked();
    let Some((action, square)) = pressed.action(place, square, hovered, is_focus_free) else { return };
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
    let is_box = BoxHandle::of(store).area.get_untracked().is_some_and(|area| **area == *element);
    if is_box {
        !BoxHandle::of(store).is_rewritten.get_value()
    } else {
        element.tag_name() == "INPUT" && !element.has_attribute("readonly")
    }
}

/// Does what a key means on a square. Returns whether it means anything there.
fn on_square(store: Store, board: BoardHandle, action: KeyAction, square: Square, copying: Copying) -> bool {
    if let Some(square) = action.walked(square, store.orientation.get_untracked()) {
        set_if_other(board.state.focused, square);
        board.focus_square();
        return true;
    }
    let is_playing = store.editor.with_untracked(Editor::is_playing);
    match action {
        KeyAction::Lift => lift(store, square, copying),
        // Who plays makes moves only.
        KeyAction::Place(_) | KeyAction::Remove | KeyAction::PieceMenu if is_playing => return false,
        KeyAction::Place(piece) => announce_after(store, square, Command::Place(square, piece)),
        KeyAction::Remove => announce_after(store, square, Command::Remove(square)),
        KeyAction::Mark => {
            let pen = store.editor.read_untracked().pen();
            store.dispatch(Command::Draw(pen.mark(square, square)));
        }
        KeyAction::Aim => {
            store.input(Input::Aim(square));
            if is_aiming(store, square) {
                Announcer::of(store).announce(messages().arrow_begins().into());
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
        KeyAction::ToggleMode => play::toggle(store),
        KeyAction::ShowHelp => HelpState::of(store).toggle(HelpTab::Use),
        KeyAction::Announce(what) => deferred(store).with_or_notice(move |table| (table.read)(store, what)),
        KeyAction::Undo => perform(store, Action::Undo),
        KeyAction::Redo => perform(store, Action::Redo),
        KeyAction::CopyMenu => CopyState::of(store).toggle_menu(),
        KeyAction::Copy if nothing_is_selected() => CopyState::of(store).copy_text(),
        // The paste event brings the text without asking for a permission.
        _ => return false,
    }
    true
}

fn is_aiming(store: Store, square: Square) -> bool {
    store.editor.read_untracked().mark_preview(square).is_some()
}

fn lift(store: Store, square: Square, copying: Copying) {
    let before = store.editor.with_untracked(Editor::gesture);
    store.input(Input::Lift(square, copying));
    if store.editor.with_untracked(Editor::is_playing) && matches!(before, Gesture::Selected(_)) {
        return announce_move(store, square, before);
    }
    let (gesture, piece) = store.editor.with_untracked(|editor| (editor.gesture(), editor.piece_at(square)));
    Announcer::of(store).announce(if is_aiming(store, square) {
        messages().arrow_begins().into()
    } else if gesture == Gesture::Selected(square) {
        lifted_sentence(square, piece)
    } else {
        square_sentence(square, piece)
    });
}

/// Announces what has become of the attempt to move a lifted piece. A move that was made is announced as such.
fn announce_move(store: Store, square: Square, before: Gesture) {
    let (gesture, piece) = store.editor.with_untracked(|editor| (editor.gesture(), editor.piece_at(square)));
    match gesture {
        Gesture::Selected(_) if gesture == before => {
            Announcer::of(store).announce(messages().not_legal().into());
        }
        Gesture::Selected(_) => Announcer::of(store).announce(lifted_sentence(square, piece)),
        Gesture::Idle if before == Gesture::Selected(square) => {
            Announcer::of(store).announce(square_sentence(square, piece));
        }
        _ => {}
    }
}

/// Announces what stands on the square afterwards.
fn announce_after(store: Store, square: Square, command: Command) {
    store.dispatch(command);
    let piece = store.editor.read_untracked().piece_at(square);
    Announcer::of(store).announce(square_sentence(square, piece));
}

/// A selected text is what Ctrl+C is meant for.
fn nothing_is_selected() -> bool {
    window().get_selection().ok().flatten().is_none_or(|selection| selection.is_collapsed())
}

/// The keys of the page rest while a dialog is open.
fn dialog_is_open(store: Store) -> bool {
    DialogState::of(store).is_open()
}
