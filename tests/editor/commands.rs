//! Commands: loading, clearing, transforms, orientation, clocks, tools, and an editor that is locked.

use std::num::NonZeroU32;

use forsyth::editor::address::Link;
use forsyth::editor::{Button, Command, Copying, Document, Editor, Input, Pen, Step, Stroke, Tool};
use forsyth::notation::{Fix, Form, Span};
use forsyth::position::{Bitboard, CastlingSide, Color, Direction, Position, Square, Transform};

use crate::{EMPTY, START, check, editor, ends_typing, middle, piece, square, steps, tool, types};

#[test]
fn start_and_clear_set_the_board_and_clear_keeps_the_side() {
    let mut editor = editor("4k3/8/8/8/4P3/8/8/4K2R b K e3 7 20");
    assert!(editor.apply(Command::Clear));
    assert_eq!(editor.text(), "8/8/8/8/8/8/8/8 b - - 0 1");
    assert!(!editor.apply(Command::Clear));
    for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
        assert_eq!(editor.document().right(Color::White, side), None);
    }
    editor.apply(Command::Place(Square::H1, Color::White.rook()));
    editor.apply(Command::Place(Square::E1, Color::White.king()));
    assert_eq!(editor.text(), "8/8/8/8/8/8/8/4K2R b - - 0 1", "the rights are gone for good");
    assert!(editor.apply(Command::Start));
    assert_eq!(editor.text(), START);
    assert!(!editor.apply(Command::Start));
    assert_eq!(steps(&editor), 4);
    for text in ["8/8/8/8/8/8/8/4K2R b - - 0 1", "8/8/8/8/8/8/8/7R b - - 0 1", "8/8/8/8/8/8/8/8 b - - 0 1"] {
        editor.apply(Command::Undo);
        assert_eq!(editor.text(), text);
    }
    editor.apply(Command::Undo);
    assert_eq!(editor.text(), "4k3/8/8/8/4P3/8/8/4K2R b K e3 7 20");
}

#[test]
fn loading_takes_whatever_holds_a_position_and_nothing_else() {
    for text in [
        "4k3/8/8/8/8/8/8/4K2R w K - 5 9",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 5 9\"]",
        "https://lichess.org/editor/4k3/8/8/8/8/8/8/4K2R_w_K_-_5_9",
    ] {
        let mut editor = editor(START);
        assert!(editor.apply(Command::Load(text.into())));
        assert_eq!((editor.text().as_str(), editor.draft()), ("4k3/8/8/8/8/8/8/4K2R w K - 5 9", None));
        assert!(!editor.apply(Command::Load(text.into())), "it is there already");
        assert_eq!(steps(&editor), 1);
    }
    for text in ["", "nonsense", "4k3/8/8/8/8/8/8/4K2 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - x9 0 1"] {
        let mut editor = editor(START);
        assert!(!editor.apply(Command::Load(text.into())), "{text:?}");
        assert_eq!((editor.text().as_str(), steps(&editor)), (START, 0));
    }
}

#[test]
fn only_loaded_positions_count_as_loads() {
    let mut editor = editor(START);
    for (command, loads) in [
        (Command::Load(EMPTY.into()), 1),
        (Command::Load(EMPTY.into()), 1),
        (Command::Load("nonsense".into()), 1),
        (Command::LoadPosition(Position::START), 2),
        (Command::Clear, 3),
        (Command::Start, 4),
        (Command::Start, 4),
        (Command::PasteText("4k3/8/8/8/8/8/8/4K3 w - - 0 1".into()), 5),
        (Command::PasteText("4k3/8/8/8/8/8/8/4K2 w - - 0 1".into()), 5),
        (Command::Type("4k3/8/8/8/8/8/8/4K3 w - - 0 2".into()), 5),
        (Command::EndTyping, 5),
        (Command::Place(Square::A1, Color::White.rook()), 5),
        (Command::Transform(Transform::Rotate), 5),
        (Command::SetHalfmove(1), 5),
        (Command::Undo, 5),
        (Command::Redo, 5),
        (Command::Flip, 5),
    ] {
        editor.apply(command.clone());
        assert_eq!(editor.loads(), loads, "{command:?}");
    }
}

