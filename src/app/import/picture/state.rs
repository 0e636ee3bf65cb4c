//! The pictures that were read, as long as the page lives.
//!
//! What a picture shows is a pasted text for the editor, so undo, redo and lists go as with every other. Here is what only a
//! picture has beside its text, found again by the reading of the text.

use std::sync::Arc;

use leptos::html::Button;
use leptos::prelude::*;

use super::crop::Crop;
use crate::app::browser::focus::focus_in_place;
use crate::app::store::Store;
use crate::editor::pasted::Pasted;
use crate::position::{Bitboard, Board, Color, Piece, Square};
use crate::vision::{Hint, Network, ReadBoard, UNSURE};

/// The pictures of so many steps are kept for undo and redo.
const KEPT: usize = 8;

/// A board of a picture. Boards that are shown from another side, or beside one that was read again, share it.
pub(super) struct PicturedBoard {
    pub read: ReadBoard,
    pub crop: Crop,
    /// What is amiss with the picture.
    pub hint: Option<Hint>,
    /// The squares of the picture that were looked at and left as they were read.
    settled: ArcRwSignal<Vec<usize>>,
    /// Whether the corners can be moved.
    pub is_adjusted: ArcRwSignal<bool>,
}

impl PicturedBoard {
    /// A board that the reader has found.
    pub(super) fn found(read: ReadBoard, crop: Crop, hint: Option<Hint>) -> Arc<PicturedBoard> {
        let is_adjusted = read.lattice < UNSURE;
        PicturedBoard::new(read, crop, hint, is_adjusted)
    }

    /// The board read again, between corners that the user has moved.
    pub(super) fn adjusted(&self, read: ReadBoard) -> Arc<PicturedBoard> {
        let crop = Crop { image: Arc::clone(&self.crop.image), corners: read.corners };
        PicturedBoard::new(read, crop, self.hint, true)
    }

    fn new(read: ReadBoard, crop: Crop, hint: Option<Hint>, is_adjusted: bool) -> Arc<PicturedBoard> {
        let is_adjusted = ArcRwSignal::new(is_adjusted);
        Arc::new(PicturedBoard { read, crop, hint, settled: ArcRwSignal::new(Vec::new()), is_adjusted })
    }

    /// Whether the lattice was hard to find.
    pub(super) fn is_unsure(&self) -> bool {
        self.read.lattice < UNSURE
    }
}

/// Pictures that were read together, with one side at the bottom of each of their boards.
pub(super) struct Pictured {
    /// The reading of their text.
    pub reading: Arc<Pasted>,
    pub boards: Vec<Arc<PicturedBoard>>,
    /// The side at the bottom of each board.
    pub bottoms: Vec<Color>,
}

/// A square that was read with doubt.
#[derive(Clone, PartialEq)]
pub(super) struct Doubt {
    pub square: Square,
    /// What may stand there, the likeliest first.
    pub offered: Vec<Option<Piece>>,
}

/// The board of a picture that the editor shows.
#[derive(Clone)]
pub(super) struct Shown {
    pub pictured: Arc<Pictured>,
    /// Which of the boards.
    pub index: usize,
    pub board: Arc<PicturedBoard>,
    /// The side at its bottom.
    pub bottom: Color,
}

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        self.index == other.index && Arc::ptr_eq(&self.pictured, &other.pictured)
    }
}

impl Shown {
    fn of(pictured: &Arc<Pictured>, index: usize) -> Option<Shown> {
        let board = Arc::clone(pictured.boards.get(index)?);
        let bottom = *pictured.bottoms.get(index)?;
        Some(Shown { pictured: Arc::clone(pictured), index, board, bottom })
    }

    /// The square of the board that a square of the picture is.
    pub(super) fn square(&self, place: usize) -> Option<Square> {
        ReadBoard::square(place, self.bottom)
    }

    /// The squares of the picture that squares of the board are.
    pub(super) fn places(&self, squares: Bitboard) -> impl Iterator<Item = usize> {
        let bottom = self.bottom;
        (0..64).filter(move |&place| {
            ReadBoard::square(place, bottom).is_some_and(|square| squares.contains(square))
        })
    }

    /// The user leaves a square as it was read.
    pub(super) fn settle(&self, square: Square) {
        let places = self.places(Bitboard::from(square));
        self.board.settled.update(|settled| settled.extend(places));
    }

    /// The doubtful squares, while these pieces stand on the board: those that are as they were read and were not settled.
    /// Settling is followed.
    fn doubts(&self, now: &Board) -> Vec<Doubt> {
        let (read, settled) = (&self.board.read, self.board.settled.read());
        let doubt = |place: usize| {
            let square = self.square(place)?;
            let ranked = read.ranked(place);
            let is_open = ranked.first()?.0 == now.piece_at(square) && !settled.contains(&place);
            // The likeliest two, and what else is not out of the question.
            let offered =
                ranked.into_iter().enumerate().filter(|(rank, (_, share))| *rank < 2 || *share > 0.02);
            let offered = offered.take(4).map(|(_, (piece, _))| piece).collect();
            is_open.then_some(Doubt { square, offered })
        };
        read.doubtful().into_iter().filter_map(doubt).collect()
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
    /// What has had the board shown anew: what takes its place gets the focus.
    pub focused: StoredValue<Option<Control>>,
}

/// What is pressed on the card and made anew with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Control {
    Turn,
    Corner(usize),
}

/// Focuses a control when it is there, if it has taken the place of the one that was pressed.
pub(super) fn focus_again(store: Store, node: NodeRef<Button>, control: Control) {
    let focused = PictureState::of(store).focused;
    Effect::new(move || {
        if let Some(button) = node.get().filter(|_| focused.get_value() == Some(control)) {
            focused.set_value(None);
            focus_in_place(&button);
        }
    });
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
            Shown::of(of_reading(&kept.read(), &reading)?, index)
        });
        let doubts = Memo::new(move |_| {
            let shown = shown.read();
            let Some(shown) = shown.as_ref() else { return Vec::new() };
            store.editor.with(|editor| shown.doubts(editor.document().position.board()))
        });
        let (network, focused) = (StoredValue::new(None), StoredValue::new(None));
        PictureState { network, kept, shown, doubts, focused }
    });
}

fn of_reading<'a>(kept: &'a [Arc<Pictured>], reading: &Arc<Pasted>) -> Option<&'a Arc<Pictured>> {
    kept.iter().find(|pictured| Arc::ptr_eq(&pictured.reading, reading))
}

impl PictureState {
    pub(super) fn of(store: Store) -> PictureState {
        store.context()
    }

    /// Keeps the pictures of a step, and forgets the oldest beyond those that are kept.
    pub(super) fn keep(self, pictured: Pictured) {
        self.kept.update(|kept| {
            kept.push(Arc::new(pictured));
            let beyond = kept.len().saturating_sub(KEPT);
            kept.drain(..beyond);
        });
    }

    /// A board of the picture whose text was read so.
    pub(super) fn board(self, reading: &Arc<Pasted>, index: usize) -> Option<Arc<PicturedBoard>> {
        let kept = self.kept.read_untracked();
        of_reading(&kept, reading)?.boards.get(index).cloned()
    }

    /// The doubtful squares together.
    pub(super) fn doubtful(self) -> Bitboard {
        self.doubts.read().iter().map(|doubt| doubt.square).collect()
    }
}
