//! The panel with the position in words, and buttons that read parts of it: announced to assistive technology, and shown
//! here, so that it can be read again, by fingers too.

use leptos::html;
use leptos::prelude::*;

use crate::app::announcements::read;
use crate::app::board::state::BoardState;
use crate::app::news::NewsState;
use crate::app::parts::CopyTextButton;
use crate::app::reactive::memo;
use crate::app::store::Store;
use crate::editor::keys::Announcement;
use crate::i18n::{messages, read_aloud_button};
use crate::view::position_in_words;

/// The buttons in their order. The whole position stands there already.
const BUTTONS: [Announcement; 7] = [
    Announcement::Rank,
    Announcement::File,
    Announcement::White,
    Announcement::Black,
    Announcement::Findings,
    Announcement::Text,
    Announcement::Steps,
];

#[component]
pub fn ReadAloudPanel() -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let place = NodeRef::<html::P>::new();
    let text = memo(move || position_in_words(&store.scene.read()));
    // What was read of another position is no longer so.
    let last = memo(move || {
        let readout = NewsState::of(store)
            .readout
            .get()
            .filter(|readout| readout.scene.reads_like(&store.scene.read()));
        readout.map(|readout| readout.sentence).unwrap_or_default()
    });
    let buttons = BUTTONS.map(|what| {
        // The buttons say whose rank and file they read.
        let label = move || read_aloud_button(what, BoardState::of(store).focused.get());
        view! {
            <button
                type="button"
                class="button small"
                data-read=what.name()
                on:click=move |_| read(store, what)
            >
                {label}
            </button>
        }
    });
    view! {
        <div class="read-aloud">
            <p class="read-aloud-words" data-words="" node_ref=place>
                {move || text.get()}
            </p>
            <CopyTextButton
                action="copy-words"
                label=messages.copy()
                said=messages.words_copied()
                text
                target=place
            />
            <div class="read-aloud-buttons" role="group" aria-labelledby="aloud-title">
                <p class="read-aloud-title" id="aloud-title">
                    {messages.read_aloud()}
                </p>
                {buttons.collect_view()}
            </div>
            <p class="read-aloud-said" data-said="">
                {move || last.get()}
            </p>
        </div>
    }
}
