//! The line below the text box: the verdict on the position, and a remark about the text.

use super::{fault_sentence, faults_sentence, field_sentence, messages, repairs_sentence, verdict_sentence};
use crate::editor::{Document, Scene};
use crate::legality::Verdict;

/// The verdict as the page shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerdictChip {
    /// Its stable name in the page.
    pub name: &'static str,
    /// Its icon.
    pub icon: &'static str,
    /// Its text.
    pub words: &'static str,
    /// Whether the position is being set up, so that the verdict is not shown as an alarm.
    pub building: bool,
}

impl VerdictChip {
    /// The verdict of a scene.
    pub fn of(scene: &Scene) -> VerdictChip {
        if !scene.shown.reading.is_well_formed() {
            let words = messages().text_faulty();
            return VerdictChip { name: "unread", icon: "alert", words, building: false };
        }
        let building = scene.building;
        let verdict = match scene.verdict {
            // A position that is being set up has this verdict, whatever else is wrong with it.
            Verdict::CannotArise | Verdict::EnginesRefuse if building => Verdict::NotChessYet,
            verdict => verdict,
        };
        let (name, icon) = match verdict {
            Verdict::Legal => ("legal", "check"),
            Verdict::CannotArise => ("cannot-arise", "info"),
            Verdict::EnginesRefuse => ("engines-refuse", "alert"),
            Verdict::NotChessYet => ("not-chess-yet", "alert"),
        };
        let icon = if building { "info" } else { icon };
        VerdictChip { name, icon, words: verdict_sentence(verdict), building }
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
    /// What was repaired, or the meaning of the field under the pointer.
    Sentence(String),
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
        let repaired = if reading.repairs.is_empty() {
            before.and_then(|before| before.repaired.clone())
        } else {
            Some((scene.document.clone(), repairs_sentence(reading, &scene.shown.text)))
        };
        if let Some(fault) = reading.faults.first() {
            let (count, first) = (faults_sentence(reading), fault_sentence(fault.kind));
            return TextRemark { line: TextLine::Faults { count, first }, repaired };
        }
        let repaired = repaired.filter(|(document, _)| *document == scene.document);
        let line = match (&repaired, scene.field) {
            (Some((_, said)), _) => said.clone(),
            (None, Some(field)) => field_sentence(field),
            (None, None) => String::new(),
        };
        TextRemark { line: TextLine::Sentence(line), repaired }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Command, Editor, Shown};
    use crate::position::{Position, Square};

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
    fn what_is_being_set_up_is_not_chess_yet_and_no_alarm() {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::Clear);
        let chip = VerdictChip::of(&scene(&editor));
        assert_eq!((chip.name, chip.icon, chip.building), ("not-chess-yet", "info", true));
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
