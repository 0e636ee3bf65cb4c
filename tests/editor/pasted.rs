//! What was pasted: the places in it, what becomes of its records, and undo and redo through all of it.

use forsyth::editor::pasted::{Place, PlaceStep};
use forsyth::editor::pasted_text::PastedText;
use forsyth::editor::pasting::RecordRepair;
use forsyth::editor::records::Outcome;
use forsyth::editor::{Command, Document, Editor, Snapshot, Step, Tool};
use forsyth::import::import;
use forsyth::notation::Language;
use forsyth::position::{Color, Position, Square};
use proptest::prelude::*;
use proptest::sample::select;

use crate::{START, editor, piece, square, steps};

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
/// A rank with a square too few.
const SHORT: &str = "4k3/8/8/8/8/8/8/4K2 w - - 0 1";
/// The side that is not to move is in check.
const CHECK: &str = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1";
/// Nobody knows which pawns are the surplus ones.
const PAWNS: &str = "4k3/pppppppp/pppppppp/8/8/8/8/4K3 w - - 0 1";
/// Moves of a game.
const GAME: &str = "1. e4 e5 2. Nf3 *";
/// A knight in German, a bishop in Czech.
const KNIGHT_OR_BISHOP: &str = "8/8/8/4k3/8/3S4/4K3/8 w - - 0 1";

fn list() -> String {
    [ROOK, SHORT, CHECK, PAWNS].join("\n")
}

fn paste_in(editor: &mut Editor, text: &str, language: Option<Language>) {
    let text = PastedText::new(text, language, import(text, language));
    let command = editor.paste_command(text).expect("a text that has been read");
    assert!(editor.apply(command));
}

fn paste(editor: &mut Editor, text: &str) {
    paste_in(editor, text, None);
}

fn go(editor: &mut Editor, step: PlaceStep) {
    let command = editor.go_command(step).expect("another place");
    editor.apply(command);
}

fn row(editor: &mut Editor, index: usize) {
    go(editor, PlaceStep::Index(index));
}

fn place(editor: &Editor) -> Option<Place> {
    editor.pasted().map(|session| session.place)
}

fn index(editor: &Editor) -> Option<usize> {
    place(editor).map(|place| place.index)
}

/// The texts of all records as they are now.
fn records(editor: &Editor) -> Vec<String> {
    let session = editor.pasted().expect("a list");
    let reading = session.text.reading().expect("it has been read");
    let record = |index| editor.record(reading, index).expect("a record");
    (0..reading.count()).map(|index| forsyth::editor::records::record_text(&record(index))).collect()
}

/// The repairs of all records of the list.
fn repairs(editor: &Editor) -> Vec<RecordRepair> {
    let reading = editor.pasted().and_then(|session| session.text.reading()).expect("a list");
    let repair = |index| {
        let before = editor.record(reading, index)?;
        match Outcome::of(&before) {
            Outcome::Repaired(after) => Some(RecordRepair { index, before, after: *after }),
            Outcome::Good | Outcome::Remains => None,
        }
    };
    (0..reading.count()).filter_map(repair).collect()
}

#[test]
fn undo_past_the_paste_and_redo_bring_the_list_back() {
    let mut editor = editor(START);
    paste(&mut editor, &list());
    editor.apply(Command::Move(Square::H1, Square::H2));
    row(&mut editor, 2);
    let edited = "4k3/8/8/8/8/8/7R/4K3 w - - 0 1";
    assert_eq!(records(&editor), [edited, SHORT, CHECK, PAWNS]);
    assert_eq!((index(&editor), steps(&editor)), (Some(2), 3));
    let mut seen = Vec::new();
    while editor.apply(Command::Undo) {
        seen.push((index(&editor), editor.fen()));
    }
    assert_eq!(seen, [(Some(0), edited.to_owned()), (Some(0), ROOK.to_owned()), (None, START.to_owned())]);
    for _ in 0..3 {
        assert!(editor.apply(Command::Redo));
    }
    assert_eq!((index(&editor), editor.fen().as_str()), (Some(2), CHECK));
    assert_eq!(records(&editor), [edited, SHORT, CHECK, PAWNS]);
    row(&mut editor, 0);
    assert_eq!(editor.fen(), edited);
}

#[test]
fn another_place_takes_the_place_of_the_paste_until_something_is_edited() {
    let mut editor = editor(START);
    paste(&mut editor, GAME);
    assert_eq!(place(&editor), Some(Place { index: 0, ply: 3 }));
    go(&mut editor, PlaceStep::PreviousPly);
    go(&mut editor, PlaceStep::PreviousPly);
    assert_eq!((steps(&editor), place(&editor)), (1, Some(Place { index: 0, ply: 1 })));
    editor.apply(Command::Flip);
    go(&mut editor, PlaceStep::NextPly);
    assert_eq!(steps(&editor), 1, "a turned board is no edit");
    editor.apply(Command::Remove(Square::E1));
    go(&mut editor, PlaceStep::FirstPly);
    assert_eq!((steps(&editor), editor.fen().as_str()), (3, START));
    editor.apply(Command::Undo);
    assert_eq!(place(&editor), Some(Place { index: 0, ply: 2 }));
    assert_eq!(editor.document().position.piece_at(Square::E1), None);
    assert_eq!(editor.loads(), 1, "one text was loaded");
}

