//! Moving the focus.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

pub fn active_element() -> Option<Element> {
    document().active_element()
}

/// Whether an element has the focus.
pub fn is_active(element: &Element) -> bool {
    active_element().is_some_and(|active| active == *element)
}

/// Gives an element the focus, and leaves the page where it is scrolled to.
pub fn focus_in_place(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}

/// Gives the focus to an element that is still on the page, else to the first that a selector finds.
pub fn focus_first(element: Option<&HtmlElement>, selector: &str) {
    let element = element.filter(|element| element.is_connected() && element.tag_name() != "BODY").cloned();
    let found = || document().query_selector(selector).ok().flatten()?.dyn_into::<HtmlElement>().ok();
    if let Some(element) = element.or_else(found) {
        // What cannot take the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Whether an element is on the page and takes up room there.
pub fn is_seen(element: &Element) -> bool {
    let place = element.get_bounding_client_rect();
    element.is_connected() && (place.width() > 0.0 || place.height() > 0.0)
}

/// Whether keys that are typed into an element are text.
pub fn takes_text(element: &Element) -> bool {
    match element.tag_name().as_str() {
        "TEXTAREA" | "SELECT" => true,
        "INPUT" => !matches!(element.get_attribute("type").as_deref(), Some("radio" | "checkbox" | "range")),
        _ => false,
    }
}
