//! A button for an action, with its name below the icon where there is room.

use leptos::prelude::*;

use crate::app::actions::perform;
use crate::app::icons::Icon;
use crate::app::reactive::memo;
use crate::app::store::Store;
use crate::editor::actions::Action;

#[component]
pub fn ActionButton(action: Action) -> impl IntoView {
    let store = Store::here();
    let label = action.label();
    view! {
        <button
            type="button"
            class="action"
            data-action=action.name()
            aria-label=label
            title=action.title()
            aria-disabled=disabled(store, action)
            on:click=move |_| perform(store, action)
        >
            <Icon name=action.name()/>
            <span class="action-label" aria-hidden="true">{action.short_label()}</span>
        </button>
    }
}

/// What is not possible now says so, but stays where the focus can find it.
pub fn disabled(store: Store, action: Action) -> impl Fn() -> Option<&'static str> + Copy {
    let is_possible = memo(move || action.is_possible(&store.scene.read()));
    move || (!is_possible.get()).then_some("true")
}
