//! The list of moves: what keeps it, what begins a new one.

use forsyth::editor::{Command, Editor, Mode, Step};
use forsyth::marks::{Mark, MarkColor};
use forsyth::position::{Color, Position, Square, Transform};

use crate::{moves, playing, plays};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn after_e4() -> Editor {
    let mut editor = playing(START);
    plays(&mut editor, "e4");
    editor
}

#[test]
fn what_leaves_the_position_leaves_the_moves() {
    for command in [
        Command::Flip,
        Command::SetMode(Mode::Edit),
        Command::Draw(Mark::drawn(Square::E4, Square::E5, MarkColor::Red)),
        Command::ChooseTool(forsyth::editor::Tool::Pen),
        Command::Place(Square::A3, Color::White.queen()),
        Command::Paint(forsyth::editor::Stroke::on(Square::A3, Some(Color::White.queen()))),
        Command::Remove(Square::D1),
        Command::TakeOff(Square::D1),
        Command::Move(Square::D1, Square::H5),
        Command::Copy(Square::D1, Square::H5),
        Command::ChooseTool(forsyth::editor::Tool::Eraser),
        Command::ToggleSymmetry,
    ] {
        let mut editor = after_e4();
        let before = editor.text();
        editor.apply(command.clone());
        assert_eq!((editor.text(), moves(&editor)), (before, vec!["e4".to_owned()]), "{command:?}");
    }
}

#[test]
fn another_position_begins_another_list() {
    let other = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    for command in [
        Command::Start,
        Command::Clear,
        Command::Load(other.into()),
        Command::PasteText(other.into()),
        Command::Type(other.into()),
        Command::LoadPosition(Position::START),
        Command::SetTurn(Color::White),
        Command::SetHalfmove(3),
        Command::SetRight(Color::White, forsyth::position::CastlingSide::KingSide, false),
        Command::Transform(Transform::MirrorFiles),
    ] {
        let mut editor = after_e4();
        assert!(editor.apply(command.clone()), "{command:?}");
        assert_eq!((moves(&editor).len(), editor.mode()), (0, Mode::Play), "{command:?}");
        editor.apply(Command::Undo);
        assert_eq!(moves(&editor), ["e4"], "{command:?}");
    }
    let mut editor = after_e4();
    editor.apply(Command::SetMode(Mode::Edit));
    editor.apply(Command::Move(Square::D1, Square::H5));
    assert_eq!(moves(&editor).len(), 0, "an edit of the board");
}

#[test]
fn other_rules_begin_another_list() {
    let mut editor = after_e4();
    let mut document = editor.document().clone();
    document.choose_variant(forsyth::legality::Variant::Atomic);
    editor.apply(Command::ReplaceDocument(Box::new(document), Step::Edit));
    assert_eq!(moves(&editor).len(), 0);
    assert!(editor.legal_moves().is_some());
}

#[test]
fn moves_and_edits_are_one_history() {
    let mut editor = after_e4();
    editor.apply(Command::SetMode(Mode::Edit));
    editor.apply(Command::Remove(Square::D8));
    editor.apply(Command::SetMode(Mode::Play));
    plays(&mut editor, "c5");
    let last = editor.text();
    assert_eq!(moves(&editor), ["c5"]);
    let mut texts = vec![last.clone()];
    while editor.apply(Command::Undo) {
        texts.push(editor.text());
    }
    assert_eq!((texts.len(), texts.last().map(String::as_str)), (4, Some(START)));
    while editor.apply(Command::Redo) {}
    assert_eq!(editor.text(), last);
    assert_eq!(editor.mode(), Mode::Play, "steps leave the mode");
}

#[test]
fn what_cannot_be_played_is_not() {
    let mut editor = Editor::new(Position::START);
    assert!(!editor.apply(Command::SetMode(Mode::Play)), "without a referee");
    editor.set_referee(&forsyth::play::REFEREE);
    editor.apply(Command::Remove(Square::E1));
    assert!(!editor.apply(Command::SetMode(Mode::Play)), "without a king");
    editor.apply(Command::Undo);
    assert!(editor.apply(Command::SetMode(Mode::Play)));
    assert!(!editor.apply(Command::SetMode(Mode::Play)), "it plays already");
    editor.apply(Command::Type("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x".into()));
    assert_eq!(editor.legal_moves(), None, "the text has faults");
    assert_eq!(editor.mode(), Mode::Play);
    assert!(editor.apply(Command::SetMode(Mode::Edit)));
}

#[test]
fn a_move_takes_marks_and_operations_away_and_undo_brings_them_back() {
    let mut editor = playing(START);
    editor.apply(Command::Load("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"one\";".into()));
    let mark = Mark::drawn(Square::E2, Square::E4, MarkColor::Green);
    editor.apply(Command::Draw(mark));
    let before = editor.document().clone();
    assert!(!before.operations.is_empty());
    plays(&mut editor, "e4");
    assert_eq!(editor.document().operations, "");
    assert!(editor.document().marks.is_empty());
    editor.apply(Command::Undo);
    assert_eq!(editor.document(), &before);
}
