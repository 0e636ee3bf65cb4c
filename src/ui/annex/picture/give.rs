//! Where a picture goes: to the clipboard, into a file, to another app.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use js_sys::{Array, Reflect};
use leptos_dom::helpers::{document, set_timeout, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};
use web_sys::{Blob, File, FilePropertyBag, HtmlAnchorElement, ShareData};

use super::raster::{self, Failure};
use super::{Picture, choices};
use crate::locale;
use crate::ui::annex::copying::{self, Copying, say_copied, taken_elsewhere};
use crate::ui::annex::{announce, tell};
use crate::ui::browser::{blob, clipboard};
use crate::ui::dom;

/// The field of the width while no picture can be so wide.
const WRONG_SIZE: &str = "[data-choice=size][aria-invalid]";

/// How long a file is kept for the browser to save it.
const SAVED_WITHIN: Duration = Duration::from_mins(1);

thread_local! {
    /// A picture is being drawn: a second press would draw a second one.
    static IS_DRAWING: Cell<bool> = const { Cell::new(false) };
}

/// A button of the panel was pressed.
pub(super) fn pressed(action: &str) {
    match action {
        "copy-picture" => copy(),
        "download-png" => draw(|picture, blob| {
            let name = picture.file_name("png");
            save(blob, &name);
            announce(locale::picture_saved(&name));
        }),
        "download-svg" => {
            let picture = picture(1);
            let Some((file, picture)) = picture.and_then(|it| Some((blob::svg(&it.svg)?, it))) else {
                return;
            };
            let name = picture.file_name("svg");
            save(&file, &name);
            announce(locale::picture_saved(&name));
        }
        "share-picture" => draw(share),
        "copy-alt" => copy_alt(),
        _ => {}
    }
}

/// The picture that the page shows now; while its pieces are on their way, or its size is none, that is said.
fn picture(density: u32) -> Option<Picture> {
    if dom::find(WRONG_SIZE).is_some() {
        dom::focus(WRONG_SIZE);
        announce(locale::picture_size_fault());
        return None;
    }
    let picture = Picture::now(density);
    if picture.is_none() {
        tell(locale::annex_words().pieces_coming());
    }
    picture
}

/// Draws the picture in pixels and does something with it.
fn draw(then: fn(&Picture, &Blob)) {
    let Some(picture) = picture(choices().density) else { return };
    if is_busy() {
        return;
    }
    spawn_local(async move {
        let drawn = raster::png(&picture).await;
        set_busy(false);
        match drawn {
            Ok(blob) => then(&picture, &blob),
            Err(failure) => explain(&picture, failure),
        }
    });
}

/// Whether a picture is being drawn already; if not, one is from now on.
fn is_busy() -> bool {
    let busy = IS_DRAWING.get();
    if !busy {
        set_busy(true);
    }
    busy
}

fn set_busy(busy: bool) {
    IS_DRAWING.set(busy);
    if let Some(buttons) = dom::find(".picture-buttons") {
        dom::set(&buttons, "aria-busy", busy.then_some("true"));
    }
}

/// The clipboard wants to be asked while the user presses: it gets the promise of a picture.
fn copy() {
    let Some(picture) = picture(choices().density) else { return };
    if !clipboard::takes_pictures() {
        draw(save_instead);
        return;
    }
    if is_busy() {
        return;
    }
    let picture = Rc::new(picture);
    let outcome = Rc::new(RefCell::new(None));
    let promise = future_to_promise({
        let (picture, outcome) = (Rc::clone(&picture), Rc::clone(&outcome));
        async move {
            let drawn = raster::png(&picture).await;
            outcome.replace(Some(drawn.clone()));
            drawn.map(JsValue::from).map_err(|_| JsValue::NULL)
        }
    });
    let drawn = JsFuture::from(promise.clone());
    let written = clipboard::write_picture(&promise).map(JsFuture::from);
    spawn_local(async move {
        // Its result lies in the outcome.
        let _ = drawn.await;
        let is_written = match written {
            Ok(written) => written.await.is_ok(),
            Err(_) => false,
        };
        set_busy(false);
        match outcome.take() {
            Some(Ok(_)) if is_written => {
                announce(locale::picture_copied(picture.pixels));
                taken_elsewhere();
                say_copied("[data-action=copy-picture]");
            }
            Some(Ok(blob)) => save_instead(&picture, &blob),
            Some(Err(failure)) => explain(&picture, failure),
            None => explain(&picture, Failure::Undrawn),
        }
    });
}

fn save_instead(picture: &Picture, blob: &Blob) {
    let name = picture.file_name("png");
    save(blob, &name);
    tell(&locale::picture_saved_instead(&name));
}

/// Why there is no picture, and what would work.
fn explain(picture: &Picture, failure: Failure) {
    tell(&match failure {
        Failure::Undrawn => locale::annex_words().picture_undrawn().to_owned(),
        Failure::TooLarge => {
            let smaller = (1..picture.density)
                .rev()
                .filter_map(|density| Some((density, Picture::now(density)?.pixels)));
            let possible = smaller.into_iter().find(|(_, size)| raster::is_possible(*size));
            locale::picture_too_large(picture.pixels, possible)
        }
    });
}

/// Has the browser save a file.
fn save(blob: &Blob, name: &str) {
    let Some(address) = blob::address(blob) else { return };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    set_timeout(move || blob::forget(&address), SAVED_WITHIN);
    taken_elsewhere();
}

/// Shows the button that shares where the browser shares files.
pub(super) fn show_share() {
    let Some(button) = dom::find("[data-action=share-picture]") else { return };
    let data = Blob::new().ok().and_then(|blob| share_data(&blob, "picture.png", ""));
    let navigator = window().navigator();
    let asks =
        ["share", "canShare"].into_iter().all(|name| Reflect::has(&navigator, &name.into()).unwrap_or(false));
    let shares = asks && data.is_some_and(|data| navigator.can_share_with_data(&data));
    dom::set(&button, "hidden", dom::flag(!shares));
}

fn share_data(blob: &Blob, name: &str, text: &str) -> Option<ShareData> {
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

fn share(picture: &Picture, blob: &Blob) {
    let Some(data) = share_data(blob, &picture.file_name("png"), &picture.alt) else { return };
    let shared = JsFuture::from(window().navigator().share_with_data(&data));
    spawn_local(async move {
        match shared.await {
            Ok(_) => {
                taken_elsewhere();
                announce(locale::annex_words().picture_shared().to_owned());
            }
            // Whoever closes the sheet knows what they did.
            Err(error) if error_name(&error).as_deref() == Some("AbortError") => {}
            Err(_) => tell(locale::annex_words().share_failed()),
        }
    });
}

fn error_name(error: &JsValue) -> Option<String> {
    Reflect::get(error, &"name".into()).ok()?.as_string()
}

fn copy_alt() {
    let Some(text) = dom::find("[data-alt-text]").and_then(|place| place.text_content()) else { return };
    copying::copy(Copying {
        text,
        button: "[data-action=copy-alt]".to_owned(),
        place: "[data-alt-text]".to_owned(),
        said: locale::annex_words().alt_text_copied().to_owned(),
    });
}
