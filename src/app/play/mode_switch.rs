//! The switch between editing and playing.

use leptos::prelude::*;

use super::switch;
use crate::app::chunk::deferred;
use crate::app::icons::Icon;
use crate::app::reactive::{effect, memo};
use crate::app::store::Store;
use crate::editor::{Editor, Mode};
use crate::i18n::{messages, mode_label, mode_title};
use crate::view::obstacle_sentence;

#[component]
pub fn ModeSwitch() -> impl IntoView {
    let store = Store::here();
    // Who played before a reload plays on: without the rules no piece moves.
    effect(move || {
        if store.editor.with_untracked(Editor::is_playing) {
            deferred(store).fetch();
        }
    });
    view! {
        <div class="mode-switch" role="group" aria-label=messages().mode()>
            {Mode::ALL.map(|mode| view! { <ModeButton mode/> }).into_iter().collect_view()}
        </div>
    }
}

/// A half of the switch. Playing says why it is not possible, but stays where the focus can find it.
#[component]
fn ModeButton(mode: Mode) -> impl IntoView {
    let store = Store::here();
    let is_pressed = memo(move || store.as_followed(Editor::mode) == mode);
    let reason = memo(move || match mode {
        Mode::Edit => None,
        Mode::Play => obstacle_sentence(&store.scene.read()),
    });
    let title = move || reason.get().unwrap_or_else(|| mode_title(mode).to_owned());
    view! {
        <button
            type="button"
            class="mode-button"
            data-mode=mode.name()
            aria-pressed=move || if is_pressed.get() { "true" } else { "false" }
            aria-disabled=move || reason.get().map(|_| "true")
            aria-label=mode_label(mode)
            title=title
            on:click=move |_| switch(store, mode)
        >
            <Icon name=mode.name()/>
            <span class="mode-label" aria-hidden="true">{mode_label(mode)}</span>
        </button>
    }
}
