//! The card that says what a paste was read as, and steps through what it holds.

use std::sync::Arc;

use leptos::html::{Input, Select};
use leptos::prelude::*;

use super::game_moves::GameMoves;
use super::original::{Original, SHOWN};
use super::paste::{choose_letters, read_again};
use super::session::CurrentSession;
use super::steps::{self, go};
use crate::app::chunk::{Exporting, Slot, Vision, exporting};
use crate::app::parts::IconButton;
use crate::app::store::Store;
use crate::editor::pasted::{Pasted, PlaceStep};
use crate::i18n::{self, messages};
use crate::import::{Choice, Import};
use crate::view::original::set_aside_sentence;

/// How many choices a list of games offers; more games are rows.
const OFFERED: usize = 1_000;

/// The card of what was pasted, as far as the current step of the history has it.
#[component]
pub fn ImportCard() -> impl IntoView {
    let store = Store::here();
    let current = CurrentSession::new(store);
    provide_context(current);
    // What was pasted before a reload is read again.
    let is_read = ArcTrigger::new();
    Effect::new({
        let is_read = is_read.clone();
        move || {
            let Some(text) = current.unread() else { return };
            let is_read = is_read.clone();
            read_again(store, text, move || is_read.notify());
        }
    });
    let each = move || {
        is_read.track();
        current.reading()
    };
    // Each paste has a card of its own: what listens in the one before knows nothing of it.
    view! {
        <For
            each
            key=|pasted| Arc::as_ptr(pasted) as usize
            children=|pasted| view! { <Card pasted/> }
        />
    }
}

#[component]
fn Card(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let is_game = matches!(pasted.import, Import::Games { .. });
    // The list of several games names each.
    let name = pasted.game(0).filter(|game| pasted.count() == 1 && game.title.is_some());
    let name = name.map(|game| view! { <p class="import-name">{i18n::game_title(game, 0)}</p> });
    let unread = i18n::pasted_unread(&pasted);
    let is_picture = pasted.is_picture();
    view! {
        <section class="import" data-import="" aria-label=messages.import()>
            <div class="import-head">
                <h2 class="import-title">{i18n::pasted_title(&pasted.import)}</h2>
                <IconButton
                    icon="close"
                    label=messages.close()
                    attr:data-import-action="close"
                    on:click=move |_| steps::close(store)
                />
            </div>
            {is_picture.then(|| view! { <Slot content=|table: &Vision| (table.card)()/> })}
            {(!pasted.choices().is_empty()).then(|| view! { <Letters pasted=pasted.clone()/> })}
            {(pasted.count() > 1).then(|| view! { <PlaceList pasted=pasted.clone()/> })}
            {(pasted.is_list() || are_rows(&pasted)).then(|| view! { <Rows pasted=pasted.clone()/> })}
            {name}
            {is_game.then(|| view! { <MoveSlider pasted=pasted.clone()/> })}
            {is_game.then(|| view! { <GameMoves pasted=pasted.clone()/> })}
            <RemarkList pasted=pasted.clone()/>
            {(!unread.is_empty()).then(|| view! { <ul class="import-unread">{rows(unread)}</ul> })}
            // The text of a picture is none that anybody wrote.
            {(!is_picture).then(|| view! { <Original pasted/> })}
        </section>
    }
}

/// The table of the records, or of many games.
#[component]
fn Rows(pasted: Arc<Pasted>) -> impl IntoView {
    exporting(Store::here()).fetch();
    let content = move |tables: &Exporting| {
        if pasted.is_list() { (tables.record_table)(&pasted) } else { (tables.game_table)(&pasted) }
    };
    view! { <Slot content/> }
}

/// Whether a text has more games than a list of choices offers.
fn are_rows(pasted: &Pasted) -> bool {
    !pasted.is_list() && pasted.count() > OFFERED
}

fn rows(sentences: Vec<String>) -> impl IntoView {
    sentences.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view()
}

/// The question whose piece letters are meant.
#[component]
fn Letters(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let button = |(index, choice): (usize, &Choice)| {
        let label = i18n::letters_label(choice, pasted.choices());
        let pasted = Arc::clone(&pasted);
        let choose = move |_| choose_letters(store, &pasted, index);
        view! {
            <button type="button" class="button small" data-choice=index.to_string() on:click=choose>
                {label}
            </button>
        }
    };
    view! {
        <p class="import-question">{messages().letters_question()}</p>
        <div class="import-choices">
            {pasted.choices().iter().enumerate().map(button).collect_view()}
        </div>
    }
}

