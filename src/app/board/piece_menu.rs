//! The menu of pieces for a square.

use leptos::prelude::*;

use crate::position::Square;

/// The menu.
#[component]
pub fn PieceMenu(
    /// The square whose piece is chosen.
    square: Square,
) -> impl IntoView {
    let _ = square;
}
