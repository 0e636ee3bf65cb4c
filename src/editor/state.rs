//! The state of the editor.

use super::command::Typed;
use super::document::Document;
use super::gesture::Gesture;
use super::history::{History, Snapshot};
use super::symmetry::Symmetry;
use super::tool::{Pen, Tool};
use crate::notation::{Form, Reading, read_lenient};
use crate::position::{Color, Position};

/// A text that stands in the box and is not, or not yet, the document's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Exactly what was typed.
    pub text: String,
    /// As far as it could be read.
    pub reading: Reading,
}

/// Whether the user edits, or only looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lock {
    Unlocked,
    Locked,
}

/// The whole state of the application.
#[derive(Clone, Debug, PartialEq)]
pub struct Editor {
    pub(super) history: History,
    pub(super) draft: Option<Draft>,
    pub(super) orientation: Color,
    pub(super) tool: Tool,
    pub(super) pen: Pen,
    pub(super) gesture: Gesture,
    pub(super) symmetry: Symmetry,
    /// What is being typed: the next character of it belongs to the same undo step.
    pub(super) typing: Option<Typed>,
    /// The last step was an import: another place of the same text takes its place.
    pub(super) importing: bool,
    /// How many positions have been loaded (paste, link, start, clear): Back and Forward step over these.
    pub(super) loads: u32,
    /// The position is being set up by hand: what it still lacks is nothing to complain about.
    pub(super) building: bool,
    /// The form in which the box shows the position.
    pub(super) form: Form,
    pub(super) lock: Lock,
}

impl Editor {
    /// An editor with one position, White at the bottom.
    pub fn new(position: Position) -> Editor {
        let snapshot = Snapshot { document: Document::given(position), draft: None };
        let mut editor = Editor::restored(History::new(snapshot), Color::White);
        editor.judge();
        editor
    }

    /// An editor as it was saved.
    pub fn restored(history: History, orientation: Color) -> Editor {
        let mut editor = Editor {
            history,
            draft: None,
            orientation,
            tool: Tool::Hand,
            pen: Pen::default(),
            gesture: Gesture::Idle,
            symmetry: Symmetry::Off,
            typing: None,
            importing: false,
            loads: 0,
            building: false,
            form: Form::AsGiven,
            lock: Lock::Unlocked,
        };
        editor.building = editor.document().lacks_a_king();
        editor.take_draft_of_history();
        editor
    }

    /// Locks the editor for good: the user may turn the board, and whole documents still arrive, from the address or from
    /// the page that embeds this one. Everything else is refused.
    pub fn lock(&mut self) {
        self.lock = Lock::Locked;
    }

    /// The document.
    pub fn document(&self) -> &Document {
        &self.history.current().document
    }

    /// The text that is being typed, where there is one.
    pub fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// The steps behind and ahead.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The side at the bottom.
    pub fn orientation(&self) -> Color {
        self.orientation
    }

    /// The tool in hand.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// What the pen draws.
    pub fn pen(&self) -> Pen {
        self.pen
    }

    /// Whether what is placed is mirrored.
    pub fn symmetry(&self) -> Symmetry {
        self.symmetry
    }

    /// The gesture that is under way.
    pub fn gesture(&self) -> Gesture {
        self.gesture
    }

    /// How many positions have been loaded since the start.
    pub fn loads(&self) -> u32 {
        self.loads
    }

    /// Whether the position is being set up by hand, so that nobody wants to hear yet what it lacks.
    pub fn is_building(&self) -> bool {
        self.building
    }

    /// The form in which the box shows the position.
    pub fn form(&self) -> Form {
        self.form
    }

    /// An empty board is the beginning of something; a position that was given as a text is there to be judged.
    pub(super) fn judge(&mut self) {
        self.building = self.is_empty();
    }

    fn is_empty(&self) -> bool {
        self.document().position.board().occupied().is_empty()
    }

    pub(super) fn push(&mut self, document: Document, draft: Option<Draft>) {
        self.history.push(Snapshot { document, draft: draft.as_ref().map(|draft| draft.text.clone()) });
        self.draft = draft;
    }

    pub(super) fn arrive(&mut self) -> bool {
        self.take_draft_of_history();
        // What has been judged once is not held back again because a king is missing there.
        self.building = self.building && self.document().lacks_a_king() || self.is_empty();
        true
    }

    fn take_draft_of_history(&mut self) {
        let text = self.history.current().draft.clone();
        self.draft = text.map(|text| Draft { reading: read_lenient(&text), text });
    }
}
