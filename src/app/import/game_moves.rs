//! The moves of a pasted game: the one on the board is marked, each can be gone to, and variations are folded.

use std::collections::BTreeMap;
use std::sync::Arc;

use leptos::ev::{Event, KeyboardEvent};
use leptos::html::{Button, Ol};
use leptos::prelude::*;

use super::steps::go;
use crate::app::browser::events::{around, has_modifier};
use crate::app::browser::scroll::show_in_box;
use crate::app::import::state::PasteState;
use crate::app::play::move_rows;
use crate::app::store::Store;
use crate::editor::pasted::{Pasted, PlaceStep};
use crate::i18n::{localized_move, messages};
use crate::position::Color;

/// How much of a variation stands on what unfolds it, in characters.
const SHOWN: usize = 24;

/// The list of the moves.
#[component]
pub(super) fn GameMoves(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let game = Memo::new(move |_| PasteState::of(store).place.read().index);
    move || {
        let pasted = Arc::clone(&pasted);
        let game = game.get();
        (pasted.game(game).is_some_and(|game| !game.is_empty())).then(|| view! { <Moves pasted game/> })
    }
}

#[component]
fn Moves(pasted: Arc<Pasted>, game: usize) -> impl IntoView {
    let store = Store::here();
    let list = Ply {
        store,
        here: Memo::new(move |_| PasteState::of(store).place.read().ply),
        list: NodeRef::new(),
        takes_focus: StoredValue::new(false),
    };
    let rows = pasted.game(game).map(|game| {
        let begin = (game.start.fullmove_number.get() as usize, game.start.turn == Color::Black);
        let moves: Vec<String> = game.sans().iter().map(|san| localized_move(san)).collect();
        let mut variations: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        for (plies, text) in pasted.variations(game) {
            variations.entry(plies).or_default().push(text);
        }
        let cell = |ply: usize, san: &str| view! { <MoveButton list ply=ply + 1 san=san.to_owned()/> };
        let after = move |ply: usize| {
            Some(variations.get(&(ply + 1))?.iter().map(|text| variation(text)).collect_view())
        };
        move_rows(begin, &moves, cell, after)
    });
    let choose = move |event: Event| {
        if let Some(ply) = ply_of(&event) {
            go(store, PlaceStep::Ply(ply));
        }
    };
    view! {
        <ol
            class="moves-list game-moves"
            aria-label=messages().moves()
            node_ref=list.list
            on:click=move |event| choose(event.into())
            on:keydown=move |event| list.press(&event)
        >
            {rows}
        </ol>
    }
}

/// What the moves share.
#[derive(Clone, Copy)]
struct Ply {
    store: Store,
    /// The number of plies before the position on the board.
    here: Memo<usize>,
    list: NodeRef<Ol>,
    /// A key has gone to another move, which takes the focus.
    takes_focus: StoredValue<bool>,
}

impl Ply {
    fn press(self, event: &KeyboardEvent) {
        if has_modifier(event) || ply_of(event).is_none() {
            return;
        }
        let step = match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => PlaceStep::NextPly,
            "ArrowLeft" | "ArrowUp" => PlaceStep::PreviousPly,
            "Home" => PlaceStep::FirstPly,
            "End" => PlaceStep::LastPly,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        let before = PasteState::of(self.store).place.get_untracked().ply;
        go(self.store, step);
        let ply = PasteState::of(self.store).place.get_untracked().ply;
        // Before the first move, the focus stays where it is.
        self.takes_focus.set_value(ply != before && ply > 0);
    }

    /// Brings the move that led to the position on the board into sight, and the focus to it if a key went there.
    fn follow(self, node: NodeRef<Button>, is_here: bool) {
        let Some((list, button)) = self.list.get().zip(node.get()).filter(|_| is_here) else { return };
        show_in_box(&list, &button);
        if self.takes_focus.try_update_value(std::mem::take) == Some(true) {
            // What cannot take the focus leaves it where it is.
            let _ = button.focus();
        }
    }
}

/// The ply of the move that an event is about.
fn ply_of(event: &Event) -> Option<usize> {
    around(event, "[data-game-ply]")?.get_attribute("data-game-ply")?.parse().ok()
}

#[component]
fn MoveButton(list: Ply, ply: usize, san: String) -> impl IntoView {
    let here = list.here;
    let is_here = Memo::new(move |_| here.get() == ply);
    let node = NodeRef::<Button>::new();
    Effect::new(move || list.follow(node, is_here.get()));
    // Before the first move, that is the stop of the Tab key.
    let is_stop = move || is_here.get() || ply == 1 && here.get() == 0;
    view! {
        <button
            type="button"
            class="game-move"
            data-game-ply=ply.to_string()
            aria-current=move || is_here.get().then_some("true")
            tabindex=move || (!is_stop()).then_some("-1")
            node_ref=node
        >
            {san}
        </button>
    }
}

/// A variation, which is folded.
fn variation(text: &str) -> impl IntoView + use<> {
    let mut short: String = text.chars().take(SHOWN).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    view! {
        <details class="variation">
            <summary>
                <span class="unseen">{messages().variation()}" "</span>
                <span class="variation-start">{short}</span>
            </summary>
            <p>{text.to_owned()}</p>
        </details>
    }
}
