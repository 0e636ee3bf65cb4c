//! Whose turn it is.

use leptos::prelude::*;

use crate::app::reactive::memo;
use crate::app::store::Store;
use crate::editor::Command;
use crate::i18n::{color_name, messages};
use crate::position::Color;

/// Two radio buttons.
#[component]
pub fn Turn() -> impl IntoView {
    let store = Store::here();
    let turn = memo(move || store.scene.read().document.position.turn);
    view! {
        <fieldset class="field turn">
            <legend>{messages().side_to_move()}</legend>
            <div class="segments">
                <Side color=Color::White turn/>
                <Side color=Color::Black turn/>
            </div>
        </fieldset>
    }
}

#[component]
fn Side(color: Color, turn: Memo<Color>) -> impl IntoView {
    let store = Store::here();
    let choose = move |_| {
        store.dispatch(Command::SetTurn(color));
    };
    view! {
        <label class="segment" class:chosen=move || turn.get() == color>
            <input
                type="radio"
                name="turn"
                value=color.fold_wb("w", "b")
                checked=turn.get_untracked() == color
                prop:checked=move || turn.get() == color
                on:change=choose
            />
            <span class=color.fold_wb("disc white", "disc black") aria-hidden="true"></span>
            <span>{color_name(color)}</span>
        </label>
    }
}
