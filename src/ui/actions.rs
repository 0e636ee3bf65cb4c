//! Buttons: one listener for all that have a name.

use leptos_dom::helpers::document;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDetailsElement, KeyboardEvent};

use super::dom::{self, truth};
use super::store::{Store, words};
use super::{notices, relay};
use crate::editor::keys::Announcement;
use crate::editor::{Command, Symmetry, Tool};
use crate::locale;
use crate::notation::Form;
use crate::position::{Color, Direction, Transform};
use crate::shell::{piece_name, piece_named};
use crate::wire::Errand;

/// At most one is open: the other closes when something outside of it is pressed.
const OPEN_MENU: &str = ".menu[open]";

/// The transforms by the names of their buttons. Shifts go as the board is seen.
const TRANSFORMS: [(&str, Transform); 9] = [
    ("mirror-horizontal", Transform::MirrorFiles),
    ("mirror-vertical", Transform::MirrorRanks),
    ("rotate", Transform::Rotate),
    ("swap-colors", Transform::SwapColors),
    ("flip-sides", Transform::FlipSides),
    ("shift-left", Transform::Shift(Direction::Left)),
    ("shift-right", Transform::Shift(Direction::Right)),
    ("shift-up", Transform::Shift(Direction::Up)),
    ("shift-down", Transform::Shift(Direction::Down)),
];

/// Binds every named button.
pub(super) fn bind(store: Store) {
    dom::on(&document(), "click", move |event| {
        if let Some((element, name)) = dom::closest(&event, "data-action") {
            act(store, &name);
            if element.closest(".menu-items").ok().flatten().is_some() {
                close_menu();
            }
        } else if let Some((_, name)) = dom::closest(&event, "data-tool") {
            let tool = match name.as_str() {
                "eraser" => Tool::Eraser,
                "pen" => Tool::Pen,
                _ => Tool::Hand,
            };
            store.dispatch(Command::ChooseTool(tool));
        } else if let Some((_, name)) = dom::closest(&event, "data-panel")
            && !relay::is_here()
        {
            // It fills every panel; if it cannot come, whoever waits for this one is told.
            relay::send(Errand::Open(name));
        }
    });
    bind_possible(store);
    bind_tools(store);
    bind_symmetry(store);
    bind_copy(store);
    bind_menu();
}

fn act(store: Store, name: &str) {
    match name {
        "undo" => announced(store, name, Command::Undo),
        "redo" => announced(store, name, Command::Redo),
        "start" => announced(store, name, Command::Start),
        "clear" => announced(store, name, Command::Clear),
        "flip" => announced(store, name, Command::Flip),
        "symmetry" => {
            store.dispatch(Command::ToggleSymmetry);
        }
        "copy-fen" => store.copy(),
        "paste" => store.paste_from_clipboard(),
        "appearance" | "keys" | "about" | "help" => relay::send(Errand::Open(name.to_owned())),
        "dismiss" => store.notify(None),
        "edit-unread" => notices::edit_unread(store),
        _ => transform(store, name),
    }
}

/// Carries out a command and tells assistive technology what it did.
pub(super) fn announced(store: Store, name: &str, command: Command) {
    let done = store.dispatch(command);
    let turned = match name {
        "undo" => Some(Announcement::Undone),
        "redo" => Some(Announcement::Redone),
        _ => None,
    };
    // What a step has changed is told by the annex, which sees both sides of it.
    match turned.filter(|_| done && relay::is_here()) {
        Some(aloud) => relay::send(Errand::Read(aloud)),
        None => store.announce(locale::action_sentence(name, done).into()),
    }
}

fn transform(store: Store, name: &str) {
    let Some(transform) = transform_named(name, store.page().editor.orientation()) else { return };
    // A board that is its own mirror image has been mirrored too.
    let possible = store.page().editor.document().position.transformed(transform).is_some();
    store.dispatch(Command::Transform(transform));
    if possible {
        store.announce(label_of(name));
    } else {
        store.tell(words().shift_impossible());
    }
}

