//! Editing: every gesture on the board, every command, and undo of all of it.

use std::num::NonZeroU32;

use forsyth::editor::address::Link;
use forsyth::editor::geometry::Point;
use forsyth::editor::{
    Button, Command, Copying, Document, Editor, Gesture, Input, LONGEST_TEXT, Pen, Step, Stroke,
    Surroundings, Tool, step,
};
use forsyth::notation::{Fix, Form, Span, read_lenient};
use forsyth::position::{
    Bitboard, CastlingMode, CastlingSide, Color, Direction, Piece, Position, Role, Square, Transform,
};
use proptest::prelude::*;
use proptest::sample::select;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

// Words of the tables: "Ra1 nh8" is a board, "press a1, move h8, release h8" is what the user does.

fn square(name: &str) -> Square {
    Square::from_ascii(name.as_bytes()).unwrap_or_else(|_| panic!("{name:?} is no square"))
}

fn piece(letter: &str) -> Piece {
    letter.chars().next().and_then(Piece::from_char).unwrap_or_else(|| panic!("{letter:?} is no piece"))
}

fn tool(name: &str) -> Tool {
    match name {
        "hand" => Tool::Hand,
        "eraser" => Tool::Eraser,
        "pen" => Tool::Pen,
        letter => Tool::Brush(piece(letter)),
    }
}

fn tool_name(tool: Tool) -> String {
    match tool {
        Tool::Hand => "hand".into(),
        Tool::Eraser => "eraser".into(),
        Tool::Pen => "pen".into(),
        Tool::Brush(piece) => piece.char().into(),
    }
}

/// The middle of a square as the board is seen, counted here and not by the code under test.
fn middle(square: Square, orientation: Color) -> Point {
    let (file, rank) = (f32::from(square.file() as u8), f32::from(square.rank() as u8));
    match orientation {
        Color::White => Point::new(file + 0.5, 7.5 - rank),
        Color::Black => Point::new(7.5 - file, rank + 0.5),
    }
}

/// A square's middle, a place off the board, or one that lies beyond the nearest side edge in the row of a square.
fn point(name: &str, orientation: Color) -> Point {
    if name == "off" {
        return Point::new(-0.75, 3.5);
    }
    if let Some(name) = name.strip_prefix("beyond ") {
        let at = middle(square(name), orientation);
        return Point::new(if at.x < 4.0 { -0.75 } else { 8.75 }, at.y);
    }
    middle(square(name), orientation)
}

fn input(words: &str, orientation: Color) -> Input {
    let (verb, place) = words.split_once(' ').unwrap_or((words, "off"));
    let at = || point(place, orientation);
    match verb {
        "press" => Input::Press(at(), Button::Main),
        "right" => Input::Press(at(), Button::Second(None)),
        "middle" => Input::Press(at(), Button::Middle),
        "spare" => Input::PressSpare(piece(place), Point::new(9.5, 2.5)),
        "move" => Input::Move(at()),
        "release" => Input::Release(at(), Copying::No),
        "copy" => Input::Release(at(), Copying::Yes),
        "lift" => Input::Lift(square(place), Copying::No),
        "lift-copy" => Input::Lift(square(place), Copying::Yes),
        "escape" => Input::Escape,
        "cancel" => Input::Cancel,
        _ => panic!("no such input: {words}"),
    }
}

/// Does what the script says. Returns what the last input returned.
fn play(editor: &mut Editor, script: &str) -> bool {
    let orientation = editor.orientation();
    script.split(", ").fold(false, |_, words| editor.input(input(words, orientation)))
}

fn editor(fen: &str) -> Editor {
    let reading = read_lenient(fen);
    assert!(reading.is_well_formed(), "{fen}");
    Editor::new(reading.position)
}

/// An editor of this board with this tool in hand.
fn editor_with(pieces: &str, tool_in_hand: &str, orientation: Color) -> Editor {
    let mut position = Position::EMPTY;
    for word in pieces.split_whitespace() {
        position.set_piece(square(&word[1..]), Some(piece(&word[..1])));
    }
    let mut editor = Editor::new(position);
    editor.apply(Command::Orient(orientation));
    if tool_in_hand != "hand" {
        editor.apply(Command::ChooseTool(tool(tool_in_hand)));
    }
    editor
}

fn sorted(words: &str) -> String {
    let mut words: Vec<&str> = words.split_whitespace().collect();
    words.sort_unstable();
    words.join(" ")
}

fn listed(piece_at: impl Fn(Square) -> Option<Piece>) -> String {
    let words = Square::ALL.into_iter().filter_map(|s| piece_at(s).map(|p| format!("{}{s}", p.char())));
    sorted(&words.collect::<Vec<_>>().join(" "))
}

/// The pieces that the board shows.
fn shown(editor: &Editor) -> String {
    listed(|square| editor.piece_at(square))
}

/// The pieces of the document.
fn kept(editor: &Editor) -> String {
    listed(|square| editor.document().position.piece_at(square))
}

