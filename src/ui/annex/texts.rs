//! The panel with the forms for books, wikis, pages and programs: to read and to copy.

use std::cell::{Cell, RefCell};

use leptos_dom::helpers::window;
use web_sys::{Element, Event, HtmlInputElement, HtmlSelectElement};

use super::copying::{self, Copying};
use super::{Scene, keep, kept, on_kept_elsewhere, scene};
use crate::export::links::file_name;
use crate::export::text::{TextChoices, TextForm, TextGroup, TextOptions, write_text};
use crate::legality::Rules;
use crate::locale;
use crate::marks::Marks;
use crate::position::{Color, Position};
use crate::ui::dom;

const PANEL: &str = "[data-panel=texts]";
const BODY: &str = "[data-panel=texts] .panel-body";
const OPEN: &str = "[data-panel=texts][open] .panel-body";
const COORDINATES: &str = "[data-text-choice=coordinates]";
const MOVER: &str = "[data-text-choice=mover]";
const SIDE: &str = "[data-text-choice=side]";

/// The setting that keeps the choices.
const SETTING: &str = "forsyth.texts";

/// The sides from which diagrams are seen, by the values of their options; none: the board's own.
const SIDES: [(&str, Option<Color>); 3] =
    [("board", None), ("white", Some(Color::White)), ("black", Some(Color::Black))];

/// All that the texts are made of.
#[derive(PartialEq)]
struct Shown {
    position: Position,
    marks: Marks,
    rules: Rules,
    bottom: Color,
    choices: TextChoices,
}

thread_local! {
    static SHOWN: RefCell<Option<Shown>> = const { RefCell::new(None) };
    /// The choices, once they were read.
    static CHOICES: Cell<Option<TextChoices>> = const { Cell::new(None) };
}

/// Listens for the panel's opening, for copying and for the choices.
pub(super) fn bind() {
    dom::on_element(PANEL, "toggle", |_| show_again());
    dom::on_element(PANEL, "click", |event| {
        if let Some(form) = form_of(&event) {
            copy(form);
        }
    });
    dom::on_element(PANEL, "change", |_| choose());
    dom::on(&window(), "resize", |_| mark_scrolling());
    on_kept_elsewhere(SETTING, || {
        CHOICES.set(None);
        SHOWN.set(None);
        if let Some(body) = dom::find(BODY) {
            dom::empty(&body);
        }
        show_again();
    });
}

fn form_of(event: &Event) -> Option<TextForm> {
    dom::closest(event, "data-text-form").and_then(|(_, name)| TextForm::named(&name))
}

fn choices() -> TextChoices {
    CHOICES.get().unwrap_or_else(|| {
        let choices = TextChoices::decode(&kept(SETTING));
        CHOICES.set(Some(choices));
        choices
    })
}

fn choose() {
    let is_on = |selector| dom::find_as::<HtmlInputElement>(selector).is_some_and(|input| input.checked());
    let side = dom::find_as::<HtmlSelectElement>(SIDE).map(|select| select.value()).unwrap_or_default();
    let chosen = TextChoices {
        coordinates: is_on(COORDINATES),
        mover: is_on(MOVER),
        bottom: SIDES.iter().find(|(name, _)| *name == side).and_then(|(_, color)| *color),
    };
    let before = choices();
    CHOICES.set(Some(chosen));
    keep(SETTING, &|setting| chosen.amend(setting, before));
    show_again();
}

fn show_again() {
    if let Some(scene) = scene() {
        show(&scene);
    }
}

/// Shows the texts while the panel is open.
pub(super) fn show(scene: &Scene) {
    let Some(body) = dom::find(OPEN) else { return };
    if body.child_element_count() == 0 && fill(&body).is_none() {
        return;
    }
    let now = Shown::of(scene);
    if SHOWN.with_borrow(|shown| shown.as_ref() == Some(&now)) {
        return;
    }
    now.write(&TextForm::ALL, |form, text| {
        if let Some(place) = dom::find(&text_place(form)) {
            dom::set_text(&place, &text);
        }
    });
    SHOWN.set(Some(now));
    mark_scrolling();
}

