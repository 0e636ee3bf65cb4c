//! A button for an action, with its name below the icon where there is room.

use leptos::prelude::*;

use crate::app::actions::{Action, perform};
use crate::app::icons::Icon;
use crate::app::store::Store;
use crate::i18n::messages;

/// The button.
#[component]
pub fn ActionButton(
    /// What it does.
    action: Action,
) -> impl IntoView {
    let store = Store::here();
    let label = action.label();
    view! {
        <button
            type="button"
            class="action"
            data-action=action.name()
            aria-label=label
            title=[label, &key(action)].concat()
            aria-disabled=disabled(store, action)
            on:click=move |_| perform(store, action)
        >
            <Icon name=action.name()/>
            <span class="action-label" aria-hidden="true">{short(action)}</span>
        </button>
    }
}

/// What is not possible now says so, but stays where the focus can find it.
pub fn disabled(store: Store, action: Action) -> impl Fn() -> Option<&'static str> + Copy {
    let is_possible = Memo::new(move |_| action.is_possible(&store.scene.read()));
    move || (!is_possible.get()).then_some("true")
}

/// The key that does the same, for the tooltip.
fn key(action: Action) -> String {
    let control = messages().key_control();
    match action {
        Action::Undo => [" (", control, "+Z)"].concat(),
        Action::Redo => [" (", control, "+Y)"].concat(),
        Action::Flip => " (F)".to_owned(),
        _ => String::new(),
    }
}

/// The short name below the icon.
fn short(action: Action) -> &'static str {
    let messages = messages();
    match action {
        Action::Undo => messages.undo_short(),
        Action::Redo => messages.redo_short(),
        Action::Start => messages.start_short(),
        Action::Clear => messages.clear_short(),
        Action::Flip => messages.flip_short(),
        other => other.label(),
    }
}
