//! The list of keys, in groups.

use leptos::prelude::*;

use super::TitledModal;
use crate::app::browser::document::{root_attribute, set_root};
use crate::app::browser::letter_keys::LETTERS;
use crate::app::store::Store;
use crate::editor::key_groups::{KeyGroup, lines};
use crate::editor::keys::Binding;
use crate::export::copy_form::CopyForm;
use crate::i18n::{copy_form_name, key_group_title, key_names, key_sentence, messages};

#[component]
pub fn KeysDialog() -> impl IntoView {
    view! {
        <TitledModal name="keys" title=messages().keys()>
            <LettersSwitch/>
            <KeyGroups/>
        </TitledModal>
    }
}

/// All keys, in as many columns as there is room for.
#[component]
pub fn KeyGroups() -> impl IntoView {
    let messages = messages();
    view! {
        <p class="key-hint">{messages.keys_scopes()}</p>
        <div class="key-groups">
            {KeyGroup::ALL.map(|group| view! { <KeyList group/> }).collect_view()}
            <CopyKeys/>
        </div>
        <p class="key-hint">{messages.keys_drawing()}</p>
    }
}

#[component]
fn KeyList(group: KeyGroup) -> impl IntoView {
    let rows = lines(group).into_iter().map(|line| view! { <KeyRow line/> });
    view! {
        <section class="key-group">
            <h3>{key_group_title(group)}</h3>
            <dl class="key-list">{rows.collect_view()}</dl>
        </section>
    }
}

/// Keys of which one line says what they do.
#[component]
fn KeyRow(line: Vec<Binding>) -> impl IntoView {
    let sentence = line.first().map(|binding| key_sentence(binding.action));
    let combination = |binding: &Binding| {
        let names = key_names(binding).into_iter().map(|name| view! { <kbd>{name}</kbd> });
        view! { <span class="key-combination">{names.collect_view()}</span> }
    };
    view! {
        <div class="key-row">
            <dt>{line.iter().map(combination).collect_view()}</dt>
            <dd>{sentence}</dd>
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
        <section class="key-group">
            <h3>{messages().keys_copying()}</h3>
            <dl class="key-list">{CopyForm::all().map(row).collect_view()}</dl>
        </section>
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
