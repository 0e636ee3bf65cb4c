//! The choice of the language.

use leptos::html::Button;
use leptos::prelude::*;

use super::menu::Menu;
use crate::app::language::LanguageState;
use crate::app::reactive::effect;
use crate::i18n::{LANGUAGES, messages, self_name};

/// The menu of languages; each has the name that it gives itself.
#[component]
pub fn LanguageMenu() -> impl IntoView {
    let state = LanguageState::here();
    let button = NodeRef::<Button>::new();
    effect(move || {
        // The page has been rendered anew: the focus is where it was.
        if let Some(button) = button.get()
            && state.is_chosen.try_update_value(std::mem::take) == Some(true)
        {
            let _ = button.focus();
        }
    });
    let item = |tag: &'static str| {
        let is_current = state.tag.get_untracked() == tag;
        view! {
            <button
                type="button"
                class="menu-item"
                data-language=tag
                lang=tag
                aria-current=is_current.then_some("true")
                on:click=move |_| state.choose(tag)
            >
                <span>{self_name(tag)}</span>
            </button>
        }
    };
    let items = LANGUAGES.map(item).into_iter().collect_view();
    view! {
        <Menu action="language" label=messages().language() icon="language" button>
            {items}
        </Menu>
    }
}
