//! The links panel.

use leptos::prelude::*;

/// The content of the panel.
#[component]
pub fn LinksPanel() -> impl IntoView {}
