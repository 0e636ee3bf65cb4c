//! The link from an embedded board to the whole editor, with what is seen there.

use leptos::prelude::*;

use crate::app::browser::frame::Frame;
use crate::app::store::Store;
use crate::editor::address::fragment;
use crate::i18n::messages;

/// Where the link takes no room from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPlace {
    /// Among the buttons of the text box.
    Box,
    /// Among the spare pieces.
    Palette,
    /// Over a corner of the board.
    Board,
}

impl LinkPlace {
    /// The place in a frame; none where the page stands for itself.
    fn of(frame: Frame) -> Option<LinkPlace> {
        match frame {
            Frame::None => None,
            Frame::Embedded { has_box: true, .. } => Some(LinkPlace::Box),
            Frame::Embedded { editable: true, .. } => Some(LinkPlace::Palette),
            Frame::Embedded { .. } => Some(LinkPlace::Board),
        }
    }
}

/// The link, where its place is here.
#[component]
pub fn EmbedLink(
    /// The place.
    at: LinkPlace,
) -> impl IntoView {
    (LinkPlace::of(Frame::here()) == Some(at)).then(|| view! { <Link/> })
}

#[component]
fn Link() -> impl IntoView {
    let store = Store::here();
    let path = window().location().pathname().unwrap_or_default();
    let address = Memo::new(move |_| {
        let scene = store.scene.read();
        [&*path, &fragment(&scene.document, scene.orientation)].concat()
    });
    let label = messages().embed_open();
    view! {
        <a class="embed-link" target="_blank" rel="noopener" aria-label=label title=label href=address>
            <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
                <use_ href=move || "#brand"></use_>
            </svg>
        </a>
    }
}
