//! The card that says what a paste was read as, and steps through what it holds.

use std::sync::Arc;

use leptos::html::{Input, Select};
use leptos::prelude::*;

use super::Pasted;
use super::steps::{self, PlyStep};
use crate::app::parts::IconButton;
use crate::app::store::Store;
use crate::editor::MAX_TEXT_LEN;
use crate::i18n::{self, messages};
use crate::import::{Choice, Import, ImportError};
use crate::notation::write;
use crate::position::Square;

/// How many places that could not be read are listed.
const LISTED: usize = 5;
/// How many choices a list of positions offers; the buttons reach the others.
const OFFERED: usize = 1_000;
/// How much of the original text is shown, in characters.
const SHOWN: usize = 20_000;

/// The card of the last paste, while it is open.
#[component]
pub fn ImportCard() -> impl IntoView {
    let store = Store::here();
    move || store.pasted.get().map(|pasted| view! { <Card pasted/> })
}

#[component]
fn Card(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let is_game = matches!(pasted.import, Import::Games { .. });
    // The list of several games names each.
    let name = pasted.game(0).filter(|game| pasted.count() == 1 && game.title.is_some());
    let name = name.map(|game| view! { <p class="import-name">{i18n::game_title(game, 0)}</p> });
    view! {
        <section class="import" data-import="" aria-label=messages.import()>
            <div class="import-head">
                <h2 class="import-title">{title(&pasted.import)}</h2>
                <IconButton
                    icon="close"
                    label=messages.close()
                    attr:data-import-action="close"
                    on:click=move |_| steps::close(store)
                />
            </div>
            {matches!(pasted.import, Import::Ambiguous(_)).then(|| view! { <Letters pasted=pasted.clone()/> })}
            {(pasted.count() > 1).then(|| view! { <PlaceList pasted=pasted.clone()/> })}
            {name}
            {is_game.then(|| view! { <MoveSlider pasted=pasted.clone()/> })}
            <RemarkList pasted=pasted.clone()/>
            {unread_list(&pasted)}
            <Original pasted/>
        </section>
    }
}

fn title(import: &Import) -> String {
    match import {
        Import::Positions { source, .. } => i18n::source_sentence(*source),
        Import::Games { .. } => messages().read_as_game().into(),
        Import::Ambiguous(_) | Import::Unread(_) => messages().letters_title().into(),
    }
}

/// The question whose piece letters are meant.
#[component]
fn Letters(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let choices: &[Choice] = match &pasted.import {
        Import::Ambiguous(choices) => choices,
        _ => &[],
    };
    let label = |choice: &Choice| {
        let differing = Square::ALL.into_iter().find_map(|square| {
            let piece = choice.position.piece_at(square)?;
            let differs = choices.iter().any(|other| other.position.piece_at(square) != Some(piece));
            differs.then_some((square, piece))
        });
        i18n::letters_choice_label(&choice.languages, differing)
    };
    let buttons = choices.iter().enumerate().map(|(index, choice)| {
        let pasted = Arc::clone(&pasted);
        let choose = move |_| steps::choose_letters(store, &pasted, index);
        view! {
            <button type="button" class="button small" data-choice=index.to_string() on:click=choose>
                {label(choice)}
            </button>
        }
    });
    view! {
        <p class="import-question">{messages().letters_question()}</p>
        <div class="import-choices">{buttons.collect_view()}</div>
    }
}

/// Which of several is shown: a list, and a step to each side.
#[component]
fn PlaceList(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let select = NodeRef::<Select>::new();
    let count = pasted.count();
    // Not `prop:selected` on the options: a place behind the last of them is none of them.
    Effect::new(move || {
        if let Some(select) = select.get() {
            select.set_value(&store.pasted_place.read().index.to_string());
        }
    });
    let options = (0..count.min(OFFERED)).map(|index| {
        view! { <option value=index.to_string()>{entry(&pasted.import, index)}</option> }
    });
    let choose = move |event| steps::go_to_index(store, event_target_value(&event).parse().unwrap_or(0));
    view! {
        <div class="import-row">
            <IconButton
                icon="shift-left"
                label=messages.previous()
                attr:data-import-step="previous"
                on:click=move |_| steps::step_index(store, -1)
            />
            <select
                class="import-select"
                data-import-select=""
                aria-label=messages.import_list()
                node_ref=select
                on:change=choose
            >
                {options.collect_view()}
            </select>
            <IconButton
                icon="shift-right"
                label=messages.next()
                attr:data-import-step="next"
                on:click=move |_| steps::step_index(store, 1)
            />
        </div>
        <p class="import-place">{move || i18n::place_of(store.pasted_place.read().index, count)}</p>
    }
}

