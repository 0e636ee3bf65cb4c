//! Which dialog is open: one at a time.

use leptos::prelude::*;

use crate::app::browser::frame::frame;
use crate::app::chunk::deferred;
use crate::app::store::Store;
use crate::position::Square;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Theme, board colours, pieces, coordinates.
    Appearance,
    Keys,
    /// What Forsyth is, credits, version.
    About,
    /// The pieces to put on a square.
    PieceMenu(Square),
}

#[derive(Clone, Copy)]
pub struct DialogState {
    store: Store,
    pub open: RwSignal<Option<Dialog>>,
}

impl DialogState {
    pub fn new(store: Store) -> DialogState {
        DialogState { store, open: RwSignal::new(None) }
    }

    pub fn here() -> DialogState {
        expect_context()
    }

    pub fn of(store: Store) -> DialogState {
        store.context()
    }

    /// Opens a dialog. Those of the toolbar are not for an embedded board, which has no toolbar: a key asks in vain.
    pub fn show(self, dialog: Dialog) {
        if frame().is_embedded() && !matches!(dialog, Dialog::PieceMenu(_)) {
            return;
        }
        deferred(self.store).with_or_notice(move |_| self.open.set(Some(dialog)));
    }

    /// Whether one is open.
    pub fn is_open(self) -> bool {
        self.open.with_untracked(Option::is_some)
    }
}
