//! How to use the board: each gesture as a moving picture with a sentence, for the pointer at hand, and the keys.

use leptos::prelude::*;

use super::drawing::GestureDrawing;
use super::tabs::tab_panel;
use crate::app::browser::scroll::has_coarse_pointer;
use crate::app::dialogs::help::state::HelpTab;
use crate::app::dialogs::keys::KeyGroups;
use crate::i18n::messages;
use crate::view::guide::{GESTURES, Guided};
use crate::view::lesson::Pointing;
use crate::view::{guide_sentence, guide_title, pointing_name};

#[component]
pub(super) fn GesturesHelp() -> impl IntoView {
    let pointing = RwSignal::new(if has_coarse_pointer() { Pointing::Touch } else { Pointing::Mouse });
    view! {
        <div class="help-body help-use" {..tab_panel(HelpTab::Use)}>
            <h2 class="unseen">{messages().help_use()}</h2>
            <PointingChoice pointing/>
            {move || match pointing.get() {
                Pointing::Keyboard => view! { <KeyGroups/> }.into_any(),
                by => view! { <Gestures by/> }.into_any(),
            }}
        </div>
    }
}

/// What the reader points with.
#[component]
fn PointingChoice(pointing: RwSignal<Pointing>) -> impl IntoView {
    let choice = move |by: Pointing| {
        view! {
            <label class="segment" class:chosen=move || pointing.get() == by>
                <input
                    type="radio"
                    name="pointing"
                    value=by.name()
                    checked=move || pointing.get() == by
                    on:change=move |_| pointing.set(by)
                />
                <span>{pointing_name(by)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="segments">
            <legend class="unseen">{messages().help_pointing()}</legend>
            {Pointing::ALL.map(choice).collect_view()}
        </fieldset>
    }
}

#[component]
fn Gestures(by: Pointing) -> impl IntoView {
    let gestures = GESTURES.iter().copied().filter(move |guided| guided.is_done_by(by));
    view! {
        <ul class="gestures">
            {gestures.map(|guided| view! { <GestureEntry guided by/> }).collect_view()}
        </ul>
    }
}

#[component]
fn GestureEntry(guided: Guided, by: Pointing) -> impl IntoView {
    view! {
        <li class="gesture">
            <GestureDrawing guided by/>
            <div>
                <h3>{guide_title(guided)}</h3>
                <p>{guide_sentence(guided, by)}</p>
            </div>
        </li>
    }
}
