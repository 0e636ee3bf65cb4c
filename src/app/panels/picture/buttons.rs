//! Where a picture goes: to the clipboard, into a file, to another app.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::Blob;

use super::piece_art;
use super::state::{State, source_of};
use crate::app::browser::raster::{self, Failure};
use crate::app::browser::share::{self, Unshared};
use crate::app::browser::style::root_properties;
use crate::app::browser::{clipboard, files};
use crate::app::copying::state::CopyState;
use crate::app::feedback::CopyFeedback;
use crate::app::notices::Announcer;
use crate::app::parts::AnswerButton;
use crate::app::settings;
use crate::app::settings::Settings;
use crate::app::store::Store;
use crate::i18n::{
    messages, picture_copied, picture_saved, picture_saved_instead, picture_size_fault, picture_too_large,
};
use crate::view::{PAGE_COLORS, Picture};

/// What the buttons share.
#[derive(Clone, Copy)]
struct ButtonState {
    state: State,
    /// A picture is being drawn: a second press would draw a second one.
    is_busy: RwSignal<bool>,
    /// "Copied" stands on the button that copies.
    feedback: CopyFeedback,
}

#[component]
pub(super) fn Buttons(state: State) -> impl IntoView {
    let messages = messages();
    let buttons = ButtonState { state, is_busy: RwSignal::new(false), feedback: CopyFeedback::new() };
    let feedback = buttons.feedback;
    view! {
        <div class="picture-buttons" aria-busy=move || buttons.is_busy.get().then_some("true")>
            <AnswerButton
                class="button primary"
                feedback
                words=feedback.words(messages.copy_picture().to_owned())
                attr:data-action="copy-picture"
                on:click=move |_| buttons.copy()
            />
            <button
                type="button"
                class="button"
                data-action="download-png"
                on:click=move |_| buttons.draw(save_png)
            >
                {messages.download_png()}
            </button>
            <button type="button" class="button" data-action="download-svg" on:click=move |_| buttons.save_svg()>
                {messages.download_svg()}
            </button>
            <button
                type="button"
                class="button"
                data-action="share-picture"
                hidden=!share::takes_pictures()
                on:click=move |_| buttons.draw(share_png)
            >
                {messages.share_picture()}
            </button>
        </div>
    }
}

impl State {
    /// The picture that the page shows now; while its pieces are on their way, or its size is none, that is said.
    fn picture(self, density: u32) -> Option<Picture> {
        if untrack(|| self.size_is_wrong()) {
            if let Some(field) = self.size_field.get_untracked() {
                let _ = field.focus();
            }
            Announcer::of(self.store).announce(picture_size_fault());
            return None;
        }
        let source = self.source.get_untracked();
        let Some(art) = self.art.get_untracked() else {
            // They may have failed to come before.
            piece_art::bring(self, source.pieces);
            Announcer::of(self.store).tell(messages().pieces_loading());
            return None;
        };
        Some(Picture::new(source, &art, density))
    }

    fn dense_picture(self) -> Option<Picture> {
        self.picture(self.choices.get_untracked().density)
    }
}

impl ButtonState {
    /// Draws the picture in pixels and does something with it.
    fn draw(self, then: fn(Store, &Picture, &Blob)) {
        let Some(picture) = self.state.dense_picture() else { return };
        if self.begin() {
            return;
        }
        let store = self.state.store;
        spawn_local(async move {
            let drawn = png(&picture).await;
            self.end();
            match drawn {
                Ok(blob) => then(store, &picture, &blob),
                Err(failure) => explain(store, &picture, failure),
            }
        });
    }

    /// Says that a picture is being drawn from now on. Returns whether one was already.
    fn begin(self) -> bool {
        let was_busy = self.is_busy.get_untracked();
        self.is_busy.set(true);
        was_busy
    }

    fn end(self) {
        // The panel may be closed by now.
        let _ = self.is_busy.try_set(false);
    }

    /// The clipboard wants to be asked while the user presses: it gets the promise of a picture.
    fn copy(self) {
        if !clipboard::takes_pictures() {
            return self.draw(save_instead);
        }
        let Some(picture) = self.state.dense_picture() else { return };
        if self.begin() {
            return;
        }
        let store = self.state.store;
        spawn_local(copied(store, async move { Some(picture) }, move |is_copied| {
            self.end();
            if is_copied {
                self.feedback.show();
            }
        }));
    }

    fn save_svg(self) {
        let Some(picture) = self.state.picture(1) else { return };
        if let Some(file) = files::svg(&picture.svg) {
            save(self.state.store, &file, &picture.file_name("svg"));
        }
    }
}