/// The tool in hand, and the square whose piece waits for a target; anything else may not be left of a gesture.
fn at_rest(editor: &Editor) -> String {
    let tool = tool_name(editor.tool());
    match editor.gesture() {
        Gesture::Idle => tool,
        Gesture::Selected(square) => format!("{tool} {square}"),
        other => panic!("{other:?} is left"),
    }
}

fn steps(editor: &Editor) -> usize {
    let (first, current, _) = editor.history().numbers();
    current - first
}

/// Tool in hand, board, what is done, board after it, what is at rest after it, undo steps that it makes.
type Row = (&'static str, &'static str, &'static str, &'static str, &'static str, usize);

/// Every row, with each side at the bottom.
fn check(rows: &[Row]) {
    for orientation in Color::ALL {
        for (tool, before, script, after, rest, new_steps) in rows {
            let row = format!("{tool}: {before}: {script} ({orientation} at the bottom)");
            let mut editor = editor_with(before, tool, orientation);
            play(&mut editor, script);
            assert_eq!(shown(&editor), sorted(after), "{row}");
            assert_eq!(kept(&editor), sorted(after), "{row}");
            assert_eq!(at_rest(&editor), *rest, "{row}");
            assert_eq!(steps(&editor), *new_steps, "{row}");
            for _ in 0..*new_steps {
                assert!(editor.apply(Command::Undo), "{row}");
            }
            assert_eq!(kept(&editor), sorted(before), "{row}, undone");
        }
    }
}

// Tools

#[test]
fn the_hand_moves_copies_and_removes() {
    check(&[
        ("hand", "Ra1", "press a1, move d4, release h8", "Rh8", "hand", 1),
        ("hand", "rh8", "press h8, move d4, release a1", "ra1", "hand", 1),
        ("hand", "Ra1 qh8", "press a1, release h8", "Rh8", "hand", 1),
        ("hand", "Ra1 Qh8", "press a1, release h8", "Rh8", "hand", 1),
        ("hand", "Ra1", "press a1, move d4, copy h8", "Ra1 Rh8", "hand", 1),
        ("hand", "rh8 Pa1", "press h8, copy a1", "ra1 rh8", "hand", 1),
        ("hand", "Ra1 nh8", "press a1, move d4, release off", "nh8", "hand", 1),
        ("hand", "Ra1 nh8", "press h8, release off", "Ra1", "hand", 1),
        ("hand", "Ra1 nh8", "press h8, copy off", "Ra1", "hand", 1),
        ("hand", "Ra1", "press a1, move off, move h8, release h8", "Rh8", "hand", 1),
    ]);
}

#[test]
fn a_release_where_it_started_is_a_click_with_the_hand() {
    check(&[
        ("hand", "Ra1", "press a1, release a1", "Ra1", "hand a1", 0),
        ("hand", "rh8", "press h8, release h8", "rh8", "hand h8", 0),
        ("hand", "Ra1", "press a1, move h8, move a1, release a1", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "press a1, move off, release a1", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "press a1, copy a1", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "press h8, release h8", "Ra1", "hand", 0),
    ]);
}

#[test]
fn two_clicks_move_a_piece() {
    check(&[
        ("hand", "Ra1", "press a1, release a1, press h8, release h8", "Rh8", "hand", 1),
        ("hand", "rh8", "press h8, release h8, press a1, release a1", "ra1", "hand", 1),
        ("hand", "Ra1", "press a1, release a1, press h8, copy h8", "Ra1 Rh8", "hand", 1),
        // A capture, of a piece of the own colour too.
        ("hand", "Ra1 qh8", "press a1, release a1, press h8, release h8", "Rh8", "hand", 1),
        ("hand", "Ra1 Bh8", "press a1, release a1, press h8, release h8", "Rh8", "hand", 1),
        ("hand", "Ra1 qh8", "press a1, release a1, press h8, copy h8", "Ra1 Rh8", "hand", 1),
        // The second click on the same piece lets go of it.
        ("hand", "Ra1", "press a1, release a1, press a1, release a1", "Ra1", "hand", 0),
        ("hand", "Ra1", "press a1, release a1, escape", "Ra1", "hand", 0),
        // A second press that is dragged is a drag of its own.
        ("hand", "Ra1 nh8", "press a1, release a1, press h8, release c3", "Ra1 nc3", "hand", 1),
        ("hand", "Ra1", "press a1, release a1, press a1, release c3", "Rc3", "hand", 1),
        ("hand", "Ra1 nh8", "press a1, release a1, press h8, release off", "Ra1", "hand", 1),
        // A target that is slipped off is none; the piece goes on waiting.
        ("hand", "Ra1", "press a1, release a1, press h8, release g8", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "press a1, release a1, press h8, release off", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "press a1, release a1, press off, release off", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "press a1, release a1, move d4", "Ra1", "hand a1", 0),
    ]);
}

#[test]
fn a_brush_paints_what_it_is_pressed_on_and_swept_over() {
    check(&[
        ("N", "", "press a1, release a1", "Na1", "N", 1),
        ("n", "", "press h8, release h8", "nh8", "n", 1),
        ("N", "Ra1", "press a1, release a1", "Na1", "N", 1),
        ("N", "na1", "press a1, release a1", "Na1", "N", 1),
        ("N", "Ra1", "press a1, move b1, release c1", "Na1 Nb1 Nc1", "N", 1),
        ("N", "Ra1 qc1", "press a1, move b1, copy c1", "Na1 Nb1 Nc1", "N", 1),
        ("p", "", "press h8, move g8, move g7, release h7", "pg7 pg8 ph7 ph8", "p", 1),
        ("N", "", "press b1, move a1, release beyond a1", "Na1 Nb1", "N", 1),
        ("N", "", "press off, move a1, release b1", "", "N", 0),
        // Over a piece of its own kind it goes on painting, if it did not begin there.
        ("N", "Nb1", "press a1, move b1, release c1", "Na1 Nb1 Nc1", "N", 1),
        // To and fro is once.
        ("N", "", "press a1, move c1, move a1, release b1", "Na1 Nb1 Nc1", "N", 1),
    ]);
}

#[test]
fn a_brush_pressed_on_the_very_same_piece_only_erases() {
    check(&[
        ("N", "Na1", "press a1, release a1", "", "N", 1),
        ("n", "nh8", "press h8, release h8", "", "n", 1),
        ("N", "Na1 qb1 Nd1", "press a1, move b1, release c1", "Nd1", "N", 1),
        ("N", "Na1 nh8", "press a1, move a8, release h8", "", "N", 1),
        ("K", "Ka1 kc1", "press a1, release c1", "", "K", 1),
        ("n", "Na1", "press a1, release a1", "na1", "n", 1),
    ]);
}

#[test]
fn the_right_button_paints_the_other_colour() {
    check(&[
        ("N", "", "right a1, release a1", "na1", "N", 1),
        ("n", "", "right h8, move g8, release f8", "Nf8 Ng8 Nh8", "n", 1),
        ("N", "Na1", "right a1, release b1", "na1 nb1", "N", 1),
        ("N", "na1 Rb1", "right a1, move b1, release c1", "", "N", 1),
        ("K", "kh8", "right a1, release a1", "ka1", "K", 1),
    ]);
}

#[test]
fn the_eraser_erases_what_it_is_pressed_on_and_swept_over() {
    check(&[
        ("eraser", "Ra1", "press a1, release a1", "", "eraser", 1),
        ("eraser", "rh8 Ka1", "press h8, copy h8", "Ka1", "eraser", 1),
        ("eraser", "Ra1 Rb1 Rc1 kh8", "press a1, move b1, release c1", "kh8", "eraser", 1),
        ("eraser", "Ra1 Rb1 kh8", "press b1, release beyond a1", "kh8", "eraser", 1),
        ("eraser", "Ka1 kh8", "press d1, move a1, move a8, release h8", "", "eraser", 1),
        ("eraser", "Ra1", "press b1, release h8", "Ra1", "eraser", 0),
        ("eraser", "Ra1 nh8", "right a1, move b1, release h8", "Ra1 nh8", "eraser", 0),
    ]);
}

#[test]
fn a_middle_click_takes_the_piece_as_the_brush() {
    check(&[
        ("hand", "Ra1", "middle a1, release a1", "Ra1", "R", 0),
        ("hand", "nh8", "middle h8, move g8, release g8", "nh8", "n", 0),
        ("Q", "Ra1", "middle a1, release a1", "Ra1", "R", 0),
        ("eraser", "nh8", "middle h8, release h8", "nh8", "n", 0),
        ("hand", "Ra1", "middle h8, release h8", "Ra1", "hand", 0),
        ("Q", "Ra1", "middle h8, release h8", "Ra1", "Q", 0),
        ("eraser", "Ra1", "middle off, release off", "Ra1", "eraser", 0),
        ("hand", "Ra1", "middle a1, release a1, press h8, release h8", "Ra1 Rh8", "R", 1),
    ]);
}

#[test]
fn a_middle_click_on_the_piece_of_the_brush_keeps_the_brush() {
    check(&[
        ("R", "Ra1", "middle a1, release a1", "Ra1", "R", 0),
        ("n", "nh8", "middle h8, release h8, middle h8, release h8", "nh8", "n", 0),
    ]);
}

#[test]
fn a_piece_that_waits_is_let_go_when_another_becomes_the_brush() {
    check(&[
        ("hand", "Ra1 nh8", "lift a1, middle h8, release h8", "Ra1 nh8", "n", 0),
        // The brush is used where a key presses it; the piece that had waited is not moved.
        ("hand", "Ra1 nh8", "lift a1, middle h8, release h8, lift c3", "Ra1 nc3 nh8", "n", 1),
    ]);
}

#[test]
fn escape_drops_what_is_held_and_then_goes_back_to_the_hand() {
    check(&[
        ("hand", "Ra1", "press a1, move h8, escape", "Ra1", "hand", 0),
        ("hand", "Ra1", "press a1, move h8, escape, move h8, release h8", "Ra1", "hand", 0),
        ("hand", "Ra1", "press a1, move off, escape, release off", "Ra1", "hand", 0),
        ("hand", "Ra1", "press a1, release a1, press h8, escape, release h8", "Ra1", "hand", 0),
        ("hand", "Ra1", "escape", "Ra1", "hand", 0),
        ("N", "Ra1", "escape", "Ra1", "hand", 0),
        ("eraser", "Ra1", "escape", "Ra1", "hand", 0),
        ("N", "Ra1", "press a1, move h8, escape, escape", "Ra1", "hand", 0),
        ("eraser", "Ra1", "press a1, move h8, escape, escape", "Ra1", "hand", 0),
        ("hand", "Ra1", "spare Q, move h8, escape, release h8", "Ra1", "hand", 0),
    ]);
}

#[test]
fn delete_removes_with_every_tool() {
    for name in ["hand", "N", "eraser"] {
        for target in [Square::A1, Square::H8] {
            let mut editor = editor_with("Ra1 nh8", name, Color::White);
            assert!(editor.apply(Command::Remove(target)));
            assert_eq!(editor.piece_at(target), None);
            assert_eq!(kept(&editor).len(), 3, "the other piece stands");
            assert_eq!((at_rest(&editor), steps(&editor)), (name.to_owned(), 1));
        }
    }
}

#[test]
fn a_spare_piece_is_placed_once_or_becomes_the_brush() {
    check(&[
        ("hand", "", "spare Q, move d4, release a1", "Qa1", "hand", 1),
        ("hand", "Ra1 nh8", "spare q, release h8", "Ra1 qh8", "hand", 1),
        ("eraser", "", "spare Q, release h8", "Qh8", "eraser", 1),
        ("n", "", "spare Q, release h8", "Qh8", "n", 1),
        ("Q", "", "spare Q, release h8", "Qh8", "Q", 1),
        ("hand", "Qa1", "spare Q, release a1", "Qa1", "hand", 0),
        ("hand", "", "spare Q, release off", "", "Q", 0),
        ("hand", "", "spare Q, move h8, release off", "", "Q", 0),
        ("eraser", "", "spare q, release off", "", "q", 0),
        ("n", "", "spare Q, release off", "", "Q", 0),
        ("Q", "", "spare Q, release off", "", "hand", 0),
        ("hand", "", "spare Q, release off, spare Q, release off", "", "hand", 0),
        ("hand", "Ra1", "press a1, release a1, spare Q, release h8", "Qh8 Ra1", "hand", 1),
    ]);
}

#[test]
fn a_second_king_moves_the_first() {
    check(&[
        ("hand", "Ka1 kd5", "spare K, release h8", "Kh8 kd5", "hand", 1),
        ("hand", "Kd4 kh8", "spare k, release a1", "Kd4 ka1", "hand", 1),
        ("K", "Ka1 kd5", "press h8, release h8", "Kh8 kd5", "K", 1),
        ("hand", "Ka1", "press a1, copy h8", "Kh8", "hand", 1),
        ("hand", "Ka1 Qh8", "press a1, release h8", "Kh8", "hand", 1),
        // Where a text has given several, they are meant.
        ("hand", "Ka1 Kb1", "spare K, release h8", "Ka1 Kb1 Kh8", "hand", 1),
        ("hand", "Ka1 Kb1", "press a1, release h8", "Kb1 Kh8", "hand", 1),
    ]);
}

#[test]
fn a_sweep_with_a_king_leaves_one_king_where_it_ends() {
    check(&[
        ("K", "", "press a1, move d4, release h8", "Kh8", "K", 1),
        ("K", "Ke1", "press a1, move d4, release h8", "Kh8", "K", 1),
        ("K", "Ke1 Qd4", "press a1, move d4, release h8", "Kh8 Qd4", "K", 1),
        ("k", "ke8", "press a1, move h1, move h8, release beyond h8", "kh8", "k", 1),
        ("K", "Ke1", "press a1, release e1", "Ke1", "K", 0),
        ("K", "Ke1", "press e1, release a1", "", "K", 1),
        ("K", "Ke1 Ke2", "press a1, release h1", "Ke1 Ke2 Kh1", "K", 1),
    ]);
}

#[test]
fn a_fast_pointer_skips_no_square() {
    check(&[
        ("P", "", "press a1, release h1", "Pa1 Pb1 Pc1 Pd1 Pe1 Pf1 Pg1 Ph1", "P", 1),
        ("P", "", "press h8, release h1", "Ph1 Ph2 Ph3 Ph4 Ph5 Ph6 Ph7 Ph8", "P", 1),
        ("P", "", "press a1, release h8", "Pa1 Pb2 Pc3 Pd4 Pe5 Pf6 Pg7 Ph8", "P", 1),
        ("P", "", "press a1, move a3, release c3", "Pa1 Pa2 Pa3 Pb3 Pc3", "P", 1),
        ("eraser", "ra1 rb1 rc1 rd1 re1 rf1 rg1 rh1 Kh8", "press h1, release a1", "Kh8", "eraser", 1),
        ("P", "Pa1 rb1 nd1 qh1 Kh8", "press a1, release h1", "Kh8", "P", 1),
    ]);
}

#[test]
fn a_sweep_that_leaves_the_board_paints_only_what_it_crosses() {
    for orientation in Color::ALL {
        let mut editor = editor_with("", "P", orientation);
        editor.input(Input::Press(Point::new(0.5, 0.5), Button::Main));
        for (x, y) in [(-400.0, 0.5), (-400.0, 7.5), (0.5, 7.5), (0.5, 900.0), (-900.0, 900.0)] {
            editor.input(Input::Move(Point::new(x, y)));
        }
        editor.input(Input::Release(Point::new(-900.0, -900.0), Copying::No));
        let corners = if orientation == Color::White { "Pa1 Pa8" } else { "Ph1 Ph8" };
        assert_eq!((kept(&editor), steps(&editor)), (corners.to_owned(), 1));
    }
}

#[test]
fn a_sweep_ends_on_the_square_under_the_pointer() {
    // Every pixel of a rank of boards of several sizes, borders between squares included.
    for size in [31u8, 45, 60, 97] {
        let pixel = |number: u16| f32::from(number) / f32::from(size);
        let width = u16::from(size) * 8;
        let mut editor = editor_with("", "K", Color::White);
        for from in (0..width).step_by(7) {
            for to in 0..width {
                editor.input(Input::Press(Point::new(pixel(from), 0.5), Button::Main));
                editor.input(Input::Move(Point::new(pixel(to), 0.5)));
                let under = Square::new(56 + u32::from(to / u16::from(size)));
                assert_eq!(editor.piece_at(under), Some(Color::White.king()), "{from} to {to} of {size}");
                editor.input(Input::Cancel);
            }
        }
    }
}

#[test]
fn a_drop_beyond_each_edge_removes() {
    for orientation in Color::ALL {
        for (x, y) in [(-0.01, 4.0), (8.0, 4.0), (4.0, -0.01), (4.0, 8.0), (-9e9, 9e9), (f32::NAN, 4.0)] {
            let mut editor = editor_with("Ra1 nh8", "hand", orientation);
            play(&mut editor, "press a1");
            assert!(editor.input(Input::Release(Point::new(x, y), Copying::No)));
            assert_eq!(kept(&editor), "nh8", "{x} {y}");
        }
    }
}

#[test]
fn every_square_works_like_every_other_in_both_orientations() {
    for orientation in Color::ALL {
        for here in Square::ALL {
            let there = here.rotate_180();
            for (tool, before, script, after) in [
                ("hand", "Q@", "press @, move #, release #", "Q#"),
                ("hand", "Q@", "press @, release @, press #, release #", "Q#"),
                ("hand", "Q@ r#", "press @, copy #", "Q@ Q#"),
                ("hand", "Q@ r#", "press @, release off", "r#"),
                ("hand", "Q@", "lift @, lift #", "Q#"),
                ("hand", "r#", "spare q, release @", "q@ r#"),
                ("n", "", "press @, release @", "n@"),
                ("n", "", "right @, release @", "N@"),
                ("n", "n@", "press @, release @", ""),
                ("eraser", "Q@ r#", "press @, release @", "r#"),
                ("eraser", "Q@ r#", "lift @", "r#"),
            ] {
                let named =
                    |text: &str| text.replace('@', &here.to_string()).replace('#', &there.to_string());
                let mut editor = editor_with(&named(before), tool, orientation);
                play(&mut editor, &named(script));
                assert_eq!(kept(&editor), sorted(&named(after)), "{tool}: {} {orientation}", named(script));
                assert_eq!(steps(&editor), 1, "{tool}: {}", named(script));
            }
        }
    }
}

#[test]
fn a_key_lifts_drops_and_uses_the_tool() {
    check(&[
        ("hand", "Ra1", "lift a1", "Ra1", "hand a1", 0),
        ("hand", "Ra1", "lift h8", "Ra1", "hand", 0),
        ("hand", "Ra1", "lift a1, lift h8", "Rh8", "hand", 1),
        ("hand", "Ra1 qh8", "lift h8, lift a1", "qa1", "hand", 1),
        ("hand", "Ra1 qh8", "lift a1, lift-copy h8", "Ra1 Rh8", "hand", 1),
        ("hand", "Ra1", "lift a1, lift a1", "Ra1", "hand", 0),
        ("hand", "Ra1", "lift a1, escape", "Ra1", "hand", 0),
        ("hand", "Ra1", "lift a1, escape, lift h8", "Ra1", "hand", 0),
        // Keys and clicks go on with each other's work.
        ("hand", "Ra1", "lift a1, press h8, release h8", "Rh8", "hand", 1),
        ("hand", "Ra1", "press a1, release a1, lift h8", "Rh8", "hand", 1),
        ("N", "", "lift a1", "Na1", "N", 1),
        ("N", "Rh8", "lift h8", "Nh8", "N", 1),
        ("N", "Na1", "lift a1", "", "N", 1),
        ("K", "Ka1", "lift h8", "Kh8", "K", 1),
        ("eraser", "Ra1", "lift a1", "", "eraser", 1),
        ("eraser", "Ra1", "lift h8", "Ra1", "eraser", 0),
    ]);
}

#[test]
fn a_key_does_not_disturb_what_the_pointer_holds() {
    for (tool, script) in [("hand", "press a1, move d4"), ("N", "press h8, move h7"), ("eraser", "press b2")]
    {
        let mut editor = editor_with("Ra1", tool, Color::White);
        play(&mut editor, script);
        let gesture = editor.gesture();
        assert!(!play(&mut editor, "lift a1"));
        assert_eq!((editor.gesture(), steps(&editor)), (gesture, 0));
    }
}

// Never

/// Gestures under way; the board has a rook on a1, a knight on h8, a king on e1.
const UNDER_WAY: [(&str, &str); 11] = [
    ("hand", "press a1"),
    ("hand", "press a1, move d4"),
    ("hand", "press h8, move off"),
    ("hand", "press a1, release a1, press h8, move h7"),
    ("hand", "press a1, release a1, press c3"),
    ("N", "press a1, move h1"),
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
            Surroundings { position: &position, tool, pen: Pen::default(), orientation: Color::White };
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
        ("eraser", "Ra1", "right h8, move h1, release h1", "Ra1", "eraser", 0),
        ("eraser", "Ra1", "press h8, move b8, release b1", "Ra1", "eraser", 0),
        ("hand", "Qh8", "spare Q, release h8", "Qh8", "hand", 0),
        ("K", "Kh8", "press a1, move d4, release h8", "Kh8", "K", 0),
    ]);
}

