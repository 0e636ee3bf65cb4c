//! Texts and files that are dropped on the page.

use any_spawner::Executor;
use leptos_dom::helpers::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, Event, File};

use super::{import, request};
use crate::locale;
use crate::ui::dom;
use crate::wire::Request;

/// The largest file that is read, in bytes: some ten thousand games. A larger one would keep the page busy for seconds.
const LARGEST: f64 = 8_000_000.0;

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
        if let Some(file) = file(&event) {
            event.prevent_default();
            read(&file);
        } else if let Some(text) = text(&event).filter(|_| !on_text) {
            event.prevent_default();
            import::paste(text, false);
        }
    });
}

/// While it is dragged a file cannot be seen, only that there is one.
fn holds_files(event: &Event) -> bool {
    let data = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer);
    data.is_some_and(|data| data.types().includes(&"Files".into(), 0))
}

fn file(event: &Event) -> Option<File> {
    event.dyn_ref::<DragEvent>()?.data_transfer()?.files()?.item(0)
}

fn text(event: &Event) -> Option<String> {
    let text = event.dyn_ref::<DragEvent>()?.data_transfer()?.get_data("text/plain").ok()?;
    (!text.is_empty()).then_some(text)
}

fn read(file: &File) {
    let tell = |sentence: &str| {
        request(&Request::Notify(sentence.to_owned(), None));
        request(&Request::Announce(sentence.to_owned()));
    };
    if file.size() > LARGEST {
        tell(locale::annex_words().file_too_large);
        return;
    }
    let text = file.text();
    Executor::spawn_local(async move {
        match JsFuture::from(text).await.ok().and_then(|text| text.as_string()) {
            Some(text) => import::paste(text, false),
            // A folder, or a file that is gone.
            None => tell(locale::annex_words().file_unread),
        }
    });
}
