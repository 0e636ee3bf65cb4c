//! Gestures of pointers and keys on the board, as a state machine.
//!
//! A gesture changes nothing before it ends. A sweep is shown over the position and becomes one command when the button is
//! released, so an interruption leaves everything as it was.

use super::command::Command;
use super::geometry::{Point, crossed};
use super::stroke::Stroke;
use super::tool::{Button, Copying, Pen, Tool};
use crate::position::{Color, Piece, Position, Role, Square};

/// An input to a gesture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input {
    /// A button was pressed over the board.
    Press(Point, Button),
    /// A button was pressed on a spare piece.
    PressSpare(Piece, Point),
    /// The pointer has moved with the button down.
    Move(Point),
    /// The button was released; a key may have been held to copy.
    Release(Point, Copying),
    /// The key that copies a dragged piece has gone down or up.
    Hold(Copying),
    /// Space or Enter on a square: lifts or drops a piece with the hand, or uses another tool.
    Lift(Square, Copying),
    /// The key that begins or ends an arrow was pressed on a square.
    Aim(Square),
    /// The piece to which the waiting pawn promotes was chosen.
    Promote(Role),
    /// Escape.
    Escape,
    /// The gesture was interrupted by the browser, a second finger, another button or a lost focus of the window.
    Cancel,
}

/// A gesture that is under way.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Gesture {
    /// Nothing is held.
    #[default]
    Idle,
    /// A piece was clicked or lifted by a key, and its target follows.
    Selected(Square),
    /// The button is down on the target of a selected piece.
    Pressed {
        /// The square under the press.
        square: Square,
        /// The square of the selected piece.
        selected: Square,
    },
    /// A piece is dragged.
    Dragging {
        /// The square from which it is dragged.
        from: Square,
        /// The place of the pointer.
        at: Point,
        /// The square of the piece that was selected before.
        selected: Option<Square>,
        /// With a brush: what a click paints. None as soon as the pointer has left the square.
        click: Option<Stroke>,
        /// Whether the key is held that copies the piece.
        copying: Copying,
    },
    /// A tool is swept over squares.
    Sweeping {
        /// The squares that were crossed so far.
        stroke: Stroke,
        /// The last place of the pointer.
        at: Point,
    },
    /// A mark is drawn.
    Drawing {
        /// The first square.
        from: Square,
        /// The place of the pointer.
        at: Point,
        /// The pen.
        pen: Pen,
        /// With a brush: what a click paints. None as soon as the pointer has left the square.
        click: Option<Stroke>,
    },
    /// An arrow was begun by a key, and its last square follows.
    Aiming {
        /// The first square.
        from: Square,
    },
    /// A pawn that moves to its last rank waits for the piece to which it promotes.
    Promoting {
        /// The square of the pawn.
        from: Square,
        /// The square where it promotes.
        to: Square,
    },
    /// A spare piece is dragged.
    Spare {
        /// The piece.
        piece: Piece,
        /// The place of the pointer.
        at: Point,
    },
}

/// The state of the editor on which gestures depend.
#[derive(Clone, Copy)]
pub struct GestureContext<'a> {
    /// The position on the board.
    pub position: &'a Position,
    /// The selected tool.
    pub tool: Tool,
    /// The pen.
    pub pen: Pen,
    /// The side at the bottom.
    pub orientation: Color,
}

