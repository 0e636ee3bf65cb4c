//! What the document itself says, outside of all components.

use leptos::prelude::*;

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
