//! Buttons that copy: what they answer, and what happens where the browser refuses.

use std::cell::RefCell;
use std::time::Duration;

use leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::{announce, request, tell};
use crate::editor::Command;
use crate::locale;
use crate::ui::browser::clipboard;
use crate::ui::dom;
use crate::wire::Request;

/// How long "Copied" stands.
const COPIED_FOR: Duration = Duration::from_millis(1_800);

/// A text that is to be copied.
pub(super) struct Copying {
    /// The text.
    pub(super) text: String,
    /// The selector of the button that answers.
    pub(super) button: String,
    /// The selector of what shows the text.
    pub(super) place: String,
    /// What is said when it is done.
    pub(super) said: String,
}

/// A button that says "Copied".
struct Answer {
    button: Element,
    /// What it says else.
    words: String,
    timer: TimeoutHandle,
}

thread_local! {
    static ANSWER: RefCell<Option<Answer>> = const { RefCell::new(None) };
}

/// Makes a button that copies at the end of an element. `words` stand on it, `label` is what it is called.
pub(super) fn button(parent: &Element, action: &str, words: &str, label: &str) -> Option<Element> {
    let button = dom::add(parent, "button", "button small copying")?;
    for (name, value) in
        [("type", "button"), ("data-action", action), ("aria-label", label), ("title", label)]
    {
        dom::set(&button, name, Some(value));
    }
    dom::append(&button, &dom::icon("copy")?);
    dom::set_text(&dom::add(&button, "span", "")?, words);
    Some(button)
}

/// Copies a text.
pub(super) fn copy(copying: Copying) {
    let text = copying.text.clone();
    clipboard::write(&text, move |done| {
        if done.is_err() {
            refuse(&copying.place);
            return;
        }
        taken_elsewhere();
        announce(copying.said);
        say_copied(&copying.button);
    });
}

/// What goes elsewhere is finished.
pub(super) fn taken_elsewhere() {
    request(&Request::Do(Command::Check));
}

/// The text is selected instead, for the user's own keys.
fn refuse(place: &str) {
    if let Some(place) = dom::find(place) {
        if let Some(field) = place.dyn_ref::<HtmlInputElement>() {
            // A field that cannot take the focus leaves it where it is.
            let _ = field.focus();
            field.select();
        } else if let Ok(Some(selection)) = window().get_selection() {
            // Refused only where there is no document.
            let _ = selection.select_all_children(&place);
        }
    }
    tell(locale::annex_words().form_refused());
}

/// The button of a selector says "Copied" for a while.
pub(super) fn say_copied(button: &str) {
    stop_saying();
    let Some(button) = dom::find(button) else { return };
    let Some(words) = say(&button, true, locale::words().copied()) else { return };
    if let Ok(timer) = set_timeout_with_handle(stop_saying, COPIED_FOR) {
        ANSWER.set(Some(Answer { button, words, timer }));
    }
}

fn stop_saying() {
    if let Some(Answer { button, words, timer }) = ANSWER.take() {
        timer.clear();
        say(&button, false, &words);
    }
}

/// Gives the words that stood there.
fn say(button: &Element, copied: bool, words: &str) -> Option<String> {
    let place = button.query_selector("span").ok()??;
    let before = place.text_content();
    dom::set(button, "data-copied", dom::flag(copied));
    dom::set_picture(button, if copied { "i-check" } else { "i-copy" });
    dom::set_text(&place, words);
    before
}
