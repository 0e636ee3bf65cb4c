//! The panel with the picture of the position: shown as it will be, changed by choices that are kept, and copied, saved or
//! shared.
//!
//! The picture is drawn as SVG by `export::svg`; what is in pixels is made of that by the browser.

mod buttons;
mod controls;
mod piece_art;
mod printed;

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use crate::app::browser::files::drawing_address;
use crate::app::browser::style::{on_media_change, root_properties};
use crate::app::parts::CopyTextButton;
use crate::app::store::{Store, set_if_other};
use crate::editor::appearance::Choice;
use crate::export::picture::{Choices, PieceSet};
use crate::i18n::{PAGE_COLORS, PageColors, Picture, PictureSource, PieceArt, messages, piece_set_of};
pub use buttons::{copy_picture, share_picture};
pub use printed::PrintedPicture;

use buttons::Buttons;
use controls::{CaptionFields, ChoiceFields, SizeFields};

/// The setting that keeps the choices.
const SETTING: &str = "forsyth.picture";

/// What the parts of the panel share.
#[derive(Clone, Copy)]
struct State {
    store: Store,
    choices: RwSignal<Choices>,
    /// What stands in the field of the width, which may be no width.
    size: RwSignal<String>,
    size_field: NodeRef<html::Input>,
    /// What the picture is drawn of.
    source: Memo<PictureSource>,
    art: Memo<Option<Arc<PieceArt>>>,
    /// The sets of pieces that are on their way.
    coming: StoredValue<Vec<PieceSet>>,
}

impl State {
    fn new(store: Store) -> State {
        let choices = store.choices(SETTING, Choices::decode);
        let colors = page_colors(store);
        let source = Memo::new(move |_| source_of(store, choices.get(), colors.get()));
        let art = Memo::new(move |_| piece_art::kept(store, source.read().pieces));
        State {
            store,
            choices,
            size: RwSignal::new(choices.get_untracked().size.to_string()),
            size_field: NodeRef::new(),
            source,
            art,
            coming: StoredValue::new(Vec::new()),
        }
    }

    /// Chooses; what is no value changes nothing.
    fn choose(self, name: &str, value: &str) {
        let before = self.choices.get_untracked();
        let mut choices = before;
        if choices.choose(name, value) && choices != before {
            self.choices.set(choices);
            let kept = choices.amend(&self.store.setting(SETTING), name);
            self.store.keep_setting(SETTING, &kept);
        }
    }
}

/// What the picture of the page is drawn of, as it is now.
fn source_of(store: Store, choices: Choices, colors: PageColors) -> PictureSource {
    let is_hatched = store.appearance.read().chosen(Choice::Colors) == Some("print");
    let board = piece_set_of(&store.sprite.read());
    PictureSource::new(&store.scene.read(), choices, board, colors, is_hatched, &store.picture_title.read())
}

/// The colours of the page. They change with its appearance and, where the theme is that of the system, with that.
fn page_colors(store: Store) -> RwSignal<PageColors> {
    let colors = RwSignal::new(root_properties(PAGE_COLORS));
    let renew = move || {
        // The panel may be closed by now.
        if !colors.is_disposed() {
            set_if_other(colors, root_properties(PAGE_COLORS));
        }
    };
    Effect::new(move |before: Option<()>| {
        store.appearance.track();
        if before.is_some() {
            // When the page has been given its new appearance.
            queue_microtask(renew);
        }
    });
    on_media_change("(prefers-color-scheme: dark)", renew);
    colors
}

#[component]
pub fn PicturePanel() -> impl IntoView {
    let state = State::new(Store::here());
    Effect::new(move || piece_art::bring(state, state.source.read().pieces));
    // While other pieces are on their way the picture stays as it was.
    let picture = Memo::new(move |before: Option<&Option<Arc<Picture>>>| match state.art.get() {
        Some(art) => Some(Arc::new(Picture::new(state.source.get(), &art, 1))),
        None => before.cloned().flatten(),
    });
    let alt = Memo::new(move |_| picture.get().map(|picture| picture.alt.clone()).unwrap_or_default());
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
    let pixels = Memo::new(move |_| picture.get().map(|picture| picture.pixels));
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
