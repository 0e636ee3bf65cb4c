//! The panel with the game, its castling rules, and the numbered start positions of Chess960.

use std::cell::Cell;

use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use super::{Scene, announce, become_document, scene};
use crate::editor::Step;
use crate::editor::start_numbers::{NumberOf, start_number, started};
use crate::editor::variant::{VARIANTS, name, named};
use crate::legality::{Variant, start_position};
use crate::locale;
use crate::position::{CastlingMode, Color, Position};
use crate::ui::dom;

const PANEL: &str = "[data-panel=games]";
const OPEN: &str = "[data-panel=games][open] .panel-body";
const VARIANT: &str = "variant";
const RULES: &str = "castling-rules";
const CHESS960: &str = "chess960-number";
const DFRC: [(Color, &str); 2] = [(Color::White, "dfrc-white"), (Color::Black, "dfrc-black")];

/// The castling rules by the values of their options; none: they are detected.
const MODES: [(&str, Option<CastlingMode>); 3] =
    [("auto", None), ("standard", Some(CastlingMode::Standard)), ("chess960", Some(CastlingMode::Chess960))];

thread_local! {
    /// The numbers that the fields show.
    static NUMBERS: Cell<Option<(u16, u16)>> = const { Cell::new(None) };
}

/// Listens for the panel's opening and for every choice in it.
pub(super) fn bind() {
    dom::on_element(PANEL, "toggle", |_| {
        if let Some(scene) = scene() {
            show(&scene);
        }
    });
    dom::on_element(PANEL, "change", |event| {
        if let (Some(target), Some(scene)) = (dom::target(&event), scene()) {
            changed(&scene, &target.id(), &dom::value_of(&event));
        }
    });
    dom::on_element(PANEL, "input", |event| {
        if let Some(target) = dom::target(&event).filter(|target| target.tag_name() == "INPUT") {
            let text = dom::value_of(&event);
            complain(&target, !text.trim().is_empty() && start_number(&text).is_none());
        }
    });
    dom::on_element(PANEL, "click", |event| {
        if let (Some((_, action)), Some(scene)) = (dom::closest(&event, "data-action"), scene()) {
            pressed(&scene, &action);
        }
    });
}

fn changed(scene: &Scene, id: &str, value: &str) {
    let mut document = scene.view.document.clone();
    match id {
        VARIANT => {
            let Some(variant) = named(value) else { return };
            document.choose_variant(variant);
            become_document(document, Step::Edit);
            announce(locale::variant_chosen(variant));
        }
        RULES => {
            let chosen = MODES.iter().find(|(known, _)| *known == value).and_then(|(_, mode)| *mode);
            document.choose_mode(chosen);
            let mode = document.mode;
            become_document(document, Step::Edit);
            announce(locale::mode_chosen(chosen, mode));
        }
        _ => numbered(scene, id, value),
    }
}

/// A number was written. One that is none changes nothing; its complaint stands beside it already.
fn numbered(scene: &Scene, id: &str, value: &str) {
    let Some(number) = start_number(value) else {
        if value.trim().is_empty() {
            show_numbers(NUMBERS.get());
        }
        return;
    };
    let side = DFRC.iter().find(|(_, known)| *known == id);
    let side = side.map_or(NumberOf::Both, |(color, _)| NumberOf::One(*color));
    let (white, black) = side.with(number, NUMBERS.get());
    set_up(scene, white, black);
}

fn pressed(scene: &Scene, action: &str) {
    match action {
        "chess960-die" => {
            let number = draw();
            set_up(scene, number, number);
        }
        "dfrc-die" => set_up(scene, draw(), draw()),
        "variant-start" => {
            let variant = scene.view.document.variant;
            let start = start_position(&scene.position, variant);
            become_document(started(&scene.view.document, start), Step::Load);
            announce(locale::variant_started(variant));
        }
        _ => {}
    }
}

/// One of the 960 numbers by chance.
fn draw() -> u16 {
    (js_sys::Math::random() * f64::from(Position::START_COUNT)) as u16
}

fn set_up(scene: &Scene, white: u16, black: u16) {
    let Some(start) = Position::start_position(white, black) else { return };
    become_document(started(&scene.view.document, start), Step::Load);
    announce(locale::start_numbers_sentence(white, black));
    // "0518" is well understood, and written otherwise.
    show_numbers(Some((white, black)));
}

/// Shows the game while the panel is open.
pub(super) fn show(scene: &Scene) {
    let Some(body) = dom::find(OPEN) else { return };
    let is_new = body.child_element_count() == 0;
    if is_new && fill(&body).is_none() {
        return;
    }
    let document = &scene.view.document;
    let variant = document.variant;
    choose(VARIANT, name(variant));
    let detected = document.position.detect_castling_mode();
    let detected = if document.mode_is_chosen { detected } else { document.mode };
    let chosen = document.mode_is_chosen.then_some(document.mode);
    if let Some(option) = dom::find(&format!("#{RULES} option")) {
        dom::set_text(&option, locale::automatic_mode(detected));
    }
    choose(RULES, MODES.iter().find(|(_, mode)| *mode == chosen).map_or("", |(value, _)| value));
    let castles = !matches!(variant, Variant::Antichess | Variant::RacingKings);
    hide(".castling-rules", !castles);
    // The other games begin with other men, or without rights.
    hide(".numbered-starts", !castles || variant == Variant::Horde);
    hide("[data-action=variant-start]", variant == Variant::Chess);
    for (selector, text) in [
        ("[data-action=variant-start]", locale::variant_start_label(variant)),
        (".castling-squares", castling_squares(scene, castles)),
    ] {
        if let Some(place) = dom::find(selector) {
            dom::set_text(&place, &text);
        }
    }
    let numbers = scene.position.start_numbers();
    if is_new || numbers != NUMBERS.get() {
        NUMBERS.set(numbers);
        show_numbers(numbers);
    }
}

