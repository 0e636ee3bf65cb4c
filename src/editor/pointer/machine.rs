//! Events of pointers, as a state machine. It decides which pointer holds a gesture, when a finger asks for the menu of a
//! square, and which square lies under the mouse. The page translates events into [`PointerInput`] and carries out each
//! [`PointerOutput`].
//!
//! Whether a finger scrolls the page is decided by the browser before the machine hears of it: by `touch-action` of the
//! element under the finger (`style/board.css`). When the browser scrolls, it cancels the pointer.

use super::{HeldPointer, PointerKind, Rectangle, is_at_edge};
use crate::editor::geometry::Point;
use crate::editor::{Button, Command, Copying, Editor, Gesture, Input, Tool};
use crate::position::{Piece, Square};

/// The time in milliseconds after which a finger that rests on a square asks for its menu.
pub const LONG_PRESS: u32 = 500;

/// A pointer as an event reports it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// Its id in pointer events.
    pub id: i32,
    /// Its kind.
    pub kind: PointerKind,
    /// Whether it is the first of its kind: a second finger is not.
    pub is_primary: bool,
    /// Its place on the screen.
    pub at: (f64, f64),
    /// Whether a key is held that copies what is dragged.
    pub copying: Copying,
}

/// An event of a pointer, or one that concerns it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PointerInput {
    /// A button goes down anywhere on the page, before its element hears of it.
    Down,
    /// A button goes down on the board, which lies in the rectangle.
    PressBoard(Contact, Button, Rectangle),
    /// The main button goes down on a spare piece; the board lies in the rectangle.
    PressSpare(Contact, Piece, Rectangle),
    /// A spare piece is clicked, by a pointer, the keyboard or assistive technology.
    ClickSpare(Piece),
    /// A pointer moves. While it holds nothing and is over the board, the rectangle of the board is given.
    Move(Contact, Option<Rectangle>),
    /// A pointer is released. The board lies in the rectangle.
    Up(Contact, Option<Rectangle>),
    /// Another button of a mouse goes down while one is down.
    SecondButton,
    /// The board is double-clicked; it lies in the rectangle.
    DoubleClick((f64, f64), Rectangle),
    /// The browser takes the pointer away, or the window loses the focus.
    Cancel,
    /// The time of a long press is over.
    LongPress,
    /// The page has moved or changed its size; the board lies in the rectangle.
    BoardMoved(Option<Rectangle>),
    /// The board was turned around.
    BoardTurned,
    /// The mouse has left the board.
    Leave,
    /// A finger begins to touch the board, at a distance from the left edge of a screen of a width.
    TouchStart {
        /// The distance from the left edge.
        x: f64,
        /// The width of the screen.
        width: f64,
        /// The square under the finger.
        square: Option<Square>,
    },
    /// A key goes down.
    KeyDown,
    /// The key that copies what is dragged goes down or up.
    CopyKey(Copying),
}

/// An instruction to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum PointerOutput {
    /// Step the gesture of the editor.
    Input(Input),
    /// Apply a command.
    Command(Command),
    /// Send [`PointerInput::LongPress`] after [`LONG_PRESS`].
    SetTimer,
    /// Forget the timer.
    ClearTimer,
    /// Send the events of the pointer to the pressed element until it is released.
    Capture,
    /// Give the focus to the square.
    Focus(Square),
    /// Show this square as the one under the mouse.
    Hover(Option<Square>),
    /// Open the menu of the square.
    OpenMenu(Square),
    /// Take the default action of the event from the browser.
    PreventDefault,
    /// Let no element hear of the event.
    StopPropagation,
}

/// The state of the machine.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PointerMachine {
    /// The pointer that has begun a gesture.
    held: Option<HeldPointer>,
    /// The kind of the pointer that was pressed last.
    kind: Option<PointerKind>,
    /// The square under the finger that may become a long press.
    resting: Option<Square>,
    /// The square under the mouse.
    hovered: Option<Square>,
    /// Whether the pointer that was pressed last chooses or places a spare piece, so that the click that may follow does not
    /// choose again.
    is_click_done: bool,
    /// Whether the pointer that was pressed last has dragged something.
    has_dragged: bool,
}