#[test]
fn what_becomes_of_a_record_stays_with_it() {
    let mut editor = editor(START);
    paste(&mut editor, &list());
    row(&mut editor, 1);
    assert_eq!(editor.text(), SHORT, "a record with faults stands in the box");
    editor.apply(Command::Type("4k3/8 b".into()));
    row(&mut editor, 2);
    editor.apply(Command::Place(Square::A1, piece("R")));
    editor.apply(Command::ToggleSymmetry);
    row(&mut editor, 3);
    row(&mut editor, 1);
    assert_eq!(editor.text(), "4k3/8 b");
    row(&mut editor, 2);
    assert_eq!(editor.fen(), "4k3/8/8/8/8/8/4R3/R3K3 w - - 0 1");
    // As its text has it again: nothing is kept.
    editor.apply(Command::Remove(Square::A1));
    let edits = editor.record_edits().expect("a list");
    assert_eq!((edits.get(0), edits.get(2).is_some(), edits.get(1).is_some()), (None, true, true));
    // Back over the edit, the way to it, the first edit and the way to that.
    for _ in 0..4 {
        editor.apply(Command::Undo);
    }
    assert_eq!((index(&editor), editor.text().as_str()), (Some(1), "4k3/8 b"));
}

#[test]
fn a_step_to_the_shown_record_changes_nothing() {
    let mut editor = editor(START);
    paste(&mut editor, &list());
    assert!(editor.go_command(PlaceStep::Index(0)).is_none());
    row(&mut editor, 3);
    assert!(editor.go_command(PlaceStep::Further(1)).is_none());
}

#[test]
fn another_record_is_opened_with_the_hand_and_another_move_with_any_tool() {
    let mut editor = editor(START);
    paste(&mut editor, &list());
    editor.apply(Command::ChooseTool(Tool::Pen));
    row(&mut editor, 2);
    assert_eq!(editor.tool(), Tool::Hand);
    paste(&mut editor, GAME);
    editor.apply(Command::ChooseTool(Tool::Pen));
    go(&mut editor, PlaceStep::FirstPly);
    assert_eq!(editor.tool(), Tool::Pen);
}

#[test]
fn all_records_are_repaired_in_one_step() {
    let mut editor = editor(START);
    paste(&mut editor, &list());
    row(&mut editor, 2);
    let before = steps(&editor);
    let (command, count) = editor.repair_command(repairs(&editor)).expect("something to repair");
    assert!(editor.apply(command));
    let passed = CHECK.replace(" w ", " b ");
    assert_eq!((count, steps(&editor) - before), (2, 1));
    assert_eq!(records(&editor), [ROOK, KINGS, &passed, PAWNS]);
    assert_eq!(editor.fen(), passed);
    editor.apply(Command::Undo);
    assert_eq!(records(&editor), [ROOK, SHORT, CHECK, PAWNS]);
    assert_eq!((index(&editor), editor.fen().as_str()), (Some(2), CHECK));
    editor.apply(Command::Redo);
    assert_eq!(records(&editor), [ROOK, KINGS, &passed, PAWNS]);
    assert!(editor.repair_command(repairs(&editor)).is_none(), "the rest remains");
}

#[test]
fn a_record_that_is_edited_while_others_are_repaired_stays_as_it_was_edited() {
    let mut editor = editor(START);
    paste(&mut editor, &list());
    row(&mut editor, 2);
    let repairs = repairs(&editor);
    editor.apply(Command::Remove(Square::E2));
    let (command, count) = editor.repair_command(repairs).expect("one to repair");
    editor.apply(command);
    assert_eq!(count, 1);
    assert_eq!(records(&editor), [ROOK, KINGS, KINGS, PAWNS]);
}

#[test]
fn a_board_that_a_paste_has_turned_is_turned_back_and_again() {
    let link = "https://lichess.org/editor/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1?color=black";
    for closes in [false, true] {
        let mut editor = editor(START);
        paste(&mut editor, link);
        assert_eq!(editor.orientation(), Color::Black);
        if closes {
            assert!(editor.apply(Command::ClosePasted));
            assert_eq!(editor.pasted(), None);
        }
        editor.apply(Command::Undo);
        assert_eq!((editor.orientation(), editor.fen().as_str()), (Color::White, START));
        editor.apply(Command::Redo);
        assert_eq!(editor.orientation(), Color::Black);
        assert_eq!(editor.pasted().is_none(), closes);
    }
}

