//! The list of the faults of the text, and what else the text can be read as.

use super::{fault_place, fault_sentence, fix_label, messages};
use crate::editor::Scene;
use crate::editor::segments::SHOWN_FAULTS;
use crate::editor::text_places::units;
use crate::notation::{Fault, Field, Fix, Span};
use crate::position::Bitboard;

/// The number of faults that are visible at once in the narrowest layout, in every language.
const FITTING: usize = 2;
/// The maximum length of a text that is tried as another format at each key, in bytes.
const LONGEST_OFFER: usize = 2_000;

/// What a text that is being typed can be read as, other than a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// A record with moves after it, which can be played.
    Moves,
    /// Another format: the piece letters of other languages, a diagram, a list, a game.
    Other,
}

impl Offer {
    /// The offer for the text of a scene; `can_read` says whether a text that is not a record has a position.
    pub fn of(scene: &Scene, can_read: impl FnOnce(&str) -> bool) -> Option<Offer> {
        let text = &scene.shown.text;
        let reading = &scene.shown.reading;
        if reading.is_well_formed() {
            let tail = reading.tail?;
            let tail: String = text.chars().skip(tail.start).take("moves ".len()).collect();
            return (tail == "moves ").then_some(Offer::Moves);
        }
        let is_unreadable = |fault: &Fault| matches!(fault.kind.field(), Field::Placement | Field::Charset);
        let is_tried = text.len() <= LONGEST_OFFER && reading.faults.iter().any(is_unreadable);
        (is_tried && can_read(text)).then_some(Offer::Other)
    }

    /// The label of its button.
    pub fn words(self) -> &'static str {
        match self {
            Offer::Moves => messages().offer_moves(),
            Offer::Other => messages().offer_other(),
        }
    }
}

/// A fault in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct FaultRow {
    /// The name of its kind.
    pub kind: &'static str,
    /// Its place in the text area, in UTF-16 code units.
    pub span: Span,
    /// Its place in words.
    pub place: String,
    /// Its description.
    pub sentence: String,
    /// Its fixes, each with the label of the button that applies it.
    pub fixes: Vec<(Fix, String)>,
    /// The squares whose contents it makes uncertain.
    pub squares: Bitboard,
}

impl FaultRow {
    fn of(fault: &Fault, text: &str) -> FaultRow {
        FaultRow {
            kind: fault.kind.name(),
            span: units(text, fault.span),
            place: fault_place(fault, text),
            sentence: fault_sentence(fault.kind),
            fixes: fault.fixes.iter().map(|fix| (fix.clone(), fix_label(fault, fix, text))).collect(),
            squares: fault.squares,
        }
    }
}

/// The faults in the list, and the number of those that are not listed.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "said above")]
pub struct FaultRows {
    pub rows: Vec<FaultRow>,
    pub more: usize,
}

impl FaultRows {
    /// The faults of a scene.
    pub fn of(scene: &Scene) -> FaultRows {
        let faults = scene.shown.faults();
        let shown = faults.iter().take(SHOWN_FAULTS);
        FaultRows {
            rows: shown.map(|fault| FaultRow::of(fault, &scene.shown.text)).collect(),
            more: faults.len().saturating_sub(SHOWN_FAULTS),
        }
    }

    /// Whether the list itself can have the focus. A long list without buttons needs it so that keys can scroll it.
    pub fn is_tab_stop(&self) -> bool {
        self.rows.len() > FITTING && self.rows.iter().all(|row| row.fixes.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Command, Editor, Shown};
    use crate::position::Position;

    fn typed(text: &str) -> Scene {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::Type(text.into()));
        Scene::of(&editor, Shown::of(&editor), None)
    }

    #[test]
    fn moves_behind_a_record_can_be_played() {
        let scene = typed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4");
        assert_eq!(Offer::of(&scene, |_| true), Some(Offer::Moves));
    }

    #[test]
    fn what_is_no_record_is_offered_if_it_can_be_read() {
        let scene = typed("white: king e1");
        assert_eq!(Offer::of(&scene, |_| true), Some(Offer::Other));
        assert_eq!(Offer::of(&scene, |_| false), None);
    }

    #[test]
    fn each_fault_has_its_row() {
        let scene = typed("8/8/x w");
        let list = FaultRows::of(&scene);
        assert_eq!((list.rows.len(), list.more), (scene.shown.reading.faults.len(), 0));
        assert_eq!(list.rows[0].kind, scene.shown.reading.faults[0].kind.name());
    }
}
