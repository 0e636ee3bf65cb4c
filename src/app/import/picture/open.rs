//! A picture file is decoded, read and shown.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::Blob;

use super::crop::Crop;
use super::decode::{Canvas, Decoded, Undecoded, decode};
use super::state::{PictureState, Pictured, PicturedBoard};
use crate::app::browser::idle::next_task;
use crate::app::browser::{fetch, scroll};
use crate::app::import::state::PasteState;
use crate::app::notices::Announcer;
use crate::app::store::Store;
use crate::editor::pasted_text::PastedText;
use crate::editor::{Command, Editor, PastedStep, Session};
use crate::i18n::{self, messages};
use crate::import::pictured;
use crate::position::Color;
use crate::vision::{ChunkedRead, Hint, Network, Picture, Read, ReadBoard};

/// Where the weights of the reader are.
const WEIGHTS: &str = "eyes.bin";

/// Reads the boards of a picture and shows the first one, with the others as a list.
pub fn open(store: Store, file: Blob) {
    let turn = PasteState::of(store).count_paste();
    Announcer::of(store).tell(messages().pictured_being_read());
    spawn_local(async move {
        let read = read_file(store, &file).await;
        // Something else has been pasted meanwhile.
        if !PasteState::of(store).is_last_paste(turn) {
            return;
        }
        match read {
            Ok((boards, hint)) => show(store, boards, hint),
            Err(sentence) => Announcer::of(store).tell(sentence),
        }
    });
}

async fn read_file(store: Store, file: &Blob) -> Result<(Vec<PicturedBoard>, Option<Hint>), &'static str> {
    let messages = messages();
    let network = network(store).await.ok_or(messages.part_not_loaded())?;
    let Decoded { picture, canvas } = decode(file).await.map_err(|reason| match reason {
        Undecoded::TooLarge => messages.pictured_too_large(),
        Undecoded::Broken => messages.pictured_broken(),
    })?;
    let Read { boards, hint } = read(picture, network).await;
    if boards.is_empty() {
        return Err(match hint {
            Some(Hint::Askew) => messages.pictured_askew(),
            _ => messages.pictured_without_board(),
        });
    }
    let boards = cropped(&canvas, boards).await.ok_or(messages.pictured_broken())?;
    Ok((boards, hint))
}

/// The reader, whose weights are fetched for the first picture.
async fn network(store: Store) -> Option<Arc<Network>> {
    let kept = PictureState::of(store).network;
    if let Some(network) = kept.get_value() {
        return Some(network);
    }
    let network = Arc::new(Network::from_bytes(&fetch::bytes(WEIGHTS).await?).ok()?);
    kept.set_value(Some(Arc::clone(&network)));
    Some(network)
}

/// Reads a part in each task, so that the page goes on meanwhile.
async fn read(picture: Picture, network: Arc<Network>) -> Read {
    let mut reader = ChunkedRead::new(picture, network);
    while reader.step() {
        next_task().await;
    }
    reader.finish()
}

async fn cropped(canvas: &Canvas, boards: Vec<ReadBoard>) -> Option<Vec<PicturedBoard>> {
    let mut cropped = Vec::new();
    for read in boards {
        let crop = Crop::cut(canvas, read.corners).await?;
        cropped.push(PicturedBoard { read, crop });
    }
    Some(cropped)
}

/// Shows the boards in one step of the history.
fn show(store: Store, boards: Vec<PicturedBoard>, hint: Option<Hint>) {
    let bottoms = boards.iter().map(|board| board.read.bottom.color).collect();
    Announcer::of(store).notify(None);
    show_turned(store, &Arc::new(boards), bottoms, hint, 0);
    scroll::show_import_card();
    let (doubts, announcement) = (PictureState::of(store).doubts, i18n::pictured_announcement);
    let squares = doubts.with_untracked(|doubts| doubts.iter().map(|doubt| doubt.square).collect::<Vec<_>>());
    let count = store
        .editor
        .with_untracked(|editor| editor.pasted().and_then(|session| Some(session.text.reading()?.count())));
    Announcer::of(store).announce(announcement(count.unwrap_or_default(), &squares));
}

/// Shows the boards with these sides at their bottoms, and the one with an index first.
fn show_turned(
    store: Store,
    boards: &Arc<Vec<PicturedBoard>>,
    bottoms: Vec<Color>,
    hint: Option<Hint>,
    index: usize,
) {
    let rows: Vec<_> = boards
        .iter()
        .zip(&bottoms)
        .map(|(board, bottom)| (board.read.board(*bottom), *bottom, board.read.bottom.sure))
        .collect();
    let (text, import) = pictured(&rows);
    let text = PastedText::new(text, None, import);
    let Some(reading) = text.reading().cloned() else { return };
    let place = reading.beginning(index);
    let step = store.editor.with_untracked(|editor: &Editor| {
        let snapshot = reading.snapshot(place, editor.document())?;
        let orientation = reading.orientation(index);
        Some(PastedStep { session: Some(Session::new(text, place)), snapshot, orientation })
    });
    let Some(step) = step else { return };
    PictureState::of(store).keep(Pictured {
        reading,
        settled: ArcRwSignal::new(vec![crate::position::Bitboard::EMPTY; boards.len()]),
        boards: Arc::clone(boards),
        bottoms,
        hint,
    });
    store.dispatch(Command::Paste(Box::new(step)));
}

/// Shows the picture with the other side at the bottom of the board that is shown: the pieces stay where they are in the
/// picture.
pub(super) fn turn(store: Store, pictured: &Pictured, index: usize) {
    let mut bottoms = pictured.bottoms.clone();
    if let Some(bottom) = bottoms.get_mut(index) {
        *bottom = !*bottom;
    }
    show_turned(store, &pictured.boards, bottoms, pictured.hint, index);
}
