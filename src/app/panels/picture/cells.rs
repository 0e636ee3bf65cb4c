//! What pictures have beside their choices, as long as the page lives, whether the panel is open or not.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::store::Store;
use crate::export::picture::PieceSet;
use crate::view::PieceArt;

#[derive(Clone, Copy)]
pub struct PictureState {
    /// The drawings of pieces for pictures, as far as they have been needed.
    art: RwSignal<Vec<(PieceSet, Arc<PieceArt>)>>,
    /// The title below the picture; empty: there is none.
    pub title: RwSignal<String>,
}

impl PictureState {
    #[allow(clippy::new_without_default, reason = "it takes part in the owner that makes it")]
    pub fn new() -> PictureState {
        PictureState { art: RwSignal::new(Vec::new()), title: RwSignal::new(String::new()) }
    }

    pub fn of(store: Store) -> PictureState {
        store.context()
    }

    /// The drawings of a set, if they are here. Followed.
    pub fn drawings(self, set: PieceSet) -> Option<Arc<PieceArt>> {
        let arts = self.art.read();
        arts.iter().find(|(other, _)| *other == set).map(|(_, art)| Arc::clone(art))
    }

    /// The same without following them.
    pub fn drawings_untracked(self, set: PieceSet) -> Option<Arc<PieceArt>> {
        untrack(|| self.drawings(set))
    }

    /// Keeps the drawings of a set.
    pub fn keep(self, set: PieceSet, art: PieceArt) {
        if self.drawings_untracked(set).is_none() {
            self.art.update(|arts| arts.push((set, Arc::new(art))));
        }
    }
}