/// Puts a picture on the clipboard, which wants to be asked while the user presses: it gets the promise of the picture. Where
/// it refuses, the picture is saved. `end` learns whether it is on the clipboard.
fn copied(
    store: Store,
    picture: impl Future<Output = Option<Picture>> + 'static,
    end: impl FnOnce(bool) + 'static,
) -> impl Future<Output = ()> {
    let outcome = Rc::new(RefCell::new(None));
    let promise = future_to_promise({
        let outcome = Rc::clone(&outcome);
        async move {
            let Some(picture) = picture.await else { return Err(JsValue::NULL) };
            let drawn = png(&picture).await;
            outcome.replace(Some((picture, drawn.clone())));
            drawn.map(JsValue::from).map_err(|_| JsValue::NULL)
        }
    });
    let drawn = JsFuture::from(promise.clone());
    let written = clipboard::write_picture(&promise).map(JsFuture::from);
    async move {
        // Its result lies in the outcome.
        let _ = drawn.await;
        let is_written = match written {
            Ok(written) => written.await.is_ok(),
            Err(_) => false,
        };
        end(is_written);
        match outcome.take() {
            Some((picture, Ok(_))) if is_written => {
                Announcer::of(store).announce(picture_copied(picture.pixels));
            }
            Some((picture, Ok(blob))) => save_instead(store, &picture, &blob),
            Some((picture, Err(failure))) => explain(store, &picture, failure),
            None => Announcer::of(store).tell(messages().pieces_not_loaded()),
        }
    }
}

/// The picture as the choices of the panel have it, of the position as it is now.
fn picture_now(store: Store) -> impl Future<Output = Option<Picture>> {
    let choices = Settings::of(store).get(settings::PICTURE);
    let source = untrack(|| source_of(store, choices, root_properties(PAGE_COLORS)));
    async move {
        let art = piece_art::drawings(source.pieces).await?;
        Some(Picture::new(source, &art, choices.density))
    }
}

/// Copies the picture at once, as the choices of the panel have it. Where the browser copies no pictures, it is saved.
pub fn copy_picture(store: Store) {
    if clipboard::takes_pictures() {
        spawn_local(copied(store, picture_now(store), move |is_copied| {
            if is_copied {
                CopyState::of(store).feedback.show();
            }
        }));
        return;
    }
    let picture = picture_now(store);
    spawn_local(async move {
        let Some(picture) = picture.await else {
            return Announcer::of(store).tell(messages().pieces_not_loaded());
        };
        match png(&picture).await {
            Ok(blob) => save_instead(store, &picture, &blob),
            Err(failure) => explain(store, &picture, failure),
        }
    });
}

/// The picture as a PNG.
async fn png(picture: &Picture) -> Result<Blob, Failure> {
    raster::png(&picture.svg, picture.pixels, picture.density).await
}

fn save_png(store: Store, picture: &Picture, blob: &Blob) {
    save(store, blob, &picture.file_name("png"));
}

fn save(store: Store, file: &Blob, name: &str) {
    files::save(file, name);
    Announcer::of(store).announce(picture_saved(name));
}

fn save_instead(store: Store, picture: &Picture, blob: &Blob) {
    let name = picture.file_name("png");
    files::save(blob, &name);
    Announcer::of(store).tell(&picture_saved_instead(&name));
}

fn share_png(store: Store, picture: &Picture, blob: &Blob) {
    share_with_text(store, picture, blob, &picture.alt);
}

/// Shares the picture at once, as the choices of the panel have it, with the FEN as the text. Where the browser shares no
/// pictures, it is saved.
pub fn share_picture(store: Store) {
    let fen = store.shown.with_untracked(|shown| shown.text.clone());
    let picture = picture_now(store);
    spawn_local(async move {
        let Some(picture) = picture.await else {
            return Announcer::of(store).tell(messages().pieces_not_loaded());
        };
        match png(&picture).await {
            Ok(blob) if share::takes_pictures() => share_with_text(store, &picture, &blob, &fen),
            Ok(blob) => save_png(store, &picture, &blob),
            Err(failure) => explain(store, &picture, failure),
        }
    });
}

fn share_with_text(store: Store, picture: &Picture, blob: &Blob, text: &str) {
    let Some(data) = share::picture(blob, &picture.file_name("png"), text) else { return };
    let shared = share::share(&data);
    spawn_local(async move {
        match shared.await {
            Ok(()) => {
                Announcer::of(store).announce(messages().picture_shared().to_owned());
            }
            // Whoever closes the sheet knows what they did.
            Err(Unshared::Closed) => {}
            Err(Unshared::Refused) => Announcer::of(store).tell(messages().share_failed()),
        }
    });
}

/// Says why there is no picture, and what would work.
fn explain(store: Store, picture: &Picture, failure: Failure) {
    Announcer::of(store).tell(&match failure {
        Failure::Undrawn => messages().picture_undrawn().to_owned(),
        Failure::TooLarge => {
            let smaller = (1..picture.density).rev().map(|density| (density, picture.source.pixels(density)));
            let possible = smaller.into_iter().find(|(_, size)| raster::is_possible(*size));
            picture_too_large(picture.pixels, possible)
        }
    });
}
