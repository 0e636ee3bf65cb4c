//! The faults of the text in words, each with its fix; and what else the text could be read as.

use std::cell::RefCell;

use web_sys::{Element, HtmlTextAreaElement};

use super::{Scene, announce, changes, import, request, scene};
use crate::editor::Command;
use crate::import::{Import, import as find_positions};
use crate::locale;
use crate::notation::{Fault, Field, Span};
use crate::position::Bitboard;
use crate::ui::dom;
use crate::wire::Request;

/// How many faults are listed; a text may have a thousand.
const SHOWN: usize = 20;
/// So many are in sight at once where the page is narrowest, in each language.
const FITTING: usize = 2;
/// A longer text that is typed is not tried as anything else with every character.
const LONGEST_OFFER: usize = 2_000;

/// What a text that is being typed could be read as, beside a record.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offer {
    /// The moves behind it can be played.
    Moves,
    /// It has the piece letters of other languages, or is a diagram, a list, a game.
    Other,
}

thread_local! {
    /// The text, the faults that are listed, and what is offered.
    static LISTED: RefCell<(String, Vec<Fault>, Option<Offer>)> =
        const { RefCell::new((String::new(), Vec::new(), None)) };
}

/// Listens for fixes, and lights what a fault is about.
pub(super) fn bind() {
    let fault_of = |event: &web_sys::Event| {
        let index: usize = dom::closest(event, "data-index")?.1.parse().ok()?;
        scene()?.reading.faults.get(index).cloned()
    };
    dom::on_element("#problems", "click", move |event| {
        if dom::closest(&event, "data-offer").is_some() {
            if let Some(scene) = scene() {
                import::paste(scene.view.text.clone(), false);
            }
            return;
        }
        let fix = dom::closest(&event, "data-fix").and_then(|_| fault_of(&event)?.fix);
        if let Some(fix) = fix {
            request(&Request::Do(Command::Fix(fix)));
            announce(locale::annex_words().fixed().into());
            dom::focus("#fen");
        }
    });
    for event in ["pointerover", "focusin"] {
        dom::on_element("#problems", event, move |event| {
            request(&Request::Light(fault_of(&event).map_or(Bitboard::EMPTY, |fault| fault.squares)));
        });
    }
    for event in ["pointerleave", "focusout"] {
        dom::on_element("#problems", event, |_| request(&Request::Light(Bitboard::EMPTY)));
    }
}

/// Goes to the next fault of the text, or to the one before, around its end: it is selected in the box and told.
pub(super) fn go_on(backwards: bool) {
    let (Some(scene), Some(area)) = (scene(), dom::find_as::<HtmlTextAreaElement>("#fen")) else { return };
    let text = &scene.view.text;
    let faults = &scene.reading.faults;
    let places: Vec<Span> = faults.iter().map(|fault| units(text, fault.span)).collect();
    let is_here = dom::is_active(&area);
    let edge = |edge: Option<u32>| edge.unwrap_or(0) as usize;
    let selected = is_here.then(|| {
        Span::new(
            edge(area.selection_start().unwrap_or_default()),
            edge(area.selection_end().unwrap_or_default()),
        )
    });
    let Some(index) = following(&places, selected, backwards) else {
        announce(locale::annex_words().no_faults().into());
        return;
    };
    let span = places[index];
    dom::focus_on(&area);
    // Refused only by fields that hold no text.
    let _ = area.set_selection_range(span.start as u32, span.end as u32);
    changes::told(&scene);
    let number = places.iter().filter(|other| **other < span).count() + 1;
    announce(locale::fault_counted(number, places.len(), &faults[index], text));
}

/// Which place comes next after what is selected, in the order of the text and around its end; none if there are none.
fn following(places: &[Span], selected: Option<Span>, backwards: bool) -> Option<usize> {
    // The way to a place: those beyond the end of the text are as far as the text and themselves.
    let is_behind =
        |place: Span| selected.is_some_and(|here| if backwards { place >= here } else { place <= here });
    let mut found: Option<usize> = None;
    for (index, place) in places.iter().enumerate() {
        let is_nearer = found.is_none_or(|found| {
            let other = places[found];
            match (is_behind(*place), is_behind(other)) {
                (false, true) => true,
                (true, false) => false,
                _ if backwards => *place > other,
                _ => *place < other,
            }
        });
        if is_nearer {
            found = Some(index);
        }
    }
    found
}