/// What a button is called; the shell knows.
fn label_of(name: &str) -> String {
    let button = dom::find(&dom::named("data-action", name));
    button
        .and_then(|button| button.get_attribute("aria-label").or_else(|| button.text_content()))
        .unwrap_or_default()
}

fn transform_named(name: &str, orientation: Color) -> Option<Transform> {
    let (_, transform) = TRANSFORMS.into_iter().find(|(known, _)| *known == name)?;
    Some(match (transform, orientation) {
        (Transform::Shift(direction), Color::Black) => Transform::Shift(direction.turned()),
        _ => transform,
    })
}

fn disabled(possible: bool) -> dom::Value {
    (!possible).then_some("true".into())
}

/// What is not possible now says so, but stays where the focus can find it.
fn bind_possible(store: Store) {
    dom::bind(store, "[data-action=undo]", "aria-disabled", |store| {
        disabled(store.page().editor.history().can_undo())
    });
    dom::bind(store, "[data-action=redo]", "aria-disabled", |store| {
        disabled(store.page().editor.history().can_redo())
    });
    for (name, _) in &TRANSFORMS[5..] {
        let possible = move || {
            let page = store.page();
            let transform = transform_named(name, page.editor.orientation());
            transform
                .is_some_and(|transform| page.editor.document().position.transformed(transform).is_some())
        };
        let selector = dom::named("data-action", name);
        dom::bind_with(&selector, "aria-disabled", move || disabled(possible()));
    }
}

fn bind_tools(store: Store) {
    for spare in dom::all("[data-spare]") {
        let piece = spare.get_attribute("data-spare").as_deref().and_then(piece_named);
        let Some(piece) = piece else { continue };
        dom::bind_with(&dom::named("data-spare", piece_name(piece)), "aria-pressed", move || {
            Some(truth(store.page().editor.tool() == Tool::Brush(piece)).into())
        });
    }
    for (name, tool) in [("hand", Tool::Hand), ("eraser", Tool::Eraser), ("pen", Tool::Pen)] {
        dom::bind_with(&dom::named("data-tool", name), "aria-pressed", move || {
            Some(truth(store.page().editor.tool() == tool).into())
        });
    }
}

fn bind_symmetry(store: Store) {
    dom::bind(store, "[data-action=symmetry]", "aria-pressed", |store| {
        Some(truth(store.page().editor.symmetry() == Symmetry::On).into())
    });
}

/// One large target that answers "Copied".
fn bind_copy(store: Store) {
    dom::bind_flag(store, "[data-action=copy-fen]", "data-copied", |store| store.page().copied);
    dom::bind(store, "[data-action=copy-fen] use", "href", |store| {
        Some(if store.page().copied { "#i-check" } else { "#i-copy" }.into())
    });
    dom::bind_text(store, "[data-action=copy-fen] span", |store| {
        let page = store.page();
        let is_fen = !matches!(page.editor.form(), Form::Epd | Form::Uci | Form::Pgn | Form::Placement);
        match (page.copied, is_fen) {
            (true, _) => words().copied(),
            (false, true) => words().copy_fen(),
            (false, false) => words().copy(),
        }
        .into()
    });
}

/// A press anywhere else and Escape close the menu.
fn bind_menu() {
    dom::on(&document(), "pointerdown", move |event| {
        if dom::target(&event).is_some_and(|target| target.closest(OPEN_MENU).ok().flatten().is_none()) {
            close_menu();
        }
    });
    for menu in dom::all(".menu") {
        dom::on(&menu, "keydown", |event| {
            let escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
            if escape {
                event.stop_propagation();
                dom::focus(".menu[open] summary");
                close_menu();
            }
        });
    }
}

fn close_menu() {
    if let Some(menu) = dom::find_as::<HtmlDetailsElement>(OPEN_MENU) {
        menu.set_open(false);
    }
}
