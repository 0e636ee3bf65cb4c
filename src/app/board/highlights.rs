//! What lies over the squares: the square under the pointer, the pieces that the brush would leave, the target of a drag,
//! lit squares. They are elements of their own, so that a moving pointer touches no square.

use leptos::prelude::*;

use crate::app::icons::PieceIcon;
use crate::app::store::Store;
use crate::editor::Gesture;
use crate::editor::geometry::cell_of;
use crate::position::{Bitboard, Color, Piece, Square};

/// A square that is marked for the moment.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Highlight {
    class: &'static str,
    /// The piece that would stand there.
    piece: Option<Piece>,
    square: Square,
    orientation: Color,
}

/// All of them.
#[component]
pub(super) fn Highlights() -> impl IntoView {
    let store = Store::here();
    let highlights = Memo::new(move |_| highlights(store));
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

fn highlights(store: Store) -> Vec<Highlight> {
    let (hovered, lit) = (store.hovered.get(), store.lit.get());
    let editor = store.editor.read();
    let orientation = editor.orientation();
    let (class, square) = match editor.gesture() {
        Gesture::Idle | Gesture::Selected(_) => ("mark hovered", hovered),
        Gesture::Dragging { at, .. } | Gesture::Spare { at, .. } => ("mark target", at.square(orientation)),
        _ => ("mark", None),
    };
    let under = square.map_or(Bitboard::EMPTY, Bitboard::from);
    let [across, own] = editor.preview(hovered).map(|stroke| ("mark", stroke.piece, stroke.squares));
    [(class, None, under), across, own, ("mark lit", None, lit)]
        .into_iter()
        .flat_map(|(class, piece, squares)| {
            squares.into_iter().map(move |square| Highlight { class, piece, square, orientation })
        })
        .collect()
}
