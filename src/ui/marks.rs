//! What lies over the squares: the square under the pointer, the brush's piece there, the target of a drag, lit squares,
//! and what is carried. They are elements of their own, so that a moving pointer touches no square.

use web_sys::Element;

use super::dom;
use super::store::Store;
use crate::editor::geometry::cell_of;
use crate::editor::{Gesture, Tool};
use crate::position::{Color, Piece, Square};
use crate::shell::piece_name;

/// Binds the marks.
pub(super) fn bind(store: Store) {
    let Some(overlay) = dom::find(".overlay") else { return };
    let hovered = move || {
        let page = store.page();
        page.hovered.filter(|_| matches!(page.editor.gesture(), Gesture::Idle | Gesture::Selected(_)))
    };
    let target = move || {
        let page = store.page();
        match page.editor.gesture() {
            Gesture::Dragging { at, .. } | Gesture::Spare { at, .. } => at.square(page.editor.orientation()),
            _ => None,
        }
    };
    let brush = move || match store.page().editor.tool() {
        Tool::Brush(piece) => Some(piece),
        Tool::Hand | Tool::Eraser | Tool::Pen => None,
    };
    mark(store, &overlay, "mark hovered", Box::new(hovered), Box::new(brush));
    mark(store, &overlay, "mark target", Box::new(target), Box::new(|| None));
    lights(store, overlay);
    carried(store);
}

/// A mark that is on one square or on none, with a piece that it previews.
fn mark(
    store: Store,
    overlay: &Element,
    class: &str,
    square: Box<dyn Fn() -> Option<Square>>,
    preview: Box<dyn Fn() -> Option<Piece>>,
) {
    let Some(element) = dom::make("div", class) else { return };
    dom::set(&element, "hidden", Some(""));
    dom::append(overlay, &element);
    let mut previewed = None;
    let shown = move || {
        let square = square();
        (square, preview().filter(|_| square.is_some()), store.page().editor.orientation())
    };
    dom::watch(shown, move |(square, piece, orientation)| {
        dom::set(&element, "hidden", dom::flag(square.is_none()));
        if let Some(square) = square {
            place(&element, *square, *orientation);
        }
        if previewed != *piece {
            previewed = *piece;
            dom::empty(&element);
            if let Some(picture) = piece.and_then(|piece| dom::piece(piece_name(piece))) {
                dom::append(&element, &picture);
            }
        }
    });
}

fn place(element: &Element, square: Square, orientation: Color) {
    let (column, row) = cell_of(square, orientation);
    let line = |cell: u32| char::from(b'1' + cell as u8).to_string();
    dom::style(element, "grid-column", &line(column));
    dom::style(element, "grid-row", &line(row));
}

fn lights(store: Store, overlay: Element) {
    let mut lights: Vec<Element> = Vec::new();
    let lit = move || {
        let page = store.page();
        (page.lit, page.editor.orientation())
    };
    dom::watch(lit, move |(squares, orientation)| {
        for light in lights.drain(..) {
            light.remove();
        }
        for square in *squares {
            if let Some(element) = dom::make("div", "mark lit") {
                place(&element, square, *orientation);
                dom::append(&overlay, &element);
                lights.push(element);
            }
        }
    });
}

/// The piece under the pointer while it is dragged.
fn carried(store: Store) {
    let Some(board) = dom::find("[data-board]") else { return };
    let mut shown: Option<(&'static str, Element)> = None;
    let held = move || {
        let page = store.page();
        match page.editor.gesture() {
            Gesture::Dragging { from, at, .. } => page.editor.piece_at(from).map(|piece| (piece, at)),
            Gesture::Spare { piece, at } => Some((piece, at)),
            _ => None,
        }
    };
    dom::watch(held, move |held| {
        let name = held.map(|(piece, _)| piece_name(piece));
        if shown.as_ref().map(|(name, _)| *name) != name {
            if let Some((_, element)) = shown.take() {
                element.remove();
            }
            shown = name.and_then(|name| Some((name, carried_element(&board, name)?)));
        }
        if let (Some((_, element)), Some((_, at))) = (&shown, held) {
            dom::style(element, "left", &percent(at.x));
            dom::style(element, "top", &percent(at.y));
        }
    });
}

fn carried_element(board: &Element, name: &str) -> Option<Element> {
    let element = dom::make("div", "carried")?;
    dom::set(&element, "data-dragged", Some(name));
    dom::append(&element, &dom::piece(name)?);
    dom::append(board, &element);
    Some(element)
}

/// A distance in squares as a part of the board, to a hundredth of a percent.
fn percent(squares: f32) -> String {
    let hundredths = (squares * 1250.0) as i32;
    let sign = if hundredths < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}%", (hundredths / 100).abs(), (hundredths % 100).abs())
}
