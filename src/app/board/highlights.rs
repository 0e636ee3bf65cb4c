//! What lies over the squares: the square under the pointer, the pieces that the brush would leave, the target of a drag,
//! lit squares. They are elements of their own, so that a moving pointer touches no square.

use leptos::prelude::*;

use crate::app::board::state::BoardState;
use crate::app::icons::PieceIcon;
use crate::app::store::Store;
use crate::editor::geometry::cell_of;
use crate::view::highlights::{Highlight, highlights};

#[component]
pub(super) fn Highlights() -> impl IntoView {
    let (store, state) = (Store::here(), BoardState::here());
    let highlights = Memo::new(move |_| {
        let (hovered, lit) = (state.hovered.get(), state.lit.get());
        store.as_drawn(|editor| highlights(editor, hovered, lit))
    });
    let element = |highlight: Highlight| {
        let (column, row) = cell_of(highlight.square, highlight.orientation);
        view! {
            <div
                class=highlight.class
                style:grid-column=(column + 1).to_string()
                style:grid-row=(row + 1).to_string()
            >
                {highlight.piece.map(|piece| view! { <PieceIcon piece/> })}
            </div>
        }
    };
    view! {
        <div class="overlay" aria-hidden="true">
            {move || highlights.get().into_iter().map(element).collect_view()}
        </div>
    }
}
