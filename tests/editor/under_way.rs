//! A gesture that is not over yet: what it shows, and that it leaves nothing when it is interrupted.

use std::num::NonZeroU32;

use forsyth::editor::geometry::Point;
use forsyth::editor::{
    Button, Command, Copying, Editor, Gesture, GestureContext, Input, Pen, Stroke, Tool, step,
};
use forsyth::notation::{Fix, Span, read_lenient};
use forsyth::position::{Bitboard, CastlingSide, Color, Direction, Piece, Position, Role, Square, Transform};
use proptest::prelude::*;
use proptest::sample::select;

use crate::{
    EMPTY, START, at_rest, check, editor, editor_with, kept, listed, middle, piece, play, point, shown,
    sorted, steps,
};

/// Gestures under way; the board has a rook on a1, a knight on h8, a king on e1.
const UNDER_WAY: [(&str, &str); 14] = [
    ("hand", "press a1"),
    ("hand", "press a1, move d4"),
    ("hand", "press h8, move off"),
    ("hand", "press a1, release a1, press h8, move h7"),
    ("hand", "press a1, release a1, press c3"),
    ("N", "press c1, move h1"),
    ("N", "press a1"),
    ("N", "press a1, move h1"),
    ("N", "right b2"),
    ("K", "press c3, move c8"),
    ("N", "right b2, move h8"),
    ("eraser", "press a1, move h1, move off"),
    ("hand", "spare Q, move a1"),
    ("N", "spare N, move off"),
];

fn under_way(tool: &str, script: &str, orientation: Color) -> Editor {
    let mut editor = editor_with("Ra1 Ke1 nh8", tool, orientation);
    // A step behind and a step ahead, so that undo and redo have something to do.
    editor.apply(Command::Place(Square::B4, Color::White.bishop()));
    editor.apply(Command::Place(Square::B5, Color::Black.bishop()));
    editor.apply(Command::Undo);
    play(&mut editor, script);
    assert_ne!(editor.gesture(), Gesture::Idle, "{script}");
    editor
}

#[test]
fn an_interrupted_gesture_puts_everything_back() {
    for orientation in Color::ALL {
        for (tool, script) in UNDER_WAY {
            for interruption in [
                "cancel",
                "escape",
                "press d4",
                "press a1",
                "right d4",
                "right h8",
                "middle d4",
                "spare q",
                "press off",
            ] {
                let row = format!("{tool}: {script}, {interruption}");
                let mut editor = under_way(tool, script, orientation);
                let (history, in_hand) = (editor.history().clone(), editor.tool());
                assert!(play(&mut editor, interruption), "{row}: what was held is seen no more");
                assert_eq!(editor.history(), &history, "{row}");
                assert_eq!(shown(&editor), "Bb4 Ke1 Ra1 nh8", "{row}: no ghost");
                assert_eq!(editor.fen(), editor.document().fen(), "{row}");
                assert_eq!(editor.tool(), in_hand, "{row}");
                at_rest(&editor);
                // The buttons are still down: what they do until they come up is nobody's.
                let rest = editor.clone();
                for late in ["move h8", "move off", "release h8", "move a1", "release off", "copy a1"] {
                    assert!(!play(&mut editor, late), "{row}, {late}");
                    assert_eq!(editor, rest, "{row}, {late}");
                }
            }
        }
    }
}

/// Every command but the one for the lost focus of the box, which comes in the middle of any press on the board.
fn every_command() -> Vec<Command> {
    let piece = Color::Black.queen();
    let stroke = Stroke { piece: Some(piece), squares: Bitboard::from(Square::G5), last: Square::G5 };
    let fix = Fix { span: Span::new(14, 15), text: "8".into() };
    vec![
        Command::Move(Square::A1, Square::A2),
        Command::Copy(Square::A1, Square::A2),
        Command::Place(Square::A1, piece),
        Command::Remove(Square::A1),
        Command::Remove(Square::D4),
        Command::Paint(stroke),
        Command::Type("8/8/8/8/8/8/8/8".into()),
        Command::Type("nonsense".into()),
        Command::PasteText(START.into()),
        Command::RevertText,
        Command::Fix(fix),
        Command::Load(START.into()),
        Command::Load("nonsense".into()),
        Command::LoadPosition(Position::START),
        Command::SetTurn(Color::Black),
        Command::SetRight(Color::White, CastlingSide::QueenSide, true),
        Command::SetEnPassant(Some(Square::E6)),
        Command::SetHalfmove(7),
        Command::SetFullmove(NonZeroU32::MAX),
        Command::Start,
        Command::Clear,
        Command::Transform(Transform::Rotate),
        Command::Transform(Transform::Shift(Direction::Down)),
        Command::Flip,
        Command::Orient(Color::Black),
        Command::Undo,
        Command::Redo,
        Command::ChooseTool(Tool::Hand),
        Command::ChooseTool(Tool::Eraser),
        Command::ChooseTool(Tool::Brush(piece)),
    ]
}

