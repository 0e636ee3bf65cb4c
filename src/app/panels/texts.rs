//! The texts panel.

use leptos::prelude::*;

/// The content of the panel.
#[component]
pub fn TextsPanel() -> impl IntoView {}
