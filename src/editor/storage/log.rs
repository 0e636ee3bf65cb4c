//! Writes the log.

use std::sync::Arc;

use super::head::{Head, Slot, head, parse_head};
use super::parts::Parts;
use super::{Storage, StorageError};
use crate::editor::history::History;
use crate::editor::session::Session;
use crate::editor::state::Editor;
use crate::position::Color;

/// A step in the storage.
#[derive(Clone, Debug, PartialEq)]
struct Written {
    text: Arc<str>,
    session: Option<Arc<Session>>,
}

/// Writes the log of an editor. It remembers what it has written, so an edit writes only one entry.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log {
    /// The steps in the storage by their numbers; none for an entry that is not a step of this editor.
    written: Vec<(usize, Option<Written>)>,
    /// What the steps share.
    parts: Parts,
    /// Whether the storage had no room for what was pasted.
    lacks_pasted: bool,
    /// The current step of the head in the storage. Its entry is kept until another head is written.
    committed: Option<usize>,
    /// Steps before this one were removed because the storage was full. They are not written again.
    floor: usize,
    orientation: Option<Color>,
    slot: Slot,
    /// Whether the entries in the storage have been read.
    asked: bool,
}

impl Log {
    /// The orientation in the storage.
    pub fn orientation(&self) -> Option<Color> {
        self.orientation
    }

    /// Whether the storage has no room for the pasted text of the current step or for what has become of its records. The
    /// step itself is saved.
    pub fn lacks_pasted(&self) -> bool {
        self.lacks_pasted
    }

    /// Saves the history of the editor.
    ///
    /// The current step is written first, then the steps after it, then the steps before it. If the storage is full, the
    /// oldest steps are removed. Pasted texts other than the current one give way to it, and any pasted text to the current
    /// step.
    ///
    /// # Errors
    /// If there is no room for the current step. Then the storage still has what was committed before.
    pub fn save(&mut self, editor: &Editor, storage: &impl Storage) -> Result<(), StorageError> {
        let history = editor.history();
        let (first, current, last) = history.numbers();
        self.ask(history, storage);
        self.floor = self.floor.min(current);
        self.lacks_pasted =
            history.session_at(current).is_some_and(|session| self.put_pasted(session, storage).is_err());
        while self.put(history, current, storage).is_err() {
            self.make_room(history, current, storage)?;
        }
        // Most of these are in the storage already.
        for number in current + 1..=last {
            if self.put(history, number, storage).is_err() {
                break;
            }
        }
        for number in (first.max(self.floor)..current).rev() {
            if self.put(history, number, storage).is_err() {
                self.floor = number + 1;
                break;
            }
        }
        let alive = loop {
            let end = (current + 1..=last).take_while(|number| self.holds(history, *number)).last();
            let start = (first..current).rev().take_while(|number| self.holds(history, *number)).last();
            let (start, end) = (start.unwrap_or(current), end.unwrap_or(current));
            let head = head(start, current, end, editor);
            // While text is typed, the head often stays the same, and reading is cheaper than writing.
            let stands = || matches!(storage.get(self.slot.head()), Ok(Some(text)) if text == head);
            if stands() || storage.set(self.slot.head(), &head).is_ok() {
                break start..=end;
            }
            self.make_room(history, current, storage)?;
        };
        let place = self.slot;
        self.written.retain(|(number, _)| {
            if !alive.contains(number) {
                storage.remove(&place.step(*number));
            }
            alive.contains(number)
        });
        self.sweep(history, current, storage);
        self.committed = Some(current);
        self.orientation = Some(editor.orientation());
        Ok(())
    }

    /// Writes the parts of the session of the current step. If there is no room, those of all other sessions are removed.
    fn put_pasted(&mut self, session: &Arc<Session>, storage: &impl Storage) -> Result<(), StorageError> {
        while self.parts.put(session, self.slot, storage).is_err() {
            if !self.parts.sweep([session].into_iter(), self.slot, storage) {
                return Err(StorageError);
            }
        }
        Ok(())
    }

