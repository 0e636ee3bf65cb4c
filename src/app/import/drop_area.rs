//! What a release will bring, while a file or a text is dragged over the page.

use leptos::prelude::*;

use super::arrivals::Dragged;
use crate::app::store::Store;
use crate::i18n::messages;

/// Lies over the page and takes nothing: what is dropped falls on what is under it.
#[component]
pub fn DropArea() -> impl IntoView {
    let store = Store::here();
    move || {
        store.dragged.get().map(|dragged| {
            let (name, words) = match dragged {
                Dragged::File => ("file", messages().drop_file()),
                Dragged::Text => ("text", messages().drop_text()),
            };
            view! {
                <div class="drop-area" data-drop=name>
                    <p>{words}</p>
                </div>
            }
        })
    }
}
