//! The 64 squares: each is a place on the screen; which square it is depends on the side at the bottom.

use leptos_dom::helpers::request_animation_frame;
use reactive_graph::graph::untrack;
use web_sys::Element;

use super::dom::{self, flag};
use super::store::Store;
use crate::editor::geometry::{cell_of, square_in};
use crate::editor::glide::glides;
use crate::editor::{Gesture, Tool};
use crate::locale;
use crate::position::{Color, Piece, Square, square_name};
use crate::shell::piece_name;

/// Binds the board and its squares.
pub(super) fn bind(store: Store) {
    for (index, cell) in dom::all("[data-square]").into_iter().enumerate() {
        bind_cell(store, cell, index as u32 % 8, index as u32 / 8);
    }
    dom::bind(store, "[data-board]", "data-orientation", |store| {
        Some(store.page().editor.orientation().fold_wb("white", "black").into())
    });
    dom::bind(store, "[data-board]", "data-tool", |store| {
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
    glide_at_loads(store);
}

/// When another position is loaded, each piece glides from where it stood; the styles say how, and whether at all.
fn glide_at_loads(store: Store) {
    let state = move || {
        let page = store.page();
        (page.editor.loads(), page.editor.document().position.board().clone())
    };
    let mut before = untrack(state);
    dom::watch(state, move |now| {
        let (loads, board) = std::mem::replace(&mut before, now.clone());
        if loads != now.0 {
            let glides = glides(&board, &now.1);
            let orientation = store.peek().editor.orientation();
            // By the next frame the squares show their new pieces.
            request_animation_frame(move || {
                for piece in dom::all(".glide") {
                    dom::set(&piece, "class", Some("piece"));
                }
                for (from, to) in &glides {
                    glide(*from, *to, orientation);
                }
            });
        }
    });
}

fn glide(from: Square, to: Square, orientation: Color) {
    let Some(piece) = dom::find(&(dom::named("data-square", &square_name(to)) + " .piece")) else { return };
    let ((from_column, from_row), (column, row)) = (cell_of(from, orientation), cell_of(to, orientation));
    let squares = |from: u32, to: u32| (from as i32 - to as i32).to_string();
    dom::style(&piece, "--columns", &squares(from_column, column));
    dom::style(&piece, "--rows", &squares(from_row, row));
    dom::set(&piece, "class", Some("piece glide"));
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
    let square = store.peek().focused;
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
    /// The piece is carried elsewhere; a ghost stays behind.
    held: bool,
    /// A fault of the text leaves the content in doubt, or a finding is about it: an error, a warning or a note.
    finding: Option<&'static str>,
}

fn bind_cell(store: Store, cell: Element, column: u32, row: u32) {
    let look = move || {
        let page = store.page();
        let editor = &page.editor;
        let square = square_in(column, row, editor.orientation());
        Look {
            square,
            piece: editor.piece_at(square),
            selected: matches!(
                editor.gesture(),
                Gesture::Selected(from) | Gesture::Pressed { selected: from, .. } if from == square
            ),
            held: matches!(editor.gesture(), Gesture::Dragging { from, .. } if from == square),
            finding: finding(store, square),
        }
    };
    dom::watch(look, move |look| show(&cell, *look));
}

fn finding(store: Store, square: Square) -> Option<&'static str> {
    let [errors, warnings, notes] = store.page().found;
    let errors = errors | store.shown().doubtful;
    let names = [(errors, "error"), (warnings, "warning"), (notes, "note")];
    names.into_iter().find(|(squares, _)| squares.contains(square)).map(|(_, name)| name)
}

fn show(cell: &Element, look: Look) {
    let Look { square, piece, selected, held, finding } = look;
    let name = piece.map(piece_name);
    if cell.get_attribute("data-piece").as_deref() != name {
        show_piece(cell, name);
    }
    let square_name = square_name(square);
    if cell.get_attribute("data-square").as_deref() != Some(square_name.as_str()) {
        dom::set(cell, "data-square", Some(&square_name));
        show_coordinates(cell, square);
    }
    dom::set(cell, "aria-label", Some(&locale::square_sentence(square, piece)));
    dom::set(cell, "data-selected", flag(selected));
    dom::set(cell, "aria-selected", selected.then_some("true"));
    dom::set(cell, "data-held", flag(held));
    dom::set(cell, "data-finding", finding);
}

fn show_piece(cell: &Element, name: Option<&str>) {
    let there = cell.query_selector(".piece").ok().flatten();
    match (name, there) {
        (Some(name), Some(picture)) => dom::set_picture(&picture, name),
        (Some(name), None) => {
            if let Some(picture) = dom::piece(name) {
                dom::append(cell, &picture);
            }
        }
        (None, Some(picture)) => picture.remove(),
        (None, None) => {}
    }
    dom::set(cell, "data-piece", name);
}

/// The coordinates stand at the edges of the screen's board, whichever squares lie there.
fn show_coordinates(cell: &Element, square: Square) {
    for (class, text) in [(".rank", square.rank().char()), (".file", square.file().char())] {
        if let Ok(Some(label)) = cell.query_selector(class) {
            dom::set(&label, "data-name", Some(text.encode_utf8(&mut [0; 4])));
        }
    }
}
