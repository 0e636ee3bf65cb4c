//! A random walk of pointers and keys. Each action is sent as the events of a browser, with what may come between them, to the
//! pointer machine and an editor. A second editor gets the commands that the action means, which are worked out here from
//! what a user would expect. After each action both are equal.

use forsyth::editor::actions::{Action, SquareAction};
use forsyth::editor::geometry::crossed;
use forsyth::editor::key_press::KeyPress;
use forsyth::editor::keys::{KeyAction, Scope};
use forsyth::editor::pointer::machine::{Contact, PointerInput};
use forsyth::editor::pointer::{PointerKind, Rectangle};
use forsyth::editor::{Button, Command, Copying, Editor, Gesture, Input, Stroke, Tool};
use forsyth::marks::MarkColor;
use forsyth::position::{Bitboard, Color, Piece, Position, Role, Square};

use crate::pointer::{Screen, Target};

/// The number of events of the walk; `FORSYTH_WALK` is another number.
const EVENTS: usize = 2_000_000;

/// Numbers without a pattern (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn square(&mut self) -> Square {
        let all: [Square; 64] = Square::ALL;
        self.of(&all)
    }

    fn piece(&mut self) -> Piece {
        Piece { color: self.of(&Color::ALL), role: self.of(&Role::ALL) }
    }
}

struct Walk {
    random: Random,
    screen: Screen,
    /// What the editor should be.
    expected: Editor,
    /// The square of the piece that should be selected.
    selected: Option<Square>,
}

/// The pointer whose gestures these are.
fn pointer(kind: PointerKind, at: (f64, f64), copying: Copying) -> Contact {
    Screen::contact(kind, 3, at, copying)
}

/// How a gesture of a pointer ends.
#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    Release,
    Interruption(PointerInput),
    SecondFinger,
    Rest,
}

impl Walk {
    fn command(&mut self, command: Command) {
        self.expected.apply(command);
        self.selected = None;
    }

    /// Somewhere in a square, and not in its middle alone.
    fn place(&mut self, square: Square) -> (f64, f64) {
        let (x, y) = self.screen.place(square);
        let within = self.screen.board.width / 8.0 * 0.4;
        let mut part = || (self.random.below(101) as f64 / 50.0 - 1.0) * within;
        (x + part(), y + part())
    }

    /// What comes at any time and means nothing.
    fn noise(&mut self) {
        match self.random.below(8) {
            0 => {
                let at = self.place(Square::D4);
                self.screen.move_to(Screen::contact(PointerKind::Mouse, 9, at, Copying::No));
            }
            1 => {
                self.screen.send(PointerInput::KeyDown);
            }
            2 => {
                let copying = self.random.of(&[Copying::Yes, Copying::No]);
                self.screen.send(PointerInput::CopyKey(copying));
            }
            3 => {
                self.screen.send(PointerInput::Leave);
            }
            _ => {}
        }
    }

    /// The page scrolls or is enlarged under the pointer.
    fn move_page(&mut self) {
        let board = Rectangle {
            left: self.random.below(200) as f64,
            top: self.random.below(300) as f64 - 100.0,
            width: 160.0 + self.random.below(600) as f64,
            height: 0.0,
        };
        self.screen.board = Rectangle { height: board.width, ..board };
        let board = self.screen.board;
        self.screen.send(PointerInput::BoardMoved(Some(board)));
    }

