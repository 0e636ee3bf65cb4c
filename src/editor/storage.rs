//! The work that survives a reload: a log of undo steps in whatever keeps strings by name.
//!
//! Each step is an entry of its own, written once, and a short head says which of them are alive and which is current.
//! An edit writes one entry and then the head, so a tab that dies between the two has lost nothing that was committed.

use std::sync::Arc;

use super::history::{History, Snapshot};
use super::limits::MAX_TEXT_LEN;
use super::state::Editor;
use crate::position::Color;

/// Something that keeps strings by name and may refuse to: full, blocked, broken.
pub trait Storage {
    /// The string of this name.
    ///
    /// # Errors
    /// If the storage cannot be asked.
    fn get(&self, name: &str) -> Result<Option<String>, StorageError>;
    /// Keeps a string.
    ///
    /// # Errors
    /// If the storage is full or blocked.
    fn set(&self, name: &str, value: &str) -> Result<(), StorageError>;
    /// Forgets a string; of no matter if there is none.
    fn remove(&self, name: &str);
}

/// The storage did not do what it was asked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageError;

/// What came of reading the log.
#[derive(Clone, Debug, PartialEq)]
pub enum Restored {
    /// Nothing was saved.
    Nothing,
    /// The work, whole.
    Whole(Box<Editor>),
    /// The work as far as it could be read; none of it if a newer version has saved it.
    Damaged(Option<Box<Editor>>),
    /// The storage cannot be asked.
    Unavailable,
}

/// The first word of the head. What follows it is the business of that version.
const VERSION: usize = 1;

/// Where a log lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Shelf {
    #[default]
    Usual,
    /// Beside the log of a newer version, which is left as it is until that version comes back.
    Aside,
}

impl Shelf {
    /// Where this version's log lies in a storage.
    fn of(storage: &impl Storage) -> Shelf {
        let head = storage.get(Shelf::Usual.head()).ok().flatten();
        let version = head.and_then(|head| head.split(' ').next()?.parse::<usize>().ok());
        if version.is_some_and(|version| version > VERSION) { Shelf::Aside } else { Shelf::Usual }
    }

    const fn head(self) -> &'static str {
        match self {
            Shelf::Usual => "forsyth.head",
            Shelf::Aside => "forsyth.aside.head",
        }
    }

    fn step(self, number: usize) -> String {
        let aside = if self == Shelf::Aside { "aside." } else { "" };
        ["forsyth.", aside, "step.", &number.to_string()].concat()
    }
}

/// Writes the log of an editor; remembers what it has written so that an edit costs one entry.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log {
    /// The entries that the storage holds; none for one whose content is not a step of this editor.
    written: Vec<(usize, Option<Arc<str>>)>,
    /// The current step of the head that stands in the storage. It stays until another head is written.
    committed: Option<usize>,
    /// Steps before this one were dropped for want of room; they are not written again.
    floor: usize,
    orientation: Option<Color>,
    shelf: Shelf,
    /// The storage has been asked what it holds.
    asked: bool,
}

impl Log {
    /// The orientation that the storage knows.
    pub fn orientation(&self) -> Option<Color> {
        self.orientation
    }

