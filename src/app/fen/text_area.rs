//! The text area: what is typed and pasted into it, its caret, and the pointer over it.

use std::time::Duration;

use leptos::ev::{ClipboardEvent, Event, KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{HtmlTextAreaElement, InputEvent};

use super::mirror::MirrorHandle;
use crate::app::board::state::BoardState;
use crate::app::browser::clipboard::{self, OtherFormats};
use crate::app::browser::events::listen;
use crate::app::browser::focus::is_active;
use crate::app::browser::frame::frame;
use crate::app::browser::scroll;
use crate::app::browser::style::set_root_property;
use crate::app::fen::handle::BoxHandle;
use crate::app::import::entry::is_plain_record;
use crate::app::import::entry::paste_text;
use crate::app::notices::Announcer;
use crate::app::reactive::effect;
use crate::app::store::{Store, set_if_other};
use crate::editor::{Command, MAX_TEXT_LEN};
use crate::position::Bitboard;
use crate::view::text_places::characters_before;
use crate::view::text_squares;

#[component]
pub fn TextArea(is_faulty: Memo<bool>, mirror: MirrorHandle) -> impl IntoView {
    let store = Store::here();
    show_text(store);
    stay_uncovered(store);
    let scroll = move |_| {
        if let (Some(area), Some(mirror)) =
            (BoxHandle::of(store).area.get_untracked(), mirror.node.get_untracked())
        {
            mirror.set_scroll_top(area.scroll_top());
            mirror.set_scroll_left(area.scroll_left());
        }
    };
    let area = view! {
        <textarea
            id="fen"
            node_ref=BoxHandle::of(store).area
            rows="1"
            enterkeyhint="done"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            aria-describedby="fen-line problems"
            aria-invalid=move || is_faulty.get().then_some("true")
            readonly=frame().is_read_only()
            on:input=move |event| typed(store, &event)
            on:paste=move |event| paste_over(store, &event)
            on:keydown=move |event| pressed(store, &event)
            on:keyup=move |_| follow_caret(store)
            on:click=move |_| follow_caret(store)
            on:focus=move |_| {
                keep_screen();
                follow_caret(store);
                uncover(store);
            }
            on:blur=move |_| left(store)
            on:scroll=scroll
            on:pointermove=move |event: PointerEvent| point_at(store, mirror.character_under(&event))
            on:pointerleave=move |_| point_at(store, None)
        >
            {store.shown.read_untracked().text.clone()}
        </textarea>
    };
    // Safari's own attribute, which the macro does not know.
    area.attr("autocorrect", "off")
}

/// The height of the screen before its keyboard takes a part of it: the styles give the board its size by it.
const SCREEN: &str = "--screen-before";

fn keep_screen() {
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    // As a whole number: what formats floating-point numbers would be a part of the first load.
    let height = height.map(|height| [&(height as i32).to_string(), "px"].concat());
    set_root_property(SCREEN, &height.unwrap_or_default());
}

/// Keeps the text of the box what the editor says it is.
fn show_text(store: Store) {
    effect(move || {
        let text = store.shown.with(|shown| shown.text.clone());
        let Some(area) = BoxHandle::of(store).area.get() else { return };
        // Writing the same text would move the caret.
        if area.value() != text {
            area.set_value(&text);
            BoxHandle::of(store).is_rewritten.set_value(is_active(&area));
        }
    });
}

fn typed(store: Store, event: &Event) {
    BoxHandle::of(store).is_rewritten.set_value(false);
    let is_pasted = event.dyn_ref::<InputEvent>().is_some_and(|input| {
        matches!(input.input_type().as_str(), "insertFromPaste" | "insertFromDrop" | "insertReplacementText")
    });
    let text = event_target_value(event);
    if text.len() > MAX_TEXT_LEN {
        // It came otherwise than by a paste. What there was stands again before the other one is laid out.
        if let Some(area) = BoxHandle::of(store).area.get_untracked() {
            area.set_value(&store.shown.read_untracked().text);
        }
        return paste_text(store, text, Some(OtherFormats::default()), true);
    }
    Announcer::of(store).notify(None);
    store.dispatch(if is_pasted { Command::PasteText(text) } else { Command::Type(text) });
    pause_soon(store);
}

/// How long nobody types before what is missing in the text is a fault.
const PAUSE: Duration = Duration::from_millis(700);

fn pause_soon(store: Store) {
    BoxHandle::of(store).typing.start(PAUSE, move || store.pause());
}

/// A paste over everything in the box may be of any kind that a paste elsewhere may be. A piece of text goes where the
/// caret is.
fn paste_over(store: Store, event: &ClipboardEvent) {
    let Some(text) = clipboard::pasted(event) else { return };
    let is_over_all = || {
        BoxHandle::of(store).area.get_untracked().is_some_and(|area| {
            let (start, end) = selection(&area);
            start == 0 && end == area.value().encode_utf16().count()
        })
    };
    let is_import =
        text.len() > MAX_TEXT_LEN || text.trim().contains('\n') || (!is_plain_record(&text) && is_over_all());
    if is_import {
        event.prevent_default();
        paste_text(store, text, Some(OtherFormats::of(event.clipboard_data())), true);
    }
}

fn pressed(store: Store, event: &KeyboardEvent) {
    // An input method is at work: the key is its own.
    if event.is_composing() {
        return;
    }
    match event.key().as_str() {
        // A record is one line: Enter ends the work on it. A pasted text keeps its lines.
        "Enter" => {
            event.prevent_default();
            store.dispatch(Command::EndTyping);
            // "Done" on a keyboard of the screen is done with it.
            if scroll::has_coarse_pointer()
                && let Some(area) = BoxHandle::of(store).area.get_untracked()
            {
                let _ = area.blur();
            }
        }
        "Escape" => {
            event.prevent_default();
            event.stop_propagation();
            store.dispatch(Command::RevertText);
        }
        _ => {}
    }
}

fn left(store: Store) {
    set_root_property(SCREEN, "");
    set_if_other(store.caret, None);
    // Whoever goes to another window, or has the page loaded again, has not done with the text.
    let is_still_here = BoxHandle::of(store).area.get_untracked().is_some_and(|area| is_active(&area));
    if !is_still_here {
        store.dispatch(Command::EndTyping);
    }
}

fn follow_caret(store: Store) {
    let Some(area) = BoxHandle::of(store).area.get_untracked() else { return };
    let (start, _) = selection(&area);
    let place = store.shown.with_untracked(|shown| characters_before(&shown.text, start));
    set_if_other(store.caret, Some(place));
}

/// What is selected in an area, in UTF-16 units.
pub(super) fn selection(area: &HtmlTextAreaElement) -> (usize, usize) {
    let start = area.selection_start().ok().flatten().unwrap_or(0);
    let end = area.selection_end().ok().flatten().unwrap_or(0);
    (start as usize, end as usize)
}

/// The character under the pointer lights on the board what it means.
fn point_at(store: Store, place: Option<usize>) {
    let lit = place.map_or(Bitboard::EMPTY, |place| {
        store.shown.with_untracked(|shown| text_squares::squares_at(&shown.text, &shown.reading, place))
    });
    BoardState::of(store).light(lit);
    set_if_other(store.pointed, place);
}

/// Where the keyboard of the screen covers the page instead of making it smaller, the box may lie under it.
fn stay_uncovered(store: Store) {
    effect(move || {
        if let Some(viewport) = window().visual_viewport() {
            listen(&viewport, "resize", false, move |_| uncover(store));
        }
    });
}

fn uncover(store: Store) {
    if let Some(area) = BoxHandle::of(store).area.get_untracked().filter(|area| is_active(area)) {
        scroll::uncover(&area);
    }
}
