//! What the document itself says, outside of all components.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{CssStyleDeclaration, HtmlElement};

/// The name of the file with the program, as the build wrote it into the page (`data-wasm`).
pub fn program_name() -> Option<String> {
    let script = document().query_selector("script[data-wasm]").ok().flatten()?;
    script.get_attribute("data-wasm")
}

/// Sets an attribute of the root element, or removes it.
pub fn set_root(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    // Refused only for names that are none.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// An attribute of the root element.
pub fn root_attribute(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

fn root_style() -> Option<CssStyleDeclaration> {
    let root = document().document_element()?.dyn_into::<HtmlElement>().ok()?;
    Some(root.style())
}

/// A style property that is set on the root element; empty if it is not.
pub fn root_property(name: &str) -> String {
    root_style().and_then(|style| style.get_property_value(name).ok()).unwrap_or_default()
}

/// Sets a style property of the root element; an empty value removes it.
pub fn set_root_property(name: &str, value: &str) {
    if let Some(style) = root_style() {
        // Refused only where styles cannot be changed.
        let _ = style.set_property(name, value);
    }
}
