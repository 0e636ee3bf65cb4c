//! The panel that takes the position elsewhere: the link to it, its code for cameras, other sites, the frame for a page.

mod code;
mod sites;

use std::cell::RefCell;

use leptos_dom::helpers::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, HtmlInputElement};

use super::copying::{self, Copying, taken_elsewhere};
use super::{Scene, scene, tell};
use crate::editor::Document;
use crate::editor::address::fragment;
use crate::export::links::embed_code;
use crate::locale;
use crate::position::Color;
use crate::ui::dom;

const PANEL: &str = "[data-panel=links]";
const OPEN: &str = "[data-panel=links][open] .panel-body";
const LINK: &str = "[data-share-link]";
const EMBED: &str = "[data-embed-code]";

/// Where the page is that tells more about frames.
const EMBED_PAGE: &str = "embed.html";

thread_local! {
    /// The document and the side at the bottom that are shown.
    static SHOWN: RefCell<Option<(Document, Color)>> = const { RefCell::new(None) };
}

/// Listens for the panel's opening and for everything that is pressed in it.
pub(super) fn bind() {
    dom::on_element(PANEL, "toggle", |_| {
        if let Some(scene) = scene() {
            show(&scene);
        }
    });
    dom::on_element(PANEL, "click", |event| {
        if let (Some((_, action)), Some(scene)) = (dom::closest(&event, "data-action"), scene()) {
            pressed(&scene, &action);
        } else if let Some(target) = dom::target(&event) {
            touched(&target);
        }
    });
}

fn pressed(scene: &Scene, action: &str) {
    let words = locale::annex_words();
    match action {
        "copy-link" => copying::copy(Copying {
            text: link(scene),
            button: "[data-action=copy-link]".to_owned(),
            place: LINK.to_owned(),
            said: words.link_copied().to_owned(),
        }),
        "copy-embed" => copying::copy(Copying {
            text: frame(scene),
            button: "[data-action=copy-embed]".to_owned(),
            place: EMBED.to_owned(),
            said: words.embed_copied().to_owned(),
        }),
        "share-link" => share(scene),
        "download-qr" => taken_elsewhere(),
        _ => {}
    }
}

/// Whoever points at the link wants all of it, unless a part is selected already; a site that is opened gets the position.
fn touched(target: &Element) {
    if let Some(field) = target.dyn_ref::<HtmlInputElement>() {
        if field.selection_start() == field.selection_end() {
            field.select();
        }
    } else if target.matches("[data-site] [href]").unwrap_or(false) {
        taken_elsewhere();
    }
}

/// The address of the page without query and fragment.
fn page() -> String {
    let location = window().location();
    location.origin().unwrap_or_default() + &location.pathname().unwrap_or_default()
}

fn fragment_of(scene: &Scene) -> String {
    fragment(&scene.view.document, scene.view.orientation)
}

fn link(scene: &Scene) -> String {
    page() + &fragment_of(scene)
}

fn frame(scene: &Scene) -> String {
    embed_code(&page(), &fragment_of(scene), &locale::position_title(&scene.position))
}

/// Shows the link and where else the position can go while the panel is open.
pub(super) fn show(scene: &Scene) {
    let Some(body) = dom::find(OPEN) else { return };
    if body.child_element_count() == 0 && fill(&body).is_none() {
        return;
    }
    let now = (scene.view.document.clone(), scene.view.orientation);
    if SHOWN.with_borrow(|shown| shown.as_ref() == Some(&now)) {
        return;
    }
    let link = link(scene);
    if let Some(field) = dom::find_as::<HtmlInputElement>(LINK) {
        field.set_value(&link);
    }
    code::show(&link, scene);
    sites::show(scene);
    if let Some(place) = dom::find(EMBED) {
        dom::set_text(&place, &frame(scene));
    }
    SHOWN.set(Some(now));
}

fn fill(body: &Element) -> Option<()> {
    let words = locale::annex_words();
    let links = dom::add(body, "div", "links")?;
    let share = dom::add(&links, "section", "share")?;
    let field = dom::add(&share, "label", "share-link")?;
    dom::set_text(&dom::add(&field, "span", "panel-heading")?, words.share_link());
    let input = dom::add(&field, "input", "")?;
    for name in ["readonly", "data-share-link"] {
        dom::set(&input, name, Some(""));
    }
    dom::set(&input, "type", Some("text"));
    dom::set(&input, "spellcheck", Some("false"));
    let body = dom::add(&share, "div", "share-body")?;
    code::fill(&body)?;
    let buttons = dom::add(&body, "div", "share-buttons")?;
    copying::button(&buttons, "copy-link", words.copy_link(), words.copy_link())?;
    if share_sheet().is_some() {
        let button = dom::button(words.share())?;
        dom::set(&button, "data-action", Some("share-link"));
        dom::append(&buttons, &button);
    }
    code::fill_button(&buttons)?;
    let section = section(&links, words.open_in(), words.open_in_hint())?;
    sites::fill(&section)?;
    embed(&links)
}

/// A part with a heading and a hint.
fn section(links: &Element, heading: &str, hint: &str) -> Option<Element> {
    let section = dom::add(links, "section", "links-part")?;
    dom::set_text(&dom::add(&section, "h2", "panel-heading")?, heading);
    dom::set_text(&dom::add(&section, "p", "hint")?, hint);
    Some(section)
}

fn embed(links: &Element) -> Option<()> {
    let words = locale::annex_words();
    let section = section(links, words.embed(), words.embed_hint())?;
    let text = dom::add(&section, "pre", "form-text")?;
    dom::set(&text, "data-embed-code", Some(""));
    let buttons = dom::add(&section, "div", "embed-buttons")?;
    copying::button(&buttons, "copy-embed", locale::words().copy(), words.copy_embed())?;
    let more = dom::add(&buttons, "a", "links-more")?;
    dom::set(&more, "href", Some(EMBED_PAGE));
    dom::set_text(&more, words.embed_more());
    Some(())
}

/// What hands a link to other programs, where the browser has it.
fn share_sheet() -> Option<js_sys::Function> {
    js_sys::Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

fn share(scene: &Scene) {
    let about = js_sys::Object::new();
    for (name, value) in [("title", locale::position_title(&scene.position)), ("url", link(scene))] {
        // Nothing refuses a property of a new object.
        let _ = js_sys::Reflect::set(&about, &name.into(), &value.into());
    }
    let Some(sheet) = share_sheet() else { return };
    let answer = sheet.call1(&window().navigator(), &about);
    spawn_local(async move {
        let outcome = match answer {
            Ok(promise) => JsFuture::from(js_sys::Promise::resolve(&promise)).await.map(drop),
            Err(error) => Err(error),
        };
        match outcome {
            Ok(()) => taken_elsewhere(),
            Err(error) if is_withdrawn(&error) => {}
            Err(_) => tell(locale::annex_words().share_refused()),
        }
    });
}

/// The user has closed the sheet.
fn is_withdrawn(error: &JsValue) -> bool {
    let name = js_sys::Reflect::get(error, &"name".into()).ok();
    name.and_then(|name| name.as_string()).is_some_and(|name| name == "AbortError")
}
