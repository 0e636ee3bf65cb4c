//! The text box: what is typed or pasted into it is a draft, and the document follows as far as the draft can be read.

use super::command::Typed;
use super::document::Document;
use super::history::Snapshot;
use super::state::{Draft, Editor};
use crate::marks::Marks;
use crate::notation::{Field, Fix, Form, Reading, Span, operations_in, read_lenient};
use crate::position::Position;

impl Editor {
    /// The box holds this text now. `goes_on`: the text before was typed in the same go, and this is no step of its own.
    pub(super) fn type_on(&mut self, text: String, goes_on: bool) -> bool {
        if goes_on && self.take_back(&text) {
            return true;
        }
        let changed = self.type_text(text, goes_on);
        self.typing = (goes_on || changed).then_some(Typed::Text);
        // A line that is not finished yet is not judged by the king that is still to come.
        let whole = self.draft.as_ref().is_none_or(|draft| draft.reading.fields[5].is_some());
        self.building |= changed && !whole && self.document().lacks_a_king();
        changed
    }

    /// What was typed is gone again: it is no step, and what the text does not tell (rights that are meant) is as it was.
    fn take_back(&mut self, text: &str) -> bool {
        let form = self.form;
        self.history.take_back(&|before| match &before.draft {
            Some(draft) => draft == text,
            None => before.document.text(form) == text,
        }) && self.arrive()
    }

    pub(super) fn paste_text(&mut self, text: String) -> bool {
        let before = self.document().position.board().clone();
        let changed = self.type_text(text, false);
        if changed && self.draft.as_ref().is_some_and(well_formed) {
            self.loads += 1;
            // Marks belong to the position that they were drawn on.
            if *self.document().position.board() != before {
                self.history.revise(|current| current.document.marks = Marks::NONE);
            }
        }
        changed
    }

    fn type_text(&mut self, mut text: String, same_step: bool) -> bool {
        if text.as_bytes().windows(2).any(|signs| signs == b"\r\n") {
            // The box has one sign for the end of a line, and the places of faults are places in it.
            text.retain(|sign| sign != '\r');
        }
        if text == self.text() {
            return false;
        }
        let draft = Draft { reading: read_lenient(&text), text };
        let document = self.meant(&draft);
        if same_step {
            let text = draft.text.clone();
            self.history.revise(|current| *current = Snapshot { document, draft: Some(text) });
            self.draft = Some(draft);
        } else {
            self.push(document, Some(draft));
        }
        self.judge();
        true
    }

    pub(super) fn reread(&mut self) -> bool {
        let Some(Draft { text, reading }) = self.draft.take_if(|draft| !well_formed(draft)) else {
            return false;
        };
        let draft = Draft { reading: read_lenient(&text), text };
        let changed = draft.reading != reading;
        let meant = self.meant(&draft);
        // What was saved with the text has been read by that reader before; more may have been chosen since.
        let here = self.document();
        if changed && (meant.position != here.position || meant.operations != here.operations) {
            self.history.revise(|current| current.document = meant);
            self.judge();
        }
        self.draft = Some(draft);
        changed
    }

    /// The document that a draft stands for.
    fn meant(&self, draft: &Draft) -> Document {
        let reading = &draft.reading;
        if !reading.has_position() {
            return self.document().clone();
        }
        let mut position = reading.position.clone();
        self.keep_unwritten(&mut position, draft);
        let here = self.document();
        let own = operations_in(&draft.text, reading);
        // Operations belong to their board.
        let unwritten =
            self.form != Form::Epd && reading.tail.is_none() && position.board() == here.position.board();
        let mut document =
            here.with_loaded_position(position, if unwritten { &here.operations } else { &own });
        if self.writes_pieces_alone(reading) {
            // No text has given the rights: they are meant as before.
            document.board_edited();
        }
        document.marks.clone_from(&here.marks);
        document
    }

    /// Whether the box has the form of a placement, and nothing else was typed.
    fn writes_pieces_alone(&self, reading: &Reading) -> bool {
        self.form == Form::Placement && reading.fields[Field::Side as usize].is_none()
    }

    /// What the form in the box does not write is not lost by typing into it.
    fn keep_unwritten(&self, position: &mut Position, draft: &Draft) {
        let Draft { reading, text } = draft;
        let here = &self.document().position;
        let unwritten = |field: Field| reading.fields[field as usize].is_none();
        if self.writes_pieces_alone(reading) {
            position.turn = here.turn;
            position.castling = here.castling;
            position.en_passant = here.en_passant;
        }
        if matches!(self.form, Form::Placement | Form::Epd) && unwritten(Field::Halfmove) {
            position.remaining_checks = position.remaining_checks.or(here.remaining_checks);
            let same = reading.tail.is_none() || position.board() == here.board();
            let is_kept = |opcode| same && text.split([' ', ';']).all(|word| word != opcode);
            if is_kept("hmvc") {
                position.halfmove_clock = here.halfmove_clock;
            }
            if is_kept("fmvn") {
                position.fullmove_number = here.fullmove_number;
            }
        }
    }

    pub(super) fn leave_text(&mut self) -> bool {
        if !self.draft.as_ref().is_some_and(|draft| self.holds(draft)) {
            return false;
        }
        self.draft = None;
        self.history.revise(|current| current.draft = None);
        self.judge();
        true
    }

    /// Whether the document says all that the draft says: what follows a record is in it only as operations, and another
    /// record is none.
    fn holds(&self, draft: &Draft) -> bool {
        let is_held = |tail: Span| {
            !self.document().operations.is_empty()
                && draft.text.chars().skip(tail.start).all(|character| character != '/')
        };
        well_formed(draft) && draft.reading.tail.is_none_or(is_held)
    }

    /// Escape: the text goes, what it had changed on the board stays; undo brings the text back.
    pub(super) fn revert_text(&mut self) -> bool {
        let Some(draft) = &self.draft else { return false };
        if self.holds(draft) {
            return self.leave_text();
        }
        let document = self.document().clone();
        self.push(document, None);
        true
    }

    pub(super) fn fix(&mut self, fix: &Fix) -> bool {
        let Some(draft) = &self.draft else { return false };
        let text = fix.apply(&draft.text);
        self.type_text(text, false)
    }

    pub(super) fn set_form(&mut self, form: Form) -> bool {
        let left = self.draft.as_ref().is_some_and(well_formed) && self.leave_text();
        std::mem::replace(&mut self.form, form) != form || left
    }
}

fn well_formed(draft: &Draft) -> bool {
    draft.reading.is_well_formed()
}
