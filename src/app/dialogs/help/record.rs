//! A record as text.

use leptos::prelude::*;

/// A record that may break between ranks, and nowhere else.
#[component]
pub(super) fn Record(#[prop(into)] text: Signal<String>) -> impl IntoView {
    move || {
        let text = text.read();
        let parts = text.split_inclusive('/').map(str::to_owned);
        parts.map(|part| view! { {part}<wbr/> }).collect_view()
    }
}
