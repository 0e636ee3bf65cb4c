//! The forms panel.

use leptos::prelude::*;

/// The content of the panel.
#[component]
pub fn FormsPanel() -> impl IntoView {}
