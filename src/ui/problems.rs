//! The faults of the text in words, each with its fix.

use web_sys::Element;

use super::dom;
use super::store::{Store, words};
use crate::editor::Command;
use crate::locale;
use crate::notation::{Fault, Span};
use crate::position::Bitboard;

/// How many faults are listed and underlined; a text may have a hundred thousand.
pub(super) const SHOWN: usize = 20;

/// Binds the list of faults.
pub(super) fn bind(store: Store) {
    let Some(list) = dom::find(".problem-list") else { return };
    let faults = move || {
        let faults = &store.shown().reading.faults;
        faults[..faults.len().min(SHOWN)].to_vec()
    };
    dom::watch(faults, move |faults| {
        dom::empty(&list);
        for (index, fault) in faults.iter().enumerate() {
            if let Some(item) = item(store, index, fault) {
                dom::append(&list, &item);
            }
        }
    });
    dom::bind_flag(store, ".more", "hidden", |store| more(store) == 0);
    dom::bind_text(store, ".more", |store| locale::more_faults(more(store)));
    listen(store);
}

/// How many faults are not listed.
fn more(store: Store) -> usize {
    store.shown().reading.faults.len().saturating_sub(SHOWN)
}

fn item(store: Store, index: usize, fault: &Fault) -> Option<Element> {
    let item = dom::make("li", "problem")?;
    let place = units(&store.peek_shown().text, fault.span);
    dom::set(&item, "data-problem", Some(fault.kind.name()));
    dom::set(&item, "data-start", Some(&place.start.to_string()));
    dom::set(&item, "data-end", Some(&place.end.to_string()));
    dom::set(&item, "data-index", Some(&index.to_string()));
    dom::append(&item, &dom::icon("alert")?);
    let text = dom::make("span", "problem-text")?;
    text.set_text_content(Some(&locale::fault_sentence(fault.kind)));
    dom::append(&item, &text);
    if fault.fix.is_some() {
        let button = dom::make("button", "button small")?;
        dom::set(&button, "type", Some("button"));
        dom::set(&button, "data-fix", Some(""));
        button.set_text_content(Some(&locale::fix_label(fault)));
        dom::append(&item, &button);
    }
    Some(item)
}

fn listen(store: Store) {
    let fault_of = move |event: &web_sys::Event| {
        let index: usize = dom::closest(event, "data-index")?.1.parse().ok()?;
        store.peek_shown().reading.faults.get(index).cloned()
    };
    dom::on_element(".problem-list", "click", move |event| {
        let fix = dom::closest(&event, "data-fix").and_then(|_| fault_of(&event)?.fix);
        if let Some(fix) = fix {
            store.dispatch(Command::Fix(fix));
            store.announce(words().fixed.into());
            dom::focus("#fen");
        }
    });
    dom::on_element(".problem-list", "pointerover", move |event| {
        store.light(fault_of(&event).map_or(Bitboard::EMPTY, |fault| fault.squares));
    });
    dom::on_element(".problem-list", "pointerleave", move |_| store.light(Bitboard::EMPTY));
}

/// A span in the units in which a text area counts.
fn units(text: &str, span: Span) -> Span {
    let mut passed = 0;
    let mut place = Span::default();
    for (index, character) in text.chars().chain(['\0']).enumerate() {
        if index == span.start {
            place.start = passed;
        }
        if index == span.end {
            place.end = passed;
            break;
        }
        passed += character.len_utf16();
    }
    place
}
