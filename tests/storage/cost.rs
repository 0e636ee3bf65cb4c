//! What a save costs: which entries are written, and which are taken away.

use forsyth::editor::Command;
use forsyth::editor::storage::{Log, Restored, restore};
use forsyth::position::Color;

use crate::{HEAD, Memory, START, assert_same, edit, editor, step_name, whole, work};

#[test]
fn an_edit_writes_its_own_entry_and_the_head() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    log.save(&editor, &storage).expect("there is room");
    for number in 1..50 {
        storage.take_set();
        editor.apply(edit(number));
        log.save(&editor, &storage).expect("there is room");
        assert_eq!(storage.take_set(), [step_name(number as usize), HEAD.into()], "the head comes last");
    }
    // After undo the number of the step that is gone is taken again.
    work([Command::Undo], &mut editor, &mut log, &storage);
    storage.take_set();
    work([edit(99)], &mut editor, &mut log, &storage);
    assert_eq!(storage.take_set(), [step_name(49), HEAD.into()]);
}

#[test]
fn a_typed_character_rewrites_the_entry_of_its_step_alone() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work([Command::Type("8".into())], &mut editor, &mut log, &storage);
    for text in ["8/", "8/8", "8/8/"] {
        storage.take_set();
        work([Command::Type(text.into())], &mut editor, &mut log, &storage);
        assert_eq!(storage.take_set(), [step_name(1)], "the head says the same");
    }
}

#[test]
fn a_head_that_somebody_has_removed_is_written_again() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work([Command::Type("8".into()), Command::Type("8/".into())], &mut editor, &mut log, &storage);
    storage.strings.borrow_mut().clear();
    work([Command::Type("8/8".into())], &mut editor, &mut log, &storage);
    // The steps before it are gone for good.
    assert!(matches!(restore(&storage), Restored::Damaged(Some(editor)) if editor.text() == "8/8"));
}

#[test]
fn undo_redo_and_flip_write_the_head_alone() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work((0..9).map(edit), &mut editor, &mut log, &storage);
    for command in [Command::Undo, Command::Undo, Command::Redo, Command::Flip, Command::Orient(Color::White)]
    {
        storage.take_set();
        work([command.clone()], &mut editor, &mut log, &storage);
        assert_eq!(storage.take_set(), [HEAD], "{command:?}");
        assert_eq!(log.orientation(), Some(editor.orientation()));
    }
}

#[test]
fn steps_that_are_gone_leave_no_string_behind() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work((0..9).map(edit), &mut editor, &mut log, &storage);
    work([Command::Undo, Command::Undo, Command::Undo, edit(50)], &mut editor, &mut log, &storage);
    assert_eq!(storage.strings().len(), 9, "eight steps and the head");
}

#[test]
fn the_first_edit_after_a_reload_costs_no_more_than_any_other() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work((0..9).map(edit), &mut editor, &mut log, &storage);
    let (mut reloaded, mut log) = (whole(&storage), Log::default());
    storage.take_set();
    work([edit(99)], &mut reloaded, &mut log, &storage);
    assert_eq!(storage.take_set(), [step_name(10), HEAD.into()]);
    assert_same(&whole(&storage), &reloaded);
}

#[test]
fn steps_that_are_gone_after_a_reload_leave_no_string_behind() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    work((0..9).map(edit), &mut editor, &mut log, &storage);
    let (mut reloaded, mut log) = (whole(&storage), Log::default());
    for command in [Command::Undo, Command::Undo, Command::Undo, edit(99)] {
        reloaded.apply(command);
    }
    assert_eq!(log.save(&reloaded, &storage), Ok(()));
    assert_same(&whole(&storage), &reloaded);
    assert_eq!(storage.strings().len(), 9, "eight steps and the head");
}
