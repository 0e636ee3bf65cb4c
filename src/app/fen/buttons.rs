//! The buttons below the text box.

use leptos::prelude::*;

use crate::app::actions::perform;
use crate::app::icons::Icon;
use crate::app::parts::AnswerButton;
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
    // What was copied is not what the box shows after an edit.
    Effect::new(move |before: Option<String>| {
        let text = store.shown.read().text.clone();
        if before.is_some_and(|before| before != text) {
            store.copied.end();
        }
        text
    });
    let words = move || match (store.copied.is_shown(), is_fen.get()) {
        (true, _) => messages().copied().to_owned(),
        (false, true) => messages().copy_fen().to_owned(),
        (false, false) => messages().copy().to_owned(),
    };
    view! {
        <AnswerButton
            class="button primary"
            answer=store.copied
            words
            attr:data-action=Action::CopyFen.name()
            on:click=move |_| perform(store, Action::CopyFen)
        />
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
