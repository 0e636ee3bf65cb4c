//! Files of the page's own host.

use js_sys::Uint8Array;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Response};

async fn response(name: &str) -> Option<Response> {
    let response = JsFuture::from(window().fetch_with_str(name)).await.ok()?;
    response.dyn_into().ok().filter(Response::ok)
}

/// The text of a file; none if it does not come whole.
pub async fn text(name: &str) -> Option<String> {
    JsFuture::from(response(name).await?.text().ok()?).await.ok()?.as_string()
}

/// The bytes of a file; none if it does not come whole.
pub async fn bytes(name: &str) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(response(name).await?.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// A file as it is; none if it does not come whole, or is empty.
pub async fn blob(name: &str) -> Option<Blob> {
    let blob: Blob = JsFuture::from(response(name).await?.blob().ok()?).await.ok()?.dyn_into().ok()?;
    Some(blob).filter(|blob| blob.size() > 0.0)
}
