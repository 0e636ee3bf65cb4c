//! The diagram of the printed page: the black and white picture of the position, as it is exported. The styles show it in the
//! place of the board (`print.css`).

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::cells::PictureState;
use super::piece_art;
use crate::app::appearance::AppearanceState;
use crate::app::browser::document::set_markup;
use crate::app::browser::events::on_window;
use crate::app::reactive::effect;
use crate::app::settings;
use crate::app::settings::Settings;
use crate::app::store::Store;
use crate::export::picture::{Bottom, Choices, ColorScheme, PieceSet};
use crate::view::{PageColors, Picture, PictureSource};

/// Empty, unless the page is being printed.
#[component]
pub fn PrintedPicture() -> impl IntoView {
    let store = Store::here();
    let place = NodeRef::<html::Div>::new();
    // Printing waits for nothing: pieces that do not stand in the page have to be fetched before.
    effect(move || {
        let set = board_set(store);
        if set != PieceSet::Forsyth && PictureState::of(store).drawings_untracked(set).is_none() {
            spawn_local(async move {
                if let Some(art) = piece_art::drawings(set).await {
                    PictureState::of(store).keep(set, art);
                }
            });
        }
    });
    // The browser lays the page out as soon as the listeners have returned, before any signal is followed.
    let put = move |drawing: &str| {
        if let Some(place) = place.get_untracked() {
            set_markup(&place, drawing);
        }
    };
    on_window(ev::beforeprint, move |_| put(&untrack(|| drawing(store)).unwrap_or_default()));
    on_window(ev::afterprint, move |_| put(""));
    // The title is anybody's text, and no part of markup that Trusted Types judge.
    view! {
        <p class="printed-title">{move || PictureState::of(store).title.get()}</p>
        <div class="printed-picture" node_ref=place></div>
    }
}

fn board_set(store: Store) -> PieceSet {
    AppearanceState::of(store).pieces.get()
}

/// The picture, with the coordinates and the margins that were chosen for pictures. Without the drawings of its pieces there is
/// none: the board is printed as it is on the screen.
fn drawing(store: Store) -> Option<String> {
    let choices = Choices {
        colors: ColorScheme::Print,
        pieces: PieceSet::Board,
        bottom: Bottom::Board,
        border: true,
        marks: true,
        caption_mover: true,
        // The record stands below, as text.
        caption_fen: false,
        ..Settings::of(store).get(settings::PICTURE)
    };
    let set = board_set(store);
    let art = piece_art::at_hand(store, set)?;
    let source = PictureSource::new(&store.scene.read(), choices, set, PageColors::default(), false, "");
    Some(Picture::new(source, &art, 1).svg)
}