/// Lists the faults.
pub(super) fn show(scene: &Scene) {
    let faults = &scene.reading.faults;
    let shown = &faults[..faults.len().min(SHOWN)];
    let offer = offer(scene);
    let now = (scene.view.text.clone(), shown.to_vec(), offer);
    // The places depend on the text only where there are faults.
    let same = |listed: &(String, Vec<Fault>, Option<Offer>)| {
        listed.2 == now.2 && listed.1.is_empty() && now.1.is_empty() || *listed == now
    };
    if LISTED.with_borrow(same) {
        return;
    }
    LISTED.set(now);
    let Some(place) = dom::find("#problems") else { return };
    dom::empty(&place);
    if let Some(button) = offer.and_then(offer_button) {
        dom::append(&place, &button);
    }
    if shown.is_empty() {
        return;
    }
    // In the wide page the list scrolls with what stands below it.
    if let Some(side) = dom::find(".side") {
        side.set_scroll_top(0);
    }
    let Some(list) = dom::make("ul", "problem-list") else { return };
    dom::set(&list, "aria-label", Some(locale::annex_words().problems()));
    // A long list scrolls by the keys that go through its buttons; without any it takes the focus itself.
    if shown.len() > FITTING && shown.iter().all(|fault| fault.fix.is_none()) {
        dom::set(&list, "tabindex", Some("0"));
    }
    for (index, fault) in shown.iter().enumerate() {
        if let Some(item) = item(&scene.view.text, index, fault) {
            dom::append(&list, &item);
        }
    }
    dom::append(&place, &list);
    if let Some(more) = dom::make("p", "more").filter(|_| faults.len() > SHOWN) {
        more.set_text_content(Some(&locale::more_faults(faults.len() - SHOWN)));
        dom::append(&place, &more);
    }
}

/// What the text could be read as.
fn offer(scene: &Scene) -> Option<Offer> {
    let text = &scene.view.text;
    let reading = &scene.reading;
    if reading.is_well_formed() {
        let tail = reading.tail?;
        let tail: String = text.chars().skip(tail.start).take("moves ".len()).collect();
        return (tail == "moves ").then_some(Offer::Moves);
    }
    let unreadable = |fault: &Fault| matches!(fault.kind.field(), Field::Placement | Field::Charset);
    if text.len() > LONGEST_OFFER || !reading.faults.iter().any(unreadable) {
        return None;
    }
    (!matches!(find_positions(text, None), Import::Unread(_))).then_some(Offer::Other)
}

fn offer_button(offer: Offer) -> Option<Element> {
    let words = locale::annex_words();
    let button = dom::button(match offer {
        Offer::Moves => words.offer_moves(),
        Offer::Other => words.offer_other(),
    })?;
    dom::set(&button, "data-offer", Some(""));
    Some(button)
}

fn item(text: &str, index: usize, fault: &Fault) -> Option<Element> {
    let item = dom::make("li", "problem")?;
    let place = units(text, fault.span);
    dom::set(&item, "data-problem", Some(fault.kind.name()));
    dom::set(&item, "data-start", Some(&place.start.to_string()));
    dom::set(&item, "data-end", Some(&place.end.to_string()));
    dom::set(&item, "data-index", Some(&index.to_string()));
    dom::append(&item, &dom::icon("alert")?);
    // Whoever sees the text sees the place underlined there.
    let unseen = dom::add(&item, "span", "unseen")?;
    unseen.set_text_content(Some(&locale::fault_place(fault, text)));
    let sentence = dom::make("span", "problem-text")?;
    sentence.set_text_content(Some(&locale::fault_sentence(fault.kind)));
    dom::append(&item, &sentence);
    if fault.fix.is_some() {
        dom::append(&item, &dom::fix_button(&locale::fix_label(fault))?);
    }
    Some(item)
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
