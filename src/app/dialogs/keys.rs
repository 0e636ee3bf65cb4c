//! The list of keys.

use leptos::prelude::*;

use super::TitledModal;
use crate::app::browser::document::{root_attribute, set_root};
use crate::app::browser::letter_keys::LETTERS;
use crate::app::store::Store;
use crate::editor::keys::{Binding, KEYS, Scope};
use crate::export::copy_form::CopyForm;
use crate::i18n::{copy_form_name, key_names, key_sentence, messages};

#[component]
pub fn KeysDialog() -> impl IntoView {
    let messages = messages();
    let scopes = [
        (Scope::Board, messages.keys_on_board()),
        (Scope::Page, messages.keys_everywhere()),
        (Scope::Everywhere, messages.keys_in_text()),
    ];
    view! {
        <TitledModal name="keys" title=messages.keys()>
            {scopes.map(|(scope, title)| view! { <KeyList scope title/> }).collect_view()}
            <CopyKeys/>
            <p class="key-hint">{messages.keys_drawing()}</p>
            <LettersSwitch/>
        </TitledModal>
    }
}

#[component]
fn KeyList(scope: Scope, title: &'static str) -> impl IntoView {
    let bindings = KEYS.iter().filter(move |binding| binding.scope == scope);
    view! {
        <h3>{title}</h3>
        <dl class="key-list">{bindings.map(|binding| view! { <KeyRow binding/> }).collect_view()}</dl>
    }
}

#[component]
fn KeyRow(binding: &'static Binding) -> impl IntoView {
    let names = key_names(binding).into_iter().map(|name| view! { <kbd>{name}</kbd> });
    view! {
        <div class="key-row">
            <dt>{names.collect_view()}</dt>
            <dd>{key_sentence(binding.action)}</dd>
        </div>
    }
}

/// The keys of the menu of the copy button.
#[component]
fn CopyKeys() -> impl IntoView {
    let row = |form: CopyForm| {
        view! {
            <div class="key-row">
                <dt>
                    <kbd>{form.key().to_ascii_uppercase().to_string()}</kbd>
                </dt>
                <dd>{copy_form_name(form)}</dd>
            </div>
        }
    };
    view! {
        <h3>{messages().keys_copying()}</h3>
        <dl class="key-list">{CopyForm::all().map(row).collect_view()}</dl>
    }
}

/// Whoever speaks to the computer, or hits keys by chance, can keep letters to the board (WCAG 2.2, 2.1.4).
#[component]
fn LettersSwitch() -> impl IntoView {
    let store = Store::here();
    let is_on = root_attribute(LETTERS.0).as_deref() != Some("off");
    let choose = move |event| {
        let chosen = if event_target_checked(&event) { "on" } else { "off" };
        set_root(LETTERS.0, Some(chosen));
        store.keep_setting(LETTERS.1, chosen);
    };
    view! {
        <label class="key-letters">
            <input type="checkbox" checked=is_on on:change=choose/>
            <span>{messages().keys_letters()}</span>
        </label>
    }
}
