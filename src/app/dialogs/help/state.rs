//! Which part of the help is open.

use leptos::prelude::*;

use crate::app::browser::frame::frame;
use crate::app::chunk::deferred;
use crate::app::store::Store;

/// A part of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpTab {
    /// How to use the board.
    Use,
    /// What FEN is.
    Fen,
}

impl HelpTab {
    pub(super) const ALL: [HelpTab; 2] = [HelpTab::Use, HelpTab::Fen];

    /// The stable name, in `data-help-tab` and in the identifiers of its elements.
    pub(super) const fn name(self) -> &'static str {
        match self {
            HelpTab::Use => "use",
            HelpTab::Fen => "fen",
        }
    }
}

#[derive(Clone, Copy)]
pub struct HelpState {
    store: Store,
    pub open: RwSignal<Option<HelpTab>>,
}

impl HelpState {
    pub fn new(store: Store) -> HelpState {
        HelpState { store, open: RwSignal::new(None) }
    }

    pub fn here() -> HelpState {
        expect_context()
    }

    pub fn of(store: Store) -> HelpState {
        store.context()
    }

    /// Opens a part of the help, or closes the help if that is what it shows.
    pub fn toggle(self, tab: HelpTab) {
        if frame().is_embedded() {
            return;
        }
        if self.open.get_untracked() == Some(tab) {
            self.open.set(None);
        } else {
            deferred(self.store).with_or_notice(move |_| self.open.set(Some(tab)));
        }
    }
}
