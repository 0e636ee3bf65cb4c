//! The panel with every written form of the position: to read, to copy, and to choose for the box.

use std::cell::RefCell;
use std::time::Duration;

use any_spawner::Executor;
use leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle, window};
use web_sys::{Element, Event, HtmlInputElement};

use super::{Scene, announce, request, scene};
use crate::editor::Command;
use crate::locale;
use crate::notation::{Form, write_form};
use crate::position::Position;
use crate::ui::browser::clipboard;
use crate::ui::dom;
use crate::wire::Request;

const PANEL: &str = "[data-panel=forms]";
const OPEN: &str = "[data-panel=forms][open] .panel-body";

/// How long "Copied" stands.
const COPIED_FOR: Duration = Duration::from_millis(1_800);

thread_local! {
    /// The position, the operations and the chosen form that are shown.
    static SHOWN: RefCell<Option<(Position, String, Form)>> = const { RefCell::new(None) };
    /// The form whose button says "Copied", and when it stops.
    static COPIED: RefCell<Option<(Form, TimeoutHandle)>> = const { RefCell::new(None) };
}

/// Listens for the panel's opening, for copying and for the choice.
pub(super) fn bind() {
    dom::on_element(PANEL, "toggle", |_| {
        if let Some(scene) = scene() {
            show(&scene);
        }
    });
    dom::on_element(PANEL, "click", |event| {
        if let Some(form) = form_of(&event, "data-form") {
            copy(form);
        }
    });
    dom::on_element(PANEL, "change", |event| {
        if let Some(form) = form_of(&event, "data-form-row") {
            request(&Request::Do(Command::SetForm(form)));
            announce(locale::form_chosen(form));
        }
    });
}

fn form_of(event: &Event, attribute: &str) -> Option<Form> {
    dom::closest(event, attribute).and_then(|(_, name)| Form::named(&name))
}

/// Shows the forms while the panel is open.
pub(super) fn show(scene: &Scene) {
    let Some(body) = dom::find(OPEN) else { return };
    if body.child_element_count() == 0 && fill(&body).is_none() {
        return;
    }
    let view = &scene.view;
    let now = (scene.position.clone(), view.document.operations.clone(), view.form);
    if SHOWN.with_borrow(|shown| shown.as_ref() == Some(&now)) {
        return;
    }
    for form in Form::ALL {
        if let Some(place) = dom::find(&text_place(form)) {
            dom::set_text(&place, &text(scene, form));
        }
    }
    let chosen = format!("{PANEL} input[value={}]", view.form.name());
    if let Some(radio) = dom::find_as::<HtmlInputElement>(&chosen) {
        radio.set_checked(true);
    }
    SHOWN.set(Some(now));
}

fn text(scene: &Scene, form: Form) -> String {
    write_form(&scene.position, &scene.view.document.operations, form)
}

fn text_place(form: Form) -> String {
    format!("[data-form-row={}] [data-form-text]", form.name())
}

fn fill(body: &Element) -> Option<()> {
    let words = locale::annex_words();
    let group = dom::add(body, "fieldset", "forms")?;
    dom::set_text(&dom::add(&group, "legend", "")?, words.form_choice);
    for form in Form::ALL {
        row(&group, form)?;
    }
    Some(())
}

fn row(group: &Element, form: Form) -> Option<()> {
    let row = dom::add(group, "div", "form-row")?;
    dom::set(&row, "data-form-row", Some(form.name()));
    let choice = dom::add(&row, "label", "form-choice")?;
    let radio = dom::add(&choice, "input", "")?;
    for (name, value) in [("type", "radio"), ("name", "form"), ("value", form.name())] {
        dom::set(&radio, name, Some(value));
    }
    let title = dom::add(&choice, "span", "")?;
    dom::set_text(&dom::add(&title, "b", "")?, locale::form_name(form));
    dom::set_text(&dom::add(&title, "span", "form-purpose")?, locale::form_purpose(form));
    let button = dom::add(&row, "button", "button small")?;
    let label = locale::copy_form_label(form);
    for (name, value) in [
        ("type", "button"),
        ("data-action", "copy-form"),
        ("data-form", form.name()),
        ("aria-label", &label),
        ("title", &label),
    ] {
        dom::set(&button, name, Some(value));
    }
    dom::append(&button, &dom::icon("copy")?);
    dom::set_text(&dom::add(&button, "span", "")?, locale::annex_words().copy);
    let text = dom::add(&row, "code", "form-text")?;
    dom::set(&text, "data-form-text", Some(""));
    Some(())
}

fn copy(form: Form) {
    let Some(scene) = scene() else { return };
    let text = text(&scene, form);
    Executor::spawn_local(async move {
        if clipboard::write(&text).await.is_err() {
            refuse(form);
            return;
        }
        // What goes elsewhere is finished.
        request(&Request::Do(Command::Check));
        announce(locale::form_copied(form));
        say_copied(form);
    });
}

/// The text is selected instead, for the user's own keys.
fn refuse(form: Form) {
    let selection = window().get_selection().ok().flatten();
    if let (Some(selection), Some(place)) = (selection, dom::find(&text_place(form))) {
        // Refused only where there is no document.
        let _ = selection.select_all_children(&place);
    }
    let sentence = locale::annex_words().form_refused;
    request(&Request::Notify(sentence.to_owned(), None));
    announce(sentence.to_owned());
}

fn say_copied(form: Form) {
    stop_saying();
    answer(form, true);
    if let Ok(timer) = set_timeout_with_handle(stop_saying, COPIED_FOR) {
        COPIED.set(Some((form, timer)));
    }
}

fn stop_saying() {
    if let Some((form, timer)) = COPIED.take() {
        timer.clear();
        answer(form, false);
    }
}

fn answer(form: Form, copied: bool) -> Option<()> {
    let button = dom::find(&format!("[data-form={}]", form.name()))?;
    dom::set(&button, "data-copied", dom::flag(copied));
    dom::set_picture(&button, if copied { "i-check" } else { "i-copy" });
    let words = if copied { locale::words().copied } else { locale::annex_words().copy };
    dom::set_text(&button.query_selector("span").ok()??, words);
    Some(())
}
