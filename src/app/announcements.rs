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
use crate::i18n::{self, Report};

/// How long nothing changes before what has come of it is announced: who types is not interrupted, and what an action says
/// of itself is heard first.
const PAUSE: Duration = Duration::from_millis(1_200);

/// What has been announced of the position, and what is about to be.
#[derive(Debug, Default)]
pub struct News {
    announced: Report,
    /// What is announced when nothing changes for a while.
    pending: Option<(Report, Option<TimeoutHandle>)>,
    last: Option<Arc<Scene>>,
    /// A step has just been taken back (`false`) or forward again.
    stepped: Option<bool>,
}

impl News {
    fn forget_pending(&mut self) {
        if let Some((_, Some(timer))) = self.pending.take() {
            timer.clear();
        }
    }
}

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
    store.news.update_value(|news| {
        news.announced = Report::of(scene);
        news.forget_pending();
    });
}

/// Announces what edits change, as long as the page lives.
pub fn start(store: Store) {
    Effect::new(move |before: Option<Arc<Scene>>| {
        let now = store.scene.get();
        let is_embedded = frame().is_embedded();
        for sentence in i18n::drawing_sentences(before.as_deref(), &now, is_embedded) {
            store.announce(sentence);
        }
        now
    });
    Effect::new(move || follow(store, &store.scene.get()));
}

fn follow(store: Store, scene: &Arc<Scene>) {
    let Some((before, stepped)) =
        store.news.try_update_value(|news| (news.last.replace(Arc::clone(scene)), news.stepped.take()))
    else {
        return;
    };
    if let (Some(redone), Some(before)) = (stepped, &before) {
        store.announce(i18n::step_sentence(before, scene, redone));
    }
    // In a frame it is the page around it that judges.
    if frame().is_embedded() {
        return;
    }
    let report = Report::of(scene);
    let same_text = before.is_some_and(|before| before.shown.text == scene.shown.text);
    store.news.update_value(|news| {
        if same_text && news.pending.as_ref().is_some_and(|(pending, _)| *pending == report) {
            return;
        }
        news.forget_pending();
        if news.announced != report {
            let timer = set_timeout_with_handle(move || announce_pending(store), PAUSE).ok();
            news.pending = Some((report, timer));
        }
    });
}

fn announce_pending(store: Store) {
    let taken = store.news.try_update_value(|news| {
        let (report, _) = news.pending.take()?;
        Some((std::mem::replace(&mut news.announced, report.clone()), report))
    });
    let Some((before, report)) = taken.flatten() else { return };
    if let Some(sentence) = report.news_since(&before, &store.scene.get_untracked()) {
        store.announce(sentence);
    }
}
