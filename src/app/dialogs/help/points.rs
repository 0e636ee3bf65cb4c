//! Where dialects of FEN differ, and what is often got wrong: each with an example that can be tried.

use leptos::prelude::*;

use super::record::Record;
use crate::app::notices::Announcer;
use crate::app::store::Store;
use crate::editor::Command;
use crate::i18n::help::{Point, RIGHTS_FORMS, SQUARE_FORMS, dialect_points, mistake_points};
use crate::i18n::messages;
use crate::notation::Form;
use crate::view::help_fields::written_forms;

/// Forms that write a field otherwise, and the place of that field in the record.
type Forms = (&'static [(&'static str, Form)], usize);

#[component]
pub(super) fn Points() -> impl IntoView {
    let messages = messages();
    let forms: [Option<Forms>; 3] = [Some((&SQUARE_FORMS, 3)), Some((&RIGHTS_FORMS, 2)), None];
    let dialects = dialect_points().into_iter().zip(forms).enumerate();
    view! {
        <h3>{messages.help_dialects()}</h3>
        {dialects
            .map(|(index, (point, forms))| view! { <PointView point number=Some(index) forms/> })
            .collect_view()}
        <h3>{messages.help_mistakes()}</h3>
        {mistake_points().map(|point| view! { <PointView point number=None forms=None/> }).collect_view()}
    }
}

#[component]
fn PointView(point: Point, number: Option<usize>, forms: Option<Forms>) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let forms = number.map(|number| {
        let line = move || {
            let written = |(forms, field)| written_forms(&store.scene.read().position, forms, field);
            forms.map(written).unwrap_or_default()
        };
        view! { <p class="help-forms" data-help-forms=number.to_string()>{line}</p> }
    });
    let try_example = move |_| {
        store.dispatch(Command::PasteText(point.example.to_owned()));
        Announcer::of(store).announce(point.example.to_owned());
    };
    view! {
        <div class="help-point">
            <h4>{point.title}</h4>
            <p>{point.text}</p>
            {forms}
            <div class="help-example">
                <code><Record text=point.example.to_owned()/></code>
                <button
                    type="button"
                    class="button small"
                    data-try=point.example
                    aria-label=[messages.help_try(), ": ", point.title].concat()
                    on:click=try_example
                >
                    {messages.help_try()}
                </button>
            </div>
        </div>
    }
}
