//! Small parts that many components are made of: buttons, selects, boxes to tick.
//!
//! Further attributes and listeners are given where a part is used (`attr:data-action="…"`, `on:click=…`).

use std::rc::Rc;

use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::browser::clipboard;
use super::feedback::CopyFeedback;
use super::icons::Icon;
use super::store::Store;
use crate::app::notices::Announcer;
use crate::app::reactive::effect_after;
use crate::i18n::messages;

/// The element that shows a text to copy: made of the `NodeRef` of any element.
#[derive(Clone)]
pub struct Target(Rc<dyn Fn() -> Option<Element>>);

impl<E> From<NodeRef<E>> for Target
where
    E: ElementType + 'static,
    E::Output: JsCast + Clone + 'static,
{
    fn from(node: NodeRef<E>) -> Target {
        Target(Rc::new(move || node.get_untracked().and_then(|element| element.dyn_into().ok())))
    }
}

impl Target {
    /// Selects the text, so that the user can copy it by the keys of the browser.
    fn select(&self) {
        let Some(element) = (self.0)() else { return };
        if let Some(field) = element.dyn_ref::<HtmlInputElement>() {
            // A field that cannot take the focus leaves it where it is.
            let _ = field.focus();
            field.select();
        } else if let Ok(Some(selection)) = window().get_selection() {
            // Refused only where there is no document.
            let _ = selection.select_all_children(&element);
        }
    }
}

/// A button that copies a text and then says "Copied" for a while. Where the browser refuses, the text is selected instead.
#[component]
pub fn CopyTextButton(
    action: &'static str,
    /// What stands on it: "Copy", if nothing else is given.
    #[prop(optional, into)]
    words: Option<String>,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] said: Signal<String>,
    #[prop(into)] text: Signal<String>,
    #[prop(into)] target: Target,
) -> impl IntoView {
    let store = Store::here();
    let feedback = CopyFeedback::new();
    // What was copied is not what it copies now.
    effect_after(move |before: Option<String>| {
        let now = label.get();
        if before.is_some_and(|before| before != now) {
            feedback.end();
        }
        now
    });
    let press = move |_| {
        let written = clipboard::write(&text.get_untracked());
        let target = target.clone();
        spawn_local(async move {
            if written.await.is_err() {
                target.select();
                Announcer::of(store).tell(messages().form_refused());
                return;
            }
            // The panel may have been closed meanwhile.
            if let Some(said) = said.try_get_untracked() {
                Announcer::of(store).announce(said);
                feedback.show();
            }
        });
    };
    let words = words.unwrap_or_else(|| messages().copy().to_owned());
    view! {
        <AnswerButton
            class="button small copying"
            feedback
            words=feedback.words(words)
            attr:data-action=action
            attr:aria-label=label
            attr:title=label
            on:click=press
        />
    }
}

/// A button that copies something, and shows by its icon and words that it has.
#[component]
pub fn AnswerButton(
    class: &'static str,
    feedback: CopyFeedback,
    words: impl Fn() -> String + Send + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class=class data-copied=move || feedback.attribute()>
            <Icon name=feedback.icon()/>
            <span>{words}</span>
        </button>
    }
}

/// A button that shows an icon alone.
#[component]
pub fn IconButton(
    icon: &'static str,
    #[prop(into)] label: String,
    /// The tooltip, where it says more than the label: the key that does the same.
    #[prop(optional, into)]
    title: Option<String>,
) -> impl IntoView {
    let title = title.unwrap_or_else(|| label.clone());
    view! {
        <button type="button" class="icon-button" aria-label=label title=title>
            <Icon name=icon/>
        </button>
    }
}

/// A select with its label above.
#[component]
pub fn Select(
    id: &'static str,
    #[prop(into)] label: String,
    options: Vec<(String, String)>,
    #[prop(into)] chosen: Signal<String>,
    #[prop(into)] choose: Callback<String>,
    /// Its name among the choices of a panel: `data-choice`.
    #[prop(optional)]
    choice: Option<&'static str>,
    /// What it is called by assistive technology, where its label says too little.
    #[prop(optional, into)]
    aria_label: Option<String>,
) -> impl IntoView {
    let options = options.into_iter().map(|(value, text)| {
        let is_chosen = {
            let value = value.clone();
            move || chosen.read() == value
        };
        view! { <option value=value prop:selected=is_chosen>{text}</option> }
    });
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <select
                id=id
                data-choice=choice
                aria-label=aria_label
                on:change=move |event| choose.run(event_target_value(&event))
            >
                {options.collect_view()}
            </select>
        </div>
    }
}

/// A box to tick, with its words beside it.
#[component]
pub fn CheckBox(
    class: &'static str,
    #[prop(into)] label: String,
    #[prop(into)] checked: Signal<bool>,
    #[prop(into)] toggle: Callback<bool>,
    /// Its name in the page: an attribute `data-…` of the box and its value.
    name: (&'static str, &'static str),
) -> impl IntoView {
    let tick = view! {
        <input
            type="checkbox"
            prop:checked=checked
            on:change=move |event| toggle.run(event_target_checked(&event))
        />
    };
    view! {
        <label class=class>
            {tick.attr(name.0, name.1)}
            <span>{label}</span>
        </label>
    }
}
