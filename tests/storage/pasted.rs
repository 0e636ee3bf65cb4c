//! What was pasted survives a reload, with the place that is shown and what has become of its records.

#![allow(clippy::expect_used, reason = "a test may panic")]

use std::sync::Arc;

use forsyth::editor::pasted::{Place, PlaceStep};
use forsyth::editor::pasted_text::{MAX_SAVED_TEXT, PastedText};
use forsyth::editor::pasting::RecordRepair;
use forsyth::editor::records::Outcome;
use forsyth::editor::storage::{Log, Restored, restore};
use forsyth::editor::{Command, Editor, Session};
use forsyth::import::import;
use forsyth::notation::Language;
use forsyth::position::{Color, Square};
use proptest::prelude::*;
use proptest::sample::select;

use crate::{HEAD, Memory, START, assert_same, edit, editor, rescued, step_name, whole};

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
const SHORT: &str = "4k3/8/8/8/8/8/8/4K2 w - - 0 1";
const CHECK: &str = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1";
const GAME: &str = "1. e4 e5 2. Nf3 *";
const LINK: &str = "https://lichess.org/editor/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1?color=black";

fn list() -> String {
    ["Ä first", ROOK, SHORT, CHECK].join("\n")
}

fn read(text: &str, language: Option<Language>) -> PastedText {
    PastedText::new(text, language, import(text, language))
}

fn paste(editor: &mut Editor, text: &str) {
    let command = editor.paste_command(read(text, None)).expect("a text that has been read");
    editor.apply(command);
}

fn go(editor: &mut Editor, step: PlaceStep) {
    if let Some(command) = editor.go_command(step) {
        editor.apply(command);
    }
}

/// Repairs all records of the list.
fn repair(editor: &mut Editor) {
    let reading = editor.pasted().and_then(|session| session.text.reading());
    let repair = |index| {
        let before = editor.record(reading?, index)?;
        match Outcome::of(&before) {
            Outcome::Repaired(after) => Some(RecordRepair { index, before, after: *after }),
            Outcome::Good | Outcome::Remains => None,
        }
    };
    let repairs = (0..reading.map_or(0, |reading| reading.count())).filter_map(repair).collect();
    if let Some((command, _)) = editor.repair_command(repairs) {
        editor.apply(command);
    }
}

/// Reads the pasted text again, as the page does after a reload.
fn read_again(editor: &Editor) {
    let text = &editor.pasted().expect("a session").text;
    assert!(text.reading().is_none(), "the readers are not there at once");
    text.add_reading(import(text.text(), text.language()));
}

fn sessions(editor: &Editor) -> Vec<Option<Arc<Session>>> {
    let (first, _, last) = editor.history().numbers();
    (first..=last).map(|number| editor.history().session_at(number).cloned()).collect()
}

/// A list with an edited, a mended and a shown record, and undone steps.
fn saved_list() -> (Editor, Memory) {
    let mut editor = editor(START);
    paste(&mut editor, &list());
    editor.apply(Command::Move(Square::H1, Square::H2));
    go(&mut editor, PlaceStep::Index(1));
    editor.apply(Command::Type("4k3/8\nb".into()));
    go(&mut editor, PlaceStep::Index(2));
    editor.apply(Command::Remove(Square::E2));
    editor.apply(Command::Undo);
    let storage = Memory::new();
    assert_eq!(Log::default().save(&editor, &storage), Ok(()));
    (editor, storage)
}

fn parts(storage: &Memory) -> Vec<(String, String)> {
    storage.strings().into_iter().filter(|(name, _)| name.starts_with("forsyth.part.")).collect()
}

#[test]
fn a_list_survives_with_its_place_its_edits_and_its_steps() {
    let (editor, storage) = saved_list();
    let mut restored = whole(&storage);
    assert_same(&restored, &editor);
    assert_eq!(sessions(&restored), sessions(&editor));
    assert_eq!(restored.pasted().map(|session| session.place.index), Some(2));
    // Before the readers are there, it is saved as it was, and everything but the steps through it can be done.
    assert!(restored.go_command(PlaceStep::Index(0)).is_none());
    restored.apply(Command::SetTurn(Color::Black));
    let mut log = Log::default();
    assert_eq!(log.save(&restored, &storage), Ok(()));
    let mut restored = whole(&storage);
    restored.apply(Command::Undo);
    read_again(&restored);
    go(&mut restored, PlaceStep::Index(0));
    assert_eq!(restored.fen(), "4k3/8/8/8/8/8/7R/4K3 w - - 0 1");
    go(&mut restored, PlaceStep::Index(1));
    assert_eq!(restored.text(), "4k3/8\nb");
    while restored.apply(Command::Undo) {}
    assert_eq!((restored.pasted(), restored.fen().as_str()), (None, START));
    restored.apply(Command::Redo);
    let session = restored.pasted().expect("the list again");
    assert!(session.text.reading().is_some(), "all steps share the text");
}

