//! The dialog with the looks of the page and of its board. It shows and offers; `public/looks.js` applies, for it is there
//! before this is, and `public/choices.js` keeps.

use std::cell::Cell;

use leptos_dom::helpers::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::announce;
use crate::export::picture::{COORDINATES, ColorScheme, PieceSet};
use crate::locale;
use crate::ui::dom;

thread_local! {
    /// Where the page was before the dialog moved it.
    static SCROLLED: Cell<Option<f64>> = const { Cell::new(None) };
}

/// The groups by their names, and what is chosen in each where the root says nothing.
const USUAL: [(&str, &str); 4] =
    [("theme", "system"), ("colors", "brown"), ("pieces", "house"), ("coordinates", "inside")];

/// What hears of a choice: its group, `=` and its value; of nothing when everything is to be as in the beginning.
const CHOICE: &str = "forsyth:look";

/// Follows choices, wherever they are made: here, by the board's handle, in another tab.
pub(super) fn bind() {
    dom::on(&document(), "forsyth:looks", |_| show());
}

/// Makes the content of the dialog.
pub(super) fn fill(body: &Element) -> Option<()> {
    let words = locale::annex_words();
    add_style();
    let themes =
        [("system", words.theme_system()), ("light", words.theme_light()), ("dark", words.theme_dark())];
    group(body, "theme", words.looks_theme(), &themes, |_, _| Some(()))?;
    let looks = ColorScheme::ALL.map(|(look, name)| (name, locale::look_name(look)));
    group(body, "colors", words.looks_colors(), &looks[1..], |option, name| {
        let board = board(option, ["wN", "bN"], "")?;
        dom::set(&board, "data-colors", Some(name));
        Some(())
    })?;
    let sets = PieceSet::ALL.map(|(set, name)| (name, locale::piece_set_name(set)));
    group(body, "pieces", words.looks_pieces(), &sets[1..], |option, name| {
        board(option, ["wQ", "bN"], &format!("{name}.svg")).map(drop)
    })?;
    let places = COORDINATES.map(|(place, name)| (name, locale::coordinates_name(place)));
    group(body, "coordinates", words.looks_coordinates(), &places, |_, _| Some(()))?;
    let reset = dom::add(body, "button", "button")?;
    dom::set(&reset, "type", Some("button"));
    dom::set(&reset, "data-action", Some("reset-looks"));
    dom::set_text(&reset, words.looks_reset());
    dom::on(&reset, "click", |_| {
        dom::tell(CHOICE, "");
        announce(locale::annex_words().looks_were_reset().into());
    });
    dom::on(body, "change", |event| {
        if let Some((_, group)) = dom::closest(&event, "data-look") {
            dom::tell(CHOICE, &[&group, "=", &dom::value_of(&event)].concat());
        }
    });
    check(body);
    Some(())
}

/// On small screens the dialog leaves the upper half free: there the board comes, so that each choice is seen on it.
pub(super) fn uncover_board() {
    if window()
        .match_media("(max-width: 999px)")
        .is_ok_and(|media| media.is_some_and(|media| media.matches()))
        && let Some(board) = dom::find("[data-board]")
    {
        SCROLLED.set(window().scroll_y().ok());
        board.scroll_into_view();
    }
}

/// Afterwards the page is where it was.
pub(super) fn go_back() {
    if let Some(before) = SCROLLED.take() {
        window().scroll_to_with_x_and_y(0.0, before);
    }
}

/// The samples have the colours of boards that the page need not have yet.
fn add_style() {
    const STYLE: &str = "looks.css";
    if dom::find(&format!("link[href=\"{STYLE}\"]")).is_some() {
        return;
    }
    if let (Some(head), Some(link)) = (dom::find("head"), dom::make("link", "")) {
        dom::set(&link, "rel", Some("stylesheet"));
        dom::set(&link, "href", Some(STYLE));
        dom::on(&link, "load", |_| dom::tell("forsyth:looks", ""));
        dom::append(&head, &link);
    }
}

fn group(
    body: &Element,
    name: &str,
    title: &str,
    options: &[(&str, &str)],
    sample: impl Fn(&Element, &str) -> Option<()>,
) -> Option<()> {
    let group = dom::add(body, "fieldset", "look-group")?;
    dom::set_text(&dom::add(&group, "legend", "")?, title);
    let row = dom::add(&group, "div", "look-options")?;
    dom::set(&row, "data-look", Some(name));
    for (value, label) in options {
        let option = dom::add(&row, "label", "look-option")?;
        let input = dom::add(&option, "input", "")?;
        dom::set(&input, "type", Some("radio"));
        dom::set(&input, "name", Some(&["look-", name].concat()));
        dom::set(&input, "value", Some(value));
        sample(&option, value)?;
        dom::set_text(&dom::add(&option, "span", "")?, label);
    }
    Some(())
}

/// A light and a dark square with a piece on each, from a sprite or from the page's own.
fn board(option: &Element, pieces: [&'static str; 2], sprite: &str) -> Option<Element> {
    let board = dom::add(option, "span", "look-board")?;
    dom::set(&board, "aria-hidden", Some("true"));
    for (shade, piece) in ["light", "dark"].into_iter().zip(pieces) {
        let square = dom::add(&board, "span", &["look-square ", shade].concat())?;
        let picture = dom::piece(piece)?;
        if let Some(reference) = dom::reference_in(&picture) {
            dom::set(&reference, "href", Some(&[sprite, "#", piece].concat()));
        }
        dom::append(&square, &picture);
    }
    Some(board)
}

fn show() {
    if let Some(dialog) = dom::find("[data-dialog=appearance]") {
        check(&dialog);
    }
}

/// Checks what is chosen: the root says what differs from the usual.
fn check(around: &Element) {
    let root = document().document_element();
    for (name, usual) in USUAL {
        let chosen = root.as_ref().and_then(|root| root.get_attribute(&["data-", name].concat()));
        let value = chosen.as_deref().unwrap_or(usual);
        let input = around.query_selector(&format!("[name=look-{name}][value={value}]")).ok().flatten();
        if let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) {
            input.set_checked(true);
        }
    }
}