/// The next state of a gesture after an input, and the command that results, if any.
pub fn step(gesture: Gesture, input: Input, context: GestureContext) -> (Gesture, Option<Command>) {
    match (gesture, input) {
        (_, Input::Escape) => escape(gesture, context),
        // Only who plays promotes: see `playing`.
        (Gesture::Promoting { .. }, _) | (_, Input::Promote(_)) => (gesture, None),
        (Gesture::Aiming { from }, Input::Aim(square) | Input::Lift(square, _)) => {
            (Gesture::Idle, Some(Command::Draw(context.pen.mark(from, square))))
        }
        (Gesture::Idle | Gesture::Selected(_), Input::Aim(square)) => {
            (Gesture::Aiming { from: square }, None)
        }
        (_, Input::Lift(square, copying)) => lift(gesture, square, copying, context),
        (Gesture::Idle | Gesture::Selected(_) | Gesture::Aiming { .. }, Input::Press(at, button)) => {
            press(gesture, at, button, context)
        }
        (Gesture::Idle | Gesture::Selected(_) | Gesture::Aiming { .. }, Input::PressSpare(piece, at)) => {
            (Gesture::Spare { piece, at }, None)
        }
        // A second button or finger interrupts a gesture.
        (_, Input::Press(..) | Input::PressSpare(..) | Input::Cancel) => (interrupted(gesture), None),
        (_, Input::Move(at)) => (moved(gesture, at, context.orientation), None),
        (_, Input::Release(at, copying)) => released(gesture, at, copying, context),
        (Gesture::Dragging { from, at, selected, click, .. }, Input::Hold(copying)) => {
            (Gesture::Dragging { from, at, selected, click, copying }, None)
        }
        (_, Input::Hold(_) | Input::Aim(_)) => (gesture, None),
    }
}

/// The gesture after a movement of the pointer.
fn moved(gesture: Gesture, to: Point, orientation: Color) -> Gesture {
    let kept = |click: Option<Stroke>| click.filter(|click| to.square(orientation) == Some(click.last));
    match gesture {
        Gesture::Dragging { from, selected, click, copying, .. } => {
            Gesture::Dragging { from, at: to, selected, click: kept(click), copying }
        }
        Gesture::Spare { piece, .. } => Gesture::Spare { piece, at: to },
        Gesture::Sweeping { stroke, at } => {
            Gesture::Sweeping { stroke: swept(stroke, at, to, orientation), at: to }
        }
        Gesture::Drawing { from, pen, click, .. } => {
            Gesture::Drawing { from, at: to, pen, click: kept(click) }
        }
        _ => gesture,
    }
}

/// The button was released.
fn released(
    gesture: Gesture,
    at: Point,
    copying: Copying,
    context: GestureContext,
) -> (Gesture, Option<Command>) {
    let to = at.square(context.orientation);
    let command = match moved(gesture, at, context.orientation) {
        Gesture::Dragging { click: Some(stroke), .. }
        | Gesture::Drawing { click: Some(stroke), .. }
        | Gesture::Sweeping { stroke, .. } => Some(Command::Paint(stroke)),
        Gesture::Drawing { from, pen, .. } => to.map(|to| Command::Draw(pen.mark(from, to))),
        // It was carried away from its square and put back.
        Gesture::Dragging { from, .. } if context.tool != Tool::Hand && to == Some(from) => None,
        Gesture::Dragging { from, selected, .. } => return drop_piece(from, selected, to, copying),
        Gesture::Pressed { square, selected } if to == Some(square) => {
            Some(move_or_copy(selected, square, copying))
        }
        Gesture::Pressed { selected, .. } => return (Gesture::Selected(selected), None),
        Gesture::Spare { piece, .. } => Some(match to {
            Some(square) => Command::Place(square, piece),
            None => Command::ChooseTool(Tool::Brush(piece)),
        }),
        _ => return (gesture, None),
    };
    (Gesture::Idle, command)
}

/// The gesture after an interruption: a selected piece stays selected.
fn interrupted(gesture: Gesture) -> Gesture {
    match gesture {
        Gesture::Selected(square)
        | Gesture::Pressed { selected: square, .. }
        | Gesture::Dragging { selected: Some(square), .. } => Gesture::Selected(square),
        _ => Gesture::Idle,
    }
}

/// Escape cancels a gesture, or selects the hand if there is none.
fn escape(gesture: Gesture, context: GestureContext) -> (Gesture, Option<Command>) {
    let back_to_hand = gesture == Gesture::Idle && context.tool != Tool::Hand;
    (Gesture::Idle, back_to_hand.then_some(Command::ChooseTool(Tool::Hand)))
}

