//! The buttons below the text box.

use leptos::prelude::*;

use crate::app::actions::perform;
use crate::app::icons::Icon;
use crate::app::store::Store;
use crate::editor::actions::Action;
use crate::i18n::messages;
use crate::notation::Form;

/// Copies what the box shows, and answers "Copied".
#[component]
pub fn CopyButton() -> impl IntoView {
    let store = Store::here();
    let is_fen = Memo::new(move |_| {
        !matches!(store.scene.read().form, Form::Epd | Form::Uci | Form::Pgn | Form::Placement)
    });
    let words = move || match (store.copied.is_shown(), is_fen.get()) {
        (true, _) => messages().copied(),
        (false, true) => messages().copy_fen(),
        (false, false) => messages().copy(),
    };
    view! {
        <button
            type="button"
            class="button primary"
            data-action=Action::CopyFen.name()
            data-copied=move || store.copied.attribute()
            on:click=move |_| perform(store, Action::CopyFen)
        >
            <Icon name=store.copied.icon()/>
            <span>{words}</span>
        </button>
    }
}

/// Pastes the clipboard.
#[component]
pub fn PasteButton() -> impl IntoView {
    let store = Store::here();
    view! {
        <button
            type="button"
            class="button"
            data-action=Action::Paste.name()
            on:click=move |_| perform(store, Action::Paste)
        >
            <Icon name="paste"/>
            <span>{messages().paste()}</span>
        </button>
    }
}
