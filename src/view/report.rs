//! The announcements while a position is edited: on request of a key, after a step, and of new or removed faults and
//! findings.

use std::sync::Arc;

use crate::editor::Symmetry;
use crate::editor::keys::Announcement;
use crate::i18n::{
    faults_announcement, file_announcement, finding_sentence, findings_announcement, marks_changed,
    marks_sentence, messages, pen_sentence, picture_alt, rank_announcement, side_sentence, text_announcement,
};
use crate::legality::FindingKind;
use crate::notation::Fault;
use crate::position::{Color, Square};
use crate::view::Scene;
use crate::view::{
    change_sentence, changed_findings_sentence, new_faults_sentence, only_text_changed, steps_sentence,
    text_readable_sentence, undone_sentence,
};

/// The faults and findings that announcements are about.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    faults: Vec<Fault>,
    findings: Vec<(FindingKind, String)>,
}

impl Report {
    /// The report of a scene.
    pub fn of(scene: &Scene) -> Report {
        let sentence = |finding| finding_sentence(finding, &scene.position);
        Report {
            faults: scene.shown.faults().to_vec(),
            findings: scene.wrong().map(|finding| (finding.kind, sentence(finding))).collect(),
        }
    }

    /// The announcement of the changes since the last announced report; none if there are no changes to announce.
    pub fn news_since(&self, before: &Report, scene: &Scene) -> Option<String> {
        let sentence = if self.faults.is_empty() {
            self.findings_since(before, scene)
        } else if self.faults == before.faults {
            return None;
        } else {
            new_faults_sentence(&scene.shown.reading, &scene.shown.text)
        };
        (!sentence.is_empty()).then_some(sentence)
    }

    fn findings_since(&self, before: &Report, scene: &Scene) -> String {
        let is_new = |(_, sentence): &&(FindingKind, String)| {
            before.findings.iter().all(|(_, other)| other != sentence)
        };
        // While a position is being set up, removed findings are not announced.
        let is_gone = |(kind, _): &&(FindingKind, String)| {
            !scene.building && self.findings.iter().all(|(other, _)| other != kind)
        };
        let sentences = |(_, sentence): &(FindingKind, String)| sentence.clone();
        let appeared: Vec<String> = self.findings.iter().filter(is_new).map(sentences).collect();
        let gone: Vec<String> = before.findings.iter().filter(is_gone).map(sentences).collect();
        if !before.faults.is_empty() && appeared.is_empty() {
            text_readable_sentence(scene.verdict)
        } else {
            changed_findings_sentence(&appeared, &gone, self.findings.len(), scene.verdict)
        }
    }
}

/// The report that was announced last, and the one that is to be announced.
#[derive(Debug, Default)]
pub struct News {
    announced: Report,
    /// The report that is announced when nothing changes for a while.
    pending: Option<Report>,
    last: Option<Arc<Scene>>,
    /// Whether a step was just undone (`false`) or redone (`true`).
    pub stepped: Option<bool>,
}

/// The effect on the pause after which news are announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// It stays as it is.
    GoesOn,
    /// It begins anew.
    Begins,
    /// It is cancelled, because there is nothing to announce.
    Ends,
}

impl News {
    /// The scene has changed. Returns what is announced immediately: the changes by an undo or redo. An embedded board
    /// (`is_embedded`) makes no reports beside them: there the page around it judges the position.
    pub fn follow(&mut self, scene: &Arc<Scene>, is_embedded: bool) -> (Option<String>, Pause) {
        let (before, stepped) = (self.last.replace(Arc::clone(scene)), self.stepped.take());
        let sentence =
            before.as_ref().zip(stepped).map(|(before, redone)| step_sentence(before, scene, redone));
        if is_embedded {
            return (sentence, Pause::Ends);
        }
        let report = Report::of(scene);
        let same_text = before.is_some_and(|before| before.shown.text == scene.shown.text);
        if same_text && self.pending.as_ref() == Some(&report) {
            return (sentence, Pause::GoesOn);
        }
        self.pending = (self.announced != report).then_some(report);
        (sentence, if self.pending.is_some() { Pause::Begins } else { Pause::Ends })
    }

    /// Nothing has changed for a while. Returns the announcement for the current scene.
    pub fn pause_is_over(&mut self, scene: &Scene) -> Option<String> {
        let report = self.pending.take()?;
        let before = std::mem::replace(&mut self.announced, report);
        self.announced.news_since(&before, scene)
    }

    /// Faults and findings were announced in another way.
    pub fn is_known(&mut self, scene: &Scene) {
        *self = News { announced: Report::of(scene), pending: None, ..std::mem::take(self) };
    }
}

/// The announcement that a key or a button requests; none if it is not a text. `square` is the focused square.
pub fn readout(what: Announcement, scene: &Scene, square: Square) -> Option<String> {
    let position = &scene.position;
    let shown = &scene.shown;
    Some(match what {
        Announcement::NextFault
        | Announcement::PreviousFault
        | Announcement::Undone
        | Announcement::Redone => return None,
        Announcement::Rank => rank_announcement(position, square.rank()),
        Announcement::File => file_announcement(position, square.file()),
        Announcement::White => side_sentence(position, Color::White),
        Announcement::Black => side_sentence(position, Color::Black),
        Announcement::Position => position_in_words(scene),
        Announcement::Findings if shown.reading.is_well_formed() => {
            findings_announcement(scene.verdict, &scene.findings, position)
        }
        Announcement::Findings => faults_announcement(&shown.reading.faults, &shown.text),
        Announcement::Text => text_announcement(&shown.text, &shown.reading),
        Announcement::Steps => steps_sentence(scene.steps.0, scene.steps.1),
    })
}

