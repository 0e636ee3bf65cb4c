//! The elements of the board, for whatever measures it or focuses a square.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};

use crate::app::browser::focus::focus_in_place;
use crate::app::browser::rectangle::Rectangle;
use crate::app::store::Store;
use crate::editor::geometry::{place_of, square_at};
use crate::position::{Color, Square};

/// The board and its 64 squares, from the top left corner of the screen's board on. Which square a place is depends on the
/// side at the bottom.
#[derive(Clone, Copy)]
pub struct BoardHandle {
    store: Store,
    /// The board, without what stands around it.
    pub board: NodeRef<Div>,
    places: StoredValue<Vec<NodeRef<Div>>>,
    /// The side at the bottom as the elements show it: they follow the editor a moment later.
    shown: StoredValue<Color>,
}

impl BoardHandle {
    /// A board that is still to be rendered.
    pub fn new(store: Store) -> BoardHandle {
        let places = StoredValue::new((0..64).map(|_| NodeRef::new()).collect());
        let shown = StoredValue::new(store.orientation.get_untracked());
        BoardHandle { store, board: NodeRef::new(), places, shown }
    }

    /// The board of this page.
    pub fn here() -> BoardHandle {
        expect_context()
    }

    /// The element of each place.
    pub(super) fn places(self) -> Vec<NodeRef<Div>> {
        self.places.with_value(Clone::clone)
    }

    /// Where the board lies on the screen. It has no border, so this is the rectangle of its squares.
    pub fn rectangle(self) -> Option<Rectangle> {
        self.board.get_untracked().map(|board| Rectangle::of(&board))
    }

    /// The elements show the board from this side now.
    pub(super) fn turned(self, orientation: Color) {
        self.shown.set_value(orientation);
    }

    /// The square that an event is about: the one that its place showed.
    pub fn square_of(self, event: &Event) -> Option<Square> {
        let target = event.target()?.dyn_into::<Element>().ok()?;
        let places = self.places.try_with_value(|places| {
            places.iter().position(|place| place.get_untracked().is_some_and(|element| **element == target))
        })?;
        Some(square_at(places? as u32, self.shown.get_value()))
    }

    /// The element of a square.
    fn element(self, square: Square) -> Option<HtmlElement> {
        let place = place_of(square, self.store.orientation.get_untracked());
        let node = self.places.with_value(|places| places.get(place as usize).copied())?;
        node.get_untracked().map(Into::into)
    }

    /// Gives the focus to the square that the keys act on.
    pub fn focus_square(self) {
        // Read first: the board hears of the focus at once, and writes.
        let square = self.store.focused.get_untracked();
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
