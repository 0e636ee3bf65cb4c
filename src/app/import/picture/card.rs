//! What the card of a pasted text shows of a picture: the part with the board, the doubtful squares, and what may be wrong.

use std::sync::Arc;

use leptos::html::Button;
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::corners::{Adjusting, CornerHandles};
use super::crop::outline;
use super::doubts::{BoardDoubts, DoubtList, DoubtSummary, focus_doubt};
use super::show::turn;
use super::state::{Control, PictureState, Shown, focus_again};
use crate::app::board::state::BoardState;
use crate::app::store::Store;
use crate::editor::pasted::Pasted;
use crate::editor::{Command, Gesture};
use crate::i18n::messages;
use crate::position::{Bitboard, Square};
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
    let hint = match shown.board.hint {
        Some(Hint::CutOff) => Some(messages.pictured_cut_off()),
        Some(Hint::Small) => Some(messages.pictured_small()),
        _ => None,
    };
    let unsure = shown.board.is_unsure().then(|| messages.pictured_unsure());
    let hints: Vec<_> = hint.into_iter().chain(unsure).collect();
    let adjusting = Adjusting::new(store, &shown);
    view! {
        <div class="pictured" data-pictured="">
            <BoardDoubts/>
            <Cut shown=shown.clone() adjusting/>
            <div class="pictured-words">
                {hints.into_iter().map(|hint| view! { <p class="pictured-hint">{hint}</p> }).collect_view()}
                <DoubtSummary/>
                <DoubtList/>
                <Actions shown adjusting/>
            </div>
        </div>
    }
}

#[component]
fn Actions(shown: Shown, adjusting: Adjusting) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let may_castle = Memo::new(move |_| !store.scene.read().document.possible_rights().is_empty());
    let castle = move |_| {
        store.dispatch(Command::SetPossibleRights);
    };
    let turn_button = NodeRef::<Button>::new();
    focus_again(store, turn_button, Control::Turn);
    let is_adjusted = shown.board.is_adjusted.clone();
    let is_pressed = {
        let is_adjusted = is_adjusted.clone();
        move || if is_adjusted.get() { "true" } else { "false" }
    };
    let is_moved = move || adjusting.is_moved_by_keys.get();
    view! {
        <div class="import-row">
            <button
                type="button"
                class="button small"
                data-pictured-action="turn"
                node_ref=turn_button
                on:click=move |_| {
                    PictureState::of(store).focused.set_value(Some(Control::Turn));
                    turn(store, &shown);
                }
            >
                {messages.pictured_turn()}
            </button>
            <button
                type="button"
                class="button small"
                data-pictured-action="corners"
                aria-pressed=is_pressed
                on:click=move |_| is_adjusted.update(|is_adjusted| *is_adjusted = !*is_adjusted)
            >
                {messages.pictured_corners()}
            </button>
            {move || is_moved().then(|| view! {
                <button
                    type="button"
                    class="button small"
                    data-pictured-action="read"
                    on:click=move |_| adjusting.read()
                >
                    {messages.pictured_read_again()}
                </button>
            })}
            {move || may_castle.get().then(|| view! {
                <button
                    type="button"
                    class="button small"
                    data-pictured-action="castling"
                    on:click=castle
                >
                    {messages.pictured_castling()}
                </button>
            })}
        </div>
    }
}

/// The part of the picture with a frame around the board. What is lit there is lit on the board and the other way round.
#[component]
fn Cut(shown: Shown, adjusting: Adjusting) -> impl IntoView {
    let store = Store::here();
    let (state, board) = (PictureState::of(store), BoardState::of(store));
    let corners = adjusting.corners;
    let image = &shown.board.crop.image;
    let (width, height) = (image.size.0 as i32, image.size.1 as i32);
    let outlines = {
        let shown = shown.clone();
        move |class: &'static str, squares: Bitboard| {
            let corners = corners.get();
            let polygon = |place| {
                view! { <polygon class=class points=outline(&corners, Some(place))></polygon> }
            };
            shown.places(squares).map(polygon).collect_view()
        }
    };
    let doubtful = {
        let outlines = outlines.clone();
        move || outlines("doubt", state.doubtful())
    };
    let lit = move || {
        let held = store.editor.with(|editor| match editor.gesture() {
            Gesture::Selected(square) | Gesture::Pressed { selected: square, .. } => Some(square),
            _ => None,
        });
        let squares = board.hovered.get().into_iter().chain(held).collect::<Bitboard>() | board.lit.get();
        outlines("lit", squares)
    };
    let is_adjusted = shown.board.is_adjusted.clone();
    let address = image.address.clone();
    let square = StoredValue::new(shown);
    let square = move |event: &PointerEvent| -> Option<Square> {
        let place = corners.get_untracked().square_at(adjusting.place(event)?)?;
        square.with_value(|shown| shown.square(place))
    };
    let point = move |event: &PointerEvent| {
        board.light(square(event).map_or(Bitboard::EMPTY, Bitboard::from));
    };
    let press = move |event: &PointerEvent| {
        point(event);
        if let Some(square) = square(event) {
            focus_doubt(store, square);
        }
    };
    // A finger that is lifted has pointed to a square all the same.
    let leave = move |event: &PointerEvent| {
        if event.pointer_type() == "mouse" {
            board.light(Bitboard::EMPTY);
        }
    };
    on_cleanup(move || board.light(Bitboard::EMPTY));
    view! {
        <div
            class="pictured-cut"
            node_ref=adjusting.node
            on:pointermove=move |event| point(&event)
            on:pointerup=move |event| press(&event)
            on:pointerleave=move |event| leave(&event)
        >
            <img src=address alt=messages().pictured_crop() width=width.to_string() height=height.to_string()/>
            <svg viewBox=["0 0", &width.to_string(), &height.to_string()].join(" ") aria-hidden="true">
                <polygon class="frame" points=move || outline(&corners.read(), None)></polygon>
                {doubtful}
                {lit}
            </svg>
            {move || is_adjusted.get().then(|| view! { <CornerHandles adjusting/> })}
        </div>
    }
}

/// The picture of a board in the row of its record.
pub fn miniature(store: Store, reading: &Arc<Pasted>, index: usize) -> AnyView {
    let board = PictureState::of(store).board(reading, index);
    // The image needs its address as long as it is shown, which is no longer than the picture is kept.
    board
        .map(|board| view! { <img class="record-crop" src=board.crop.image.address.clone() alt=""/> })
        .into_any()
}