// What a sweep shows before it is done

#[test]
fn a_sweep_under_way_shows_what_it_would_leave() {
    for (tool, before, script, seen) in [
        ("N", "Ra1 kh8", "press a1, move c1", "Na1 Nb1 Nc1 kh8"),
        ("N", "Na1 qb1 kh8", "press a1, move c1", "kh8"),
        ("n", "kh8", "right h8, move g8", "Ng8 Nh8"),
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

// The text box

fn types(editor: &mut Editor, text: &str) {
    for end in 1..=text.chars().count() {
        editor.apply(Command::Type(text.chars().take(end).collect()));
    }
}

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
        Command::LeaveText,
        Command::RevertText,
        Command::Flip,
        Command::Load(EMPTY.into()),
        Command::SetTurn(Color::Black),
        Command::ChooseTool(Tool::Eraser),
    ];
    for command in between {
        let mut editor = editor(START);
        types(&mut editor, "8/8/8/8/8/8/8/K7 w - - 0 1");
        editor.apply(command.clone());
        let (text, before) = (editor.text(), steps(&editor));
        editor.apply(Command::Type("8/8/8/8/8/8/8/K6k w - - 0 1".into()));
        editor.apply(Command::Type("8/8/8/8/8/8/8/K5kk w - - 0 1".into()));
        assert_eq!(steps(&editor), before + 1, "{command:?}");
        editor.apply(Command::Undo);
        assert_eq!(editor.text(), text, "{command:?}");
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
    let fix = editor.reading().faults[0].fix.clone().expect("a fix");
    editor.apply(Command::Fix(fix));
    assert_eq!(editor.text(), pasted);
    editor.apply(Command::Type(format!("{pasted}2")));
    editor.apply(Command::Undo);
    assert_eq!(editor.text(), pasted, "the fix stands when the typing is undone");
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
    assert!(!editor.apply(Command::LeaveText), "there is nothing to leave");
    editor.apply(Command::Type("  4k3/8/8/8/8/8/8/4K3   w".into()));
    assert!(editor.apply(Command::LeaveText));
    assert_eq!((editor.text().as_str(), editor.draft()), ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", None));
    assert_eq!(steps(&editor), 1);
    assert!(!editor.apply(Command::LeaveText));

    for broken in ["4k3/8/8/8/8/8/8/4K2 w - - 0 1", "nonsense", ""] {
        editor.apply(Command::Type(broken.into()));
        assert!(!editor.apply(Command::LeaveText), "{broken:?}");
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
    while let Some(fix) = editor.reading().faults.first().map(|fault| fault.fix.clone().expect("a fix")) {
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
    let fix = editor.reading().faults[0].fix.clone().expect("a fix");
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
    for text in ["8/".repeat(LONGEST_TEXT), format!("{START}{}", " ".repeat(LONGEST_TEXT))] {
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
    for text in [
        "\u{0}\u{1}",
        "a\r\nb\n\nc",
        "\"'`<&>\\",
        "♔\u{FEFF}\u{202E}\u{1F600}",
        &"8/".repeat(LONGEST_TEXT / 2),
    ] {
        let mut editor = editor(START);
        editor.apply(Command::Type(text.into()));
        assert_eq!(editor.text(), text);
        editor.apply(Command::Undo);
        assert_eq!(editor.text(), START);
        editor.apply(Command::Redo);
        assert_eq!(editor.text(), text);
    }
}

// Rights and en passant

#[test]
fn a_typed_right_stands_until_the_board_changes_and_returns_with_its_rook() {
    let typed = "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1";
    let mut editor = editor(START);
    types(&mut editor, typed);
    editor.apply(Command::LeaveText);
    assert_eq!(editor.text(), typed);
    // Clocks and the side to move are not the board.
    editor.apply(Command::SetHalfmove(4));
    editor.apply(Command::SetFullmove(NonZeroU32::MIN.saturating_add(8)));
    editor.apply(Command::SetTurn(Color::Black));
    assert_eq!(editor.text(), "4k3/8/8/8/8/8/8/4K3 b KQkq - 4 9");
    editor.apply(Command::Place(Square::A4, Color::White.pawn()));
    assert_eq!(editor.text(), "4k3/8/8/8/P7/8/8/4K3 b - - 4 9");
    for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
        for color in Color::ALL {
            assert!(editor.document().right(color, side).is_some(), "the tick stays");
            assert!(!editor.document().right_is_possible(color, side));
        }
    }
    editor.apply(Command::Place(Square::H1, Color::White.rook()));
    editor.apply(Command::Place(Square::A8, Color::Black.rook()));
    assert_eq!(editor.text(), "r3k3/8/8/8/P7/8/8/4K2R b Kq - 4 9");
    assert!(editor.document().right_is_possible(Color::White, CastlingSide::KingSide));
    for _ in 0..3 {
        editor.apply(Command::Undo);
    }
    assert_eq!(editor.text(), "4k3/8/8/8/8/8/8/4K3 b KQkq - 4 9", "undo writes them again");
}

#[test]
fn a_right_goes_and_returns_with_its_rook_and_its_king() {
    let mut editor = editor(START);
    for (from, to, rights) in [
        (Square::H1, Square::H4, "Qkq"),
        (Square::A8, Square::A5, "Qk"),
        (Square::E8, Square::D6, "Q"),
        (Square::H4, Square::H1, "KQ"),
        (Square::D6, Square::E8, "KQk"),
        (Square::E1, Square::E3, "k"),
        (Square::E3, Square::E1, "KQk"),
        (Square::A5, Square::A8, "KQkq"),
    ] {
        assert!(editor.apply(Command::Move(from, to)));
        assert_eq!(editor.text().split(' ').nth(2), Some(rights), "{from}{to}");
    }
    assert_eq!(editor.text(), START);
}

#[test]
fn a_right_that_is_given_up_does_not_return() {
    let mut editor = editor(START);
    assert!(editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, false)));
    assert!(!editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, false)));
    assert_eq!(editor.text().split(' ').nth(2), Some("Qkq"));
    editor.apply(Command::Move(Square::H1, Square::H4));
    editor.apply(Command::Move(Square::H4, Square::H1));
    assert_eq!(editor.text().split(' ').nth(2), Some("Qkq"));
    assert!(editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, true)));
    assert!(!editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, true)));
    assert_eq!(editor.text(), START);
    assert_eq!(steps(&editor), 4);
}

