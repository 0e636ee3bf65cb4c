//! The bar at the top: undo, redo, whole-board actions, transforms, language, help.

use leptos::prelude::*;

/// The bar.
#[component]
pub fn Toolbar() -> impl IntoView {}
