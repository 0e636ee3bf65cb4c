//! The place of faults and findings: under the verdict, or on narrow screens, where the board stands there, a sheet over the
//! lower part of the page that the verdict opens.

use leptos::ev::{self, KeyboardEvent};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{HtmlElement, Node};

use crate::app::browser::events::on_document;
use crate::app::parts::IconButton;
use crate::app::store::Store;
use crate::i18n::messages;

impl Store {
    /// Goes to the worst finding, or to the first fault of the text.
    pub fn show_findings(self) {
        self.follow();
        self.findings_are_open.set(true);
        self.findings_asked.update(|asked| *asked += 1);
    }
}

#[component]
pub fn FindingsSheet(children: Children) -> impl IntoView {
    let store = Store::here();
    let place = NodeRef::<Div>::new();
    let close = move || store.findings_are_open.set(false);
    let is_empty = Memo::new(move |_| {
        let scene = store.scene.read();
        scene.shown.faults().is_empty() && (scene.findings.is_empty() || !scene.is_judged())
    });
    Effect::new(move || {
        if is_empty.get() {
            close();
        }
    });
    Effect::new(move || {
        if store.findings_asked.get() > 0 {
            // After the sheet is shown.
            request_animation_frame(move || go_to_first(place));
        }
    });
    // Whoever goes on with the board or the text has seen it.
    Effect::new(move || {
        on_document(ev::pointerdown, move |event| {
            let target = event.target().and_then(|target| target.dyn_into::<Node>().ok());
            let is_inside = place.get_untracked().is_some_and(|place| place.contains(target.as_ref()));
            if !is_inside && store.findings_are_open.get_untracked() {
                close();
            }
        });
    });
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" && store.findings_are_open.get_untracked() {
            event.stop_propagation();
            close();
        }
    };
    view! {
        <div
            class="findings-sheet"
            node_ref=place
            data-open=move || store.findings_are_open.get().then_some("")
            on:keydown=escape
        >
            <IconButton
                icon="close"
                label=messages().close()
                attr:class="icon-button sheet-close"
                attr:data-action="close-findings"
                on:click=move |_| close()
            />
            {children()}
        </div>
    }
}

/// Brings the first fault or finding into sight and gives it the focus, if it takes it.
fn go_to_first(place: NodeRef<Div>) {
    let Some(place) = place.get_untracked() else { return };
    let first = |selector: &str| place.query_selector(selector).ok().flatten();
    let Some(card) = first("[data-problem], [data-finding-kind]") else { return };
    card.scroll_into_view_with_bool(true);
    let inside = card.query_selector("button, [tabindex]").ok().flatten();
    if let Some(element) = inside.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