#[test]
fn a_tick_says_what_was_asked_of_it() {
    for fen in [
        START,
        EMPTY,
        "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1",
        "1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1",
        "8/8/8/8/8/8/8/1RK4R w HB - 0 1",
    ] {
        for color in Color::ALL {
            for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
                for on in [true, false, true] {
                    let mut editor = editor(fen);
                    let other = |editor: &Editor| {
                        let document = editor.document();
                        [(!color, side), (!color, !side), (color, !side)].map(|(c, s)| document.right(c, s))
                    };
                    let others = other(&editor);
                    editor.apply(Command::SetRight(color, side, !on));
                    editor.apply(Command::SetRight(color, side, on));
                    assert_eq!(editor.document().right(color, side).is_some(), on, "{fen} {color} {side:?}");
                    assert_eq!(other(&editor), others, "{fen} {color} {side:?}");
                }
            }
        }
    }
}

#[test]
fn two_given_rights_on_one_side_of_the_king_are_taken_together() {
    let mut editor = editor("4k3/8/8/8/8/8/8/R3K1RR w HG - 0 1");
    assert!(editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, false)));
    assert_eq!(editor.document().right(Color::White, CastlingSide::KingSide), None);
    assert_eq!(editor.text(), "4k3/8/8/8/8/8/8/R3K1RR w - - 0 1");
}

