//! What assistive technology is told: what a key asks for, what a step back or forward has changed, and the faults and
//! findings that have come or gone, once the work pauses.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::browser::frame::frame;
use super::fen::next_fault::select_next_fault;
use super::store::Store;
use crate::editor::Scene;
use crate::editor::keys::Announcement;
use crate::i18n::{self, Pause};

/// How long nothing changes before what has come of it is announced: who types is not interrupted, and what an action says
/// of itself is heard first.
const PAUSE: Duration = Duration::from_millis(1_200);

/// What was read last, because a key or a button asked for it, and what it speaks of.
#[derive(Clone, Debug)]
pub struct Readout {
    pub sentence: String,
    pub scene: Arc<Scene>,
}

/// Announces something about the position that a key or a button asks for.
pub fn read(store: Store, what: Announcement) {
    match what {
        Announcement::NextFault => select_next_fault(store, false),
        Announcement::PreviousFault => select_next_fault(store, true),
        Announcement::Undone => store.news.update_value(|news| news.stepped = Some(false)),
        Announcement::Redone => store.news.update_value(|news| news.stepped = Some(true)),
        _ => {
            let scene = store.scene.get_untracked();
            if what == Announcement::Findings {
                report_is_known(store, &scene);
            }
            if let Some(sentence) = i18n::readout(what, &scene, store.focused.get_untracked()) {
                store.readout.set(Some(Readout { sentence: sentence.clone(), scene }));
                store.announce(sentence);
            }
        }
    }
}

/// Faults and findings have been announced in another way.
pub fn report_is_known(store: Store, scene: &Scene) {
    store.news.update_value(|news| news.is_known(scene));
    end_pause(store, None);
}

/// Announces what edits change, as long as the page lives.
pub fn start(store: Store) {
    Effect::new(move |before: Option<Arc<Scene>>| {
        let now = store.scene.get();
        let is_embedded = frame().is_embedded();
        for sentence in i18n::drawing_sentences(before.as_deref(), &now, is_embedded) {
            store.announce(sentence);
        }
        if let Some(sentence) = before.and_then(|before| i18n::played_sentence(&before, &now)) {
            store.announce(sentence);
        }
        now
    });
    Effect::new(move || follow(store, &store.scene.get()));
}

fn follow(store: Store, scene: &Arc<Scene>) {
    let is_embedded = frame().is_embedded();
    let Some((sentence, pause)) = store.news.try_update_value(|news| news.follow(scene, is_embedded)) else {
        return;
    };
    if let Some(sentence) = sentence {
        store.announce(sentence);
    }
    match pause {
        Pause::GoesOn => {}
        Pause::Begins => end_pause(store, set_timeout_with_handle(move || pause_is_over(store), PAUSE).ok()),
        Pause::Ends => end_pause(store, None),
    }
}

/// Ends the pause under way; another one may have begun.
fn end_pause(store: Store, begun: Option<TimeoutHandle>) {
    let ended = store.news_pause.try_update_value(|pause| std::mem::replace(pause, begun));
    if let Some(timer) = ended.flatten() {
        timer.clear();
    }
}

fn pause_is_over(store: Store) {
    let scene = store.scene.get_untracked();
    if let Some(sentence) = store.news.try_update_value(|news| news.pause_is_over(&scene)).flatten() {
        store.announce(sentence);
    }
}
