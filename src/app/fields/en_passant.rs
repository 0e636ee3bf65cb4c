//! The en passant square.

use leptos::prelude::*;

use crate::app::store::Store;
use crate::editor::Command;
use crate::editor::Scene;
use crate::i18n::{impossible_en_passant_sentence, messages};
use crate::position::{Square, square_name};

/// The squares that can be, the one that a text has given, and the one that is chosen.
#[derive(Clone, Debug, PartialEq)]
struct Choices {
    /// Each with whether the board allows it.
    squares: Vec<(Square, bool)>,
    chosen: Option<Square>,
}

impl Choices {
    fn of(scene: &Scene) -> Choices {
        let position = &scene.document.position;
        let squares = scene.document.en_passant_choices().into_iter();
        Choices {
            squares: squares.map(|square| (square, position.en_passant_fault(square).is_none())).collect(),
            chosen: scene.position.en_passant,
        }
    }
}

/// A select: none, or one of the squares.
#[component]
pub fn EnPassant() -> impl IntoView {
    let store = Store::here();
    let choices = Memo::new(move |_| Choices::of(&store.scene.read()));
    let options = move || {
        let Choices { squares, chosen } = choices.get();
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
