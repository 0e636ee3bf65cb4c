//! The dialogs: the looks, the keys, what this is. Each is made when it is first opened. They are the browser's own: it keeps the
//! focus in them, closes them by Escape, and gives the focus back.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlDialogElement, UiEvent};

use leptos_dom::helpers::document;

use super::{appearance, help, keep};
use crate::editor::keys::{Binding, KEYS, Scope};
use crate::locale;
use crate::ui::dom;

thread_local! {
    /// The last press was on a dialog.
    static PRESSED: Cell<bool> = const { Cell::new(false) };
}

/// Binds closing.
pub(super) fn bind() {
    dom::on(&document(), "pointerdown", |event| {
        PRESSED.set(
            dom::target(&event).is_some_and(|target| target.closest("dialog").is_ok_and(|d| d.is_some())),
        );
    });
    dom::on(&document(), "click", |event| {
        // A press beside the dialog falls on its backdrop, which is the dialog itself.
        let beside = dom::target(&event).is_some_and(|target| target.tag_name() == "DIALOG");
        if (beside || dom::closest(&event, "data-close").is_some()) && is_meant(&event) {
            close(&event);
        }
    });
}

/// Whether a click on a dialog is meant for it. The finger whose long press has opened the dialog goes up over it too.
pub(super) fn is_meant(event: &Event) -> bool {
    let pointer = event.dyn_ref::<UiEvent>().is_some_and(|event| event.detail() > 0);
    PRESSED.get() || !pointer
}

/// Closes the dialog that an event is about.
pub(super) fn close(event: &Event) {
    let dialog = dom::target(event).and_then(|target| target.closest("dialog").ok().flatten());
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}

/// Opens a dialog by the name of its button, which is also its title.
pub(super) fn open(name: &str) {
    if name == "help" {
        return help::toggle();
    }
    let there = dom::find(&format!("[data-dialog={name}]"));
    let dialog = there.or_else(|| {
        let dialog = make(name)?;
        dom::append(document().body()?.as_ref(), &dialog);
        Some(dialog)
    });
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        // Refused only if it is open already.
        let _ = dialog.show_modal();
        if name == "appearance" {
            appearance::uncover_board();
        }
    }
}

fn make(name: &str) -> Option<Element> {
    let button = dom::find(&format!("[data-action={name}]"))?;
    let title = button.get_attribute("aria-label").unwrap_or_default();
    let dialog = dom::make("dialog", "modal")?;
    dom::set(&dialog, "data-dialog", Some(name));
    dom::set(&dialog, "aria-label", Some(&title));
    let body = dom::add(&dialog, "div", "modal-body")?;
    let head = dom::add(&body, "div", "modal-head")?;
    dom::set_text(&dom::add(&head, "h2", "")?, &title);
    let close = dom::icon_button("close", locale::annex_words().close())?;
    dom::set(&close, "data-close", Some(""));
    dom::append(&head, &close);
    match name {
        "appearance" => {
            dom::on(&dialog, "close", |_| appearance::go_back());
            appearance::fill(&body)
        }
        "keys" => keys(&body),
        "about" => about(&body),
        _ => None,
    }?;
    Some(dialog)
}

fn keys(body: &Element) -> Option<()> {
    let words = locale::annex_words();
    for (scope, title) in [
        (Scope::Board, words.keys_on_board()),
        (Scope::Page, words.keys_everywhere()),
        (Scope::Everywhere, words.keys_in_text()),
    ] {
        dom::set_text(&dom::add(body, "h3", "")?, title);
        let list = dom::add(body, "dl", "key-list")?;
        for binding in KEYS.iter().filter(|binding| binding.scope == scope) {
            key(&list, binding)?;
        }
    }
    dom::set_text(&dom::add(body, "p", "key-hint")?, words.keys_drawing());
    letters(body)
}

/// The switch for keys that act on the whole page; `public/focus.js` heeds it.
fn letters(body: &Element) -> Option<()> {
    const SETTING: (&str, &str) = ("data-letters", "forsyth.letters");
    let tick = dom::tick(body, "key-letters", locale::annex_words().keys_letters())?;
    let is_off = document().document_element()?.get_attribute(SETTING.0).as_deref() == Some("off");
    dom::set(&tick, "checked", dom::flag(!is_off));
    dom::on(&tick, "change", |event| {
        let chosen = if dom::is_checked(&event) { "on" } else { "off" };
        dom::set_root(SETTING.0, Some(chosen));
        keep(SETTING.1, &|_| chosen.to_owned());
    });
    Some(())
}

fn key(list: &Element, binding: &Binding) -> Option<()> {
    let row = dom::add(list, "div", "key-row")?;
    let keys = dom::add(&row, "dt", "")?;
    let words = locale::annex_words();
    let held = [(binding.control, words.key_control()), (binding.shift, words.key_shift())];
    let held = held.into_iter().filter(|(on, _)| *on).map(|(_, name)| name);
    let name = locale::key_name(binding.key);
    // With Ctrl the case of a letter does not count, so it stands as on the key. Keys are named in ASCII, which spares the
    // table of all capitals: 5 kB of brotli.
    let name = if binding.control { name.to_ascii_uppercase() } else { name.to_owned() };
    for name in held.chain([name.as_str()]) {
        dom::set_text(&dom::add(&keys, "kbd", "")?, name);
    }
    dom::set_text(&dom::add(&row, "dd", "")?, &locale::key_sentence(binding.action));
    Some(())
}

fn about(body: &Element) -> Option<()> {
    let text = dom::add(body, "div", "about")?;
    for paragraph in locale::about_text() {
        dom::set_text(&dom::add(&text, "p", "")?, paragraph);
    }
    let program = dom::find("[data-wasm]").and_then(|script| script.get_attribute("data-wasm"));
    // The hash in the name of the page's program tells this build from others of its version.
    let build = program.as_deref().and_then(|name| name.rsplit_once('-')?.1.get(..8)).unwrap_or_default();
    let version = ["Forsyth ", crate::VERSION, " (", build, ")"].concat();
    dom::set_text(&dom::add(&text, "p", "version")?, &version);
    Some(())
}
