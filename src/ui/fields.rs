//! The fields of the position that are not pieces: side, rights, en passant, clocks.

use std::num::NonZeroU32;

use web_sys::{HtmlInputElement, HtmlSelectElement};

use super::dom::{self, truth};
use super::store::Store;
use crate::editor::{Command, Document, Editor};
use crate::locale;
use crate::notation::Field;
use crate::position::{CastlingSide, Color, square_name};

/// The four boxes in the order of the FEN.
const RIGHTS: [(&str, Color, CastlingSide); 4] = [
    ("K", Color::White, CastlingSide::KingSide),
    ("Q", Color::White, CastlingSide::QueenSide),
    ("k", Color::Black, CastlingSide::KingSide),
    ("q", Color::Black, CastlingSide::QueenSide),
];

/// Binds the fields.
pub(super) fn bind(store: Store) {
    bind_turn(store);
    for right in RIGHTS {
        bind_right(store, right);
    }
    bind_en_passant(store);
    bind_clock(store, "halfmove-clock", Field::Halfmove);
    bind_clock(store, "fullmove-number", Field::Fullmove);
}

/// Something of the document that a control shows.
fn of_document<T>(store: Store, read: impl Fn(&Document) -> T) -> impl Fn() -> T {
    move || read(store.page().editor.document())
}

fn bind_turn(store: Store) {
    for (value, color) in [("w", Color::White), ("b", Color::Black)] {
        let selector = ["input[name=turn]", &dom::named("value", value)].concat();
        dom::on_element(&selector, "change", move |_| {
            store.dispatch(Command::SetTurn(color));
        });
        if let Some(radio) = dom::find_as::<HtmlInputElement>(&selector) {
            let chosen = of_document(store, move |document| document.position.turn == color);
            dom::watch(chosen, move |chosen| radio.set_checked(*chosen));
        }
    }
}

/// The tick is what the user means; the box looks otherwise while the board does not allow it.
fn bind_right(store: Store, (letter, color, side): (&str, Color, CastlingSide)) {
    let selector = dom::named("data-castling", letter);
    let Some(tick) = dom::find_as::<HtmlInputElement>(&selector) else { return };
    let label = tick.parent_element();
    let state = of_document(store, move |document| {
        (document.right(color, side).is_some(), document.right_is_possible(color, side))
    });
    dom::on(&tick.clone(), "change", move |event| {
        store.dispatch(Command::SetRight(color, side, dom::is_checked(&event)));
    });
    dom::watch(state, move |(meant, possible)| {
        let (meant, possible) = (*meant, *possible);
        let sentence = locale::right_sentence(color, side, meant, possible);
        tick.set_checked(meant);
        dom::set(&tick, "aria-label", Some(&sentence));
        dom::set(&tick, "data-possible", Some(truth(possible)));
        if let Some(label) = &label {
            dom::set(label, "title", Some(&sentence));
            dom::set(label, "data-possible", Some(truth(possible)));
        }
    });
}

/// The squares that can be, and the one that a text has given.
fn bind_en_passant(store: Store) {
    let Some(select) = dom::find_as::<HtmlSelectElement>("#en-passant") else { return };
    let state = of_document(store, |document| {
        let choices: Vec<_> = document
            .en_passant_choices()
            .into_iter()
            .map(|square| (square, document.position.en_passant_fault(square).is_none()))
            .collect();
        (choices, document.written().en_passant)
    });
    dom::on(&select.clone(), "change", move |event| {
        store.dispatch(Command::SetEnPassant(dom::value_of(&event).parse().ok()));
    });
    dom::watch(state, move |(choices, chosen)| {
        // The first option is "none" and stays.
        select.set_length(1 + choices.len() as u32);
        for (index, (square, possible)) in (1..).zip(choices) {
            let Some(option) = select.item(index) else { continue };
            let name = square_name(*square);
            dom::set(&option, "value", Some(&name));
            dom::set_text(&option, &if *possible { name } else { locale::impossible_square(*square) });
        }
        let chosen = chosen.map_or_else(|| "-".to_owned(), square_name);
        if select.value() != chosen {
            select.set_value(&chosen);
        }
    });
}

/// A number of a FEN. What cannot be one stays in the box until it is left, and a sentence says why.
fn bind_clock(store: Store, id: &str, field: Field) {
    let Some(input) = dom::find_as::<HtmlInputElement>(&["#", id].concat()) else { return };
    let number = move || number(&store.page().editor, field);
    let sentence = dom::find(&["#", id, "-error"].concat());
    let complain = move |input: &HtmlInputElement, bad: bool| {
        dom::set(input, "aria-invalid", bad.then_some("true"));
        if let Some(sentence) = &sentence {
            sentence.set_text_content(bad.then(|| locale::number_sentence(field)).as_deref());
        }
    };
    let (typed, quiet) = (input.clone(), complain.clone());
    dom::on(&input, "input", move |event| {
        let command = command(field, dom::value_of(&event).trim());
        complain(&typed, command.is_none());
        if let Some(command) = command {
            store.dispatch(command);
        }
    });
    let left = input.clone();
    dom::on(&input, "blur", move |_| {
        quiet(&left, false);
        store.dispatch(Command::EndTyping);
        left.set_value(&number().to_string());
    });
    dom::watch(number, move |number| {
        // "07" is 7 already: what is being typed stays as it is.
        if input.value().trim().parse() != Ok(*number) && !input.has_attribute("aria-invalid") {
            input.set_value(&number.to_string());
        }
    });
}

fn number(editor: &Editor, field: Field) -> u32 {
    let position = &editor.document().position;
    if field == Field::Fullmove { position.fullmove_number.get() } else { position.halfmove_clock }
}

fn command(field: Field, text: &str) -> Option<Command> {
    // `parse` would take a sign.
    let number = if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse::<u32>().ok() } else { None };
    match field {
        Field::Fullmove => number.and_then(NonZeroU32::new).map(Command::SetFullmove),
        _ => number.map(Command::SetHalfmove),
    }
}
