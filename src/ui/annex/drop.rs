//! Texts and files that are dropped on the page, or that the system opens with it.

use js_sys::{Array, Promise, Uint8Array};
use leptos_dom::helpers::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DragEvent, Event, File, TextDecoder, TextDecoderOptions};

use super::{import, tell};
use crate::editor::MAX_TEXT_LEN;
use crate::import::arrivals::{LARGEST, encoding, readable};
use crate::locale;
use crate::ui::dom;

/// Of so many files the contents are asked for at once: waiting for each would take most of the time.
const AT_ONCE: usize = 200;

/// Listens for drops. A text that is dropped on a text field goes there; a file would take the place of the whole page,
/// wherever it is dropped.
pub(super) fn bind() {
    dom::on(&window(), "dragover", |event| {
        if holds_files(&event) {
            event.prevent_default();
        }
    });
    dom::on(&window(), "drop", |event| {
        let on_text = dom::target(&event).is_some_and(|element| dom::takes_text(&element));
        let files = files(&event);
        if !files.is_empty() {
            event.prevent_default();
            read(readable(files, File::name));
        } else if let Some(text) = text(&event).filter(|text| !on_text || text.len() > MAX_TEXT_LEN) {
            event.prevent_default();
            import::paste(text, false);
        }
    });
    // What the system opens is dropped by `public/installed.js`, unless it is gone.
    dom::on(&document(), "forsyth:file-unread", |_| tell(locale::annex_words().file_unread()));
}

/// While it is dragged a file cannot be seen, only that there is one.
fn holds_files(event: &Event) -> bool {
    let data = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer);
    data.is_some_and(|data| data.types().includes(&"Files".into(), 0))
}

fn files(event: &Event) -> Vec<File> {
    let data = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer);
    let Some(files) = data.and_then(|data| data.files()) else { return Vec::new() };
    (0..files.length()).filter_map(|index| files.item(index)).collect()
}

fn text(event: &Event) -> Option<String> {
    let text = event.dyn_ref::<DragEvent>()?.data_transfer()?.get_data("text/plain").ok()?;
    (!text.is_empty()).then_some(text)
}

/// Reads files as one text, in their order.
fn read(files: Vec<File>) {
    // Asked before anything is read.
    if files.iter().map(|file| file.size()).sum::<f64>() > LARGEST as f64 {
        let words = locale::annex_words();
        tell(if files.len() > 1 { words.files_too_large() } else { words.file_too_large() });
        return;
    }
    spawn_local(async move {
        let mut texts = Vec::new();
        for files in files.chunks(AT_ONCE) {
            let contents =
                Promise::all(&files.iter().map(|file| file.array_buffer()).collect::<Array>().into());
            let more = JsFuture::from(contents).await.ok().and_then(|contents| {
                Array::from(&contents).iter().map(|bytes| decoded(&bytes.into())).collect::<Option<Vec<_>>>()
            });
            // One of them may be a folder, or gone.
            let Some(more) = more else { return tell(locale::annex_words().file_unread()) };
            texts.extend(more);
        }
        import::paste(texts.join("\n\n"), false);
    });
}

/// The text of a file: UTF-16 if it says so, UTF-8 if it is that, else the alphabet of Western Europe, in which the standard
/// has its games.
fn decoded(bytes: &js_sys::ArrayBuffer) -> Option<String> {
    let bytes = Uint8Array::new(bytes);
    let first = [0, 1].map(|index| bytes.at(index));
    let strict = TextDecoderOptions::new();
    strict.set_fatal(true);
    let decode = |decoder: TextDecoder| decoder.decode_with_buffer_source(&bytes).ok();
    TextDecoder::new_with_label_and_options(encoding(first), &strict)
        .ok()
        .and_then(decode)
        .or_else(|| TextDecoder::new_with_label("windows-1252").ok().and_then(decode))
}
