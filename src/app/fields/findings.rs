//! What is wrong with the position.

use leptos::prelude::*;

/// The findings, each with its squares and repairs.
#[component]
pub fn Findings() -> impl IntoView {}
