//! Files that the page has made, and the browser's own addresses for them.

use std::time::Duration;

use js_sys::Array;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// How long a file is kept for the browser to save it.
const SAVED_WITHIN: Duration = Duration::from_mins(1);

/// A file of this content, a text or bytes, of a kind.
pub fn blob(content: &JsValue, kind: &str) -> Option<Blob> {
    let about = BlobPropertyBag::new();
    about.set_type(kind);
    // Pieces of text and of bytes are pieces alike.
    Blob::new_with_buffer_source_sequence_and_options(&Array::of1(content), &about).ok()
}

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

/// An address for a drawing that changes: the one before is given back, and the last one with the owner. An image has its
/// own copy by then, or never asks for the old address again.
pub fn drawing_address(drawing: Signal<Option<String>>) -> Memo<Option<String>> {
    Memo::new(move |_| {
        let address = drawing.with(|drawing| drawing.as_deref().and_then(svg).as_ref().and_then(address));
        let given = address.clone();
        on_cleanup(move || {
            if let Some(address) = given {
                forget(&address);
            }
        });
        address
    })
}

/// Has the browser save a file. Only a link can do that; it need not be on the page.
pub fn save(blob: &Blob, name: &str) {
    let Some(address) = address(blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    set_timeout(move || forget(&address), SAVED_WITHIN);
}
