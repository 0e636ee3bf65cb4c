//! What a release will bring, while a file or a text is dragged over the page.

use leptos::prelude::*;

use crate::app::import::dragged::DragState;
use crate::app::import::dragged::Dragged;
use crate::i18n::messages;

/// Lies over the page and takes nothing: what is dropped falls on what is under it.
#[component]
pub fn DropArea() -> impl IntoView {
    let state = DragState::here();
    move || {
        state.0.get().map(|dragged| {
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
