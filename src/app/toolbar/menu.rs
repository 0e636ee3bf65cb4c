//! A menu below a button of the bar: a popover, which a press outside of it closes, and so do Escape and the choice of an item.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::html;
use leptos::prelude::*;

use crate::app::browser::events::is_within;
use crate::app::browser::popover::{close, is_open, on_moved, place_at};
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
    #[prop(optional)] button: NodeRef<html::Button>,
    children: Children,
) -> impl IntoView {
    let menu = NodeRef::<html::Div>::new();
    let id = [action, "-menu"].concat();
    let is_shown = move || menu.get_untracked().is_some_and(|menu| is_open(&menu));
    let place = move || {
        if let (Some(menu), Some(button)) = (menu.get_untracked(), button.get_untracked()) {
            place_at(&menu, &button);
        }
    };
    // In the browser alone.
    effect(move || {
        on_moved(move || {
            if is_shown() {
                place();
            }
        });
    });
    let escape = move |event: KeyboardEvent| {
        // It closes the menu, and nothing else of the page.
        if event.key() == "Escape" && is_shown() {
            event.stop_propagation();
        }
    };
    let choose = move |event: MouseEvent| {
        if let Some(menu) = menu.get_untracked().filter(|_| is_within(&event, "button")) {
            close(&menu);
        }
    };
    view! {
        <div class="menu" on:keydown=escape>
            <button
                type="button"
                class=if is_labelled { "action" } else { "icon-button" }
                node_ref=button
                data-action=action
                aria-label=label
                title=label
                popovertarget=id.clone()
                // Before the browser shows it.
                on:click=move |_| place()
            >
                <Icon name=icon/>
                {is_labelled.then(|| view! { <span class="action-label" aria-hidden="true">{label}</span> })}
            </button>
            <div class="menu-items" id=id popover="auto" node_ref=menu on:click=choose>
                {children()}
            </div>
        </div>
    }
}
