//! A board in somebody else's frame: what the page around it says is heard, answered, and told of changes.
//!
//! Only the page that holds the frame is heard, and answers go to the origin that has asked; see [`crate::embed`].

use std::cell::RefCell;
use std::time::Duration;

use js_sys::{JsString, Object, Reflect};
use leptos_dom::helpers::{set_timeout, window};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, MessageEvent, Url, UrlSearchParams, Window};

use super::{Scene, announce, become_document, request, scene, tell};
use crate::editor::address::fragment;
use crate::editor::pasted::document_of;
use crate::editor::{Command, MAX_TEXT_LEN, Step};
use crate::embed::{Company, Given, LONGEST, Setting, Shown};
use crate::import::{Import, import};
use crate::locale;
use crate::ui::{dom, frame};
use crate::wire::Request;

/// With what a reader edits. What was set before an edit is there before it.
const EDITS: [&str; 8] =
    ["keydown", "pointerdown", "pointermove", "pointerup", "click", "beforeinput", "paste", "drop"];

/// The link to the whole editor.
const LINK: &str = ".embed-link";

thread_local! {
    static COMPANY: RefCell<Company> = const { RefCell::new(Company::Nobody) };
    /// The origin that has spoken last.
    static SPEAKER: RefCell<Option<String>> = const { RefCell::new(None) };
    /// What the page around knows.
    static TOLD: RefCell<Option<Shown>> = const { RefCell::new(None) };
    /// What a message has set and the board does not show yet.
    static PENDING: RefCell<Option<Shown>> = const { RefCell::new(None) };
}

/// Listens to the page around, and adds the link to the whole editor.
pub(super) fn bind() {
    COMPANY.set(Company::of(named_origin()));
    add_link();
    if let Some(around) = around() {
        dom::on(&window(), "message", move |event| {
            if let Some(event) = event.dyn_ref() {
                heard(&around, event);
            }
        });
        for event in EDITS {
            dom::on_the_way(event, |_| carry_out());
        }
    }
}

/// The window of the page around; none if this page stands alone.
fn around() -> Option<Window> {
    let window = window();
    window.parent().ok().flatten().filter(|parent| *parent != window)
}

/// The origin that the address names, in the form in which messages have it; empty if it is none.
fn named_origin() -> Option<String> {
    let query = window().location().search().ok()?;
    let named = UrlSearchParams::new_with_str(&query).ok()?.get("origin")?;
    Some(Url::new(&named).map(|url| url.origin()).unwrap_or_default())
}

/// The board shows something: tells it, if it is not what was set from outside.
pub(super) fn show(scene: &Scene) {
    point_link(scene);
    if PENDING.with_borrow(Option::is_some) {
        return;
    }
    let shown = shown(scene);
    let before = TOLD.replace(Some(shown.clone()));
    let Some(around) = around() else { return };
    COMPANY.with_borrow(|company| match before {
        None => {
            if let Some(origin) = company.greeted() {
                post(&around, origin, "forsyth:ready", &[]);
            }
        }
        Some(before) if before.told() != shown.told() => {
            if let Some(origin) = company.told(SPEAKER.with_borrow(Clone::clone).as_deref()) {
                post(&around, origin, "forsyth:changed", &fields(&shown));
            }
        }
        Some(_) => {}
    });
}

fn shown(scene: &Scene) -> Shown {
    Shown { document: scene.view.document.clone(), orientation: scene.view.orientation }
}

/// A message has come, from whomever.
fn heard(around: &Window, event: &MessageEvent) {
    let origin = event.origin();
    let from_around = event.source().is_some_and(|source| Object::is(&source, around));
    if !from_around || !COMPANY.with_borrow(|company| company.hears(&origin)) {
        return;
    }
    let message = event.data();
    let Given::Text(kind) = field(&message, "type") else { return };
    let answer = match kind.as_str() {
        "forsyth:get" => current().map(Ok),
        "forsyth:set" => {
            let setting = Setting {
                fen: field(&message, "fen"),
                marks: field(&message, "marks"),
                orientation: field(&message, "orientation"),
            };
            current().map(|shown| shown.with(&setting).inspect(set))
        }
        _ => return,
    };
    let mut about = match id(&message) {
        Some(id) => vec![("id", id)],
        None => Vec::new(),
    };
    let kind = match answer {
        None => return,
        Some(Ok(shown)) => {
            about.extend(fields(&shown));
            "forsyth:position"
        }
        Some(Err(refusal)) => {
            about.push(("message", locale::embed_refusal(refusal).into()));
            "forsyth:error"
        }
    };
    post(around, &origin, kind, &about);
    SPEAKER.set(Some(origin));
}