    /// Removes the parts that neither a step in the storage nor the current step has.
    fn sweep(&mut self, history: &History, current: usize, storage: &impl Storage) {
        let written = self.written.iter().filter_map(|(_, step)| step.as_ref()?.session.as_ref());
        self.parts.sweep(written.chain(history.session_at(current)), self.slot, storage);
    }

    /// Reads which steps of the history are in the storage already, after a reload.
    fn ask(&mut self, history: &History, storage: &impl Storage) {
        if std::mem::replace(&mut self.asked, true) {
            return;
        }
        self.slot = Slot::of(storage);
        let Ok(Some(head)) = storage.get(self.slot.head()) else { return };
        let Some(Head { first, current, last, orientation, .. }) = parse_head(&head) else { return };
        (self.committed, self.orientation) = (Some(current), Some(orientation));
        for number in first..=last {
            if let Ok(Some(content)) = storage.get(&self.slot.step(number)) {
                let same = step(history, number).filter(|step| *step.text == *content);
                if let Some(session) = same.as_ref().and_then(|step| step.session.as_ref()) {
                    self.parts.ask(session, self.slot, storage);
                }
                self.note(number, same);
            }
        }
    }

    /// Whether the storage has a step of the history.
    fn holds(&self, history: &History, number: usize) -> bool {
        let held = self.place(number).ok().and_then(|index| self.written[index].1.as_ref());
        held.zip(history.text(number)).is_some_and(|(held, text)| Arc::ptr_eq(&held.text, text))
    }

    /// The index of a step among the entries, or the index at which it has to be inserted.
    fn place(&self, number: usize) -> Result<usize, usize> {
        self.written.binary_search_by_key(&number, |(number, _)| *number)
    }

    /// Remembers an entry in the storage.
    fn note(&mut self, number: usize, step: Option<Written>) {
        match self.place(number) {
            Ok(index) => self.written[index].1 = step,
            Err(index) => self.written.insert(index, (number, step)),
        }
    }

    /// Writes a step if it is not in the storage.
    fn put(&mut self, history: &History, number: usize, storage: &impl Storage) -> Result<(), StorageError> {
        if let Some(step) = step(history, number).filter(|_| !self.holds(history, number)) {
            if let Some(session) = &step.session {
                // A step is worth saving without what was pasted.
                let _ = self.parts.put(session, self.slot, storage);
            }
            storage.set(&self.slot.step(number), &step.text)?;
            self.note(number, Some(step));
        }
        Ok(())
    }

    /// Removes the older half of the steps before the current step (that of the editor and that of the head), with what they
    /// alone share. If there are none, removes the newer half of the steps after it. If there are none either, removes what
    /// was pasted.
    fn make_room(
        &mut self,
        history: &History,
        current: usize,
        storage: &impl Storage,
    ) -> Result<(), StorageError> {
        let committed = self.committed.unwrap_or(current);
        let (low, high) = (committed.min(current), committed.max(current));
        let numbers = || self.written.iter().map(|(number, _)| *number);
        let behind: Vec<usize> = numbers().filter(|number| *number < low).collect();
        let ahead: Vec<usize> = numbers().rev().filter(|number| *number > high).collect();
        let dropped = if behind.is_empty() { ahead } else { behind };
        let dropped = &dropped[..dropped.len().div_ceil(2)];
        let Some(last) = dropped.last() else {
            let is_smaller = self.parts.sweep([].into_iter(), self.slot, storage);
            if let Some(session) = history.session_at(current) {
                self.parts.refuse(session);
                self.lacks_pasted = true;
            }
            return if is_smaller { Ok(()) } else { Err(StorageError) };
        };
        if *last < low {
            self.floor = last + 1;
        }
        for number in dropped {
            storage.remove(&self.slot.step(*number));
            if let Ok(index) = self.place(*number) {
                self.written.remove(index);
            }
        }
        self.sweep(history, current, storage);
        Ok(())
    }
}

/// A step of the history as it is written.
fn step(history: &History, number: usize) -> Option<Written> {
    let text = Arc::clone(history.text(number)?);
    Some(Written { text, session: history.session_at(number).cloned() })
}