/// Where king and rooks castle from, a line a side, under the rules of Chess960.
fn castling_squares(scene: &Scene, castles: bool) -> String {
    let rules = scene.view.document.rules();
    if !castles || rules.mode == CastlingMode::Standard {
        return String::new();
    }
    let position = &scene.position;
    let rights = rules.allowed_castling(position);
    let [white, black] = Color::ALL.map(|color| {
        locale::castling_squares(color, position.kings(color).single_square(), rights.of(color))
    });
    [white, black].join("\n")
}

/// The field of Chess960 has a number where both sides have the same.
fn show_numbers(numbers: Option<(u16, u16)>) {
    let text = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
    let both = numbers.filter(|(white, black)| white == black);
    for (id, number) in [
        (CHESS960, both.map(|(white, _)| white)),
        (DFRC[0].1, numbers.map(|(white, _)| white)),
        (DFRC[1].1, numbers.map(|(_, black)| black)),
    ] {
        if let Some(input) = dom::find_as::<HtmlInputElement>(&format!("#{id}")) {
            input.set_value(&text(number));
            complain(&input, false);
        }
    }
}

/// Says beside a field, or no longer, what its number must be.
fn complain(input: &Element, bad: bool) {
    dom::set(input, "aria-invalid", bad.then_some("true"));
    let Some(id) = input.get_attribute("aria-describedby") else { return };
    // Two fields share one complaint.
    let bad = dom::find(&format!("[aria-describedby={id}][aria-invalid]")).is_some();
    if let Some(place) = dom::find(&format!("#{id}")) {
        dom::set_text(&place, if bad { locale::start_number_fault() } else { "" });
    }
}

fn choose(id: &str, value: &str) {
    if let Some(select) =
        dom::find_as::<HtmlSelectElement>(&format!("#{id}")).filter(|it| it.value() != value)
    {
        select.set_value(value);
    }
}

fn hide(selector: &str, hidden: bool) {
    if let Some(element) = dom::find(&format!("{PANEL} {selector}")) {
        dom::set(&element, "hidden", dom::flag(hidden));
    }
}

fn fill(body: &Element) -> Option<()> {
    let words = locale::annex_words();
    let box_ = dom::add(body, "div", "games")?;
    let rows = dom::add(&box_, "div", "game-choices")?;
    let games = VARIANTS.map(|(variant, name)| (name, locale::variant_name(variant)));
    select(&rows, VARIANT, words.game(), &games)?;
    let modes = MODES.map(|(value, mode)| (value, mode.map_or("", locale::mode_name)));
    dom::set(&select(&rows, RULES, words.castling_rules(), &modes)?, "class", Some("field castling-rules"));
    let start = dom::add(&box_, "button", "button")?;
    dom::set(&start, "type", Some("button"));
    dom::set(&start, "data-action", Some("variant-start"));
    dom::add(&box_, "p", "castling-squares")?;
    let starts = dom::add(&box_, "div", "numbered-starts")?;
    let one = starting(&starts, locale::mode_name(CastlingMode::Chess960), "chess960")?;
    number_field(&one, CHESS960, None, locale::mode_name(CastlingMode::Chess960), "chess960-error")?;
    die(&one, "chess960-die", words.random_chess960())?;
    let two = starting(&starts, "Double Fischer Random", "dfrc")?;
    for (color, id) in DFRC {
        number_field(&two, id, Some(color), &locale::start_number_label(color), "dfrc-error")?;
    }
    die(&two, "dfrc-die", words.random_dfrc())
}

/// A group of number fields with a title above and room for a complaint below; gives the row between them.
fn starting(parent: &Element, title: &str, name: &str) -> Option<Element> {
    let group = dom::add(parent, "fieldset", "field")?;
    dom::set_text(&dom::add(&group, "legend", "")?, title);
    let row = dom::add(&group, "div", "start-numbers")?;
    let complaint = dom::add(&group, "p", "clock-error")?;
    dom::set(&complaint, "id", Some(&format!("{name}-error")));
    dom::set(&complaint, "role", Some("alert"));
    Some(row)
}

fn number_field(
    parent: &Element,
    id: &str,
    color: Option<Color>,
    label: &str,
    complaint: &str,
) -> Option<()> {
    let frame = dom::add(parent, "span", "start-number")?;
    if let Some(color) = color {
        dom::add(&frame, "span", color.fold_wb("disc white", "disc black"))?;
    }
    let input = dom::add(&frame, "input", "")?;
    for (name, value) in [
        ("id", id),
        ("type", "text"),
        ("inputmode", "numeric"),
        ("autocomplete", "off"),
        ("maxlength", "6"),
        ("aria-label", label),
        ("title", label),
        ("aria-describedby", complaint),
    ] {
        dom::set(&input, name, Some(value));
    }
    Some(())
}

fn die(parent: &Element, action: &str, label: &str) -> Option<()> {
    let button = dom::icon_button("dice", label)?;
    dom::set(&button, "data-action", Some(action));
    dom::append(parent, &button);
    Some(())
}

/// A select with its label above; gives the field around both.
pub(super) fn select(parent: &Element, id: &str, label: &str, options: &[(&str, &str)]) -> Option<Element> {
    let field = dom::add(parent, "div", "field")?;
    let name = dom::add(&field, "label", "")?;
    dom::set(&name, "for", Some(id));
    dom::set_text(&name, label);
    let select = dom::add(&field, "select", "")?;
    dom::set(&select, "id", Some(id));
    for (value, text) in options {
        let option = dom::add(&select, "option", "")?;
        dom::set(&option, "value", Some(value));
        dom::set_text(&option, text);
    }
    Some(field)
}
