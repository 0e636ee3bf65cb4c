//! What pointers and keys do on the board, as a state machine without a browser.
//!
//! A gesture changes nothing before it ends: a sweep is shown over the position and becomes one command at the release,
//! so whatever interrupts it leaves everything as it was.

use super::command::Command;
use super::geometry::{Point, crossed};
use super::stroke::Stroke;
use super::tool::{Button, Copying, Pen, Tool};
use crate::position::{Color, Piece, Position, Square};

/// What happens to a gesture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input {
    /// A button goes down over the board.
    Press(Point, Button),
    /// A button goes down on a spare piece.
    PressSpare(Piece, Point),
    /// The pointer is somewhere else, its button still down.
    Move(Point),
    /// The button comes up; with a key held that asks for a copy.
    Release(Point, Copying),
    /// Space or Enter on a square: lifts or drops with the hand, else uses the tool there.
    Lift(Square, Copying),
    /// A key begins an arrow on a square, or ends it there.
    Aim(Square),
    /// Escape.
    Escape,
    /// The browser, a second finger, another button or a lost window takes the pointer away.
    Cancel,
}

/// A gesture that is under way.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Gesture {
    /// Nothing is held.
    #[default]
    Idle,
    /// A piece was clicked or lifted by a key and waits for its target.
    Selected(Square),
    /// The button is down on a square from which nothing is dragged; `selected` waits for its target.
    Pressed {
        /// The square under the press.
        square: Square,
        /// The piece that waits.
        selected: Square,
    },
    /// A piece is carried.
    Dragging {
        /// Where it came from.
        from: Square,
        /// Where the pointer is.
        at: Point,
        /// The piece that waited for a target when this one was pressed.
        selected: Option<Square>,
    },
    /// A tool is swept over squares.
    Sweeping {
        /// What it has crossed.
        stroke: Stroke,
        /// Where the pointer was last.
        at: Point,
    },
    /// A mark is drawn.
    Drawing {
        /// Where it begins.
        from: Square,
        /// Where the pointer is.
        at: Point,
        /// What it draws.
        pen: Pen,
    },
    /// An arrow was begun by a key and waits for its end.
    Aiming {
        /// Where it begins.
        from: Square,
    },
    /// A spare piece is carried.
    Spare {
        /// The piece.
        piece: Piece,
        /// Where the pointer is.
        at: Point,
    },
}

/// What a gesture has to know of the editor.
#[derive(Clone, Copy)]
pub struct GestureContext<'a> {
    /// What stands on the board.
    pub position: &'a Position,
    /// The tool in hand.
    pub tool: Tool,
    /// What the pen draws.
    pub pen: Pen,
    /// The side at the bottom.
    pub orientation: Color,
}

/// The next state of a gesture, and the command that it gives, if any.
pub fn step(gesture: Gesture, input: Input, around: GestureContext) -> (Gesture, Option<Command>) {
    match (gesture, input) {
        (_, Input::Escape) => escape(gesture, around),
        (Gesture::Aiming { from }, Input::Aim(square) | Input::Lift(square, _)) => {
            (Gesture::Idle, Some(Command::Draw(around.pen.mark(from, square))))
        }
        (Gesture::Idle | Gesture::Selected(_), Input::Aim(square)) => {
            (Gesture::Aiming { from: square }, None)
        }
        (_, Input::Lift(square, copying)) => lift(gesture, square, copying, around),
        (Gesture::Idle | Gesture::Selected(_) | Gesture::Aiming { .. }, Input::Press(at, button)) => {
            press(gesture, at, button, around)
        }
        (Gesture::Idle | Gesture::Selected(_) | Gesture::Aiming { .. }, Input::PressSpare(piece, at)) => {
            (Gesture::Spare { piece, at }, None)
        }
        // A second button or finger while something is held.
        (_, Input::Press(..) | Input::PressSpare(..) | Input::Cancel) => (interrupted(gesture), None),
        (Gesture::Dragging { from, selected, .. }, Input::Move(at)) => {
            (Gesture::Dragging { from, at, selected }, None)
        }
        (Gesture::Spare { piece, .. }, Input::Move(at)) => (Gesture::Spare { piece, at }, None),
        (Gesture::Sweeping { stroke, at }, Input::Move(to)) => {
            (Gesture::Sweeping { stroke: swept(stroke, at, to, around.orientation), at: to }, None)
        }
        (Gesture::Drawing { from, pen, .. }, Input::Move(at)) => (Gesture::Drawing { from, at, pen }, None),
        (Gesture::Drawing { from, pen, .. }, Input::Release(at, _)) => {
            let to = at.square(around.orientation);
            (Gesture::Idle, to.map(|to| Command::Draw(pen.mark(from, to))))
        }
        (Gesture::Dragging { from, selected, .. }, Input::Release(at, copying)) => {
            drop_piece(from, selected, at.square(around.orientation), copying)
        }
        (Gesture::Pressed { square, selected }, Input::Release(at, copying)) => {
            if at.square(around.orientation) == Some(square) {
                (Gesture::Idle, Some(move_or_copy(selected, square, copying)))
            } else {
                (Gesture::Selected(selected), None)
            }
        }
        (Gesture::Sweeping { stroke, at }, Input::Release(to, _)) => {
            let stroke = swept(stroke, at, to, around.orientation);
            (Gesture::Idle, Some(Command::Paint(stroke)))
        }
        (Gesture::Spare { piece, .. }, Input::Release(at, _)) => {
            let command = match at.square(around.orientation) {
                Some(square) => Command::Place(square, piece),
                None => Command::ChooseTool(Tool::Brush(piece)),
            };
            (Gesture::Idle, Some(command))
        }
        (
            Gesture::Idle | Gesture::Selected(_) | Gesture::Aiming { .. },
            Input::Move(_) | Input::Release(..),
        )
        | (Gesture::Pressed { .. }, Input::Move(_))
        | (_, Input::Aim(_)) => (gesture, None),
    }
}