/// A button was pressed on the board while no button was down.
fn press(gesture: Gesture, at: Point, button: Button, context: GestureContext) -> (Gesture, Option<Command>) {
    let Some(square) = at.square(context.orientation) else { return (gesture, None) };
    let piece = context.position.piece_at(square);
    match (button, context.tool) {
        (Button::Middle, tool) => match piece.map(Tool::Brush) {
            None => (gesture, None),
            // Selecting the current brush again would select the hand.
            Some(taken) => (Gesture::Idle, (taken != tool).then_some(Command::ChooseTool(taken))),
        },
        (Button::Main, Tool::Hand) => {
            let selected = match gesture {
                Gesture::Selected(selected) => Some(selected),
                _ => None,
            };
            match (piece, selected) {
                (Some(_), selected) => (dragging(square, at, selected, None), None),
                (None, Some(selected)) => (Gesture::Pressed { square, selected }, None),
                (None, None) => (Gesture::Idle, None),
            }
        }
        // On another piece a click replaces it, and a drag moves it.
        (Button::Main, Tool::Brush(brush)) => match brushed(square, brush, piece) {
            click @ Stroke { piece: Some(_), .. } if piece.is_some() => {
                (dragging(square, at, None, Some(click)), None)
            }
            stroke => (Gesture::Sweeping { stroke, at }, None),
        },
        (Button::Main, Tool::Eraser) => (Gesture::Sweeping { stroke: Stroke::on(square, None), at }, None),
        (Button::Main, Tool::Pen) => {
            (Gesture::Drawing { from: square, at, pen: context.pen, click: None }, None)
        }
        (Button::Second(color), tool) => {
            let pen = Pen { color: color.unwrap_or(context.pen.color), ..context.pen };
            // Whoever holds the key of a colour wants a mark.
            let click = match tool {
                Tool::Brush(brush) if color.is_none() => {
                    Some(brushed(square, brush.role.of(!brush.color), piece))
                }
                _ => None,
            };
            (Gesture::Drawing { from: square, at, pen, click }, None)
        }
    }
}

fn dragging(from: Square, at: Point, selected: Option<Square>, click: Option<Stroke>) -> Gesture {
    Gesture::Dragging { from, at, selected, click, copying: Copying::No }
}

/// What a brush paints on a square where it is pressed: its piece, or nothing on a piece like that.
fn brushed(square: Square, brush: Piece, there: Option<Piece>) -> Stroke {
    Stroke::on(square, (there != Some(brush)).then_some(brush))
}

/// A stroke with the squares between two points added.
fn swept(stroke: Stroke, from: Point, to: Point, orientation: Color) -> Stroke {
    crossed(from, to, orientation).into_iter().fold(stroke, |stroke, square| Stroke {
        squares: stroke.squares | square,
        last: square,
        ..stroke
    })
}

/// A dragged piece was released.
fn drop_piece(
    from: Square,
    selected: Option<Square>,
    to: Option<Square>,
    copying: Copying,
) -> (Gesture, Option<Command>) {
    match to {
        None => (Gesture::Idle, Some(Command::TakeOff(from))),
        Some(to) if to != from => (Gesture::Idle, Some(move_or_copy(from, to, copying))),
        // Released on the square where it was pressed: a click.
        Some(_) => match selected {
            None => (Gesture::Selected(from), None),
            Some(selected) if selected == from => (Gesture::Idle, None),
            Some(selected) => (Gesture::Idle, Some(move_or_copy(selected, from, copying))),
        },
    }
}

/// Space or Enter was pressed on a square.
fn lift(
    gesture: Gesture,
    square: Square,
    copying: Copying,
    context: GestureContext,
) -> (Gesture, Option<Command>) {
    let piece = context.position.piece_at(square);
    match (gesture, context.tool) {
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
