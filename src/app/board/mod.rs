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
pub use resize::ResizeHandle;

use leptos::ev::{Event, FocusEvent, MouseEvent};
use leptos::prelude::*;

use super::browser::frame::frame;
use super::embed::EmbedLink;
use super::store::{Store, set_if_other};
use crate::app::chunk::Deferred;
use crate::app::chunk::Slot;
use crate::editor::Editor;
use crate::editor::frame::LinkPlace;
use crate::editor::pointer::PointerKind;
use crate::i18n::messages;
use carried::CarriedPiece;
use highlights::Highlights;
use marks::MarkLayer;
use pieces::Pieces;
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
    // The second button draws; the browser's menu would cover what it does. And whoever has selected text, or leaves the
    // board where the browser would select some, drags a piece and no text.
    view! {
        <section
            class="board-column"
            aria-label=messages().board()
            on:mouseup=forbid_pasting
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
    let marks = Memo::new(move |_| store.as_drawn(|editor| editor.document().marks.clone()));
    let squares = Squares::new(store, handle.places());
    let in_hand = Memo::new(move |_| store.as_drawn(|editor| editor.tool().name()));
    // The side whose pieces move, while the editor plays.
    let playing = Memo::new(move |_| {
        store.as_drawn(|editor| {
            editor.is_playing().then(|| editor.document().position.turn.fold_wb("white", "black"))
        })
    });
    let is_holding = Memo::new(move |_| store.as_drawn(Editor::is_holding));
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
                data-pointer=move || pointer.kind.get().map(PointerKind::name)
                aria-label=messages().board_label()
                on:focus=move |_| handle.focus_square()
                on:focusin=focus_entered
                on:focusout=move |_| has_focus.set(false)
                on:pointerdown=move |event| pointer.press_board(&event)
                on:dblclick=move |event| pointer.double_clicked(&event)
                on:pointerleave=move |_| pointer.left()
                on:wheel=wheel_listener(store)
                on:touchstart=move |event| pointer.touched(&event)
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
            {(!frame().is_embedded()).then(|| view! {
                <Slot content=|table: &Deferred| (table.resize_handle)()/>
            })}
            <EmbedLink at=LinkPlace::Board/>
        </div>
    }
    .into_any()
}
