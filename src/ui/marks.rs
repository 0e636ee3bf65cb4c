//! What lies over the squares: the square under the pointer, the pieces that the brush would leave, the target of a drag,
//! lit squares, and what is carried. They are elements of their own, so that a moving pointer touches no square.

use std::cell::RefCell;

use web_sys::Element;

use super::dom;
use super::store::Store;
use crate::editor::Gesture;
use crate::editor::geometry::{Point, cell_of};
use crate::position::{Bitboard, Color, Piece, Square};
use crate::shell::piece_name;

/// Binds the marks.
pub(super) fn bind(store: Store) {
    let Some(overlay) = dom::find(".overlay") else { return };
    let mut shown: Vec<(Mark, Element)> = Vec::new();
    dom::watch(
        move || looks(store),
        move |(looks, orientation)| {
            let mut marks: Vec<Mark> = Vec::new();
            for (class, piece, squares) in looks {
                marks.extend(squares.into_iter().map(|square| (*class, *piece, square, *orientation)));
            }
            // A sweep adds one to many.
            shown.retain(|(mark, element)| {
                let stays = marks.contains(mark);
                if !stays {
                    element.remove();
                }
                stays
            });
            for mark in marks {
                if !shown.iter().any(|(other, _)| *other == mark)
                    && let Some(element) = element(mark)
                {
                    dom::append(&overlay, &element);
                    shown.push((mark, element));
                }
            }
        },
    );
    carried(store);
}

/// A look, the piece that it previews, and the squares that have it.
type Look = (&'static str, Option<Piece>, Bitboard);

fn looks(store: Store) -> ([Look; 4], Color) {
    let page = store.page();
    let editor = &page.editor;
    let orientation = editor.orientation();
    let (class, square) = match editor.gesture() {
        Gesture::Idle | Gesture::Selected(_) => ("mark hovered", page.hovered),
        Gesture::Dragging { at, .. } | Gesture::Spare { at, .. } => ("mark target", at.square(orientation)),
        _ => ("mark", None),
    };
    let [across, own] = editor.preview(page.hovered).map(|stroke| ("mark", stroke.piece, stroke.squares));
    let under = square.map_or(Bitboard::EMPTY, Bitboard::from);
    ([(class, None, under), across, own, ("mark lit", None, page.lit)], orientation)
}

/// One square with its look, and the side at the bottom.
type Mark = (&'static str, Option<Piece>, Square, Color);

fn element((class, piece, square, orientation): Mark) -> Option<Element> {
    let element = dom::make("div", class)?;
    let (column, row) = cell_of(square, orientation);
    for (property, cell) in [("grid-column", column), ("grid-row", row)] {
        dom::style(&element, property, char::from(b'1' + cell as u8).encode_utf8(&mut [0; 4]));
    }
    if let Some(piece) = piece {
        dom::append(&element, &dom::piece(piece_name(piece))?);
    }
    Some(element)
}

thread_local! {
    /// The element under the pointer while a piece is dragged, and the piece's name.
    static CARRIED: RefCell<Option<(&'static str, Element)>> = const { RefCell::new(None) };
}

fn carried(store: Store) {
    let Some(board) = dom::find("[data-board]") else { return };
    dom::watch(
        move || store.page().editor.carried(),
        move |held| {
            let name = held.map(|(piece, _)| piece_name(piece));
            CARRIED.with_borrow_mut(|carried| {
                if carried.as_ref().map(|(name, _)| *name) != name {
                    if let Some((_, element)) = carried.take() {
                        element.remove();
                    }
                    *carried = name.and_then(|name| Some((name, carried_element(&board, name)?)));
                }
            });
            if let Some((_, at)) = held {
                carry(*at);
            }
        },
    );
}

/// Moves what is carried.
pub(super) fn carry(at: Point) {
    CARRIED.with_borrow(|carried| {
        if let Some((_, element)) = carried {
            dom::style(element, "translate", &[percent(at.x), percent(at.y)].join(" "));
        }
    });
}

fn carried_element(board: &Element, name: &'static str) -> Option<Element> {
    let element = dom::make("div", "carried")?;
    dom::set(&element, "data-dragged", Some(name));
    dom::append(&element, &dom::piece(name)?);
    dom::append(board, &element);
    Some(element)
}

/// A distance in squares as a part of what is carried, which is as large as a square, to a hundredth of a percent.
fn percent(squares: f32) -> String {
    let hundredths = (squares * 10_000.0) as i32;
    let sign = if hundredths < 0 { "-" } else { "" };
    let [whole, tenth, hundredth] =
        [hundredths / 100, hundredths / 10 % 10, hundredths % 10].map(|part| part.unsigned_abs().to_string());
    [sign, &whole, ".", &tenth, &hundredth, "%"].concat()
}
