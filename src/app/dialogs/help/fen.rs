//! "What is FEN?": the record field by field, as it stands now.

use leptos::html;
use leptos::prelude::*;
use web_sys::HtmlElement;

use super::field::FieldEntry;
use super::points::Points;
use super::tabs::tab_panel;
use crate::app::dialogs::help::state::HelpTab;
use crate::app::reactive::{effect, memo};
use crate::app::store::Store;
use crate::i18n::messages;
use crate::notation::Field;
use crate::view::help_fields::{field_index, first_sentences};

#[component]
pub(super) fn FenHelp() -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let body = NodeRef::<html::Div>::new();
    // The field that the pointer or the caret in the box is in comes into sight.
    let pointed = memo(move || store.scene.read().field.filter(|field| Field::RECORD.contains(field)));
    effect(move || {
        if let (Some(body), Some(field)) = (body.get(), pointed.get()) {
            reveal(&body, field);
        }
    });
    view! {
        <div class="help-body" {..tab_panel(HelpTab::Fen)} node_ref=body>
            <h2 class="unseen">{messages.help_title()}</h2>
            <p class="help-about">{messages.help_about()}</p>
            <p class="help-faulty">{messages.help_faulty()}</p>
            <ul class="help-fields">
                {Field::RECORD.into_iter().map(|field| view! { <FieldEntry field/> }).collect_view()}
            </ul>
            <Points/>
        </div>
        <Sentences/>
    }
}

/// Scrolls the help, and nothing around it, to a field.
fn reveal(body: &HtmlElement, field: Field) -> Option<()> {
    let entry = body.query_selector(".help-fields").ok()??.children().item(field_index(field) as u32)?;
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
    let sentences = memo(move || first_sentences(&store.scene.read()));
    view! {
        <div class="help-said" hidden=move || sentences.read().is_empty()>
            {sentences}
        </div>
    }
}
