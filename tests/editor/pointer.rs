//! The pointer machine: from events of mouse, pen and finger to the board.

use forsyth::editor::pointer::machine::{Contact, PointerInput, PointerMachine, PointerOutput};
use forsyth::editor::pointer::{PointerKind, Rectangle};
use forsyth::editor::{Button, Command, Copying, Editor, Gesture, Tool};
use forsyth::position::{Color, Piece, Square};

use crate::{at_rest, editor_with, kept, middle, piece, shown, sorted, square, steps};

/// Where the board lies on the screen at first: a square is 50 pixels wide.
const BOARD: Rectangle = Rectangle { left: 100.0, top: 60.0, width: 400.0, height: 400.0 };

/// A spare piece lies here.
const SPARE: (f64, f64) = (300.0, 500.0);

/// How far a finger moves before a browser takes it for scrolling.
const SLOP: f64 = 15.0;

/// What lies under a pointer that goes down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Target {
    /// The board.
    Board,
    /// A spare piece.
    Spare(Piece),
    /// The rest of the page.
    Page,
}

/// A page with an editor, as a browser would run it: it carries the outputs of the machine out, and scrolls.
pub(crate) struct Screen {
    pub(crate) editor: Editor,
    pub(crate) machine: PointerMachine,
    pub(crate) board: Rectangle,
    /// The timer of a long press runs.
    pub(crate) is_timed: bool,
    /// The square whose menu was opened.
    pub(crate) menu: Option<Square>,
    pub(crate) hovered: Option<Square>,
    /// How many times the browser has scrolled by a finger.
    pub(crate) scrolls: usize,
    /// Events sent.
    pub(crate) sent: usize,
    /// The fingers that are down, with where they came down, and whether one alone may scroll the page.
    fingers: Vec<(i32, (f64, f64), bool)>,
}

impl Screen {
    pub(crate) fn new(editor: Editor) -> Screen {
        Screen {
            editor,
            machine: PointerMachine::default(),
            board: BOARD,
            is_timed: false,
            menu: None,
            hovered: None,
            scrolls: 0,
            sent: 0,
            fingers: Vec::new(),
        }
    }

    /// The place on the screen of the middle of a square.
    pub(crate) fn place(&self, square: Square) -> (f64, f64) {
        let at = middle(square, self.editor.orientation());
        let part = |v: f32, whole: f64| f64::from(v) / 8.0 * whole;
        (self.board.left + part(at.x, self.board.width), self.board.top + part(at.y, self.board.height))
    }

    pub(crate) fn send(&mut self, input: PointerInput) -> Vec<PointerOutput> {
        self.sent += 1;
        let outputs = self.machine.step(input, &self.editor);
        for output in outputs.clone() {
            match output {
                PointerOutput::Input(input) => {
                    self.editor.input(input);
                }
                PointerOutput::Command(command) => {
                    self.editor.apply(command);
                }
                PointerOutput::SetTimer => {
                    assert!(!self.is_timed, "{input:?}: a second timer");
                    self.is_timed = true;
                }
                PointerOutput::ClearTimer => self.is_timed = false,
                PointerOutput::Hover(square) => self.hovered = square,
                PointerOutput::OpenMenu(square) => self.menu = Some(square),
                PointerOutput::Capture
                | PointerOutput::Focus(_)
                | PointerOutput::PreventDefault
                | PointerOutput::StopPropagation => {}
            }
        }
        outputs
    }

    pub(crate) fn contact(kind: PointerKind, id: i32, at: (f64, f64), copying: Copying) -> Contact {
        Contact { id, kind, is_primary: true, at, copying }
    }

    /// A button goes down: the window hears of it first, then the element.
    pub(crate) fn down(&mut self, contact: Contact, button: Button, target: Target) {
        let scrolls = match target {
            // The rule of the styles: with the hand, a finger scrolls from an empty square.
            Target::Board => {
                let under = self.board.point(contact.at).square(self.editor.orientation());
                self.editor.tool() == Tool::Hand
                    && under.is_none_or(|under| self.editor.piece_at(under).is_none())
            }
            Target::Spare(_) => false,
            Target::Page => true,
        };
        if contact.kind == PointerKind::Touch {
            self.fingers.push((contact.id, contact.at, scrolls));
        }
        let contact = Contact { is_primary: self.fingers.len() <= 1, ..contact };
        if self.send(PointerInput::Down).contains(&PointerOutput::StopPropagation) {
            return;
        }
        match (target, button) {
            (Target::Board, _) => {
                self.send(PointerInput::PressBoard(contact, button, self.board));
            }
            (Target::Spare(piece), Button::Main) => {
                self.send(PointerInput::PressSpare(contact, piece, self.board));
            }
            _ => {}
        }
    }

