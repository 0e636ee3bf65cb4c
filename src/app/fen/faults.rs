//! The faults of the text in words, each with its fix; and what else the text could be read as.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::board::state::BoardState;
use crate::app::browser::clipboard::OtherFormats;
use crate::app::chunk::importing;
use crate::app::fen::handle::BoxHandle;
use crate::app::icons::Icon;
use crate::app::notices::Announcer;
use crate::app::reactive::{effect, memo};
use crate::app::settings::{self, Settings};
use crate::app::store::Store;
use crate::editor::{Command, Document};
use crate::i18n::{self, messages};
use crate::notation::{Fix, Form};
use crate::position::Bitboard;
use crate::view::{FaultRow, FaultRows, Offer};

#[component]
pub fn FaultList() -> impl IntoView {
    let store = Store::here();
    let offer = Memo::new(move |before: Option<&Option<(Offer, Document)>>| {
        let table = importing(store).get()?;
        let scene = store.scene.read();
        let found = Offer::of(&scene, table.can_read).map(|offer| (offer, scene.document.clone()));
        let kept = || before?.clone().filter(|(offer, document)| offer.stays(document, &scene));
        found.or_else(kept)
    });
    let faults = memo(move || FaultRows::of(&store.scene.read()));
    let place = NodeRef::<Div>::new();
    effect(move || {
        let side = place.get().and_then(|place| place.closest(".side").ok().flatten());
        if let Some(side) = side.filter(|_| !faults.read().rows.is_empty()) {
            // In the wide page the list scrolls with what stands below it.
            side.set_scroll_top(0);
        }
    });
    let accept = move |offer: Offer| {
        if offer == Offer::Shredder {
            store.dispatch(Command::SetForm(Form::Shredder));
            Settings::of(store).keep(settings::FORM, &Some(Form::Shredder));
            return;
        }
        let text = store.shown.with_untracked(|shown| shown.text.clone());
        importing(store)
            .with_or_notice(move |table| (table.paste)(store, text, Some(OtherFormats::default()), false));
    };
    view! {
        <div
            class="problems"
            id="problems"
            node_ref=place
            on:pointerleave=move |_| BoardState::of(store).light(Bitboard::EMPTY)
            on:focusout=move |_| BoardState::of(store).light(Bitboard::EMPTY)
        >
            {move || offer.get().map(|(offer, _)| view! {
                <button type="button" class="button small" data-offer="" on:click=move |_| accept(offer)>
                    {offer.words()}
                </button>
            })}
            {move || {
                let faults = faults.get();
                (!faults.rows.is_empty()).then(|| view! { <FaultItems faults/> })
            }}
        </div>
    }
}

#[component]
fn FaultItems(faults: FaultRows) -> impl IntoView {
    let store = Store::here();
    let tab_stop = faults.is_tab_stop().then_some("0");
    let rows = faults.rows.into_iter().enumerate().map(|(index, row)| fault_item(store, index, row));
    let more = (faults.more > 0).then(|| view! { <p class="more">{i18n::more_faults(faults.more)}</p> });
    view! {
        <ul class="problem-list" aria-label=messages().problems() tabindex=tab_stop>{rows.collect_view()}</ul>
        {more}
    }
}

fn fault_item(store: Store, index: usize, row: FaultRow) -> impl IntoView {
    let squares = row.squares;
    let button = |(fix, label): (Fix, String)| {
        view! {
            <button type="button" class="button small" data-fix="" on:click=move |_| mend(store, fix.clone())>
                {label}
            </button>
        }
    };
    let has_fixes = !row.fixes.is_empty();
    let fixes = row.fixes.into_iter().map(button).collect_view();
    let fixes = has_fixes.then(|| view! { <div class="card-repairs">{fixes}</div> });
    view! {
        <li
            class="card problem"
            data-problem=row.kind
            data-start=row.span.start.to_string()
            data-end=row.span.end.to_string()
            data-index=index.to_string()
            on:pointerover=move |_| BoardState::of(store).light(squares)
            on:focusin=move |_| BoardState::of(store).light(squares)
        >
            <Icon name="alert"/>
            <div class="card-text">
                // Whoever sees the text sees the place underlined there.
                <span class="unseen">{row.place}</span>
                <p class="problem-text">{row.sentence}</p>
                {fixes}
            </div>
        </li>
    }
}

fn mend(store: Store, fix: Fix) {
    store.dispatch(Command::Fix(fix));
    Announcer::of(store).announce(messages().fixed().to_owned());
    // The button goes with its fault, and so does what it lights.
    BoardState::of(store).light(Bitboard::EMPTY);
    BoxHandle::of(store).focus();
}
