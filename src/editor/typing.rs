//! The text box: a text that is typed or pasted into it is a draft, and the document follows as far as it can be read.

use std::sync::Arc;

use super::command::Typed;
use super::document::Document;
use super::session::Session;
use super::snapshot::Snapshot;
use super::state::{Draft, Editor};
use crate::marks::Marks;
use crate::notation::{Field, Fix, Form, Reading, Span, operations_in, read_lenient};
use crate::position::Position;

impl Editor {
    /// The box has this text now, by typing. `goes_on` says whether it belongs to the undo step of the text before.
    pub(super) fn type_on(&mut self, text: String, goes_on: bool) -> bool {
        if goes_on && self.take_back(&text) {
            return true;
        }
        let changed = self.type_text(text, goes_on, self.typed_session());
        self.typing = (goes_on || changed).then_some(Typed::Text);
        // In an unfinished record, a missing king is not reported, because it may still be typed.
        self.unfinished = self.draft.as_ref().is_some_and(|draft| draft.reading.is_unfinished(&draft.text));
        let whole = self.draft.as_ref().is_none_or(|draft| draft.reading.fields[5].is_some());
        self.building |= changed && !whole && self.document().lacks_a_king();
        changed
    }

    /// If the text is again as before the step, removes the step, so that castling rights that the text does not contain
    /// are as before too.
    fn take_back(&mut self, text: &str) -> bool {
        let form = self.form;
        self.history.take_back(&|before| match &before.draft {
            Some(draft) => draft == text,
            None => before.document.text(form) == text,
        }) && self.follow_history()
    }

    /// What was pasted, while a text is typed: the text is another one than the pasted one, unless it is a record of a list.
    fn typed_session(&self) -> Option<Arc<Session>> {
        self.pasted().filter(|session| session.is_list()).cloned()
    }

    /// The box has this text now, by pasting into it.
    pub(super) fn paste_text(&mut self, text: String) -> bool {
        let changed = self.put_text(text, self.typed_session());
        if changed && self.draft.as_ref().is_some_and(well_formed) {
            // It is no edit of a record.
            self.history.end_session();
        }
        changed
    }

    /// The box has this text now, in the place of everything that was shown.
    pub(super) fn replace_text(&mut self, text: String) -> bool {
        self.put_text(text, None) || self.history.end_session()
    }

    /// The box has this text now, in a step of its own.
    fn put_text(&mut self, text: String, session: Option<Arc<Session>>) -> bool {
        let before = self.document().position.board().clone();
        let changed = self.type_text(text, false, session);
        if changed && self.draft.as_ref().is_some_and(well_formed) {
            self.loads += 1;
            self.select_hand();
        }
        // Marks belong to the position on which they were drawn.
        if changed && *self.document().position.board() != before {
            self.history.revise(|current| current.document.marks = Marks::NONE);
        }
        changed
    }

    /// Sets the draft and the document from a text. A new step has the session.
    fn type_text(&mut self, mut text: String, same_step: bool, session: Option<Arc<Session>>) -> bool {
        if text.as_bytes().windows(2).any(|signs| signs == b"\r\n") {
            // The text area has one character for a line end, and places of faults refer to its text.
            text.retain(|sign| sign != '\r');
        }
        if text == self.text() {
            return false;
        }
        let draft = Draft { reading: read_lenient(&text), text };
        let mut document = self.document_of(&draft);
        if draft.reading.has_position() && document.position.board() != self.document().position.board() {
            if !well_formed(&draft) {
                // What could be read of it is another position than that on which the marks were drawn.
                document.marks = Marks::NONE;
            } else if same_step && let Some(before) = self.history.before() {
                // The text was faulty in between.
                document.marks = before.document.marks;
            }
        }
        if same_step {
            let text = draft.text.clone();
            self.history.revise(|current| *current = Snapshot { document, draft: Some(text) });
            self.draft = Some(draft);
        } else {
            self.push_with(document, Some(draft), session);
        }
        self.update_building();
        true
    }

    /// The document for a draft.
    fn document_of(&self, draft: &Draft) -> Document {
        let reading = &draft.reading;
        if !reading.has_position() {
            return self.document().clone();
        }
        let mut position = reading.position.clone();
        self.keep_unwritten(&mut position, draft);
        let here = self.document();
        let own = operations_in(&draft.text, reading);
        // Operations belong to the board for which they were written.
        let unwritten =
            self.form != Form::Epd && reading.tail.is_none() && position.board() == here.position.board();
        let mut document =
            here.with_loaded_position(position, if unwritten { &here.operations } else { &own });
        if self.writes_pieces_alone(reading) {
            // The castling rights are not from a text, so they stay as intended before.
            document.board_edited();
        }
        document.marks.clone_from(&here.marks);
        document.keep_record_of(here);
        document
    }

    /// Whether the box shows the placement only, and nothing else was typed.
    fn writes_pieces_alone(&self, reading: &Reading) -> bool {
        self.form == Form::Placement && reading.fields[Field::Side as usize].is_none()
    }

    /// Keeps the fields that the form in the box does not contain.
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

    /// Removes a draft that the document represents completely. Returns whether it did.
    pub(super) fn leave_text(&mut self) -> bool {
        if !self.draft.as_ref().is_some_and(|draft| self.holds(draft)) {
            return false;
        }
        self.draft = None;
        self.history.revise(|current| current.draft = None);
        self.update_building();
        true
    }

    /// Whether the document represents the draft completely: text after the record must be operations, not another record.
    fn holds(&self, draft: &Draft) -> bool {
        let is_held = |tail: Span| {
            !self.document().operations.is_empty()
                && draft.text.chars().skip(tail.start).all(|character| character != '/')
        };
        well_formed(draft) && draft.reading.tail.is_none_or(is_held)
    }

    /// Removes the draft (Escape). Its changes on the board stay, and undo restores it.
    pub(super) fn revert_text(&mut self) -> bool {
        let Some(draft) = &self.draft else { return false };
        if self.holds(draft) {
            return self.leave_text();
        }
        let document = self.document().clone();
        self.push(document, None);
        true
    }

    /// Applies a fix to the draft.
    pub(super) fn fix(&mut self, fix: &Fix) -> bool {
        let Some(draft) = &self.draft else { return false };
        let text = fix.apply(&draft.text);
        self.type_text(text, false, self.typed_session())
    }

    /// Sets the form in which the box shows the position. Removes a draft that the document represents completely.
    pub(super) fn set_form(&mut self, form: Form) -> bool {
        let left = self.draft.as_ref().is_some_and(well_formed) && self.leave_text();
        std::mem::replace(&mut self.form, form) != form || left
    }
}

fn well_formed(draft: &Draft) -> bool {
    draft.reading.is_well_formed()
}
