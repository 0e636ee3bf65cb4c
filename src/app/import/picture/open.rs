//! A picture file is decoded, read and shown.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::Blob;

use super::crop::Crop;
use super::decode::{Canvas, Decoded, Undecoded, decode, decode_at};
use super::show::{show, show_adjusted};
use super::state::{PictureState, PicturedBoard, Shown};
use crate::app::browser::fetch;
use crate::app::browser::idle::in_tasks;
use crate::app::import::state::PasteState;
use crate::app::notices::Announcer;
use crate::app::store::Store;
use crate::i18n::messages;
use crate::vision::{ChunkedRead, Corners, Hint, Network, Picture, Read, ReadBoard, UNSURE};

/// Where the weights of the reader are.
const WEIGHTS: &str = "eyes.bin";

type Found = (Vec<Arc<PicturedBoard>>, Option<Hint>);

/// Reads the boards of a picture and shows the first one, with the others as a list. `paste` is the number of the paste that
/// brings it.
pub fn open(store: Store, file: Blob, paste: u32) {
    let pastes = PasteState::of(store);
    // Something else was pasted while this was fetched.
    if !pastes.is_last_paste(paste) {
        return;
    }
    Announcer::of(store).tell(messages().pictured_being_read());
    spawn_local(async move {
        let found = read_file(store, &file).await;
        if !pastes.is_last_paste(paste) {
            return;
        }
        match found {
            Ok((boards, hint)) => show(store, boards, hint),
            Err(sentence) => Announcer::of(store).tell(sentence),
        }
    });
}

/// Reads the board that is shown between other corners of what is shown of the picture.
pub(super) fn read_between(store: Store, shown: Shown, corners: Corners) {
    let pastes = PasteState::of(store);
    let paste = pastes.count_paste();
    spawn_local(async move {
        let image = Arc::clone(&shown.board.crop.image);
        let read = async {
            let network = network(store).await.ok_or(messages().part_not_loaded())?;
            let picture = decode_at(&image.address, false).await.map_err(sentence)?.picture;
            let read = in_parts(ChunkedRead::between(picture, network, corners)).await;
            read.boards.into_iter().next().ok_or(messages().pictured_broken())
        };
        let read = read.await;
        if !pastes.is_last_paste(paste) {
            return;
        }
        match read {
            Ok(read) => show_adjusted(store, &shown, PicturedBoard::adjusted(read, image)),
            Err(sentence) => Announcer::of(store).tell(sentence),
        }
    });
}

fn sentence(reason: Undecoded) -> &'static str {
    match reason {
        Undecoded::TooLarge => messages().pictured_too_large(),
        Undecoded::Broken => messages().pictured_broken(),
    }
}

async fn read_file(store: Store, file: &Blob) -> Result<Found, &'static str> {
    let messages = messages();
    let network = network(store).await.ok_or(messages.part_not_loaded())?;
    let Decoded { picture, canvas } = decode(file).await.map_err(sentence)?;
    let Read { boards, hint } = in_parts(ChunkedRead::new(picture, network)).await;
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

/// Reads in several tasks, so that the page goes on meanwhile.
async fn in_parts(mut reader: ChunkedRead<Picture, Arc<Network>>) -> Read {
    in_tasks(|| reader.step()).await;
    reader.finish()
}

async fn cropped(canvas: &Canvas, boards: Vec<ReadBoard>) -> Option<Vec<Arc<PicturedBoard>>> {
    let mut cropped = Vec::new();
    for read in boards {
        let crop = Crop::cut(canvas, &read, read.lattice < UNSURE).await?;
        cropped.push(PicturedBoard::found(read, crop));
    }
    Some(cropped)
}
