//! The list of other sites. Nothing is fetched from them: each entry is a link, or says why there is none.

use leptos::prelude::*;

use super::section::Section;
use crate::app::reactive::memo;
use crate::app::store::Store;
use crate::export::links::{Refused, Site, link};
use crate::i18n::{messages, open_site_label, refusal_sentence, site_name};

#[component]
pub(super) fn Sites() -> impl IntoView {
    let messages = messages();
    view! {
        <Section heading=messages.open_in() hint=messages.open_in_hint()>
            <ul class="sites">{Site::ALL.map(|site| view! { <SiteEntry site/> }).collect_view()}</ul>
        </Section>
    }
}

#[component]
fn SiteEntry(site: Site) -> impl IntoView {
    let store = Store::here();
    let link = memo(move || {
        let scene = store.scene.read();
        link(site, &scene.position, scene.document.rules(), scene.orientation)
    });
    let is_open = move || link.read().is_ok();
    let reason = memo(move || {
        let refused: Option<Refused> = link.get().err();
        refused.map(|refused| refusal_sentence(refused, &store.scene.read().position)).unwrap_or_default()
    });
    let reason_id = ["refused-", site.name()].concat();
    let described_by = reason_id.clone();
    view! {
        <li data-site=site.name()>
            // Without an address it is still a link, but one that leads nowhere now.
            <a
                class="site"
                href=move || link.get().ok()
                target=move || is_open().then_some("_blank")
                rel=move || is_open().then_some("noopener noreferrer")
                referrerpolicy=move || is_open().then_some("no-referrer")
                aria-label=move || is_open().then(|| open_site_label(site))
                role=move || (!is_open()).then_some("link")
                aria-disabled=move || (!is_open()).then_some("true")
                aria-describedby=move || (!is_open()).then(|| described_by.clone())
            >
                {site_name(site)}
            </a>
            <p class="hint" id=reason_id>
                {move || reason.get()}
            </p>
        </li>
    }
}
