//! The share sheet of the system, where the browser has one.

use js_sys::{Array, Function, Reflect};
use leptos::prelude::window;
use leptos::wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, FilePropertyBag, ShareData};

/// Why nothing was shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unshared {
    Closed,
    Refused,
}

fn function(name: &str) -> Option<Function> {
    Reflect::get(&window().navigator(), &name.into()).ok()?.dyn_into().ok()
}

/// Whether there is a share sheet.
pub fn is_here() -> bool {
    function("share").is_some()
}

/// Whether the share sheet takes pictures.
pub fn takes_pictures() -> bool {
    let picture = Blob::new().ok().and_then(|blob| picture(&blob, "picture.png", ""));
    let Some((picture, can_share)) = picture.zip(function("canShare")) else { return false };
    let answer = can_share.call1(&window().navigator(), &picture);
    is_here() && answer.is_ok_and(|answer| answer.is_truthy())
}

/// A link to share, and a text beside it where there is one.
pub fn link(title: &str, address: &str, text: &str) -> ShareData {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(address);
    if !text.is_empty() {
        data.set_text(text);
    }
    data
}

/// A PNG to share, and a text beside it where there is one.
pub fn picture(blob: &Blob, name: &str, text: &str) -> Option<ShareData> {
    let about = FilePropertyBag::new();
    about.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&Array::of1(blob), name, &about).ok()?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    if !text.is_empty() {
        data.set_text(text);
    }
    Some(data)
}

/// Opens the sheet: at once, for browsers ask that a press of the user goes on. The future says what has come of it.
///
/// # Errors
///
/// Nothing was shared.
pub fn share(data: &ShareData) -> impl Future<Output = Result<(), Unshared>> + use<> {
    let answer = match function("share") {
        Some(share) => share.call1(&window().navigator(), data),
        None => Err(JsValue::UNDEFINED),
    };
    async move {
        let settled = match answer {
            Ok(promise) => JsFuture::from(js_sys::Promise::resolve(&promise)).await,
            Err(error) => Err(error),
        };
        settled.map(drop).map_err(|error| if is_abort(&error) { Unshared::Closed } else { Unshared::Refused })
    }
}

fn is_abort(error: &JsValue) -> bool {
    let name = Reflect::get(error, &"name".into()).ok();
    name.and_then(|name| name.as_string()).is_some_and(|name| name == "AbortError")
}
