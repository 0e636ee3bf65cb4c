//! Sentences that the user should see, and the region that assistive technology announces.

use leptos::prelude::*;

/// The notice below the page.
#[component]
pub fn NoticeBar() -> impl IntoView {}

/// The live region.
#[component]
pub fn Announcer() -> impl IntoView {
    let store = super::store::Store::here();
    view! { <div id="announcer" class="unseen" aria-live="polite" role="status">{store.announcement}</div> }
}
