//! The symbols of the page's own sprite, as text. The sprite is part of the static page and no component's.

use leptos::prelude::document;

/// What a symbol consists of.
pub fn symbol(name: &str) -> Option<String> {
    document().get_element_by_id(name).map(|symbol| symbol.inner_html())
}
