//! The clipboard. Where the browser refuses it, the text box is selected instead, for the user's own keys.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Array, Function, Promise};
use leptos_dom::helpers::window;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
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

/// Puts a text on the clipboard, then says whether it is there.
pub(in crate::ui) fn write(text: &str, then: impl FnOnce(Result<(), Refused>) + 'static) {
    promised(clipboard().map(|clipboard| clipboard.write_text(text)), Box::new(|done| then(done.map(drop))));
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

/// Gets the text on the clipboard.
pub(in crate::ui) fn read(then: impl FnOnce(Result<String, Refused>) + 'static) {
    // Some browsers have a clipboard that can only be written.
    let can_read =
        |clipboard: &Clipboard| js_sys::Reflect::has(clipboard, &"readText".into()).unwrap_or(false);
    let text =
        clipboard().and_then(|clipboard| can_read(&clipboard).then(|| clipboard.read_text()).ok_or(Refused));
    promised(text, Box::new(|read| then(read.and_then(|text| text.as_string().ok_or(Refused)))));
}

/// What is done with what a promise holds, once it does.
type Then = Box<dyn FnOnce(Result<JsValue, Refused>)>;

/// Without futures: these two promises would be all that the page has an executor for.
fn promised(promise: Result<Promise, Refused>, then: Then) {
    let Ok(promise) = promise else { return then(Err(Refused)) };
    // One of the two is called; the browser's garbage collector frees the other.
    let then = Rc::new(Cell::new(Some(then)));
    let [kept, refused] = [true, false].map(|is_kept| {
        let then = Rc::clone(&then);
        Closure::once_into_js(move |value: JsValue| {
            if let Some(then) = then.take() {
                then(if is_kept { Ok(value) } else { Err(Refused) });
            }
        })
    });
    let method = js_sys::Reflect::get(&promise, &"then".into());
    // Every promise has it.
    let _ = method.map(|method| method.unchecked_ref::<Function>().call2(&promise, &kept, &refused));
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
