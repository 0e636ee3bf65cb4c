//! A menu below a button of the bar. A press outside of it closes it, and so do Escape and the choice of an item.

use leptos::ev::{self, KeyboardEvent, MouseEvent};
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{HtmlElement, Node};

use crate::app::browser::events::{is_within, on_document, target_of};
use crate::app::icons::Icon;
use crate::app::reactive::effect;

#[component]
pub fn Menu(
    action: &'static str,
    label: &'static str,
    icon: &'static str,
    /// Whether the label stands below the icon, as with the actions of the bar.
    #[prop(optional)]
    is_labelled: bool,
    #[prop(optional)] button: NodeRef<html::Summary>,
    children: Children,
) -> impl IntoView {
    let menu = NodeRef::<html::Details>::new();
    effect(move || close_by_press_outside(menu));
    let escape = move |event: KeyboardEvent| {
        let is_open = menu.get_untracked().is_some_and(|menu| menu.open());
        if event.key() == "Escape" && is_open {
            event.stop_propagation();
            if let Some(button) = button.get_untracked() {
                let _ = button.unchecked_ref::<HtmlElement>().focus();
            }
            close(menu);
        }
    };
    let choose = move |event: MouseEvent| {
        if is_within(&event, "button") {
            close(menu);
        }
    };
    view! {
        <details class="menu" node_ref=menu on:keydown=escape>
            <summary
                class=if is_labelled { "action" } else { "icon-button" }
                role="button"
                node_ref=button
                data-action=action
                aria-label=label
                title=label
            >
                <Icon name=icon/>
                {is_labelled.then(|| view! { <span class="action-label" aria-hidden="true">{label}</span> })}
            </summary>
            <div class="menu-items" on:click=choose>{children()}</div>
        </details>
    }
}

fn close_by_press_outside(menu: NodeRef<html::Details>) {
    on_document(ev::pointerdown, move |event| {
        let target = target_of::<Node>(&event);
        if menu.get_untracked().is_some_and(|menu| !menu.contains(target.as_ref())) {
            close(menu);
        }
    });
}

fn close(menu: NodeRef<html::Details>) {
    if let Some(menu) = menu.get_untracked() {
        menu.set_open(false);
    }
}
