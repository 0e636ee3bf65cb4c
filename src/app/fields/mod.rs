//! The fields of a FEN beside its placement.

pub mod findings;

use leptos::prelude::*;

/// Side to move, castling rights, en passant square, clocks.
#[component]
pub fn Fields() -> impl IntoView {}
