//! The fields that only some games have: pieces in hand and promoted pawns (Crazyhouse), check counters (Three-check).

use std::cell::{Cell, RefCell};

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlSelectElement, KeyboardEvent};

use super::games::select;
use super::{Scene, announce, become_document, scene};
use crate::editor::Step;
use crate::legality::Variant;
use crate::locale;
use crate::position::{ByRole, Color, POCKET_LIMIT, Piece, Pockets, Position, RemainingChecks, Role, Square};
use crate::shell::{piece_name, piece_named};
use crate::ui::dom::{self, truth};

const PLACE: &str = "[data-annex=extras]";
const MARK: &str = "mark-promoted";
const CHECKS: [(Color, &str); 2] = [(Color::White, "checks-white"), (Color::Black, "checks-black")];

/// The pieces that can be in hand, in the order of the text.
const ROLES: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// What a game has beside the usual fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Extras {
    #[default]
    Nothing,
    Hands,
    Checks,
}

thread_local! {
    /// What the fields are made for.
    static MADE: Cell<Extras> = const { Cell::new(Extras::Nothing) };
    /// The position that they show.
    static SHOWN: RefCell<Option<Position>> = const { RefCell::new(None) };
    /// The piece whose count is being typed: a second digit belongs to the first.
    static TYPED: Cell<Option<Piece>> = const { Cell::new(None) };
}

/// Listens to steps, keys and choices.
pub(super) fn bind() {
    dom::on_element(PLACE, "click", |event| {
        if let Some((button, name)) = dom::closest(&event, "data-pocket-step") {
            let more = button.get_attribute("data-step").as_deref() == Some("1");
            if let (Some(piece), Some(scene)) = (piece_named(&name), scene()) {
                hold(
                    &scene,
                    piece,
                    |count| if more { count.saturating_add(1) } else { count.saturating_sub(1) },
                );
            }
        } else if let Some((_, square)) = dom::closest(&event, "data-promoted") {
            mark(&square, false);
            // The button is gone with the mark.
            dom::focus(&format!("#{MARK}"));
        }
    });
    dom::on_element(PLACE, "keydown", |event| {
        let named = dom::closest(&event, "data-pocket").and_then(|(_, name)| piece_named(&name));
        if let (Some(piece), Some(key)) = (named, event.dyn_ref()) {
            typed(piece, key);
        }
    });
    dom::on_element(PLACE, "focusout", |_| TYPED.set(None));
    dom::on_element(PLACE, "change", |event| chosen(&event));
}

fn chosen(event: &Event) {
    let (Some(target), Some(scene)) = (dom::target(event), scene()) else { return };
    let value = dom::value_of(event);
    if target.id() == MARK {
        mark(&value, true);
    } else if let Some((color, _)) = CHECKS.into_iter().find(|(_, id)| *id == target.id()) {
        let Ok(count) = value.parse() else { return };
        let mut document = scene.view.document.clone();
        let mut checks = document.position.remaining_checks.unwrap_or_default();
        *checks.get_mut(color) = RemainingChecks::new(count);
        document.set_checks(checks);
        become_document(document, Step::Edit);
        announce(locale::checks_left(color, count));
    }
}

/// The keys of a count: arrows, digits, and those that empty it.
fn typed(piece: Piece, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let key = event.key();
    let digit = key.parse::<u8>().ok().filter(|_| key.len() == 1);
    let goes_on = TYPED.get() == Some(piece);
    let Some(scene) = scene() else { return };
    match key.as_str() {
        "ArrowUp" | "+" => hold(&scene, piece, |count| count.saturating_add(1)),
        "ArrowDown" | "-" => hold(&scene, piece, |count| count.saturating_sub(1)),
        "Home" | "Delete" | "Backspace" => hold(&scene, piece, |_| 0),
        _ => {
            let Some(digit) = digit else { return };
            hold(
                &scene,
                piece,
                |count| if goes_on { count.saturating_mul(10).saturating_add(digit) } else { digit },
            );
        }
    }
    TYPED.set(digit.map(|_| piece));
    event.prevent_default();
}

