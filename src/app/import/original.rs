//! The original text of a paste: what each part of it was used for, and what was set aside. The letters of a man and its
//! square light each other.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::{Element, Event, HtmlDetailsElement, PointerEvent};

use super::session::CurrentSession;
use super::steps;
use crate::app::board::state::BoardState;
use crate::app::browser::events::target_of;
use crate::app::store::Store;
use crate::editor::MAX_TEXT_LEN;
use crate::editor::pasted::{Pasted, Place};
use crate::i18n::messages;
use crate::position::{Bitboard, Square};
use crate::view::original::{OriginalPart, Shade, legend, original_parts, reasons};

/// How much of the text is shown, in characters.
pub(super) const SHOWN: usize = 20_000;

/// The attribute with the square of a man, on its letters.
const SQUARE: &str = "data-original-square";

#[component]
pub(super) fn Original(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let board = BoardState::here();
    let current = CurrentSession::here();
    // Behind its first move no place of a game has letters of its own.
    let place = Memo::new(move |_| {
        let place = current.place();
        Place { ply: place.ply.min(1), ..place }
    });
    // A thousand parts are made when somebody looks at them.
    let is_open = RwSignal::new(false);
    let content = {
        let pasted = Arc::clone(&pasted);
        move || {
            if is_open.get() {
                view! { <Parts parts=original_parts(&pasted, place.get(), SHOWN) more=is_longer(&pasted)/> }
                    .into_any()
            } else {
                view! { <pre>{beginning(&pasted)}</pre> }.into_any()
            }
        }
    };
    let dark = move || board.light(Bitboard::EMPTY);
    on_cleanup(dark);
    let toggled = move |event: Event| {
        is_open.set(target_of::<HtmlDetailsElement>(&event).is_some_and(|details| details.open()));
        dark();
    };
    let edit = (pasted.text.len() <= MAX_TEXT_LEN).then(|| {
        let edit = move |_| steps::edit_original(store, &pasted);
        view! {
            <button type="button" class="button small" data-import-action="edit" on:click=edit>
                {messages().edit_original()}
            </button>
        }
    });
    view! {
        <details class="import-original" on:toggle=toggled>
            <summary>{messages().original()}</summary>
            {content}
            {edit}
        </details>
    }
}

/// The beginning of the text, without its parts.
fn beginning(pasted: &Pasted) -> String {
    let mut shown: String = pasted.text.chars().take(SHOWN).collect();
    if is_longer(pasted) {
        shown.push('…');
    }
    shown
}

fn is_longer(pasted: &Pasted) -> bool {
    pasted.text.chars().nth(SHOWN).is_some()
}

#[component]
fn Parts(parts: Vec<OriginalPart>, more: bool) -> impl IntoView {
    let board = BoardState::here();
    let point = move |event: PointerEvent| {
        let name = target_of::<Element>(&event).and_then(|part| part.get_attribute(SQUARE));
        let square = name.and_then(|name| Square::from_ascii(name.as_bytes()).ok());
        board.light(square.map_or(Bitboard::EMPTY, Bitboard::from));
    };
    let entry = |shade: Shade| view! { <li class=shade.class()>{shade.name()}</li> };
    let legend = legend(&parts).into_iter().map(entry).collect_view();
    let reasons = reasons(&parts).into_iter().map(|reason| view! { <li>{reason}</li> }).collect_view();
    let parts = parts.into_iter().map(part).collect_view();
    view! {
        <pre
            tabindex="0"
            on:pointerover=point
            on:pointerleave=move |_| board.light(Bitboard::EMPTY)
        >
            {parts}
            {more.then_some("…")}
        </pre>
        <ul class="original-legend" aria-hidden="true">{legend}</ul>
        <ul class="unseen">{reasons}</ul>
    }
}

fn part(part: OriginalPart) -> AnyView {
    let OriginalPart { text, shade, label, is_of_other, square } = part;
    let class = [shade.class().unwrap_or_default(), if is_of_other { " of-other" } else { "" }].concat();
    let Some(square) = square else {
        return if shade == Shade::Plain {
            text.into_any()
        } else {
            view! { <span class=class title=label>{text}</span> }.into_any()
        };
    };
    let hovered = BoardState::here().hovered;
    let is_lit = move || hovered.get() == Some(square);
    view! {
        <span class=class class:lit=is_lit title=label data-original-square=square.to_string()>{text}</span>
    }
    .into_any()
}
