//! The menu of the copy button: every form of the position, with its key.

use leptos::ev::{self, KeyboardEvent};
use leptos::html::Button;
use leptos::prelude::*;

use super::{chosen, copy};
use crate::app::browser::events::on_window;
use crate::app::browser::popover::{is_open, place_at};
use crate::app::browser::roving::{RovingButton, RovingToolbar};
use crate::app::copying::state::CopyState;
use crate::app::icons::Icon;
use crate::app::reactive::effect;
use crate::app::store::Store;
use crate::editor::actions::Action;
use crate::export::copy_form::CopyForm;
use crate::export::text::TextGroup;
use crate::i18n::{copy_form_name, messages, text_group_name};

/// The menu, while it is open.
#[component]
pub fn CopyMenu() -> impl IntoView {
    let store = Store::here();
    move || CopyState::of(store).menu_is_open.get().then(|| view! { <Menu/> })
}

/// Copies, and remembers the form.
fn choose(store: Store, form: CopyForm) {
    copy(store, form);
    CopyState::of(store).choose(form);
    CopyState::of(store).close_menu();
}

#[component]
fn Menu() -> impl IntoView {
    let store = Store::here();
    let state = CopyState::of(store);
    effect(move || {
        if let Some((menu, button)) = state.menu.get().zip(state.menu_button.get_untracked()) {
            place_at(&menu, &button);
            // To what has the focus now the browser gives it back.
            let _ = button.focus();
            // Refused only where it is shown.
            let _ = menu.show_popover();
        }
    });
    // The browser has closed it.
    let toggled = move |_| {
        if !state.menu.get_untracked().is_some_and(|menu| is_open(&menu)) {
            state.menu_is_open.set(false);
        }
    };
    // It stands below a button that is elsewhere then.
    on_window(ev::resize, move |_| state.close_menu());
    let chosen = chosen(store);
    let first = CopyForm::all().position(|form| form == chosen).unwrap_or_default();
    let items = RovingToolbar::starting_at(first);
    let item = move |form| view! { <Item form is_chosen=form == chosen button=items.button()/> };
    let group = |group: TextGroup| {
        view! {
            <div class="copy-group" role="group" aria-label=text_group_name(group)>
                <span class="copy-group-name" aria-hidden="true">{text_group_name(group)}</span>
                {group.forms().map(|form| item(CopyForm::Text(form))).collect_view()}
            </div>
        }
    };
    let beginning = [CopyForm::Fen, CopyForm::Link, CopyForm::Picture].map(item).collect_view();
    // Beside `<main>`, which would hold what is fixed to the window: a landmark of its own.
    view! {
        <section aria-label=messages().copy_as()>
            <div
                class="copy-menu"
                id="copy-menu"
                role="menu"
                popover="auto"
                aria-label=messages().copy_as()
                node_ref=state.menu
                on:toggle=toggled
                on:keydown=move |event| pressed(store, &event)
                {..items.listeners()}
            >
                <div class="copy-group copy-first">{beginning}</div>
                {TextGroup::ALL.map(group).collect_view()}
            </div>
        </section>
    }
}

#[component]
fn Item(form: CopyForm, is_chosen: bool, button: RovingButton<Button>) -> impl IntoView {
    let store = Store::here();
    let (node, tabindex) = (button.node, button.tabindex());
    effect(move || {
        if let Some(item) = node.get().filter(|_| is_chosen) {
            let _ = item.focus();
        }
    });
    // The copy button itself is it as long as it copies the FEN.
    let action = (form == CopyForm::Fen && chosen(store) != form).then_some(Action::CopyFen.name());
    view! {
        <button
            type="button"
            class="copy-item"
            role="menuitem"
            tabindex=tabindex
            data-copy=form.name()
            data-action=action
            aria-current=is_chosen.then_some("true")
            aria-keyshortcuts=form.key().to_string()
            node_ref=node
            on:click=move |_| choose(store, form)
        >
            <span class="copy-name">{copy_form_name(form)}</span>
            {is_chosen.then(|| view! { <Icon name="check"/> })}
            <kbd aria-hidden="true">{form.key().to_ascii_uppercase().to_string()}</kbd>
        </button>
    }
}

/// Letters choose an item, Tab closes the menu (the pattern "menu" of the ARIA Authoring Practices); Escape is the browser's.
fn pressed(store: Store, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let key = event.key();
    // No key means anything to the page as long as the menu is open.
    event.stop_propagation();
    if key == "Tab" {
        event.prevent_default();
        CopyState::of(store).close_menu();
    } else if let Some(form) = CopyForm::of_key(&key) {
        event.prevent_default();
        choose(store, form);
    }
}
