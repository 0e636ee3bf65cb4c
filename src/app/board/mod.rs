//! The board: squares, pieces, marks, the carried piece; pointer and keys.

pub mod piece_menu;

use leptos::prelude::*;

/// The board.
#[component]
pub fn Board() -> impl IntoView {
    view! { <div class="board-frame"></div> }
}
