//! The text box: typing, pasting, drafts, and fixes of their faults.

use forsyth::editor::geometry::Point;
use forsyth::editor::{Button, Command, Copying, Editor, Input, MAX_TEXT_LEN, Tool};
use forsyth::notation::{Form, read_lenient};
use forsyth::position::{Color, Direction, Position, Square, Transform};

use crate::{EMPTY, START, editor, ends_typing, steps, types};

#[test]
fn typing_is_one_step_however_many_characters() {
    let mut editor = editor(START);
    let text = "4k3/8/8/8/8/8/8/4K2R w K - 12 34";
    types(&mut editor, text);
    assert_eq!((editor.text(), editor.fen(), steps(&editor)), (text.into(), text.into(), 1));
    assert!(editor.apply(Command::Undo));
    assert_eq!((editor.text().as_str(), editor.draft()), (START, None));
    assert!(!editor.apply(Command::Undo));
    assert!(editor.apply(Command::Redo));
    assert_eq!((editor.text(), editor.fen()), (text.into(), text.into()));
}

#[test]
fn typing_after_anything_else_is_another_step() {
    let between = [
        Command::Undo,
        Command::Place(Square::A8, Color::White.queen()),
        Command::EndTyping,
        Command::RevertText,
        Command::Flip,
        Command::Load(EMPTY.into()),
        Command::SetTurn(Color::Black),
        Command::ChooseTool(Tool::Eraser),
    ];
    for command in between {
        let mut editor = editor(START);
        types(&mut editor, "8/8/8/8/8/8/8/K7 w - - 0 1");
        let records = ["8/8/8/8/8/8/8/K6k w - - 0 1", "8/8/8/8/8/8/8/K5kk w - - 0 1"];
        ends_typing(&mut editor, &command, records.map(|record| Command::Type(record.into())));
    }
}

#[test]
fn typing_what_stands_there_already_is_nothing() {
    let mut editor = editor(START);
    assert!(!editor.apply(Command::Type(START.into())));
    assert!(!editor.apply(Command::PasteText(START.into())));
    assert_eq!((steps(&editor), editor.draft()), (0, None));
    editor.apply(Command::Type("8".into()));
    assert!(!editor.apply(Command::Type("8".into())));
    editor.apply(Command::Type("8/".into()));
    assert_eq!(steps(&editor), 1, "and typing goes on");
}

#[test]
fn pasted_text_is_a_step_of_its_own() {
    let mut editor = editor(START);
    types(&mut editor, "8/8/8/8/8/8/8/K7 w - - 0 1");
    assert!(editor.apply(Command::PasteText("k7/8/8/8/8/8/8/K7 b - - 0 1".into())));
    assert_eq!(steps(&editor), 2);
    assert!(editor.apply(Command::PasteText("kk6/8/8/8/8/8/8/K7 b - - 0 1".into())));
    assert_eq!(steps(&editor), 3);
    editor.apply(Command::Undo);
    assert_eq!(editor.text(), "k7/8/8/8/8/8/8/K7 b - - 0 1");
    editor.apply(Command::Undo);
    assert_eq!(editor.text(), "8/8/8/8/8/8/8/K7 w - - 0 1");
    editor.apply(Command::Undo);
    assert_eq!(editor.text(), START);
}

#[test]
fn typing_after_a_paste_or_a_fix_does_not_become_part_of_it() {
    let pasted = "8/8/8/8/8/8/8/K7 w - - 0 1";
    let mut editor = editor(START);
    editor.apply(Command::PasteText(pasted.into()));
    editor.apply(Command::Type(format!("{pasted}2")));
    editor.apply(Command::Undo);
    assert_eq!(editor.text(), pasted, "the paste stands when the typing is undone");

    editor.apply(Command::PasteText("8/8/8/8/8/8/8/K6 w - - 0 1".into()));
    let fix = editor.reading().faults[0].fix().cloned().expect("a fix");
    editor.apply(Command::Fix(fix));
    let fixed = editor.text();
    assert!(editor.reading().faults.is_empty(), "{fixed}");
    editor.apply(Command::Type(format!("{fixed}2")));
    editor.apply(Command::Undo);
    assert_eq!(editor.text(), fixed, "the fix stands when the typing is undone");
}

#[test]
fn every_typed_character_shows_as_much_as_can_be_read() {
    let mut editor = editor(EMPTY);
    let text = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    for end in 1..=text.len() {
        let typed = &text[..end];
        editor.apply(Command::Type(typed.into()));
        assert_eq!(editor.text(), typed, "never rewritten");
        let reading = read_lenient(typed);
        assert_eq!(editor.reading(), reading);
        if reading.has_position() {
            assert_eq!(editor.document().position, reading.position, "{typed}");
        }
    }
    assert_eq!((editor.fen(), steps(&editor)), (text.to_owned(), 1));
}

