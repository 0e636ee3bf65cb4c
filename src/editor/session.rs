//! What was pasted, as a step of the history has it: the text, the place in it that is shown, and what has become of its
//! records.

use std::sync::Arc;

use super::Snapshot;
use super::pasted::Place;
use super::pasted_text::{PastedText, TextKind};
use super::record_edits::RecordEdits;
use crate::position::Color;

/// A pasted text that can be stepped through, at one of its places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The number under which the text is saved; 0 if no step of the history has had it.
    pub(super) number: u32,
    /// The text.
    pub text: Arc<PastedText>,
    /// The place that is shown.
    pub place: Place,
    /// What has become of the records of a list. The record that is shown is not among them before another one is shown.
    pub edits: RecordEdits,
}

impl Session {
    /// A text that has just been pasted.
    pub fn new(text: PastedText, place: Place) -> Session {
        Session { number: 0, text: Arc::new(text), place, edits: RecordEdits::default() }
    }

    /// Whether it is a list of records: what is done on the board is done to one of them.
    pub fn is_list(&self) -> bool {
        self.text.kind() == TextKind::List
    }

    /// Gives its parts that have no number yet the next ones.
    pub(super) fn number_parts(&mut self, next: &mut u32) {
        let numbers = self.edits.blocks_mut().iter_mut().map(|block| &mut block.number);
        for number in numbers.chain([&mut self.number]).filter(|number| **number == 0) {
            *number = *next;
            *next = next.saturating_add(1);
        }
    }

    /// The texts that are saved once for all steps that share them, each with its number; none if the pasted text is too
    /// long to be saved.
    pub(super) fn parts(&self) -> impl Iterator<Item = (u32, &Arc<str>)> {
        let blocks = self.edits.blocks().iter().map(|block| (block.number, &block.records));
        blocks.chain([(self.number, self.text.text())]).filter(|_| self.text.is_saved())
    }
}

/// The side at the bottom before and after a step that has turned the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turned {
    /// The side at the bottom before the step.
    pub from: Color,
    /// The side at the bottom after it.
    pub to: Color,
}

/// What a command shows of a pasted text.
#[derive(Clone, Debug, PartialEq)]
pub struct PastedStep {
    /// What can be stepped through from now on; none for a plain record, of which board and box show everything.
    pub session: Option<Session>,
    /// The document and the draft.
    pub snapshot: Snapshot,
    /// The side at the bottom, if the text says so.
    pub orientation: Option<Color>,
}