/// Which of several is shown, and a step to each side. Of games there is a list, of records a table below.
#[component]
fn PlaceList(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let count = pasted.count();
    let current = CurrentSession::here();
    let place = move || i18n::place_of(current.place().index, count);
    let is_list = pasted.is_list() || are_rows(&pasted);
    view! {
        <div class="import-row">
            <IconButton
                icon="shift-left"
                label=messages.previous()
                attr:data-import-step="previous"
                on:click=move |_| go(store, PlaceStep::Further(-1))
            />
            {if is_list {
                view! { <p class="import-place">{place}</p> }.into_any()
            } else {
                view! { <GameSelect pasted/> }.into_any()
            }}
            <IconButton
                icon="shift-right"
                label=messages.next()
                attr:data-import-step="next"
                on:click=move |_| go(store, PlaceStep::Further(1))
            />
        </div>
        {(!is_list).then(|| view! { <p class="import-place">{place}</p> })}
    }
}

#[component]
fn GameSelect(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let current = CurrentSession::here();
    let select = NodeRef::<Select>::new();
    // Not `prop:selected` on the options: a place behind the last of them is none of them.
    Effect::new(move || {
        if let Some(select) = select.get() {
            select.set_value(&current.place().index.to_string());
        }
    });
    let options = (0..pasted.count()).map(|index| {
        view! { <option value=index.to_string()>{i18n::pasted_entry(&pasted, index)}</option> }
    });
    let choose =
        move |event| go(store, PlaceStep::Index(event_target_value(&event).parse().unwrap_or_default()));
    view! {
        <select
            class="import-select"
            data-import-select=""
            aria-label=messages().import_list()
            node_ref=select
            on:change=choose
        >
            {options.collect_view()}
        </select>
    }
}

/// The moves of a game: a slider, and steps to each side.
#[component]
fn MoveSlider(pasted: Arc<Pasted>) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let current = CurrentSession::here();
    let sentence = Memo::new({
        let pasted = Arc::clone(&pasted);
        move |_| i18n::pasted_ply(&pasted, current.place())
    });
    let slider = NodeRef::<Input>::new();
    // Not attributes of their own: another game has another end, and a value beyond the end that is set would be cut.
    Effect::new(move || {
        let place = current.place();
        if let Some(slider) = slider.get() {
            slider.set_max(&pasted.last_ply(place).to_string());
            slider.set_value(&place.ply.to_string());
        }
    });
    let slide =
        move |event| go(store, PlaceStep::Ply(event_target_value(&event).parse().unwrap_or_default()));
    // A finger that turns out to scroll the page has moved the slider where it began: back to where it was.
    let before = StoredValue::new(None::<usize>);
    let press = move |_| before.set_value(Some(untrack(|| current.place()).ply));
    let scrolled = move |_| {
        if let Some(ply) = before.try_update_value(Option::take).flatten() {
            go(store, PlaceStep::Ply(ply));
            // The place is what it was, so nothing else sets the slider back.
            if let Some(slider) = slider.get_untracked() {
                slider.set_value(&ply.to_string());
            }
        }
    };
    let step = |step, name, icon, label| {
        view! {
            <IconButton icon label attr:data-ply-step=name on:click=move |_| go(store, step)/>
        }
    };
    view! {
        <p class="import-ply">{sentence}</p>
        <div class="import-row">
            {step(PlaceStep::FirstPly, "first", "first", messages.first_move())}
            {step(PlaceStep::PreviousPly, "previous", "shift-left", messages.previous_move())}
            <input
                class="import-slider"
                type="range"
                min="0"
                data-ply=""
                aria-label=messages.moves()
                aria-valuetext=sentence
                node_ref=slider
                on:pointerdown=press
                on:pointercancel=scrolled
                on:input=slide
            />
            {step(PlaceStep::NextPly, "next", "shift-right", messages.next_move())}
            {step(PlaceStep::LastPly, "last", "last", messages.last_move())}
        </div>
    }
}

/// What was guessed or repaired in the position or game that is shown, and what was left out of the whole text.
#[component]
fn RemarkList(pasted: Arc<Pasted>) -> impl IntoView {
    let current = CurrentSession::here();
    let index = Memo::new(move |_| current.place().index);
    let set_aside = set_aside_sentence(&pasted, SHOWN);
    let remarks = move || {
        let remarks = i18n::pasted_remarks(&pasted, index.get());
        rows(remarks.into_iter().chain(set_aside.clone()).collect())
    };
    view! { <ul class="import-remarks">{remarks}</ul> }
}
