//! The line under the box: the verdict, how the game stands, and the remark about the text.

use crate::editor::records::record_verdict;
use crate::editor::{Document, Snapshot};
use crate::i18n::{
    fault_sentence, faults_sentence, field_sentence, messages, repairs_sentence, verdict_sentence,
};
use crate::legality::Verdict;
use crate::notation::{Form, Repair, RepairKind};
use crate::view::Scene;

/// The verdict as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictChip {
    /// Its stable name in the page.
    pub name: &'static str,
    /// Its icon.
    pub icon: &'static str,
    /// Its text.
    pub words: String,
    /// The number of findings, or of faults of the text.
    pub count: usize,
    /// Whether the position or the text is unfinished, so that the verdict is not shown as an alarm.
    pub is_quiet: bool,
}

impl VerdictChip {
    /// The verdict of a scene.
    pub fn of(scene: &Scene) -> VerdictChip {
        if !scene.shown.reading.is_well_formed() {
            let is_quiet = scene.shown.is_unfinished;
            let (icon, words) = if is_quiet {
                ("info", unfinished_sentence(&scene.shown.text))
            } else {
                ("alert", messages().text_faulty().to_owned())
            };
            return VerdictChip { name: "unread", icon, words, count: scene.listed(), is_quiet };
        }
        let is_quiet = scene.building && scene.verdict == Verdict::Incomplete;
        VerdictChip { count: scene.listed(), ..VerdictChip::of_verdict(scene.verdict, is_quiet) }
    }

    /// The verdict on a record of a list.
    pub fn of_record(record: &Snapshot) -> VerdictChip {
        if let Some(verdict) = record_verdict(record) {
            return VerdictChip::of_verdict(verdict, false);
        }
        let words = messages().text_faulty().to_owned();
        VerdictChip { name: "unread", icon: "alert", words, count: 0, is_quiet: false }
    }

    fn of_verdict(verdict: Verdict, is_quiet: bool) -> VerdictChip {
        let icon = match verdict {
            Verdict::Legal => "check",
            Verdict::Incomplete if is_quiet => "info",
            Verdict::Playable => "info",
            Verdict::Impossible | Verdict::Incomplete => "alert",
        };
        let words = verdict_sentence(verdict).to_owned();
        VerdictChip { name: verdict.name(), icon, words, count: 0, is_quiet }
    }
}

/// How far a text has come whose beginning is right.
fn unfinished_sentence(text: &str) -> String {
    let mut fields = text.split_ascii_whitespace();
    let placement = fields.next().unwrap_or_default();
    match fields.count() {
        0 => messages().unfinished_rank(placement.matches('/').count() + 1),
        others => messages().unfinished_field(others + 1),
    }
}

/// The remark about the text.
#[derive(Clone, Debug, PartialEq)]
pub enum TextLine {
    /// The number of its faults, and the first one.
    Faults {
        /// The number in words.
        count: String,
        /// The first one.
        first: String,
    },
    /// What was repaired.
    Sentence(String),
    /// The meaning of the field at the caret or under the pointer, which comes and goes with them.
    Hint(String),
}

/// The remark, and the repairs when a document was read, which are shown until the document changes.
#[derive(Clone, Debug, PartialEq)]
pub struct TextRemark {
    /// The line.
    pub line: TextLine,
    repaired: Option<(Document, String)>,
}

impl TextRemark {
    /// The remark for a scene; `before` is the last remark.
    pub fn of(scene: &Scene, before: Option<&TextRemark>) -> TextRemark {
        let reading = &scene.shown.reading;
        if scene.shown.is_unfinished {
            return TextRemark { line: TextLine::Sentence(String::new()), repaired: None };
        }
        // In Shredder-FEN the letters of files stay.
        let is_told = |repair: &Repair| repair.kind != RepairKind::Files || scene.form != Form::Shredder;
        let repaired = if reading.repairs.iter().any(is_told) {
            Some((scene.document.clone(), repairs_sentence(reading, &scene.shown.text)))
        } else {
            before.and_then(|before| before.repaired.clone())
        };
        if let Some(fault) = reading.faults.first() {
            let (count, first) = (faults_sentence(reading), fault_sentence(fault.kind));
            return TextRemark { line: TextLine::Faults { count, first }, repaired };
        }
        let repaired = repaired.filter(|(document, _)| *document == scene.document);
        let line = match (&repaired, scene.field) {
            (Some((_, said)), _) => TextLine::Sentence(said.clone()),
            (None, Some(field)) => TextLine::Hint(field_sentence(field)),
            (None, None) => TextLine::Sentence(String::new()),
        };
        TextRemark { line, repaired }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Command, Editor};
    use crate::position::{Color, Position, Square};
    use crate::view::Shown;

    fn scene(editor: &Editor) -> Scene {
        Scene::of(editor, Shown::of(editor), None)
    }

    #[test]
    fn a_text_with_faults_has_no_verdict() {
        let mut editor = Editor::new(Position::START);
        assert_eq!(VerdictChip::of(&scene(&editor)).name, "legal");
        editor.apply(Command::Type("8/8/x w".into()));
        assert_eq!(VerdictChip::of(&scene(&editor)).name, "unread");
        assert!(matches!(TextRemark::of(&scene(&editor), None).line, TextLine::Faults { .. }));
    }

    #[test]
    fn what_is_missing_is_no_alarm_and_what_is_wrong_is_one() {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::Clear);
        let chip = VerdictChip::of(&scene(&editor));
        assert_eq!((chip.name, chip.icon, chip.is_quiet), ("incomplete", "info", true));
        editor.apply(Command::Place(Square::A1, Color::White.pawn()));
        let chip = VerdictChip::of(&scene(&editor));
        assert_eq!((chip.name, chip.icon, chip.is_quiet), ("impossible", "alert", false));
    }

    #[test]
    fn a_text_that_is_being_typed_says_how_far_it_has_come() {
        let mut editor = Editor::new(Position::START);
        for (text, words) in
            [("4k3/8/3", "Rank 3 of 8"), ("4k3/8/8/8/8/8/8/4K3 w - e", "Field 4 of 6"), ("", "Rank 1 of 8")]
        {
            editor.apply(Command::Type(text.into()));
            let chip = VerdictChip::of(&scene(&editor));
            assert_eq!((chip.words.as_str(), chip.count, chip.is_quiet), (words, 0, true));
        }
        editor.apply(Command::Type("4k3/8/3".into()));
        editor.apply(Command::Pause);
        assert!(!VerdictChip::of(&scene(&editor)).is_quiet);
    }

    #[test]
    fn what_was_repaired_is_said_until_the_document_is_another() {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::PasteText("4k3/8/8/8/8/8/8/4K3_w_-_-".into()));
        let said = TextRemark::of(&scene(&editor), None);
        assert!(matches!(&said.line, TextLine::Sentence(line) if !line.is_empty()));
        assert_eq!(TextRemark::of(&scene(&editor), Some(&said)), said);
        editor.apply(Command::Remove(Square::E1));
        assert_eq!(TextRemark::of(&scene(&editor), Some(&said)).line, TextLine::Sentence(String::new()));
    }
}
