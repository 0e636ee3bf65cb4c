//! Applies commands and input to the editor.

use super::command::{Command, Step, Typed};
use super::document::Document;
use super::edits::edit_document;
use super::gesture::{Gesture, GestureContext, Input, step};
use super::snapshot::Snapshot;
use super::state::{Draft, Editor, Lock};
use super::tool::Tool;
use crate::legality::start_position;
use crate::notation::{operations_in, read_lenient};
use crate::position::{Pockets, Position};

impl Editor {
    /// Applies a command. Returns whether anything changed: if not, there is no new undo step and nothing to draw.
    ///
    /// A gesture is cancelled and a carried piece is put back, because the board may change under it.
    pub fn apply(&mut self, command: Command) -> bool {
        if self.lock == Lock::Locked && !command.is_allowed_when_locked() || command.is_too_long() {
            return false;
        }
        match command {
            Command::EndTyping => {
                // The gesture goes on: the press that takes the focus away may have lifted a piece.
                self.typing = None;
                let was_unfinished = self.pause();
                return self.leave_text() || was_unfinished;
            }
            // These do not change the board, so the gesture and the typing go on.
            Command::SetForm(form) => return self.set_form(form),
            Command::Pause => return self.pause(),
            Command::SetPen(pen) => return std::mem::replace(&mut self.pen, pen) != pen,
            _ => {}
        }
        let put_back = std::mem::take(&mut self.gesture) != Gesture::Idle;
        if self.is_refused_in_play(&command) {
            return put_back;
        }
        let was_unfinished = self.pause();
        let typed = command.typed();
        let goes_on = typed.is_some() && self.typing == typed;
        self.typing = None;
        let importing = std::mem::take(&mut self.importing);
        // These do not change the document, so the last step is still the import.
        self.importing = importing
            && matches!(
                command,
                Command::Flip
                    | Command::Orient(_)
                    | Command::ChooseTool(_)
                    | Command::ToggleSymmetry
                    | Command::SetMode(_)
            );
        let (is_animated, loads, orientation) = (command.is_animated(), self.loads, self.orientation);
        let changed = self.carry_out(command, goes_on, importing);
        let is_animated = is_animated || self.loads != loads || self.orientation != orientation;
        self.animations += u32::from(changed && is_animated);
        changed || put_back || was_unfinished != self.is_unfinished()
    }

    /// Carries out a command; returns whether anything changed. `goes_on` says whether the command continues the typing
    /// of the last step, `importing` whether the last step was an import.
    fn carry_out(&mut self, command: Command, goes_on: bool, importing: bool) -> bool {
        match command {
            Command::Type(text) => self.type_on(text, goes_on),
            Command::PasteText(text) => self.paste_text(text),
            Command::ReplaceText(text) => self.replace_text(text),
            Command::RevertText => self.revert_text(),
            Command::Fix(fix) => self.fix(&fix),
            Command::Load(text) => self.load(&text),
            Command::LoadPosition(position) => self.load_position(position, ""),
            Command::ReplaceDocument(document, step) => self.become_document(*document, step, importing),
            Command::Paste(shown) => self.show_pasted(*shown, Step::Load, importing),
            Command::GoTo(shown) => self.show_pasted(*shown, Step::ReplaceLoad, importing),
            Command::RepairRecords(shown) => self.show_pasted(*shown, Step::Edit, importing),
            Command::ClosePasted => self.history.end_session(),
            Command::Flip => {
                self.orientation = !self.orientation;
                true
            }
            Command::Orient(color) => std::mem::replace(&mut self.orientation, color) != color,
            Command::SetMode(mode) => self.set_mode(mode),
            Command::Play(played) => self.play(played),
            Command::TakeBack => self.undo_move(),
            Command::Undo => self.step_back() && self.follow_history(),
            Command::Redo => self.step_forward() && self.follow_history(),
            Command::ChooseTool(tool) => {
                let tool = if tool == self.tool { Tool::Hand } else { tool };
                std::mem::replace(&mut self.tool, tool) != tool
            }
            Command::ToggleSymmetry => {
                self.symmetry = self.symmetry.toggled();
                true
            }
            Command::Start => {
                let document = self.document();
                let start = start_position(&document.position, document.variant);
                self.load_position(start, "")
            }
            Command::Clear => self.clear(),
            edit => {
                let typed = edit.typed();
                let draws = matches!(edit, Command::Draw(_) | Command::ClearMarks);
                // Marks are not part of the text, so drawing keeps the draft.
                let draft = self.draft.clone().filter(|_| draws);
                let symmetry = self.symmetry;
                let changed =
                    self.edit(draft, typed, goes_on, |document| edit_document(document, &edit, symmetry));
                self.building |= changed && !draws && self.document().lacks_a_king();
                changed
            }
        }
    }

