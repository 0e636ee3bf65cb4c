//! Sentences that the user should see, and the region that assistive technology announces.

mod announcer;

#[cfg(feature = "app")]
pub use announcer::report;
pub use announcer::{Announcer, Notice};

use leptos::prelude::*;

use super::icons::Icon;
use super::parts::IconButton;
use super::store::Store;
use crate::app::fen::handle::BoxHandle;
use crate::editor::Command;
use crate::i18n::messages;

/// The notice below the page. It is there before it says anything: only then is what it says announced.
#[component]
pub fn NoticeBar() -> impl IntoView {
    let (store, announcer) = (Store::here(), Announcer::here());
    let text = move || announcer.notice.read().as_ref().map(|notice| notice.text.clone());
    let has_unread = move || announcer.notice.read().as_ref().is_some_and(|notice| notice.unread.is_some());
    view! {
        <div class="notice" data-notice="" role="status" hidden=move || announcer.notice.read().is_none()>
            <Icon name="info"/>
            <span class="notice-text">{text}</span>
            <button
                type="button"
                class="button small"
                data-action="edit-unread"
                hidden=move || !has_unread()
                on:click=move |_| edit_unread(store)
            >
                {messages().edit_unread()}
            </button>
            <IconButton
                icon="close"
                label=messages().dismiss()
                attr:data-action="dismiss"
                on:click=move |_| announcer.notify(None)
            />
        </div>
    }
}

/// Puts the text that could not be read into the box, to be mended there.
fn edit_unread(store: Store) {
    let announcer = Announcer::of(store);
    let unread = announcer.notice.with_untracked(|notice| notice.as_ref()?.unread.clone());
    announcer.notify(None);
    if let Some(text) = unread {
        store.dispatch(Command::PasteText(text));
        BoxHandle::of(store).focus();
    }
}

/// The live region.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let sentence = Announcer::here().sentence;
    view! { <div id="announcer" class="unseen" aria-live="polite" role="status">{sentence}</div> }
}