fn hands(position: &Position) -> Pockets {
    position.pockets().copied().unwrap_or_default()
}

fn total(hands: &Pockets) -> u32 {
    hands.iter().flat_map(ByRole::iter).map(|count| u32::from(*count)).sum()
}

/// Sets how many of a piece are in hand, as far as there is room.
fn hold(scene: &Scene, piece: Piece, count: impl FnOnce(u8) -> u8) {
    let mut document = scene.view.document.clone();
    let mut hands = hands(&document.position);
    let before = *hands.piece(piece);
    let room = POCKET_LIMIT.saturating_sub(total(&hands)) as u8;
    let wanted = count(before);
    let now = wanted.min(before.saturating_add(room));
    *hands.piece_mut(piece) = now;
    document.set_pockets(hands);
    become_document(document, Step::Edit);
    announce(if wanted > now { locale::hands_full().into() } else { locale::in_hand_count(piece, now) });
}

/// Marks the piece on a square as a promoted pawn, or not.
fn mark(square: &str, promoted: bool) {
    let (Some(scene), Ok(square)) = (scene(), square.parse::<Square>()) else { return };
    let mut document = scene.view.document.clone();
    let Some(piece) = document.position.piece_at(square) else { return };
    document.position.set_promoted(square, promoted);
    become_document(document, Step::Edit);
    announce(if promoted { locale::marked_promoted(square) } else { locale::unmark_promoted(piece, square) });
}

/// Shows the fields of the game, or none.
pub(super) fn show(scene: &Scene) {
    let position = &scene.position;
    let extras = match scene.view.document.variant {
        _ if position.pockets().is_some() => Extras::Hands,
        Variant::Crazyhouse => Extras::Hands,
        Variant::ThreeCheck => Extras::Checks,
        _ => Extras::Nothing,
    };
    let made = MADE.replace(extras);
    if extras == made
        && (extras == Extras::Nothing || SHOWN.with_borrow(|shown| shown.as_ref() == Some(position)))
    {
        return;
    }
    let Some(place) = dom::find(PLACE) else { return };
    if extras != made {
        dom::empty(&place);
        let _ = match extras {
            Extras::Nothing => None,
            Extras::Hands => make_hands(&place),
            Extras::Checks => make_checks(&place),
        };
    }
    SHOWN.set(Some(position.clone()));
    match extras {
        Extras::Nothing => {}
        Extras::Hands => {
            show_hands(&hands(position));
            show_promoted(position);
        }
        Extras::Checks => show_checks(position),
    }
}

fn make_hands(place: &Element) -> Option<()> {
    let both = dom::add(place, "div", "hands")?;
    for color in Color::ALL {
        let hand = dom::add(&both, "fieldset", "field hand")?;
        dom::set_text(&dom::add(&hand, "legend", "")?, &locale::hand_title(color));
        for role in ROLES {
            stepper(&hand, role.of(color))?;
        }
    }
    let marks = dom::add(place, "div", "promoted")?;
    select(&marks, MARK, locale::annex_words().promoted_pawns(), &[])?;
    dom::add(&marks, "ul", "promoted-list")?;
    Some(())
}

fn stepper(hand: &Element, piece: Piece) -> Option<()> {
    let row = dom::add(hand, "div", "stepper")?;
    let name = piece_name(piece);
    let art = dom::add(&row, "span", "stepper-piece")?;
    dom::append(&art, &dom::piece(name)?);
    step(&row, name, "-1", "−")?;
    let count = dom::add(&row, "span", "stepper-count")?;
    for (attribute, value) in [
        ("data-pocket", name),
        ("role", "spinbutton"),
        ("tabindex", "0"),
        ("aria-valuemin", "0"),
        ("aria-label", &locale::in_hand(piece)),
    ] {
        dom::set(&count, attribute, Some(value));
    }
    step(&row, name, "1", "+")
}