#[test]
fn a_text_without_a_position_keeps_the_last_readable_board() {
    for broken in ["", " ", "hello world", "https://lichess.org/abcd1234", "\u{0}", "\n\n"] {
        let mut editor = editor(START);
        let readable = "4k3/8/8/8/8/8/8/4K2R w K - 5 9";
        editor.apply(Command::Type(readable.into()));
        assert!(editor.apply(Command::Type(broken.into())));
        assert_eq!((editor.fen().as_str(), editor.text().as_str()), (readable, broken));
        assert!(!editor.reading().is_well_formed());
        assert_eq!(steps(&editor), 1);
    }
}

#[test]
fn a_broken_rank_leaves_the_others_as_they_are() {
    let mut editor = editor(START);
    editor.apply(Command::Type("rnbqkbnr/ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".into()));
    assert!(!editor.reading().is_well_formed());
    for kept in [Square::A8, Square::H8, Square::C7, Square::A2, Square::A1, Square::H1] {
        assert_eq!(editor.piece_at(kept), Position::START.piece_at(kept), "{kept}");
    }
}

#[test]
fn leaving_the_box_drops_a_well_formed_draft_and_keeps_a_broken_one() {
    let mut editor = editor(START);
    assert!(!editor.apply(Command::EndTyping), "there is nothing to leave");
    editor.apply(Command::Type("  4k3/8/8/8/8/8/8/4K3   w".into()));
    assert!(editor.apply(Command::EndTyping));
    assert_eq!((editor.text().as_str(), editor.draft()), ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", None));
    assert_eq!(steps(&editor), 1);
    assert!(!editor.apply(Command::EndTyping));

    for broken in ["4k3/8/8/8/8/8/8/4K2 w - - 0 1", "nonsense", ""] {
        editor.apply(Command::Type(broken.into()));
        editor.apply(Command::Pause);
        assert!(!editor.apply(Command::EndTyping), "{broken:?}");
        assert_eq!(editor.text(), broken);
    }
    editor.apply(Command::Undo);
    editor.apply(Command::Redo);
    assert_eq!(editor.text(), "", "nothing is lost by undo and redo either");
}

#[test]
fn escape_in_the_box_returns_to_the_text_of_the_board_and_undo_to_what_was_typed() {
    for (typed, fen) in
        [("4k3/8/8/8/8/8/8/4K2 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"), ("nonsense", START), ("", START)]
    {
        let mut editor = editor(START);
        assert!(!editor.apply(Command::RevertText), "there is nothing to take back");
        editor.apply(Command::Type(typed.into()));
        assert_eq!(editor.fen(), fen);
        assert!(editor.apply(Command::RevertText));
        assert_eq!((editor.text().as_str(), editor.draft()), (fen, None));
        assert!(editor.apply(Command::Undo));
        assert_eq!(editor.text(), typed, "the typed text comes back");
        editor.apply(Command::Redo);
        assert_eq!(editor.text(), fen);
    }
    let mut editor = editor(START);
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/4K3".into()));
    assert!(editor.apply(Command::RevertText));
    assert_eq!(editor.text(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn a_fix_mends_the_draft_in_one_step() {
    let mut editor = editor(START);
    let typed = "rnbqkbnr/ppp/8/8/8/8/PPPPPPPP/RNBQKBNRQQ w KQkq - 0 1";
    types(&mut editor, typed);
    let mut texts = vec![editor.text()];
    while let Some(fix) = editor.reading().faults.first().map(|fault| fault.fix().cloned().expect("a fix")) {
        assert!(editor.apply(Command::Fix(fix)));
        texts.push(editor.text());
        assert!(texts.len() < 10, "{texts:?}");
    }
    assert_eq!(editor.text(), "rnbqkbnr/ppp5/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(editor.fen(), editor.text());
    assert_eq!(steps(&editor), texts.len(), "the typing and each fix");
    for text in texts.iter().rev().skip(1) {
        assert!(editor.apply(Command::Undo));
        assert_eq!(&editor.text(), text);
    }
    let fix = editor.reading().faults[0].fix().cloned().expect("a fix");
    let mut without_draft = self::editor(START);
    assert!(!without_draft.apply(Command::Fix(fix)));
    assert_eq!((without_draft.text().as_str(), steps(&without_draft)), (START, 0));
}

#[test]
fn an_edit_on_the_board_ends_the_draft_and_undo_brings_it_back() {
    let edits = [
        Command::Move(Square::A1, Square::A3),
        Command::Place(Square::H8, Color::White.queen()),
        Command::Remove(Square::A8),
        Command::SetTurn(Color::Black),
        Command::SetHalfmove(3),
        Command::SetEnPassant(Some(Square::E6)),
        Command::Transform(Transform::MirrorFiles),
        Command::Load(EMPTY.into()),
        Command::Clear,
        Command::Start,
    ];
    let typed = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNx w KQkq - 0 1";
    for command in edits {
        let mut editor = editor(START);
        types(&mut editor, typed);
        assert!(editor.apply(command.clone()), "{command:?}");
        assert_eq!((editor.draft(), editor.text()), (None, editor.fen()), "{command:?}");
        let after = editor.text();
        editor.apply(Command::Undo);
        assert_eq!(editor.text(), typed, "{command:?}");
        assert!(!editor.reading().is_well_formed(), "{command:?}: its faults are back too");
        editor.apply(Command::Redo);
        assert_eq!((editor.draft(), editor.text()), (None, after), "{command:?}");
        editor.apply(Command::Undo);
        editor.apply(Command::Undo);
        assert_eq!((editor.draft(), editor.text().as_str()), (None, START));
        editor.apply(Command::Redo);
        assert_eq!(editor.text(), typed, "{command:?}: redo brings the typed text too");
    }
}

#[test]
fn an_edit_that_changes_nothing_leaves_the_draft_alone() {
    let typed = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNx w KQkq - 0 1";
    let mut editor = editor(START);
    types(&mut editor, typed);
    for command in [
        Command::Remove(Square::E4),
        Command::Move(Square::E4, Square::A1),
        Command::Place(Square::A1, Color::White.rook()),
        Command::SetTurn(Color::White),
        Command::Load("nonsense".into()),
        Command::Transform(Transform::Shift(Direction::Left)),
        Command::Orient(Color::White),
    ] {
        assert!(!editor.apply(command.clone()), "{command:?}");
        assert_eq!((editor.text().as_str(), steps(&editor)), (typed, 1), "{command:?}");
    }
}

#[test]
fn a_text_that_is_too_long_changes_nothing() {
    let mut editor = editor(START);
    editor.apply(Command::Type("8/".into()));
    let before = editor.clone();
    for text in ["8/".repeat(MAX_TEXT_LEN), format!("{START}{}", " ".repeat(MAX_TEXT_LEN))] {
        for command in
            [Command::Type(text.clone()), Command::PasteText(text.clone()), Command::Load(text.clone())]
        {
            assert!(!editor.apply(command));
            assert_eq!(editor, before);
        }
    }
}

#[test]
fn any_text_can_stand_in_the_box() {
    for text in
        ["\u{0}\u{1}", "a\rb\n\nc", "\"'`<&>\\", "♔\u{FEFF}\u{202E}\u{1F600}", &"8/".repeat(MAX_TEXT_LEN / 2)]
    {
        let mut editor = editor(START);
        editor.apply(Command::Type(text.into()));
        assert_eq!(editor.text(), text);
        editor.apply(Command::Undo);
        assert_eq!(editor.text(), START);
        editor.apply(Command::Redo);
        assert_eq!(editor.text(), text);
    }
}

#[test]
fn leaving_the_text_by_a_press_on_the_board_keeps_what_was_lifted() {
    let mut editor = Editor::new(Position::START);
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 x".into()));
    // The focus goes while the button is down.
    editor.input(Input::Press(Point::new(0.5, 7.5), Button::Main));
    editor.apply(Command::EndTyping);
    editor.input(Input::Release(Point::new(1.5, 7.5), Copying::No));
    assert_eq!(editor.fen(), "4k3/8/8/8/8/8/8/1R2K2R w K - 0 1");
}

#[test]
fn what_is_typed_and_taken_back_leaves_no_step() {
    let mut editor = editor(START);
    editor.apply(Command::Move(Square::H1, Square::H4));
    let before = editor.clone();
    for _ in 0..2 {
        let text = editor.text();
        assert!(editor.apply(Command::Type([&text, " "].concat())));
        assert!(editor.apply(Command::Type(text)));
        assert_eq!(editor, before, "the right that is meant is still meant");
    }
    editor.apply(Command::Type("8".into()));
    assert_eq!(steps(&editor), 2, "and what is typed after that is a step");
    let broken = editor.text();
    editor.apply(Command::EndTyping);
    editor.apply(Command::Type("8/".into()));
    editor.apply(Command::Type(broken.clone()));
    assert_eq!((steps(&editor), editor.text()), (2, broken));
}

#[test]
fn operations_that_the_form_does_not_write_outlive_a_character() {
    let record = "4k3/8/8/8/8/8/8/4K2R w K - bm O-O;";
    let mut editor = editor(START);
    editor.apply(Command::Load(record.into()));
    assert_eq!(editor.text(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    for text in ["4k3/8/8/8/8/8/8/4K2R w K -  1", "4k3/8/8/8/8/8/8/4K2R w K - 1 1"] {
        editor.apply(Command::Type(text.into()));
    }
    editor.apply(Command::EndTyping);
    assert_eq!(editor.document().operations, "bm O-O;");
    // They belong to their board.
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/4KR2 w - - 1 1".into()));
    assert_eq!(editor.document().operations, "");
}

#[test]
fn in_the_form_of_a_record_operations_are_what_is_typed() {
    let mut editor = editor(START);
    editor.apply(Command::Load("4k3/8/8/8/8/8/8/4K2R w K - bm O-O;".into()));
    editor.apply(Command::SetForm(Form::Epd));
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/4K2R w K -".into()));
    editor.apply(Command::EndTyping);
    assert_eq!(editor.document().operations, "");
}

#[test]
fn the_box_has_one_sign_for_the_end_of_a_line() {
    let mut editor = editor(START);
    editor.apply(Command::PasteText("8/8\r\n/8".into()));
    assert_eq!(editor.text(), "8/8\n/8");
}
