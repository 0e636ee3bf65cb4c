//! The state of the editor.

use std::sync::Arc;

use super::command::Typed;
use super::document::Document;
use super::gesture::Gesture;
use super::history::{History, State};
use super::mode::Mode;
use super::session::Session;
use super::snapshot::Snapshot;
use super::symmetry::Symmetry;
use super::tool::{Pen, Tool};
use crate::notation::{Form, Reading, read_lenient};
use crate::play::Referee;
use crate::position::{Color, Position};

/// A text in the box that is not the text of the document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Exactly what was typed.
    pub text: String,
    /// The result of reading it.
    pub reading: Reading,
}

/// Whether the user can edit.
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
    /// The field that is being typed into: the next character in it belongs to the same undo step.
    pub(super) typing: Option<Typed>,
    /// Whether the last step was an import, so that another position of the same text replaces it.
    pub(super) importing: bool,
    /// The number of positions that were loaded (paste, link, start, clear). The Back and Forward buttons of the browser
    /// go from one to another.
    pub(super) loads: u32,
    /// The number of changes to which pieces glide.
    pub(super) animations: u32,
    /// Whether the position was set up by hand when a king was missing last.
    pub(super) building: bool,
    /// Whether the text in the box is being typed, without a pause since, and only its end is missing.
    pub(super) unfinished: bool,
    /// The form in which the box shows the position.
    pub(super) form: Form,
    pub(super) lock: Lock,
    pub(super) mode: Mode,
    /// The rules; none as long as they have not been fetched.
    pub(super) referee: Option<&'static Referee>,
}

impl Editor {
    /// An editor with one position, White at the bottom.
    pub fn new(position: Position) -> Editor {
        let snapshot = Snapshot { document: Document::given(position), draft: None };
        let mut editor = Editor::restored(History::new(snapshot), Color::White);
        editor.update_building();
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
            animations: 0,
            building: false,
            unfinished: false,
            form: Form::AsGiven,
            lock: Lock::Unlocked,
            mode: Mode::Edit,
            referee: None,
        };
        editor.building = editor.document().lacks_a_king();
        editor.take_draft_of_history();
        editor
    }

    /// Locks the editor permanently: the user can turn the board, and the address or the page that embeds this one can
    /// replace the document. Everything else is refused.
    pub fn lock(&mut self) {
        self.lock = Lock::Locked;
    }

    /// Whether the editor is locked.
    pub(super) fn is_locked(&self) -> bool {
        self.lock == Lock::Locked
    }

    /// The document.
    pub fn document(&self) -> &Document {
        &self.history.current().document
    }

    /// The draft, if there is one.
    pub fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// What was pasted, if it can be stepped through.
    pub fn pasted(&self) -> Option<&Arc<Session>> {
        self.history.session()
    }

    /// The undo history.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The side at the bottom.
    pub fn orientation(&self) -> Color {
        self.orientation
    }

    /// The selected tool.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// The pen.
    pub fn pen(&self) -> Pen {
        self.pen
    }

    /// Whether symmetry is on.
    pub fn symmetry(&self) -> Symmetry {
        self.symmetry
    }

    /// The gesture that is under way.
    pub fn gesture(&self) -> Gesture {
        self.gesture
    }

    /// The number of positions that were loaded since the start.
    pub fn loads(&self) -> u32 {
        self.loads
    }

    /// The number of changes since the start to which pieces glide, because nobody has moved them by hand: a loaded position,
    /// a step back or forward, a transform, the other side at the bottom.
    pub fn animations(&self) -> u32 {
        self.animations
    }

    /// Whether the position is being set up by hand: until both kings stand, a missing one is no fault.
    pub fn is_building(&self) -> bool {
        self.building && self.document().lacks_a_king()
    }

    /// Whether the text in the box is being typed, without a pause since, and only its end is missing.
    pub fn is_unfinished(&self) -> bool {
        self.unfinished && self.draft.is_some()
    }

    /// What the text lacks is a fault from now on. Returns whether it was none before.
    pub(super) fn pause(&mut self) -> bool {
        let was_unfinished = self.is_unfinished();
        self.unfinished = false;
        was_unfinished
    }

    /// The form in which the box shows the position.
    pub fn form(&self) -> Form {
        self.form
    }

    /// Decides whether a loaded position is being set up by hand: only if the board is empty.
    pub(super) fn update_building(&mut self) {
        self.building = self.is_empty();
    }

    fn is_empty(&self) -> bool {
        self.document().position.board().occupied().is_empty()
    }

    /// Adds an edit as a step with a document and a draft. What was pasted can still be stepped through.
    pub(super) fn push(&mut self, document: Document, draft: Option<Draft>) {
        let session = self.pasted().cloned();
        self.push_with(document, draft, session);
    }

    /// Adds a step with a document, a draft and what was pasted.
    pub(super) fn push_with(
        &mut self,
        document: Document,
        draft: Option<Draft>,
        session: Option<Arc<Session>>,
    ) {
        let snapshot = Snapshot { document, draft: draft.as_ref().map(|draft| draft.text.clone()) };
        self.history.push(State { snapshot, session, turned: None });
        self.draft = draft;
    }

    /// Returns to the state before the last step, and turns the board back if the step has turned it. Returns whether there
    /// is one.
    pub(super) fn step_back(&mut self) -> bool {
        let turned = self.history.turned();
        let is_back = self.history.undo();
        if let Some(turned) = turned.filter(|_| is_back) {
            self.orientation = turned.from;
        }
        is_back
    }

    /// Goes to the state after the next step, and turns the board if the step has. Returns whether there is one.
    pub(super) fn step_forward(&mut self) -> bool {
        let is_forward = self.history.redo();
        if let Some(turned) = self.history.turned().filter(|_| is_forward) {
            self.orientation = turned.to;
        }
        is_forward
    }

    /// Updates the draft after an undo or redo. Always returns true.
    pub(super) fn follow_history(&mut self) -> bool {
        self.take_draft_of_history();
        self.building |= self.is_empty();
        true
    }

    /// Sets the draft to that of the current state of the history.
    pub(super) fn take_draft_of_history(&mut self) {
        let text = self.history.current().draft.clone();
        self.draft = text.map(|text| Draft { reading: read_lenient(&text), text });
    }
}
