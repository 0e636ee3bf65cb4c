//! The parts in the storage: what several steps share of a paste.

use std::sync::Arc;

use super::head::Slot;
use super::{Storage, StorageError};
use crate::editor::session::Session;

/// The parts that the storage has.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Parts {
    written: Vec<(u32, Arc<str>)>,
    /// The numbers of those for which there was no room. They are not tried again before something has been removed: a text
    /// may be long.
    refused: Vec<u32>,
}

impl Parts {
    /// Writes the parts of a session that the storage does not have.
    ///
    /// # Errors
    /// If there is no room for one of them.
    pub(super) fn put(
        &mut self,
        session: &Session,
        slot: Slot,
        storage: &impl Storage,
    ) -> Result<(), StorageError> {
        for (number, text) in session.parts() {
            if self.has(number) {
                continue;
            }
            if self.refused.contains(&number) {
                return Err(StorageError);
            }
            if storage.set(&slot.part(number), text).is_err() {
                self.refused.push(number);
                return Err(StorageError);
            }
            self.written.push((number, Arc::clone(text)));
        }
        Ok(())
    }

    /// The parts of a session are not written before something has been removed.
    pub(super) fn refuse(&mut self, session: &Session) {
        for (number, _) in session.parts() {
            if !self.refused.contains(&number) {
                self.refused.push(number);
            }
        }
    }

    /// Notes the parts of a session that the storage has already, after a reload.
    pub(super) fn ask(&mut self, session: &Session, slot: Slot, storage: &impl Storage) {
        for (number, text) in session.parts() {
            if !self.has(number)
                && storage.get(&slot.part(number)).is_ok_and(|kept| kept.as_deref() == Some(&**text))
            {
                self.written.push((number, Arc::clone(text)));
            }
        }
    }

    /// Removes the parts that no session has. Returns whether there were any.
    pub(super) fn sweep<'s>(
        &mut self,
        sessions: impl Iterator<Item = &'s Arc<Session>>,
        slot: Slot,
        storage: &impl Storage,
    ) -> bool {
        if self.written.is_empty() {
            return false;
        }
        let (mut used, mut last) = (Vec::new(), None);
        for session in sessions {
            // Neighbouring steps often have the same session.
            if !last.is_some_and(|last| Arc::ptr_eq(last, session)) {
                used.extend(session.parts().map(|(number, _)| number));
            }
            last = Some(session);
        }
        used.sort_unstable();
        let before = self.written.len();
        self.written.retain(|(number, _)| {
            let is_used = used.binary_search(number).is_ok();
            if !is_used {
                storage.remove(&slot.part(*number));
            }
            is_used
        });
        let is_smaller = self.written.len() < before;
        if is_smaller {
            self.refused.clear();
        }
        is_smaller
    }

    fn has(&self, number: u32) -> bool {
        self.written.iter().any(|(other, _)| *other == number)
    }
}
