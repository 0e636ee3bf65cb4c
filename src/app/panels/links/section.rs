//! A part of the panel.

use leptos::prelude::*;

/// A part of the panel with a heading and a hint.
#[component]
pub(super) fn Section(heading: &'static str, hint: &'static str, children: Children) -> impl IntoView {
    view! {
        <section class="links-part">
            <h2 class="panel-heading">{heading}</h2>
            <p class="hint">{hint}</p>
            {children()}
        </section>
    }
}
