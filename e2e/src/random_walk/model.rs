//! What the page has to show: the editor without a browser, to which the same things are done.

mod fields;
mod shown;

use super::action::{Action, Spot};
use crate::gesture;
use forsyth::editor::actions::{Action as PageAction, SquareAction, on_board};
use forsyth::editor::address::{self, Link};
use forsyth::editor::key_press::KeyPress;
use forsyth::editor::keys::{KeyAction, Scope};
use forsyth::editor::storage::{Log, Restored, Storage, StorageError, restore};
use forsyth::editor::{Button, Command, Copying, Editor, Gesture, Input, Pen, Tool};
use forsyth::position::{Piece, Position, Square, piece_named};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Where keys go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The page.
    Page,
    /// The square that the editor's keys act on.
    Board,
    /// The FEN box.
    Text,
}

/// The storage of the tab, for the moment of a reload.
#[derive(Clone, Debug, Default)]
struct Memory(RefCell<BTreeMap<String, String>>);

impl Storage for Memory {
    fn get(&self, name: &str) -> Result<Option<String>, StorageError> {
        Ok(self.0.borrow().get(name).cloned())
    }

    fn set(&self, name: &str, value: &str) -> Result<(), StorageError> {
        self.0.borrow_mut().insert(name.to_owned(), value.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) {
        self.0.borrow_mut().remove(name);
    }
}

/// The editor, and what the page knows beside it. What pointers and keys mean is proved without a browser
/// (`tests/editor/pointer_walk.rs`): here each action is what it comes to.
#[derive(Clone, Debug)]
pub struct Model {
    editor: Editor,
    focused: Square,
    focus: Focus,
    /// The square that was clicked last: another click there would be a double click, which opens a menu.
    clicked: Option<Square>,
}

impl Model {
    /// The page as it comes.
    pub fn new() -> Self {
        Self::of(Editor::opened(Position::START, &Link::default()))
    }

    /// The page opened with a record in its address.
    pub fn opened(fen: &str) -> Self {
        let link = address::parse("", &format!("#{}", fen.replace(' ', "_")));
        match &link.position {
            Some(Ok(position)) => Self::of(Editor::opened(position.clone(), &link)),
            other => panic!("{fen} is no record for an address: {other:?}"),
        }
    }

    fn of(editor: Editor) -> Self {
        Self { editor, focused: Square::E1, focus: Focus::Page, clicked: None }
    }

    /// Where keys go now.
    pub fn focus(&self) -> Focus {
        self.focus
    }

    /// The piece under a place of the board.
    pub fn piece_under(&self, spot: Spot) -> Option<Piece> {
        self.editor.piece_at(self.square(spot)?)
    }

    fn square(&self, spot: Spot) -> Option<Square> {
        spot.point().square(self.editor.orientation())
    }

    /// Whether an action can be done, and what it leads to is the page's own business: in the box many keys belong to the
    /// browser, and so does a list that takes the focus away without a press.
    pub fn allows(&self, action: &Action) -> bool {
        match action {
            Action::Key(chord) => match self.focus {
                Focus::Text => matches!(*chord, "Escape" | "Enter"),
                Focus::Board => true,
                Focus::Page => chord.contains("Control+") || matches!(*chord, "Escape" | "f"),
            },
            _ if self.clicked.is_some() && self.clicked == self.clicked_by(action) => false,
            // The choices of the pen stand in the place of these.
            Action::DragSpare(name, _) | Action::ClickSpare(name) => {
                self.editor.tool() != Tool::Pen || !name.starts_with('w')
            }
            _ => true,
        }
    }

    /// The square that an action clicks.
    fn clicked_by(&self, action: &Action) -> Option<Square> {
        match action {
            Action::Drag(from, to) if from == to => self.square(*from),
            Action::Sweep(gesture::Button::Left, path) if path.len() == 1 => self.square(path[0]),
            _ => None,
        }
    }

    fn dispatch(&mut self, command: Command) {
        self.editor.apply(command);
    }

    fn input(&mut self, input: Input) {
        self.editor.input(input);
    }

    /// The focus goes elsewhere.
    fn set_focus(&mut self, focus: Focus) {
        if self.focus == Focus::Text && focus != Focus::Text {
            self.dispatch(Command::EndTyping);
        }
        self.focus = focus;
    }

    fn focus_square(&mut self, square: Square) {
        self.focused = square;
        self.set_focus(Focus::Board);
    }

    /// A button goes down on the board. Returns whether the pointer holds something now.
    fn press(&mut self, spot: Spot, button: Button) -> bool {
        let Some(square) = self.square(spot) else { panic!("{spot:?} is off the board") };
        self.input(Input::Press(spot.point(), button));
        let holds = self.editor.gesture() != Gesture::Idle;
        if holds || button == Button::Main {
            self.focus_square(square);
        }
        holds
    }

