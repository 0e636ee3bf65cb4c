//! Listeners that no component has, and the targets of events.

use leptos::ev::{self, EventDescriptor};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{Event, EventTarget, KeyboardEvent};

/// The target of an event, if it is one of this type.
pub fn target_of<T: JsCast>(event: &Event) -> Option<T> {
    event.target()?.dyn_into().ok()
}

/// Whether the target of an event is, or lies in, an element that a selector finds.
pub fn is_within(event: &Event, selector: &str) -> bool {
    around(event, selector).is_some()
}

/// The element that a selector finds around the target of an event, which may be the target itself.
pub fn around(event: &Event, selector: &str) -> Option<web_sys::Element> {
    target_of::<web_sys::Element>(event)?.closest(selector).ok().flatten()
}

/// Whether a key is held that makes another key a command of the browser or the system, or a sign of its own.
pub fn has_modifier(event: &KeyboardEvent) -> bool {
    event.alt_key() || event.ctrl_key() || event.meta_key() || event.shift_key()
}

/// Listens on the window before any element hears of the event, as long as the owner lives.
pub fn on_capture<E>(event: E, listener: impl Fn(E::EventType) + 'static)
where
    E: EventDescriptor + 'static,
    E::EventType: JsCast,
{
    listen_to(window().unchecked_ref(), event, true, listener);
}

/// Listens on the window, as long as the owner lives.
pub fn on_window<E>(event: E, listener: impl Fn(E::EventType) + 'static)
where
    E: EventDescriptor + 'static,
    E::EventType: JsCast,
{
    listen_to(window().unchecked_ref(), event, false, listener);
}

/// Listens on the document, as long as the owner lives.
pub fn on_document<E>(event: E, listener: impl Fn(E::EventType) + 'static)
where
    E: EventDescriptor + 'static,
    E::EventType: JsCast,
{
    listen_to(document().unchecked_ref(), event, false, listener);
}

/// Does something when the page comes back as it was left, by the Back button: it has learnt of nothing meanwhile.
pub fn on_return(listener: impl Fn() + 'static) {
    on_window(ev::pageshow, move |event| {
        if event.persisted() {
            listener();
        }
    });
}

/// Does something when another tab has changed what is kept under a name.
pub fn on_kept_elsewhere(name: &'static str, listener: impl Fn() + 'static) {
    on_window(ev::storage, move |event| {
        // No key: another tab has cleared everything.
        if event.key().is_none_or(|key| key == name) {
            listener();
        }
    });
}

#[allow(clippy::needless_pass_by_value, reason = "events are named by values, as in Leptos")]
fn listen_to<E>(target: &EventTarget, event: E, capture: bool, listener: impl Fn(E::EventType) + 'static)
where
    E: EventDescriptor + 'static,
    E::EventType: JsCast,
{
    listen(target, &event.name(), capture, move |event| listener(event.unchecked_into()));
}

/// Listens to an event of any name on any target, as long as the owner lives.
pub fn listen(target: &EventTarget, name: &str, capture: bool, listener: impl Fn(Event) + 'static) {
    listen_boxed(target, name, capture, Box::new(listener));
}

/// The part of all listeners that is the same, whatever they do.
fn listen_boxed(target: &EventTarget, name: &str, capture: bool, listener: Box<dyn Fn(Event)>) {
    let listener: Closure<dyn Fn(Event)> = Closure::wrap(listener);
    let function = listener.as_ref().unchecked_ref();
    if target.add_event_listener_with_callback_and_bool(name, function, capture).is_err() {
        return;
    }
    let kept = StoredValue::new_local((target.clone(), name.to_owned(), listener));
    on_cleanup(move || {
        kept.with_value(|(target, name, listener)| {
            let function = listener.as_ref().unchecked_ref();
            // Refused only if it is no listener.
            let _ = target.remove_event_listener_with_callback_and_bool(name, function, capture);
        });
    });
}
