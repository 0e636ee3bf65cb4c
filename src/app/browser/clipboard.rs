//! The clipboard, which the browser or the user may refuse.

use js_sys::{Array, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Clipboard, ClipboardEvent, ClipboardItem, DataTransfer, File};

/// The type of pages.
const HTML: &str = "text/html";
/// What the types of all pictures begin with.
const IMAGE: &str = "image/";

/// The clipboard is not there, or the user or the browser said no.
#[derive(Clone, Copy, Debug)]
pub struct Refused;

fn clipboard() -> Result<Clipboard, Refused> {
    // Outside secure contexts the property is absent, whatever the bindings say.
    let value = Reflect::get(&window().navigator(), &"clipboard".into()).map_err(|_| Refused)?;
    value.dyn_into().map_err(|_| Refused)
}

fn has(object: &JsValue, name: &str) -> bool {
    Reflect::has(object, &name.into()).unwrap_or(false)
}

/// Puts a text on the clipboard: at once, for browsers ask that a press of the user goes on. The future says whether it is
/// there.
///
/// # Errors
///
/// Where the browser or the user refuses.
pub fn write(text: &str) -> impl Future<Output = Result<(), Refused>> + use<> {
    let written = clipboard().map(|clipboard| clipboard.write_text(text));
    async move { settled(written).await.map(drop) }
}

/// Whether the clipboard takes pictures.
pub fn takes_pictures() -> bool {
    clipboard().is_ok_and(|clipboard| has(&clipboard, "write")) && has(&window(), "ClipboardItem")
}

/// Puts the PNG that is promised on the clipboard. The user must be pressing something at this moment, not later.
///
/// # Errors
///
/// Where the browser knows no pictures on the clipboard.
pub fn write_picture(promise: &Promise) -> Result<Promise, Refused> {
    let kinds = Object::new();
    Reflect::set(&kinds, &"image/png".into(), promise).map_err(|_| Refused)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&kinds).map_err(|_| Refused)?;
    Ok(clipboard()?.write(&Array::of1(&item)))
}

/// Gets the text on the clipboard.
///
/// # Errors
///
/// Where the browser or the user refuses.
pub fn read() -> impl Future<Output = Result<String, Refused>> {
    // Some browsers have a clipboard that can only be written.
    let text = clipboard()
        .and_then(|clipboard| has(&clipboard, "readText").then(|| clipboard.read_text()).ok_or(Refused));
    async move { settled(text).await?.as_string().ok_or(Refused) }
}

/// What a paste brings in other formats than text.
#[derive(Clone, Debug, Default)]
pub struct OtherFormats {
    /// The HTML; empty if there is none.
    pub html: String,
    pub pictures: Vec<Blob>,
}

impl OtherFormats {
    /// Those of a paste or a drop.
    pub fn of(data: Option<DataTransfer>) -> OtherFormats {
        let Some(data) = data else { return OtherFormats::default() };
        let is_picture = |file: &File| file.type_().starts_with(IMAGE);
        let pictures = files(&data).into_iter().filter(is_picture).map(Blob::from).collect();
        OtherFormats { html: data.get_data(HTML).unwrap_or_default(), pictures }
    }

    /// Those on the clipboard, as far as the browser tells.
    pub async fn on_clipboard() -> OtherFormats {
        let mut formats = OtherFormats::default();
        let items = clipboard()
            .and_then(|clipboard| has(&clipboard, "read").then(|| clipboard.read()).ok_or(Refused));
        let Ok(items) = settled(items).await else { return formats };
        for item in Array::from(&items).iter().filter_map(|item| item.dyn_into::<ClipboardItem>().ok()) {
            let kinds: Vec<String> = item.types().iter().filter_map(|kind| kind.as_string()).collect();
            if kinds.iter().any(|kind| kind == HTML)
                && let Some(blob) = blob(&item, HTML).await
                && let Ok(text) = settled(Ok(blob.text())).await
            {
                formats.html.push_str(&text.as_string().unwrap_or_default());
            }
            // Its types are forms of one picture.
            if let Some(kind) = kinds.iter().find(|kind| kind.starts_with(IMAGE)) {
                formats.pictures.extend(blob(&item, kind).await);
            }
        }
        formats
    }
}

async fn blob(item: &ClipboardItem, kind: &str) -> Option<Blob> {
    settled(Ok(item.get_type(kind))).await.ok()?.dyn_into().ok()
}

/// The files that a paste or a drop brings.
pub fn files(data: &DataTransfer) -> Vec<File> {
    let Some(files) = data.files() else { return Vec::new() };
    (0..files.length()).filter_map(|index| files.item(index)).collect()
}

async fn settled(promise: Result<Promise, Refused>) -> Result<JsValue, Refused> {
    JsFuture::from(promise?).await.map_err(|_| Refused)
}

/// The text that a paste brings.
pub fn pasted(event: &ClipboardEvent) -> Option<String> {
    event.clipboard_data()?.get_data("text/plain").ok()
}
