//! Saves the undo history, so that it survives a reload: a log in a storage of strings by name.
//!
//! Each step is an entry that is written once. A short head has the numbers of the first, the current and the last step. An
//! edit writes one entry and then the head, so a tab that is closed between the two loses nothing that was committed.

use std::sync::Arc;

use super::history::{History, Snapshot};
use super::limits::MAX_TEXT_LEN;
use super::mode::Mode;
use super::state::Editor;
use crate::position::Color;

/// A storage of strings by name, which may be full, blocked or defective.
pub trait Storage {
    /// The string with a name; none if there is none.
    ///
    /// # Errors
    /// If the storage cannot be read.
    fn get(&self, name: &str) -> Result<Option<String>, StorageError>;
    /// Stores a string.
    ///
    /// # Errors
    /// If the storage is full or blocked.
    fn set(&self, name: &str, value: &str) -> Result<(), StorageError>;
    /// Removes a string, if there is one.
    fn remove(&self, name: &str);
}

/// The error of a storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageError;

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

/// The version of the log, which is the first word of the head.
const VERSION: usize = 1;

/// The place of a log in the storage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Slot {
    #[default]
    Usual,
    /// Beside the log of a newer version, which stays unchanged for that version.
    Aside,
}

impl Slot {
    /// The place of the log of this version.
    fn of(storage: &impl Storage) -> Slot {
        let head = storage.get(Slot::Usual.head()).ok().flatten();
        let version = head.and_then(|head| head.split(' ').next()?.parse::<usize>().ok());
        if version.is_some_and(|version| version > VERSION) { Slot::Aside } else { Slot::Usual }
    }

    const fn head(self) -> &'static str {
        match self {
            Slot::Usual => "forsyth.head",
            Slot::Aside => "forsyth.aside.head",
        }
    }

    fn step(self, number: usize) -> String {
        let aside = if self == Slot::Aside { "aside." } else { "" };
        ["forsyth.", aside, "step.", &number.to_string()].concat()
    }
}

/// Writes the log of an editor. It remembers what it has written, so an edit writes only one entry.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log {
    /// The entries in the storage with their texts; without a text if an entry is not a step of this editor.
    written: Vec<(usize, Option<Arc<str>>)>,
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

    /// Saves the history of the editor.
    ///
    /// The current step is written first, then the steps after it, then the steps before it. If the storage is full, the
    /// oldest steps are removed.
    ///
    /// # Errors
    /// If there is no room for the current step. Then the storage still has what was committed before.
    pub fn save(&mut self, editor: &Editor, storage: &impl Storage) -> Result<(), StorageError> {
        let history = editor.history();
        let (first, current, last) = history.numbers();
        self.ask(history, storage);
        self.floor = self.floor.min(current);
        while self.put(history, current, storage).is_err() {
            self.make_room(current, storage)?;
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
            self.make_room(current, storage)?;
        };
        let place = self.slot;
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
                let same = history.text(number).filter(|text| ***text == content);
                self.note(number, same.cloned());
            }
        }
    }

    /// Whether the storage has a step of the history.
    fn holds(&self, history: &History, number: usize) -> bool {
        let held = self.place(number).ok().and_then(|index| self.written[index].1.as_ref());
        held.zip(history.text(number)).is_some_and(|(held, text)| Arc::ptr_eq(held, text))
    }

    /// The index of a step among the entries, or the index at which it has to be inserted.
    fn place(&self, number: usize) -> Result<usize, usize> {
        self.written.binary_search_by_key(&number, |(number, _)| *number)
    }

    /// Remembers an entry in the storage.
    fn note(&mut self, number: usize, text: Option<Arc<str>>) {
        match self.place(number) {
            Ok(index) => self.written[index].1 = text,
            Err(index) => self.written.insert(index, (number, text)),
        }
    }

    /// Writes a step if it is not in the storage.
    fn put(&mut self, history: &History, number: usize, storage: &impl Storage) -> Result<(), StorageError> {
        if let Some(text) = history.text(number).filter(|_| !self.holds(history, number)) {
            storage.set(&self.slot.step(number), text)?;
            self.note(number, Some(Arc::clone(text)));
        }
        Ok(())
    }

    /// Removes the older half of the steps before the current step (that of the editor and that of the head). If there are
    /// none, removes the newer half of the steps after it.
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
            storage.remove(&self.slot.step(*number));
            if let Ok(index) = self.place(*number) {
                self.written.remove(index);
            }
        }
        Ok(())
    }
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
    let read =
        |number: usize| storage.get(&slot.step(number)).ok().flatten().as_deref().and_then(parse_entry);
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
        .map(|history| Box::new(Editor { mode, ..Editor::restored(history, orientation) }));
    match (editor, whole) {
        (Some(editor), true) => Restored::Whole(editor),
        (editor, _) => Restored::Damaged(editor),
    }
}

/// What the head says.
struct Head {
    first: usize,
    current: usize,
    last: usize,
    orientation: Color,
    mode: Mode,
}

/// The head as text. The mode stands in it only if the editor plays: versions that do not know it ignore it.
fn head(first: usize, current: usize, last: usize, editor: &Editor) -> String {
    let [version, first, current, last] = [VERSION, first, current, last].map(|number| number.to_string());
    let orientation = editor.orientation().fold_wb("w", "b");
    let mut head = [version.as_str(), &first, &current, &last, orientation].join(" ");
    if editor.is_playing() {
        head.push(' ');
        head.push_str(Mode::Play.name());
    }
    head
}

/// Reads a head.
fn parse_head(head: &str) -> Option<Head> {
    let mut words = head.split(' ');
    if words.next()?.parse() != Ok(VERSION) {
        return None;
    }
    let mut number = || words.next()?.parse::<usize>().ok();
    let (first, current, last) = (number()?, number()?, number()?);
    let orientation = Color::from_char(words.next()?.chars().next()?)?;
    // Numbers near the largest one would overflow. No user makes so many edits.
    let sound =
        first <= current && current <= last && last - first < History::LIMIT && last <= usize::MAX / 2;
    let mode = if words.next() == Some(Mode::Play.name()) { Mode::Play } else { Mode::Edit };
    sound.then_some(Head { first, current, last, orientation, mode })
}

/// Reads an entry.
fn parse_entry(entry: &str) -> Option<Snapshot> {
    let Snapshot { document, draft } = Snapshot::decode(entry)?;
    // The box cannot have had a longer draft.
    Some(Snapshot { document, draft: draft.filter(|draft| draft.len() <= MAX_TEXT_LEN) })
}
