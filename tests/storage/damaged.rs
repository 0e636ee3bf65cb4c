//! A storage whose content is damaged.

use forsyth::editor::storage::{Log, Restored, restore};
use forsyth::editor::{Command, Editor};
use forsyth::position::{Color, Position, Square};

use crate::{
    HEAD, Memory, START, assert_kept, assert_same, edit, editor, future, past, rescued, snapshots, step_name,
    whole, work,
};

/// Eight steps, of which the fifth is current and the third a draft.
fn saved_work() -> (Editor, Memory) {
    let mut editor = editor("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let (mut log, storage) = (Log::default(), Memory::new());
    work(
        [
            Command::Move(Square::A1, Square::A3),
            Command::Type("r3k2r/8/8/8/8/8/8/R3K2x w KQkq - 0 1\nwith a second line".into()),
            Command::Place(Square::D4, Color::White.queen()),
            Command::SetTurn(Color::Black),
            Command::SetHalfmove(12),
            Command::Clear,
            Command::Start,
            Command::Flip,
            Command::Undo,
            Command::Undo,
            Command::Undo,
        ],
        &mut editor,
        &mut log,
        &storage,
    );
    assert_eq!(editor.history().numbers(), (0, 4, 7));
    (editor, storage)
}

/// What may stand in place of an entry. None of these is one.
const NO_ENTRY: [&str; 14] = [
    "",
    " ",
    "\n",
    "\u{0}",
    "re-",
    "re- ",
    "re-rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "é rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "re- rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1",
    "re- rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 99999999999 1",
    "re- nonsense\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "\nre- rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "{\"fen\":null}",
];

/// Each damage to each entry: its number, what was done, and the storage afterwards.
fn damages() -> Vec<(usize, String, Memory)> {
    let mut damaged = Vec::new();
    let (_, storage) = saved_work();
    for number in 0..8 {
        let missing = storage.clone();
        missing.forget(&step_name(number));
        damaged.push((number, format!("{number} is missing"), missing));
        for content in NO_ENTRY {
            let storage = storage.clone();
            storage.put(&step_name(number), content);
            damaged.push((number, format!("{number} is {content:?}"), storage));
        }
    }
    damaged
}

#[test]
fn a_damaged_entry_costs_what_lies_beyond_it_and_never_the_current_step() {
    let (editor, _) = saved_work();
    let (_, current, _) = editor.history().numbers();
    for (number, what, storage) in damages() {
        if number == current {
            continue;
        }
        let Restored::Damaged(Some(restored)) = restore(&storage) else {
            panic!("{what}: {:?}", restore(&storage))
        };
        assert_kept(&restored, &editor);
        let (behind, ahead) = if number < current { (current - number, 3) } else { (5, number - 5) };
        assert_eq!((past(&restored).len(), future(&restored).len()), (behind, ahead), "{what}");
    }
}

#[test]
fn an_unreadable_current_step_costs_no_other() {
    for (number, what, storage) in damages() {
        if number == 4 {
            let Restored::Damaged(Some(restored)) = restore(&storage) else { panic!("{what}") };
            assert_eq!(restored.orientation(), Color::Black, "{what}");
        }
        // The same with nothing ahead.
        if number == 7 {
            storage.put(HEAD, "1 0 7 7 w");
            let Restored::Damaged(Some(restored)) = restore(&storage) else {
                panic!("{what}: the steps before it")
            };
            let (editor, _) = saved_work();
            assert_eq!(past(&restored), snapshots(&editor, 0..=6), "{what}");
        }
    }
}

#[test]
fn when_no_entry_can_be_read_nothing_is_restored() {
    let (_, storage) = saved_work();
    for number in 0..8 {
        storage.forget(&step_name(number));
    }
    assert_eq!(restore(&storage), Restored::Damaged(None));
}

#[test]
fn an_entry_that_is_cut_off_anywhere_leaves_the_rest_as_it_is() {
    let (editor, storage) = saved_work();
    for number in [0, 2, 3, 5, 7] {
        let entry = storage.string(&step_name(number)).expect("an entry");
        for (end, _) in entry.char_indices() {
            let storage = storage.clone();
            storage.put(&step_name(number), &entry[..end]);
            let restored = rescued(&storage).expect("the work");
            assert_eq!(restored.history().current(), editor.history().current(), "{number} cut off at {end}");
            let read = past(&restored).len() + future(&restored).len();
            assert!(read == 8 || end < entry.find('\n').unwrap_or(entry.len()), "{number} cut off at {end}");
        }
    }
}

#[test]
fn a_damaged_head_restores_nothing_and_changes_nothing() {
    for head in [
        "",
        " ",
        "\n",
        "\u{0}",
        "1",
        "1 0",
        "1 0 4",
        "1 0 4 7",
        "1 0 4 7 ",
        "1 0 4 7 x",
        "1 0 4 7 \u{0}",
        "1  0 4 7 w",
        "1\t0\t4\t7\tw",
        "1 0 4 seven w",
        "1 -1 4 7 w",
        "1 0.0 4 7 w",
        "1 4 0 7 w",
        "1 0 7 4 w",
        "1 7 4 0 w",
        "1 0 4 5000 w",
        "1 0 4 4294967295 w",
        "1 0 4 4294967296 w",
        "1 0 4 18446744073709551615 w",
        "1 0 4 18446744073709551616 w",
        "1 0 4 99999999999999999999999999999999999999 w",
        // An older version.
        "0 0 4 7 w",
        "{\"version\":1}",
        "é 0 4 7 w",
    ] {
        let (_, storage) = saved_work();
        storage.put(HEAD, head);
        let before = storage.strings();
        storage.take_set();
        assert_eq!(restore(&storage), Restored::Damaged(None), "{head:?}");
        assert_eq!((storage.strings(), storage.take_set()), (before, vec![]), "{head:?}");
    }
}

#[test]
fn a_head_that_is_cut_off_anywhere_panics_nowhere() {
    let (editor, storage) = saved_work();
    let head = storage.string(HEAD).expect("a head");
    for end in 0..head.len() {
        storage.put(HEAD, &head[..end]);
        assert_eq!(restore(&storage), Restored::Damaged(None), "{:?}", &head[..end]);
    }
    storage.put(HEAD, &head);
    assert_same(&whole(&storage), &editor);
}

#[test]
fn a_head_that_names_other_steps_restores_those_that_there_are() {
    let (editor, storage) = saved_work();
    storage.put(HEAD, "1 0 4 4999 b");
    let Restored::Damaged(Some(restored)) = restore(&storage) else { panic!("the steps that there are") };
    assert_kept(&restored, &editor);
    assert_eq!(future(&restored).len(), 3);
    storage.put(HEAD, "1 3 4 5 b");
    assert_kept(&whole(&storage), &editor);
    storage.put(HEAD, "1 100 104 107 b");
    assert_eq!(restore(&storage), Restored::Damaged(None));
}

#[test]
fn the_largest_numbers_panic_nowhere() {
    let top = usize::MAX;
    for (first, current, last) in [
        (top, top, top),
        (top - 1, top - 1, top),
        (top - 1, top, top),
        (top - 4_999, top - 10, top),
        (top - 5_000, top - 5_000, top - 1),
        (u32::MAX as usize, u32::MAX as usize, u32::MAX as usize),
    ] {
        for entry in [None, Some(format!("re- {START}")), Some("nonsense".into())] {
            let storage = Memory::holding(&[(HEAD, &format!("1 {first} {current} {last} w"))]);
            for number in [first, current, last] {
                if let Some(entry) = &entry {
                    storage.put(&step_name(number), entry);
                }
            }
            let mut editor = rescued(&storage).unwrap_or_else(|| Editor::new(Position::START));
            let mut log = Log::default();
            for command in [edit(1), edit(2), Command::Undo, edit(3), Command::Undo, Command::Undo] {
                editor.apply(command);
                assert_eq!(log.save(&editor, &storage), Ok(()));
            }
            assert_same(&whole(&storage), &editor);
        }
    }
}

#[test]
fn work_on_a_damaged_log_is_saved_whole() {
    for (_, what, storage) in damages() {
        let mut editor = rescued(&storage).unwrap_or_else(|| Editor::new(Position::START));
        let mut log = Log::default();
        for command in [edit(1), Command::Undo, Command::Undo, edit(2), Command::Type("8/".into())] {
            editor.apply(command);
            assert_eq!(log.save(&editor, &storage), Ok(()), "{what}");
            assert_same(&whole(&storage), &editor);
        }
    }
}

#[test]
fn a_draft_that_no_box_has_held_is_left_out() {
    let (editor, storage) = saved_work();
    let entry = storage.string(&step_name(4)).expect("an entry");
    let line = entry.split('\n').next().unwrap_or_default();
    storage.put(&step_name(4), &format!("{line}\n{}", "x".repeat(5_000_000)));
    let restored = whole(&storage);
    assert_eq!(restored.document(), editor.document());
    assert_eq!(restored.draft(), None);
}
