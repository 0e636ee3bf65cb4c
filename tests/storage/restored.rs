//! What is restored: the position and its orientation, undo, redo and drafts.

use std::num::NonZeroU32;

use forsyth::editor::storage::{Log, Restored, restore};
use forsyth::editor::{Command, History, MAX_TEXT_LEN, Mode, Tool};
use forsyth::play::REFEREE;
use forsyth::position::{Color, Square};

use crate::{HEAD, Memory, START, assert_same, edit, editor, step_name, whole, work};

#[test]
fn nothing_saved_is_nothing_restored() {
    assert_eq!(restore(&Memory::new()), Restored::Nothing);
    assert_eq!(restore(&Memory::holding(&[("another.key", "1 0 0 0 w")])), Restored::Nothing);
}

#[test]
fn position_orientation_undo_redo_and_drafts_survive() {
    let mut editor = editor("1r2kr2/8/8/8/4P3/8/8/1R2KR2 b FBfb e3 5 9");
    let (mut log, storage) = (Log::default(), Memory::new());
    let commands = [
        Command::Move(Square::F1, Square::F3),
        Command::Type("4k3/8/8/8/8/8/8/4K2".into()),
        Command::Type("4k3/8/8/8/8/8/8/4K2 w KQ".into()),
        Command::Place(Square::A1, Color::White.rook()),
        Command::PasteText("rQ~6/8/8/8/8/8/8/8[NNpn] b - - 0 9".into()),
        Command::EndTyping,
        Command::Load("8/8/8/8/8/8/8/8 w - - 3+1 0 1".into()),
        Command::Flip,
        Command::SetFullmove(NonZeroU32::MAX),
        Command::Type("nonsense".into()),
        Command::Undo,
        Command::Undo,
        Command::Undo,
        Command::Undo,
        Command::Undo,
    ];
    for command in commands {
        editor.apply(command.clone());
        log.save(&editor, &storage).expect("there is room");
        let mut restored = whole(&storage);
        assert_same(&restored, &editor);
        // What is restored goes on as the other does.
        let mut live = editor.clone();
        while live.apply(Command::Undo) {
            assert!(restored.apply(Command::Undo), "{command:?}");
            assert_eq!((restored.text(), restored.fen()), (live.text(), live.fen()), "{command:?}");
        }
        while live.apply(Command::Redo) {
            assert!(restored.apply(Command::Redo), "{command:?}");
            assert_eq!((restored.text(), restored.fen()), (live.text(), live.fen()), "{command:?}");
        }
    }
    assert_eq!(editor.orientation(), Color::Black);
    assert_eq!(editor.text(), "4k3/8/8/8/8/8/8/4K2 w KQ", "a draft is current in the end");
}

#[test]
fn a_gesture_under_way_and_the_tool_do_not_survive() {
    let mut editor = editor(START);
    editor.apply(Command::ChooseTool(Tool::Eraser));
    let (mut log, storage) = (Log::default(), Memory::new());
    log.save(&editor, &storage).expect("there is room");
    assert_eq!(whole(&storage).tool(), Tool::Hand);
}

#[test]
fn any_text_of_a_draft_survives_to_the_letter() {
    for text in [
        "",
        "\n",
        "\n\n 8/8",
        "8/8\r8/8\r",
        "\u{0}",
        "a\u{0}b\u{1}\u{7f}",
        "\"'`\\\"{}[],:",
        "\u{2028}\u{2029}\u{85}\u{b}\u{c}",
        "\u{FEFF}\u{202E}♔\u{1F600}\u{10FFFF}\u{FFFD}",
        "re- rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n1 0 0 0 w",
        &"x\n".repeat(MAX_TEXT_LEN / 2),
    ] {
        let mut editor = editor(START);
        let (mut log, storage) = (Log::default(), Memory::new());
        work([Command::Type(text.into()), edit(0), Command::Undo], &mut editor, &mut log, &storage);
        let restored = whole(&storage);
        assert_eq!(restored.text(), text);
        assert_same(&restored, &editor);
    }
}

#[test]
fn the_whole_length_of_the_history_survives() {
    let mut editor = editor(START);
    let (mut log, storage) = (Log::default(), Memory::new());
    for number in 0..History::LIMIT as u32 + 20 {
        editor.apply(edit(number));
    }
    log.save(&editor, &storage).expect("there is room");
    assert_eq!(storage.strings().len(), History::LIMIT + 1);
    // Each further edit drops the oldest step here and there.
    for number in 0..20 {
        storage.take_set();
        editor.apply(edit(number));
        log.save(&editor, &storage).expect("there is room");
        assert_eq!(storage.take_set().len(), 2);
        assert_eq!(storage.strings().len(), History::LIMIT + 1);
    }
    assert_same(&whole(&storage), &editor);
}

#[test]
fn mode_and_moves_survive() {
    let mut editor = editor(START);
    editor.set_referee(&REFEREE);
    let (mut log, storage) = (Log::default(), Memory::new());
    assert!(editor.apply(Command::SetMode(Mode::Play)));
    for _ in 0..6 {
        let first = editor.legal_moves().expect("a game")[0];
        assert!(editor.apply(Command::Play(first)));
        log.save(&editor, &storage).expect("there is room");
        let mut restored = whole(&storage);
        assert_same(&restored, &editor);
        assert_eq!(restored.mode(), Mode::Play);
        assert_eq!(restored.legal_moves(), None, "the rules come later");
        restored.set_referee(&REFEREE);
        assert_eq!(restored.legal_moves(), editor.legal_moves());
    }
    assert_eq!(storage.string(HEAD).as_deref(), Some("1 0 6 6 w play"));
    editor.apply(Command::SetMode(Mode::Edit));
    log.save(&editor, &storage).expect("there is room");
    assert_eq!(storage.string(HEAD).as_deref(), Some("1 0 6 6 w"));
    assert_eq!(whole(&storage).mode(), Mode::Edit);
}

#[test]
fn damaged_moves_cost_the_moves_alone() {
    let entry =
        |moves: &str| format!("re-;{moves} rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    let start = START.replace(' ', "_");
    for (moves, count) in [
        (format!("{start},e4"), 1),
        (format!("{start},<e4>"), 0),
        (format!("{start},"), 0),
        ("nonsense,e4".into(), 0),
        (String::new(), 0),
    ] {
        let storage = Memory::holding(&[(HEAD, "1 0 0 0 w play"), (&step_name(0), &entry(&moves))]);
        let restored = whole(&storage);
        assert_eq!(restored.document().moves_played(), count, "{moves}");
        assert_eq!(restored.document().position.turn, Color::Black, "{moves}");
    }
}
