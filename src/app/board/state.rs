//! What the parts of the page share about the squares of the board.

use leptos::prelude::*;

use crate::app::store::{Store, set_if_other};
use crate::position::{Bitboard, Square};

#[derive(Clone, Copy)]
pub struct BoardState {
    /// The square that the keys act on.
    pub focused: RwSignal<Square>,
    /// The square under the mouse.
    pub hovered: RwSignal<Option<Square>>,
    /// Squares that a hovered character, fault or finding speaks of.
    pub lit: RwSignal<Bitboard>,
}

impl BoardState {
    #[allow(clippy::new_without_default, reason = "it takes part in the owner that makes it")]
    pub fn new() -> BoardState {
        BoardState {
            focused: RwSignal::new(Square::E1),
            hovered: RwSignal::new(None),
            lit: RwSignal::new(Bitboard::EMPTY),
        }
    }

    pub fn here() -> BoardState {
        expect_context()
    }

    pub fn of(store: Store) -> BoardState {
        store.context()
    }

    /// Lights these squares and no others.
    pub fn light(self, squares: Bitboard) {
        set_if_other(self.lit, squares);
    }
}
