//! Editing: every gesture on the board, every command, and undo of all of it.

#![allow(clippy::expect_used, reason = "a test may panic")]

mod commands;
mod lessons;
mod pasted;
mod playing;
mod pointer;
mod pointer_walk;
mod rights;
mod text;
mod tools;
mod under_way;
mod undo;

use forsyth::editor::geometry::Point;
use forsyth::editor::{Button, Command, Copying, Editor, Gesture, Input, Tool};
use forsyth::notation::read_lenient;
use forsyth::position::{Color, Piece, Position, Square};

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

/// What is typed after this command is one step, and no part of what was typed before it.
fn ends_typing(editor: &mut Editor, command: &Command, typed: [Command; 2]) {
    editor.apply(command.clone());
    let (text, before) = (editor.text(), steps(editor));
    for typed in typed {
        editor.apply(typed);
    }
    assert_eq!(steps(editor), before + 1, "{command:?}");
    editor.apply(Command::Undo);
    assert_eq!(editor.text(), text, "{command:?}");
}

fn types(editor: &mut Editor, text: &str) {
    for end in 1..=text.chars().count() {
        editor.apply(Command::Type(text.chars().take(end).collect()));
    }
}