    /// A press on a square or a spare piece, a way, and an end.
    fn gesture(&mut self) {
        let kind = self.random.of(&PointerKind::ALL);
        let button = match kind {
            PointerKind::Mouse => self.random.of(&[
                Button::Main,
                Button::Main,
                Button::Main,
                Button::Second(None),
                Button::Second(Some(MarkColor::Red)),
                Button::Middle,
            ]),
            _ => Button::Main,
        };
        let spare = self.random.one_in(6).then(|| self.random.piece());
        let from = self.random.square();
        let start = match spare {
            Some(_) => (self.screen.board.left + 50.0, self.screen.board.top - 40.0),
            None => self.place(from),
        };
        let target = spare.map_or(Target::Board, Target::Spare);
        let contact = pointer(kind, start, Copying::No);
        self.screen.down(contact, button, target);
        // A click, or a way to a square or off the board.
        let mut way = vec![start];
        let mut last = spare.is_none().then_some(from);
        for _ in 0..self.random.below(4) {
            last = (!self.random.one_in(6)).then(|| self.random.square());
            let at = match last {
                Some(square) => self.place(square),
                None => (self.screen.board.left - 30.0, self.screen.board.top - 30.0),
            };
            way.push(at);
        }
        let end = match self.random.below(10) {
            0 => End::Interruption(PointerInput::Cancel),
            1 if kind == PointerKind::Mouse => End::Interruption(PointerInput::SecondButton),
            2 if kind == PointerKind::Touch => End::SecondFinger,
            3 => End::Rest,
            _ => End::Release,
        };
        let scrolls = self.screen.scrolls;
        for at in &way[1..] {
            self.noise();
            let contact = pointer(kind, *at, Copying::No);
            self.screen.move_to(contact);
        }
        let at = way[way.len() - 1];
        let has_moved = way.iter().any(|at| (at.0 - start.0).abs().max((at.1 - start.1).abs()) > 10.0);
        let copying = self.random.of(&[Copying::No, Copying::No, Copying::Yes]);
        self.screen.menu = None;
        match end {
            End::Release => {}
            End::Interruption(input) => {
                self.screen.send(input);
            }
            // The browser has the fingers already.
            End::SecondFinger if self.screen.scrolls > scrolls => {}
            End::SecondFinger => {
                let at = self.place(Square::C3);
                let second = Screen::contact(PointerKind::Touch, 4, at, Copying::No);
                self.screen.down(second, Button::Main, Target::Board);
                self.screen.up(second);
            }
            End::Rest => self.screen.rest(),
        }
        let contact = pointer(kind, at, copying);
        self.screen.up(contact);
        if let Some(piece) = spare {
            self.screen.send(PointerInput::ClickSpare(piece));
        }

        let is_resting = kind == PointerKind::Touch
            && spare.is_none()
            && !has_moved
            && self.expected.tool() != Tool::Pen
            && end == End::Rest;
        assert_eq!(self.screen.menu, is_resting.then_some(from), "{kind:?} {way:?}");
        let is_interrupted = is_resting
            || matches!(end, End::Interruption(_) | End::SecondFinger)
            || self.screen.scrolls > scrolls;
        match spare {
            Some(piece) => self.expect_spare(piece, button, last, is_interrupted),
            None => self.expect_on_board(button, from, &way, last, copying, is_interrupted),
        }
    }

    fn expect_spare(&mut self, piece: Piece, button: Button, to: Option<Square>, is_interrupted: bool) {
        if button != Button::Main {
            // Another button does nothing; the click in this walk is one without a press.
            return self.command(Command::ChooseTool(Tool::Brush(piece)));
        }
        self.selected = None;
        if !is_interrupted {
            self.command(match to {
                Some(square) => Command::Place(square, piece),
                None => Command::ChooseTool(Tool::Brush(piece)),
            });
        }
    }

