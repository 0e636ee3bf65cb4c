//! The boards of pictures as what was pasted: each change of what was read of them is a step of the history.

use std::sync::Arc;

use leptos::prelude::*;

use super::doubts::doubtful;
use super::state::{PictureState, Pictured, PicturedBoard, Shown};
use crate::app::browser::scroll;
use crate::app::notices::{Announcer, Notice};
use crate::app::store::Store;
use crate::editor::pasted_text::PastedText;
use crate::editor::{Command, PastedStep, RecordEdits, Session};
use crate::i18n;
use crate::import::{PicturedRow, pictured};
use crate::position::{Board, Color};

/// Shows the boards of so many pictures that were read, and says what was not read; nothing if that is empty.
pub(super) fn show(store: Store, boards: Vec<Arc<PicturedBoard>>, pictures: usize, unread: &str) {
    Announcer::of(store).notify((!unread.is_empty()).then(|| Notice::new(unread)));
    let count = boards.len();
    show_boards(store, Content::read(boards), 0);
    scroll::show_import_card();
    announce(store, pictures, count, unread);
}

/// Shows the picture with the other side at the bottom of the board that is shown: the pieces stay where they are in the
/// picture.
pub(super) fn turn(store: Store, shown: &Shown) {
    let mut bottoms = shown.pictured.bottoms.clone();
    if let Some(bottom) = bottoms.get_mut(shown.index) {
        *bottom = !*bottom;
    }
    // With what has been mended of it.
    let mut pieces = store.editor.with_untracked(|editor| editor.document().position.board().clone());
    pieces.rotate_180();
    let boards = Content { bottoms, pieces: Some(pieces), ..Content::again(store, shown) };
    show_boards(store, boards, shown.index);
}

/// Shows another reading of the board that is shown.
pub(super) fn show_adjusted(store: Store, shown: &Shown, board: Arc<PicturedBoard>) {
    let mut bottoms = shown.pictured.bottoms.clone();
    let is_turned = shown.bottom != shown.board.read.bottom.color;
    if let Some(bottom) = bottoms.get_mut(shown.index).filter(|_| !is_turned) {
        *bottom = board.read.bottom.color;
    }
    let mut boards = shown.pictured.boards.clone();
    if let Some(place) = boards.get_mut(shown.index) {
        *place = board;
    }
    show_boards(store, Content { boards, bottoms, ..Content::again(store, shown) }, shown.index);
    announce(store, 1, 1, "");
}

/// What is shown of pictures.
struct Content {
    boards: Vec<Arc<PicturedBoard>>,
    bottoms: Vec<Color>,
    /// What has become of the other boards of a list.
    edits: RecordEdits,
    /// What stands on the board that is shown first, if that is not what was read.
    pieces: Option<Board>,
    /// Who is to move there.
    turn: Color,
}

impl Content {
    /// What was read.
    fn read(boards: Vec<Arc<PicturedBoard>>) -> Content {
        let bottoms = boards.iter().map(|board| board.read.bottom.color).collect();
        let (edits, pieces, turn) = (RecordEdits::default(), None, Color::White);
        Content { boards, bottoms, edits, pieces, turn }
    }

    /// The pictures that are shown, with what has become of the other boards in them and with who is to move.
    fn again(store: Store, shown: &Shown) -> Content {
        let Pictured { boards, bottoms, .. } = &*shown.pictured;
        let (mut edits, turn) = store.editor.with_untracked(|editor| {
            (editor.record_edits().unwrap_or_default(), editor.document().position.turn)
        });
        edits.set(shown.index, None);
        let (boards, bottoms) = (boards.clone(), bottoms.clone());
        Content { boards, bottoms, edits, pieces: None, turn }
    }
}

/// Shows the boards in one step, and the one with an index first.
fn show_boards(store: Store, content: Content, index: usize) {
    let Content { boards, bottoms, edits, pieces, turn } = content;
    let row = |(place, (board, bottom)): (usize, (&Arc<PicturedBoard>, &Color))| {
        let (read, is_first) = (&board.read, place == index);
        PicturedRow {
            board: pieces.clone().filter(|_| is_first).unwrap_or_else(|| read.board(*bottom)),
            turn: if is_first { turn } else { Color::White },
            bottom: *bottom,
            is_guessed: read.bottom.color == *bottom,
            is_sure: read.bottom.sure,
        }
    };
    let rows: Vec<_> = boards.iter().zip(&bottoms).enumerate().map(row).collect();
    let (text, import) = pictured(&rows);
    let text = PastedText::new(text, None, import);
    let Some(reading) = text.reading().cloned() else { return };
    let place = reading.beginning(index);
    let snapshot = store.editor.with_untracked(|editor| reading.snapshot(place, editor.document()));
    let Some(snapshot) = snapshot else { return };
    let orientation = reading.orientation(index);
    let mut session = Session::new(text, place);
    session.edits = edits;
    let session = Some(session);
    PictureState::of(store).keep(Pictured { reading, boards, bottoms });
    store.dispatch(Command::Paste(Box::new(PastedStep { session, snapshot, orientation })));
}

/// Announces how many boards were read, the doubtful squares of the one that is shown, and what was not read.
fn announce(store: Store, pictures: usize, boards: usize, unread: &str) {
    let read = i18n::pictured_announcement(pictures, boards, &doubtful(store));
    Announcer::of(store).announce([&read, unread].join(" ").trim_end().to_owned());
}
