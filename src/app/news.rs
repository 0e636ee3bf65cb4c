//! What has been announced of the position, and what is about to be: the faults and findings that have come or gone, once the
//! work pauses.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::browser::frame::frame;
use super::browser::timer::Timer;
use super::notices::Announcer;
use super::store::Store;
use crate::view::Scene;
use crate::view::{News, Pause};

/// How long nothing changes before what has come of it is announced: who types is not interrupted, and what an action says
/// of itself is heard first.
const PAUSE: Duration = Duration::from_millis(1_200);

/// What was read last, because a key or a button asked for it, and what it speaks of.
#[derive(Clone, Debug)]
pub struct Readout {
    pub sentence: String,
    pub scene: Arc<Scene>,
}

#[derive(Clone, Copy)]
pub struct NewsState {
    store: Store,
    /// What was read last about the position; the panel shows it.
    pub readout: RwSignal<Option<Readout>>,
    news: StoredValue<News>,
    pause: Timer,
}

impl NewsState {
    pub fn new(store: Store) -> NewsState {
        let (readout, news) = (RwSignal::new(None), StoredValue::new(News::default()));
        NewsState { store, readout, news, pause: Timer::new() }
    }

    pub fn of(store: Store) -> NewsState {
        store.context()
    }

    /// A step back (`false`) or forward through the history is announced by what it has changed.
    pub fn stepped(self, is_forward: bool) {
        self.news.update_value(|news| news.stepped = Some(is_forward));
    }

    /// Faults and findings have been announced in another way.
    pub fn report_is_known(self, scene: &Scene) {
        self.news.update_value(|news| news.is_known(scene));
        self.pause.stop();
    }

    /// The scene has changed.
    pub fn follow(self, scene: &Arc<Scene>) {
        let is_embedded = frame().is_embedded();
        let Some((sentence, pause)) = self.news.try_update_value(|news| news.follow(scene, is_embedded))
        else {
            return;
        };
        if let Some(sentence) = sentence {
            Announcer::of(self.store).announce(sentence);
        }
        match pause {
            Pause::GoesOn => {}
            Pause::Begins => self.pause.start(PAUSE, move || self.pause_is_over()),
            Pause::Ends => self.pause.stop(),
        }
    }

    fn pause_is_over(self) {
        let scene = self.store.scene.get_untracked();
        if let Some(sentence) = self.news.try_update_value(|news| news.pause_is_over(&scene)).flatten() {
            Announcer::of(self.store).announce(sentence);
        }
    }
}
