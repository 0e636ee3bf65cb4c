//! The spare pieces of a colour and the tools.

use leptos::prelude::*;

use crate::position::Color;

/// Six spare pieces of a colour and its tools.
#[component]
pub fn Palette(
    /// Whose pieces.
    color: Color,
) -> impl IntoView {
    let _ = color;
}