    /// Does to the editor what the page does to it.
    pub fn perform(&mut self, action: &Action) {
        if !matches!(action, Action::Key(_)) {
            self.clicked = self.clicked_by(action);
        }
        match action {
            Action::Drag(from, to) => self.sweep(gesture::Button::Left, &[*from, *to]),
            Action::Sweep(button, path) => self.sweep(*button, path),
            Action::DragSpare(name, to) => {
                self.press_spare(name);
                self.input(Input::Move(to.point()));
                self.input(Input::Release(to.point(), Copying::No));
            }
            Action::ClickSpare(name) => {
                self.press_spare(name);
                self.input(Input::Release(OFF.point(), Copying::No));
            }
            Action::Take(name) => {
                self.set_focus(Focus::Page);
                self.dispatch(Command::ChooseTool(match *name {
                    "eraser" => Tool::Eraser,
                    "pen" => Tool::Pen,
                    _ => Tool::Hand,
                }));
            }
            Action::Press(action) => {
                self.set_focus(Focus::Page);
                self.on_page(*action);
            }
            Action::Key(chord) => self.key(chord),
            Action::Edit { at, delete, text } => self.edit_text(*at, *delete, text),
            Action::Replace(text) => {
                self.focus = Focus::Text;
                for (index, character) in text.char_indices() {
                    self.dispatch(Command::Type(text[..index + character.len_utf8()].to_owned()));
                }
            }
            Action::Turn(_) | Action::Castle(_) | Action::EnPassant(_) | Action::Clock(..) => {
                self.set_field(action);
            }
            Action::Reload => self.reload(),
        }
    }

    /// What comes back is what is there now: saving at each step is saving the whole (`tests/storage/steps.rs`).
    fn reload(&mut self) {
        let storage = Memory::default();
        // It refuses nothing.
        let _ = Log::default().save(&self.editor, &storage);
        *self = match restore(&storage) {
            Restored::Whole(editor) => Self::of(*editor),
            other => panic!("the work does not come back: {other:?}"),
        };
    }

    fn press_spare(&mut self, name: &str) {
        let Some(piece) = piece_named(name) else { panic!("{name} is no piece") };
        self.input(Input::PressSpare(piece, OFF.point()));
        self.set_focus(Focus::Page);
    }

    fn sweep(&mut self, button: gesture::Button, path: &[Spot]) {
        let button = match button {
            gesture::Button::Left => Button::Main,
            gesture::Button::Middle => Button::Middle,
            gesture::Button::Right => Button::Second(None),
        };
        let (Some(first), Some(last)) = (path.first(), path.last()) else { return };
        if self.press(*first, button) {
            for spot in &path[1..] {
                self.input(Input::Move(spot.point()));
            }
            self.input(Input::Release(last.point(), Copying::No));
        }
    }

    fn on_page(&mut self, action: PageAction) {
        let command = match action {
            PageAction::Undo => Command::Undo,
            PageAction::Redo => Command::Redo,
            PageAction::Start => Command::Start,
            PageAction::Clear => Command::Clear,
            PageAction::Flip => Command::Flip,
            PageAction::ToggleSymmetry => Command::ToggleSymmetry,
            PageAction::ClearMarks => Command::ClearMarks,
            PageAction::PenColor(color) => Command::SetPen(Pen { color, ..self.editor.pen() }),
            PageAction::Transform(seen) => Command::Transform(on_board(seen, self.editor.orientation())),
            PageAction::Cancel => return self.input(Input::Escape),
            other => panic!("{other:?} is nothing that this suite does"),
        };
        self.dispatch(command);
    }

    fn on_square(&mut self, action: SquareAction, square: Square) {
        if let Some(to) = action.walked(square, self.editor.orientation()) {
            self.focused = to;
            return;
        }
        let command = match action {
            SquareAction::Place(piece) => Command::Place(square, piece),
            SquareAction::Remove => Command::Remove(square),
            SquareAction::Mark => Command::Draw(self.editor.pen().mark(square, square)),
            SquareAction::Lift => return self.input(Input::Lift(square, Copying::No)),
            SquareAction::Aim => return self.input(Input::Aim(square)),
            other => panic!("{other:?} is nothing that this suite does"),
        };
        self.dispatch(command);
    }

    fn key(&mut self, chord: &str) {
        let mut parts: Vec<&str> = chord.split('+').collect();
        let key = match parts.pop().unwrap_or_default() {
            "Space" => " ",
            key => key,
        };
        let (control, shift) = (parts.contains(&"Control"), parts.contains(&"Shift"));
        let press = KeyPress { key, code: "", control, shift, alt: false };
        let found = match self.focus {
            Focus::Text => {
                self.dispatch(if key == "Escape" { Command::RevertText } else { Command::EndTyping });
                return;
            }
            Focus::Board => press.action(Scope::Board, Some(self.focused), None, false),
            Focus::Page => press.action(Scope::Page, None, None, false),
        };
        match found {
            Some((KeyAction::Page(action), _)) => self.on_page(action),
            Some((KeyAction::Square(action), Some(square))) => self.on_square(action, square),
            None => {}
            other => panic!("{chord} is {other:?}, which this suite does not press"),
        }
    }
}

impl Default for Model {
    fn default() -> Self {
        Self::new()
    }
}

/// Somewhere that is no square.
const OFF: Spot = Spot(-1.0, -1.0);
