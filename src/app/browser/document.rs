//! What the document itself says, outside of all components.

use js_sys::{Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AddEventListenerOptions, Element, EventTarget};

use super::attributes::set_attribute;

/// The name of the file with the program, as the build wrote it into the page (`data-wasm`).
pub fn program_name() -> Option<String> {
    let script = document().query_selector("script[data-wasm]").ok().flatten()?;
    script.get_attribute("data-wasm")
}

/// Sets an attribute of the root element, or removes it.
pub fn set_root(name: &str, value: Option<&str>) {
    if let Some(root) = document().document_element() {
        set_attribute(&root, name, value);
    }
}

/// An attribute of the root element.
pub fn root_attribute(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

/// Resolves when all elements of the page stand in the document.
pub async fn parsed() {
    if document().ready_state() == "loading" {
        heard(&document(), "DOMContentLoaded").await;
    }
}

/// Resolves when the page and all that stands in it has been loaded.
pub async fn loaded() {
    if document().ready_state() != "complete" {
        heard(&window(), "load").await;
    }
}

/// Resolves with the next event of a type.
async fn heard(target: &EventTarget, event: &str) {
    let promise = Promise::new(&mut |done, _| {
        let once = AddEventListenerOptions::new();
        once.set_once(true);
        // Nothing refuses a listener.
        let _ = target.add_event_listener_with_callback_and_add_event_listener_options(event, &done, &once);
    });
    // Nothing rejects it.
    let _ = JsFuture::from(promise).await;
}

/// What a symbol of the page's own sprite consists of. The sprite is part of the static page and no component's.
pub fn symbol(name: &str) -> Option<String> {
    document().get_element_by_id(name).map(|symbol| symbol.inner_html())
}

/// Replaces what an element consists of by markup. Nothing stands there if Trusted Types refuse it.
pub fn set_markup(element: &Element, markup: &str) {
    // The setter of `web-sys` throws what is refused through the program.
    if Reflect::set(element, &"innerHTML".into(), &markup.into()).is_err() {
        element.set_text_content(None);
    }
}
