//! The start of the page: rendered when it is built, taken over in the browser.

use leptos::prelude::*;

use super::App;
use super::store::Store;

/// The body of the static page: the start position in English.
#[cfg(feature = "ssr")]
pub fn render() -> String {
    let owner = Owner::new();
    let html = owner.with(|| view! { <App store=Store::at_start()/> }.to_html());
    ["<div id=\"app\">", &html, "</div>"].concat()
}

/// Builds the page and takes the place of the static one.
#[cfg(feature = "app")]
pub fn mount() {
    use super::store::TypedBefore;
    use leptos::wasm_bindgen::JsCast;

    let Some(body) = document().body() else { return };
    let Ok(root) = document().create_element("div") else { return };
    root.set_id("app");
    let handle = leptos::mount::mount_to(root.clone().unchecked_into(), || {
        let store = Store::open(TypedBefore::default());
        store.bind_following();
        store.bind_address();
        view! { <App store/> }
    });
    handle.forget();
    match document().get_element_by_id("app") {
        Some(before) => {
            let _ = before.replace_with_with_node_1(&root);
        }
        None => {
            let _ = body.prepend_with_node_1(&root);
        }
    }
    if let Some(html) = document().document_element() {
        let _ = html.set_attribute("data-ready", "true");
    }
}
