//! The menu of pieces for a square: for a long press, and for the key of context menus.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlDialogElement};

use leptos_dom::helpers::document;

use super::{dialogs, request};
use crate::editor::Command;
use crate::export::description::ROLES;
use crate::locale;
use crate::position::{Color, Square};
use crate::shell::{piece_name, piece_named};
use crate::ui::dom;
use crate::wire::Request;

const MENU: &str = "[data-piece-menu]";

/// Opens the menu for a square.
pub(super) fn open(square: Square) {
    let Some(menu) = dom::find(MENU).or_else(make) else { return };
    let title = locale::piece_menu_title(square);
    dom::set(&menu, "aria-label", Some(&title));
    dom::set(&menu, "data-for", Some(&square.to_string()));
    if let Ok(Some(heading)) = menu.query_selector(".piece-menu-title") {
        dom::set_text(&heading, &title);
    }
    if let Ok(menu) = menu.dyn_into::<HtmlDialogElement>() {
        // Refused only if it is open already.
        let _ = menu.show_modal();
    }
}

fn make() -> Option<Element> {
    let words = locale::annex_words();
    let menu = dom::make("dialog", "piece-menu")?;
    dom::set(&menu, "data-piece-menu", Some(""));
    let body = dom::add(&menu, "div", "piece-menu-body")?;
    dom::set(&dom::add(&body, "p", "piece-menu-title")?, "aria-hidden", Some("true"));
    for color in [Color::White, Color::Black] {
        let row = dom::add(&body, "div", "piece-menu-row")?;
        for role in ROLES {
            let piece = role.of(color);
            let button = dom::add(&row, "button", "spare")?;
            for (name, value) in [
                ("type", "button"),
                ("data-place", piece_name(piece)),
                ("aria-label", &locale::piece_words(piece)),
            ] {
                dom::set(&button, name, Some(value));
            }
            dom::append(&button, &dom::piece(piece_name(piece))?);
        }
    }
    let row = dom::add(&body, "div", "piece-menu-row")?;
    let empty = dom::add(&row, "button", "button")?;
    dom::append(&empty, &dom::icon("eraser")?);
    dom::set_text(&dom::add(&empty, "span", "")?, words.empty_square());
    let cancel = dom::add(&row, "button", "button")?;
    dom::set_text(&cancel, words.cancel());
    for (button, name, value) in [(&empty, "data-place", "none"), (&cancel, "data-close", "")] {
        dom::set(button, "type", Some("button"));
        dom::set(button, name, Some(value));
    }
    dom::on(&menu, "click", |event| chosen(&event));
    dom::append(document().body()?.as_ref(), &menu);
    Some(menu)
}

fn chosen(event: &Event) {
    let Some((_, name)) = dom::closest(event, "data-place") else { return };
    let square = dom::find(MENU).and_then(|menu| menu.get_attribute("data-for")?.parse::<Square>().ok());
    let Some(square) = square.filter(|_| dialogs::is_meant(event)) else { return };
    dialogs::close(event);
    request(&Request::Do(match piece_named(&name) {
        Some(piece) => Command::Place(square, piece),
        None => Command::Remove(square),
    }));
    dom::focus(&format!("[data-square={square}]"));
}
