//! The numbers of a FEN.

use leptos::html::Input;
use leptos::prelude::*;

use crate::app::reactive::{effect, memo};
use crate::app::store::Store;
use crate::editor::Command;
use crate::i18n::number_expected_sentence;
use crate::notation::Field;
use crate::view::clock::{clock, clock_command};

/// A number in a box. What cannot be one stays in the box until it is left, and a sentence says why.
#[component]
pub fn Clock(id: &'static str, field: Field, label: &'static str, hint: &'static str) -> impl IntoView {
    let store = Store::here();
    let number = memo(move || clock(&store.scene.read().document, field));
    let is_wrong = RwSignal::new(false);
    let input = NodeRef::<Input>::new();
    effect(move || {
        let number = number.get();
        // "07" is 7 already: what is being typed stays as it is.
        if let Some(input) = input.get()
            && input.value().trim().parse() != Ok(number)
            && !is_wrong.get_untracked()
        {
            input.set_value(&number.to_string());
        }
    });
    let typed = move |event| {
        let command = clock_command(field, &event_target_value(&event));
        is_wrong.set(command.is_none());
        if let Some(command) = command {
            store.dispatch(command);
        }
    };
    let left = move |_| {
        is_wrong.set(false);
        store.dispatch(Command::EndTyping);
        if let Some(input) = input.get_untracked() {
            let number = store.editor.with_untracked(|editor| clock(editor.document(), field));
            input.set_value(&number.to_string());
        }
    };
    let error = [id, "-error"].concat();
    view! {
        <div class="field clock">
            <label for=id title=hint>{label}</label>
            <input
                id=id
                node_ref=input
                type="text"
                inputmode="numeric"
                autocomplete="off"
                maxlength="12"
                value=number.get_untracked().to_string()
                aria-describedby=error.clone()
                aria-invalid=move || is_wrong.get().then_some("true")
                on:input=typed
                on:blur=left
            />
            <p class="clock-error" id=error role="alert">
                {move || is_wrong.get().then(|| number_expected_sentence(field))}
            </p>
        </div>
    }
}
