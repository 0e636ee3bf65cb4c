//! A focus that is lost: the element that had it has gone (a notice, a repair, a card). It goes to what had it before, else
//! to the board. No component knows what had the focus before it, so this listens on the window.

use leptos::ev::{self, FocusEvent};
use leptos::prelude::*;
use web_sys::HtmlElement;

use super::events::{on_capture, target_of};
use super::focus::{active_element, focus_first, is_seen};

/// How many elements are remembered.
const REMEMBERED: usize = 8;
/// By the second frame the page has shown what a key or a click has done; a browser may take the focus from what has gone
/// some frames later.
const FRAMES: u32 = 12;

type Trail = StoredValue<Vec<HtmlElement>, LocalStorage>;

/// Gives a lost focus back, as long as the owner lives.
pub fn keep_focus() {
    let trail: Trail = StoredValue::new_local(Vec::new());
    on_capture(ev::focusin, move |event: FocusEvent| {
        let Some(target) = target_of::<HtmlElement>(&event) else { return };
        trail.update_value(|trail| {
            trail.retain(|other| *other != target);
            trail.push(target);
            let surplus = trail.len().saturating_sub(REMEMBERED);
            trail.drain(..surplus);
        });
    });
    on_capture(ev::keydown, move |_| watch(trail, FRAMES));
    on_capture(ev::click, move |_| watch(trail, FRAMES));
}

fn watch(trail: Trail, frames: u32) {
    request_animation_frame(move || {
        rescue(trail);
        if frames > 1 {
            watch(trail, frames - 1);
        }
    });
}

fn rescue(trail: Trail) {
    if active_element().is_some_and(|active| active.tag_name() != "BODY") {
        return;
    }
    // Not held while the focus moves: that adds to it.
    let Some(elements) = trail.try_with_value(Clone::clone) else { return };
    if elements.last().is_some_and(|last| !is_seen(last)) {
        let before = elements.iter().rev().find(|element| is_seen(element));
        focus_first(before, "[data-board]");
    }
}
