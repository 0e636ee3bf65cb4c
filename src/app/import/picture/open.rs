//! Picture files are decoded, read and shown.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Blob, File};

use super::crop::Crop;
use super::decode::{Decoded, decode, decode_at};
use super::show::{show, show_adjusted};
use super::state::{PictureState, PicturedBoard, Shown};
use crate::app::browser::fetch;
use crate::app::browser::idle::in_tasks;
use crate::app::import::state::PasteState;
use crate::app::notices::Announcer;
use crate::app::store::Store;
use crate::i18n::{self, messages};
use crate::import::arrivals::MOST_PICTURES;
use crate::import::{PictureError, UnreadPicture};
use crate::vision::{ChunkedRead, Corners, Hint, Network, Picture, Read, UNSURE};

/// Where the weights of the reader are.
const WEIGHTS: &str = "eyes.bin";

/// Reads the boards of pictures, one after the other, and shows the first one, with the others as a list. `paste` is the number
/// of the paste that brings them.
pub fn open(store: Store, mut files: Vec<Blob>, paste: u32) {
    let pastes = PasteState::of(store);
    // Something else was pasted while this was fetched.
    if !pastes.is_last_paste(paste) {
        return;
    }
    let count = files.len();
    files.truncate(MOST_PICTURES);
    Announcer::of(store).tell(&messages().pictured_being_read(files.len()));
    spawn_local(async move {
        let network = network(store).await;
        if !pastes.is_last_paste(paste) {
            return;
        }
        let Some(network) = network else {
            return Announcer::of(store).tell(messages().part_not_loaded());
        };
        let (mut boards, mut unread) = (Vec::new(), Vec::new());
        for (index, file) in files.iter().enumerate() {
            match read_file(file, Arc::clone(&network)).await {
                Ok(found) => boards.extend(found),
                Err(error) => unread.push(UnreadPicture { index, name: file_name(file), error }),
            }
            // Something else was pasted meanwhile.
            if !pastes.is_last_paste(paste) {
                return;
            }
        }
        let sentence = i18n::unread_pictures(count, &unread);
        if boards.is_empty() {
            Announcer::of(store).tell(&sentence);
        } else {
            show(store, boards, files.len() - unread.len(), &sentence);
        }
    });
}

/// The name of a file; empty for what has none.
fn file_name(file: &Blob) -> String {
    file.dyn_ref().map(File::name).unwrap_or_default()
}

/// Reads the board that is shown between other corners of what is shown of the picture.
pub(super) fn read_between(store: Store, shown: Shown, corners: Corners) {
    let pastes = PasteState::of(store);
    let paste = pastes.count_paste();
    spawn_local(async move {
        let read = async {
            let network = network(store).await.ok_or_else(|| messages().part_not_loaded().to_owned())?;
            let sentence = |error| i18n::picture_error(error, 1);
            let picture = decode_at(&shown.board.crop.image.address, false).await.map_err(sentence)?.picture;
            let read = in_parts(ChunkedRead::between(picture, network, corners)).await;
            read.boards.into_iter().next().ok_or_else(|| sentence(PictureError::Broken))
        };
        let read = read.await;
        if !pastes.is_last_paste(paste) {
            return;
        }
        match read {
            Ok(read) => show_adjusted(store, &shown, shown.board.adjusted(read)),
            Err(sentence) => Announcer::of(store).tell(&sentence),
        }
    });
}

async fn read_file(file: &Blob, network: Arc<Network>) -> Result<Vec<Arc<PicturedBoard>>, PictureError> {
    let Decoded { picture, canvas } = decode(file).await?;
    let Read { boards, hint } = in_parts(ChunkedRead::new(picture, network)).await;
    if boards.is_empty() {
        let is_askew = hint == Some(Hint::Askew);
        return Err(if is_askew { PictureError::Askew } else { PictureError::WithoutBoard });
    }
    let mut cropped = Vec::new();
    for read in boards {
        let crop = Crop::cut(&canvas, &read, read.lattice < UNSURE).await.ok_or(PictureError::Broken)?;
        cropped.push(PicturedBoard::found(read, crop, hint));
    }
    Ok(cropped)
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

/// Reads in several tasks, so that the page goes on meanwhile.
async fn in_parts(mut reader: ChunkedRead<Picture, Arc<Network>>) -> Read {
    in_tasks(|| reader.step()).await;
    reader.finish()
}
