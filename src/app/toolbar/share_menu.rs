//! The menu that shares the position. The styles show it on phones, at the bottom edge: elsewhere a panel does the same.

use leptos::prelude::*;

use super::menu::Menu;
use crate::app::chunk::{Exporting, exporting};
use crate::app::icons::Icon;
use crate::app::store::Store;
use crate::i18n::messages;

#[component]
pub fn ShareMenu() -> impl IntoView {
    let messages = messages();
    view! {
        <Menu action="share" label=messages.share_short() icon="share" is_labelled=true>
            <Item name="link" words=messages.share_as_link() share=|table| table.share_position/>
            <Item name="picture" words=messages.picture() share=|table| table.share_picture/>
        </Menu>
    }
}

/// One of the forms in which the position is shared.
#[component]
fn Item(name: &'static str, words: &'static str, share: fn(&Exporting) -> fn(Store)) -> impl IntoView {
    let store = Store::here();
    let chosen = move |_| exporting(store).with_or_notice(move |table| share(table)(store));
    view! {
        <button type="button" class="menu-item" data-share=name on:click=chosen>
            <Icon name/>
            <span>{words}</span>
        </button>
    }
}
