//! Attributes of elements.

use web_sys::Element;

/// Sets an attribute of an element, or removes it.
pub fn set_attribute(element: &Element, name: &str, value: Option<&str>) {
    // Refused only for names that are none.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}
