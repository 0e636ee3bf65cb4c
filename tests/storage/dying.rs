//! A tab that dies while it saves: the work before the edit or after it is there.

use forsyth::editor::storage::{Log, Restored, StorageError, restore};
use forsyth::editor::{Command, Editor, History};

use crate::{Memory, START, assert_kept, edit, editor, past, rescued, whole, work};

/// The work before a save, and the one command that is to be saved.
fn unfinished_work() -> Vec<(&'static str, Vec<Command>, Command)> {
    let typed = |text: &str| Command::Type(text.into());
    let edits = || (0..6).map(edit).collect::<Vec<_>>();
    let after = |more: &[Command]| [edits(), more.to_vec()].concat();
    vec![
        ("an edit", edits(), edit(99)),
        ("the first edit", vec![], edit(99)),
        ("the first character", edits(), typed("8/8")),
        ("another character", after(&[typed("8/8")]), typed("8/8/")),
        ("leaving the box", after(&[typed("8/8/8/8/8/8/8/8")]), Command::EndTyping),
        ("undo", edits(), Command::Undo),
        ("redo", after(&[Command::Undo, Command::Undo]), Command::Redo),
        ("an edit after undo", after(&[Command::Undo]), edit(99)),
        (
            "an edit after much undo",
            after(&[Command::Undo, Command::Undo, Command::Undo, Command::Undo]),
            edit(99),
        ),
        ("typing after undo", after(&[Command::Undo]), typed("8/8")),
        ("a flip", edits(), Command::Flip),
        ("a large text", edits(), typed(&"8/".repeat(5_000))),
    ]
}

fn assert_one_of(restored: &Editor, before: &Editor, after: &Editor, what: &str) {
    let matches = |state: &Editor| {
        restored.history().current() == state.history().current()
            && past(state).ends_with(&past(restored))
            && restored.orientation() == state.orientation()
    };
    assert!(matches(before) || matches(after), "{what}: {:?}", restored.history().current());
}

#[test]
fn a_save_that_is_cut_short_anywhere_leaves_the_work_before_or_after_it() {
    for room in [usize::MAX, 640, 800] {
        for (what, commands, last) in unfinished_work() {
            let mut editor = editor(START);
            let (mut log, storage) = (Log::default(), Memory::with_room(room));
            log.save(&editor, &storage).expect("there is room");
            work(commands, &mut editor, &mut log, &storage);
            let before = editor.clone();
            editor.apply(last);
            for changes in 0.. {
                let (mut log, storage) = (log.clone(), storage.clone());
                storage.changes_left.set(changes);
                let saved = log.save(&editor, &storage);
                let alive = storage.changes_left.get() > 0;
                let what = format!("{what}, dead after {changes} changes, room for {room}");
                let restored = rescued(&storage).unwrap_or_else(|| panic!("{what}: nothing is left"));
                assert_one_of(&restored, &before, &editor, &what);
                if saved.is_ok() {
                    assert_kept(&restored, &editor);
                }
                if alive {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_save_that_is_cut_short_at_the_limit_of_the_history_leaves_the_work_before_or_after_it() {
    let mut editor = editor(START);
    for number in 0..History::LIMIT as u32 {
        editor.apply(edit(number));
    }
    let (mut log, storage) = (Log::default(), Memory::new());
    log.save(&editor, &storage).expect("there is room");
    let before = editor.clone();
    editor.apply(Command::Clear);
    for changes in 0..4 {
        let (mut log, storage) = (log.clone(), storage.clone());
        storage.changes_left.set(changes);
        let _ = log.save(&editor, &storage);
        let restored = rescued(&storage).expect("the work");
        assert_one_of(&restored, &before, &editor, &format!("dead after {changes} changes"));
        assert!(past(&restored).len() >= History::LIMIT - 1);
    }
}

#[test]
fn the_first_save_after_a_reload_may_be_cut_short_anywhere() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work((0..8).map(edit), &mut editor, &mut log, &storage);
    work([Command::Undo, Command::Undo], &mut editor, &mut log, &storage);
    for command in [edit(99), Command::Undo, Command::Redo, Command::Type("8".into())] {
        for changes in 0..14 {
            let storage = storage.clone();
            let mut reloaded = whole(&storage);
            let before = reloaded.clone();
            reloaded.apply(command.clone());
            storage.changes_left.set(changes);
            let _ = Log::default().save(&reloaded, &storage);
            let restored = rescued(&storage).expect("the work");
            let what = format!("{command:?}, dead after {changes} changes");
            assert_one_of(&restored, &before, &reloaded, &what);
            assert_eq!(past(&restored).first(), past(&before).first(), "{what}: undo reaches the beginning");
        }
    }
}

#[test]
fn the_very_first_save_is_nothing_until_it_is_whole() {
    let mut editor = editor(START);
    for number in 0..5 {
        editor.apply(edit(number));
    }
    for changes in 0..7 {
        let storage = Memory::new();
        storage.changes_left.set(changes);
        assert_eq!(Log::default().save(&editor, &storage), Err(StorageError));
        if changes < 6 {
            assert_eq!(restore(&storage), Restored::Nothing);
        }
    }
}
