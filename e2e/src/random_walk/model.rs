//! What the page has to show: the editor without a browser, to which the same things are done.

mod shown;

use super::action::{Action, Interruption, Spot};
use crate::gesture;
use forsyth::editor::actions::{Action as PageAction, Edge, SquareAction};
use forsyth::editor::address::{self, Link};
use forsyth::editor::geometry::{cell_of, square_in};
use forsyth::editor::keys::{self, KeyAction, Scope};
use forsyth::editor::storage::{Log, Restored, Storage, StorageError, restore};
use forsyth::editor::{Button, Command, Copying, Editor, Gesture, Input, Pen, Tool};
use forsyth::position::{
    Bitboard, CastlingSide, Color, Direction, Piece, Position, Square, Transform, piece_named,
};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::num::NonZeroU32;

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

/// The storage of the tab.
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

/// The editor, and what the page knows beside it.
#[derive(Clone, Debug)]
pub struct Model {
    editor: Editor,
    log: Log,
    storage: Memory,
    focused: Square,
    focus: Focus,
    /// Squares on which another piece has come or gone since the last action.
    redrawn: Bitboard,
    /// The board was turned: every square is another one.
    turned: bool,
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
        let mut model = Self {
            editor,
            log: Log::default(),
            storage: Memory::default(),
            focused: Square::E1,
            focus: Focus::Page,
            redrawn: Bitboard::EMPTY,
            turned: false,
            clicked: None,
        };
        model.save();
        model
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
            Action::DeleteUnderPointer(_) => self.focus != Focus::Text,
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
            Action::Drag(from, to, _) if from == to => self.square(*from),
            Action::Sweep(gesture::Button::Left, path) if path.len() == 1 => self.square(path[0]),
            _ => None,
        }
    }

    fn save(&mut self) {
        // The memory refuses nothing.
        let _ = self.log.save(&self.editor, &self.storage);
    }

    fn pieces(&self) -> [Option<Piece>; 64] {
        Square::ALL.map(|square| self.editor.piece_at(square))
    }

    /// One event, as the page's store carries it out.
    fn edit(&mut self, edit: impl FnOnce(&mut Editor) -> bool) {
        let (before, orientation) = (self.pieces(), self.editor.orientation());
        if !edit(&mut self.editor) {
            return;
        }
        if self.editor.gesture() == Gesture::Idle {
            self.save();
        }
        self.turned |= orientation != self.editor.orientation();
        for (square, (old, new)) in Square::ALL.into_iter().zip(before.into_iter().zip(self.pieces())) {
            if old != new {
                self.redrawn |= Bitboard::from(square);
            }
        }
    }

    fn dispatch(&mut self, command: Command) {
        self.edit(|editor| editor.apply(command));
    }

    fn input(&mut self, input: Input) {
        self.edit(|editor| editor.input(input));
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
        self.redrawn = Bitboard::EMPTY;
        self.turned = false;
        if !matches!(action, Action::Key(_)) {
            self.clicked = self.clicked_by(action);
        }
        match action {
            Action::Drag(from, to, held) => {
                if self.press(*from, Button::Main) {
                    self.input(Input::Move(to.point()));
                    let copying = if held.is_some() { Copying::Yes } else { Copying::No };
                    self.input(Input::Release(to.point(), copying));
                }
            }
            Action::BrokenDrag(from, to, by) => {
                if self.press(*from, Button::Main) {
                    self.input(Input::Move(to.point()));
                    match by {
                        Interruption::SecondButton => self.input(Input::Cancel),
                        Interruption::Escape => {
                            self.input(Input::Escape);
                            self.input(Input::Release(to.point(), Copying::No));
                        }
                    }
                } else if *by == Interruption::Escape {
                    self.input(Input::Escape);
                }
            }
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
            Action::Press(name) => {
                self.set_focus(Focus::Page);
                self.dispatch(match *name {
                    "undo" => Command::Undo,
                    "redo" => Command::Redo,
                    "flip" => Command::Flip,
                    "symmetry" => Command::ToggleSymmetry,
                    "start" => Command::Start,
                    "clear" => Command::Clear,
                    other => panic!("{other} is no button that this suite presses"),
                });
            }
            Action::Transform(name) => {
                self.set_focus(Focus::Page);
                let transform = self.transform(name);
                self.dispatch(Command::Transform(transform));
            }
            Action::Key(chord) => self.key(chord),
            Action::DeleteUnderPointer(spot) => {
                let under = self.square(*spot);
                let square = if self.focus == Focus::Board { Some(self.focused) } else { under };
                if let Some(square) = square {
                    self.dispatch(Command::Remove(square));
                }
            }
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
            Action::Reload => {
                self.editor = match restore(&self.storage) {
                    Restored::Whole(editor) => *editor,
                    other => panic!("the work does not come back: {other:?}"),
                };
                (self.log, self.focused, self.focus) = (Log::default(), Square::E1, Focus::Page);
                self.save();
            }
        }
    }

    fn edit_text(&mut self, at: isize, delete: usize, text: &str) {
        self.focus = Focus::Text;
        let mut now: Vec<char> = self.editor.text().chars().collect();
        let place = |count: usize| count.min(now.len());
        let at = if at < 0 { now.len() - place(at.unsigned_abs() - 1) } else { place(at.unsigned_abs()) };
        for _ in 0..delete.min(now.len() - at) {
            now.remove(at);
            self.dispatch(Command::Type(now.iter().collect()));
        }
        for (index, character) in text.chars().enumerate() {
            now.insert(at + index, character);
            self.dispatch(Command::Type(now.iter().collect()));
        }
    }

    fn set_field(&mut self, action: &Action) {
        self.set_focus(Focus::Page);
        match action {
            Action::Turn(value) => {
                let turn = if *value == "w" { Color::White } else { Color::Black };
                if self.editor.document().position.turn != turn {
                    self.dispatch(Command::SetTurn(turn));
                }
            }
            Action::Castle(letter) => {
                let (color, side) = right(letter);
                let on = self.editor.document().right(color, side).is_none();
                self.dispatch(Command::SetRight(color, side, on));
            }
            Action::EnPassant(choice) => {
                let choices = self.choices();
                let value = &choices[choice % choices.len()];
                if *value != self.en_passant() {
                    self.dispatch(Command::SetEnPassant(value.parse().ok()));
                }
            }
            Action::Clock(id, text) => {
                for end in text.char_indices().map(|(index, character)| index + character.len_utf8()) {
                    if let Some(command) = clock(id, text[..end].trim()) {
                        self.dispatch(command);
                    }
                }
                self.dispatch(Command::EndTyping);
            }
            _ => {}
        }
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

    fn transform(&self, name: &str) -> Transform {
        let transform = match name {
            "mirror-horizontal" => Transform::MirrorFiles,
            "mirror-vertical" => Transform::MirrorRanks,
            "rotate" => Transform::Rotate,
            "swap-colors" => Transform::SwapColors,
            "flip-sides" => Transform::FlipSides,
            "shift-left" => Transform::Shift(Direction::Left),
            "shift-right" => Transform::Shift(Direction::Right),
            "shift-up" => Transform::Shift(Direction::Up),
            "shift-down" => Transform::Shift(Direction::Down),
            other => panic!("{other} is no transform"),
        };
        match (transform, self.editor.orientation()) {
            (Transform::Shift(direction), Color::Black) => Transform::Shift(direction.turned()),
            _ => transform,
        }
    }

    fn key(&mut self, chord: &str) {
        let mut parts: Vec<&str> = chord.split('+').collect();
        let key = match parts.pop().unwrap_or_default() {
            "Space" => " ",
            key => key,
        };
        let (control, shift) = (parts.contains(&"Control"), parts.contains(&"Shift"));
        let (scope, square) = match self.focus {
            Focus::Text => {
                self.dispatch(if key == "Escape" { Command::RevertText } else { Command::EndTyping });
                return;
            }
            Focus::Board => (Scope::Board, Some(self.focused)),
            Focus::Page => (Scope::Page, None),
        };
        let Some(action) = keys::action(key, control, shift, scope) else { return };
        match (action, square) {
            (KeyAction::Square(SquareAction::Walk(columns, rows)), Some(_)) => {
                self.walk(|column, row| ((column + columns).clamp(0, 7), (row + rows).clamp(0, 7)));
            }
            (KeyAction::Square(SquareAction::RowEdge(edge)), Some(_)) => self.walk(|_, row| (end(edge), row)),
            (KeyAction::Square(SquareAction::ColumnEdge(edge)), Some(_)) => {
                self.walk(|column, _| (column, end(edge)));
            }
            (KeyAction::Square(SquareAction::Lift), Some(square)) => {
                self.input(Input::Lift(square, Copying::No));
            }
            (KeyAction::Square(SquareAction::Place(piece)), Some(square)) => {
                self.dispatch(Command::Place(square, piece));
            }
            (KeyAction::Square(SquareAction::Remove), Some(square)) => self.dispatch(Command::Remove(square)),
            (KeyAction::Square(SquareAction::Mark), Some(square)) => {
                self.dispatch(Command::Draw(self.editor.pen().mark(square, square)));
            }
            (KeyAction::Square(SquareAction::Aim), Some(square)) => self.input(Input::Aim(square)),
            (KeyAction::Page(PageAction::PenColor(color)), _) => {
                self.dispatch(Command::SetPen(Pen { color, ..self.editor.pen() }));
            }
            (KeyAction::Page(PageAction::ClearMarks), _) => self.dispatch(Command::ClearMarks),
            (KeyAction::Page(PageAction::ToggleSymmetry), _) => self.dispatch(Command::ToggleSymmetry),
            (KeyAction::Page(PageAction::Cancel), _) => self.input(Input::Escape),
            (KeyAction::Page(PageAction::Flip), _) => self.dispatch(Command::Flip),
            (KeyAction::Page(PageAction::Undo), _) => self.dispatch(Command::Undo),
            (KeyAction::Page(PageAction::Redo), _) => self.dispatch(Command::Redo),
            (other, _) => panic!("{chord} is {other:?}, which this suite does not press"),
        }
    }

    fn walk(&mut self, to: impl FnOnce(i32, i32) -> (i32, i32)) {
        let orientation = self.editor.orientation();
        let (column, row) = cell_of(self.focused, orientation);
        let (column, row) = to(column as i32, row as i32);
        self.focused = square_in(column as u32, row as u32, orientation);
    }

    fn en_passant(&self) -> String {
        self.editor
            .document()
            .written()
            .en_passant
            .map_or_else(|| "-".to_owned(), |square| square.to_string())
    }

    fn choices(&self) -> Vec<String> {
        let squares = self.editor.document().en_passant_choices();
        std::iter::once("-".to_owned()).chain(squares.iter().map(ToString::to_string)).collect()
    }
}

impl Default for Model {
    fn default() -> Self {
        Self::new()
    }
}

/// Somewhere that is no square.
const OFF: Spot = Spot(-1.0, -1.0);

const fn end(edge: Edge) -> i32 {
    match edge {
        Edge::First => 0,
        Edge::Last => 7,
    }
}

fn right(letter: &str) -> (Color, CastlingSide) {
    let color = if letter == "K" || letter == "Q" { Color::White } else { Color::Black };
    let side =
        if letter.eq_ignore_ascii_case("k") { CastlingSide::KingSide } else { CastlingSide::QueenSide };
    (color, side)
}

fn clock(id: &str, text: &str) -> Option<Command> {
    let number: u32 = text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()?;
    match id {
        "fullmove-number" => NonZeroU32::new(number).map(Command::SetFullmove),
        _ => Some(Command::SetHalfmove(number)),
    }
}
