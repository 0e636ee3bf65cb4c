//! What assistive technology is told: what a key asks for, what a step back or forward has changed, and the faults and
//! findings that have come or gone, once the work pauses.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::board::mark_announcements;
use super::browser::frame::Frame;
use super::fen::next_fault::select_next_fault;
use super::store::{Scene, Store};
use crate::editor::keys::Announcement;
use crate::i18n;
use crate::legality::FindingKind;
use crate::notation::Fault;
use crate::position::Color;

/// How long nothing changes before what has come of it is announced: who types is not interrupted, and what an action says
/// of itself is heard first.
const PAUSE: Duration = Duration::from_millis(1_200);

/// Faults and findings, as far as they are announced.
#[derive(Clone, Debug, Default, PartialEq)]
struct Report {
    faults: Vec<Fault>,
    findings: Vec<(FindingKind, String)>,
}

impl Report {
    fn of(scene: &Scene) -> Report {
        let findings = if scene.is_judged() { scene.findings.as_slice() } else { &[] };
        let sentence = |finding| i18n::finding_sentence(finding, &scene.position);
        Report {
            faults: scene.shown.reading.faults.clone(),
            findings: findings.iter().map(|finding| (finding.kind, sentence(finding))).collect(),
        }
    }
}

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

/// What was read last, because a key or a button asked for it.
#[derive(Clone, Debug)]
pub struct Readout {
    /// The sentence.
    pub sentence: String,
    /// What it speaks of.
    scene: Arc<Scene>,
}

impl Readout {
    /// Whether it is still so.
    pub fn holds(&self, now: &Scene) -> bool {
        let before = &self.scene;
        before.shown.text == now.shown.text
            && before.document == now.document
            && before.orientation == now.orientation
            && before.steps == now.steps
    }
}

/// Announces something about the position that a key or a button asks for.
pub fn read(store: Store, what: Announcement) {
    match what {
        Announcement::NextFault => select_next_fault(store, false),
        Announcement::PreviousFault => select_next_fault(store, true),
        Announcement::Undone => store.news.update_value(|news| news.stepped = Some(false)),
        Announcement::Redone => store.news.update_value(|news| news.stepped = Some(true)),
        _ => {
            if let Some(sentence) = sentence(store, what) {
                let scene = store.scene.get_untracked();
                store.readout.set(Some(Readout { sentence: sentence.clone(), scene }));
                store.announce(sentence);
            }
        }
    }
}

/// What there is to say; none where it is no sentence that is asked for.
pub fn sentence(store: Store, what: Announcement) -> Option<String> {
    let scene = store.scene.get_untracked();
    let square = store.focused.get_untracked();
    let position = &scene.position;
    let shown = &scene.shown;
    Some(match what {
        Announcement::NextFault
        | Announcement::PreviousFault
        | Announcement::Undone
        | Announcement::Redone => return None,
        Announcement::Rank => i18n::rank_announcement(position, square.rank()),
        Announcement::File => i18n::file_announcement(position, square.file()),
        Announcement::White => i18n::side_sentence(position, Color::White),
        Announcement::Black => i18n::side_sentence(position, Color::Black),
        Announcement::Position => position_in_words(&scene),
        Announcement::Findings => {
            report_is_known(store, &scene);
            if shown.reading.is_well_formed() {
                i18n::findings_announcement(scene.verdict, &scene.findings, position)
            } else {
                i18n::faults_announcement(&shown.reading.faults, &shown.text)
            }
        }
        Announcement::Text => i18n::text_announcement(&shown.text, &shown.reading),
        Announcement::Steps => i18n::steps_sentence(scene.steps.0, scene.steps.1),
    })
}

/// The position in words, as the text of its picture says it.
pub fn position_in_words(scene: &Scene) -> String {
    i18n::picture_alt(&scene.position, &scene.document.marks, scene.orientation)
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
    mark_announcements::start(store);
    Effect::new(move || follow(store, &store.scene.get()));
}

fn follow(store: Store, scene: &Arc<Scene>) {
    let Some((before, stepped)) =
        store.news.try_update_value(|news| (news.last.replace(Arc::clone(scene)), news.stepped.take()))
    else {
        return;
    };
    if let (Some(redone), Some(before)) = (stepped, &before) {
        store.announce(step_sentence(before, scene, redone));
    }
    // In a frame it is the page around it that judges.
    if Frame::here().is_embedded() {
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

/// What a step back or forward has changed.
fn step_sentence(before: &Scene, now: &Scene, redone: bool) -> String {
    let mut change = i18n::change_sentence(&before.position, &now.position);
    if change.is_empty() {
        let marks = i18n::marks_changed(&before.document.marks, &now.document.marks);
        change = marks.unwrap_or_else(|| i18n::only_text_changed().into());
    }
    i18n::undone_sentence(redone, &change, now.steps.0, now.steps.1)
}

fn announce_pending(store: Store) {
    let taken = store.news.try_update_value(|news| {
        let (report, _) = news.pending.take()?;
        Some((std::mem::replace(&mut news.announced, report.clone()), report))
    });
    let Some((before, report)) = taken.flatten() else { return };
    let scene = store.scene.get_untracked();
    let sentence = if report.faults.is_empty() {
        report_sentence(&before, &report, &scene)
    } else if report.faults == before.faults {
        return;
    } else {
        i18n::new_faults_sentence(&scene.shown.reading, &scene.shown.text)
    };
    if !sentence.is_empty() {
        store.announce(sentence);
    }
}

/// What is said of a text without faults.
fn report_sentence(before: &Report, report: &Report, scene: &Scene) -> String {
    let is_new =
        |(_, sentence): &&(FindingKind, String)| before.findings.iter().all(|(_, other)| other != sentence);
    // Who sets a position up anew has not settled anything.
    let is_gone = |(kind, _): &&(FindingKind, String)| {
        !scene.building && report.findings.iter().all(|(other, _)| other != kind)
    };
    let sentences = |(_, sentence): &(FindingKind, String)| sentence.clone();
    let appeared: Vec<String> = report.findings.iter().filter(is_new).map(sentences).collect();
    let gone: Vec<String> = before.findings.iter().filter(is_gone).map(sentences).collect();
    if !before.faults.is_empty() && appeared.is_empty() {
        i18n::text_readable_sentence(scene.verdict)
    } else {
        i18n::changed_findings_sentence(&appeared, &gone, report.findings.len(), scene.verdict)
    }
}
