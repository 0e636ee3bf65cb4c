//! The en passant square.

use leptos::prelude::*;

use crate::app::reactive::memo;
use crate::app::store::Store;
use crate::editor::Command;
use crate::i18n::{impossible_en_passant_sentence, messages};
use crate::position::{Square, square_name};
use crate::view::en_passant_choices::EnPassantChoices;

/// A select: none, or one of the squares.
#[component]
pub fn EnPassant() -> impl IntoView {
    let store = Store::here();
    let choices = memo(move || EnPassantChoices::of(&store.scene.read()));
    let options = move || {
        let EnPassantChoices { squares, chosen } = choices.get();
        let option = |(square, is_possible): (Square, bool)| {
            let name = square_name(square);
            let text = if is_possible { name.clone() } else { impossible_en_passant_sentence(square) };
            view! { <option value=name prop:selected=chosen == Some(square)>{text}</option> }
        };
        squares.into_iter().map(option).collect_view()
    };
    let choose = move |event| {
        store.dispatch(Command::SetEnPassant(event_target_value(&event).parse().ok()));
    };
    view! {
        <div class="field en-passant">
            <label for="en-passant">{messages().en_passant()}</label>
            <select id="en-passant" on:change=choose>
                <option value="-" prop:selected=move || choices.read().chosen.is_none()>
                    {messages().no_square()}
                </option>
                {options}
            </select>
        </div>
    }
}
