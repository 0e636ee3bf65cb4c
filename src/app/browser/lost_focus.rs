//! A focus that is lost: the element that had it has gone (a notice, a repair, a card). It goes to what had it before, else
//! to the board. No component knows what had the focus before it, so this listens on the window. An element that is taken
//! away or no longer shown has no size, which a `ResizeObserver` tells in every browser; not every one tells a `focusout`.

use std::time::Duration;

use leptos::ev::{self, FocusEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, ResizeObserver};

use super::events::{on_capture, target_of};
use super::focus::{active_element, focus_first, is_seen};

/// How many elements are remembered.
const REMEMBERED: usize = 8;

type Trail = StoredValue<Vec<HtmlElement>, LocalStorage>;

/// Gives a lost focus back, as long as the owner lives.
pub fn keep_focus() {
    let trail: Trail = StoredValue::new_local(Vec::new());
    let resized = Closure::<dyn Fn()>::new(move || {
        if last_is_gone(trail) {
            // In a task of its own: the page may be about to move the focus itself, and sizes that change while they are told
            // are an error.
            set_timeout(move || rescue(trail), Duration::ZERO);
        }
    });
    let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) else { return };
    // Both live as long as the owner.
    let (observer, _) = (StoredValue::new_local(observer), StoredValue::new_local(resized));
    on_cleanup(move || observer.with_value(ResizeObserver::disconnect));
    on_capture(ev::focusin, move |event: FocusEvent| {
        let Some(target) = target_of::<HtmlElement>(&event) else { return };
        observer.with_value(|observer| {
            observer.disconnect();
            observer.observe(&target);
        });
        trail.update_value(|trail| {
            trail.retain(|other| *other != target);
            trail.push(target);
            let surplus = trail.len().saturating_sub(REMEMBERED);
            trail.drain(..surplus);
        });
    });
}

fn last_is_gone(trail: Trail) -> bool {
    trail.with_value(|trail| trail.last().is_some_and(|last| !is_seen(last)))
}

fn rescue(trail: Trail) {
    // A browser may leave the focus with what is no longer shown.
    if active_element().is_some_and(|active| active.tag_name() != "BODY" && is_seen(&active)) {
        return;
    }
    // Not held while the focus moves: that adds to it.
    let Some(elements) = trail.try_with_value(Clone::clone) else { return };
    if elements.last().is_some_and(|last| !is_seen(last)) {
        let before = elements.iter().rev().find(|element| is_seen(element));
        focus_first(before, "[data-board]");
    }
}