#[test]
fn a_game_and_a_turned_board_survive() {
    let mut editor = editor(START);
    paste(&mut editor, GAME);
    go(&mut editor, PlaceStep::PreviousPly);
    paste(&mut editor, LINK);
    let storage = Memory::new();
    assert_eq!(Log::default().save(&editor, &storage), Ok(()));
    let mut restored = whole(&storage);
    assert_same(&restored, &editor);
    assert_eq!(restored.orientation(), Color::Black);
    restored.apply(Command::Undo);
    assert_eq!(restored.orientation(), Color::White);
    assert_eq!(restored.pasted().map(|session| session.place), Some(Place { index: 0, ply: 2 }));
    restored.apply(Command::Redo);
    assert_eq!(restored.orientation(), Color::Black);
}

#[test]
fn chosen_piece_letters_survive() {
    let text = "8/8/8/4k3/8/3S4/4K3/8 w - - 0 1";
    let mut editor = editor(START);
    let command = editor.paste_command(read(text, Some(Language::Czech))).expect("a record");
    editor.apply(command);
    let storage = Memory::new();
    assert_eq!(Log::default().save(&editor, &storage), Ok(()));
    let restored = whole(&storage);
    let session = restored.pasted().expect("a session");
    assert_eq!(session.text.language(), Some(Language::Czech));
    read_again(&restored);
    let found = restored.pasted().and_then(|session| session.text.reading()?.found(0).cloned());
    assert_eq!(found.expect("a position").position, editor.document().position);
}

#[test]
fn a_text_is_written_once_and_an_edit_writes_its_records_alone() {
    let many: String = (1..=1_000).map(|number| format!("4k3/8/8/8/8/8/8/4K3 w - - 0 {number}\n")).collect();
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    paste(&mut editor, &many);
    log.save(&editor, &storage).expect("there is room");
    assert_eq!(storage.take_set().iter().filter(|name| name.contains("part")).count(), 1);
    editor.apply(Command::Place(Square::A1, Color::White.rook()));
    log.save(&editor, &storage).expect("there is room");
    assert_eq!(storage.take_set(), [step_name(2), HEAD.into()]);
    go(&mut editor, PlaceStep::Index(700));
    log.save(&editor, &storage).expect("there is room");
    let set = storage.take_set();
    assert_eq!(set.len(), 3, "the block of the record, the step and the head: {set:?}");
    let length: usize = set.iter().filter_map(|name| storage.string(name)).map(|value| value.len()).sum();
    assert!(length < 500, "{length}");
}

#[test]
fn ten_thousand_repaired_records_are_one_step_and_each_edit_after_it_is_small() {
    let many: String =
        (1..=10_000).map(|number| format!("4k3/8/8/8/8/8/4R3/4K3 w - - 0 {number}\n")).collect();
    let mut editor = editor(START);
    paste(&mut editor, &many);
    repair(&mut editor);
    let (mut log, storage) = (Log::default(), Memory::new());
    log.save(&editor, &storage).expect("there is room");
    assert_same(&whole(&storage), &editor);
    storage.take_set();
    editor.apply(Command::Remove(Square::E2));
    go(&mut editor, PlaceStep::Index(9_999));
    log.save(&editor, &storage).expect("there is room");
    let set = storage.take_set();
    let length: usize = set.iter().filter_map(|name| storage.string(name)).map(|value| value.len()).sum();
    assert!(length < 10_000, "{length} in {set:?}");
    let restored = whole(&storage);
    assert_same(&restored, &editor);
    assert_eq!(sessions(&restored), sessions(&editor));
}

#[test]
fn of_a_text_that_is_too_long_the_steps_survive() {
    let game = format!("{{{}}} {GAME}", "x".repeat(MAX_SAVED_TEXT));
    let mut editor = editor(START);
    paste(&mut editor, &game);
    editor.apply(Command::Remove(Square::E1));
    go(&mut editor, PlaceStep::FirstPly);
    assert!(editor.pasted().is_some());
    let (mut log, storage) = (Log::default(), Memory::new());
    assert_eq!(log.save(&editor, &storage), Ok(()));
    assert_eq!(parts(&storage), []);
    let restored = whole(&storage);
    assert_eq!(restored.pasted(), None);
    assert_eq!(restored.fen(), editor.fen());
    assert_eq!(restored.history().numbers(), editor.history().numbers());
}

