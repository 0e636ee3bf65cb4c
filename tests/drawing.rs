//! Drawing marks: with the second button, with the pen, by keys; and what keeps them.

#![allow(clippy::unwrap_used, reason = "a text that cannot be read is a failed test")]

use forsyth::editor::address::{fragment, parse};
use forsyth::editor::geometry::{Point, cell_of};
use forsyth::editor::{Button, Command, Copying, Document, Editor, Gesture, Input, Pen, Step, Tool};
use forsyth::marks::{MarkColor, Marks};
use forsyth::notation::read_lenient;
use forsyth::position::{Color, Direction, Position, Square, Transform};

fn point(square: Square, orientation: Color) -> Point {
    let (column, row) = cell_of(square, orientation);
    Point::new(column as f32 + 0.5, row as f32 + 0.5)
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn drag(editor: &mut Editor, button: Button, from: &str, to: &str) {
    let at = |name| point(square(name), Color::White);
    editor.input(Input::Press(at(from), button));
    editor.input(Input::Move(at(to)));
    editor.input(Input::Release(at(to), Copying::No));
}

fn marks(editor: &Editor) -> String {
    editor.document().marks.write_link()
}

fn editor() -> Editor {
    Editor::new(Position::START)
}

#[test]
fn the_second_button_draws_and_draws_away() {
    let mut editor = editor();
    drag(&mut editor, Button::Second(None), "e2", "e4");
    drag(&mut editor, Button::Second(Some(MarkColor::Red)), "d4", "d4");
    assert_eq!(marks(&editor), "Rd4,Ge2e4");
    assert!(editor.document().position == Position::START, "no piece has moved");
    drag(&mut editor, Button::Second(Some(MarkColor::Blue)), "e2", "e4");
    assert_eq!(marks(&editor), "Rd4,Be2e4", "another colour replaces it");
    drag(&mut editor, Button::Second(Some(MarkColor::Blue)), "e2", "e4");
    assert_eq!(marks(&editor), "Rd4", "the same mark again removes it");
    for expected in ["Rd4,Be2e4", "Rd4,Ge2e4", "Ge2e4", ""] {
        assert!(editor.apply(Command::Undo));
        assert_eq!(marks(&editor), expected);
    }
    assert!(!editor.apply(Command::Undo));
}

#[test]
fn the_pen_draws_with_the_first_button_in_its_colour_and_shape() {
    let mut editor = editor();
    editor.apply(Command::ChooseTool(Tool::Pen));
    assert!(editor.apply(Command::SetPen(Pen { color: MarkColor::Yellow, fills: true })));
    assert!(!editor.apply(Command::SetPen(Pen { color: MarkColor::Yellow, fills: true })), "nothing new");
    drag(&mut editor, Button::Main, "e2", "e4");
    drag(&mut editor, Button::Main, "d1", "d1");
    assert_eq!(marks(&editor), "yd1,Ye2e4");
    // The second button has the pen's colour too, unless keys choose another one.
    drag(&mut editor, Button::Second(None), "h8", "h8");
    drag(&mut editor, Button::Second(Some(MarkColor::Green)), "a8", "a8");
    assert_eq!(marks(&editor), "yd1,ga8,yh8,Ye2e4");
    assert!(editor.document().position == Position::START, "the pen lifts nothing");
    assert_eq!(editor.tool(), Tool::Pen);
    editor.input(Input::Escape);
    assert_eq!(editor.tool(), Tool::Hand);
}

#[test]
fn a_mark_under_way_is_shown_and_comes_to_nothing_off_the_board_or_interrupted() {
    let mut editor = editor();
    let at = |name| point(square(name), Color::White);
    for end in [Input::Release(Point::new(-1.0, 3.0), Copying::No), Input::Cancel, Input::Escape] {
        editor.input(Input::Press(at("g1"), Button::Second(None)));
        assert_eq!(editor.mark_preview(Square::A1).unwrap().link(), "Gg1");
        editor.input(Input::Move(at("f3")));
        assert_eq!(editor.mark_preview(Square::A1).unwrap().link(), "Gg1f3");
        editor.input(Input::Move(Point::new(9.0, 3.0)));
        assert_eq!(editor.mark_preview(Square::A1), None);
        editor.input(end);
        assert_eq!((editor.gesture(), marks(&editor).as_str()), (Gesture::Idle, ""));
    }
    assert!(!editor.apply(Command::Undo), "no step is left");
}

#[test]
fn brushes_and_the_eraser_draw_too() {
    for tool in [Tool::Brush(Color::White.knight()), Tool::Eraser] {
        let mut editor = editor();
        editor.apply(Command::ChooseTool(tool));
        drag(&mut editor, Button::Second(Some(MarkColor::Red)), "e5", "e4");
        assert_eq!(marks(&editor), "Re5e4");
        assert_eq!((editor.tool(), &editor.document().position), (tool, &Position::START));
    }
}

#[test]
fn a_click_of_the_second_button_shows_the_piece_and_no_mark_until_the_pointer_has_left() {
    let mut editor = editor();
    editor.apply(Command::ChooseTool(Tool::Brush(Color::White.knight())));
    let at = |name| point(square(name), Color::White);
    editor.input(Input::Press(at("e5"), Button::Second(None)));
    assert_eq!(editor.mark_preview(Square::A1), None);
    let placed = editor.preview(None)[1];
    assert_eq!((placed.piece, placed.last), (Some(Color::Black.knight()), Square::E5));
    editor.input(Input::Move(at("e4")));
    assert_eq!(editor.mark_preview(Square::A1).unwrap().link(), "Ge5e4");
    assert!(editor.preview(None)[1].squares.is_empty());
}

#[test]
fn keys_draw_arrows_from_square_to_square() {
    let mut editor = editor();
    editor.input(Input::Aim(Square::E2));
    assert_eq!(editor.mark_preview(Square::E4).unwrap().link(), "Ge2e4");
    // Another colour may be chosen on the way.
    editor.apply(Command::SetPen(Pen { color: MarkColor::Red, fills: false }));
    editor.input(Input::Aim(Square::E4));
    assert_eq!(marks(&editor), "Re2e4");
    editor.input(Input::Aim(Square::A1));
    editor.input(Input::Lift(Square::A1, Copying::No));
    assert_eq!(marks(&editor), "Ra1,Re2e4", "ended where it began it is a circle");
    editor.input(Input::Aim(Square::A1));
    editor.input(Input::Escape);
    assert_eq!((marks(&editor).as_str(), editor.gesture()), ("Ra1,Re2e4", Gesture::Idle));
    // With the pen in hand Space does the same.
    editor.apply(Command::ChooseTool(Tool::Pen));
    editor.input(Input::Lift(Square::H1, Copying::No));
    editor.input(Input::Lift(Square::H8, Copying::No));
    assert_eq!(marks(&editor), "Ra1,Rh1h8,Re2e4");
    assert!(editor.apply(Command::ClearMarks) && !editor.apply(Command::ClearMarks));
    assert_eq!(marks(&editor), "");
    assert!(editor.apply(Command::Undo));
    assert_eq!(marks(&editor), "Ra1,Rh1h8,Re2e4", "clearing them is one step");
}

#[test]
fn marks_stay_while_the_position_is_edited_and_go_with_another_one() {
    let mut editor = editor();
    drag(&mut editor, Button::Second(None), "e2", "e4");
    editor.apply(Command::Move(Square::E2, Square::E4));
    editor.apply(Command::SetTurn(Color::Black));
    let text = editor.text().replace(" 0 1", " 0 2");
    editor.apply(Command::Type(text));
    assert_eq!(marks(&editor), "Ge2e4");
    editor.apply(Command::Transform(Transform::MirrorFiles));
    assert_eq!(marks(&editor), "Gd2d4");
    editor.apply(Command::Transform(Transform::Shift(Direction::Up)));
    assert_eq!(marks(&editor), "Gd2d4", "the pieces cannot be shifted, so nothing is");
    let other = || "8/8/8/8/8/8/8/K6k w - - 0 1".to_owned();
    for load in [Command::Load(other()), Command::PasteText(other()), Command::Start, Command::Clear] {
        let mut editor = editor.clone();
        assert!(editor.apply(load));
        assert_eq!(marks(&editor), "");
        editor.apply(Command::Undo);
        assert_eq!(marks(&editor), "Gd2d4");
    }
}

#[test]
fn a_text_that_is_being_typed_stays_while_marks_are_drawn() {
    let mut editor = editor();
    editor.apply(Command::Type("8/8/8/4x3 w".into()));
    drag(&mut editor, Button::Second(None), "e2", "e4");
    assert_eq!((editor.text().as_str(), marks(&editor).as_str()), ("8/8/8/4x3 w", "Ge2e4"));
    editor.apply(Command::Type("8/8/8/4x3 w -".into()));
    editor.apply(Command::ClearMarks);
    assert_eq!((editor.text().as_str(), marks(&editor).as_str()), ("8/8/8/4x3 w -", ""));
    for (text, drawn) in [("8/8/8/4x3 w -", "Ge2e4"), ("8/8/8/4x3 w", "Ge2e4"), ("8/8/8/4x3 w", "")] {
        assert!(editor.apply(Command::Undo));
        assert_eq!((editor.text().as_str(), marks(&editor).as_str()), (text, drawn));
    }
}

#[test]
fn the_marks_of_a_symmetric_position_are_mirrored_too() {
    let mut editor = Editor::new(Position::EMPTY);
    drag(&mut editor, Button::Second(None), "a1", "b3");
    assert!(editor.apply(Command::Transform(Transform::Rotate)));
    assert_eq!(marks(&editor), "Gh8g6");
}

#[test]
fn start_again_clears_the_marks_of_the_start_position() {
    let mut editor = editor();
    drag(&mut editor, Button::Second(None), "e2", "e4");
    assert!(editor.apply(Command::Start));
    assert_eq!(marks(&editor), "");
}

#[test]
fn drawing_is_no_building_and_no_judging() {
    let mut editor = Editor::new(read_lenient("8/8/8/8/8/8/8/K7 w - - 0 1").position);
    drag(&mut editor, Button::Second(None), "e2", "e4");
    assert!(!editor.is_building(), "what was judged stays judged");
}

#[test]
fn a_link_brings_its_marks_and_a_link_to_other_marks_goes_elsewhere() {
    let mut editor = editor();
    drag(&mut editor, Button::Second(None), "e2", "e4");
    let here = fragment(editor.document(), Color::White);
    let link = parse("", &here);
    let position = link.position.clone().unwrap().unwrap();
    assert!(!editor.follow(&position, &link), "it is here already");
    let other = parse("", &here.replace("Ge2e4", "Re2e4,bd5"));
    assert!(editor.follow(&position, &other));
    assert_eq!(marks(&editor), "bd5,Re2e4");
    assert_eq!(marks(&Editor::opened(position, &other)), "bd5,Re2e4");
}

#[test]
fn a_repair_keeps_marks_and_operations_and_another_position_does_not() {
    let mut document = Document::given(Position::START);
    document.marks = Marks::read_link("Ge2e4").0;
    document.operations = "bm e4;".into();
    let mut position = Position::START;
    position.turn = Color::Black;
    let mended = document.with_repaired_position(position.clone());
    assert_eq!(
        (mended.position.turn, mended.marks, mended.operations.as_str()),
        (Color::Black, document.marks.clone(), "bm e4;")
    );
    assert!(document.with_loaded_position(position, "").marks.is_empty());
}

#[test]
fn a_document_is_kept_with_its_marks() {
    let mut document = Document::given(Position::START);
    for link in ["", "Ge2e4", "ba1,Rd4,Yh8,Gd1d8"] {
        document.marks = Marks::read_link(link).0;
        for operations in ["", "bm e4; id \"a,b\";"] {
            document.operations = operations.into();
            assert_eq!(Document::decode(&document.encode()), Some(document.clone()));
        }
    }
    // What was kept before there were marks.
    let earlier = Document::decode("re- 8/8/8/8/8/8/8/8 w - - 0 1").unwrap();
    assert_eq!(earlier.marks, Marks::NONE);
    let mut editor = editor();
    let mut drawn = editor.document().clone();
    drawn.marks = Marks::read_link("Ge2e4").0;
    assert!(editor.apply(Command::ReplaceDocument(Box::new(drawn), Step::Edit)));
    assert_eq!(marks(&editor), "Ge2e4");
}
