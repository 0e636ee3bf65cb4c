//! The list of keys, in groups.

use leptos::prelude::*;

use crate::app::browser::letter_keys;
use crate::app::dialogs::modal::TitledModal;
use crate::app::settings;
use crate::app::settings::Settings;
use crate::app::store::Store;
use crate::export::copy_form::CopyForm;
use crate::i18n::{copy_form_name, key_names, key_sentence, messages};
use crate::view::key_groups::key_group_title;
use crate::view::key_groups::{KeyGroup, lines};

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
    let rows = lines(group).into_iter().map(|line| {
        let sentence = line.first().map(|binding| key_sentence(binding.action)).unwrap_or_default();
        view! { <KeyRow combinations=line.iter().map(key_names).collect() sentence/> }
    });
    view! { <KeySection title=key_group_title(group) rows=rows.collect_view().into_any()/> }
}

#[component]
fn KeySection(title: &'static str, rows: AnyView) -> impl IntoView {
    view! {
        <section class="key-group">
            <h3>{title}</h3>
            <dl class="key-list">{rows}</dl>
        </section>
    }
}

/// Keys of which one line says what they do: each combination has the names of the keys that are pressed together.
#[component]
fn KeyRow(combinations: Vec<Vec<String>>, sentence: String) -> impl IntoView {
    let combination = |names: Vec<String>| {
        let names = names.into_iter().map(|name| view! { <kbd>{name}</kbd> });
        view! { <span class="key-combination">{names.collect_view()}</span> }
    };
    view! {
        <div class="key-row">
            <dt>{combinations.into_iter().map(combination).collect_view()}</dt>
            <dd>{sentence}</dd>
        </div>
    }
}

/// The keys of the menu of the copy button.
#[component]
fn CopyKeys() -> impl IntoView {
    let rows = CopyForm::all().map(|form| {
        let key = form.key().to_ascii_uppercase().to_string();
        view! { <KeyRow combinations=vec![vec![key]] sentence=copy_form_name(form).into()/> }
    });
    view! { <KeySection title=messages().keys_copying() rows=rows.collect_view().into_any()/> }
}

/// Whoever speaks to the computer, or hits keys by chance, can keep letters to the board (WCAG 2.2, 2.1.4).
#[component]
fn LettersSwitch() -> impl IntoView {
    let store = Store::here();
    let is_on = letter_keys::are_on();
    let choose = move |event| {
        let is_on = event_target_checked(&event);
        letter_keys::switch(is_on);
        Settings::of(store).keep(settings::LETTER_KEYS, &is_on);
    };
    view! {
        <label class="key-letters">
            <input type="checkbox" checked=is_on on:change=choose/>
            <span>{messages().keys_letters()}</span>
        </label>
    }
}