#[test]
fn a_command_in_the_middle_of_a_gesture_acts_as_if_nothing_were_held() {
    for orientation in Color::ALL {
        for (tool, script) in UNDER_WAY {
            for command in every_command() {
                let mut held = under_way(tool, script, orientation);
                let mut free = under_way(tool, script, orientation);
                free.input(Input::Cancel);
                free.input(Input::Escape);
                free.apply(Command::ChooseTool(held.tool()));
                if free.tool() != held.tool() {
                    free.apply(Command::ChooseTool(held.tool()));
                }
                free.apply(command.clone());
                assert!(held.apply(command.clone()), "{script}, {command:?}: what was held is seen no more");
                assert_eq!(held, free, "{script}, {command:?}");
                assert_eq!(held.gesture(), Gesture::Idle);
                let rest = held.clone();
                assert!(!play(&mut held, "move h8, release off"), "{script}, {command:?}");
                assert_eq!(held, rest, "{script}, {command:?}: the release is nobody's");
            }
        }
    }
}

#[test]
fn without_a_button_nothing_happens() {
    for name in ["hand", "N", "K", "eraser"] {
        let mut editor = editor_with("Ra1 nh8", name, Color::White);
        let before = editor.clone();
        for words in ["move a1", "move h8", "move off", "release a1", "copy h8", "release off", "cancel"] {
            assert!(!play(&mut editor, words), "{name}: {words}");
            assert_eq!(editor, before, "{name}: {words}");
        }
    }
}

#[test]
fn a_gesture_gives_no_command_before_it_ends() {
    let position = Position::START;
    for tool in [Tool::Hand, Tool::Eraser, Tool::Brush(Color::White.king())] {
        let around =
            GestureContext { position: &position, tool, pen: Pen::default(), orientation: Color::White };
        for target in Square::ALL {
            let at = middle(target, Color::White);
            for button in [Button::Main, Button::Second(None)] {
                let (gesture, command) = step(Gesture::Idle, Input::Press(at, button), around);
                assert_eq!(command, None, "{tool:?} {target}");
                for input in
                    [Input::Move(Point::new(4.0, 4.0)), Input::Move(Point::new(-4.0, 4.0)), Input::Cancel]
                {
                    assert_eq!(step(gesture, input, around).1, None, "{tool:?} {target} {input:?}");
                }
            }
        }
    }
}

#[test]
fn gestures_that_come_to_nothing_leave_no_step() {
    check(&[
        ("hand", "Ra1", "press h8, move a1, release a1", "Ra1", "hand", 0),
        ("eraser", "Ra1", "right h8, move h1, release off", "Ra1", "eraser", 0),
        ("N", "Ra1", "right h8, move h1, release off", "Ra1", "N", 0),
        ("eraser", "Ra1", "press h8, move b8, release b1", "Ra1", "eraser", 0),
        ("hand", "Qh8", "spare Q, release h8", "Qh8", "hand", 0),
        ("K", "Kh8", "press a1, move d4, release h8", "Kh8", "K", 0),
    ]);
}

