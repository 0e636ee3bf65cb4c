//! What stands in the panel: the preview with its buttons, the choices, the size, and the text of the picture.

use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use crate::export::picture::{Bottom, COORDINATES, Choices, ColorScheme, MAX_DENSITY, NAMES, PieceSet};
use crate::locale;
use crate::ui::annex::games::select;
use crate::ui::dom;

/// Makes the panel's content, with what was chosen before.
pub(super) fn fill(body: &Element, choices: &Choices) -> Option<()> {
    let words = locale::annex_words();
    let place = dom::add(body, "div", "picture")?;
    let frame = dom::add(&place, "div", "picture-frame")?;
    let image = dom::add(&frame, "img", "picture-preview")?;
    dom::set(&image, "data-picture", Some(""));
    let buttons = dom::add(&place, "div", "picture-buttons")?;
    copy_button(&buttons, "copy-picture", words.copy_picture(), "button primary")?;
    for (action, label) in [
        ("download-png", words.download_png()),
        ("download-svg", words.download_svg()),
        ("share-picture", words.share_picture()),
    ] {
        let button = button(&buttons, action, "button")?;
        dom::set_text(&button, label);
    }
    choices_fields(&place)?;
    size_fields(&place)?;
    let text = dom::add(&place, "div", "field picture-text")?;
    let title = dom::add(&text, "p", "picture-text-title")?;
    dom::set_text(&title, words.alt_text());
    copy_button(&text, "copy-alt", words.copy_alt_text(), "button small")?;
    let words = dom::add(&text, "p", "picture-alt")?;
    dom::set(&words, "data-alt-text", Some(""));
    reset(choices);
    Some(())
}

fn button(parent: &Element, action: &str, class: &str) -> Option<Element> {
    let button = dom::add(parent, "button", class)?;
    dom::set(&button, "type", Some("button"));
    dom::set(&button, "data-action", Some(action));
    Some(button)
}

fn copy_button(parent: &Element, action: &str, label: &str, class: &str) -> Option<()> {
    let button = button(parent, action, class)?;
    dom::append(&button, &dom::icon("copy")?);
    dom::set_text(&dom::add(&button, "span", "")?, label);
    Some(())
}

fn choices_fields(place: &Element) -> Option<()> {
    let words = locale::annex_words();
    let grid = dom::add(place, "div", "picture-choices")?;
    let looks = ColorScheme::ALL.map(|(look, name)| (name, locale::look_name(look)));
    choice(&grid, "colors", words.picture_colors(), &looks)?;
    let sets = PieceSet::ALL.map(|(set, name)| (name, locale::piece_set_name(set)));
    choice(&grid, "pieces", words.picture_pieces(), &sets)?;
    let places = COORDINATES.map(|(place, name)| (name, locale::coordinates_name(place)));
    choice(&grid, "coordinates", words.picture_coordinates(), &places)?;
    let sides = Bottom::ALL.map(|(side, name)| (name, locale::bottom_name(side)));
    choice(&grid, "bottom", words.picture_bottom(), &sides)?;
    for (name, label) in [
        ("border", words.picture_border()),
        ("mover", words.picture_mover()),
        ("marks", words.picture_marks()),
        ("transparent", words.picture_transparent()),
    ] {
        let tick = dom::tick(&grid, "picture-switch", label)?;
        dom::set(&tick, "data-choice", Some(name));
    }
    Some(())
}

/// A select that is known by the name of its choice.
fn choice(parent: &Element, name: &str, label: &str, options: &[(&str, &str)]) -> Option<()> {
    let id = format!("picture-{name}");
    select(parent, &id, label, options)?;
    dom::set(&dom::find(&format!("#{id}"))?, "data-choice", Some(name));
    Some(())
}

fn size_fields(place: &Element) -> Option<()> {
    let words = locale::annex_words();
    let row = dom::add(place, "div", "picture-size")?;
    let field = dom::add(&row, "div", "field")?;
    let label = dom::add(&field, "label", "")?;
    dom::set(&label, "for", Some("picture-size"));
    dom::set_text(&label, words.picture_size());
    let input = dom::add(&field, "input", "")?;
    for (name, value) in [
        ("id", "picture-size"),
        ("type", "text"),
        ("inputmode", "numeric"),
        ("autocomplete", "off"),
        ("maxlength", "6"),
        ("data-choice", "size"),
        ("aria-describedby", "picture-size-error"),
    ] {
        dom::set(&input, name, Some(value));
    }
    let densities: Vec<(String, String)> =
        (1..=MAX_DENSITY).map(|density| (density.to_string(), locale::density_name(density))).collect();
    let densities: Vec<(&str, &str)> =
        densities.iter().map(|(value, name)| (value.as_str(), name.as_str())).collect();
    choice(&row, "density", words.picture_density(), &densities)?;
    let pixels = dom::add(&row, "output", "picture-pixels")?;
    dom::set(&pixels, "for", Some("picture-size picture-density"));
    let complaint = dom::add(&row, "p", "clock-error")?;
    dom::set(&complaint, "id", Some("picture-size-error"));
    dom::set(&complaint, "role", Some("alert"));
    Some(())
}

/// Sets every control to what is chosen.
fn reset(choices: &Choices) {
    for name in NAMES {
        let selector = format!("[data-choice={name}]");
        let value = choices.value(name);
        if let Some(select) = dom::find_as::<HtmlSelectElement>(&selector) {
            select.set_value(&value);
        } else if let Some(input) = dom::find_as::<HtmlInputElement>(&selector) {
            match input.type_().as_str() {
                "checkbox" => input.set_checked(value == "on"),
                _ => input.set_value(&value),
            }
        }
    }
}

/// Sets the choice of pieces to what is shown.
pub(super) fn reset_pieces(choices: &Choices) {
    if let Some(select) = dom::find_as::<HtmlSelectElement>("[data-choice=pieces]") {
        select.set_value(&choices.value("pieces"));
    }
}

/// Shows how large a PNG becomes.
pub(super) fn show_pixels(pixels: (u32, u32)) {
    if let Some(place) = dom::find(".picture-pixels") {
        dom::set_text(&place, &locale::png_pixels(pixels));
    }
}

/// Shows the picture in words.
pub(super) fn show_alt(alt: &str) {
    if let Some(place) = dom::find("[data-alt-text]") {
        dom::set_text(&place, alt);
    }
}

/// Says beside the size, or no longer, what it must be.
pub(super) fn complain(input: &Element, bad: bool) {
    dom::set(input, "aria-invalid", bad.then_some("true"));
    if let Some(place) = dom::find("#picture-size-error") {
        dom::set_text(&place, &if bad { locale::picture_size_fault() } else { String::new() });
    }
}