    /// What a press of the button on a square means that ends on another one, or off the board.
    fn expect_on_board(
        &mut self,
        button: Button,
        from: Square,
        way: &[(f64, f64)],
        to: Option<Square>,
        copying: Copying,
        is_interrupted: bool,
    ) {
        let there = self.expected.document().position.piece_at(from);
        let tool = self.expected.tool();
        let board = self.screen.board;
        let orientation = self.expected.orientation();
        let has_left = way.iter().any(|at| board.point(*at).square(orientation) != Some(from));
        let stroke = |piece| {
            way.windows(2).fold(Stroke::on(from, piece), |stroke, ends| {
                crossed(board.point(ends[0]), board.point(ends[1]), orientation).into_iter().fold(
                    stroke,
                    |stroke, square| Stroke {
                        squares: stroke.squares | Bitboard::from(square),
                        last: square,
                        ..stroke
                    },
                )
            })
        };
        let moved = |from: Square, to: Option<Square>| match (to, copying) {
            (None, _) => Command::TakeOff(from),
            (Some(to), Copying::No) => Command::Move(from, to),
            (Some(to), Copying::Yes) => Command::Copy(from, to),
        };
        match (button, tool, there) {
            (Button::Middle, _, None) => {}
            // It is done when the button goes down.
            (Button::Middle, tool, Some(piece)) => {
                self.selected = None;
                if tool != Tool::Brush(piece) {
                    self.command(Command::ChooseTool(Tool::Brush(piece)));
                }
            }
            (Button::Second(color), tool, there) => {
                self.selected = None;
                if is_interrupted {
                    return;
                }
                let mut pen = self.expected.pen();
                pen.color = color.unwrap_or(pen.color);
                match (tool, color, to) {
                    (Tool::Brush(brush), None, _) if !has_left => {
                        let other = Piece { color: !brush.color, ..brush };
                        let painted = (there != Some(other)).then_some(other);
                        self.command(Command::Paint(Stroke::on(from, painted)));
                    }
                    (_, _, Some(to)) => self.command(Command::Draw(pen.mark(from, to))),
                    (_, _, None) => {}
                }
            }
            (Button::Main, Tool::Hand, Some(_)) if is_interrupted => {}
            (Button::Main, Tool::Hand, Some(_)) => match (to, self.selected) {
                (to, _) if to != Some(from) => self.command(moved(from, to)),
                (_, None) => self.selected = Some(from),
                (_, Some(selected)) if selected == from => self.selected = None,
                (_, Some(selected)) => self.command(moved(selected, Some(from))),
            },
            (Button::Main, Tool::Hand, None) => {
                if let Some(selected) = self.selected
                    && to == Some(from)
                    && !is_interrupted
                {
                    self.command(moved(selected, to));
                }
            }
            _ if is_interrupted => {}
            (Button::Main, Tool::Brush(brush), Some(there)) if there != brush => match to {
                _ if !has_left => self.command(Command::Paint(Stroke::on(from, Some(brush)))),
                Some(to) if to == from => {}
                to => self.command(moved(from, to)),
            },
            (Button::Main, Tool::Brush(brush), there) => {
                let painted = (there != Some(brush)).then_some(brush);
                self.command(Command::Paint(stroke(painted)));
            }
            (Button::Main, Tool::Eraser, _) => self.command(Command::Paint(stroke(None))),
            (Button::Main, Tool::Pen, _) => {
                if let Some(to) = to {
                    let mark = self.expected.pen().mark(from, to);
                    self.command(Command::Draw(mark));
                }
            }
        }
    }

