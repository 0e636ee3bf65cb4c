//! Dialogs of the browser's own: it keeps the focus in them, closes them by Escape, and gives the focus back.

use std::cell::Cell;

use leptos_dom::helpers::document;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement, UiEvent};

use super::board::focus_square;
use super::dom;
use super::store::Store;
use crate::editor::Command;
use crate::locale;
use crate::position::Square;
use crate::shell::piece_named;

const PIECE_MENU: &str = "[data-piece-menu]";

thread_local! {
    /// The last press was on a dialog.
    static PRESSED: Cell<bool> = const { Cell::new(false) };
}

/// Whether a click on a dialog is meant for it. The finger whose long press has opened the dialog goes up over it too.
fn is_meant(event: &Event) -> bool {
    let pointer = event.dyn_ref::<UiEvent>().is_some_and(|event| event.detail() > 0);
    PRESSED.get() || !pointer
}

/// Binds closing, and the menu of pieces.
pub(super) fn bind(store: Store) {
    dom::on(&document(), "pointerdown", |event| {
        PRESSED.set(
            dom::target(&event).is_some_and(|target| target.closest("dialog").is_ok_and(|d| d.is_some())),
        );
    });
    dom::on(&document(), "click", |event| {
        // A press beside the dialog falls on its backdrop, which is the dialog itself.
        let beside = dom::target(&event).is_some_and(|target| target.tag_name() == "DIALOG");
        if (beside || dom::closest(&event, "data-close").is_some()) && is_meant(&event) {
            close(&event);
        }
    });
    dom::on_element(PIECE_MENU, "click", move |event| {
        let (Some((_, name)), Some(square)) = (dom::closest(&event, "data-place"), menu_square()) else {
            return;
        };
        if !is_meant(&event) {
            return;
        }
        close(&event);
        store.dispatch(match piece_named(&name) {
            Some(piece) => Command::Place(square, piece),
            None => Command::Remove(square),
        });
        focus_square(store);
    });
}

fn close(event: &Event) {
    let dialog = dom::target(event).and_then(|target| target.closest("dialog").ok().flatten());
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}

fn show(selector: &str) {
    if let Some(dialog) = dom::find_as::<HtmlDialogElement>(selector) {
        // Refused only if it is open already.
        let _ = dialog.show_modal();
    }
}

/// Opens the menu of pieces for a square.
pub(super) fn open_piece_menu(square: Square) {
    let Some(menu) = dom::find(PIECE_MENU) else { return };
    let title = locale::piece_menu_title(square);
    dom::set(&menu, "aria-label", Some(&title));
    dom::set(&menu, "data-for", Some(&square.to_string()));
    if let Some(heading) = dom::find(".piece-menu-title") {
        heading.set_text_content(Some(&title));
    }
    show(PIECE_MENU);
}

fn menu_square() -> Option<Square> {
    dom::find(PIECE_MENU)?.get_attribute("data-for")?.parse().ok()
}

/// Whether some dialog is open: the keys of the page rest then.
pub(super) fn is_open() -> bool {
    dom::find("dialog[open]").is_some()
}
