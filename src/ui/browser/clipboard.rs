//! The clipboard. Where the browser refuses it, the text box is selected instead, for the user's own keys.

use js_sys::{Array, Promise};
use leptos_dom::helpers::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Clipboard, ClipboardEvent, ClipboardItem, Event, HtmlTextAreaElement};

use crate::ui::dom;

/// The clipboard is not there or the user or the browser said no.
pub(in crate::ui) struct Refused;

fn clipboard() -> Result<Clipboard, Refused> {
    // Outside secure contexts the property is absent, whatever the bindings say.
    let navigator = window().navigator();
    let value = js_sys::Reflect::get(&navigator, &"clipboard".into()).map_err(|_| Refused)?;
    value.dyn_into().map_err(|_| Refused)
}

/// Puts a text on the clipboard.
pub(in crate::ui) async fn write(text: &str) -> Result<(), Refused> {
    let promise = clipboard()?.write_text(text);
    JsFuture::from(promise).await.map(|_| ()).map_err(|_| Refused)
}

/// Whether the clipboard takes pictures.
pub(in crate::ui) fn takes_pictures() -> bool {
    let has = |object: &JsValue, name: &str| js_sys::Reflect::has(object, &name.into()).unwrap_or(false);
    clipboard().is_ok_and(|clipboard| has(&clipboard, "write")) && has(&window(), "ClipboardItem")
}

/// Puts the PNG that is promised on the clipboard. The user must be pressing something at this moment, not later.
pub(in crate::ui) fn write_picture(promise: &Promise) -> Result<Promise, Refused> {
    let kinds = js_sys::Object::new();
    js_sys::Reflect::set(&kinds, &"image/png".into(), promise).map_err(|_| Refused)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&kinds).map_err(|_| Refused)?;
    Ok(clipboard()?.write(&Array::of1(&item)))
}

/// The text on the clipboard.
pub(in crate::ui) async fn read() -> Result<String, Refused> {
    let clipboard = clipboard()?;
    // Some browsers have a clipboard that can only be written.
    if !js_sys::Reflect::has(&clipboard, &"readText".into()).unwrap_or(false) {
        return Err(Refused);
    }
    let value = JsFuture::from(clipboard.read_text()).await.map_err(|_| Refused)?;
    value.as_string().ok_or(Refused)
}

/// The text that a paste brings.
pub(in crate::ui) fn pasted(event: &Event) -> Option<String> {
    event.dyn_ref::<ClipboardEvent>()?.clipboard_data()?.get_data("text/plain").ok()
}

/// Focuses the text box and selects all of it.
pub(in crate::ui) fn select_box() {
    if let Some(text) = dom::find_as::<HtmlTextAreaElement>("#fen") {
        let _ = text.focus();
        text.select();
    }
}
