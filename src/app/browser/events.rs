//! Listeners on the window and the document that no component has.

use leptos::ev::EventDescriptor;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::wasm_bindgen::closure::Closure;
use web_sys::{Event, EventTarget};

/// Listens on the window before any element hears of the event, as long as the owner lives.
#[allow(clippy::needless_pass_by_value, reason = "events are named by values, as in Leptos")]
pub fn on_capture<E: EventDescriptor + 'static>(event: E, listener: impl Fn(E::EventType) + 'static)
where
    E::EventType: JsCast,
{
    listen(window().unchecked_ref(), &event.name(), true, move |event| listener(event.unchecked_into()));
}

/// Listens on the window to an event of any name, as long as the owner lives.
pub fn on_window(name: &str, listener: impl Fn(Event) + 'static) {
    listen(window().unchecked_ref(), name, false, listener);
}

/// Listens on the document to an event of any name, as long as the owner lives.
pub fn on_document(name: &str, listener: impl Fn(Event) + 'static) {
    listen(document().unchecked_ref(), name, false, listener);
}

/// Listens to an event of any name on any target, as long as the owner lives.
pub fn listen(target: &EventTarget, name: &str, capture: bool, listener: impl Fn(Event) + 'static) {
    let listener: Closure<dyn Fn(Event)> = Closure::new(listener);
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