    /// Brings the storage into step with the editor.
    ///
    /// The current step goes first, then what is ahead of it, then what is behind. When the storage is full the oldest
    /// steps go.
    ///
    /// # Errors
    /// If there is no room for the current step. What the storage knew before is still there.
    pub fn save(&mut self, editor: &Editor, storage: &impl Storage) -> Result<(), StorageError> {
        let history = editor.history();
        let (first, current, last) = history.numbers();
        self.ask(history, storage);
        self.floor = self.floor.min(current);
        while self.put(history, current, storage).is_err() {
            self.make_room(current, storage)?;
        }
        // Most of these are there already.
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
            let head = head(start, current, end, editor.orientation());
            // Most keys of a text belong to one step. To ask costs less than to write.
            let stands = || matches!(storage.get(self.shelf.head()), Ok(Some(text)) if text == head);
            if stands() || storage.set(self.shelf.head(), &head).is_ok() {
                break start..=end;
            }
            self.make_room(current, storage)?;
        };
        let place = self.shelf;
        self.written.retain(|(number, _)| {
            if !alive.contains(number) {
                storage.remove(&place.step(*number));
            }
            alive.contains(number)
        });
        self.committed = Some(current);
        self.orientation = Some(editor.orientation());
        Ok(())
    }

    /// What the storage holds of this history already, after a reload.
    fn ask(&mut self, history: &History, storage: &impl Storage) {
        if std::mem::replace(&mut self.asked, true) {
            return;
        }
        self.shelf = Shelf::of(storage);
        let Ok(Some(head)) = storage.get(self.shelf.head()) else { return };
        let Some((first, current, last, orientation)) = parse_head(&head) else { return };
        (self.committed, self.orientation) = (Some(current), Some(orientation));
        for number in first..=last {
            if let Ok(Some(content)) = storage.get(&self.shelf.step(number)) {
                let same = history.text(number).filter(|text| ***text == content);
                self.note(number, same.cloned());
            }
        }
    }

    fn holds(&self, history: &History, number: usize) -> bool {
        let held = self.place(number).ok().and_then(|index| self.written[index].1.as_ref());
        held.zip(history.text(number)).is_some_and(|(held, text)| Arc::ptr_eq(held, text))
    }

    /// Where a step is, or would be, among those that are written.
    fn place(&self, number: usize) -> Result<usize, usize> {
        self.written.binary_search_by_key(&number, |(number, _)| *number)
    }

    fn note(&mut self, number: usize, text: Option<Arc<str>>) {
        match self.place(number) {
            Ok(index) => self.written[index].1 = text,
            Err(index) => self.written.insert(index, (number, text)),
        }
    }

    /// Writes a step if the storage does not hold it.
    fn put(&mut self, history: &History, number: usize, storage: &impl Storage) -> Result<(), StorageError> {
        if let Some(text) = history.text(number).filter(|_| !self.holds(history, number)) {
            storage.set(&self.shelf.step(number), text)?;
            self.note(number, Some(Arc::clone(text)));
        }
        Ok(())
    }

    /// Drops the older half of what lies behind the current step, here and in the head; where nothing lies behind, the
    /// newer half of what lies ahead.
    fn make_room(&mut self, current: usize, storage: &impl Storage) -> Result<(), StorageError> {
        let committed = self.committed.unwrap_or(current);
        let (low, high) = (committed.min(current), committed.max(current));
        let numbers = || self.written.iter().map(|(number, _)| *number);
        let behind: Vec<usize> = numbers().filter(|number| *number < low).collect();
        let ahead: Vec<usize> = numbers().rev().filter(|number| *number > high).collect();
        let dropped = if behind.is_empty() { ahead } else { behind };
        let dropped = &dropped[..dropped.len().div_ceil(2)];
        let last = dropped.last().ok_or(StorageError)?;
        if *last < low {
            self.floor = last + 1;
        }
        for number in dropped {
            storage.remove(&self.shelf.step(*number));
            if let Ok(index) = self.place(*number) {
                self.written.remove(index);
            }
        }
        Ok(())
    }
}

/// Reads the log: the current step, and what can be read behind and ahead of it without a hole. If the current step
/// itself cannot be read, the last one before it takes its place.
pub fn restore(storage: &impl Storage) -> Restored {
    let shelf = Shelf::of(storage);
    let head = match storage.get(shelf.head()) {
        Err(StorageError) => return Restored::Unavailable,
        Ok(None) if shelf == Shelf::Aside => return Restored::Damaged(None),
        Ok(None) => return Restored::Nothing,
        Ok(Some(head)) => head,
    };
    let Some((first, current, last, orientation)) = parse_head(&head) else { return Restored::Damaged(None) };
    let read =
        |number: usize| storage.get(&shelf.step(number)).ok().flatten().as_deref().and_then(parse_entry);
    let nearest = (first..=current).rev().chain(current + 1..=last);
    let Some((current, snapshot)) = nearest.clone().find_map(|number| Some((number, read(number)?))) else {
        return Restored::Damaged(None);
    };
    let mut snapshots: Vec<Snapshot> = (first..current).rev().map_while(read).collect();
    let start = current - snapshots.len();
    snapshots.reverse();
    snapshots.push(snapshot);
    snapshots.extend((current + 1..=last).map_while(read));
    let whole = snapshots.len() == nearest.count();
    let editor = History::restored(&snapshots, start, current)
        .map(|history| Box::new(Editor::restored(history, orientation)));
    match (editor, whole) {
        (Some(editor), true) => Restored::Whole(editor),
        (editor, _) => Restored::Damaged(editor),
    }
}

fn head(first: usize, current: usize, last: usize, orientation: Color) -> String {
    let [version, first, current, last] = [VERSION, first, current, last].map(|number| number.to_string());
    [version.as_str(), &first, &current, &last, orientation.fold_wb("w", "b")].join(" ")
}

fn parse_head(head: &str) -> Option<(usize, usize, usize, Color)> {
    let mut words = head.split(' ');
    if words.next()?.parse() != Ok(VERSION) {
        return None;
    }
    let mut number = || words.next()?.parse::<usize>().ok();
    let (first, current, last) = (number()?, number()?, number()?);
    let orientation = Color::from_char(words.next()?.chars().next()?)?;
    // Nobody makes so many edits; a number near the largest one leaves no room to count on.
    let sound =
        first <= current && current <= last && last - first < History::LIMIT && last <= usize::MAX / 2;
    sound.then_some((first, current, last, orientation))
}

fn parse_entry(entry: &str) -> Option<Snapshot> {
    let Snapshot { document, draft } = Snapshot::decode(entry)?;
    // A longer one the box has never held.
    Some(Snapshot { document, draft: draft.filter(|draft| draft.len() <= MAX_TEXT_LEN) })
}