#[test]
fn boards_of_one_text_with_different_sides_at_the_bottom_are_turned_back_together() {
    let diagram = "[Orientation \"black\"]\n\n1. e4 *\n\n[Orientation \"white\"]\n\n1. d4 *\n";
    let mut editor = editor(KINGS);
    paste(&mut editor, diagram);
    assert_eq!(editor.orientation(), Color::Black);
    for _ in 0..2 {
        go(&mut editor, PlaceStep::Further(1));
        assert_eq!(editor.orientation(), Color::White);
        go(&mut editor, PlaceStep::Further(-1));
        assert_eq!(editor.orientation(), Color::Black);
    }
    assert_eq!(steps(&editor), 1);
    editor.apply(Command::Undo);
    assert_eq!(editor.orientation(), Color::White);
}

#[test]
fn what_replaces_the_pasted_text_sends_it_away_until_undo() {
    let document = Box::new(Document::given(Position::START));
    for command in [
        Command::Start,
        Command::Clear,
        Command::Load(ROOK.into()),
        Command::LoadPosition(Position::EMPTY),
        Command::PasteText(ROOK.into()),
        Command::ReplaceText("nonsense".into()),
        Command::ReplaceText(ROOK.into()),
        Command::ReplaceDocument(document.clone(), Step::Load),
        Command::ReplaceDocument(document, Step::Receive),
    ] {
        for text in [GAME, &[KINGS, CHECK].join("\n")] {
            let mut editor = editor(KINGS);
            paste(&mut editor, text);
            let before = place(&editor);
            assert!(editor.apply(command.clone()), "{command:?}");
            assert_eq!(place(&editor), None, "{command:?}");
            editor.apply(Command::Undo);
            assert_eq!(place(&editor), before, "{command:?}");
            editor.apply(Command::Redo);
            assert_eq!(place(&editor), None, "{command:?}");
        }
    }
}

#[test]
fn edits_leave_the_pasted_text_open() {
    for command in [
        Command::Remove(Square::E1),
        Command::SetTurn(Color::Black),
        Command::ReplaceDocument(Box::new(Document::given(Position::EMPTY)), Step::Edit),
        Command::Flip,
    ] {
        for text in [GAME, &list()] {
            let mut editor = editor(KINGS);
            paste(&mut editor, text);
            if text == GAME {
                go(&mut editor, PlaceStep::LastPly);
            }
            editor.apply(command.clone());
            assert!(place(&editor).is_some(), "{command:?}");
        }
    }
}

#[test]
fn what_is_typed_is_a_record_of_the_list_and_another_text_than_a_game() {
    let mut editor = editor(START);
    paste(&mut editor, &list());
    for command in [Command::Type("4k3/8".into()), Command::PasteText("4k3/8/8".into())] {
        editor.apply(command);
        assert_eq!(index(&editor), Some(0));
    }
    paste(&mut editor, GAME);
    let fen = editor.fen();
    editor.apply(Command::Type("4k3/8".into()));
    assert_eq!(place(&editor), None);
    editor.apply(Command::Undo);
    assert_eq!((place(&editor).is_some(), editor.fen()), (true, fen.clone()));
    // The text is again as before.
    editor.apply(Command::Type("4k3/8".into()));
    editor.apply(Command::Type(fen.clone()));
    assert_eq!((place(&editor).is_some(), editor.fen()), (true, fen));
}

#[test]
fn a_question_and_its_answer_are_one_step() {
    let mut editor = editor(START);
    paste(&mut editor, KNIGHT_OR_BISHOP);
    assert_eq!((editor.fen().as_str(), editor.loads()), (START, 0));
    let reading = editor.pasted().and_then(|session| session.text.reading()).expect("a question");
    let language = reading.language(1);
    assert!(language.is_some());
    paste_in(&mut editor, KNIGHT_OR_BISHOP, language);
    assert_eq!(editor.fen(), "8/8/8/4k3/8/3B4/4K3/8 w - - 0 1");
    assert_eq!((steps(&editor), editor.loads()), (1, 1));
    assert_eq!(editor.pasted().and_then(|session| session.text.language()), language);
    editor.apply(Command::Undo);
    assert_eq!((place(&editor), editor.fen().as_str()), (None, START));
}

#[test]
fn a_plain_record_has_nothing_to_step_through() {
    let mut editor = editor(START);
    paste(&mut editor, &list());
    paste(&mut editor, KINGS);
    assert_eq!((place(&editor), editor.fen().as_str()), (None, KINGS));
    assert!(editor.go_command(PlaceStep::Index(0)).is_none());
    assert!(editor.record_edits().is_none() && editor.repair_command(Vec::new()).is_none());
    editor.apply(Command::Undo);
    assert_eq!(index(&editor), Some(0));
}

