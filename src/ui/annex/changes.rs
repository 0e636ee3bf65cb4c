//! What has changed, for whoever does not see it: the findings and faults that have come or gone, told once when the work
//! pauses, and what a step back or forward has changed, told at once.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};

use super::{Scene, announce, scene};
use crate::legality::FindingKind;
use crate::locale;
use crate::notation::Fault;
use crate::ui::frame;

/// How long nothing changes before what has come of it is told: who types is not interrupted, and what an action says of
/// itself is heard first.
const PAUSE: Duration = Duration::from_millis(1_200);

/// What there is to tell of a scene.
#[derive(Clone, Debug, Default, PartialEq)]
struct News {
    faults: Vec<Fault>,
    findings: Vec<(FindingKind, String)>,
}

impl News {
    fn of(scene: &Scene) -> News {
        let findings = if scene.is_judged() { scene.findings.as_slice() } else { &[] };
        let told = |finding| locale::finding_sentence(finding, &scene.position);
        News {
            faults: scene.reading.faults.clone(),
            findings: findings.iter().map(|finding| (finding.kind, told(finding))).collect(),
        }
    }
}

thread_local! {
    /// What has been told.
    static TOLD: RefCell<News> = RefCell::default();
    /// What is to be told when nothing changes for a while, and when.
    static PENDING: RefCell<Option<(News, Option<TimeoutHandle>)>> = const { RefCell::new(None) };
    static LAST: RefCell<Option<Rc<Scene>>> = const { RefCell::new(None) };
    /// A step has just been taken back, or forward again (true).
    static TURNED: Cell<Option<bool>> = const { Cell::new(None) };
}

/// A step was taken back or forward: what the page shows next is told as its change.
pub(super) fn turned(redone: bool) {
    TURNED.set(Some(redone));
}

/// What is wrong has been told otherwise.
pub(super) fn told(scene: &Scene) {
    TOLD.set(News::of(scene));
    forget();
}

fn forget() {
    if let Some((_, Some(timer))) = PENDING.take() {
        timer.clear();
    }
}

/// Tells what has changed, now or later.
pub(super) fn show(scene: &Rc<Scene>) {
    let before = LAST.replace(Some(Rc::clone(scene)));
    if let (Some(redone), Some(before)) = (TURNED.take(), &before) {
        announce(turned_words(before, scene, redone));
    }
    // In a frame it is the page around it that judges.
    if frame::is_embedded() {
        return;
    }
    let news = News::of(scene);
    let same_text = before.is_some_and(|before| before.view.text == scene.view.text);
    if same_text && PENDING.with_borrow(|pending| pending.as_ref().is_some_and(|(later, _)| *later == news)) {
        return;
    }
    forget();
    if TOLD.with_borrow(|told| *told != news) {
        PENDING.set(Some((news, set_timeout_with_handle(tell, PAUSE).ok())));
    }
}

fn turned_words(before: &Scene, now: &Scene, redone: bool) -> String {
    let mut change = locale::change_sentence(&before.position, &now.position);
    if change.is_empty() {
        let marks = locale::marks_changed(&before.view.document.marks, &now.view.document.marks);
        change = marks.unwrap_or_else(|| locale::only_text_changed().into());
    }
    locale::turned_sentence(redone, &change, now.view.behind, now.view.ahead)
}

fn tell() {
    let (Some((news, _)), Some(scene)) = (PENDING.take(), scene()) else { return };
    let before = TOLD.replace(news.clone());
    let sentence = if news.faults.is_empty() {
        news_of_position(&before, &news, &scene)
    } else if news.faults == before.faults {
        return;
    } else {
        locale::faults_news(&scene.reading, &scene.view.text)
    };
    if !sentence.is_empty() {
        announce(sentence);
    }
}

/// What is said of a text without faults.
fn news_of_position(before: &News, news: &News, scene: &Scene) -> String {
    let (mut appeared, mut gone) = (Vec::new(), Vec::new());
    for (_, said) in &news.findings {
        if before.findings.iter().all(|(_, other)| other != said) {
            appeared.push(said.clone());
        }
    }
    // Who sets a position up anew has not settled anything.
    for (kind, said) in before.findings.iter().filter(|_| !scene.view.building) {
        if news.findings.iter().all(|(other, _)| other != kind) {
            gone.push(said.clone());
        }
    }
    if !before.faults.is_empty() && appeared.is_empty() {
        locale::text_readable(scene.verdict)
    } else {
        locale::findings_news(&appeared, &gone, news.findings.len(), scene.verdict)
    }
}