    pub(crate) fn move_to(&mut self, contact: Contact) {
        if contact.kind == PointerKind::Touch {
            let Some(&(_, start, scrolls)) = self.fingers.iter().find(|(id, ..)| *id == contact.id) else {
                return;
            };
            let has_moved = (contact.at.0 - start.0).hypot(contact.at.1 - start.1) > SLOP;
            // Two fingers scroll from everywhere.
            if has_moved && (scrolls || self.fingers.len() > 1) {
                self.scrolls += 1;
                self.fingers.clear();
                self.send(PointerInput::Cancel);
                return;
            }
        }
        let is_over = self.board.point(contact.at).square(Color::White).is_some();
        let board = (is_over && !self.machine.is_held()).then_some(self.board);
        self.send(PointerInput::Move(contact, board));
    }

    /// The pointer goes up. The page hears nothing of a finger that has scrolled.
    pub(crate) fn up(&mut self, contact: Contact) {
        if contact.kind == PointerKind::Touch {
            let count = self.fingers.len();
            self.fingers.retain(|(id, ..)| *id != contact.id);
            if self.fingers.len() == count {
                return;
            }
        }
        self.send(PointerInput::Up(contact, Some(self.board)));
        self.send(PointerInput::Cancel);
    }

    /// The finger rests until the timer ends, if one runs.
    pub(crate) fn rest(&mut self) {
        if std::mem::take(&mut self.is_timed) {
            self.send(PointerInput::LongPress);
        }
    }

    /// What a script says: "finger e2, move e4, up".
    fn play(&mut self, script: &str) {
        let mut kind = PointerKind::Mouse;
        let mut at = (0.0, 0.0);
        for words in script.split(", ") {
            let (verb, place) = words.split_once(' ').unwrap_or((words, ""));
            kind = match verb {
                "mouse" => PointerKind::Mouse,
                "pen" => PointerKind::Pen,
                "finger" => PointerKind::Touch,
                _ => kind,
            };
            at = match place {
                "" => at,
                "off" => (20.0, 20.0),
                "near" => (at.0 + 6.0, at.1 - 6.0),
                "aside" => (at.0 + 12.0, at.1),
                "back" => (at.0 - 12.0, at.1),
                _ if is_spare(place) => SPARE,
                _ => self.place(square(place)),
            };
            let contact = |id| Screen::contact(kind, id, at, Copying::No);
            match verb {
                "mouse" | "pen" | "finger" => {
                    let target = match place {
                        _ if is_spare(place) => Target::Spare(piece(place)),
                        "off" => Target::Page,
                        _ => Target::Board,
                    };
                    self.down(contact(1), Button::Main, target);
                }
                "second" => self.down(contact(2), Button::Main, Target::Board),
                "right" | "middle" => {
                    let button = if verb == "right" { Button::Second(None) } else { Button::Middle };
                    self.down(contact(1), button, Target::Board);
                }
                "move" => self.move_to(contact(1)),
                "other" => self.move_to(contact(7)),
                "up" => self.up(contact(1)),
                "copy" => self.up(Contact { copying: Copying::Yes, ..contact(1) }),
                "rest" => self.rest(),
                "button" => {
                    self.send(PointerInput::SecondButton);
                }
                "cancel" => {
                    self.send(PointerInput::Cancel);
                }
                "click" => {
                    self.send(PointerInput::ClickSpare(piece(place)));
                }
                "key" => {
                    self.send(PointerInput::KeyDown);
                }
                "double" => {
                    self.send(PointerInput::DoubleClick(at, self.board));
                }
                "scroll" => {
                    self.board.top -= 100.0;
                    self.send(PointerInput::BoardMoved(Some(self.board)));
                }
                _ => panic!("no such event: {words}"),
            }
        }
    }

    /// Whether nothing is under way, and nothing waits.
    pub(crate) fn is_at_rest(&self) -> bool {
        let gesture = self.editor.gesture();
        !self.machine.is_held() && !self.is_timed && matches!(gesture, Gesture::Idle | Gesture::Selected(_))
    }
}

/// Whether a place is that of a spare piece, which its letter names.
fn is_spare(place: &str) -> bool {
    place.len() == 1
}

/// Tool in hand, board, events, board after them, what is at rest after them, what else has come of them.
type Row = (&'static str, &'static str, &'static str, &'static str, &'static str, &'static str);

