//! The board: squares, pieces, marks, the carried piece; pointer and keys.

mod carried;
mod handle;
mod highlights;
mod keyboard;
mod marks;
pub mod piece_menu;
mod pieces;
mod pointer;
mod resize;
mod squares;
pub mod state;
mod wheel;

pub use handle::BoardHandle;
pub use pointer::Pointer;

use leptos::ev::{Event, FocusEvent, MouseEvent, TouchEvent};
use leptos::prelude::*;

use super::browser::frame::frame;
use super::embed::EmbedLink;
use super::store::{Store, set_if_other};
use crate::app::chunk::Deferred;
use crate::app::chunk::Slot;
use crate::editor::Editor;
use crate::editor::frame::LinkPlace;
use crate::i18n::messages;
use carried::CarriedPiece;
use highlights::Highlights;
use marks::MarkLayer;
use pieces::Pieces;
use resize::ResizeHandle;
use squares::{SquareCell, Squares};
use wheel::wheel_listener;

/// Gives the page one board: its elements and its pointer are found by [`BoardHandle::here`] and [`Pointer::here`].
pub fn provide_board() {
    let board = BoardHandle::new(Store::here());
    provide_context(board);
    provide_context(Pointer::new(Store::here(), board));
}

/// The board with the palettes above and below it: here pointers draw and drag, and the browser selects nothing.
#[component]
pub fn BoardColumn(children: Children) -> impl IntoView {
    // The wheel takes a piece; some systems would paste what was selected last. Whoever takes the default from
    // `pointerdown` takes away the `mouseup` that forbids it.
    let forbid_pasting = |event: MouseEvent| {
        if event.button() == 1 {
            event.prevent_default();
        }
    };
    // A finger that has lifted a piece carries it: the page does not scroll, whatever the styles allow it to begin with.
    let pointer = Pointer::here();
    let forbid_scrolling = move |event: TouchEvent| {
        if event.cancelable() && pointer.is_carrying() {
            event.prevent_default();
        }
    };
    // The second button draws; the browser's menu would cover what it does. And whoever has selected text, or leaves the
    // board where the browser would select some, drags a piece and no text.
    view! {
        <section
            class="board-column"
            aria-label=messages().board()
            on:mouseup=forbid_pasting
            on:touchmove=forbid_scrolling
            on:auxclick=|event| event.prevent_default()
            on:contextmenu=|event| event.prevent_default()
            on:dragstart=|event| event.prevent_default()
            on:selectstart=|event: Event| event.prevent_default()
        >
            {children()}
        </section>
    }
}

#[component]
pub fn Board() -> impl IntoView {
    let store = Store::here();
    let handle = BoardHandle::here();
    let pointer = Pointer::here();
    let marks = Memo::new(move |_| store.editor.with(|editor| editor.document().marks.clone()));
    let squares = Squares::new(store, handle.places(), marks);
    let in_hand = Memo::new(move |_| store.editor.with(|editor| editor.tool().name()));
    // The side whose pieces move, while the editor plays.
    let playing = Memo::new(move |_| {
        store.editor.with(|editor| {
            editor.is_playing().then(|| editor.document().position.turn.fold_wb("white", "black"))
        })
    });
    let is_holding = Memo::new(move |_| store.editor.with(Editor::is_holding));
    // While a square has the focus the board itself is no stop of the Tab key, or Shift+Tab would come back to it.
    let has_focus = RwSignal::new(false);
    let focus_entered = move |event: FocusEvent| {
        if let Some(square) = handle.square_of(&event) {
            has_focus.set(true);
            set_if_other(handle.state.focused, square);
        }
    };
    // The focus stays on its square, which lies elsewhere when the board has been turned.
    Effect::new(move |_| {
        handle.turned(store.orientation.get());
        if has_focus.get_untracked() {
            handle.focus_square();
        }
    });
    Effect::new(move || {
        pointer.listen();
        keyboard::listen(store, handle);
    });
    let cell = |((view, node), place)| view! { <SquareCell place view node marks/> };
    let cells: Vec<_> = squares.views().into_iter().zip(handle.places()).zip(0..).collect();
    let row = |cells: &[_]| {
        view! { <div class="row" role="row">{cells.iter().copied().map(cell).collect_view()}</div> }
    };
    view! {
        <div class="board-frame">
            <div
                class="board"
                role="grid"
                tabindex=move || if has_focus.get() { "-1" } else { "0" }
                node_ref=handle.board
                data-board=""
                data-orientation=move || store.orientation.get().fold_wb("white", "black")
                data-in-hand=in_hand
                data-playing=playing
                data-holding=move || is_holding.get().then_some("")
                data-pointer=pointer.kind
                aria-label=messages().board_label()
                on:focus=move |_| handle.focus_square()
                on:focusin=focus_entered
                on:focusout=move |_| has_focus.set(false)
                on:pointerdown=move |event| pointer.press_board(&event)
                on:dblclick=move |event| pointer.double_clicked(&event)
                on:pointerleave=move |_| set_if_other(handle.state.hovered, None)
                on:wheel=wheel_listener(store)
                on:touchstart=move |event| refuse_going_back(store, handle, pointer, &event)
            >
                // Without the types of all 64 squares: the compiler's depth of types has an end.
                {cells.chunks(8).map(row).collect_view().into_any()}
                <Pieces views=squares.views() node=squares.drawings arrived=move || squares.end_glides()/>
                <MarkLayer marks/>
                <Highlights/>
                <CarriedPiece/>
            </div>
            <div class="overlay over-board">
                <Slot content=|table: &Deferred| (table.promotion)()/>
            </div>
            // In a frame the page around chooses the size.
            {(!frame().is_embedded()).then(|| view! { <ResizeHandle/> })}
            <EmbedLink at=LinkPlace::Board/>
        </div>
    }
    .into_any()
}

/// How near to the edges of the screen a finger is taken for one that goes back.
const EDGE: i32 = 24;

/// At the edges of the screen some systems take a finger for "back", whatever the styles say. Not where it uses a tool, or takes
/// a piece of a page that does not scroll: elsewhere it may be about to scroll the page.
fn refuse_going_back(store: Store, handle: BoardHandle, pointer: Pointer, event: &TouchEvent) {
    let Some(touch) = event.touches().get(0) else { return };
    let takes_hold = store.editor.with_untracked(|editor| editor.takes_hold(handle.square_of(event)));
    let width = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or_default() as i32;
    let x = touch.client_x();
    if takes_hold && !pointer.may_scroll() && event.cancelable() && x.min(width - x) < EDGE {
        event.prevent_default();
    }
}
