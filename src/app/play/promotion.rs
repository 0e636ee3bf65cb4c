//! The choice of the piece to which a pawn promotes: a menu on the file of the pawn, from its last rank inwards.

use leptos::ev::{self, KeyboardEvent};
use leptos::html;
use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::app::board::BoardHandle;
use crate::app::browser::events::{is_within, on_document};
use crate::app::browser::roving::{RovingButton, RovingToolbar};
use crate::app::icons::PieceIcon;
use crate::app::store::{Store, set_if_other};
use crate::editor::geometry::cell_of;
use crate::editor::{Editor, Input};
use crate::i18n::{messages, promotion_label};
use crate::position::{Piece, Role, Square, square_name};

/// The menu, while a pawn waits.
#[component]
pub fn PromotionMenu() -> impl IntoView {
    let store = Store::here();
    let square = Memo::new(move |_| store.editor.with(Editor::promotion_square));
    move || square.get().map(|square| view! { <Choice square/> })
}

#[component]
fn Choice(square: Square) -> impl IntoView {
    let store = Store::here();
    let board = BoardHandle::here();
    let (pieces, orientation) = store.editor.with_untracked(|editor| {
        let color = editor.document().position.turn;
        let pieces: Vec<Piece> = editor.promotions().into_iter().map(|role| role.of(color)).collect();
        (pieces, editor.orientation())
    });
    let toolbar = RovingToolbar::starting_at(0);
    // The finger that has put the pawn down goes up over the menu: that click is not meant for it.
    let pressed = RwSignal::new(false);
    let choose = move |role: Role| {
        store.input(Input::Promote(role));
        set_if_other(store.focused, square);
        board.focus_square();
    };
    let clicked = move |event: &MouseEvent, role: Role| {
        if pressed.get_untracked() || event.detail() == 0 {
            choose(role);
        }
    };
    let roles: Vec<Role> = pieces.iter().map(|piece| piece.role).collect();
    let key_pressed = move |event: KeyboardEvent| {
        let chosen = roles.iter().find(|role| event.key() == role.char().to_string());
        if let Some(role) = chosen.filter(|_| !event.ctrl_key() && !event.meta_key() && !event.alt_key()) {
            event.prevent_default();
            choose(*role);
        }
    };
    let (column, row) = cell_of(square, orientation);
    let (count, is_top) = (pieces.len() as u32, row == 0);
    let rows = if is_top { format!("1 / {}", count + 1) } else { format!("{} / 9", 9 - count) };
    let items: Vec<_> = pieces.into_iter().map(|piece| (piece, toolbar.button())).collect();
    let first: Option<NodeRef<html::Button>> =
        items.first().map(|(_, stop): &(_, RovingButton<html::Button>)| stop.node);
    Effect::new(move || {
        if let Some(button) = first.and_then(|first| first.get()) {
            // Nothing refuses a button the focus.
            let _ = button.focus();
        }
    });
    Effect::new(move || {
        on_document(ev::pointerdown, move |event| {
            if !is_within(&event, ".promotion") {
                store.input(Input::Cancel);
            }
        });
    });
    let buttons = items.into_iter().map(|(piece, stop)| {
        view! { <PromotionButton piece stop on:click=move |event| clicked(&event, piece.role)/> }
    });
    view! {
        <div
            class="promotion"
            role="toolbar"
            aria-orientation="vertical"
            aria-label=messages().promote_pawn()
            data-promotion-at=square_name(square)
            data-top=is_top.then_some("")
            style:grid-column=(column + 1).to_string()
            style:grid-row=rows
            on:keydown=key_pressed
            on:pointerdown=move |_| pressed.set(true)
            {..toolbar.listeners()}
        >
            {buttons.collect_view()}
        </div>
    }
}

#[component]
fn PromotionButton(piece: Piece, stop: RovingButton<html::Button>) -> impl IntoView {
    let label = promotion_label(piece.role);
    view! {
        <button
            type="button"
            class="promotion-button"
            data-promotion=piece.role.char().to_string()
            node_ref=stop.node
            tabindex=stop.tabindex()
            aria-label=label.clone()
            title=label
        >
            <PieceIcon piece/>
        </button>
    }
}
