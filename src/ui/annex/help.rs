//! The help: the record field by field, as it stands now, beside the board and the box that it speaks of.
//!
//! No `<dialog>`, which the page takes for something that stands before it: here the board's keys go on working.

use std::cell::{Cell, RefCell};

use leptos_dom::helpers::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use super::{Scene, announce, request, scene};
use crate::editor::Command;
use crate::editor::text_squares::squares_of_field;
use crate::locale;
use crate::locale::help::{
    Point, RIGHTS_FORMS, SQUARE_FORMS, dialect_points, meaning, mistake_points, rank_meaning,
};
use crate::locale::{HelpWords, help_words};
use crate::notation::{Field, Form, write_form};
use crate::position::{Bitboard, Rank};
use crate::ui::dom;
use crate::wire::Request;

const HELP_PLACE: &str = "[data-dialog=help]";
const OPEN: &str = "[data-dialog=help]:not([hidden])";
const BODY: &str = ".help-body";
/// How many sentences about faults and findings there is room for.
const SAID: usize = 2;

thread_local! {
    /// What had the focus when the help was opened.
    static OPENER: RefCell<Option<HtmlElement>> = const { RefCell::new(None) };
    /// The field that was pointed at last.
    static POINTED: Cell<Option<Field>> = const { Cell::new(None) };
}

/// Listens for Escape.
pub(super) fn bind() {
    dom::on(&document(), "keydown", |event| {
        let escape =
            event.dyn_ref::<KeyboardEvent>().is_some_and(|key| key.key() == "Escape" && !key.is_composing());
        // Elsewhere Escape has a meaning of its own: it lets a piece go, takes a text back, closes a menu.
        let elsewhere = "[data-board], #fen, dialog, .menu";
        let free = |target: &Element| target.closest(elsewhere).is_ok_and(|around| around.is_none());
        if escape && dom::find(OPEN).is_some() && dom::target(&event).is_some_and(|target| free(&target)) {
            event.prevent_default();
            event.stop_propagation();
            close();
        }
    });
}

/// Opens the help, or closes it if it is open.
pub(super) fn toggle() {
    if dom::find(OPEN).is_some() {
        return close();
    }
    OPENER.set(document().active_element().and_then(|element| element.dyn_into().ok()));
    if let Some(help) = dom::find(HELP_PLACE).or_else(make) {
        fill(&help);
        dom::set(&help, "hidden", None);
        dom::focus(HELP_PLACE);
        uncover_board(&help);
    }
}

fn close() {
    let Some(help) = dom::find(OPEN) else { return };
    let had_focus = dom::find(":focus").is_none_or(|focused| help.contains(Some(&focused)));
    dom::set(&help, "hidden", Some(""));
    dom::empty(&help);
    request(&Request::Light(Bitboard::EMPTY));
    let opener = OPENER.take().filter(|opener| opener.is_connected() && opener.tag_name() != "BODY");
    if !had_focus {
        return;
    }
    match opener {
        Some(opener) => {
            // What cannot take the focus leaves it where it is.
            let _ = opener.focus();
        }
        None => dom::focus("[data-action=help]"),
    }
}

/// Where the help covers the lower part of the screen, the board goes above it.
fn uncover_board(help: &Element) {
    let Some(board) = dom::find("[data-board]") else { return };
    let (board_place, help_place) = (board.get_bounding_client_rect(), help.get_bounding_client_rect());
    let beside = help_place.left() >= board_place.right();
    if !beside && board_place.bottom() > help_place.top() {
        board.scroll_into_view_with_bool(false);
    }
}

fn make() -> Option<Element> {
    let help = dom::make("section", "help")?;
    for (name, value) in [("data-dialog", "help"), ("role", "dialog"), ("tabindex", "-1"), ("hidden", "")] {
        dom::set(&help, name, Some(value));
    }
    listen(&help);
    dom::append(dom::find(".page")?.as_ref(), &help);
    Some(help)
}

fn fill(help: &Element) -> Option<()> {
    let words = help_words();
    dom::set(help, "aria-label", Some(words.help_title()));
    dom::empty(help);
    head(help, words)?;
    let body = dom::add(help, "div", "help-body")?;
    text(&body, "p", "help-about", words.help_about())?;
    text(&body, "p", "help-faulty", words.help_faulty())?;
    let list = dom::add(&body, "ul", "help-fields")?;
    for (index, field) in Field::RECORD.into_iter().enumerate() {
        entry(&list, index, field, words)?;
    }
    text(&body, "h3", "", words.help_dialects())?;
    for (index, dialect) in dialect_points().iter().enumerate() {
        point(&body, dialect, words, Some(index))?;
    }
    text(&body, "h3", "", words.help_mistakes())?;
    for mistake in &mistake_points() {
        point(&body, mistake, words, None)?;
    }
    // What the editor says about the position.
    dom::add(help, "div", "help-said")?;
    POINTED.set(None);
    show_in(help, &*scene()?);
    Some(())
}

