//! The line under the box: the verdict on the position, how the game stands, and what is to be said about the text.

use leptos::prelude::*;

use crate::app::fields::findings_sheet::SheetState;
use crate::app::icons::Icon;
use crate::app::reactive::memo;
use crate::app::store::Store;
use crate::play::Status;
use crate::view;
use crate::view::{TextLine, TextRemark, VerdictChip};

#[component]
pub fn VerdictLine() -> impl IntoView {
    let store = Store::here();
    let said = Memo::new(move |before: Option<&TextRemark>| TextRemark::of(&store.scene.read(), before));
    let line = move || match said.get().line {
        // A wide page lists the faults right below; a narrow one, where the list is behind the board, shows the first.
        TextLine::Faults { count, first } => view! {
            <span class="fault-count">{count}</span>
            <span class="fault-first">{first}</span>
        }
        .into_any(),
        TextLine::Sentence(sentence) | TextLine::Hint(sentence) => sentence.into_any(),
    };
    // A hint comes and goes with the caret and the pointer, so it must not move what stands below.
    let hint = move || match said.get().line {
        TextLine::Hint(hint) => Some(hint),
        TextLine::Faults { .. } | TextLine::Sentence(_) => None,
    };
    view! {
        <div class="fen-line" class:hinting=move || hint().is_some()>
            <Verdict/>
            <StatusFacts/>
            <span id="fen-line" data-hint=move || hint().map(|_| "") title=hint>{line}</span>
        </div>
    }
}

/// The verdict, a button that goes to the worst finding or the first fault.
#[component]
fn Verdict() -> impl IntoView {
    let store = Store::here();
    let chip = memo(move || VerdictChip::of(&store.scene.read()));
    let status = memo(move || store.scene.read().status);
    let count = memo(move || Some(chip.read().count).filter(|count| *count > 0));
    view! {
        <button
            type="button"
            class="verdict"
            id="verdict"
            data-verdict=move || chip.get().name
            data-state=move || status.get().as_ref().and_then(Status::name)
            data-building=move || chip.get().is_quiet.then_some("")
            title=move || status.get().map(view::legal_moves_sentence)
            disabled=move || count.get().is_none()
            on:click=move |_| SheetState::of(store).show_first()
        >
            <Icon name=Signal::derive(move || chip.get().icon)/>
            <span class="verdict-words">{move || chip.get().words}</span>
            {move || count.get().map(|count| view! {
                <span class="verdict-count" aria-hidden="true">{count}</span>
                <span class="unseen">{view::findings_count(count)}</span>
            })}
        </button>
    }
}

/// Whose move it is or how the game has ended, the material, the class of an endgame.
#[component]
fn StatusFacts() -> impl IntoView {
    let store = Store::here();
    let facts = memo(move || view::status_facts(&store.scene.read()));
    let count = memo(move || facts.read().len());
    // As long as there are as many, they keep their elements, in which only what differs is written.
    let fact = move |index: usize| {
        let fact = memo(move || facts.with(|facts| facts.get(index).cloned()));
        view! {
            <span
                class="status-fact"
                data-fact=move || fact.get().map(|fact| fact.name)
                title=move || fact.get().map(|fact| fact.meaning)
            >
                {move || fact.get().map(|fact| fact.text)}
            </span>
        }
    };
    view! { <span class="status-facts">{move || (0..count.get()).map(fact).collect_view()}</span> }
}
