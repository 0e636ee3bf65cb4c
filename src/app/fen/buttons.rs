//! The buttons below the text box.

use leptos::prelude::*;

use crate::app::actions::perform;
use crate::app::browser::frame::frame;
use crate::app::chunk::exporting;
use crate::app::copying::state::CopyState;
use crate::app::icons::Icon;
use crate::app::parts::AnswerButton;
use crate::app::reactive::effect_after;
use crate::app::store::Store;
use crate::editor::actions::Action;
use crate::export::copy_form::CopyForm;
use crate::i18n::messages;
use crate::notation::Form;

/// Copies the position in the form that was chosen last, the FEN at first, and answers "Copied"; beside it, what opens the
/// menu of the forms. An embedded board has the FEN alone.
#[component]
pub fn CopyButton() -> impl IntoView {
    let (store, state) = (Store::here(), CopyState::here());
    // What was copied is not what the box shows after an edit.
    effect_after(move |before: Option<String>| {
        let text = store.shown.read().text.clone();
        if before.is_some_and(|before| before != text) {
            state.feedback.end();
        }
        text
    });
    let is_fen = move || state.form.get() == CopyForm::Fen;
    let action = move || if is_fen() { Action::CopyFen.name() } else { "copy-last" };
    let press = move |_| {
        if untrack(is_fen) {
            perform(store, Action::CopyFen);
        } else {
            exporting(store).with_or_notice(move |table| (table.copy_last)(store));
        }
    };
    view! {
        <div class="split">
            <AnswerButton
                class="button primary"
                feedback=state.feedback
                words=move || words(store, state)
                attr:data-action=action
                on:click=press
            />
            {(!frame().is_embedded()).then(|| view! { <FormsButton/> })}
        </div>
    }
}

/// What stands on the button.
fn words(store: Store, state: CopyState) -> String {
    if state.feedback.is_shown() {
        return messages().copied().to_owned();
    }
    let form = state.form.get();
    if form != CopyForm::Fen {
        let table = exporting(store).get();
        return table.map_or_else(|| messages().copy().to_owned(), |table| (table.copy_label)(form));
    }
    let is_fen = !matches!(store.scene.read().form, Form::Epd | Form::Uci | Form::Pgn | Form::Placement);
    if is_fen { messages().copy_fen().to_owned() } else { messages().copy().to_owned() }
}

/// Opens the menu of the forms.
#[component]
fn FormsButton() -> impl IntoView {
    let store = Store::here();
    let state = CopyState::here();
    let label = messages().copy_as();
    let is_open = move || state.menu_is_open.get();
    view! {
        <button
            type="button"
            class="button primary split-more"
            data-action=Action::OpenCopyMenu.name()
            aria-label=label
            title=format!("{label} (Y)")
            node_ref=state.menu_button
            aria-haspopup="menu"
            aria-expanded=move || if is_open() { "true" } else { "false" }
            // A press on it is no press outside of the menu.
            popovertarget="copy-menu"
            on:click=move |event| {
                event.prevent_default();
                perform(store, Action::OpenCopyMenu);
            }
        >
            <Icon name="down"/>
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
