//! The menu of the copy button: every form of the position, with its key.

use leptos::ev::{self, KeyboardEvent};
use leptos::html::{Button, Div};
use leptos::prelude::*;
use web_sys::{HtmlElement, Node};

use super::{chosen, copy};
use crate::app::browser::events::{on_document, on_window, target_of};
use crate::app::browser::roving::{RovingButton, RovingToolbar};
use crate::app::browser::style::set_properties;
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

/// Closes the menu. The focus goes back to the button that opened it.
fn close(store: Store) {
    CopyState::of(store).menu_is_open.set(false);
    if let Some(button) = CopyState::of(store).menu_button.get_untracked() {
        // What cannot take the focus leaves it where it is.
        let _ = button.focus();
    }
}

/// Copies, and remembers the form.
fn choose(store: Store, form: CopyForm) {
    copy(store, form);
    CopyState::of(store).choose(form);
    close(store);
}

#[component]
fn Menu() -> impl IntoView {
    let store = Store::here();
    let menu = NodeRef::<Div>::new();
    effect(move || {
        if let Some((menu, button)) = menu.get().zip(CopyState::of(store).menu_button.get_untracked()) {
            place(&menu, &button);
        }
    });
    on_document(ev::pointerdown, move |event| {
        let target = target_of::<Node>(&event);
        let is_on = |node: &Node| node.contains(target.as_ref());
        let is_kept = menu.get_untracked().is_some_and(|menu| is_on(&menu))
            || CopyState::of(store).menu_button.get_untracked().is_some_and(|button| is_on(&button));
        if !is_kept {
            CopyState::of(store).menu_is_open.set(false);
        }
    });
    // It stands below a button that is elsewhere then.
    on_window(ev::resize, move |_| CopyState::of(store).menu_is_open.set(false));
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
                aria-label=messages().copy_as()
                node_ref=menu
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

/// Puts the menu below its button, with its edge at the button's; the styles see to the rest.
fn place(menu: &HtmlElement, button: &HtmlElement) {
    let at = button.get_bounding_client_rect();
    let width = document().document_element().map_or(0.0, |root| f64::from(root.client_width()));
    let pixels = |length: f64| [&(length.round() as i32).to_string(), "px"].concat();
    set_properties(menu, &[("--top", &pixels(at.bottom())), ("--right", &pixels(width - at.right()))]);
}

/// Letters choose an item, Escape and Tab close the menu (the pattern "menu" of the ARIA Authoring Practices).
fn pressed(store: Store, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let key = event.key();
    // No key means anything to the page as long as the menu is open.
    event.stop_propagation();
    if matches!(key.as_str(), "Escape" | "Tab") {
        event.prevent_default();
        close(store);
    } else if let Some(form) = CopyForm::of_key(&key) {
        event.prevent_default();
        choose(store, form);
    }
}