#[test]
fn what_comes_from_outside_is_taken_with_the_hand() {
    let other = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let brought = Document::given(editor(other).document().position.clone());
    for name in ["n", "K", "eraser", "pen"] {
        let tool_after = |command: Command| {
            let mut editor = editor(EMPTY);
            editor.apply(Command::ChooseTool(tool(name)));
            assert!(editor.apply(command.clone()), "{command:?}");
            editor.tool()
        };
        for command in [
            Command::Start,
            Command::Load(other.into()),
            Command::PasteText(other.into()),
            Command::LoadPosition(brought.position.clone()),
            Command::ReplaceDocument(Box::new(brought.clone()), Step::Load),
            // Here already: only the tool is another one.
            Command::Load(EMPTY.into()),
        ] {
            assert_eq!(tool_after(command.clone()), Tool::Hand, "{command:?}");
        }
        for command in [
            Command::Place(square("a1"), piece("R")),
            Command::Type(other.into()),
            Command::PasteText("nonsense".into()),
            Command::ReplaceDocument(Box::new(brought.clone()), Step::Edit),
            // Whoever steps through a game goes on drawing.
            Command::ReplaceDocument(Box::new(brought.clone()), Step::ReplaceLoad),
        ] {
            assert_eq!(tool_after(command.clone()), tool(name), "{command:?}");
        }
        let mut editor = editor(START);
        editor.apply(Command::ChooseTool(tool(name)));
        assert!(editor.apply(Command::Clear));
        assert_eq!(editor.tool(), tool(name), "an empty board is there to be set up");
        assert!(editor.follow(&brought.position, &Link::default()), "the Back button of the browser");
        assert_eq!(editor.tool(), Tool::Hand);
    }
}

#[test]
fn transforms_are_steps_and_take_rights_and_en_passant_along() {
    let given = "r3k3/8/8/8/4P3/8/8/4K2R b Kq e3 0 1";
    for (transform, after) in [
        (Transform::MirrorFiles, "3k3r/8/8/8/3P4/8/8/R2K4 b - d3 0 1"),
        (Transform::MirrorRanks, "4K2R/8/8/4P3/8/8/8/r3k3 b - - 0 1"),
        (Transform::Rotate, "R2K4/8/8/3P4/8/8/8/3k3r b - - 0 1"),
        (Transform::SwapColors, "R3K3/8/8/8/4p3/8/8/4k2r w - - 0 1"),
        (Transform::FlipSides, "4k2r/8/8/4p3/8/8/8/R3K3 w Qk e6 0 1"),
    ] {
        let mut editor = editor(given);
        assert!(editor.apply(Command::Transform(transform)), "{transform:?}");
        assert_eq!(editor.text(), after, "{transform:?}");
        assert!(editor.apply(Command::Transform(transform)));
        assert_eq!(editor.text(), given, "{transform:?}: twice is back");
        editor.apply(Command::Undo);
        assert_eq!(editor.text(), after);
        editor.apply(Command::Undo);
        assert_eq!(editor.text(), given);
    }
}

#[test]
fn a_shift_moves_every_piece_or_none() {
    let mut editor = editor("8/8/8/8/8/8/8/1R6 w - - 0 1");
    assert!(editor.apply(Command::Transform(Transform::Shift(Direction::Left))));
    assert_eq!(editor.text(), "8/8/8/8/8/8/8/R7 w - - 0 1");
    for direction in [Direction::Left, Direction::Down] {
        assert!(!editor.apply(Command::Transform(Transform::Shift(direction))));
    }
    assert_eq!((editor.text().as_str(), steps(&editor)), ("8/8/8/8/8/8/8/R7 w - - 0 1", 1));
}

#[test]
fn what_looks_the_same_afterwards_is_no_step() {
    let same = [
        (EMPTY, Command::Transform(Transform::Rotate)),
        (EMPTY, Command::Transform(Transform::MirrorFiles)),
        (EMPTY, Command::Transform(Transform::Shift(Direction::Up))),
        ("8/8/8/8/8/8/8/3RR3 w - - 0 1", Command::Transform(Transform::MirrorFiles)),
    ];
    for (fen, command) in same {
        let mut editor = editor(fen);
        assert!(!editor.apply(command.clone()), "{fen} {command:?}");
        assert_eq!(steps(&editor), 0, "{fen} {command:?}");
    }
}

#[test]
fn a_copy_onto_the_very_same_piece_is_no_step() {
    check(&[("hand", "Ra1 Rh8", "press a1, copy h8", "Ra1 Rh8", "hand", 0)]);
}

#[test]
fn clearing_a_board_that_has_been_emptied_by_hand_is_no_step() {
    let mut editor = editor("8/8/8/8/8/8/8/R7 b - - 0 1");
    editor.apply(Command::Remove(Square::A1));
    assert_eq!(editor.text(), "8/8/8/8/8/8/8/8 b - - 0 1");
    assert!(!editor.apply(Command::Clear));
    assert_eq!((steps(&editor), editor.loads()), (1, 0));
}

