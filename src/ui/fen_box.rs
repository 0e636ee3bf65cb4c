//! The FEN box: a text area over a mirror of its text, which carries the tints, the underlines and the lights.

use std::cell::Cell;

use leptos_dom::helpers::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlTextAreaElement, InputEvent, KeyboardEvent, MouseEvent};

use super::browser::clipboard;
use super::dom;
use super::store::{Shown, Store, is_plain_record};
use crate::editor::{Command, MAX_TEXT_LEN, text_squares};
use crate::notation::{Field, Reading, Span};
use crate::position::Bitboard;

const BOX: &str = "#fen";

thread_local! {
    /// The page has written into the box while the focus was there (a fix, a step back), and nobody has typed since: the
    /// browser does not know how to undo that.
    static IS_WRITTEN: Cell<bool> = const { Cell::new(false) };
}

/// How many faults are underlined; a text may have a hundred thousand.
const SHOWN: usize = 20;

/// Binds the box and its mirror.
pub(super) fn bind(store: Store) {
    bind_text(store);
    bind_mirror(store);
    follow_pointer(store);
    dom::bind(store, BOX, "aria-invalid", |store| faulty(store).then_some("true".into()));
    dom::bind_flag(store, ".fen", "data-faulty", faulty);
}

fn faulty(store: Store) -> bool {
    !store.shown().reading.is_well_formed()
}

/// The field that the pointer or the caret is in.
pub(super) fn field(store: Store) -> Option<Field> {
    let page = store.page();
    let place = page.pointed.or(page.caret)?;
    store.shown().reading.field_at(place)
}

/// Whether this is the box.
pub(super) fn is_box(element: &Element) -> bool {
    element.id() == BOX[1..]
}

/// Whether what stands in the box is the page's, and to be undone by the page.
pub(super) fn is_written() -> bool {
    IS_WRITTEN.get()
}

fn bind_text(store: Store) {
    let Some(area) = dom::find_as::<HtmlTextAreaElement>(BOX) else { return };
    let shown = area.clone();
    dom::watch_at_once(
        move || store.shown().text.clone(),
        move |text| {
            // Writing the same text would move the caret.
            if shown.value() != *text {
                shown.set_value(text);
                IS_WRITTEN.set(dom::is_active(&shown));
            }
        },
    );
    dom::on(&area, "input", move |event| {
        IS_WRITTEN.set(false);
        let pasted = event.dyn_ref::<InputEvent>().is_some_and(|input| {
            matches!(
                input.input_type().as_str(),
                "insertFromPaste" | "insertFromDrop" | "insertReplacementText"
            )
        });
        let text = dom::value_of(&event);
        if text.len() > MAX_TEXT_LEN {
            // It came otherwise than by a paste. What there was stands again before the other one is laid out.
            if let Some(area) = dom::find_as::<HtmlTextAreaElement>(BOX) {
                area.set_value(&store.shown().text);
            }
            return store.paste(text, true);
        }
        store.notify(None);
        store.dispatch(if pasted { Command::PasteText(text) } else { Command::Type(text) });
    });
    dom::on(&area, "paste", move |event| paste_over(store, &event));
    dom::on(&area, "keydown", move |event| key(store, &event));
    let left = area.clone();
    dom::on(&area, "blur", move |_| {
        set_caret(store, None);
        // Whoever goes to another window, or has the page loaded again, has not done with the text.
        if dom::is_active(&left) {
            return;
        }
        store.dispatch(Command::EndTyping);
    });
    for event in ["focus", "keyup", "click"] {
        let area = area.clone();
        dom::on(&area.clone(), event, move |_| {
            let units = area.selection_start().ok().flatten().unwrap_or(0) as usize;
            let place = characters_before(&store.shown().text, units);
            set_caret(store, Some(place));
        });
    }
}

/// A paste over everything in the box may be of any kind that a paste elsewhere may be. A piece of text goes where the
/// caret is.
fn paste_over(store: Store, event: &web_sys::Event) {
    let Some(text) = clipboard::pasted(event) else { return };
    if text.len() > MAX_TEXT_LEN {
        event.prevent_default();
        return store.paste(text, true);
    }
    let area = dom::find_as::<HtmlTextAreaElement>(BOX);
    let over_all = area.is_some_and(|area| {
        let start = area.selection_start().ok().flatten().unwrap_or(0);
        let end = area.selection_end().ok().flatten().unwrap_or(0);
        start == 0 && end as usize == area.value().encode_utf16().count()
    });
    if over_all && !is_plain_record(&text) || text.trim().contains('\n') {
        event.prevent_default();
        store.paste(text, true);
    }
}

fn set_caret(store: Store, place: Option<usize>) {
    store.set(|page| std::mem::replace(&mut page.caret, place) != place);
}

fn key(store: Store, event: &web_sys::Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>().filter(|event| !event.is_composing()) else { return };
    match key.key().as_str() {
        // A record is one line: Enter ends the work on it. A pasted text keeps its lines.
        "Enter" => {
            event.prevent_default();
            store.dispatch(Command::EndTyping);
        }
        "Escape" => {
            event.prevent_default();
            event.stop_propagation();
            store.dispatch(Command::RevertText);
        }
        _ => {}
    }
}

/// How many characters the first UTF-16 units of a text are.
fn characters_before(text: &str, units: usize) -> usize {
    let mut passed = 0;
    let within = |character: &char| {
        passed += character.len_utf16();
        passed <= units
    };
    text.chars().take_while(within).count()
}

