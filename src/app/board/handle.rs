//! The elements of the board, for whatever measures it or focuses a square.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::{Element, Event, HtmlElement};

use crate::app::board::state::BoardState;
use crate::app::browser::events::target_of;
use crate::app::browser::focus::focus_in_place;
use crate::app::browser::rectangle::rectangle_of;
use crate::app::store::Store;
use crate::editor::geometry::{cell_of, place_of, square_at};
use crate::editor::pointer::Rectangle;
use crate::position::{Color, Square};

/// The board and its 64 squares, from the top left corner of the screen's board on. Which square a place is depends on the
/// side at the bottom.
#[derive(Clone, Copy)]
pub struct BoardHandle {
    store: Store,
    pub(super) state: BoardState,
    pub board: NodeRef<Div>,
    places: StoredValue<Vec<NodeRef<Div>>>,
    /// The side at the bottom as the elements show it: they follow the editor a moment later.
    shown: StoredValue<Color>,
}

impl BoardHandle {
    pub fn new(store: Store) -> BoardHandle {
        let places = StoredValue::new((0..64).map(|_| NodeRef::new()).collect());
        let shown = StoredValue::new(store.orientation.get_untracked());
        BoardHandle { store, state: BoardState::of(store), board: NodeRef::new(), places, shown }
    }

    pub fn here() -> BoardHandle {
        expect_context()
    }

    pub fn places(self) -> Vec<NodeRef<Div>> {
        self.places.with_value(Clone::clone)
    }

    /// Where the board lies on the screen. It has no border, so this is the rectangle of its squares.
    pub fn rectangle(self) -> Option<Rectangle> {
        self.board.get_untracked().map(|board| rectangle_of(&board))
    }

    /// Where a square lies on the screen.
    pub(super) fn rectangle_of(self, square: Square) -> Option<Rectangle> {
        let board = self.rectangle()?;
        let (width, height) = (board.width / 8.0, board.height / 8.0);
        let (column, row) = cell_of(square, self.store.orientation.get_untracked());
        let (left, top) = (board.left + width * f64::from(column), board.top + height * f64::from(row));
        Some(Rectangle { left, top, width, height })
    }

    /// The elements show the board from this side now.
    pub(super) fn turned(self, orientation: Color) {
        self.shown.set_value(orientation);
    }

    /// The square that an event is about: the one that its place showed.
    pub fn square_of(self, event: &Event) -> Option<Square> {
        let target: Element = target_of(event)?;
        let places = self.places.try_with_value(|places| {
            places.iter().position(|place| place.get_untracked().is_some_and(|element| **element == target))
        })?;
        Some(square_at(places? as u32, self.shown.get_value()))
    }

    fn element(self, square: Square) -> Option<HtmlElement> {
        let place = place_of(square, self.store.orientation.get_untracked());
        let node = self.places.with_value(|places| places.get(place as usize).copied())?;
        node.get_untracked().map(Into::into)
    }

    /// Gives the focus to the square that the keys act on.
    pub fn focus_square(self) {
        // Read first: the board hears of the focus at once, and writes.
        let square = self.state.focused.get_untracked();
        if let Some(element) = self.element(square) {
            // Nothing refuses a square the focus.
            let _ = element.focus();
        }
    }

    /// Gives the focus to a square and leaves the page where it is scrolled to.
    pub(super) fn focus_in_place(self, square: Square) {
        if let Some(element) = self.element(square) {
            focus_in_place(&element);
        }
    }
}