#[test]
fn a_right_beside_two_given_ones_on_the_other_side_is_not_refused_in_silence() {
    let mut editor = editor("4k3/8/8/8/8/8/8/R3K1RR w HG - 0 1");
    assert!(editor.apply(Command::SetRight(Color::White, CastlingSide::QueenSide, true)));
    assert!(editor.document().right(Color::White, CastlingSide::QueenSide).is_some());
}

#[test]
fn a_right_of_a_king_in_the_corner_is_on_the_side_that_was_ticked() {
    let mut editor = editor("8/8/8/8/8/8/8/1R5K w B - 0 1");
    assert_eq!(editor.document().mode, CastlingMode::Chess960);
    editor.apply(Command::SetRight(Color::White, CastlingSide::QueenSide, false));
    assert!(editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, true)));
    assert!(editor.document().right(Color::White, CastlingSide::KingSide).is_some());
    assert_eq!(editor.document().right(Color::White, CastlingSide::QueenSide), None);
}

#[test]
fn the_en_passant_square_is_meant_until_the_board_allows_it_again() {
    let given = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    let field = |editor: &Editor| editor.text().split(' ').nth(3).map(str::to_owned).expect("a field");
    let mut editor = editor(given);
    for (command, written) in [
        (Command::Move(Square::E4, Square::E5), "-"),
        (Command::Move(Square::E5, Square::E4), "e3"),
        (Command::SetTurn(Color::White), "-"),
        (Command::SetTurn(Color::Black), "e3"),
        (Command::Place(Square::E3, Color::White.knight()), "-"),
        (Command::Remove(Square::E3), "e3"),
        (Command::SetEnPassant(None), "-"),
        (Command::SetEnPassant(Some(Square::E3)), "e3"),
    ] {
        assert!(editor.apply(command.clone()), "{command:?}");
        assert_eq!(field(&editor), written, "{command:?}");
    }
    assert_eq!(editor.text(), given);
    assert!(!editor.apply(Command::SetEnPassant(Some(Square::E3))));
}

