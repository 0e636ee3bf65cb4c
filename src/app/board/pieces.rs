//! The pictures of the pieces: one drawing over the squares, with 64 places. A drawing in each square would be a box of its
//! own, which the browser lays out, layers and paints by itself.

use leptos::prelude::*;

use super::squares::BoardSquare;
use crate::app::appearance::AppearanceState;
use crate::app::appearance::piece_href;
use crate::editor::translation::place_translation;

#[component]
pub(super) fn Pieces(squares: Vec<BoardSquare>) -> impl IntoView {
    let places = squares.iter().map(|square| view! { <PiecePlace square=*square/> }).collect_view();
    // All that glide have begun together and arrive together.
    let arrived = move |_| {
        for square in &squares {
            square.end_glide();
        }
    };
    view! {
        <svg class="pieces" viewBox="0 0 320 320" aria-hidden="true" on:animationend=arrived>
            {places}
        </svg>
    }
}

/// The piece of a place, if one stands there. The styles say how it glides, and whether at all.
#[component]
fn PiecePlace(square: BoardSquare) -> impl IntoView {
    let pieces = AppearanceState::here().pieces;
    let BoardSquare { place, view, .. } = square;
    let class = move || match view.get() {
        view if view.is_lifted => Some("ghost"),
        view => view.glide.map(|_| "glide"),
    };
    view! {
        <use_
            width="40"
            height="40"
            transform=place_translation(place)
            style:--columns=move || view.get().glide.map(|(columns, _)| columns.to_string())
            style:--rows=move || view.get().glide.map(|(_, rows)| rows.to_string())
            class=class
            href=move || view.get().piece.map(|piece| piece_href(pieces.get(), piece))
        ></use_>
    }
}
