//! The link from an embedded board to the whole editor, with what is seen there.

use leptos::prelude::*;

use crate::app::browser::frame::frame;
use crate::app::icons::BrandMark;
use crate::app::reactive::memo;
use crate::app::store::Store;
use crate::editor::address::fragment;
use crate::editor::frame::LinkPlace;
use crate::i18n::messages;

/// The link, where its place is here.
#[component]
pub fn EmbedLink(at: LinkPlace) -> impl IntoView {
    (frame().link_place() == Some(at)).then(|| view! { <Link/> })
}

#[component]
fn Link() -> impl IntoView {
    let store = Store::here();
    let path = window().location().pathname().unwrap_or_default();
    let address = memo(move || {
        let scene = store.scene.read();
        [&*path, &fragment(&scene.document, scene.orientation)].concat()
    });
    let label = messages().embed_open();
    view! {
        <a class="embed-link" target="_blank" rel="noopener" aria-label=label title=label href=address>
            <BrandMark/>
        </a>
    }
}
