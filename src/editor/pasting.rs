//! What the steps through a pasted text show: the commands that the user means by them.
//!
//! They are made here and not when they are applied, because only the readers of pasted texts know what stands where, and
//! these are not there from the first moment.

use super::command::Command;
use super::pasted::{Pasted, PlaceStep};
use super::pasted_text::PastedText;
use super::record_edits::RecordEdits;
use super::session::{PastedStep, Session};
use super::snapshot::Snapshot;
use super::state::Editor;

/// The repair of a record of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordRepair {
    /// The index of the record.
    pub index: usize,
    /// The record that is repaired.
    pub before: Snapshot,
    /// The repaired record.
    pub after: Snapshot,
}

impl Editor {
    /// The command that shows a pasted text: its first place, or nothing else than before if the user has to be asked about
    /// it. None if the text has not been read.
    pub fn paste_command(&self, text: PastedText) -> Option<Command> {
        let reading = text.reading()?;
        let place = reading.beginning(0);
        let snapshot = reading.snapshot(place, self.document());
        let snapshot = snapshot.unwrap_or_else(|| self.history().current().clone());
        let orientation = reading.orientation(place.index);
        // A plain record needs no card.
        let is_plain = reading.is_plain_record();
        let session = (!is_plain).then(|| Session::new(text, place));
        Some(Command::Paste(Box::new(PastedStep { session, snapshot, orientation })))
    }

    /// The command that goes to another place of the pasted text; none if there is no other one. What has become of the
    /// record that is shown is kept.
    pub fn go_command(&self, step: PlaceStep) -> Option<Command> {
        let session = self.pasted()?;
        let reading = session.text.reading()?;
        let place = reading.stepped(session.place, step);
        // A step to the shown move of a game shows that again.
        if session.is_list() && place == session.place {
            return None;
        }
        let edits = self.record_edits()?;
        let snapshot = match reading.game(place.index) {
            Some(_) => reading.snapshot(place, self.document())?,
            None => edits.record(reading, place.index, self.document())?,
        };
        let session = Some(Session { place, edits, ..Session::clone(session) });
        let orientation = reading.orientation(place.index);
        Some(Command::GoTo(Box::new(PastedStep { session, snapshot, orientation })))
    }

    /// What has become of the records of the pasted text, the one that is shown among them.
    pub fn record_edits(&self) -> Option<RecordEdits> {
        let session = self.pasted()?;
        let mut edits = session.edits.clone();
        if session.is_list() {
            edits.keep(session.text.reading()?, session.place.index, self.history().current());
        }
        Some(edits)
    }

    /// A record of the pasted list as it is now.
    pub fn record(&self, pasted: &Pasted, index: usize) -> Option<Snapshot> {
        let session = self.pasted()?;
        if index == session.place.index {
            return Some(self.history().current().clone());
        }
        session.edits.record(pasted, index, self.document())
    }

    /// The command that repairs several records of the pasted list in one step, and how many it repairs: those that are still
    /// as they were before their repair. None if there is nothing to repair.
    pub fn repair_command(&self, repairs: Vec<RecordRepair>) -> Option<(Command, usize)> {
        let session = self.pasted()?;
        let reading = session.text.reading()?;
        let mut edits = session.edits.clone();
        let mut snapshot = self.history().current().clone();
        let mut count = 0;
        for RecordRepair { index, before, after } in repairs {
            if self.record(reading, index).as_ref() != Some(&before) {
                continue;
            }
            count += 1;
            if index == session.place.index {
                snapshot = after;
            } else {
                edits.set(index, Some(&after));
            }
        }
        let session = Some(Session { edits, ..Session::clone(session) });
        let command = Command::RepairRecords(Box::new(PastedStep { session, snapshot, orientation: None }));
        (count > 0).then_some((command, count))
    }
}
