//! "What is FEN?": the record field by field, as it stands now, beside the board and the box that it speaks of.
//!
//! It is no `<dialog>`, which would make the page behind it inert: here the board and its keys go on working.

mod field;
mod points;

use leptos::ev::{self, KeyboardEvent};
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::browser::events::{is_within, on_document};
use crate::app::browser::focus::{active_element, focus_first};
use crate::app::browser::scroll;
use crate::app::parts::IconButton;
use crate::app::store::Store;
use crate::i18n::help_fields::{field_index, first_sentences};
use crate::i18n::messages;
use crate::notation::Field;
use crate::position::Bitboard;
use field::FieldEntry;
use points::Points;

impl Store {
    /// Opens the help, or closes it if it is open.
    pub fn toggle_help(self) {
        if self.help_is_open.get_untracked() {
            self.help_is_open.set(false);
        } else {
            self.with_later_or_notice(move |_| self.help_is_open.set(true));
        }
    }
}

/// The help, where it is open.
#[component]
pub fn HelpHost() -> impl IntoView {
    let store = Store::here();
    move || store.help_is_open.get().then(|| view! { <Help/> })
}

#[component]
fn Help() -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let help = NodeRef::<html::Section>::new();
    let opener = active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    Effect::new(move || {
        if let Some(help) = help.get() {
            let _ = help.focus();
            scroll::uncover_board_above(&help);
        }
    });
    let opener = StoredValue::new_local(opener);
    let close = move || {
        let had_focus = help.get_untracked().is_some_and(|help| {
            active_element().is_none_or(|active| active.tag_name() == "BODY" || help.contains(Some(&active)))
        });
        store.help_is_open.set(false);
        if had_focus {
            opener.with_value(|opener| focus_first(opener.as_ref(), "[data-action=help]"));
        }
    };
    on_document(ev::keydown, move |event| {
        if is_free_escape(&event) {
            event.prevent_default();
            event.stop_propagation();
            close();
        }
    });
    on_cleanup(move || store.light(Bitboard::EMPTY));
    let is_faulty = Memo::new(move |_| !store.scene.read().shown.reading.is_well_formed());
    view! {
        <section
            class="help"
            node_ref=help
            data-dialog="help"
            role="dialog"
            tabindex="-1"
            aria-label=messages.help_title()
            data-faulty=move || is_faulty.get().then_some("")
            on:pointerleave=move |_| store.light(Bitboard::EMPTY)
            on:focusout=move |_| store.light(Bitboard::EMPTY)
        >
            <header class="help-head">
                <h2>{messages.help_title()}</h2>
                <IconButton
                    icon="close"
                    label=messages.help_close()
                    attr:data-help-close=""
                    on:click=move |_| close()
                />
            </header>
            <HelpBody/>
            <Sentences/>
        </section>
    }
}

#[component]
fn HelpBody() -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let body = NodeRef::<html::Div>::new();
    // The field that the pointer or the caret in the box is in comes into sight.
    let pointed = Memo::new(move |_| store.scene.read().field.filter(|field| Field::RECORD.contains(field)));
    Effect::new(move || {
        if let (Some(body), Some(field)) = (body.get(), pointed.get()) {
            reveal(&body, field);
        }
    });
    view! {
        <div class="help-body" node_ref=body>
            <p class="help-about">{messages.help_about()}</p>
            <p class="help-faulty">{messages.help_faulty()}</p>
            <ul class="help-fields">
                {Field::RECORD.into_iter().map(|field| view! { <FieldEntry field/> }).collect_view()}
            </ul>
            <Points/>
        </div>
    }
}

/// Scrolls the help, and nothing around it, to a field.
fn reveal(body: &HtmlElement, field: Field) -> Option<()> {
    let entry = body.children().item(2)?.children().item(field_index(field) as u32)?;
    let (frame, place) = (body.get_bounding_client_rect(), entry.get_bounding_client_rect());
    if place.top() < frame.top() || place.bottom() > frame.bottom() {
        body.set_scroll_top(body.scroll_top() + (place.top() - frame.top()) as i32);
    }
    Some(())
}

/// The first faults, or findings: their own place may be covered.
#[component]
fn Sentences() -> impl IntoView {
    let store = Store::here();
    let sentences = Memo::new(move |_| first_sentences(&store.scene.read()));
    view! {
        <div class="help-said" hidden=move || sentences.read().is_empty()>
            {sentences}
        </div>
    }
}

/// Whether this is Escape where it has no other meaning: elsewhere it lets a piece go, takes a text back, closes a menu.
fn is_free_escape(event: &KeyboardEvent) -> bool {
    const ELSEWHERE: &str = "[data-board], #fen, dialog, .menu";
    event.key() == "Escape" && !event.is_composing() && !is_within(event, ELSEWHERE)
}

/// A record that may break between ranks, and nowhere else.
#[component]
fn Record(#[prop(into)] text: Signal<String>) -> impl IntoView {
    move || {
        let text = text.read();
        let parts = text.split_inclusive('/').map(str::to_owned);
        parts.map(|part| view! { {part}<wbr/> }).collect_view()
    }
}
