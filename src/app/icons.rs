//! Icons and pieces: symbols of the sprite that stands in the page.

use leptos::prelude::*;

use crate::app::appearance::AppearanceState;
use crate::app::appearance::piece_href;
use crate::position::Piece;

#[component]
pub fn Icon(
    /// Its name, without the `i-` of its symbol.
    #[prop(into)]
    name: Signal<&'static str>,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <use_ href=move || ["#i-", name.get()].concat()></use_>
        </svg>
    }
}

#[component]
pub fn BrandMark() -> impl IntoView {
    view! {
        <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
            // A closure: an element that is wholly static would keep the name that the macro needs.
            <use_ href=move || "#brand"></use_>
        </svg>
    }
}

/// A piece of the set that is chosen.
#[component]
pub fn PieceIcon(piece: Piece) -> impl IntoView {
    let pieces = AppearanceState::here().pieces;
    view! {
        <svg class="piece" viewBox="0 0 40 40" aria-hidden="true">
            <use_ href=move || piece_href(pieces.get(), piece)></use_>
        </svg>
    }
}
