//! The choice of the piece to which a pawn promotes: a menu on the file of the pawn, from its last rank inwards.

use leptos::ev::{self, KeyboardEvent, MouseEvent};
use leptos::html;
use leptos::prelude::*;

use crate::app::board::BoardHandle;
use crate::app::board::state::BoardState;
use crate::app::browser::events::{is_within, on_document};
use crate::app::browser::roving::{RovingButton, RovingToolbar};
use crate::app::icons::PieceIcon;
use crate::app::reactive::{effect, memo};
use crate::app::store::{Store, set_if_other};
use crate::editor::geometry::cell_of;
use crate::editor::{Editor, Input};
use crate::i18n::{messages, promotion_label};
use crate::position::{Piece, Role, Square, square_name};

/// The menu, while a pawn waits.
#[component]
pub fn PromotionMenu() -> impl IntoView {
    let store = Store::here();
    let square = memo(move || store.as_drawn(Editor::promotion_square));
    move || square.get().map(|square| view! { <Menu square/> })
}

/// The choice under way.
#[derive(Clone, Copy)]
struct Choice {
    store: Store,
    board: BoardHandle,
    square: Square,
    /// A press began in the menu. The finger that has put the pawn down goes up over it: that click is not meant for it.
    is_pressed: RwSignal<bool>,
}

impl Choice {
    fn make(self, role: Role) {
        self.store.input(Input::Promote(role));
        set_if_other(BoardState::of(self.store).focused, self.square);
        self.board.focus_square();
    }

    fn clicked(self, event: &MouseEvent, role: Role) {
        // A click without a press comes from the keyboard or from assistive technology.
        if self.is_pressed.get_untracked() || event.detail() == 0 {
            self.make(role);
        }
    }

    /// The letter of a piece chooses it.
    fn key_pressed(self, event: &KeyboardEvent) {
        let roles = self.store.editor.with_untracked(Editor::promotions);
        let chosen = roles.into_iter().find(|role| event.key() == role.char().to_string());
        if let Some(role) = chosen.filter(|_| !event.ctrl_key() && !event.meta_key() && !event.alt_key()) {
            event.prevent_default();
            self.make(role);
        }
    }

    /// A press elsewhere takes the move back, as long as the owner lives.
    fn cancel_on_outside_press(self) {
        on_document(ev::pointerdown, move |event| {
            if !is_within(&event, ".promotion") {
                self.store.input(Input::Cancel);
            }
        });
    }
}

#[component]
fn Menu(square: Square) -> impl IntoView {
    let store = Store::here();
    let choice = Choice { store, board: BoardHandle::here(), square, is_pressed: RwSignal::new(false) };
    let (color, roles, orientation) = store.editor.with_untracked(|editor| {
        (editor.document().position.turn, editor.promotions(), editor.orientation())
    });
    let (column, row) = cell_of(square, orientation);
    let (is_top, count) = (row == 0, roles.len());
    let rows = if is_top { format!("1 / {}", count + 1) } else { format!("{} / 9", 9 - count) };
    let toolbar = RovingToolbar::starting_at(0);
    let stops: Vec<RovingButton<html::Button>> = roles.iter().map(|_| toolbar.button()).collect();
    let first = stops.first().map(|stop| stop.node);
    effect(move || {
        if let Some(Some(button)) = first.map(|first| first.get()) {
            // Nothing refuses a button the focus.
            let _ = button.focus();
        }
    });
    effect(move || choice.cancel_on_outside_press());
    let buttons = roles.into_iter().zip(stops).map(|(role, stop)| {
        view! { <PromotionButton piece=role.of(color) stop choice/> }
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
            on:pointerdown=move |_| choice.is_pressed.set(true)
            on:keydown=move |event| choice.key_pressed(&event)
            {..toolbar.listeners()}
        >
            {buttons.collect_view()}
        </div>
    }
}

#[component]
fn PromotionButton(piece: Piece, stop: RovingButton<html::Button>, choice: Choice) -> impl IntoView {
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
            on:click=move |event| choice.clicked(&event, piece.role)
        >
            <PieceIcon piece/>
        </button>
    }
}
