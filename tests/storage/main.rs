//! The log of the work: what survives a reload, a full, blocked or damaged storage, and a tab that dies while it saves.

mod cost;
mod damaged;
mod dying;
mod full;
mod newer;
mod pasted;
mod restored;
mod steps;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use forsyth::editor::storage::{Log, Restored, Storage, StorageError, restore};
use forsyth::editor::{Command, Document, Editor, Snapshot, Step};
use forsyth::notation::read_lenient;
use forsyth::position::Position;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const HEAD: &str = "forsyth.head";

fn step_name(number: usize) -> String {
    format!("forsyth.step.{number}")
}

/// A storage that fails as it is told to.
#[derive(Clone, Debug)]
struct Memory {
    strings: RefCell<BTreeMap<String, String>>,
    /// How many bytes it takes, names included.
    room: Cell<usize>,
    /// After so many more changes nothing changes any more: the tab is dead.
    changes_left: Cell<usize>,
    blocked_for_reading: Cell<bool>,
    blocked_for_writing: Cell<bool>,
    /// The names that have been set, in order.
    set: RefCell<Vec<String>>,
}

impl Memory {
    fn new() -> Memory {
        Memory {
            strings: RefCell::default(),
            room: Cell::new(usize::MAX),
            changes_left: Cell::new(usize::MAX),
            blocked_for_reading: Cell::new(false),
            blocked_for_writing: Cell::new(false),
            set: RefCell::default(),
        }
    }

    fn with_room(bytes: usize) -> Memory {
        let memory = Memory::new();
        memory.room.set(bytes);
        memory
    }

    fn holding(strings: &[(&str, &str)]) -> Memory {
        let memory = Memory::new();
        for (name, value) in strings {
            memory.put(name, value);
        }
        memory
    }

    /// Changes a string behind the log's back.
    fn put(&self, name: &str, value: &str) {
        self.strings.borrow_mut().insert(name.into(), value.into());
    }

    fn string(&self, name: &str) -> Option<String> {
        self.strings.borrow().get(name).cloned()
    }

    fn forget(&self, name: &str) {
        self.strings.borrow_mut().remove(name);
    }

    fn strings(&self) -> BTreeMap<String, String> {
        self.strings.borrow().clone()
    }

    /// The names that have been set since the last time.
    fn take_set(&self) -> Vec<String> {
        self.set.take()
    }

    fn dies(&self) -> bool {
        let left = self.changes_left.get();
        self.changes_left.set(left.saturating_sub(1));
        left == 0
    }
}

impl Storage for Memory {
    fn get(&self, name: &str) -> Result<Option<String>, StorageError> {
        if self.blocked_for_reading.get() { Err(StorageError) } else { Ok(self.string(name)) }
    }

    fn set(&self, name: &str, value: &str) -> Result<(), StorageError> {
        let others = self.strings.borrow();
        let taken: usize = others.iter().filter(|(n, _)| *n != name).map(|(n, v)| n.len() + v.len()).sum();
        drop(others);
        if self.blocked_for_writing.get() || taken + name.len() + value.len() > self.room.get() || self.dies()
        {
            return Err(StorageError);
        }
        self.set.borrow_mut().push(name.into());
        self.put(name, value);
        Ok(())
    }

    fn remove(&self, name: &str) {
        if !self.dies() {
            self.forget(name);
        }
    }
}

fn editor(fen: &str) -> Editor {
    Editor::new(read_lenient(fen).position)
}

/// An edit that is another one for each number and never nothing.
fn edit(number: u32) -> Command {
    let mut position = Position::START;
    position.halfmove_clock = number + 1;
    Command::ReplaceDocument(Box::new(Document::given(position)), Step::Edit)
}

fn whole(storage: &Memory) -> Editor {
    match restore(storage) {
        Restored::Whole(editor) => *editor,
        other => panic!("not whole: {other:?}"),
    }
}

/// What could be restored, whole or not.
fn rescued(storage: &Memory) -> Option<Editor> {
    match restore(storage) {
        Restored::Whole(editor) | Restored::Damaged(Some(editor)) => Some(*editor),
        Restored::Damaged(None) | Restored::Nothing | Restored::Unavailable => None,
    }
}

/// The steps behind, the current one last.
fn past(editor: &Editor) -> Vec<Snapshot> {
    let (first, current, _) = editor.history().numbers();
    snapshots(editor, first..=current)
}

/// The steps ahead.
fn future(editor: &Editor) -> Vec<Snapshot> {
    let (_, current, last) = editor.history().numbers();
    snapshots(editor, current + 1..=last)
}

fn snapshots(editor: &Editor, numbers: RangeInclusive<usize>) -> Vec<Snapshot> {
    numbers.filter_map(|number| Snapshot::decode(editor.history().text(number)?)).collect()
}

fn assert_same(restored: &Editor, editor: &Editor) {
    assert_eq!(restored.document(), editor.document());
    assert_eq!(restored.draft(), editor.draft());
    assert_eq!(restored.text(), editor.text());
    assert_eq!(restored.orientation(), editor.orientation());
    assert_eq!((past(restored), future(restored)), (past(editor), future(editor)));
    assert_eq!(restored.history(), editor.history(), "the numbers too");
}

/// What is restored of a storage with room for some steps: the current state, and undo as far as it was kept.
fn assert_kept(restored: &Editor, editor: &Editor) {
    assert_eq!(restored.history().current(), editor.history().current());
    assert_eq!(restored.orientation(), editor.orientation());
    assert!(past(editor).ends_with(&past(restored)), "undo goes back over the same steps");
    assert!(future(editor).starts_with(&future(restored)), "redo goes on over the same steps");
}

/// Applies commands and saves after each.
fn work(commands: impl IntoIterator<Item = Command>, editor: &mut Editor, log: &mut Log, storage: &Memory) {
    for command in commands {
        editor.apply(command);
        assert_eq!(log.save(editor, storage), Ok(()), "there is room");
    }
}
