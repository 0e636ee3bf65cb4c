//! Dialogs: one is open at a time, named by [`Store::dialog`].

use leptos::prelude::*;

use super::store::Store;
use crate::position::Square;

/// A dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Theme, board colours, pieces, coordinates.
    Appearance,
    /// The keys.
    Keys,
    /// What Forsyth is, credits, version.
    About,
    /// What FEN is, on the position at hand. It is no modal dialog: the board goes on working beside it.
    Help,
    /// The pieces to put on a square.
    PieceMenu(Square),
}

/// The dialog that is open.
#[component]
pub fn DialogHost() -> impl IntoView {}

/// Begins what goes on as long as the page lives.
pub fn start(_store: Store) {}
