//! The list of the faults of the text, and what else the text can be read as.

use crate::editor::Document;
use crate::i18n::{fault_place, fault_sentence, fix_label, messages};
use crate::notation::{Fault, Field, Fix, Form, RepairKind, Span};
use crate::position::Bitboard;
use crate::view::Scene;
use crate::view::segments::SHOWN_FAULTS;
use crate::view::text_places::units;

/// The number of faults that are visible at once in the narrowest layout, in every language.
const FITTING: usize = 2;
/// The maximum length of a text that is tried as another format at each key, in bytes.
const LONGEST_OFFER: usize = 2_000;

/// What a text that is being typed can be read as, other than a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// A record with moves after it, which can be played.
    Moves,
    /// A record with the castling letters of Shredder-FEN, which is written otherwise.
    Shredder,
    /// Another format: the piece letters of other languages, a diagram, a list, a game.
    Other,
}

impl Offer {
    /// The offer for the text of a scene; `can_read` says whether a text that is not a record has a position.
    pub fn of(scene: &Scene, can_read: impl FnOnce(&str) -> bool) -> Option<Offer> {
        let text = &scene.shown.text;
        let reading = &scene.shown.reading;
        if reading.is_well_formed() {
            let is_rewritten = reading.repairs.iter().any(|repair| repair.kind == RepairKind::Files);
            if is_rewritten && scene.form != Form::Shredder {
                return Some(Offer::Shredder);
            }
            let tail = reading.tail?;
            let tail: String = text.chars().skip(tail.start).take("moves ".len()).collect();
            return (tail == "moves ").then_some(Offer::Moves);
        }
        let is_unreadable = |fault: &Fault| matches!(fault.kind.field(), Field::Placement | Field::Charset);
        let is_tried = text.len() <= LONGEST_OFFER && reading.faults.iter().any(is_unreadable);
        (is_tried && can_read(text)).then_some(Offer::Other)
    }

    /// Whether the offer stays when the box is left, which writes the text anew. `document` is the one for which it was made.
    pub fn stays(self, document: &Document, scene: &Scene) -> bool {
        self == Offer::Shredder
            && *document == scene.document
            && scene.form != Form::Shredder
            && scene.shown.reading.is_well_formed()
    }

    /// The label of its button.
    pub fn words(self) -> &'static str {
        match self {
            Offer::Moves => messages().offer_moves(),
            Offer::Shredder => messages().offer_shredder(),
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
    use crate::editor::{Command, Editor};
    use crate::position::Position;
    use crate::view::Shown;

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
    fn the_letters_of_files_are_offered_as_they_were_given() {
        let text = "rkbrnnqb/pppppppp/8/8/8/8/PPPPPPPP/RKBRNNQB w DAda - 0 1";
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::Type(text.into()));
        let typed = Scene::of(&editor, Shown::of(&editor), None);
        let offer = Offer::of(&typed, |_| false).unwrap();
        assert_eq!(offer, Offer::Shredder);
        editor.apply(Command::EndTyping);
        let left = Scene::of(&editor, Shown::of(&editor), None);
        assert!(left.shown.text.contains(" w KQkq "));
        assert!(Offer::of(&left, |_| false).is_none() && offer.stays(&typed.document, &left));
        editor.apply(Command::SetForm(Form::Shredder));
        let written = Scene::of(&editor, Shown::of(&editor), None);
        assert_eq!(written.shown.text, text);
        assert!(Offer::of(&written, |_| false).is_none() && !offer.stays(&typed.document, &written));
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