#[test]
fn turning_the_board_is_no_step_and_undo_does_not_turn_it() {
    let mut editor = editor(START);
    editor.apply(Command::Remove(Square::A1));
    assert!(editor.apply(Command::Flip));
    assert_eq!((editor.orientation(), steps(&editor)), (Color::Black, 1));
    assert!(!editor.apply(Command::Orient(Color::Black)));
    editor.apply(Command::Undo);
    assert_eq!((editor.orientation(), editor.text().as_str()), (Color::Black, START));
    assert!(editor.apply(Command::Orient(Color::White)));
    assert!(editor.apply(Command::Redo), "what is ahead is still there");
    assert_eq!(editor.orientation(), Color::White);
}

#[test]
fn clocks_take_every_number_and_the_same_one_is_nothing() {
    let mut editor = editor(START);
    assert!(editor.apply(Command::SetHalfmove(u32::MAX)));
    assert!(editor.apply(Command::SetFullmove(NonZeroU32::MAX)));
    assert!(editor.text().ends_with(" w KQkq - 4294967295 4294967295"));
    assert!(!editor.apply(Command::SetHalfmove(u32::MAX)));
    assert!(!editor.apply(Command::SetFullmove(NonZeroU32::MAX)));
    assert!(editor.apply(Command::SetHalfmove(0)));
    assert!(editor.apply(Command::SetFullmove(NonZeroU32::MIN)));
    assert_eq!((editor.text().as_str(), steps(&editor)), (START, 4));
}

#[test]
fn a_number_is_one_step_however_many_digits() {
    let mut editor = editor(START);
    let count = |editor: &mut Editor, numbers: &[u32]| {
        for number in numbers {
            editor.apply(Command::SetHalfmove(*number));
        }
    };
    count(&mut editor, &[1, 12, 12, 123]);
    assert_eq!((editor.document().position.halfmove_clock, steps(&editor)), (123, 1));
    // What is typed away again was no step.
    count(&mut editor, &[12, 1, 0]);
    assert_eq!((editor.text().as_str(), steps(&editor)), (START, 0));
    assert!(!editor.history().can_redo());
    count(&mut editor, &[5, 50]);
    editor.apply(Command::SetFullmove(NonZeroU32::MAX));
    assert_eq!(steps(&editor), 2, "the other number is another step");
    for between in [Command::EndTyping, Command::Flip, Command::SetTurn(Color::Black), Command::Undo] {
        count(&mut editor, &[6, 60]);
        ends_typing(&mut editor, &between, [7, 70].map(Command::SetHalfmove));
    }
}

#[test]
fn a_number_that_is_typed_away_brings_back_what_was_in_the_box() {
    let mut editor = editor(START);
    types(&mut editor, "4k3/8/8/8/8/8/8/4K3 w - - x");
    editor.apply(Command::SetHalfmove(8));
    editor.apply(Command::SetHalfmove(0));
    assert_eq!((editor.text().as_str(), steps(&editor)), ("4k3/8/8/8/8/8/8/4K3 w - - x", 1));
}

#[test]
fn choosing_the_tool_in_hand_again_gives_the_hand() {
    let mut editor = editor(START);
    assert!(!editor.apply(Command::ChooseTool(Tool::Hand)));
    for name in ["Q", "q", "eraser"] {
        assert!(editor.apply(Command::ChooseTool(tool(name))));
        assert_eq!(editor.tool(), tool(name));
    }
    assert!(editor.apply(Command::ChooseTool(Tool::Eraser)));
    assert_eq!(editor.tool(), Tool::Hand);
    assert_eq!(steps(&editor), 0);
}

#[test]
fn commands_that_change_nothing_say_so_and_leave_no_step() {
    let king = Color::White.king();
    let nothing = Stroke { piece: None, squares: Bitboard::from(Square::E4) | Square::D4, last: Square::E4 };
    let same =
        Stroke { piece: Some(king), squares: Bitboard::from(Square::E1) | Square::D1, last: Square::E1 };
    for command in [
        Command::Move(Square::E4, Square::E5),
        Command::Move(Square::A1, Square::A1),
        Command::Move(Square::A4, Square::A1),
        Command::Copy(Square::E4, Square::E1),
        Command::Copy(Square::A1, Square::A1),
        Command::Place(Square::E1, king),
        Command::Remove(Square::E4),
        Command::Paint(nothing),
        Command::Paint(same),
        Command::Type(START.into()),
        Command::PasteText(START.into()),
        Command::EndTyping,
        Command::RevertText,
        Command::Load(START.into()),
        Command::Load("nonsense".into()),
        Command::LoadPosition(Position::START),
        Command::SetTurn(Color::White),
        Command::SetRight(Color::White, CastlingSide::KingSide, true),
        Command::SetEnPassant(None),
        Command::SetHalfmove(0),
        Command::SetFullmove(NonZeroU32::MIN),
        Command::Start,
        Command::Transform(Transform::Shift(Direction::Up)),
        Command::Orient(Color::White),
        Command::Undo,
        Command::Redo,
        Command::ChooseTool(Tool::Hand),
    ] {
        let mut editor = editor(START);
        let before = editor.clone();
        assert!(!editor.apply(command.clone()), "{command:?}");
        assert_eq!(editor, before, "{command:?}");
    }
}

