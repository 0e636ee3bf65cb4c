//! The messages between an embedded board and the page around it.
//!
//! Only the page that holds the frame is listened to, and answers go to the origin that has asked; see [`crate::embed`].

use std::time::Duration;

use js_sys::{JsString, Object, Reflect};
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Url, UrlSearchParams, Window};

use crate::app::browser::events::{listen, on_window};
use crate::app::reactive::effect;
use crate::app::store::Store;
use crate::editor::{Command, Step};
use crate::embed::embed_refusal;
use crate::embed::{AllowedOrigin, FieldValue, LONGEST, Messaging, Report, Setting, Shown};

/// The events by which a reader edits. A position that the page around has set is applied before them, so that an edit is one
/// of that position.
const EDITS: [&str; 8] =
    ["keydown", "pointerdown", "pointermove", "pointerup", "click", "beforeinput", "paste", "drop"];

/// A board that answers the page around it.
#[derive(Clone, Copy)]
struct Protocol {
    store: Store,
    around: StoredValue<Window, LocalStorage>,
    messaging: StoredValue<Messaging>,
}

/// Listens to the page around and reports changes to it, as long as the page lives.
pub(super) fn start(store: Store) {
    let Some(around) = window_around() else { return };
    let messaging = StoredValue::new(Messaging::new(AllowedOrigin::of(named_origin())));
    let protocol = Protocol { store, around: StoredValue::new_local(around), messaging };
    on_window(ev::message, move |event| protocol.receive(&event));
    for event in EDITS {
        listen(&window(), event, true, move |_| protocol.carry_out());
    }
    effect(move || {
        let shown = store
            .scene
            .with(|scene| Shown { document: scene.document.clone(), orientation: scene.orientation });
        protocol.report(&shown);
    });
}

/// The window of the page around; none if this page stands alone.
fn window_around() -> Option<Window> {
    let window = window();
    window.parent().ok().flatten().filter(|parent| *parent != window)
}

/// The origin that the address names, in the form in which messages have it; empty if it is none.
fn named_origin() -> Option<String> {
    let query = window().location().search().ok()?;
    let named = UrlSearchParams::new_with_str(&query).ok()?.get("origin")?;
    Some(Url::new(&named).map(|url| url.origin()).unwrap_or_default())
}

impl Protocol {
    /// The board shows this: reports it, if it is not what was set from outside.
    fn report(self, shown: &Shown) {
        let report = self.messaging.try_update_value(|messaging| messaging.shows(shown)).flatten();
        if let Some(Report { origin, kind, fields }) = report {
            self.post(&origin, kind, fields.into_iter().map(|(name, value)| (name, value.into())));
        }
    }

    /// A message has come, from whomever.
    fn receive(self, event: &MessageEvent) {
        let origin = event.origin();
        let is_around =
            self.around.with_value(|around| event.source().is_some_and(|source| Object::is(&source, around)));
        let is_heard = is_around && self.messaging.with_value(|messaging| messaging.allowed.hears(&origin));
        if !is_heard {
            return;
        }
        let message = event.data();
        let FieldValue::Text(kind) = field(&message, "type") else { return };
        let answer = match kind.as_str() {
            "forsyth:get" => Ok(self.shown()),
            "forsyth:set" => {
                let setting = Setting {
                    fen: field(&message, "fen"),
                    marks: field(&message, "marks"),
                    orientation: field(&message, "orientation"),
                };
                self.shown().with(&setting).inspect(|shown| self.set(shown))
            }
            _ => return,
        };
        let mut about: Vec<_> = id(&message).map(|id| ("id", id)).into_iter().collect();
        let kind = match answer {
            Ok(shown) => {
                about.extend(shown.fields().map(|(name, value)| (name, value.into())));
                "forsyth:position"
            }
            Err(refusal) => {
                about.push(("message", embed_refusal(refusal).into()));
                "forsyth:error"
            }
        };
        self.post(&origin, kind, about);
        self.messaging.update_value(|messaging| messaging.speaker = Some(origin));
    }

    /// What the board shows, or is about to show.
    fn shown(self) -> Shown {
        self.messaging.with_value(|messaging| messaging.pending.clone()).unwrap_or_else(|| {
            self.store.editor.with_untracked(|editor| Shown {
                document: editor.document().clone(),
                orientation: editor.orientation(),
            })
        })
    }

    /// Has the board show something: in a task of its own, or when the reader edits. Of a flood of messages only the last is
    /// drawn, as drawing costs more than reading.
    fn set(self, shown: &Shown) {
        if self.messaging.try_update_value(|messaging| messaging.set(shown)) == Some(true) {
            set_timeout(move || self.carry_out(), Duration::ZERO);
        }
    }

    /// Shows what has been set, if it is not shown yet.
    fn carry_out(self) {
        let pending = self.messaging.try_update_value(|messaging| messaging.pending.take());
        let Some(Shown { document, orientation }) = pending.flatten() else { return };
        // What is so already is left alone: the reader may be typing.
        let is_other = self.store.editor.with_untracked(|editor| *editor.document() != document);
        if is_other {
            self.store.dispatch(Command::ReplaceDocument(Box::new(document), Step::Receive));
        }
        self.store.dispatch(Command::Orient(orientation));
    }

    fn post(self, origin: &str, kind: &str, fields: impl IntoIterator<Item = (&'static str, JsValue)>) {
        let message = Object::new();
        for (name, value) in [("type", kind.into())].into_iter().chain(fields) {
            // A new object takes every field.
            let _ = Reflect::set(&message, &name.into(), &value);
        }
        // Refused only if the origin is none, and then there is nobody to tell.
        self.around.with_value(|around| drop(around.post_message(&message, origin)));
    }
}

/// A field of a message. Messages are copies of plain data: to read one runs no code of others.
fn field(message: &JsValue, name: &str) -> FieldValue {
    match Reflect::get(message, &name.into()) {
        Ok(value) if value.is_null() || value.is_undefined() => FieldValue::Missing,
        // Of one that is too long for anything no more is copied than shows that.
        Ok(value) => value.dyn_ref::<JsString>().map_or(FieldValue::NotText, |text| {
            FieldValue::Text(String::from(text.slice(0, LONGEST as u32 + 1)))
        }),
        // The message is no object.
        Err(_) => FieldValue::Missing,
    }
}

/// By what the asker knows an answer again: a text or a number, given back as it came.
fn id(message: &JsValue) -> Option<JsValue> {
    let id = Reflect::get(message, &"id".into()).ok()?;
    (id.is_string() || id.as_f64().is_some()).then_some(id)
}
