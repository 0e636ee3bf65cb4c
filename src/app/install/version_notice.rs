//! The offer of a newer version.

use leptos::prelude::*;

use super::updates::renew;
use crate::app::icons::BrandMark;
use crate::app::install::updates::UpdateState;
use crate::app::parts::IconButton;
use crate::app::store::Store;
use crate::i18n::messages;

/// The offer, while there is one.
#[component]
pub fn VersionNotice() -> impl IntoView {
    let store = Store::here();
    move || UpdateState::of(store).0.read().is_some().then(|| view! { <Offer/> })
}

#[component]
fn Offer() -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let take = move |_| {
        if let Some(registration) = UpdateState::of(store).0.get_untracked() {
            renew(&registration);
        }
    };
    view! {
        <div class="notice version" data-version="" role="region" aria-label=messages.new_version()>
            <BrandMark/>
            <span class="notice-text">{messages.new_version()}</span>
            <button type="button" class="button small" data-action="renew" on:click=take>
                {messages.reload()}
            </button>
            <IconButton
                icon="close"
                label=messages.close()
                attr:data-action="renew-later"
                on:click=move |_| UpdateState::of(store).0.set(None)
            />
        </div>
    }
}
