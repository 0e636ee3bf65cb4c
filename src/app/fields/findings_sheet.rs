//! The place of faults and findings: under the verdict, or on narrow screens, where the board stands there, a sheet over the
//! lower part of the page that the verdict opens.

use leptos::ev::{self, KeyboardEvent};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::browser::events::{is_within, on_document};
use crate::app::browser::scroll;
use crate::app::parts::IconButton;
use crate::app::reactive::{effect, memo};
use crate::app::store::Store;
use crate::i18n::messages;

#[derive(Clone, Copy)]
pub struct SheetState {
    store: Store,
    /// It is open, on screens on which it is a sheet.
    is_open: RwSignal<bool>,
    node: NodeRef<Div>,
}

impl SheetState {
    pub fn new(store: Store) -> SheetState {
        SheetState { store, is_open: RwSignal::new(false), node: NodeRef::new() }
    }

    pub fn of(store: Store) -> SheetState {
        store.context()
    }

    /// Goes to the worst finding, or to the first fault of the text.
    pub fn show_first(self) {
        self.store.follow();
        self.is_open.set(true);
        // After the sheet is shown.
        request_animation_frame(move || go_to_first(self.node));
    }
}

#[component]
pub fn FindingsSheet(children: Children) -> impl IntoView {
    let store = Store::here();
    let state = SheetState::of(store);
    let close = move || state.is_open.set(false);
    let is_empty = memo(move || store.scene.read().listed() == 0);
    effect(move || {
        if is_empty.get() {
            close();
        }
    });
    // Whoever goes on with the board or the text has seen it.
    effect(move || {
        on_document(ev::pointerdown, move |event| {
            if !is_within(&event, ".findings-sheet") && state.is_open.get_untracked() {
                close();
            }
        });
    });
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" && state.is_open.get_untracked() {
            event.stop_propagation();
            close();
        }
    };
    view! {
        <div
            class="findings-sheet"
            node_ref=state.node
            data-open=move || state.is_open.get().then_some("")
            on:keydown=escape
        >
            <div class="sheet-head">
                <h2>{messages().findings()}</h2>
                <IconButton
                    icon="close"
                    label=messages().close()
                    attr:data-action="close-findings"
                    on:click=move |_| close()
                />
            </div>
            {children()}
        </div>
    }
}

/// Brings the first fault or finding into sight and gives it the focus, if it takes it.
fn go_to_first(place: NodeRef<Div>) {
    let Some(place) = place.get_untracked() else { return };
    let first = |selector: &str| place.query_selector(selector).ok().flatten();
    let Some(card) = first("[data-problem], [data-finding-kind]") else { return };
    scroll::show(&card);
    let inside = card.query_selector("button, [tabindex]").ok().flatten();
    if let Some(element) = inside.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
