//! What is wrong with the position: each finding with its severity, its squares and its repairs.

use std::sync::Arc;
use std::time::Duration;

use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::board::state::BoardState;
use crate::app::browser::focus::focus_first;
use crate::app::icons::Icon;
use crate::app::notices::Announcer;
use crate::app::reactive::{effect, memo};
use crate::app::store::Store;
use crate::editor::{Command, Step};
use crate::i18n::{self, messages};
use crate::legality::{Finding, Repair, Severity};
use crate::position::{Bitboard, Position};
use crate::view;
use crate::view::finding_list::FindingList;

/// What the list does beside being shown.
#[derive(Clone, Copy)]
struct List {
    store: Store,
    /// It lights squares on the board.
    is_lighting: StoredValue<bool>,
    /// One of its buttons was pressed, which goes when the list changes.
    is_pressed: StoredValue<bool>,
}

impl List {
    fn light(self, squares: Bitboard) {
        self.is_lighting.set_value(squares.any());
        BoardState::of(self.store).light(squares);
    }

    /// Carries out a repair of a finding.
    fn repair(self, listed: &FindingList, index: usize, choice: usize) {
        let scene = self.store.scene.get_untracked();
        let Some((mended, document)) = listed.repaired(&scene, index, choice) else { return };
        self.is_pressed.set_value(true);
        Announcer::of(self.store).announce(view::repair_done(&scene.position, &mended));
        self.store.dispatch(Command::ReplaceDocument(Box::new(document), Step::Edit));
    }

    /// What is done when the list has changed: what is gone lights nothing, and leaves the focus to the next repair, else to
    /// the board.
    fn changed(self, place: NodeRef<Div>) {
        if self.is_lighting.get_value() {
            self.light(Bitboard::EMPTY);
        }
        if self.is_pressed.try_update_value(std::mem::take) == Some(true) {
            let go_on = move || {
                let next = place.get_untracked().and_then(|place| place.query_selector("[data-fix]").ok()?);
                let next = next.and_then(|next| next.dyn_into::<HtmlElement>().ok());
                focus_first(next.as_ref(), "[data-board]");
            };
            // The list itself is shown by another effect.
            set_timeout(go_on, Duration::ZERO);
        }
    }
}

#[component]
pub fn Findings() -> impl IntoView {
    let store = Store::here();
    let list = List { store, is_lighting: StoredValue::new(false), is_pressed: StoredValue::new(false) };
    let listed = memo(move || Arc::new(FindingList::of(&store.scene.read())));
    let place = NodeRef::<Div>::new();
    effect(move || {
        listed.track();
        list.changed(place);
    });
    view! {
        <div
            class="findings"
            node_ref=place
            on:pointerleave=move |_| list.light(Bitboard::EMPTY)
            on:focusout=move |_| list.light(Bitboard::EMPTY)
        >
            {move || finding_list(list, &listed.get())}
        </div>
    }
}

fn finding_list(list: List, listed: &Arc<FindingList>) -> Option<impl IntoView + use<>> {
    let (position, findings) = listed.findings.as_ref()?;
    let items = findings.iter().enumerate().map(|(index, finding)| {
        let repairs = repairs(list, listed, index, finding, position);
        let may_come = listed.is_building && finding.kind.is_missing();
        item(list, finding, may_come, i18n::finding_sentence(finding, position), repairs)
    });
    Some(view! {
        <ul class="finding-list" aria-label=messages().findings()>{items.collect_view()}</ul>
    })
}

/// A finding. What is missing while a position is being set up (`may_come`) is no fault.
fn item(
    list: List,
    finding: &Finding,
    may_come: bool,
    sentence: String,
    repairs: Option<AnyView>,
) -> impl IntoView + use<> {
    let name = if may_come { messages().severity_missing() } else { i18n::severity_name(finding.severity) };
    let (severity, icon) = match finding.severity {
        _ if may_come => ("note", "info"),
        Severity::BreaksRules | Severity::EnginesRefuse => ("error", "alert"),
        Severity::CannotArise => ("warning", "info"),
        Severity::Odd => ("note", "info"),
    };
    let lit_squares = finding.squares;
    let squares: Vec<String> = lit_squares.into_iter().map(|square| square.to_string()).collect();
    view! {
        <li
            class="card finding"
            data-finding-kind=finding.kind.name()
            data-severity=severity
            data-squares=squares.join(" ")
            on:pointerover=move |_| list.light(lit_squares)
            on:focusin=move |_| list.light(lit_squares)
        >
            <Icon name=icon/>
            <div class="card-text">
                <span class="card-severity">{name}</span>
                // A finding can be reached by the keyboard too: its squares are lit_squares while it has the focus.
                <p class="finding-sentence" tabindex=lit_squares.any().then_some("0")>{sentence}</p>
                {repairs}
            </div>
        </li>
    }
}

fn repairs(
    list: List,
    listed: &Arc<FindingList>,
    index: usize,
    finding: &Finding,
    position: &Position,
) -> Option<AnyView> {
    let button = |(choice, repair): (usize, &Repair)| {
        let listed = Arc::clone(listed);
        view! {
            <button
                type="button"
                class="button small"
                data-fix=choice.to_string()
                on:click=move |_| list.repair(&listed, index, choice)
            >
                {i18n::repair_label(repair, position)}
            </button>
        }
    };
    let buttons = finding.repairs.iter().enumerate().map(button).collect_view();
    (!finding.repairs.is_empty()).then(|| view! { <div class="card-repairs">{buttons}</div> }.into_any())
}
