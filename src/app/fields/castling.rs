//! The castling rights. A tick is what the user means; it looks otherwise while the board does not allow the right.

use leptos::prelude::*;

use crate::app::reactive::memo;
use crate::app::store::Store;
use crate::editor::Command;
use crate::i18n::{castling_right_sentence, color_name, messages};
use crate::position::{CastlingSide, Color};

/// Four boxes, a row for each side.
#[component]
pub fn CastlingRights() -> impl IntoView {
    let row = |color: Color| {
        view! {
            <div class="right-row">
                <span class="right-color" aria-hidden="true">{color_name(color)}</span>
                <Right color side=CastlingSide::KingSide/>
                <Right color side=CastlingSide::QueenSide/>
            </div>
        }
    };
    view! {
        <fieldset class="field rights">
            <legend>{messages().castling_rights()}</legend>
            <div class="right-rows">{row(Color::White)} {row(Color::Black)}</div>
            <RightsLine/>
        </fieldset>
    }
}

/// Why the first right is not possible that is meant; or else the button that sets all that are possible.
#[component]
fn RightsLine() -> impl IntoView {
    let store = Store::here();
    let line = memo(move || {
        let scene = store.scene.read();
        let document = &scene.document;
        let reason = document.impossible_right();
        let reason = reason.map(|(color, side)| castling_right_sentence(color, side, true, false));
        (reason, !document.possible_rights().is_empty())
    });
    let set_all = move |_| {
        store.dispatch(Command::SetPossibleRights);
    };
    move || {
        let (reason, may_be_set) = line.get();
        view! {
            {reason.map(|reason| view! { <p class="right-reason">{reason}</p> })}
            {may_be_set.then(|| view! {
                <button type="button" class="button small" data-action="castling-all" on:click=set_all>
                    {messages().castling_all()}
                </button>
            })}
        }
    }
}

#[component]
fn Right(color: Color, side: CastlingSide) -> impl IntoView {
    let store = Store::here();
    let (letter, name) = match (color, side) {
        (Color::White, CastlingSide::KingSide) => ("K", "O-O"),
        (Color::White, CastlingSide::QueenSide) => ("Q", "O-O-O"),
        (Color::Black, CastlingSide::KingSide) => ("k", "O-O"),
        (Color::Black, CastlingSide::QueenSide) => ("q", "O-O-O"),
    };
    // Whether it is meant, and whether the board allows it.
    let state = memo(move || {
        let scene = store.scene.read();
        (scene.document.right(color, side).is_some(), scene.document.right_is_possible(color, side))
    });
    let sentence = move || {
        let (meant, possible) = state.get();
        castling_right_sentence(color, side, meant, possible)
    };
    let possible = move || if state.get().1 { "true" } else { "false" };
    let tick = move |event| {
        store.dispatch(Command::SetRight(color, side, event_target_checked(&event)));
    };
    view! {
        <label class="right" data-possible=possible title=sentence>
            <input
                type="checkbox"
                data-castling=letter
                data-possible=possible
                aria-label=sentence
                checked=state.get_untracked().0
                prop:checked=move || state.get().0
                on:change=tick
            />
            <span class="right-name" aria-hidden="true">{name}</span>
        </label>
    }
}
