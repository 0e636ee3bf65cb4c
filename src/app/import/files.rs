//! Files that are dropped on the page, or that the system opens with it.

use js_sys::{Array, ArrayBuffer, Uint8Array};
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, TextDecoder, TextDecoderOptions};

use super::entry::open_pictures;
use super::paste::paste;
use crate::app::browser::clipboard::OtherFormats;
use crate::app::notices::Announcer;
use crate::app::store::Store;
use crate::i18n::messages;
use crate::import::arrivals::{LARGEST, encoding, is_picture, old_encoding, readable};

/// Pastes files in their order: texts as one, or pictures.
pub fn open(store: Store, files: Vec<File>) {
    let files = readable(files, |file| file.type_(), File::name);
    if files.iter().all(|file| is_picture(&file.type_(), &file.name())) {
        return open_pictures(store, files.into_iter().map(Blob::from).collect());
    }
    // Asked before anything is read.
    if files.iter().map(|file| file.size()).sum::<f64>() > LARGEST as f64 {
        let is_one = files.len() == 1;
        let sentence = if is_one { messages().file_too_large() } else { messages().files_too_large() };
        return Announcer::of(store).tell(sentence);
    }
    spawn_local(async move {
        match read(&files).await {
            Some(text) => paste(store, text, Some(OtherFormats::default()), false),
            None => Announcer::of(store).tell(messages().file_unread()),
        }
    });
}

/// The text of all files; none if one of them is a folder, or gone.
///
/// They are read as one blob: a read of its own for each of thousands of files takes many seconds.
async fn read(files: &[File]) -> Option<String> {
    let all = Blob::new_with_blob_sequence(&files.iter().collect::<Array>()).ok()?;
    let all: ArrayBuffer = JsFuture::from(all.array_buffer()).await.ok()?.dyn_into().ok()?;
    let mut end = 0;
    let texts: Option<Vec<String>> = files
        .iter()
        .map(|file| {
            let start = end;
            end += file.size() as u32;
            decoded(&Uint8Array::new(&all).subarray(start, end))
        })
        .collect();
    Some(texts?.join("\n\n"))
}

/// The text of a file: UTF-16 if it says so, UTF-8 if it is that, else one of the alphabets before Unicode.
fn decoded(bytes: &Uint8Array) -> Option<String> {
    let strict = TextDecoderOptions::new();
    strict.set_fatal(true);
    let decode = |decoder: TextDecoder| decoder.decode_with_buffer_source(bytes).ok();
    TextDecoder::new_with_label_and_options(encoding([bytes.at(0), bytes.at(1)]), &strict)
        .ok()
        .and_then(decode)
        .or_else(|| TextDecoder::new_with_label(old_encoding(&bytes.to_vec())).ok().and_then(decode))
}
