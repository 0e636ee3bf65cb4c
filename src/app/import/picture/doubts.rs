//! The doubtful squares: on the board, and as questions in the card.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::state::{Doubt, PictureState};
use crate::app::board::state::BoardState;
use crate::app::icons::PieceIcon;
use crate::app::store::Store;
use crate::editor::geometry::cell_of;
use crate::editor::{Command, Document, Step};
use crate::i18n::{messages, square_sentence};
use crate::position::{Bitboard, Piece, Square, square_name};

/// What tints the doubtful squares of the board.
#[component]
pub fn BoardDoubts() -> impl IntoView {
    let store = Store::here();
    let state = PictureState::of(store);
    let element = move |square: Square| {
        let (column, row) = cell_of(square, store.orientation.get());
        view! {
            <div
                class="mark doubt"
                style:grid-column=(column + 1).to_string()
                style:grid-row=(row + 1).to_string()
            ></div>
        }
    };
    view! {
        <div class="overlay" aria-hidden="true">
            {move || state.doubtful().into_iter().map(element).collect_view()}
        </div>
    }
}

/// A row of buttons for each doubtful square.
#[component]
pub(super) fn DoubtList() -> impl IntoView {
    let state = PictureState::of(Store::here());
    view! {
        <ul class="doubts">
            <For each=move || state.doubts.get() key=|doubt| doubt.square children=|doubt| view! { <DoubtRow doubt/> }/>
        </ul>
    }
}

#[component]
fn DoubtRow(doubt: Doubt) -> impl IntoView {
    let store = Store::here();
    let board = BoardState::of(store);
    let square = doubt.square;
    let light = move || board.light(Bitboard::from(square));
    let dark = move || board.light(Bitboard::EMPTY);
    on_cleanup(dark);
    let button = |piece: Option<Piece>| {
        let label = square_sentence(square, piece);
        view! {
            <button
                type="button"
                class="button small doubt-choice"
                data-choice=piece.map_or_else(|| "-".to_owned(), |piece| piece.char().to_string())
                aria-label=label.clone()
                title=label
                on:click=move |_| choose(store, square, piece)
            >
                {match piece {
                    Some(piece) => view! { <PieceIcon piece/> }.into_any(),
                    None => view! { <span aria-hidden="true">"–"</span> }.into_any(),
                }}
            </button>
        }
    };
    view! {
        <li
            class="doubt-row"
            data-doubt=square_name(square)
            on:pointerenter=move |_| light()
            on:pointerleave=move |_| dark()
            on:focusin=move |_| light()
            on:focusout=move |_| dark()
        >
            <span class="doubt-square">{square_name(square)}</span>
            {doubt.offered.iter().copied().map(button).collect_view()}
        </li>
    }
}

/// Puts what the user chooses on a doubtful square; what was read is left, and is no doubt any more.
fn choose(store: Store, square: Square, piece: Option<Piece>) {
    let is_there = store.editor.with_untracked(|editor| editor.piece_at(square) == piece);
    if is_there {
        let shown = PictureState::of(store).shown.get_untracked();
        if let Some(shown) = shown {
            shown.pictured.settled.update(|settled| {
                if let Some(settled) = settled.get_mut(shown.index) {
                    settled.add(square);
                }
            });
        }
    } else {
        let document = store.editor.with_untracked(|editor| {
            let mut document: Document = editor.document().clone();
            document.position.set_piece(square, piece);
            document
        });
        // Not the command that places a piece: with symmetry on, that would change another square too.
        store.dispatch(Command::ReplaceDocument(Box::new(document), Step::Edit));
    }
    // The row with the button is gone; the next question follows.
    if !focus(store, |_, doubts| doubts.first().copied()) {
        BoardState::of(store).light(Bitboard::EMPTY);
    }
}

/// Focuses the question about the next doubtful square, or the one before. Returns whether there is one.
pub fn next(store: Store, backwards: bool) -> bool {
    focus(store, |current, doubts| {
        let at = doubts.iter().position(|square| Some(*square) == current);
        let count = doubts.len();
        let index = match (at, backwards) {
            (None, false) => 0,
            (None, true) => count.checked_sub(1)?,
            (Some(at), false) => (at + 1) % count,
            (Some(at), true) => (at + count - 1) % count,
        };
        doubts.get(index).copied()
    })
}

/// Focuses the question about the square that `which` names of the one with the focus and all doubtful ones.
fn focus(store: Store, which: impl Fn(Option<Square>, &[Square]) -> Option<Square>) -> bool {
    let doubts: Vec<Square> = PictureState::of(store)
        .doubts
        .with_untracked(|doubts| doubts.iter().map(|doubt| doubt.square).collect());
    let focused = document().active_element().and_then(|element| element.closest("[data-doubt]").ok()?);
    let name = focused.and_then(|row| row.get_attribute("data-doubt"));
    let current = name.and_then(|name| name.parse::<Square>().ok());
    let Some(square) = which(current, &doubts) else { return false };
    let selector = format!("[data-doubt={}] button", square_name(square));
    let button = document().query_selector(&selector).ok().flatten();
    let button = button.and_then(|button| button.dyn_into::<HtmlElement>().ok());
    // Its focus says to everybody which square is meant.
    button.is_some_and(|button| button.focus().is_ok())
}

/// How many squares are doubtful, and which.
#[component]
pub(super) fn DoubtSummary() -> impl IntoView {
    let state = PictureState::of(Store::here());
    let sentence = move || {
        let squares: Vec<Square> = state.doubts.read().iter().map(|doubt| doubt.square).collect();
        crate::i18n::doubt_sentence(&squares)
    };
    let key = move || (!state.doubts.read().is_empty()).then(|| messages().pictured_next_doubt());
    view! { <p class="doubt-summary" data-doubts="">{sentence} " " {key}</p> }
}