/// What the board shows, or is about to show.
fn current() -> Option<Shown> {
    PENDING.with_borrow(Clone::clone).or_else(|| Some(shown(&*scene()?)))
}

/// Has the board show something. A flood of messages draws the last of them, as drawing costs more than reading: at its
/// end, or when the reader edits.
fn set(shown: &Shown) {
    TOLD.set(Some(shown.clone()));
    if PENDING.replace(Some(shown.clone())).is_none() {
        set_timeout(carry_out, Duration::ZERO);
    }
}

/// Shows what has been set, if it is not shown yet.
fn carry_out() {
    let (Some(shown), Some(scene)) = (PENDING.take(), scene()) else { return };
    // What is so already is left alone: the reader may be typing.
    if shown.document != scene.view.document {
        become_document(shown.document, Step::Load);
    }
    if shown.orientation != scene.view.orientation {
        request(&Request::Do(Command::Orient(shown.orientation)));
    }
}

fn fields(shown: &Shown) -> Vec<(&'static str, JsValue)> {
    shown.told().map(|(name, value)| (name, value.into())).to_vec()
}

/// A field of a message. Messages are copies of plain data: to read one runs no code of others.
fn field(message: &JsValue, name: &str) -> Given {
    match Reflect::get(message, &name.into()) {
        Ok(value) if value.is_null() || value.is_undefined() => Given::Nothing,
        // Of one that is too long for anything no more is copied than shows that.
        Ok(value) => value
            .dyn_ref::<JsString>()
            .map_or(Given::Other, |text| Given::Text(String::from(text.slice(0, LONGEST as u32 + 1)))),
        // The message is no object.
        Err(_) => Given::Nothing,
    }
}

/// By what the asker knows an answer again: a text or a number, given back as it came.
fn id(message: &JsValue) -> Option<JsValue> {
    let id = Reflect::get(message, &"id".into()).ok()?;
    (id.is_string() || id.as_f64().is_some()).then_some(id)
}

fn post(around: &Window, origin: &str, kind: &str, fields: &[(&str, JsValue)]) {
    let message = Object::new();
    for (name, value) in [("type", kind.into())].iter().chain(fields) {
        // A new object takes every field.
        let _ = Reflect::set(&message, &(*name).into(), value);
    }
    // Refused only if the origin is none, and then there is nobody to tell.
    let _ = around.post_message(&message, origin);
}

/// A text was pasted on the board or over all of the box. The first position in it is taken; there is no room to offer more.
pub(super) fn paste(text: String) {
    let Some(scene) = scene().filter(|_| !frame::is_read_only()) else { return };
    if text.len() <= MAX_TEXT_LEN
        && let Import::Positions { found, .. } = import(&text, None)
        && let Some(found) = found.first()
    {
        become_document(document_of(found, &text, &scene.view.document), Step::Load);
        if let Some(orientation) = found.orientation {
            request(&Request::Do(Command::Orient(orientation)));
        }
        announce(locale::annex_words().pasted_briefly().into());
    } else if text.len() <= MAX_TEXT_LEN && dom::find("[data-embed=fen]").is_some() {
        // The box shows what is wrong with it.
        request(&Request::Do(Command::PasteText(text)));
    } else {
        tell(locale::annex_words().embed_unread());
    }
}

/// The link stands where it takes no room from the board: beside the box, among the spare pieces, or over a corner.
fn add_link() -> Option<()> {
    let places = ["[data-embed=fen] .fen-buttons", "[data-edit] [data-strip=black]", ".board-frame"];
    let place: Element = places.into_iter().find_map(dom::find)?;
    let link = dom::add(&place, "a", "embed-link")?;
    let label = locale::annex_words().embed_open();
    for (name, value) in [("target", "_blank"), ("rel", "noopener"), ("aria-label", label), ("title", label)]
    {
        dom::set(&link, name, Some(value));
    }
    dom::append(&link, &dom::picture("brand-mark", "0 0 32 32", "brand")?);
    Some(())
}

/// The whole editor opens with what is seen here.
fn point_link(scene: &Scene) -> Option<()> {
    let path = window().location().pathname().ok()?;
    let here = fragment(&scene.view.document, scene.view.orientation);
    dom::set(&dom::find(LINK)?, "href", Some(&format!("{path}{here}")));
    Some(())
}