/// The character under the pointer lights on the board what it means.
fn follow_pointer(store: Store) {
    let point = move |place: Option<usize>| {
        let lit = place.map_or(Bitboard::EMPTY, |place| {
            let shown = store.shown();
            text_squares::squares_at(&shown.text, &shown.reading, place)
        });
        store.set(|page| {
            page.lit = lit;
            std::mem::replace(&mut page.pointed, place) != place
        });
    };
    dom::on_element(BOX, "pointermove", move |event| {
        point(event.dyn_ref::<MouseEvent>().and_then(character_under));
    });
    dom::on_element(BOX, "pointerleave", move |_| point(None));
}

/// The mirror lies under the text area, so the elements at a point name the character.
fn character_under(event: &MouseEvent) -> Option<usize> {
    let elements = document().elements_from_point(event.client_x() as f32, event.client_y() as f32);
    elements.iter().find_map(|element| {
        let element: Element = element.dyn_into().ok()?;
        element.get_attribute("data-char")?.parse().ok()
    })
}

/// A run of characters with one look.
#[derive(Clone, Debug, PartialEq)]
struct Segment {
    place: usize,
    text: String,
    field: Option<usize>,
    faulty: bool,
    lit: bool,
    /// Something is missing before it.
    gap: bool,
}

/// The text once more under the text area: tints of the fields, underlines of the faults, the lit character.
fn bind_mirror(store: Store) {
    let Some(mirror) = dom::find(".fen-mirror") else { return };
    let segments = move || {
        let page = store.page();
        let shown = store.shown();
        let Shown { text, reading, .. } = &*shown;
        let square = page.hovered.and_then(|square| text_squares::character_of(text, reading, square));
        segments(text, reading, square, page.pointed)
    };
    let follower = mirror.clone();
    dom::on_element(BOX, "scroll", move |event| {
        if let Some(area) = dom::target(&event) {
            follower.set_scroll_top(area.scroll_top());
        }
    });
    dom::empty(&mirror);
    // The last line of a text area is there even when it is empty; a space keeps it in the mirror too.
    let Some(end) = dom::add(&mirror, "span", "") else { return };
    dom::set_text(&end, " ");
    let mut spans: Vec<(Segment, Element)> = Vec::new();
    dom::watch(segments, move |segments| {
        for (_, span) in spans.drain(segments.len().min(spans.len())..) {
            span.remove();
        }
        for (index, segment) in segments.iter().enumerate() {
            if let Some((shown, span)) = spans.get_mut(index) {
                show(span, segment, Some(shown));
                shown.clone_from(segment);
            } else if let Some(span) = dom::make("span", "") {
                show(&span, segment, None);
                // Refused only if the end were gone.
                let _ = mirror.insert_before(&span, Some(&end));
                spans.push((segment.clone(), span));
            }
        }
    });
}

fn show(span: &Element, segment: &Segment, before: Option<&Segment>) {
    let class = |segment: &Segment| {
        let mut class = segment.field.map_or_else(String::new, |index| ["f", &index.to_string()].concat());
        for (on, name) in [(segment.faulty, " faulty"), (segment.lit, " lit"), (segment.gap, " gap")] {
            if on {
                class.push_str(name);
            }
        }
        class
    };
    let look = class(segment);
    if before.map_or_else(String::new, class) != look {
        dom::put(span, "class", Some(&look));
    }
    if before.is_none_or(|before| before.place != segment.place) {
        dom::put(span, "data-char", Some(&segment.place.to_string()));
    }
    if before.is_none_or(|before| before.text != segment.text) {
        span.set_text_content(Some(&segment.text));
    }
}

/// Cuts a text where its looks change; while the pointer is over it, at each character of the placement, so that each
/// can be pointed at.
fn segments(text: &str, reading: &Reading, lit: Option<usize>, pointed: Option<usize>) -> Vec<Segment> {
    // A megabyte of faults is not drawn one by one.
    let faults = || reading.faults.iter().take(SHOWN);
    let placement = reading.fields[0].filter(|_| pointed.is_some()).unwrap_or_default();
    let is_cut = |place: usize| {
        let at_end = |span: Span| span.start == place || span.end == place;
        reading.fields.iter().flatten().copied().any(at_end)
            || faults().any(|fault| at_end(fault.span))
            || lit.is_some_and(|lit| lit == place || lit + 1 == place)
            || pointed.is_some_and(|here| here == place || here + 1 == place)
            || (placement.start < place && place < placement.end.min(placement.start + 128))
    };
    let mut segments: Vec<Segment> = Vec::new();
    let mut length = 0;
    for (place, character) in text.chars().enumerate() {
        length += 1;
        match segments.last_mut() {
            Some(segment) if !is_cut(place) => segment.text.push(character),
            _ => segments.push(Segment {
                place,
                text: character.into(),
                field: reading
                    .fields
                    .iter()
                    .position(|span| span.is_some_and(|s| s.start <= place && place < s.end)),
                faulty: faults().any(|fault| fault.span.start <= place && place < fault.span.end),
                lit: lit == Some(place) || pointed == Some(place),
                gap: faults().any(|fault| fault.span == Span::at(place)),
            }),
        }
    }
    if faults().any(|fault| fault.span == Span::at(length)) {
        let end =
            Segment { place: length, text: String::new(), field: None, faulty: false, lit: false, gap: true };
        segments.push(end);
    }
    segments
}
