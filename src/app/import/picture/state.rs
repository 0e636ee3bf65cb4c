//! The pictures that were read, as long as the page lives.
//!
//! What a picture shows is a pasted text for the editor, so undo, redo and lists go as with every other. Here is what only a
//! picture has beside its text, found again by the reading of the text.

use std::sync::Arc;

use leptos::prelude::*;

use super::crop::Crop;
use crate::app::store::Store;
use crate::editor::pasted::Pasted;
use crate::position::{Bitboard, Color, Piece, Square};
use crate::vision::{Hint, Network, ReadBoard};

/// So many pictures are kept for undo and redo.
const KEPT: usize = 8;

/// A board of a picture.
pub(super) struct PicturedBoard {
    pub read: ReadBoard,
    pub crop: Crop,
}

/// A picture that was read, with one side at the bottom of each of its boards.
pub(super) struct Pictured {
    /// The reading of its text.
    pub reading: Arc<Pasted>,
    pub boards: Arc<Vec<PicturedBoard>>,
    /// The side at the bottom of each board.
    pub bottoms: Vec<Color>,
    pub hint: Option<Hint>,
    /// The squares of each board that were looked at and left as they were read.
    pub settled: ArcRwSignal<Vec<Bitboard>>,
}

/// A square that was read with doubt.
#[derive(Clone, PartialEq)]
pub(super) struct Doubt {
    pub square: Square,
    /// What may stand there, the likeliest first.
    pub offered: Vec<Option<Piece>>,
}

impl Pictured {
    /// The square of the board that a square of the picture is.
    pub(super) fn square(&self, board: usize, index: usize) -> Option<Square> {
        ReadBoard::square(index, *self.bottoms.get(board)?)
    }

    /// The doubtful squares of a board, which has these pieces now: those that are as they were read and were not settled.
    /// Settling is followed.
    fn doubts(&self, index: usize, now: &crate::position::Board) -> Vec<Doubt> {
        let Some(PicturedBoard { read, .. }) = self.boards.get(index) else { return Vec::new() };
        let settled = self.settled.read().get(index).copied().unwrap_or_default();
        let doubt = |place: usize| {
            let square = self.square(index, place)?;
            let ranked = read.ranked(place);
            let is_open = ranked.first()?.0 == now.piece_at(square) && !settled.contains(square);
            // The likeliest two, and what else is not out of the question.
            let offered =
                ranked.into_iter().enumerate().filter(|(rank, (_, share))| *rank < 2 || *share > 0.02);
            let offered = offered.take(4).map(|(_, (piece, _))| piece).collect();
            is_open.then_some(Doubt { square, offered })
        };
        read.doubtful().into_iter().filter_map(doubt).collect()
    }
}

/// The board of a picture that the editor shows.
#[derive(Clone)]
pub(super) struct Shown {
    pub pictured: Arc<Pictured>,
    /// Which of its boards.
    pub index: usize,
}

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        self.index == other.index && Arc::ptr_eq(&self.pictured, &other.pictured)
    }
}

impl Shown {
    pub(super) fn board(&self) -> Option<&PicturedBoard> {
        self.pictured.boards.get(self.index)
    }
}

#[derive(Clone, Copy)]
pub(super) struct PictureState {
    /// The reader, once its weights have come.
    pub network: StoredValue<Option<Arc<Network>>>,
    kept: RwSignal<Vec<Arc<Pictured>>>,
    /// The board of a picture that the editor shows.
    pub shown: Memo<Option<Shown>>,
    /// Its doubtful squares in the order of the picture.
    pub doubts: Memo<Vec<Doubt>>,
}

/// Gives the state to the page, when the chunk has come.
pub fn start(store: Store) {
    store.provide(|| {
        let kept = RwSignal::new(Vec::<Arc<Pictured>>::new());
        let shown = Memo::new(move |_| {
            let (reading, index) = store.editor.with(|editor| {
                let session = editor.pasted()?;
                Some((session.text.reading()?.clone(), session.place.index))
            })?;
            let kept = kept.read();
            let pictured = kept.iter().find(|pictured| Arc::ptr_eq(&pictured.reading, &reading))?;
            Some(Shown { pictured: Arc::clone(pictured), index })
        });
        let doubts = Memo::new(move |_| {
            let shown = shown.read();
            let Some(shown) = shown.as_ref() else { return Vec::new() };
            store.editor.with(|editor| shown.pictured.doubts(shown.index, editor.document().position.board()))
        });
        PictureState { network: StoredValue::new(None), kept, shown, doubts }
    });
}

impl PictureState {
    pub(super) fn of(store: Store) -> PictureState {
        store.context()
    }

    /// Keeps a picture, and forgets the oldest beyond those that are kept.
    pub(super) fn keep(self, pictured: Pictured) {
        self.kept.update(|kept| {
            kept.push(Arc::new(pictured));
            let beyond = kept.len().saturating_sub(KEPT);
            kept.drain(..beyond);
        });
    }

    /// The doubtful squares together.
    pub(super) fn doubtful(self) -> Bitboard {
        self.doubts.read().iter().map(|doubt| doubt.square).collect()
    }
}
