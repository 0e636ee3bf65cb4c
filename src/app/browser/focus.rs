//! Moving the focus.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// The element that has the focus.
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

/// The nearest element around the target of an event that has an attribute, and its value.
pub fn closest(event: &web_sys::Event, attribute: &str) -> Option<(Element, String)> {
    let element =
        event.target()?.dyn_into::<Element>().ok()?.closest(&["[", attribute, "]"].concat()).ok()??;
    let value = element.get_attribute(attribute)?;
    Some((element, value))
}