#[test]
fn what_no_step_has_any_more_is_removed() {
    let (mut editor, storage) = saved_list();
    let mut log = Log::default();
    log.save(&editor, &storage).expect("there is room");
    assert_eq!(parts(&storage).len(), 3, "the text, and two states of its records");
    while editor.apply(Command::Undo) {}
    log.save(&editor, &storage).expect("there is room");
    assert_eq!(parts(&storage).len(), 3, "redo leads to it");
    editor.apply(edit(1));
    log.save(&editor, &storage).expect("there is room");
    assert_eq!(parts(&storage), []);
    assert_same(&whole(&storage), &editor);
}

#[test]
fn damaged_parts_cost_what_was_pasted_and_no_step() {
    let (editor, sound) = saved_list();
    for (name, _) in parts(&sound) {
        for damage in [
            None,
            Some(""),
            Some("x"),
            Some("0 5\nre- \u{e4}"),
            Some("1 18446744073709551615\nx"),
            Some("\u{0}"),
        ] {
            let storage = Memory::new();
            for (name, value) in sound.strings() {
                storage.put(&name, &value);
            }
            match damage {
                Some(damage) => storage.put(&name, damage),
                None => storage.forget(&name),
            }
            let mut restored = rescued(&storage).expect("all steps are there");
            assert_eq!(restored.history().current(), editor.history().current(), "{name} {damage:?}");
            assert_eq!(restored.history().numbers(), editor.history().numbers(), "{name} {damage:?}");
            if let Some(session) = restored.pasted() {
                session.text.add_reading(import(session.text.text(), None));
            }
            let mut log = Log::default();
            for step in [PlaceStep::Index(0), PlaceStep::Index(1), PlaceStep::LastPly] {
                go(&mut restored, step);
                assert_eq!(log.save(&restored, &storage), Ok(()));
                assert_same(&whole(&storage), &restored);
            }
        }
    }
}

#[test]
fn a_damaged_reference_costs_what_was_pasted_and_no_step() {
    let (editor, sound) = saved_list();
    let (_, current, _) = editor.history().numbers();
    let entry = sound.string(&step_name(current)).expect("an entry");
    let (letters, rest) = entry.split_once(' ').expect("a line");
    let (letters, reference) = letters.split_once('|').expect("a reference");
    assert!(reference.starts_with("1:"), "{reference}");
    for damage in [
        "",
        "1",
        "2:-",
        "x",
        "1:-:",
        "1:-:0:list:-:0:0:",
        "1:-:1:x:-:0:0:",
        "1:-:1:list:-:x:0:",
        "1:-:1:list:-:0:-1:",
        "1:-:1:list:-:0:0:0",
        "1:-:1:list:-:0:0:0.x",
        "1:-:99999999999:list:-:0:0:",
        "1:-:1:list:-:0",
        "||",
        "1:wb:1:list:-:0:0:0.1,,0.9",
    ] {
        let storage = Memory::new();
        for (name, value) in sound.strings() {
            storage.put(&name, &value);
        }
        storage.put(&step_name(current), &[letters, "|", damage, " ", rest].concat());
        let restored = match restore(&storage) {
            Restored::Whole(editor) | Restored::Damaged(Some(editor)) => *editor,
            other => panic!("{damage}: {other:?}"),
        };
        assert_eq!(restored.history().current(), editor.history().current(), "{damage}");
        assert_eq!(restored.history().numbers(), editor.history().numbers(), "{damage}");
        let mut log = Log::default();
        assert_eq!(log.save(&restored, &storage), Ok(()));
        assert_same(&whole(&storage), &restored);
    }
}

#[test]
fn a_text_for_which_there_is_no_room_gives_way_to_the_position() {
    let text = ["[Event \"", &"x".repeat(20_000), "\"]\n\n", GAME].concat();
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::with_room(10_000));
    log.save(&editor, &storage).expect("there is room");
    assert!(!log.lacks_pasted());
    paste(&mut editor, &text);
    assert_eq!(log.save(&editor, &storage), Ok(()));
    assert!(log.lacks_pasted());
    let restored = rescued(&storage).expect("the steps");
    assert_eq!(restored.history().current(), editor.history().current());
    assert_eq!((restored.pasted(), restored.history().steps()), (None, (1, 0)));
    editor.apply(Command::Undo);
    assert_eq!(log.save(&editor, &storage), Ok(()));
    assert!(!log.lacks_pasted());
    paste(&mut editor, GAME);
    assert_eq!(log.save(&editor, &storage), Ok(()));
    assert!(!log.lacks_pasted());
    assert!(whole(&storage).pasted().is_some());
}