impl Shown {
    fn of(scene: &Scene) -> Shown {
        let document = &scene.view.document;
        let choices = choices();
        Shown {
            position: scene.position.clone(),
            marks: document.marks.clone(),
            rules: document.rules(),
            bottom: choices.bottom.unwrap_or(scene.view.orientation),
            choices,
        }
    }

    /// Writes forms.
    fn write(&self, forms: &[TextForm], mut show: impl FnMut(TextForm, String)) {
        let mut wording = locale::wording(&self.position);
        wording.long = locale::picture_alt(&self.position, &self.marks, self.bottom);
        let image = file_name(&self.position, "svg");
        let options = TextOptions {
            orientation: self.bottom,
            coordinates: self.choices.coordinates,
            mover: self.choices.mover,
            marks: &self.marks,
            rules: self.rules,
            wording: &wording,
            image: &image,
        };
        for form in forms {
            show(*form, write_text(&self.position, *form, &options));
        }
    }
}

fn text_place(form: TextForm) -> String {
    format!("[data-text-row={}] [data-text]", form.name())
}

/// A text that is longer than its place can be scrolled by keys, so it takes the focus; the others need none.
fn mark_scrolling() {
    if dom::find(OPEN).is_none() {
        return;
    }
    for place in dom::all(&format!("{PANEL} [data-text]")) {
        let scrolls = place.scroll_height() > place.client_height();
        dom::set(&place, "tabindex", scrolls.then_some("0"));
    }
}

fn fill(body: &Element) -> Option<()> {
    let texts = dom::add(body, "div", "texts")?;
    fill_choices(&dom::add(&texts, "div", "text-choices")?)?;
    for group in TextGroup::ALL {
        let section = dom::add(&texts, "section", "text-group")?;
        dom::set_text(&dom::add(&section, "h2", "panel-heading")?, locale::text_group_name(group));
        for form in group.forms() {
            row(&section, form)?;
        }
    }
    Some(())
}

fn fill_choices(place: &Element) -> Option<()> {
    let words = locale::annex_words();
    let choices = choices();
    for (name, words, on) in [
        ("coordinates", words.text_coordinates(), choices.coordinates),
        ("mover", words.text_mover(), choices.mover),
    ] {
        let tick = dom::tick(place, "text-choice", words)?;
        dom::set(&tick, "data-text-choice", Some(name));
        dom::set(&tick, "checked", dom::flag(on));
    }
    let label = dom::add(place, "label", "text-choice")?;
    dom::set_text(&dom::add(&label, "span", "")?, words.text_side());
    let select = dom::add(&label, "select", "")?;
    dom::set(&select, "data-text-choice", Some("side"));
    for (name, color) in SIDES {
        let option = dom::add(&select, "option", "")?;
        dom::set(&option, "value", Some(name));
        dom::set(&option, "selected", dom::flag(color == choices.bottom));
        let words = color.map_or(words.text_side_as_board(), locale::color_name);
        dom::set_text(&option, words);
    }
    Some(())
}

fn row(section: &Element, form: TextForm) -> Option<()> {
    let name = locale::text_form_name(form);
    let row = dom::add(section, "div", "form-row")?;
    dom::set(&row, "data-text-row", Some(form.name()));
    let title = dom::add(&row, "div", "text-title")?;
    dom::set_text(&dom::add(&title, "b", "")?, name);
    dom::set_text(&dom::add(&title, "span", "form-purpose")?, locale::text_form_note(form));
    let label = locale::copy_text_label(form);
    let button = copying::button(&row, "copy-text", locale::words().copy(), &label)?;
    dom::set(&button, "data-text-form", Some(form.name()));
    let text = dom::add(&row, "pre", "form-text")?;
    for (attribute, value) in [("data-text", ""), ("role", "group"), ("aria-label", name)] {
        dom::set(&text, attribute, Some(value));
    }
    Some(())
}

fn copy(form: TextForm) {
    let Some(scene) = scene() else { return };
    let mut copied = String::new();
    Shown::of(&scene).write(&[form], |_, text| copied = text);
    copying::copy(Copying {
        text: copied,
        button: format!("[data-text-form={}]", form.name()),
        place: text_place(form),
        said: locale::text_copied(form),
    });
}