/// A position or game in the list.
fn entry(import: &Import, index: usize) -> String {
    match import {
        Import::Positions { found, .. } => found.get(index).map_or_else(String::new, |found| {
            let title = found.title.clone().unwrap_or_else(|| write(&found.position));
            format!("{}. {title}", index + 1)
        }),
        Import::Games { games, .. } => {
            games.get(index).map_or_else(String::new, |game| i18n::game_title(game, index))
        }
        Import::Ambiguous(_) | Import::Unread(_) => String::new(),
    }
}

/// The moves of a game: a slider, and steps to each side.
#[component]
fn MoveSlider(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let sentence = Memo::new({
        let pasted = Arc::clone(&pasted);
        move |_| pasted.ply_sentence(store.pasted_place.get())
    });
    let slider = NodeRef::<Input>::new();
    // Not attributes of their own: another game has another end, and a value beyond the end that is set would be cut.
    Effect::new(move || {
        let place = store.pasted_place.get();
        if let Some(slider) = slider.get() {
            let last = pasted.game(place.index).map_or(0, crate::import::Game::len);
            slider.set_max(&last.to_string());
            slider.set_value(&place.ply.to_string());
        }
    });
    let slide = move |event| steps::go_to_ply(store, event_target_value(&event).parse().unwrap_or(0));
    view! {
        <p class="import-ply">{sentence}</p>
        <div class="import-row">
            <PlyButton step=PlyStep::First name="first" icon="first" label=messages.first_move()/>
            <PlyButton step=PlyStep::Previous name="previous" icon="shift-left" label=messages.previous_move()/>
            <input
                class="import-slider"
                type="range"
                min="0"
                data-ply=""
                aria-label=messages.moves()
                aria-valuetext=sentence
                node_ref=slider
                on:input=slide
            />
            <PlyButton step=PlyStep::Next name="next" icon="shift-right" label=messages.next_move()/>
            <PlyButton step=PlyStep::Last name="last" icon="last" label=messages.last_move()/>
        </div>
    }
}

#[component]
fn PlyButton(step: PlyStep, name: &'static str, icon: &'static str, label: &'static str) -> impl IntoView {
    let store = Store::here();
    view! {
        <IconButton icon label attr:data-ply-step=name on:click=move |_| steps::step_ply(store, step)/>
    }
}

/// What was guessed, repaired or left out of the position or game that is shown, and where its moves break off.
#[component]
fn RemarkList(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let index = Memo::new(move |_| store.pasted_place.read().index);
    let rows = move || {
        let index = index.get();
        let remarks = pasted.remarks(index).iter().map(|remark| i18n::remark_sentence(remark.kind));
        let stopped = pasted.game(index).and_then(|game| game.stopped.as_ref()).map(i18n::stopped_sentence);
        remarks.chain(stopped).map(|sentence| view! { <li>{sentence}</li> }).collect_view()
    };
    view! { <ul class="import-remarks">{rows}</ul> }
}

/// What could not be read beside what was.
fn unread_list(pasted: &Pasted) -> Option<impl IntoView + use<>> {
    let unread: &[ImportError] = match &pasted.import {
        Import::Positions { unread, .. } | Import::Games { unread, .. } => unread,
        Import::Ambiguous(_) | Import::Unread(_) => &[],
    };
    let listed = unread.iter().take(LISTED).map(i18n::stopped_sentence);
    let more = unread.len().checked_sub(LISTED + 1).map(|more| i18n::more_unread(more + 1));
    let rows = listed.chain(more).map(|sentence| view! { <li>{sentence}</li> }).collect_view();
    (!unread.is_empty()).then(|| view! { <ul class="import-unread">{rows}</ul> })
}

/// The text as it was pasted.
#[component]
fn Original(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let mut shown: String = pasted.text.chars().take(SHOWN).collect();
    if shown.len() < pasted.text.len() {
        shown.push('…');
    }
    let edit = (pasted.text.len() <= MAX_TEXT_LEN).then(|| {
        let edit = move |_| steps::edit_original(store, &pasted);
        view! {
            <button type="button" class="button small" data-import-action="edit" on:click=edit>
                {messages().edit_original()}
            </button>
        }
    });
    view! {
        <details class="import-original">
            <summary>{messages().original()}</summary>
            <pre tabindex="0">{shown}</pre>
            {edit}
        </details>
    }
}