/// Every row, with each side at the bottom.
fn check(rows: &[Row]) {
    for orientation in Color::ALL {
        for (tool, before, script, after, rest, other) in rows {
            let row = format!("{tool}: {before}: {script} ({orientation} at the bottom)");
            let mut screen = Screen::new(editor_with(before, tool, orientation));
            screen.play(script);
            assert_eq!(shown(&screen.editor), sorted(after), "{row}");
            assert_eq!(kept(&screen.editor), sorted(after), "{row}");
            assert_eq!(at_rest(&screen.editor), *rest, "{row}");
            assert!(screen.is_at_rest(), "{row}");
            let menu = screen.menu.map(|square| format!("menu {square}"));
            let scrolled = (screen.scrolls > 0).then(|| "scrolled".to_owned());
            let found: Vec<String> = [scrolled, menu].into_iter().flatten().collect();
            assert_eq!(found.join(", "), *other, "{row}");
            assert!(steps(&screen.editor) <= 1, "{row}");
        }
    }
}

#[test]
fn a_finger_drags_a_piece_at_once_in_any_direction() {
    check(&[
        ("hand", "Pe2", "finger e2, move e3, move e4, up", "Pe4", "hand", ""),
        ("hand", "Pe2", "finger e2, move e4, up", "Pe4", "hand", ""),
        ("hand", "pe7", "finger e7, move e6, move e5, up", "pe5", "hand", ""),
        ("hand", "Re4", "finger e4, move d4, move a4, up", "Ra4", "hand", ""),
        ("hand", "Nb1", "finger b1, move c3, up", "Nc3", "hand", ""),
        ("hand", "Pe2", "finger e2, move off, up", "", "hand", ""),
        ("hand", "Pe2", "finger e2, move e4, move e2, up", "Pe2", "hand e2", ""),
        ("hand", "", "finger N, move d4, up", "Nd4", "hand", ""),
        ("hand", "", "finger q, move d8, move d4, up", "qd4", "hand", ""),
    ]);
}

#[test]
fn a_finger_scrolls_from_empty_squares_with_the_hand_alone() {
    check(&[
        ("hand", "Pe2", "finger d4, move d6, up", "Pe2", "hand", "scrolled"),
        ("hand", "Pe2", "finger off, move e2, up", "Pe2", "hand", "scrolled"),
        // What was selected stays so, and a scroll is no target.
        ("hand", "Pe2", "finger e2, up, finger d4, move d6, up", "Pe2", "hand e2", "scrolled"),
        ("N", "", "finger d4, move d5, up", "Nd4 Nd5", "N", ""),
        ("eraser", "Pd4 Pd5", "finger d4, move d5, up", "", "eraser", ""),
        ("pen", "Pd4", "finger e4, move e5, up", "Pd4", "pen", ""),
    ]);
}

#[test]
fn two_fingers_scroll_from_everywhere_and_put_everything_back() {
    check(&[
        ("hand", "Pe2 Pc2", "finger e2, second c2, move e4", "Pe2 Pc2", "hand", "scrolled"),
        ("hand", "Pe2", "finger e2, move e3, second a5, move e5", "Pe2", "hand", "scrolled"),
        ("hand", "Pe2", "finger e2, up, finger e2, second a5, move e5", "Pe2", "hand e2", "scrolled"),
        ("N", "", "finger a4, move d4, second h6, move d6", "", "N", "scrolled"),
        ("hand", "", "finger N, move d4, second h6, move d6", "", "hand", "scrolled"),
        // Beside the board first: the second finger drags nothing.
        ("hand", "Pe2", "finger off, second e2, move e4", "Pe2", "hand", "scrolled"),
        ("hand", "Pe2", "finger d4, second e2, rest, move e4", "Pe2", "hand", "scrolled"),
    ]);
}

#[test]
fn a_long_press_opens_the_menu_only_where_the_finger_rests() {
    check(&[
        ("hand", "Pe2", "finger e2, rest, up", "Pe2", "hand", "menu e2"),
        ("hand", "Pe2", "finger e2, move near, rest, up", "Pe2", "hand", "menu e2"),
        ("hand", "", "finger d4, rest, move near, up", "", "hand", "menu d4"),
        ("hand", "Pe2", "finger e2, up, finger d4, rest, up", "Pe2", "hand e2", "menu d4"),
        ("N", "", "finger d4, rest, move d8, up", "", "N", "menu d4"),
        ("hand", "Pe2", "finger e2, move aside, move back, rest, up", "Pe2", "hand e2", ""),
        ("hand", "Pe2", "finger e2, move e4, rest, up", "Pe4", "hand", ""),
        ("hand", "Pe2", "finger e2, up, rest", "Pe2", "hand e2", ""),
        ("hand", "Pe2", "finger e2, cancel, rest, up", "Pe2", "hand", ""),
        ("hand", "", "finger N, rest, move d4, up", "Nd4", "hand", ""),
        // The page moves under the finger: another square is there.
        ("hand", "", "finger d4, scroll, rest, up", "", "hand", ""),
        // The pen, mouse and stylus have other ways.
        ("pen", "Pe2", "finger e2, rest, move e4, up", "Pe2", "pen", ""),
        ("hand", "Pe2", "mouse e2, rest, up", "Pe2", "hand e2", ""),
        ("hand", "Pe2", "pen e2, rest, up", "Pe2", "hand e2", ""),
    ]);
}