fn head(help: &Element, words: &HelpWords) -> Option<()> {
    let head = dom::add(help, "header", "help-head")?;
    text(&head, "h2", "", words.help_title())?;
    let close = dom::icon_button("close", words.help_close())?;
    dom::set(&close, "data-help-close", Some(""));
    dom::append(&head, &close);
    Some(())
}

/// A field: its text, what it is, and room for what it says now.
fn entry(list: &Element, index: usize, field: Field, words: &HelpWords) -> Option<()> {
    let entry = dom::add(list, "li", "help-entry")?;
    dom::set(&entry, "data-lights", Some(field.name()));
    let head = dom::add(&entry, "div", "help-entry-head")?;
    text(&head, "h3", "", &words.help_field_name(field))?;
    let button = button(&head, &format!("help-text f{index}"))?;
    dom::set(&button, "data-help-field", Some(field.name()));
    text(&entry, "p", "help-what", &words.help_field_about(field))?;
    text(&entry, "p", "help-now", "")?;
    text(&entry, "p", "help-note", "")?;
    if field == Field::Placement {
        let ranks = dom::add(&entry, "ol", "help-ranks")?;
        dom::set(&ranks, "aria-label", Some(words.help_ranks()));
        for rank in Rank::ALL.into_iter().rev() {
            let item = dom::add(&ranks, "li", "")?;
            let button = self::button(&item, "help-rank")?;
            let name = rank.char().to_string();
            dom::set(&button, "data-rank", Some(&name));
            dom::set(&button, "data-lights", Some(&name));
            text(&button, "code", "", "")?;
            // Two words, not one.
            button.append_with_str_1(" ").ok()?;
            text(&button, "span", "", "")?;
        }
    }
    Some(())
}

fn point(body: &Element, point: &Point, words: &HelpWords, dialect: Option<usize>) -> Option<()> {
    let place = dom::add(body, "div", "help-point")?;
    text(&place, "h4", "", point.title)?;
    text(&place, "p", "", point.text)?;
    if let Some(index) = dialect {
        dom::set(&dom::add(&place, "p", "help-forms")?, "data-help-forms", Some(&index.to_string()));
    }
    let row = dom::add(&place, "div", "help-example")?;
    set_record(&dom::add(&row, "code", "")?, point.example);
    let button = dom::button(words.help_try())?;
    dom::set(&button, "data-try", Some(point.example));
    dom::set(&button, "aria-label", Some(&format!("{}: {}", words.help_try(), point.title)));
    dom::append(&row, &button);
    Some(())
}

fn button(parent: &Element, class: &str) -> Option<Element> {
    let button = dom::add(parent, "button", class)?;
    dom::set(&button, "type", Some("button"));
    Some(button)
}

fn text(parent: &Element, tag: &str, class: &str, text: &str) -> Option<Element> {
    let element = dom::add(parent, tag, class)?;
    dom::set_text(&element, text);
    Some(element)
}

/// Sets the text of an element that may break between ranks.
fn set_record(element: &Element, record: &str) {
    if element.text_content().as_deref() == Some(record) {
        return;
    }
    dom::empty(element);
    for part in record.split_inclusive('/') {
        // Nothing refuses text.
        let _ = element.append_with_str_1(part);
        dom::add(element, "wbr", "");
    }
}

fn listen(help: &Element) {
    for event in ["pointerover", "focusin", "click"] {
        dom::on(help, event, |event| light(&event));
    }
    for event in ["pointerleave", "focusout"] {
        dom::on(help, event, |_| request(&Request::Light(Bitboard::EMPTY)));
    }
    dom::on(help, "click", |event| {
        if dom::closest(&event, "data-help-close").is_some() {
            close();
        } else if let Some((_, example)) = dom::closest(&event, "data-try") {
            request(&Request::Do(Command::PasteText(example.clone())));
            announce(example);
        }
    });
}

/// Lights what an entry or a rank means.
fn light(event: &Event) {
    let lit = dom::closest(event, "data-lights").zip(scene());
    let lit = lit.map_or(Bitboard::EMPTY, |((_, name), scene)| squares(&name, &scene));
    request(&Request::Light(lit));
}

/// The squares that a rank, by its number, or a field, by its name, is about.
fn squares(name: &str, scene: &Scene) -> Bitboard {
    let position = &scene.position;
    let board = position.board();
    if let Some(rank) = Rank::ALL.into_iter().find(|rank| name.starts_with(rank.char())) {
        return Bitboard::from_rank(rank);
    }
    match Field::RECORD.into_iter().find(|field| field.name() == name) {
        Some(Field::Placement) => board.occupied(),
        Some(Field::Side) => board.by_color(position.turn),
        Some(field) => squares_of_field(position, field),
        None => Bitboard::EMPTY,
    }
}

