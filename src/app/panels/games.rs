//! The games panel.

use leptos::prelude::*;

/// The content of the panel.
#[component]
pub fn GamesPanel() -> impl IntoView {}
