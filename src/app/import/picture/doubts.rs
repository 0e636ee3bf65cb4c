//! The doubtful squares: on the board, and as questions in the card.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::state::{Doubt, PictureState};
use crate::app::board::BoardHandle;
use crate::app::board::state::BoardState;
use crate::app::browser::attributes::set_attribute;
use crate::app::icons::PieceIcon;
use crate::app::store::Store;
use crate::editor::geometry::square_at;
use crate::editor::{Command, Document, Step};
use crate::i18n::{doubt_sentence, messages, square_sentence};
use crate::position::{Bitboard, Piece, Square, square_name};

/// Marks the doubtful squares of the board, as long as it is there; nothing to be seen by itself.
#[component]
pub(super) fn BoardDoubts() -> impl IntoView {
    let store = Store::here();
    let state = PictureState::of(store);
    let places = BoardHandle::here().places();
    let mark = {
        let places = places.clone();
        move |squares: Bitboard| {
            let orientation = store.orientation.get();
            for (node, place) in places.iter().zip(0..) {
                let is_doubtful = squares.contains(square_at(place, orientation));
                if let Some(cell) = node.get() {
                    set_attribute(&cell, "data-doubt", is_doubtful.then_some(""));
                }
            }
        }
    };
    Effect::new(move || mark(state.doubtful()));
    on_cleanup(move || {
        for cell in places.iter().filter_map(NodeRef::try_get_untracked).flatten() {
            set_attribute(&cell, "data-doubt", None);
        }
    });
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
            data-doubtful=square_name(square)
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
    let before: Vec<Square> = doubtful(store);
    let is_after = |other: Square| {
        let at = |wanted: Square| before.iter().position(|square| *square == wanted);
        at(other) > at(square)
    };
    let is_there = store.editor.with_untracked(|editor| editor.piece_at(square) == piece);
    if is_there {
        if let Some(shown) = PictureState::of(store).shown.get_untracked() {
            shown.settle(square);
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
    // The row with the button is gone; the next question follows, the first one after the last.
    let next =
        |_, doubts: &[Square]| doubts.iter().find(|doubt| is_after(**doubt)).or(doubts.first()).copied();
    if !focus(store, next) {
        BoardState::of(store).light(Bitboard::EMPTY);
    }
}

/// Focuses the question about a square. Nothing if that is not doubtful.
pub(super) fn focus_doubt(store: Store, square: Square) {
    focus(store, |_, doubts| doubts.contains(&square).then_some(square));
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
    let doubts = doubtful(store);
    let focused = document().active_element().and_then(|element| element.closest("[data-doubtful]").ok()?);
    let name = focused.and_then(|row| row.get_attribute("data-doubtful"));
    let current = name.and_then(|name| name.parse::<Square>().ok());
    let Some(square) = which(current, &doubts) else { return false };
    let selector = ["[data-doubtful=", &square_name(square), "] button"].concat();
    let button = document().query_selector(&selector).ok().flatten();
    let button = button.and_then(|button| button.dyn_into::<HtmlElement>().ok());
    // Its focus says to everybody which square is meant.
    button.is_some_and(|button| button.focus().is_ok())
}

/// The doubtful squares in the order of the picture.
pub(super) fn doubtful(store: Store) -> Vec<Square> {
    let doubts = PictureState::of(store).doubts;
    doubts.with_untracked(|doubts| doubts.iter().map(|doubt| doubt.square).collect())
}

/// How many squares are doubtful, and which.
#[component]
pub(super) fn DoubtSummary() -> impl IntoView {
    let state = PictureState::of(Store::here());
    let sentence = move || {
        let squares: Vec<Square> = state.doubts.read().iter().map(|doubt| doubt.square).collect();
        doubt_sentence(&squares)
    };
    let key = move || (!state.doubts.read().is_empty()).then(|| messages().pictured_next_doubt());
    view! {
        <p class="doubt-summary" data-doubts="">
            {sentence} " " <span class="doubt-key">{key}</span>
        </p>
    }
}
