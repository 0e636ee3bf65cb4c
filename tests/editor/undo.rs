//! Undo and redo of everything.

use forsyth::editor::geometry::Point;
use forsyth::editor::{Command, Copying, Input};
use forsyth::position::{Color, Role, Square};

use crate::{EMPTY, editor, kept, middle, steps};

#[test]
fn more_than_a_thousand_steps_can_be_undone_and_redone() {
    let mut editor = editor(EMPTY);
    let mut texts = vec![editor.text()];
    for number in 0..1_200u32 {
        let target = Square::new(number % 64);
        let piece = Role::ALL[(number % 5) as usize].of(Color::from_white(number % 128 < 64));
        let orientation = editor.orientation();
        editor.input(Input::PressSpare(piece, Point::new(9.0, 1.0)));
        assert!(editor.input(Input::Release(middle(target, orientation), Copying::No)), "{number}");
        texts.push(editor.text());
    }
    assert_eq!(steps(&editor), 1_200);
    for text in texts.iter().rev().skip(1) {
        assert!(editor.apply(Command::Undo));
        assert_eq!(&editor.text(), text);
    }
    assert!(!editor.apply(Command::Undo));
    for text in texts.iter().skip(1) {
        assert!(editor.apply(Command::Redo));
        assert_eq!(&editor.text(), text);
    }
    assert!(!editor.apply(Command::Redo));
}

#[test]
fn an_edit_after_undo_ends_what_was_undone() {
    let mut editor = editor(EMPTY);
    for target in [Square::A1, Square::B1, Square::C1] {
        editor.apply(Command::Place(target, Color::White.rook()));
    }
    editor.apply(Command::Undo);
    editor.apply(Command::Undo);
    editor.apply(Command::Place(Square::H8, Color::Black.rook()));
    assert!(!editor.apply(Command::Redo));
    assert_eq!((kept(&editor).as_str(), steps(&editor)), ("Ra1 rh8", 2));
}