/// The count itself takes the focus and the keys; the buttons are for pointers.
fn step(row: &Element, piece: &str, step: &str, sign: &str) -> Option<()> {
    let button = dom::add(row, "button", "icon-button")?;
    for (attribute, value) in
        [("type", "button"), ("tabindex", "-1"), ("data-pocket-step", piece), ("data-step", step)]
    {
        dom::set(&button, attribute, Some(value));
    }
    dom::set_text(&button, sign);
    Some(())
}

fn show_hands(hands: &Pockets) {
    let full = total(hands) >= POCKET_LIMIT;
    for count in dom::all("[data-pocket]") {
        let Some(piece) = count.get_attribute("data-pocket").as_deref().and_then(piece_named) else {
            continue;
        };
        let number = *hands.piece(piece);
        dom::set_text(&count, &number.to_string());
        dom::set(&count, "aria-valuenow", Some(&number.to_string()));
        dom::set(&count, "data-none", dom::flag(number == 0));
    }
    for button in dom::all("[data-pocket-step]") {
        let Some(piece) = button.get_attribute("data-pocket-step").as_deref().and_then(piece_named) else {
            continue;
        };
        let more = button.get_attribute("data-step").as_deref() == Some("1");
        let number = *hands.piece(piece);
        let impossible = if more { full } else { number == 0 };
        let label = locale::in_hand_step(piece, number, more);
        dom::set(&button, "aria-label", Some(&label));
        dom::set(&button, "aria-disabled", impossible.then_some(truth(true)));
    }
}

/// The marked pieces, each a button that takes its mark away, and those that can be marked.
fn show_promoted(position: &Position) -> Option<()> {
    let officers = || {
        let board = position.board();
        (board.occupied() & !board.pawns() & !board.kings()).into_iter()
    };
    let select = dom::find_as::<HtmlSelectElement>(&format!("#{MARK}"))?;
    select.set_length(0);
    option(&select, "", locale::annex_words().mark_promoted())?;
    let list = dom::find(".promoted-list")?;
    dom::empty(&list);
    for square in officers() {
        let Some(piece) = position.piece_at(square) else { continue };
        let text = locale::piece_on(piece, square);
        if !position.promoted().contains(square) {
            option(&select, &square.to_string(), &text)?;
            continue;
        }
        let button = dom::button(&text)?;
        let label = locale::unmark_promoted(piece, square);
        for (name, value) in
            [("data-promoted", square.to_string().as_str()), ("aria-label", &label), ("title", &label)]
        {
            dom::set(&button, name, Some(value));
        }
        dom::append(&button, &dom::icon("close")?);
        dom::append(&dom::add(&list, "li", "")?, &button);
    }
    Some(())
}

fn option(select: &Element, value: &str, text: &str) -> Option<()> {
    let option = dom::add(select, "option", "")?;
    dom::set(&option, "value", Some(value));
    dom::set_text(&option, text);
    Some(())
}

fn make_checks(place: &Element) -> Option<()> {
    let group = dom::add(place, "fieldset", "field checks")?;
    dom::set_text(&dom::add(&group, "legend", "")?, locale::annex_words().checks_to_give());
    let row = dom::add(&group, "div", "check-counts")?;
    let counts = [("0", "0"), ("1", "1"), ("2", "2"), ("3", "3")];
    for (color, id) in CHECKS {
        let field = select(&row, id, locale::color_name(color), &counts)?;
        if let Ok(Some(select)) = field.query_selector("select") {
            dom::set(&select, "aria-label", Some(&locale::checks_label(color)));
        }
    }
    Some(())
}

fn show_checks(position: &Position) {
    let checks = position.remaining_checks.unwrap_or_default();
    for (color, id) in CHECKS {
        if let Some(select) = dom::find_as::<HtmlSelectElement>(&format!("#{id}")) {
            select.set_value(&u32::from(*checks.get(color)).to_string());
        }
    }
}
