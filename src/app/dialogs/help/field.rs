//! A field of the record: its text, what it is, and what it says now.

use leptos::prelude::*;

use super::record::Record;
use crate::app::board::state::BoardState;
use crate::app::reactive::memo;
use crate::app::store::Store;
use crate::i18n::messages;
use crate::notation::Field;
use crate::position::{Bitboard, Rank};
use crate::view::help_fields::{FieldView, field_index, field_squares, rank_view};

#[component]
pub(super) fn FieldEntry(field: Field) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let shown = memo(move || FieldView::of(&store.scene.read(), field));
    let index = field_index(field);
    let label = move || [&messages.help_field_name(field), ": ", &shown.read().text].concat();
    let light =
        move || BoardState::of(store).light(field_squares(&store.scene.read_untracked().position, field));
    view! {
        <li
            class="help-entry"
            data-lights=field.name()
            data-faulty=move || shown.read().is_faulty.then_some("")
            on:pointerover=move |_| light()
            on:focusin=move |_| light()
            on:click=move |_| light()
        >
            <div class="help-entry-head">
                <h3>{messages.help_field_name(field)}</h3>
                <button
                    type="button"
                    class=format!("help-text f{index}")
                    data-help-field=field.name()
                    aria-label=label
                    aria-current=move || shown.read().is_current.then_some("true")
                >
                    <Record text=Signal::derive(move || shown.read().text.clone())/>
                </button>
            </div>
            <p class="help-what">{messages.help_field_about(field)}</p>
            <p class="help-now">{move || shown.read().meaning.clone()}</p>
            <p class="help-note">{move || shown.read().note}</p>
            {(field == Field::Placement).then(|| view! { <Ranks/> })}
        </li>
    }
}

/// The ranks of the placement, from the eighth down.
#[component]
fn Ranks() -> impl IntoView {
    let ranks = Rank::ALL.into_iter().rev().enumerate();
    view! {
        <ol class="help-ranks" aria-label=messages().help_ranks()>
            {ranks.map(|(index, rank)| view! { <RankRow index rank/> }).collect_view()}
        </ol>
    }
}

#[component]
fn RankRow(
    /// Its place in the text.
    index: usize,
    rank: Rank,
) -> impl IntoView {
    let store = Store::here();
    let shown = memo(move || rank_view(&store.scene.read().position, index, rank));
    let name = rank.char().to_string();
    let label = move || {
        let (written, meaning) = &*shown.read();
        [&messages().help_rank(rank.char()), ", ", written, ": ", meaning].concat()
    };
    // A rank lies inside the entry of its field, which would light all of it.
    let light = move |event: leptos::ev::Event| {
        event.stop_propagation();
        BoardState::of(store).light(Bitboard::from_rank(rank));
    };
    view! {
        <li>
            <button
                type="button"
                class="help-rank"
                data-rank=name.clone()
                data-lights=name
                aria-label=label
                on:pointerover=move |event| light(event.into())
                on:focusin=move |event| light(event.into())
                on:click=move |event| light(event.into())
            >
                <code>{move || shown.read().0.clone()}</code>
                " "
                <span>{move || shown.read().1.clone()}</span>
            </button>
        </li>
    }
}