#[test]
fn a_paste_of_what_is_there_opens_it_and_is_no_other_position() {
    let mut editor = editor(START);
    paste(&mut editor, "1. Nf3 Nf6 2. Ng1 Ng8 *");
    go(&mut editor, PlaceStep::FirstPly);
    let mut editor = Editor::new(editor.document().position.clone());
    let loads = editor.loads();
    paste(&mut editor, &[START, KINGS].join("\n"));
    assert_eq!((index(&editor), editor.loads(), steps(&editor)), (Some(0), loads, 1));
    editor.apply(Command::Undo);
    assert_eq!(place(&editor), None);
}

#[test]
fn a_locked_editor_takes_no_paste() {
    let mut editor = editor(START);
    let text = PastedText::new(GAME, None, import(GAME, None));
    let command = editor.paste_command(text).expect("a game");
    editor.lock();
    assert!(!editor.apply(command));
    assert_eq!((place(&editor), editor.fen().as_str()), (None, START));
}

#[test]
fn a_record_that_is_played_on_keeps_its_moves() {
    let mut editor = editor(START);
    editor.set_referee(&forsyth::play::REFEREE);
    paste(&mut editor, &list());
    editor.apply(Command::SetMode(forsyth::editor::Mode::Play));
    let legal = editor.legal_moves().expect("a game goes on");
    let played = legal.into_iter().find(|one| one.to() == square("h8")).expect("a rook's move");
    assert!(editor.apply(Command::Play(played)));
    let after = editor.fen();
    row(&mut editor, 2);
    row(&mut editor, 0);
    assert_eq!((editor.fen(), editor.document().moves_played()), (after, 1));
}

#[derive(Clone, Debug)]
enum Act {
    Go(PlaceStep),
    Repair,
    Paste(&'static str),
    Command(Command),
}

fn any_act() -> impl Strategy<Value = Act> {
    let command = select(vec![
        Command::Remove(Square::E1),
        Command::Place(Square::A4, piece("Q")),
        Command::Type("4k3/8/8/8".into()),
        Command::Type(KINGS.into()),
        Command::PasteText("8/8/4".into()),
        Command::EndTyping,
        Command::RevertText,
        Command::ClosePasted,
        Command::Flip,
        Command::Clear,
        Command::Undo,
        Command::Redo,
    ]);
    let step = select(vec![
        PlaceStep::Index(0),
        PlaceStep::Index(3),
        PlaceStep::Further(1),
        PlaceStep::Further(-1),
        PlaceStep::PreviousPly,
        PlaceStep::FirstPly,
    ]);
    let texts = [
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1\n4k3/8/8/8/8/8/8/4K2 w - - 0 1\n4k3/8/8/8/8/8/4R3/4K3 w - - 0 1\nx",
        GAME,
        KNIGHT_OR_BISHOP,
        "https://lichess.org/editor/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1?color=black",
        KINGS,
    ];
    prop_oneof![
        4 => step.prop_map(Act::Go),
        1 => Just(Act::Repair),
        2 => select(texts.to_vec()).prop_map(Act::Paste),
        5 => command.prop_map(Act::Command),
    ]
}

/// What a state has.
type Seen = (Snapshot, Option<Place>, Vec<Option<Snapshot>>);

fn seen(editor: &Editor) -> Seen {
    let edits = editor.pasted().map(|session| (0..5).map(|row| session.edits.get(row)).collect());
    (editor.history().current().clone(), place(editor), edits.unwrap_or_default())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn undo_and_redo_lead_through_the_same_states(acts in prop::collection::vec(any_act(), 1..30)) {
        let mut editor = editor(START);
        for act in acts {
            let command = match act {
                Act::Go(step) => editor.go_command(step),
                Act::Repair if editor.pasted().is_some() => {
                    editor.repair_command(repairs(&editor)).map(|(command, _)| command)
                }
                Act::Repair => None,
                Act::Paste(text) => editor.paste_command(PastedText::new(text, None, import(text, None))),
                Act::Command(command) => Some(command),
            };
            if let Some(command) = command {
                editor.apply(command);
            }
        }
        while editor.apply(Command::Redo) {}
        let last = (seen(&editor), editor.orientation());
        let mut states = vec![seen(&editor)];
        while editor.apply(Command::Undo) {
            states.push(seen(&editor));
        }
        prop_assert_eq!(place(&editor), None);
        for state in states.iter().rev().skip(1) {
            prop_assert!(editor.apply(Command::Redo));
            prop_assert_eq!(&seen(&editor), state);
        }
        prop_assert!(!editor.apply(Command::Redo));
        prop_assert_eq!(seen(&editor), last.0);
    }
}
