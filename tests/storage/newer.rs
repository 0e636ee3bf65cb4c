//! The work of a newer version, which is left as it is.

use forsyth::editor::Command;
use forsyth::editor::storage::{Log, Restored, restore};

use crate::{HEAD, Memory, START, assert_same, edit, editor, step_name, whole};

/// What a newer version keeps, in a shape that is its own business.
fn newer(head: &str) -> Memory {
    Memory::holding(&[
        (HEAD, head),
        (&step_name(0), "{\"of\":\"a newer version\"}"),
        (&step_name(7), "7"),
        ("forsyth.step.index", "7 0"),
    ])
}

#[test]
fn the_work_of_a_newer_version_is_told_and_left_as_it_is() {
    for head in ["2 0 4 7 w", "2", "10 {\"steps\":[7,0]}", "4294967295 x"] {
        let storage = newer(head);
        let before = storage.strings();
        assert_eq!(restore(&storage), Restored::Damaged(None), "{head}");
        let mut editor = editor(START);
        let mut log = Log::default();
        for command in [edit(1), edit(2), Command::Undo, edit(3), Command::Type("8/".into())] {
            editor.apply(command);
            assert_eq!(log.save(&editor, &storage), Ok(()), "{head}");
            // This version's own work survives too, and is told of no more.
            assert_same(&whole(&storage), &editor);
        }
        let mut editor = whole(&storage);
        let mut log = Log::default();
        editor.apply(Command::Undo);
        assert_eq!(log.save(&editor, &storage), Ok(()), "{head}");
        assert_same(&whole(&storage), &editor);
        let now = storage.strings();
        assert!(before.iter().all(|(name, value)| now.get(name) == Some(value)), "{head}: {now:?}");
    }
}

#[test]
fn the_work_of_a_newer_version_is_left_as_it_is_in_a_full_storage() {
    for room in [40, 200, 400, 1_000] {
        let storage = newer("2 0 4 7 w");
        storage.room.set(room);
        let before = storage.strings();
        let mut editor = editor(START);
        let mut log = Log::default();
        for number in 0..40 {
            editor.apply(edit(number));
            // Where there is no room there is none.
            let _ = log.save(&editor, &storage);
        }
        let now = storage.strings();
        assert!(before.iter().all(|(name, value)| now.get(name) == Some(value)), "{room}: {now:?}");
    }
}