#[test]
fn an_earlier_text_gives_way_to_a_later_one() {
    let text = |event: char| ["[Event \"", &event.to_string().repeat(6_000), "\"]\n\n", GAME].concat();
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::with_room(10_000));
    for event in ['a', 'b', 'c'] {
        paste(&mut editor, &text(event));
        assert_eq!(log.save(&editor, &storage), Ok(()));
        assert!(!log.lacks_pasted(), "{event}");
        let restored = rescued(&storage).expect("the steps");
        assert_eq!(restored.pasted(), editor.pasted());
        assert_eq!(restored.history().numbers(), editor.history().numbers());
    }
}

#[test]
fn beside_the_work_of_a_newer_version_a_list_survives_too() {
    let storage = Memory::holding(&[(HEAD, "2 0 4 7 w"), ("forsyth.part.1", "of a newer version")]);
    let mut editor = editor(START);
    let mut log = Log::default();
    paste(&mut editor, &list());
    assert_eq!(log.save(&editor, &storage), Ok(()));
    assert_eq!(whole(&storage).pasted(), editor.pasted());
    assert_eq!(storage.string("forsyth.part.1").as_deref(), Some("of a newer version"));
}

#[derive(Clone, Debug)]
enum Act {
    Paste(&'static str),
    Go(PlaceStep),
    Repair,
    Command(Command),
}

fn any_act() -> impl Strategy<Value = Act> {
    let command = select(vec![
        Command::Remove(Square::E1),
        Command::Place(Square::A4, Color::White.queen()),
        Command::Type("4k3/8/8/8".into()),
        Command::ClosePasted,
        Command::Flip,
        Command::Clear,
        Command::Undo,
        Command::Undo,
        Command::Redo,
    ]);
    let step = select(vec![
        PlaceStep::Index(0),
        PlaceStep::Index(2),
        PlaceStep::Further(1),
        PlaceStep::Further(-1),
        PlaceStep::PreviousPly,
    ]);
    let texts = [
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1\n4k3/8/8/8/8/8/8/4K2 w - - 0 1\n4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        GAME,
        LINK,
    ];
    prop_oneof![
        4 => step.prop_map(Act::Go),
        1 => Just(Act::Repair),
        2 => select(texts.to_vec()).prop_map(Act::Paste),
        5 => command.prop_map(Act::Command),
    ]
}

fn act(editor: &mut Editor, act: Act) {
    match act {
        Act::Paste(text) => paste(editor, text),
        Act::Go(step) => go(editor, step),
        Act::Repair => repair(editor),
        Act::Command(command) => {
            editor.apply(command);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn saving_after_each_act_is_saving_the_whole(acts in prop::collection::vec((any_act(), any::<bool>()), 1..30)) {
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::new());
        for (one, saves) in acts {
            let described = format!("{one:?}");
            act(&mut editor, one);
            if !saves {
                continue;
            }
            prop_assert_eq!(log.save(&editor, &storage), Ok(()));
            let restored = whole(&storage);
            prop_assert_eq!(restored.history(), editor.history(), "{}", described);
            prop_assert_eq!(restored.orientation(), editor.orientation(), "{}", described);
            let at_once = Memory::new();
            prop_assert_eq!(Log::default().save(&editor, &at_once), Ok(()));
            prop_assert_eq!(storage.strings(), at_once.strings(), "{}", described);
        }
    }

    #[test]
    fn a_tab_that_dies_while_it_saves_loses_nothing_that_was_saved(
        acts in prop::collection::vec(any_act(), 1..20),
        last in any_act(),
        changes in 0usize..6,
    ) {
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::new());
        for one in acts {
            act(&mut editor, one);
            prop_assert_eq!(log.save(&editor, &storage), Ok(()));
        }
        let state = |editor: &Editor| (editor.history().current().clone(), editor.pasted().cloned());
        prop_assert_eq!(log.save(&editor, &storage), Ok(()));
        let before = state(&whole(&storage));
        act(&mut editor, last);
        storage.changes_left.set(changes);
        let _ = log.save(&editor, &storage);
        let restored = rescued(&storage).expect("something is there");
        prop_assert!([before, state(&editor)].contains(&state(&restored)));
    }

    #[test]
    fn a_storage_with_little_room_keeps_the_current_step(
        acts in prop::collection::vec(any_act(), 1..30),
        room in 300usize..1_500,
    ) {
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::with_room(room));
        let mut saved = None;
        for one in acts {
            act(&mut editor, one);
            if log.save(&editor, &storage).is_ok() {
                saved = Some(editor.history().current().clone());
                if !log.lacks_pasted() {
                    let restored = rescued(&storage).expect("it was saved");
                    prop_assert_eq!(restored.pasted(), editor.pasted());
                }
            }
            prop_assert_eq!(rescued(&storage).map(|editor| editor.history().current().clone()), saved.clone());
        }
    }
}
