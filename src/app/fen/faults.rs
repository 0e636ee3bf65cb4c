//! The faults of the text in words, each with its fix; and what else the text could be read as.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::icons::Icon;
use crate::app::later::{Chunk, Later};
use crate::app::store::Store;
use crate::editor::Command;
use crate::editor::Scene;
use crate::editor::segments::SHOWN_FAULTS;
use crate::editor::text_places::units;
use crate::i18n::{self, messages};
use crate::notation::{Fault, Field, Fix, Span};
use crate::position::Bitboard;

/// So many are in sight at once where the page is narrowest, in each language.
const FITTING: usize = 2;
/// A longer text that is typed is not tried as anything else with every character.
const LONGEST_OFFER: usize = 2_000;

/// What a text that is being typed could be read as, beside a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Offer {
    /// The moves behind it can be played.
    Moves,
    /// It has the piece letters of other languages, or is a diagram, a list, a game.
    Other,
}

impl Offer {
    fn of(scene: &Scene, later: &Later) -> Option<Offer> {
        let text = &scene.shown.text;
        let reading = &scene.shown.reading;
        if reading.is_well_formed() {
            let tail = reading.tail?;
            let tail: String = text.chars().skip(tail.start).take("moves ".len()).collect();
            return (tail == "moves ").then_some(Offer::Moves);
        }
        let is_unreadable = |fault: &Fault| matches!(fault.kind.field(), Field::Placement | Field::Charset);
        let is_tried = text.len() <= LONGEST_OFFER && reading.faults.iter().any(is_unreadable);
        (is_tried && (later.can_read)(text)).then_some(Offer::Other)
    }

    fn words(self) -> &'static str {
        match self {
            Offer::Moves => messages().offer_moves(),
            Offer::Other => messages().offer_other(),
        }
    }
}

/// A fault as it is listed.
#[derive(Clone, Debug, PartialEq)]
struct Row {
    kind: &'static str,
    /// Where it is, in the units of the text area.
    span: Span,
    /// Where it is, in words.
    place: String,
    sentence: String,
    fix: Option<(Fix, String)>,
    squares: Bitboard,
}

impl Row {
    fn of(fault: &Fault, text: &str) -> Row {
        Row {
            kind: fault.kind.name(),
            span: units(text, fault.span),
            place: i18n::fault_place(fault, text),
            sentence: i18n::fault_sentence(fault.kind),
            fix: fault.fix.clone().map(|fix| (fix, i18n::fix_label(fault))),
            squares: fault.squares,
        }
    }
}

/// The faults that are listed, and how many more there are.
#[derive(Clone, Debug, PartialEq)]
struct Rows {
    rows: Vec<Row>,
    more: usize,
}

impl Rows {
    fn of(scene: &Scene) -> Rows {
        let faults = &scene.shown.reading.faults;
        let shown = faults.iter().take(SHOWN_FAULTS);
        Rows {
            rows: shown.map(|fault| Row::of(fault, &scene.shown.text)).collect(),
            more: faults.len().saturating_sub(SHOWN_FAULTS),
        }
    }

    /// A long list scrolls by the keys that go through its buttons; without any it takes the focus itself.
    fn is_tab_stop(&self) -> bool {
        self.rows.len() > FITTING && self.rows.iter().all(|row| row.fix.is_none())
    }
}

/// The list.
#[component]
pub fn FaultList() -> impl IntoView {
    let store = Store::here();
    let offer = Memo::new(move |_| match store.chunk.get() {
        Chunk::Here(later) => Offer::of(&store.scene.read(), later),
        Chunk::Absent | Chunk::Coming => None,
    });
    let faults = Memo::new(move |_| Rows::of(&store.scene.read()));
    let place = NodeRef::<Div>::new();
    Effect::new(move || {
        let side = place.get().and_then(|place| place.parent_element());
        if let Some(side) = side.filter(|_| !faults.read().rows.is_empty()) {
            // In the wide page the list scrolls with what stands below it.
            side.set_scroll_top(0);
        }
    });
    let read = move |_| {
        let text = store.shown.with_untracked(|shown| shown.text.clone());
        store.with_later_or_notice(move |later| (later.paste)(store, text, false));
    };
    view! {
        <div
            class="problems"
            id="problems"
            node_ref=place
            on:pointerleave=move |_| store.light(Bitboard::EMPTY)
            on:focusout=move |_| store.light(Bitboard::EMPTY)
        >
            {move || offer.get().map(|offer| view! {
                <button type="button" class="button small" data-offer="" on:click=read>{offer.words()}</button>
            })}
            {move || {
                let faults = faults.get();
                (!faults.rows.is_empty()).then(|| view! { <FaultRows faults/> })
            }}
        </div>
    }
}

#[component]
fn FaultRows(faults: Rows) -> impl IntoView {
    let store = Store::here();
    let tab_stop = faults.is_tab_stop().then_some("0");
    let rows = faults.rows.into_iter().enumerate().map(|(index, row)| fault_item(store, index, row));
    let more = (faults.more > 0).then(|| view! { <p class="more">{i18n::more_faults(faults.more)}</p> });
    view! {
        <ul class="problem-list" aria-label=messages().problems() tabindex=tab_stop>{rows.collect_view()}</ul>
        {more}
    }
}

fn fault_item(store: Store, index: usize, row: Row) -> impl IntoView {
    let squares = row.squares;
    let fix = row.fix.map(|(fix, label)| {
        view! {
            <button type="button" class="button small" data-fix="" on:click=move |_| mend(store, fix.clone())>
                {label}
            </button>
        }
    });
    view! {
        <li
            class="problem"
            data-problem=row.kind
            data-start=row.span.start.to_string()
            data-end=row.span.end.to_string()
            data-index=index.to_string()
            on:pointerover=move |_| store.light(squares)
            on:focusin=move |_| store.light(squares)
        >
            <Icon name="alert"/>
            // Whoever sees the text sees the place underlined there.
            <span class="unseen">{row.place}</span>
            <span class="problem-text">{row.sentence}</span>
            {fix}
        </li>
    }
}

fn mend(store: Store, fix: Fix) {
    store.dispatch(Command::Fix(fix));
    store.announce(messages().fixed().to_owned());
    // The button goes with its fault, and so does what it lights.
    store.light(Bitboard::EMPTY);
    if let Some(area) = store.fen_box.get_untracked() {
        let _ = area.focus();
    }
}
