//! A page whose reader of everything arrives late.

use forsyth::editor::{Command, Editor};
use forsyth::notation::{FaultKind, Reader, read_by, read_lenient, read_plain};
use forsyth::position::{Position, Square};

/// Nobody is there who reads more than plain records. Each test has a thread of its own.
fn nobody_reads() {
    read_by(Reader { read: |_| None, operations: |_, _| None, epd: |_, _| None });
}

fn typed(text: &str) -> Editor {
    let mut editor = Editor::new(Position::START);
    let _ = editor.apply(Command::Type(text.to_owned()));
    editor
}

/// What the editor would be if the reader had been there.
fn same_as_if_read(editor: &Editor, text: &str) {
    read_by(Reader::HERE);
    let expected = typed(text);
    assert_eq!(editor.document(), expected.document(), "{text:?}");
    assert_eq!(editor.draft(), expected.draft(), "{text:?}");
    assert_eq!(editor.history().steps(), expected.history().steps(), "{text:?}");
}

#[test]
fn a_plain_record_needs_nobody() {
    nobody_reads();
    for text in ["8/8/8/4k3/8/8/4K3/8 b - - 3 9", "8/8/8/4k3/8/8/4K3/8", "8/8/8/4k3/8/8/4K3/8 w - - 3+2 0 1"]
    {
        let reading = read_lenient(text);
        assert!(reading.is_well_formed(), "{text:?}");
        assert_eq!(Some(&reading), read_plain(text).as_ref());
        assert_eq!(Some(reading), (Reader::HERE.read)(text));
    }
}

#[test]
fn the_board_follows_what_is_typed_before_anybody_judges_it() {
    nobody_reads();
    let editor = typed("8/8/8/4k3/8/8/4K3/7 b");
    assert_eq!(
        editor.document().position.piece_at(Square::E5).map(forsyth::position::Piece::char),
        Some('k')
    );
    let draft = editor.draft().unwrap();
    assert!(!draft.reading.is_well_formed());
    assert_eq!(draft.reading.faults.last().map(|fault| fault.kind), Some(FaultKind::Untold));
}

#[test]
fn what_is_no_record_leaves_the_board_alone() {
    nobody_reads();
    for text in ["???", "", " ", "hello", "♜7/8/8/8/8/8/8/8 w - - 0 1"] {
        assert_eq!(typed(text).document().position, Position::START, "{text:?}");
    }
}

#[test]
fn whoever_comes_reads_what_was_typed_within_the_same_step() {
    for text in [
        "8/8/8/4k3/8/8/4K3/7 b",
        "8/8/8/4k3/8/8/4K3/8 w - - bm Kd3; id \"x\";",
        "fen: 8/8/8/4k3/8/8/4K3/8 b - - 0 1",
        "♜7/8/8/8/8/8/8/K6k w - - 0 1",
        "8/8/8/4k3/8/8/4K3/8  b  -  -  0  1",
        "nothing of the kind",
        "https://lichess.org/editor/8/8/8/4k3/8/8/4K3/8_b_-_-_0_1",
    ] {
        nobody_reads();
        let mut editor = typed(text);
        assert!(!editor.apply(Command::Reread), "nobody has come: {text:?}");
        read_by(Reader::HERE);
        assert!(editor.apply(Command::Reread), "{text:?}");
        same_as_if_read(&editor, text);
        assert!(!editor.apply(Command::Reread), "read twice: {text:?}");
    }
}

#[test]
fn typing_goes_on_in_its_step() {
    nobody_reads();
    let mut editor = typed("8/8/8/4k3/8/8/4K3/7");
    read_by(Reader::HERE);
    editor.apply(Command::Reread);
    editor.apply(Command::Type("8/8/8/4k3/8/8/4K3/8 b - - 0 1".into()));
    same_as_if_read(&editor, "8/8/8/4k3/8/8/4K3/8 b - - 0 1");
}
