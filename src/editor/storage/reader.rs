//! Reads the log.

use std::sync::Arc;

use super::head::{Head, Slot, parse_head};
use super::{Storage, StorageError};
use crate::editor::history::{History, State};
use crate::editor::limits::MAX_TEXT_LEN;
use crate::editor::pasted_text::PastedText;
use crate::editor::record_edits::{Block, RecordEdits};
use crate::editor::reference::{Reference, TextReference, reference_in};
use crate::editor::session::Session;
use crate::editor::snapshot::Snapshot;
use crate::editor::state::Editor;

/// The result of reading the log.
#[derive(Clone, Debug, PartialEq)]
pub enum Restored {
    /// Nothing was saved.
    Nothing,
    /// The complete log was read.
    Whole(Box<Editor>),
    /// The log was read in part; not at all if its current step is missing or a newer version has written it.
    Damaged(Option<Box<Editor>>),
    /// The storage cannot be read.
    Unavailable,
}

/// Reads the log: the current step, and the steps before and after it up to the first one that cannot be read. If the
/// current step cannot be read, the nearest one before it (else after it) is used instead.
pub fn restore(storage: &impl Storage) -> Restored {
    let slot = Slot::of(storage);
    let head = match storage.get(slot.head()) {
        Err(StorageError) => return Restored::Unavailable,
        Ok(None) if slot == Slot::Aside => return Restored::Damaged(None),
        Ok(None) => return Restored::Nothing,
        Ok(Some(head)) => head,
    };
    let Some(Head { first, current, last, orientation, mode }) = parse_head(&head) else {
        return Restored::Damaged(None);
    };
    let mut reader = Reader { storage, slot, texts: Vec::new(), last: None, is_damaged: false };
    let mut read = |number: usize| reader.step(number);
    let mut nearest = (first..=current).rev().chain(current + 1..=last);
    let Some((current, state)) = nearest.find_map(|number| Some((number, read(number)?))) else {
        return Restored::Damaged(None);
    };
    let mut states: Vec<State> = (first..current).rev().map_while(&mut read).collect();
    let start = current - states.len();
    states.reverse();
    states.push(state);
    states.extend((current + 1..=last).map_while(read));
    let whole = states.len() == last - first + 1 && !reader.is_damaged;
    let editor = History::restored(states, start, current)
        .map(|history| Box::new(Editor { mode, ..Editor::restored(history, orientation) }));
    match (editor, whole) {
        (Some(editor), true) => Restored::Whole(editor),
        (editor, _) => Restored::Damaged(editor),
    }
}

/// Reads the entries, and the parts that they share once for all of them.
struct Reader<'s, S> {
    storage: &'s S,
    slot: Slot,
    /// The pasted texts by their numbers.
    texts: Vec<(u32, Arc<PastedText>)>,
    /// The last session with its reference: neighbouring steps often have the same.
    last: Option<(TextReference, Arc<Session>)>,
    /// Whether a reference could not be read.
    is_damaged: bool,
}

impl<S: Storage> Reader<'_, S> {
    fn get(&self, name: &str) -> Option<String> {
        self.storage.get(name).ok().flatten()
    }

    /// The state of a step; none if it cannot be read.
    fn step(&mut self, number: usize) -> Option<State> {
        let entry = self.get(&self.slot.step(number))?;
        let Snapshot { document, draft } = Snapshot::decode(&entry)?;
        // The box cannot have had a longer draft.
        let snapshot = Snapshot { document, draft: draft.filter(|draft| draft.len() <= MAX_TEXT_LEN) };
        let reference = reference_in(&entry);
        self.is_damaged |= reference.is_err();
        let Ok(Some(Reference { turned, text })) = reference else { return Some(snapshot.into()) };
        Some(State { snapshot, session: text.and_then(|text| self.session(text)), turned })
    }

    /// The session of a reference; none if its text gave way to something else.
    fn session(&mut self, reference: TextReference) -> Option<Arc<Session>> {
        if let Some((_, session)) = self.last.as_ref().filter(|(last, _)| *last == reference) {
            return Some(Arc::clone(session));
        }
        let number = reference.number;
        let known = self.texts.iter().find(|(other, _)| *other == number);
        let text = match known.map(|(_, text)| Arc::clone(text)) {
            Some(text) => text,
            None => self.text(&reference)?,
        };
        let mut blocks = Vec::new();
        for &(index, number) in &reference.blocks {
            match self.records(index, number) {
                Some(records) => blocks.push(Block { index, number, records }),
                // They are written before the text.
                None => self.is_damaged = true,
            }
        }
        let edits = RecordEdits::of(blocks);
        let session = Arc::new(Session { number, text, place: reference.place, edits });
        self.last = Some((reference, Arc::clone(&session)));
        Some(session)
    }

    /// The pasted text of a reference, which no step before had.
    fn text(&mut self, reference: &TextReference) -> Option<Arc<PastedText>> {
        let text = self.get(&self.slot.part(reference.number))?.into();
        let text = Arc::new(PastedText::unread(text, reference.kind, reference.language));
        self.texts.push((reference.number, Arc::clone(&text)));
        Some(text)
    }

    /// The records of a block, shared with the last session if that has it too.
    fn records(&self, index: usize, number: u32) -> Option<Arc<str>> {
        let blocks = self.last.as_ref().map_or(&[][..], |(_, session)| session.edits.blocks());
        let same = blocks.iter().find(|block| (block.index, block.number) == (index, number));
        same.map(|block| Arc::clone(&block.records))
            .or_else(|| Some(self.get(&self.slot.part(number))?.into()))
    }
}
