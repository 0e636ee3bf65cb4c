//! The panel with the picture of the position: shown as it will be, changed by choices that are kept, and copied, saved or
//! shared.
//!
//! The picture is drawn as SVG by `export::svg`; what is in pixels is made of that by the browser.

mod buttons;
pub mod cells;
mod controls;
mod piece_art;
mod printed;
mod state;

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use crate::app::browser::files::drawing_address;
use crate::app::parts::CopyTextButton;
use crate::app::reactive::{effect, memo};
use crate::app::store::Store;
use crate::i18n::messages;
use crate::view::Picture;
pub use buttons::{copy_picture, share_picture};
pub use printed::PrintedPicture;

use buttons::Buttons;
use controls::{CaptionFields, ChoiceFields, SizeFields};
use state::State;

#[component]
pub fn PicturePanel() -> impl IntoView {
    let state = State::new(Store::here());
    effect(move || piece_art::bring(state, state.source.read().pieces));
    // While other pieces are on their way the picture stays as it was.
    let picture = Memo::new(move |before: Option<&Option<Arc<Picture>>>| match state.art.get() {
        Some(art) => Some(Arc::new(Picture::new(state.source.get(), &art, 1))),
        None => before.cloned().flatten(),
    });
    let alt = memo(move || picture.get().map(|picture| picture.alt.clone()).unwrap_or_default());
    view! {
        <div class="picture">
            <Buttons state/>
            <Preview picture alt/>
            <ChoiceFields state/>
            <CaptionFields state/>
            <SizeFields state/>
            <PictureText alt/>
        </div>
    }
}

#[component]
fn Preview(picture: Memo<Option<Arc<Picture>>>, alt: Memo<String>) -> impl IntoView {
    let address = drawing_address(Signal::derive(move || picture.get().map(|picture| picture.svg.clone())));
    let pixels = memo(move || picture.get().map(|picture| picture.pixels));
    let is_transparent = move || picture.get().is_some_and(|picture| picture.source.choices.transparent);
    // By width and height the browser keeps the place before it has the picture: what stands below does not move.
    view! {
        <div class="picture-frame">
            <img
                class="picture-preview"
                data-picture=""
                data-transparent=move || is_transparent().then_some("")
                src=move || address.get()
                alt=move || alt.get()
                width=move || pixels.get().map(|(width, _)| width.to_string())
                height=move || pixels.get().map(|(_, height)| height.to_string())
            />
        </div>
    }
}

/// The picture in words.
#[component]
fn PictureText(alt: Memo<String>) -> impl IntoView {
    let messages = messages();
    let place = NodeRef::<html::P>::new();
    view! {
        <div class="field picture-text">
            <p class="picture-text-title">{messages.alt_text()}</p>
            <CopyTextButton
                action="copy-alt"
                words=messages.copy_alt_text()
                label=messages.copy_alt_text()
                said=messages.alt_text_copied()
                text=alt
                target=place
            />
            <p class="picture-alt" data-alt-text="" node_ref=place>
                {move || alt.get()}
            </p>
        </div>
    }
}