impl PointerMachine {
    /// The kind of the pointer that was pressed last.
    pub fn kind(&self) -> Option<PointerKind> {
        self.kind
    }

    /// Whether a pointer has begun a gesture.
    pub fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Takes an input; `editor` is as it was before the outputs are carried out. Returns them in their order.
    pub fn step(&mut self, input: PointerInput, editor: &Editor) -> Vec<PointerOutput> {
        let mut outputs = Vec::new();
        self.take(input, editor, &mut outputs);
        outputs
    }

    fn take(&mut self, input: PointerInput, editor: &Editor, outputs: &mut Vec<PointerOutput>) {
        match input {
            PointerInput::Down => {
                self.forget_click();
                self.has_dragged = false;
                let was_held = self.is_held();
                self.cancel(outputs);
                if was_held {
                    // The second pointer interrupts the gesture of the first one and begins none.
                    outputs.push(PointerOutput::StopPropagation);
                }
            }
            PointerInput::PressBoard(contact, button, board) => {
                self.press_board(contact, button, board, editor, outputs);
            }
            PointerInput::PressSpare(contact, piece, board) => {
                self.is_click_done = true;
                if let Some(at) = self.hold(contact, board) {
                    outputs.push(PointerOutput::Input(Input::PressSpare(piece, at)));
                    outputs.push(PointerOutput::Capture);
                }
            }
            PointerInput::ClickSpare(piece) => {
                if !std::mem::take(&mut self.is_click_done) {
                    outputs.push(PointerOutput::Command(Command::ChooseTool(Tool::Brush(piece))));
                }
            }
            PointerInput::Move(contact, board) => self.moved(contact, board, editor, outputs),
            PointerInput::Up(contact, board) => {
                self.stop_resting(outputs);
                if let Some(held) = self.held.take_if(|held| held.id == contact.id) {
                    let at = board.unwrap_or(held.board).point(contact.at);
                    outputs.push(PointerOutput::Input(Input::Release(at, contact.copying)));
                }
            }
            PointerInput::SecondButton | PointerInput::Cancel => self.cancel(outputs),
            PointerInput::DoubleClick(at, board) => self.double_clicked(board.point(at), editor, outputs),
            PointerInput::LongPress => {
                if let Some(square) = self.resting.take() {
                    self.cancel(outputs);
                    outputs.push(PointerOutput::OpenMenu(square));
                }
            }
            PointerInput::BoardMoved(board) => {
                // Another square lies under a finger that has not moved.
                self.stop_resting(outputs);
                match (&mut self.held, board) {
                    (Some(held), Some(board)) => {
                        held.board = board;
                        outputs.push(PointerOutput::Input(Input::Move(held.point())));
                    }
                    _ => self.hover(None, outputs),
                }
            }
            PointerInput::BoardTurned => self.hover(self.hovered.map(Square::rotate_180), outputs),
            PointerInput::Leave => self.hover(None, outputs),
            PointerInput::TouchStart { x, width, square } => {
                // Only the event stops a system that goes back; but where a finger scrolls the page, it may.
                if is_at_edge(x, width) && editor.takes_hold(square) {
                    outputs.push(PointerOutput::PreventDefault);
                }
            }
            PointerInput::KeyDown => self.forget_click(),
            PointerInput::CopyKey(copying) => {
                if self.is_held() {
                    // Alt alone would open the menus of the browser.
                    outputs.push(PointerOutput::PreventDefault);
                    show_copying(copying, editor, outputs);
                }
            }
        }
    }

    /// The next click does not belong to a spare piece that was pressed before. While one is held, its click is still to come.
    fn forget_click(&mut self) {
        self.is_click_done &= self.is_held();
    }