#[test]
fn mouse_pen_and_finger_click() {
    for kind in ["mouse", "pen", "finger"] {
        for (script, after, rest) in [
            ("KIND a1, up, KIND h8, up", "Rh8", "hand"),
            ("KIND a1, move near, up", "Ra1", "hand a1"),
            ("KIND a1, move h8, copy", "Ra1 Rh8", "hand"),
            ("KIND a1, other d4, move h8, up", "Rh8", "hand"),
            ("KIND a1, move d4, scroll, up f8", "Rf8", "hand"),
            ("KIND a1, move d4, cancel, up", "Ra1", "hand"),
        ] {
            let script = script.replace("KIND", kind);
            let mut screen = Screen::new(editor_with("Ra1", "hand", Color::White));
            screen.play(&script);
            assert_eq!(
                (kept(&screen.editor).as_str(), at_rest(&screen.editor).as_str()),
                (after, rest),
                "{script}"
            );
            assert!(screen.is_at_rest(), "{script}");
        }
    }
}

#[test]
fn buttons_of_a_mouse() {
    check(&[
        ("hand", "Ra1", "mouse a1, move d4, button, up", "Ra1", "hand", ""),
        ("N", "", "mouse a1, move d1, button, move e1, up", "", "N", ""),
        ("N", "", "right a1, up", "na1", "N", ""),
        ("hand", "Ra1", "middle a1, up", "Ra1", "R", ""),
        ("hand", "Ra1", "double a1", "Ra1", "hand", "menu a1"),
        ("hand", "Ra1", "mouse a1, up, mouse a1, up, double a1", "Ra1", "hand", "menu a1"),
        ("hand", "Ra1", "mouse a1, move c1, move a1, up, double a1", "Ra1", "hand a1", ""),
        ("N", "Ra1", "double a1", "Ra1", "N", ""),
        ("hand", "Ra1", "finger a1, up, double a1", "Ra1", "hand a1", ""),
    ]);
}

#[test]
fn a_spare_piece_is_chosen_once() {
    check(&[
        ("hand", "", "mouse N, up, click N", "", "N", ""),
        ("hand", "", "finger N, up, click N", "", "N", ""),
        ("N", "", "mouse N, up, click N", "", "hand", ""),
        // A key or assistive technology clicks without a pointer.
        ("hand", "", "click N", "", "N", ""),
        ("hand", "", "mouse N, up, key, click N", "", "hand", ""),
        ("hand", "", "mouse N, move d4, up, click N", "Nd4", "hand", ""),
        ("hand", "", "finger N, cancel, up", "", "hand", ""),
    ]);
}

#[test]
fn the_square_under_the_mouse_follows_the_mouse_and_the_board() {
    let mut screen = Screen::new(editor_with("Ra1", "hand", Color::White));
    let over = |screen: &mut Screen, kind, square| {
        let at = screen.place(square);
        screen.move_to(Screen::contact(kind, 1, at, Copying::No));
        screen.hovered
    };
    assert_eq!(over(&mut screen, PointerKind::Mouse, Square::E4), Some(Square::E4));
    assert_eq!(over(&mut screen, PointerKind::Pen, Square::A1), Some(Square::E4), "only a mouse hovers");
    screen.editor.apply(Command::Flip);
    screen.send(PointerInput::BoardTurned);
    assert_eq!(screen.hovered, Some(Square::D5));
    assert_eq!(over(&mut screen, PointerKind::Mouse, Square::A1), Some(Square::A1));
    screen.play("mouse a1");
    assert_eq!(screen.hovered, None, "nothing hovers while a piece is carried");
    screen.play("cancel");
    assert_eq!(over(&mut screen, PointerKind::Mouse, Square::H8), Some(Square::H8));
    screen.send(PointerInput::Leave);
    assert_eq!(screen.hovered, None);
}

#[test]
fn an_edge_of_the_screen_is_kept_from_going_back_where_a_finger_takes_something() {
    let mut screen = Screen::new(editor_with("Pa2", "hand", Color::White));
    let mut keeps = |x, square| {
        let input = PointerInput::TouchStart { x, width: 390.0, square: Some(square) };
        screen.send(input) == [PointerOutput::PreventDefault]
    };
    assert!(keeps(6.0, Square::A2) && keeps(384.0, Square::A2));
    assert!(!keeps(40.0, Square::A2) && !keeps(6.0, Square::A4));
}
