//! What assistive technology is told: what a key asks for, and what a step back or forward has changed.

use std::sync::Arc;

use leptos::prelude::*;

use super::board::state::BoardState;
use super::browser::frame::frame;
use super::chunk::vision;
use super::fen::next_fault::select_next_fault;
use super::news::{NewsState, Readout};
use super::notices::Announcer;
use super::store::Store;
use crate::app::reactive::{effect, effect_after};
use crate::editor::keys::Announcement;
use crate::view;
use crate::view::Scene;

/// Announces something about the position that a key or a button asks for.
pub fn read(store: Store, what: Announcement) {
    let news = NewsState::of(store);
    match what {
        Announcement::NextFault => next_fault(store, false),
        Announcement::PreviousFault => next_fault(store, true),
        Announcement::Undone => news.stepped(false),
        Announcement::Redone => news.stepped(true),
        _ => {
            let scene = store.scene.get_untracked();
            if what == Announcement::Findings {
                news.report_is_known(&scene);
            }
            let focused = BoardState::of(store).focused.get_untracked();
            if let Some(sentence) = view::readout(what, &scene, focused) {
                news.readout.set(Some(Readout { sentence: sentence.clone(), scene }));
                Announcer::of(store).announce(sentence);
            }
        }
    }
}

/// Goes to the next doubtful square of a picture, or else to the next fault of the text.
fn next_fault(store: Store, backwards: bool) {
    let is_doubt = vision(store).get_untracked().is_some_and(|table| (table.next_doubt)(store, backwards));
    if !is_doubt {
        select_next_fault(store, backwards);
    }
}

/// Announces what edits change, as long as the page lives.
pub fn start(store: Store) {
    let announcer = Announcer::of(store);
    effect_after(move |before: Option<Arc<Scene>>| {
        let now = store.scene.get();
        let is_embedded = frame().is_embedded();
        for sentence in view::drawing_sentences(before.as_deref(), &now, is_embedded) {
            announcer.announce(sentence);
        }
        if let Some(sentence) = before.and_then(|before| view::played_sentence(&before, &now)) {
            announcer.announce(sentence);
        }
        now
    });
    let news = NewsState::of(store);
    effect(move || news.follow(&store.scene.get()));
}
