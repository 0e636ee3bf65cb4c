//! The panel with every written form of the position: to read, to copy, and to choose for the box.

use std::cell::RefCell;

use web_sys::{Element, Event, HtmlInputElement};

use super::copying::{self, Copying};
use super::{Scene, announce, request, scene};
use crate::editor::Command;
use crate::locale;
use crate::notation::{Form, write_form};
use crate::position::Position;
use crate::ui::dom;
use crate::wire::Request;

const PANEL: &str = "[data-panel=forms]";
const OPEN: &str = "[data-panel=forms][open] .panel-body";

thread_local! {
    /// The position, the operations and the chosen form that are shown.
    static SHOWN: RefCell<Option<(Position, String, Form)>> = const { RefCell::new(None) };
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
    dom::set_text(&dom::add(&group, "legend", "")?, words.form_choice());
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
    let label = locale::copy_form_label(form);
    let button = copying::button(&row, "copy-form", locale::words().copy(), &label)?;
    dom::set(&button, "data-form", Some(form.name()));
    let text = dom::add(&row, "code", "form-text")?;
    dom::set(&text, "data-form-text", Some(""));
    Some(())
}

fn copy(form: Form) {
    let Some(scene) = scene() else { return };
    copying::copy(Copying {
        text: text(&scene, form),
        button: format!("[data-form={}]", form.name()),
        place: text_place(form),
        said: locale::form_copied(form),
    });
}
