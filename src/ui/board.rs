//! The 64 squares: each is a place on the screen; which square it is depends on the side at the bottom.

use web_sys::Element;

use super::dom::{self, flag};
use super::pieces;
use super::store::Store;
use crate::editor::geometry::square_at;
use crate::editor::{Gesture, Tool};
use crate::locale;
use crate::position::{Color, Piece, Square, square_name};
use crate::shell::{piece_name, piece_named};

/// Binds the board and its squares.
pub(super) fn bind(store: Store) {
    bind_cells(store);
    name_cells(store);
    dom::bind(store, "[data-board]", "data-orientation", |store| {
        Some(store.page().editor.orientation().fold_wb("white", "black").into())
    });
    dom::bind(store, "[data-board]", "data-in-hand", |store| {
        Some(match store.page().editor.tool() {
            Tool::Hand => "hand".into(),
            Tool::Brush(_) => "brush".into(),
            Tool::Eraser => "eraser".into(),
            Tool::Pen => "pen".into(),
        })
    });
    dom::bind_flag(store, "[data-board]", "data-holding", |store| {
        matches!(store.page().editor.gesture(), Gesture::Dragging { .. } | Gesture::Sweeping { .. })
    });
    for (strip, other) in [("white", Color::White), ("black", Color::Black)] {
        // The strip of the side at the bottom lies below the board; the styles order them.
        dom::bind_with(&dom::named("data-strip", strip), "data-below", move || {
            flag(store.page().editor.orientation() == other).map(Into::into)
        });
    }
    follow_focus(store);
}

/// The board is one stop of the Tab key: it hands the focus to the square that the keys act on. While a square has it the
/// board itself is no stop, or Shift+Tab would come back to it.
fn follow_focus(store: Store) {
    let Some(board) = dom::find("[data-board]") else { return };
    let (entered, left) = (board.clone(), board.clone());
    dom::on(&board, "focus", move |_| focus_square(store));
    dom::on(&board, "focusin", move |event| {
        if let Some(square) = square_of(&event) {
            dom::set(&entered, "tabindex", Some("-1"));
            store.set(|page| std::mem::replace(&mut page.focused, square) != square);
        }
    });
    dom::on(&board, "focusout", move |_| dom::set(&left, "tabindex", Some("0")));
}

/// Gives the focus to the square that the keys act on.
pub(super) fn focus_square(store: Store) {
    // Read first: who gets the focus hears of it at once, and writes.
    let square = store.page().focused;
    dom::focus(&dom::named("data-square", &square_name(square)));
}

/// The square that an event is about.
pub(super) fn square_of(event: &web_sys::Event) -> Option<Square> {
    dom::closest(event, "data-square")?.1.parse().ok()
}

/// What a square shows: a move changes two of them.
#[derive(Clone, Copy, PartialEq)]
struct Look {
    square: Square,
    piece: Option<Piece>,
    /// The piece waits for its target.
    selected: bool,
    /// A fault of the text leaves the content in doubt, or a finding is about it: an error, a warning or a note.
    finding: Option<&'static str>,
}

fn bind_cells(store: Store) {
    let mut cells: Vec<Cell> = dom::all("[data-square]").into_iter().map(Cell::adopt).collect();
    pieces::bind(store, &cells.iter().map(|cell| cell.shown.piece).collect::<Vec<_>>());
    dom::watch_at_once(
        move || looks(store),
        move |looks| {
            for (cell, look) in cells.iter_mut().zip(looks) {
                cell.show(*look);
            }
        },
    );
}

/// What assistive technology calls the squares.
fn name_cells(store: Store) {
    let cells = dom::all("[data-square]");
    let mut before: Vec<Option<Name>> = vec![None; cells.len()];
    let names = move || -> Vec<Name> {
        let page = store.page();
        let editor = &page.editor;
        let name = |square| (square, editor.piece_at(square));
        (0..64).map(|place| name(square_at(place, editor.orientation()))).collect()
    };
    dom::watch(names, move |names| {
        for ((cell, before), name) in cells.iter().zip(&mut before).zip(names) {
            if before.replace(*name) != Some(*name) {
                dom::put(cell, "aria-label", Some(&locale::square_sentence(name.0, name.1)));
            }
        }
    });
}

/// A square and what stands on it.
type Name = (Square, Option<Piece>);

/// What the squares show, in the order of the screen.
fn looks(store: Store) -> Vec<Look> {
    let page = store.page();
    let editor = &page.editor;
    let [errors, warnings, notes] = page.found;
    let found = [(errors | store.shown().doubtful, "error"), (warnings, "warning"), (notes, "note")];
    let selected = match editor.gesture() {
        Gesture::Selected(from) | Gesture::Pressed { selected: from, .. } => Some(from),
        _ => None,
    };
    let look = |place| {
        let square = square_at(place, editor.orientation());
        Look {
            square,
            piece: editor.piece_at(square),
            selected: selected == Some(square),
            finding: found.iter().find(|(squares, _)| squares.contains(square)).map(|(_, name)| *name),
        }
    };
    (0..64).map(look).collect()
}

/// A square of the screen.
struct Cell {
    element: Element,
    /// What it shows.
    shown: Look,
}

impl Cell {
    /// Learns what the shell shows here.
    fn adopt(element: Element) -> Self {
        let named = |name| element.get_attribute(name).unwrap_or_default();
        let shown = Look {
            square: named("data-square").parse().unwrap_or(Square::A1),
            piece: piece_named(&named("data-piece")),
            selected: false,
            finding: None,
        };
        Self { element, shown }
    }

    /// Touches only what has become different: asking the browser costs as much as telling it.
    fn show(&mut self, look: Look) {
        let before = std::mem::replace(&mut self.shown, look);
        if before == look {
            return;
        }
        let Look { square, piece, selected, finding } = look;
        let cell = &self.element;
        if before.piece != piece {
            dom::put(cell, "data-piece", piece.map(piece_name));
        }
        if before.square != square {
            dom::put(cell, "data-square", Some(&square_name(square)));
            show_coordinates(cell, square);
        }
        if before.selected != selected {
            dom::put(cell, "data-selected", flag(selected));
            dom::put(cell, "aria-selected", selected.then_some("true"));
        }
        if before.finding != finding {
            dom::put(cell, "data-finding", finding);
        }
    }
}

/// The coordinates stand at the edges of the screen's board, whichever squares lie there.
fn show_coordinates(cell: &Element, square: Square) {
    for (class, text) in [(".rank", square.rank().char()), (".file", square.file().char())] {
        if let Ok(Some(label)) = cell.query_selector(class) {
            dom::set(&label, "data-name", Some(text.encode_utf8(&mut [0; 4])));
        }
    }
}