    /// Loads an empty board with the side to move, empty pockets and remaining checks as before.
    fn clear(&mut self) -> bool {
        let document = self.document();
        let mut empty = Position::EMPTY;
        empty.turn = document.position.turn;
        empty.set_pockets(document.position.pockets().map(|_| Pockets::default()));
        empty.remaining_checks = document.position.remaining_checks;
        self.replace_position(empty, "")
    }

    /// Replaces the document, without a draft; `importing` says whether the last step was an import.
    fn become_document(&mut self, mut document: Document, step: Step, importing: bool) -> bool {
        document.keep_record_of(self.document());
        if document == *self.document() && self.draft.is_none() {
            // This import has no step, so the next document of it must not replace the step before.
            self.importing = importing && step == Step::ReplaceLoad;
            return false;
        }
        self.importing = step != Step::Edit;
        if step == Step::ReplaceLoad && importing {
            self.history.replace(Snapshot { document, draft: None }.into());
            self.draft = None;
        } else {
            // A document from outside is another one than what was pasted.
            let session = self.pasted().filter(|_| step == Step::Edit).cloned();
            self.push_with(document, None, session);
        }
        match step {
            Step::Edit => {}
            // The Back button of the browser returns to the state before the import, not to each position in it.
            Step::ReplaceLoad => self.update_building(),
            Step::Load | Step::Receive => {
                self.loads += 1;
                if step == Step::Load {
                    self.select_hand();
                }
                self.update_building();
            }
        }
        true
    }

    /// Edits the document in a new step with a draft. An edit that goes on (`goes_on`) belongs to the last step. If the
    /// document is then as before that step, the step is removed.
    fn edit(
        &mut self,
        draft: Option<Draft>,
        typed: Option<Typed>,
        goes_on: bool,
        edit: impl FnOnce(&mut Document),
    ) -> bool {
        let mut document = self.document().clone();
        edit(&mut document);
        document.keep_record_of(self.document());
        let changed = document != *self.document();
        if goes_on && changed && self.history.take_back(&|before| before.document == document) {
            return self.follow_history();
        }
        self.typing = typed.filter(|_| goes_on || changed);
        if !changed {
            return false;
        }
        if goes_on {
            self.history.revise(|current| current.document = document);
        } else {
            self.push(document, draft);
        }
        true
    }

    /// Loads a text. Changes nothing if it is not a well-formed record.
    fn load(&mut self, text: &str) -> bool {
        let reading = read_lenient(text);
        if !reading.is_well_formed() {
            return false;
        }
        let operations = operations_in(text, &reading);
        self.load_position(reading.position, &operations)
    }

    /// Loads a position with operations of EPD, and takes the hand: what was in hand was meant for the position before.
    fn load_position(&mut self, position: Position, operations: &str) -> bool {
        let is_other = self.replace_position(position, operations);
        self.select_hand() || is_other
    }

    /// Selects the hand. Returns whether another tool was selected.
    pub(super) fn select_hand(&mut self) -> bool {
        std::mem::take(&mut self.tool) != Tool::Hand
    }

    /// Loads a position with operations of EPD in a new step. Changes nothing if the document has them already.
    fn replace_position(&mut self, position: Position, operations: &str) -> bool {
        let here = self.document();
        let document = here.with_loaded_position(position, operations);
        let same = document.position == here.position
            && document.mode == here.mode
            && document.variant == here.variant
            && document.operations == here.operations
            && document.marks == here.marks
            && here.record.is_none();
        if same && here.written() == here.position && self.draft.is_none() {
            return false;
        }
        self.loads += 1;
        self.push_with(document, None, None);
        self.update_building();
        true
    }

    /// Advances the gesture and applies its command. Returns whether anything changed.
    pub fn input(&mut self, input: Input) -> bool {
        let (gesture, command) = self.next(input);
        let moved = gesture != self.gesture;
        let changed = command.is_some_and(|command| self.apply(command));
        self.gesture = gesture;
        moved || changed
    }

    /// The gesture after an input, and the command that the input results in. A locked editor ignores every input.
    pub fn next(&self, input: Input) -> (Gesture, Option<Command>) {
        if self.lock == Lock::Locked {
            return (self.gesture, None);
        }
        if self.is_playing() {
            return self.next_in_play(input);
        }
        let context = GestureContext {
            position: &self.document().position,
            tool: self.tool,
            pen: self.pen,
            orientation: self.orientation,
        };
        step(self.gesture, input, context)
    }
}
