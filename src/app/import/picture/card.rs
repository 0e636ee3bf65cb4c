//! What the card of a pasted text shows of a picture: the part with the board, the doubtful squares, and what may be wrong.

use std::sync::Arc;

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::crop::places;
use super::doubts::{DoubtList, DoubtSummary};
use super::open::turn;
use super::state::{PictureState, Shown};
use crate::app::board::state::BoardState;
use crate::app::store::Store;
use crate::editor::{Command, Gesture};
use crate::i18n::messages;
use crate::position::Bitboard;
use crate::vision::Hint;

/// The picture of the board that the editor shows; nothing where that comes from no picture.
#[component]
pub fn PictureCard() -> impl IntoView {
    let shown = PictureState::of(Store::here()).shown;
    // Another board has another picture; edits of this one change single marks of it.
    move || shown.get().map(|shown| view! { <Card shown/> })
}

#[component]
fn Card(shown: Shown) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let hint = match shown.pictured.hint {
        Some(Hint::CutOff) => Some(messages.pictured_cut_off()),
        Some(Hint::Small) => Some(messages.pictured_small()),
        _ => None,
    };
    let pictured = Arc::clone(&shown.pictured);
    let index = shown.index;
    let may_castle = Memo::new(move |_| !store.scene.read().document.possible_rights().is_empty());
    let castle = move |_| {
        store.dispatch(Command::SetPossibleRights);
    };
    view! {
        <div class="pictured" data-pictured="">
            <Cut shown/>
            {hint.map(|hint| view! { <p class="pictured-hint">{hint}</p> })}
            <DoubtSummary/>
            <DoubtList/>
            <div class="import-row">
                <button
                    type="button"
                    class="button small"
                    data-pictured-action="turn"
                    on:click=move |_| turn(store, &pictured, index)
                >
                    {messages.pictured_turn()}
                </button>
                {move || may_castle.get().then(|| view! {
                    <button
                        type="button"
                        class="button small"
                        data-pictured-action="castling"
                        on:click=castle
                    >
                        {messages.castling_all()}
                    </button>
                })}
            </div>
        </div>
    }
}

/// The part of the picture with a frame around the board. What is lit there is lit on the board and the other way round.
#[component]
fn Cut(shown: Shown) -> impl IntoView {
    let store = Store::here();
    let (state, board) = (PictureState::of(store), BoardState::of(store));
    let node = NodeRef::<Div>::new();
    let crop = move |shown: &Shown| {
        shown.board().map(|board| (board.crop.address.clone(), board.crop.size, board.crop.frame()))
    };
    let Some((address, (width, height), frame)) = crop(&shown) else { return ().into_any() };
    let outlines = {
        let shown = shown.clone();
        move |squares: Bitboard| {
            let place = |index| shown.pictured.square(shown.index, index);
            let crop = shown.board().map(|board| board.crop.outlines(places(squares, place)));
            crop.unwrap_or_default()
        }
    };
    let polygons = |class: &'static str, points: Vec<String>| {
        points
            .into_iter()
            .map(|points| view! { <polygon class=class points=points></polygon> })
            .collect_view()
    };
    let doubtful = {
        let outlines = outlines.clone();
        move || polygons("doubt", outlines(state.doubtful()))
    };
    let lit = move || {
        let held = store.editor.with(|editor| match editor.gesture() {
            Gesture::Selected(square) | Gesture::Pressed { selected: square, .. } => Some(square),
            _ => None,
        });
        let squares = board.hovered.get().into_iter().chain(held).collect::<Bitboard>() | board.lit.get();
        polygons("lit", outlines(squares))
    };
    let point = move |event: &PointerEvent| {
        let Some(cut) = node.get_untracked() else { return };
        let area = cut.get_bounding_client_rect();
        let across = (f64::from(event.client_x()) - area.left()) / area.width();
        let down = (f64::from(event.client_y()) - area.top()) / area.height();
        let place = shown.board().and_then(|board| board.crop.square_at(across as f32, down as f32));
        let square = place.and_then(|place| shown.pictured.square(shown.index, place));
        board.light(square.map_or(Bitboard::EMPTY, Bitboard::from));
    };
    on_cleanup(move || board.light(Bitboard::EMPTY));
    let pressed = point.clone();
    view! {
        <div
            class="pictured-cut"
            node_ref=node
            on:pointermove=move |event| point(&event)
            on:pointerdown=move |event| pressed(&event)
            on:pointerleave=move |_| board.light(Bitboard::EMPTY)
        >
            <img src=address alt=messages().pictured_crop() width=width.to_string() height=height.to_string()/>
            <svg viewBox=format!("0 0 {width} {height}") aria-hidden="true">
                <polygon class="frame" points=frame></polygon>
                {doubtful}
                {lit}
            </svg>
        </div>
    }
    .into_any()
}
