//! Files of the page's own host.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text of a file; none if it does not come whole.
pub async fn text(name: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(name)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
