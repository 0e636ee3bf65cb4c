//! The picture panel.

use leptos::prelude::*;

/// The content of the panel.
#[component]
pub fn PicturePanel() -> impl IntoView {}
