//! A storage that is full or blocked.

use forsyth::editor::storage::{Log, Restored, StorageError, restore};
use forsyth::editor::{Command, Editor};

use crate::{Memory, START, assert_kept, assert_same, edit, editor, past, rescued, whole, work};

/// Edits whose entries are all of one size, and that size with its name.
fn edits_of_one_size() -> (impl Iterator<Item = Command>, usize) {
    let numbers = (1_000..).map(edit);
    (numbers, "forsyth.step.100".len() + "re- ".len() + START.len() + 3)
}

#[test]
fn a_full_storage_drops_the_oldest_steps_but_never_the_current_one() {
    let (_, size) = edits_of_one_size();
    for steps in [3, 4, 5, 7, 10, 33] {
        let (commands, _) = edits_of_one_size();
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::with_room(steps * size + 50));
        for command in commands.take(120) {
            editor.apply(command);
            assert_eq!(log.save(&editor, &storage), Ok(()), "room for {steps}");
            let restored = whole(&storage);
            assert_kept(&restored, &editor);
            let kept = past(&restored).len();
            assert!(kept >= steps / 3 || kept == past(&editor).len(), "{kept} of {steps}");
        }
        assert!(past(&whole(&storage)).len() < 120);
        editor.apply(Command::Flip);
        log.save(&editor, &storage).expect("a head is no longer than another");
        assert_kept(&whole(&storage), &editor);
    }
}

#[test]
fn undo_beyond_the_steps_that_a_full_storage_has_dropped_is_saved_too() {
    let (commands, size) = edits_of_one_size();
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::with_room(8 * size + 50));
    work(commands.take(40), &mut editor, &mut log, &storage);
    for number in 0..30 {
        editor.apply(Command::Undo);
        assert_eq!(log.save(&editor, &storage), Ok(()), "after {number}");
        let restored = rescued(&storage).unwrap_or_else(|| panic!("nothing is left after {number}"));
        assert_eq!(restored.history().current(), editor.history().current(), "after {number}");
    }
    editor.apply(Command::Clear);
    log.save(&editor, &storage).expect("there is room");
    assert_kept(&rescued(&storage).expect("the work"), &editor);
}

#[test]
fn the_first_save_into_a_small_storage_keeps_the_current_step() {
    let (commands, size) = edits_of_one_size();
    let mut editor = editor(START);
    for command in commands.take(40) {
        editor.apply(command);
    }
    for undone in [0, 1, 20, 40] {
        let mut editor = editor.clone();
        for _ in 0..undone {
            editor.apply(Command::Undo);
        }
        let (mut log, storage) = (Log::default(), Memory::with_room(6 * size + 50));
        assert_eq!(log.save(&editor, &storage), Ok(()), "{undone} undone");
        assert_kept(&rescued(&storage).expect("the work"), &editor);
    }
}

#[test]
fn a_text_that_does_not_fit_leaves_what_was_saved_before_it() {
    let (commands, size) = edits_of_one_size();
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::with_room(8 * size + 50));
    work(commands.take(5), &mut editor, &mut log, &storage);
    let before = editor.clone();
    editor.apply(Command::PasteText("x".repeat(20 * size)));
    assert_eq!(log.save(&editor, &storage), Err(StorageError));
    assert_kept(&rescued(&storage).expect("the work before the paste"), &before);
    // And after it there is room again.
    editor.apply(Command::Undo);
    assert_eq!(log.save(&editor, &storage), Ok(()));
    assert_kept(&rescued(&storage).expect("the work"), &editor);
    editor.apply(Command::Clear);
    assert_eq!(log.save(&editor, &storage), Ok(()));
    assert_kept(&whole(&storage), &editor);
}

#[test]
fn a_storage_too_small_for_two_steps_keeps_one() {
    let (_, size) = edits_of_one_size();
    for room in 0..3 * size {
        let (commands, _) = edits_of_one_size();
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::with_room(room));
        let mut saved: Option<Editor> = None;
        for command in commands.take(4) {
            editor.apply(command);
            if log.save(&editor, &storage).is_ok() {
                saved = Some(editor.clone());
            }
            let restored = rescued(&storage);
            assert_eq!(restored.is_some(), saved.is_some(), "room for {room}");
            if let (Some(restored), Some(saved)) = (restored, &saved) {
                assert_kept(&restored, saved);
            }
        }
    }
}

#[test]
fn a_storage_that_is_blocked_for_writing_keeps_what_it_has() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    storage.blocked_for_writing.set(true);
    assert_eq!(log.save(&editor, &storage), Err(StorageError));
    assert_eq!(restore(&storage), Restored::Nothing);
    storage.blocked_for_writing.set(false);
    work((0..9).map(edit), &mut editor, &mut log, &storage);
    let before = editor.clone();
    storage.blocked_for_writing.set(true);
    for number in 50..53 {
        editor.apply(edit(number));
        assert_eq!(log.save(&editor, &storage), Err(StorageError));
        let restored = rescued(&storage).expect("the work before");
        assert_eq!(restored.history().current(), before.history().current());
    }
}

#[test]
fn a_storage_that_is_free_again_gets_all_that_it_missed() {
    let scripts: [&[Command]; 3] = [
        &[edit(50), edit(51)],
        &[Command::Undo, Command::Undo, edit(50), edit(51)],
        &[Command::Undo, Command::Undo, Command::Undo, edit(50), Command::Flip, edit(51), edit(52), edit(53)],
    ];
    for script in scripts {
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::new());
        work((0..5).map(edit), &mut editor, &mut log, &storage);
        storage.blocked_for_writing.set(true);
        for command in script {
            editor.apply(command.clone());
            assert_eq!(log.save(&editor, &storage), Err(StorageError));
        }
        storage.blocked_for_writing.set(false);
        assert_eq!(log.save(&editor, &storage), Ok(()));
        // Of what was dropped to make room some may be gone, but what there is fits together.
        assert_kept(&whole(&storage), &editor);
    }
}

#[test]
fn a_storage_that_is_blocked_for_reading_says_so() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work((0..3).map(edit), &mut editor, &mut log, &storage);
    storage.blocked_for_reading.set(true);
    assert_eq!(restore(&storage), Restored::Unavailable);
    let empty = Memory::new();
    empty.blocked_for_reading.set(true);
    assert_eq!(restore(&empty), Restored::Unavailable);
    storage.blocked_for_reading.set(false);
    assert_same(&whole(&storage), &editor);
}
