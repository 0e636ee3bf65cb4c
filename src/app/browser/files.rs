//! Files that the page has made, and the browser's own addresses for them.

use js_sys::Array;
use leptos::wasm_bindgen::JsValue;
use web_sys::{Blob, BlobPropertyBag, Url};

/// A file of this content, a text or bytes, of a kind.
pub fn blob(content: &JsValue, kind: &str) -> Option<Blob> {
    let about = BlobPropertyBag::new();
    about.set_type(kind);
    // Pieces of text and of bytes are pieces alike.
    Blob::new_with_buffer_source_sequence_and_options(&Array::of1(content), &about).ok()
}

/// A drawing as a file.
pub fn svg(drawing: &str) -> Option<Blob> {
    blob(&drawing.into(), "image/svg+xml")
}

/// An address for a file, until it is forgotten.
pub fn address(blob: &Blob) -> Option<String> {
    Url::create_object_url_with_blob(blob).ok()
}

/// Gives the address of a file back.
pub fn forget(address: &str) {
    // Refused only if it is no address.
    let _ = Url::revoke_object_url(address);
}