#[test]
fn a_mark_of_promotion_goes_with_its_piece() {
    let mut editor = editor("Q~7/8/8/8/8/8/8/7n[] w - - 0 1");
    editor.apply(Command::Move(Square::A8, Square::H1));
    assert_eq!(editor.text(), "8/8/8/8/8/8/8/7Q~[] w - - 0 1");
    editor.apply(Command::Copy(Square::H1, Square::A1));
    assert_eq!(editor.text(), "8/8/8/8/8/8/8/Q~6Q~[] w - - 0 1");
    editor.apply(Command::Place(Square::H1, Color::White.rook()));
    assert_eq!(editor.text(), "8/8/8/8/8/8/8/Q~6R[] w - - 0 1");
}

#[test]
fn a_locked_editor_refuses_whatever_edits() {
    let mut editor = Editor::new(Position::START);
    editor.apply(Command::Move(square("e2"), square("e4")));
    editor.lock();
    let before = editor.clone();
    let stroke =
        Stroke { piece: Some(piece("Q")), squares: Bitboard::from(square("e5")), last: square("e5") };
    for command in [
        Command::Move(square("d2"), square("d4")),
        Command::Copy(square("d2"), square("d4")),
        Command::Place(square("d4"), piece("q")),
        Command::Remove(square("e1")),
        Command::Paint(stroke),
        Command::Draw(Pen::default().mark(square("a1"), square("a8"))),
        Command::ClearMarks,
        Command::SetPen(Pen { fills: true, ..Pen::default() }),
        Command::Type(EMPTY.into()),
        Command::PasteText(EMPTY.into()),
        Command::EndTyping,
        Command::RevertText,
        Command::Fix(Fix { span: Span::new(0, 3), text: "8".into() }),
        Command::Load(EMPTY.into()),
        Command::LoadPosition(Position::EMPTY),
        Command::SetTurn(Color::Black),
        Command::SetRight(Color::White, CastlingSide::KingSide, false),
        Command::SetEnPassant(Some(square("e3"))),
        Command::SetHalfmove(7),
        Command::SetFullmove(NonZeroU32::MAX),
        Command::Start,
        Command::Clear,
        Command::Transform(Transform::Rotate),
        Command::Undo,
        Command::Redo,
        Command::ChooseTool(Tool::Eraser),
        Command::SetForm(Form::Epd),
    ] {
        assert!(!editor.apply(command.clone()), "{command:?}");
        assert_eq!(editor, before, "{command:?}");
    }
    let at = middle(square("e4"), Color::White);
    for input in [
        Input::Press(at, Button::Main),
        Input::Press(at, Button::Second(None)),
        Input::PressSpare(piece("Q"), at),
        Input::Move(middle(square("e6"), Color::White)),
        Input::Release(middle(square("e6"), Color::White), Copying::No),
        Input::Lift(square("e4"), Copying::No),
        Input::Aim(square("e4")),
        Input::Escape,
        Input::Cancel,
    ] {
        assert!(!editor.input(input), "{input:?}");
        assert_eq!(editor, before, "{input:?}");
    }
}

#[test]
fn who_loads_takes_the_hand_and_who_receives_keeps_the_tool() {
    for (step, tool) in [(Step::Load, Tool::Hand), (Step::Receive, Tool::Pen), (Step::Edit, Tool::Pen)] {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::ChooseTool(Tool::Pen));
        let document = Document::given(Position::EMPTY);
        assert!(editor.apply(Command::ReplaceDocument(Box::new(document), step)));
        assert_eq!(editor.tool(), tool, "{step:?}");
    }
}

#[test]
fn a_locked_editor_turns_the_board_and_takes_what_is_brought() {
    let mut editor = Editor::new(Position::START);
    editor.lock();
    assert!(editor.apply(Command::Flip));
    assert_eq!(editor.orientation(), Color::Black);
    assert!(editor.apply(Command::Orient(Color::White)));
    let brought = Document::given(Position::EMPTY);
    assert!(editor.apply(Command::ReplaceDocument(Box::new(brought.clone()), Step::Load)));
    assert_eq!(editor.document(), &brought);
    assert!(!editor.apply(Command::Undo));
    // An address that is changed around it is followed.
    assert!(editor.follow(&Position::START, &Link::default()));
    assert_eq!(editor.fen(), START);
}