#[test]
fn an_unsound_en_passant_square_of_a_text_stands_until_the_board_changes() {
    let given = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq a1 0 1";
    let mut editor = editor(EMPTY);
    editor.apply(Command::PasteText(given.into()));
    editor.apply(Command::LeaveText);
    assert_eq!(editor.text(), given);
    assert_eq!(editor.document().en_passant_choices(), [Square::A1]);
    editor.apply(Command::SetHalfmove(1));
    assert!(editor.text().ends_with(" w KQkq a1 1 1"));
    editor.apply(Command::Remove(Square::A2));
    assert!(editor.text().ends_with(" w KQkq - 1 1"));
    assert_eq!(editor.document().en_passant_choices(), [Square::A1], "it can be had again");
    assert!(editor.apply(Command::SetEnPassant(Some(Square::A1))));
    assert!(editor.text().ends_with(" w KQkq a1 1 1"));
}

// Loading, clearing, transforms, orientation, clocks, tools

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
        (Command::LeaveText, 5),
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
        Command::LeaveText,
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
    editor.apply(Command::Place(Square::H1, Color::White.rook()));
    assert_eq!(editor.text(), "8/8/8/8/8/8/8/7R[] w - - 0 1");
}

// Undo of everything

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
        second in any::<bool>(),
        path in proptest::collection::vec(any_point(), 1..8),
    ) {
        let mut editor = Editor::new(read_lenient(&text).position);
        editor.apply(Command::Orient(orientation));
        editor.apply(Command::ChooseTool(tool));
        let button = if second { Button::Second(None) } else { Button::Main };
        editor.input(Input::Press(path[0], button));
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
}

#[test]
fn leaving_the_text_by_a_press_on_the_board_keeps_what_was_lifted() {
    let mut editor = Editor::new(Position::START);
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 x".into()));
    // The focus goes while the button is down.
    editor.input(Input::Press(Point::new(0.5, 7.5), Button::Main));
    editor.apply(Command::LeaveText);
    editor.input(Input::Release(Point::new(1.5, 7.5), Copying::No));
    assert_eq!(editor.fen(), "4k3/8/8/8/8/8/8/1R2K2R w K - 0 1");
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
        Command::LeaveText,
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
fn a_locked_editor_turns_the_board_and_takes_what_is_brought() {
    let mut editor = Editor::new(Position::START);
    editor.lock();
    assert!(editor.apply(Command::Flip));
    assert_eq!(editor.orientation(), Color::Black);
    assert!(editor.apply(Command::Orient(Color::White)));
    let brought = Document::given(Position::EMPTY);
    assert!(editor.apply(Command::Become(Box::new(brought.clone()), Step::Load)));
    assert_eq!(editor.document(), &brought);
    assert!(!editor.apply(Command::Undo));
    // An address that is changed around it is followed.
    assert!(editor.follow(&Position::START, &Link::default()));
    assert_eq!(editor.fen(), START);
}