    /// A key on a square of the board.
    fn key(&mut self) {
        const PRESSED: [(&str, bool); 19] = [
            ("K", false),
            ("n", false),
            ("P", false),
            ("q", false),
            (" ", false),
            ("Enter", false),
            (" ", false),
            ("Delete", false),
            ("m", false),
            ("c", false),
            ("Escape", false),
            ("Escape", false),
            ("f", false),
            ("s", false),
            ("z", true),
            ("z", true),
            ("y", true),
            ("ArrowLeft", false),
            ("a", false),
        ];
        let (key, control) = self.random.of(&PRESSED);
        let square = self.random.square();
        let press = KeyPress { key, code: "", control, shift: false, alt: false };
        let Some((action, _)) = press.action(Scope::Board, Some(square), None, false) else {
            panic!("{key} is no key of the board");
        };
        self.screen.send(PointerInput::KeyDown);
        let there = self.expected.document().position.piece_at(square);
        let tool = self.expected.tool();
        let pen = self.expected.pen();
        let both = |walk: &mut Walk, command: Command| {
            walk.screen.editor.apply(command.clone());
            walk.command(command);
        };
        match action {
            KeyAction::Square(SquareAction::Place(piece)) => both(self, Command::Place(square, piece)),
            KeyAction::Square(SquareAction::Remove) => both(self, Command::Remove(square)),
            KeyAction::Square(SquareAction::Mark) => both(self, Command::Draw(pen.mark(square, square))),
            KeyAction::Page(Action::ClearMarks) => both(self, Command::ClearMarks),
            KeyAction::Page(Action::Flip) => both(self, Command::Flip),
            KeyAction::Page(Action::ToggleSymmetry) => both(self, Command::ToggleSymmetry),
            KeyAction::Page(Action::Undo) => both(self, Command::Undo),
            KeyAction::Page(Action::Redo) => both(self, Command::Redo),
            KeyAction::Page(Action::Cancel) => {
                self.screen.editor.input(Input::Escape);
                if self.selected.take().is_none() && tool != Tool::Hand {
                    self.command(Command::ChooseTool(Tool::Hand));
                }
            }
            // An arrow that is begun is given up at once, or it would change what other gestures do.
            KeyAction::Square(SquareAction::Aim) => {
                self.screen.editor.input(Input::Aim(square));
                assert_eq!(self.screen.editor.gesture(), Gesture::Aiming { from: square });
                self.screen.editor.input(Input::Escape);
                self.selected = None;
            }
            KeyAction::Square(SquareAction::Lift) => {
                self.screen.editor.input(Input::Lift(square, Copying::No));
                match (self.selected, tool) {
                    (Some(selected), _) if selected == square => self.selected = None,
                    (Some(selected), _) => self.command(Command::Move(selected, square)),
                    (None, Tool::Hand) => self.selected = there.map(|_| square),
                    (None, Tool::Brush(brush)) if there == Some(brush) => {
                        self.command(Command::Remove(square));
                    }
                    (None, Tool::Brush(brush)) => self.command(Command::Place(square, brush)),
                    (None, Tool::Eraser) => self.command(Command::Remove(square)),
                    (None, Tool::Pen) => {
                        self.screen.editor.input(Input::Escape);
                    }
                }
            }
            KeyAction::Square(action) => assert!(action.walked(square, Color::White).is_some(), "{action:?}"),
            action => panic!("{action:?} is not a part of the walk"),
        }
    }

    fn step(&mut self) {
        match self.random.below(12) {
            0 | 1 => self.key(),
            2 => {
                let tool = match self.random.below(5) {
                    0 | 1 => Tool::Hand,
                    2 => Tool::Eraser,
                    3 => Tool::Pen,
                    _ => Tool::Brush(self.random.piece()),
                };
                self.screen.editor.apply(Command::ChooseTool(tool));
                self.command(Command::ChooseTool(tool));
            }
            3 => self.move_page(),
            _ => self.gesture(),
        }
    }

    fn compare(&self, number: usize) {
        let editor = &self.screen.editor;
        assert!(
            self.screen.is_at_rest(),
            "action {number}: {:?}, {:?}",
            editor.gesture(),
            self.screen.machine
        );
        let selected = self.selected.map_or(Gesture::Idle, Gesture::Selected);
        assert_eq!(editor.gesture(), selected, "action {number}");
        assert_eq!(editor.tool(), self.expected.tool(), "action {number}");
        assert_eq!(editor.document(), self.expected.document(), "action {number}");
        assert_eq!(editor.orientation(), self.expected.orientation(), "action {number}");
        assert_eq!(editor.history().numbers(), self.expected.history().numbers(), "action {number}");
    }
}

#[test]
fn whatever_pointers_and_keys_do_the_editor_is_what_the_commands_make_it() {
    let events = std::env::var("FORSYTH_WALK").ok().and_then(|count| count.parse().ok()).unwrap_or(EVENTS);
    let start = || Editor::new(Position::START);
    let mut walk = Walk {
        random: Random(0x9E37_79B9_7F4A_7C15),
        screen: Screen::new(start()),
        expected: start(),
        selected: None,
    };
    let mut number = 0;
    while walk.screen.sent < events {
        walk.step();
        walk.compare(number);
        number += 1;
        // An empty board is dull, and so is a full one.
        if number % 500 == 0 {
            walk.screen.editor.apply(Command::Start);
            walk.command(Command::Start);
            assert_eq!(walk.screen.editor.history(), walk.expected.history(), "action {number}");
        }
    }
}
