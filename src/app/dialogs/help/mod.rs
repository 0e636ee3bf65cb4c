//! The help, in two tabs: how to use the board, and what FEN is, beside the board and the box that it speaks of.
//!
//! It is no `<dialog>`, which would make the page behind it inert: here the board and its keys go on working.

mod drawing;
mod fen;
mod field;
mod gestures;
mod points;
mod record;
pub mod state;
mod tabs;

use leptos::ev::{self, KeyboardEvent};
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::board::state::BoardState;
use crate::app::browser::document::set_root;
use crate::app::browser::events::{is_within, on_document};
use crate::app::browser::focus::{active_element, focus_first};
use crate::app::browser::scroll;
use crate::app::dialogs::help::state::HelpState;
use crate::app::dialogs::help::state::HelpTab;
use crate::app::parts::IconButton;
use crate::app::reactive::{effect, memo};
use crate::app::store::Store;
use crate::i18n::messages;
use crate::position::Bitboard;
use fen::FenHelp;
use gestures::GesturesHelp;
use tabs::HelpTabs;

/// The help, where it is open.
#[component]
pub fn HelpHost() -> impl IntoView {
    let state = HelpState::here();
    let is_open = memo(move || state.open.read().is_some());
    // The style lays out the page around it.
    effect(move || set_root("data-help", is_open.get().then_some("")));
    move || is_open.get().then(|| view! { <Help/> })
}

#[component]
fn Help() -> impl IntoView {
    let (store, help_state) = (Store::here(), HelpState::here());
    let messages = messages();
    let help = NodeRef::<html::Section>::new();
    let opener = active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    effect(move || {
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
        help_state.open.set(None);
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
    on_cleanup(move || BoardState::of(store).light(Bitboard::EMPTY));
    let is_faulty = memo(move || !store.scene.read().shown.reading.is_well_formed());
    view! {
        <section
            class="help"
            node_ref=help
            data-dialog="help"
            role="dialog"
            tabindex="-1"
            aria-label=messages.help()
            data-faulty=move || is_faulty.get().then_some("")
            on:pointerleave=move |_| BoardState::of(store).light(Bitboard::EMPTY)
            on:focusout=move |_| BoardState::of(store).light(Bitboard::EMPTY)
        >
            <header class="help-head">
                <HelpTabs/>
                <IconButton
                    icon="close"
                    label=messages.help_close()
                    attr:data-help-close=""
                    on:click=move |_| close()
                />
            </header>
            {move || match help_state.open.get() {
                Some(HelpTab::Fen) => view! { <FenHelp/> }.into_any(),
                Some(HelpTab::Use) | None => view! { <GesturesHelp/> }.into_any(),
            }}
        </section>
    }
}

/// Whether this is Escape where it has no other meaning: elsewhere it lets a piece go, takes a text back, closes a menu.
fn is_free_escape(event: &KeyboardEvent) -> bool {
    const ELSEWHERE: &str = "[data-board], #fen, dialog, .menu";
    event.key() == "Escape" && !event.is_composing() && !is_within(event, ELSEWHERE)
}