    /// Begins a gesture: returns the point under the pointer. A second finger begins none: two fingers scroll and zoom the
    /// page.
    fn hold(&mut self, contact: Contact, board: Rectangle) -> Option<Point> {
        self.kind = Some(contact.kind);
        let held = HeldPointer { id: contact.id, board, start: contact.at, at: contact.at };
        self.held = contact.is_primary.then_some(held);
        self.held.map(HeldPointer::point)
    }

    fn press_board(
        &mut self,
        contact: Contact,
        button: Button,
        board: Rectangle,
        editor: &Editor,
        outputs: &mut Vec<PointerOutput>,
    ) {
        let Some(at) = self.hold(contact, board) else { return };
        self.hover(None, outputs);
        let press = Input::Press(at, button);
        let (gesture, _) = editor.next(press);
        outputs.push(PointerOutput::Input(press));
        let (square, is_touch) = (at.square(editor.orientation()), contact.kind == PointerKind::Touch);
        if is_touch && !matches!(gesture, Gesture::Drawing { .. }) && square.is_some() {
            self.resting = square;
            outputs.push(PointerOutput::SetTimer);
        }
        if gesture == Gesture::Idle {
            // A finger on an empty square may rest or scroll the page, so its movements matter.
            self.held.take_if(|_| !is_touch);
            return;
        }
        if button != Button::Main
            && let Some(square) = square
        {
            // The browser gives the focus for the main button only: keys are meant for the board from now on.
            outputs.push(PointerOutput::Focus(square));
        }
        outputs.push(PointerOutput::Capture);
    }

    fn moved(
        &mut self,
        contact: Contact,
        board: Option<Rectangle>,
        editor: &Editor,
        outputs: &mut Vec<PointerOutput>,
    ) {
        let Some(held) = &mut self.held else {
            if contact.kind == PointerKind::Mouse {
                let square = board.and_then(|board| board.point(contact.at).square(editor.orientation()));
                self.hover(square, outputs);
            }
            return;
        };
        if held.id != contact.id {
            return;
        }
        held.at = contact.at;
        let held = *held;
        if held.has_moved() {
            self.has_dragged = true;
            self.stop_resting(outputs);
        }
        outputs.push(PointerOutput::Input(Input::Move(held.point())));
        show_copying(contact.copying, editor, outputs);
    }

    /// With the hand, a double click asks for the menu of the square; a finger asks by a long press.
    fn double_clicked(self, at: Point, editor: &Editor, outputs: &mut Vec<PointerOutput>) {
        let has_hand = editor.tool() == Tool::Hand && !editor.is_playing();
        let is_touch = self.kind == Some(PointerKind::Touch);
        if has_hand
            && !is_touch
            && !self.has_dragged
            && let Some(square) = at.square(editor.orientation())
        {
            // The clicks have selected the piece.
            outputs.push(PointerOutput::Input(Input::Escape));
            outputs.push(PointerOutput::OpenMenu(square));
        }
    }

    /// Ends the gesture without a result.
    fn cancel(&mut self, outputs: &mut Vec<PointerOutput>) {
        self.stop_resting(outputs);
        if self.held.take().is_some() {
            outputs.push(PointerOutput::Input(Input::Cancel));
        }
    }

    fn stop_resting(&mut self, outputs: &mut Vec<PointerOutput>) {
        if self.resting.take().is_some() {
            outputs.push(PointerOutput::ClearTimer);
        }
    }

    fn hover(&mut self, square: Option<Square>, outputs: &mut Vec<PointerOutput>) {
        if self.hovered != square {
            self.hovered = square;
            outputs.push(PointerOutput::Hover(square));
        }
    }
}

/// Shows whether a release would copy what is dragged.
fn show_copying(now: Copying, editor: &Editor, outputs: &mut Vec<PointerOutput>) {
    if matches!(editor.gesture(), Gesture::Dragging { copying, .. } if copying != now) {
        outputs.push(PointerOutput::Input(Input::Hold(now)));
    }
}