/// What is left of a gesture that was taken away: a piece that waited goes on waiting.
fn interrupted(gesture: Gesture) -> Gesture {
    match gesture {
        Gesture::Selected(square)
        | Gesture::Pressed { selected: square, .. }
        | Gesture::Dragging { selected: Some(square), .. } => Gesture::Selected(square),
        _ => Gesture::Idle,
    }
}

fn escape(gesture: Gesture, around: GestureContext) -> (Gesture, Option<Command>) {
    let back_to_hand = gesture == Gesture::Idle && around.tool != Tool::Hand;
    (Gesture::Idle, back_to_hand.then_some(Command::ChooseTool(Tool::Hand)))
}

fn press(gesture: Gesture, at: Point, button: Button, around: GestureContext) -> (Gesture, Option<Command>) {
    let Some(square) = at.square(around.orientation) else { return (gesture, None) };
    let piece = around.position.piece_at(square);
    match (button, around.tool) {
        (Button::Middle, tool) => match piece.map(Tool::Brush) {
            None => (gesture, None),
            // Choosing the brush in hand would give the hand.
            Some(taken) => (Gesture::Idle, (taken != tool).then_some(Command::ChooseTool(taken))),
        },
        (Button::Main, Tool::Hand) => {
            let selected = match gesture {
                Gesture::Selected(selected) => Some(selected),
                _ => None,
            };
            match (piece, selected) {
                (Some(_), _) => (Gesture::Dragging { from: square, at, selected }, None),
                (None, Some(selected)) => (Gesture::Pressed { square, selected }, None),
                (None, None) => (Gesture::Idle, None),
            }
        }
        (Button::Main, Tool::Brush(brush)) => (sweep(square, at, brush, piece), None),
        (Button::Second(_), Tool::Brush(brush)) => {
            (sweep(square, at, brush.role.of(!brush.color), piece), None)
        }
        (Button::Main, Tool::Eraser) => (Gesture::Sweeping { stroke: Stroke::on(square, None), at }, None),
        (Button::Main, Tool::Pen) => (Gesture::Drawing { from: square, at, pen: around.pen }, None),
        (Button::Second(color), Tool::Hand | Tool::Pen) => {
            let pen = Pen { color: color.unwrap_or(around.pen.color), ..around.pen };
            (Gesture::Drawing { from: square, at, pen }, None)
        }
        (Button::Second(_), Tool::Eraser) => (gesture, None),
    }
}

/// A sweep that begins on the very same piece erases.
fn sweep(square: Square, at: Point, brush: Piece, there: Option<Piece>) -> Gesture {
    let piece = (there != Some(brush)).then_some(brush);
    Gesture::Sweeping { stroke: Stroke::on(square, piece), at }
}

fn swept(stroke: Stroke, from: Point, to: Point, orientation: Color) -> Stroke {
    crossed(from, to, orientation).into_iter().fold(stroke, |stroke, square| Stroke {
        squares: stroke.squares | square,
        last: square,
        ..stroke
    })
}

fn drop_piece(
    from: Square,
    selected: Option<Square>,
    to: Option<Square>,
    copying: Copying,
) -> (Gesture, Option<Command>) {
    match to {
        None => (Gesture::Idle, Some(Command::TakeOff(from))),
        Some(to) if to != from => (Gesture::Idle, Some(move_or_copy(from, to, copying))),
        // Released where it started: a click.
        Some(_) => match selected {
            None => (Gesture::Selected(from), None),
            Some(selected) if selected == from => (Gesture::Idle, None),
            Some(selected) => (Gesture::Idle, Some(move_or_copy(selected, from, copying))),
        },
    }
}

fn lift(
    gesture: Gesture,
    square: Square,
    copying: Copying,
    around: GestureContext,
) -> (Gesture, Option<Command>) {
    let piece = around.position.piece_at(square);
    match (gesture, around.tool) {
        (Gesture::Selected(selected), _) if selected == square => (Gesture::Idle, None),
        (Gesture::Selected(selected), _) => (Gesture::Idle, Some(move_or_copy(selected, square, copying))),
        (Gesture::Idle, Tool::Hand) => (piece.map_or(Gesture::Idle, |_| Gesture::Selected(square)), None),
        (Gesture::Idle, Tool::Brush(brush)) if piece == Some(brush) => {
            (Gesture::Idle, Some(Command::Remove(square)))
        }
        (Gesture::Idle, Tool::Brush(brush)) => (Gesture::Idle, Some(Command::Place(square, brush))),
        (Gesture::Idle, Tool::Eraser) => (Gesture::Idle, Some(Command::Remove(square))),
        (Gesture::Idle, Tool::Pen) => (Gesture::Aiming { from: square }, None),
        _ => (gesture, None),
    }
}

fn move_or_copy(from: Square, to: Square, copying: Copying) -> Command {
    match copying {
        Copying::No => Command::Move(from, to),
        Copying::Yes => Command::Copy(from, to),
    }
}