/// The description of the position, which is also the alternative text of its picture.
pub fn position_in_words(scene: &Scene) -> String {
    picture_alt(&scene.position, &scene.document.marks, scene.orientation)
}

/// The announcement of the changes by an undo, or by a redo (`redone`).
pub fn step_sentence(before: &Scene, now: &Scene, redone: bool) -> String {
    let mut change = change_sentence(&before.position, &now.position);
    if change.is_empty() {
        let marks = marks_changed(&before.document.marks, &now.document.marks);
        change = marks.unwrap_or_else(|| only_text_changed().into());
    }
    undone_sentence(redone, &change, now.steps.0, now.steps.1)
}

/// The announcements of changes of the pen, symmetry and marks. `before` is none at the start. Then an embedded page
/// (`is_embedded`) does not announce its marks.
pub fn drawing_sentences(before: Option<&Scene>, now: &Scene, is_embedded: bool) -> Vec<String> {
    let mut sentences = Vec::new();
    if before.is_some_and(|before| before.pen != now.pen) {
        sentences.push(pen_sentence(now.pen));
    }
    if before.map_or(Symmetry::Off, |before| before.symmetry) != now.symmetry {
        let is_on = now.symmetry == Symmetry::On;
        sentences.push(if is_on { messages().symmetry_on() } else { messages().symmetry_off() }.into());
    }
    let marks = &now.document.marks;
    sentences.extend(match before {
        // If the position has changed too, that is announced elsewhere, and its removed marks are not.
        Some(before) if before.position != now.position => None,
        Some(before) => marks_changed(&before.document.marks, marks),
        None if is_embedded => None,
        None => marks_sentence(marks),
    });
    sentences
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Command, Editor};
    use crate::position::Position;
    use crate::view::Shown;

    fn scene(editor: &Editor) -> Scene {
        Scene::of(editor, Shown::of(editor), None)
    }

    fn typed(text: &str) -> Scene {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::Type(text.into()));
        scene(&editor)
    }

    #[test]
    fn faults_are_announced_once() {
        let faulty = typed("8/8/x w");
        let report = Report::of(&faulty);
        assert!(report.news_since(&Report::default(), &faulty).is_some());
        assert_eq!(report.news_since(&report, &faulty), None);
    }

    #[test]
    fn a_text_that_can_be_read_again_is_announced() {
        let faulty = Report::of(&typed("8/8/x w"));
        let now = typed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let expected = text_readable_sentence(now.verdict);
        assert_eq!(Report::of(&now).news_since(&faulty, &now), Some(expected));
    }

    #[test]
    fn news_wait_until_nothing_changes() {
        let mut news = News::default();
        let faulty = Arc::new(typed("8/8/x w"));
        assert_eq!(news.follow(&faulty, false), (None, Pause::Begins));
        assert_eq!(news.follow(&faulty, false), (None, Pause::GoesOn));
        assert!(news.pause_is_over(&faulty).is_some());
        assert_eq!(news.follow(&faulty, false), (None, Pause::Ends));
        assert_eq!(news.pause_is_over(&faulty), None);
    }

    #[test]
    fn in_a_page_of_others_the_position_is_no_news() {
        let mut news = News::default();
        let faulty = Arc::new(typed("8/8/x w"));
        assert_eq!(news.follow(&faulty, true), (None, Pause::Ends));
        news.stepped = Some(false);
        let (sentence, pause) = news.follow(&Arc::new(typed("8/8/8/8/8/8/8/8 w - - 0 1")), true);
        assert!(sentence.is_some(), "a step is");
        assert_eq!(pause, Pause::Ends);
    }

    #[test]
    fn what_is_known_is_no_news() {
        let mut news = News::default();
        let faulty = Arc::new(typed("8/8/x w"));
        news.is_known(&faulty);
        assert_eq!(news.follow(&faulty, false), (None, Pause::Ends));
    }

    #[test]
    fn a_step_says_what_it_has_changed() {
        let mut editor = Editor::new(Position::START);
        let before = scene(&editor);
        editor.apply(Command::Remove(Square::E2));
        let sentence = step_sentence(&before, &scene(&editor), true);
        assert!(sentence.starts_with("Redone: e2, empty"), "{sentence}");
    }

    #[test]
    fn symmetry_is_announced_when_it_changes() {
        let mut editor = Editor::new(Position::START);
        let before = scene(&editor);
        assert_eq!(drawing_sentences(Some(&before), &before, false), Vec::<String>::new());
        editor.apply(Command::ToggleSymmetry);
        let now = scene(&editor);
        assert_eq!(drawing_sentences(Some(&before), &now, false), [messages().symmetry_on()]);
        assert_eq!(drawing_sentences(None, &now, true), [messages().symmetry_on()]);
    }
}