#[test]
fn a_sweep_under_way_shows_what_it_would_leave() {
    for (tool, before, script, seen) in [
        ("N", "Rb1 kh8", "press a1, move c1", "Na1 Nb1 Nc1 kh8"),
        ("N", "Na1 qb1 kh8", "press a1, move c1", "kh8"),
        ("eraser", "Ra1 qb1 kh8", "press a1, move h1", "kh8"),
        ("K", "Ke1 qd4", "press a1, move d4", "Kd4"),
        ("K", "Ke1 qd4", "press a1, move d4, move h8", "Kh8 qd4"),
        ("K", "Ke1 Ke2", "press a1, move h8", "Ke1 Ke2 Kh8"),
        ("K", "Ke1", "press e1, move h8", ""),
        ("k", "Ke1", "press a1, move h8", "Ke1 kh8"),
    ] {
        for orientation in Color::ALL {
            let mut editor = editor_with(before, tool, orientation);
            play(&mut editor, script);
            assert_eq!(shown(&editor), sorted(seen), "{tool}: {script}");
            assert_eq!(kept(&editor), sorted(before), "{tool}: {script}: nothing is done yet");
            assert_eq!(editor.text(), editor.fen());
            let read = read_lenient(&editor.text()).position;
            assert_eq!(listed(|square| read.piece_at(square)), sorted(seen), "{tool}: {script}");
            let (shown_before, fen) = (shown(&editor), editor.fen());
            let Gesture::Sweeping { at, .. } = editor.gesture() else { panic!("it is under way") };
            editor.input(Input::Release(at, Copying::No));
            assert_eq!(steps(&editor), 1, "{tool}: {script}");
            assert_eq!((shown(&editor), editor.fen()), (shown_before, fen), "{tool}: {script}");
        }
    }
}

#[test]
fn a_sweep_shows_its_rights_and_its_en_passant_square_in_the_text() {
    let mut editor = editor("r3k2r/8/8/8/4P3/8/8/R3K2R b KQkq e3 0 1");
    editor.apply(Command::ChooseTool(Tool::Eraser));
    play(&mut editor, "press h1, move h8");
    assert_eq!(editor.text(), "r3k3/8/8/8/4P3/8/8/R3K3 b Qq e3 0 1");
    play(&mut editor, "move e4");
    assert_eq!(editor.text(), "r3k3/8/8/8/8/8/8/R3K3 b Qq - 0 1");
    play(&mut editor, "cancel");
    assert_eq!(editor.text(), "r3k2r/8/8/8/4P3/8/8/R3K2R b KQkq e3 0 1");
}

#[test]
fn what_is_in_the_air_is_told_with_its_place() {
    for orientation in Color::ALL {
        for (tool, script, carried) in [
            ("hand", "press a1", Some(("R", "a1"))),
            ("hand", "press a1, move d4", Some(("R", "d4"))),
            ("hand", "press h8, move off", Some(("n", "off"))),
            ("hand", "spare Q, move a1", Some(("Q", "a1"))),
            ("N", "spare b, move off", Some(("b", "off"))),
            ("N", "press a1", Some(("R", "a1"))),
            ("N", "press a1, move h1", Some(("R", "h1"))),
            ("N", "press c1, move h1", None),
        ] {
            let editor = under_way(tool, script, orientation);
            let carried = carried.map(|(letter, place)| (piece(letter), point(place, orientation)));
            assert_eq!(editor.carried(), carried, "{tool}: {script}");
        }
    }
}