/// Follows the position, if the help is open.
pub(super) fn show(scene: &Scene) {
    if let Some(help) = dom::find(OPEN) {
        show_in(&help, scene);
    }
}

fn show_in(help: &Element, scene: &Scene) {
    let words = help_words();
    dom::set(help, "data-faulty", dom::flag(!scene.reading.is_well_formed()));
    for (index, field) in Field::RECORD.into_iter().enumerate() {
        show_field(scene, index, field, words);
    }
    show_ranks(scene, words);
    show_forms(scene, words, 0, &SQUARE_FORMS, 3);
    show_forms(scene, words, 1, &RIGHTS_FORMS, 2);
    show_said(scene);
    let pointed = scene.view.pointed;
    if POINTED.replace(pointed) != pointed
        && let Some(field) = pointed
    {
        reveal(field);
    }
}

fn show_field(scene: &Scene, index: usize, field: Field, words: &HelpWords) -> Option<()> {
    let selector = format!("[data-lights={}]", field.name());
    let entry = dom::find(&format!("{HELP_PLACE} {selector}"))?;
    let within = |class: &str| entry.query_selector(class).ok().flatten();
    let span = scene.reading.fields[index];
    let written = span.map(|span| -> String {
        scene.view.text.chars().skip(span.start).take(span.end - span.start).collect()
    });
    let record = write_form(&scene.position, "", Form::AsGiven);
    let meant = || record.split(' ').nth(index).unwrap_or_default().to_owned();
    let absent = written.is_none();
    let text = written.unwrap_or_else(meant);
    let button = within("[data-help-field]")?;
    set_record(&button, &text);
    dom::set(&button, "aria-label", Some(&format!("{}: {text}", words.help_field_name(field))));
    let current = scene.view.pointed == Some(field);
    dom::set(&button, "aria-current", current.then_some("true"));
    let faulty = scene.reading.faults.iter().any(|fault| fault.kind.field() == field);
    dom::set(&entry, "data-faulty", dom::flag(faulty));
    let note = match (faulty, absent) {
        (true, _) => words.help_faulty_field(),
        (false, true) => words.help_absent(),
        (false, false) => "",
    };
    dom::set_text(&within(".help-now")?, &meaning(&scene.view.document, &scene.position, field));
    dom::set_text(&within(".help-note")?, note);
    Some(())
}

fn show_ranks(scene: &Scene, words: &HelpWords) -> Option<()> {
    let placement = write_form(&scene.position, "", Form::Placement);
    let ranks = placement.split(['/', '[']);
    for (rank, written) in Rank::ALL.into_iter().rev().zip(ranks) {
        let button = dom::find(&format!("{HELP_PLACE} [data-rank='{}']", rank.char()))?;
        let meaning = rank_meaning(scene.position.board(), rank);
        dom::set(
            &button,
            "aria-label",
            Some(&format!("{}, {written}: {meaning}", words.help_rank(rank.char()))),
        );
        dom::set_text(&button.first_element_child()?, written);
        dom::set_text(&button.last_element_child()?, &meaning);
    }
    Some(())
}

/// What the forms that differ in a field write there.
fn show_forms(
    scene: &Scene,
    words: &HelpWords,
    point: usize,
    forms: &[(&str, Form)],
    field: usize,
) -> Option<()> {
    let place = dom::find(&format!("{HELP_PLACE} [data-help-forms='{point}']"))?;
    let mut line = words.help_on_board().to_owned();
    for (name, form) in forms {
        let record = write_form(&scene.position, "", *form);
        line.push('\n');
        line.push_str(name);
        line.push('\t');
        line.push_str(record.split(' ').nth(field).unwrap_or_default());
    }
    dom::set_text(&place, &line);
    Some(())
}

/// The first faults, or findings: their own place may be covered.
fn show_said(scene: &Scene) -> Option<()> {
    let place = dom::find(".help-said")?;
    let faults = scene.reading.faults.iter().map(|fault| locale::fault_sentence(fault.kind));
    let findings = scene.findings.iter().filter(|_| scene.is_judged());
    let findings = findings.map(|finding| locale::finding_sentence(finding, &scene.position));
    let said: Vec<String> = faults.chain(findings).take(SAID).collect();
    dom::set_text(&place, &said.join(" "));
    dom::set(&place, "hidden", dom::flag(said.is_empty()));
    Some(())
}

/// Scrolls the help, and nothing around it, to an entry.
fn reveal(field: Field) -> Option<()> {
    let body = dom::find(BODY)?;
    let entry = dom::find(&format!("{HELP_PLACE} [data-lights={}]", field.name()))?;
    let (frame, place) = (body.get_bounding_client_rect(), entry.get_bounding_client_rect());
    if place.top() < frame.top() || place.bottom() > frame.bottom() {
        body.set_scroll_top(body.scroll_top() + (place.top() - frame.top()) as i32);
    }
    Some(())
}
