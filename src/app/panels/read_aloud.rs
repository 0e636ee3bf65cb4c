//! The read_aloud panel.

use leptos::prelude::*;

/// The content of the panel.
#[component]
pub fn ReadAloudPanel() -> impl IntoView {}