#[test]
fn a_cancelled_sweep_gives_the_typed_text_back() {
    let mut editor = editor(START);
    editor.apply(Command::ChooseTool(Tool::Eraser));
    let typed = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNx w KQkq - 0 1";
    editor.apply(Command::Type(typed.into()));
    play(&mut editor, "press a1, move h1");
    assert_eq!(editor.text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/8 w kq - 0 1");
    play(&mut editor, "cancel");
    assert_eq!(editor.text(), typed);
    assert!(editor.draft().is_some());
    // A sweep over nothing is no edit: the text stays too.
    play(&mut editor, "press a4, release h4");
    assert_eq!(editor.text(), typed);
}

#[test]
fn the_faults_are_always_those_of_the_text_that_the_box_shows() {
    let mut editor = editor(START);
    editor.apply(Command::ChooseTool(Tool::Eraser));
    editor.apply(Command::Type("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNx w KQkq - 0 1".into()));
    assert_eq!(editor.reading().faults.len(), 1);
    play(&mut editor, "press a2, move h2");
    assert_eq!(editor.reading().faults, read_lenient(&editor.text()).faults, "during a sweep");
    play(&mut editor, "cancel");
    assert_eq!(editor.reading().faults.len(), 1);
    play(&mut editor, "press a2, release h2");
    assert_eq!(editor.reading().faults, []);
}

fn any_piece() -> impl Strategy<Value = Piece> {
    (select(&Role::ALL[..]), any::<bool>()).prop_map(|(role, white)| role.of(Color::from_white(white)))
}

fn any_color() -> impl Strategy<Value = Color> {
    select(&Color::ALL[..])
}

/// On the board and around it, borders of squares included.
fn any_point() -> impl Strategy<Value = Point> {
    (-4i8..36, -4i8..36).prop_map(|(x, y)| Point::new(f32::from(x) / 4.0, f32::from(y) / 4.0))
}

fn any_tool() -> impl Strategy<Value = Tool> {
    prop_oneof![Just(Tool::Hand), Just(Tool::Eraser), any_piece().prop_map(Tool::Brush)]
}

fn any_text() -> impl Strategy<Value = String> {
    let known = select(
        &[
            START,
            EMPTY,
            "",
            "8",
            "nonsense",
            "startpos",
            "8/8/8/8/8/8/8/7 w - - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w KQkq a1 4294967295 4294967295",
            "1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1",
            "4k3/8/8/8/8/8/8/R3K1RR w HG - 0 1",
            "8/8/8/K2KK3/8/8/8/8 b - e3 00 0",
            "rQ~q1kb1r/pp2pppp/2p5/8/3P1Bb1/4PN2/PPP3PP/R2QKB1R[NNpn] b KQkq - 0 9",
            "8/8/8/8/8/8/8/8 w - - 3+1 0 1",
            "  4k3/8/8/8/8/8/8/4K3\tb",
        ][..],
    );
    prop_oneof![6 => known.prop_map(str::to_owned), 1 => any::<String>(), 1 => "[1-8kqrKP/ wb-]{0,24}"]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_sweep_leaves_what_it_has_shown(
        text in any_text(),
        tool in any_tool(),
        orientation in any_color(),
        is_symmetric in any::<bool>(),
        path in proptest::collection::vec(any_point(), 1..8),
    ) {
        let mut editor = Editor::new(read_lenient(&text).position);
        editor.apply(Command::Orient(orientation));
        editor.apply(Command::ChooseTool(tool));
        if is_symmetric {
            editor.apply(Command::ToggleSymmetry);
        }
        editor.input(Input::Press(path[0], Button::Main));
        for at in &path {
            editor.input(Input::Move(*at));
        }
        if let Gesture::Sweeping { at, .. } = editor.gesture() {
            let (seen, fen, before) = (shown(&editor), editor.fen(), editor.document().fen());
            editor.input(Input::Release(at, Copying::No));
            prop_assert_eq!((shown(&editor), editor.fen()), (seen, fen.clone()));
            prop_assert_eq!(steps(&editor), usize::from(fen != before), "one step, or none");
        }
    }
    /// Whatever is placed, its mirror images leave as many kings of each colour as it leaves by itself; and they leave it where
    /// it was placed.
    #[test]
    fn a_mirror_image_replaces_neither_a_king_nor_what_was_placed(
        text in any_text(),
        more in proptest::collection::vec((select(&Square::ALL[..]), any_piece()), 0..12),
        piece in any_piece(),
        squares in proptest::collection::vec(select(&Square::ALL[..]), 1..6),
    ) {
        let mut position = read_lenient(&text).position;
        for (square, piece) in more {
            position.set_piece(square, Some(piece));
        }
        let stroke = Stroke {
            piece: Some(piece),
            squares: squares.iter().copied().collect(),
            last: squares[squares.len() - 1],
        };
        let after = |is_symmetric: bool| {
            let mut editor = Editor::new(position.clone());
            if is_symmetric {
                editor.apply(Command::ToggleSymmetry);
            }
            editor.apply(Command::Paint(stroke));
            editor.document().position.clone()
        };
        let (alone, mirrored) = (after(false), after(true));
        for color in Color::ALL {
            let [before, now] = [&alone, &mirrored].map(|position| position.kings(color).count());
            prop_assert!(now >= before, "{}: {} {}", color, alone.board(), mirrored.board());
        }
        for square in stroke.reach() {
            prop_assert_eq!(mirrored.piece_at(square), Some(piece));
        }
    }
}
