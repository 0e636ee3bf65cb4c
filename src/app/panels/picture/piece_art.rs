//! The drawings of the pieces as text. Those of the usual set stand in the page already; the others are fetched once, when
//! they are chosen.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::cells::PictureState;
use super::state::State;
use crate::app::browser::{document, fetch};
use crate::app::notices::Announcer;
use crate::app::store::Store;
use crate::export::picture::{Choices, PieceSet, symbol};
use crate::i18n::messages;
use crate::view::PieceArt;

/// The drawings of a set, if they are here. Those of the usual set are taken from the page.
pub(super) fn at_hand(store: Store, set: PieceSet) -> Option<Arc<PieceArt>> {
    let state = PictureState::of(store);
    let found = state.drawings_untracked(set);
    if found.is_some() || set != PieceSet::Forsyth {
        return found;
    }
    state.keep(set, PieceArt::of(document::symbol)?);
    state.drawings_untracked(set)
}

/// Has the drawings of a set come, unless they are here or on their way.
pub(super) fn bring(state: State, set: PieceSet) {
    let store = state.store;
    let is_usual = set == PieceSet::Forsyth;
    if at_hand(store, set).is_some() || is_usual || state.coming.with_value(|coming| coming.contains(&set)) {
        return;
    }
    state.coming.update_value(|coming| coming.push(set));
    spawn_local(async move {
        let art = drawings(set).await;
        // The panel may be closed by now.
        let _ = state.coming.try_update_value(|coming| coming.retain(|other| *other != set));
        match art {
            Some(art) => PictureState::of(store).keep(set, art),
            None => give_up(state, set),
        }
    });
}

/// The drawings of a set.
pub(super) async fn drawings(set: PieceSet) -> Option<PieceArt> {
    if set == PieceSet::Forsyth {
        return PieceArt::of(document::symbol);
    }
    let (_, name) = PieceSet::ALL.into_iter().find(|(other, _)| *other == set)?;
    let sprite = fetch::text(&[name, ".svg"].concat()).await?;
    PieceArt::of(|name| symbol(&sprite, name).map(str::to_owned))
}

/// The picture has the pieces of the board instead. That is not kept: the next visit may have the others.
fn give_up(state: State, set: PieceSet) {
    let Some(choices) = state.choices.try_get_untracked() else { return };
    if choices.pieces == set {
        state.choices.set(Choices { pieces: PieceSet::Board, ..choices });
        Announcer::of(state.store).tell(messages().pieces_not_loaded());
    }
}
