//! What a person can do, and a person who does it at random.

use super::model::{Focus, Model};
use crate::gesture::Button;
use forsyth::editor::actions::Action as PageAction;
use forsyth::editor::geometry::{Point, crossed};
use forsyth::position::{Color, Direction, Transform};

/// A place on the board's plane: squares from its top left corner, as it is seen. Beyond 0 and 8 it lies off the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot(pub f32, pub f32);

impl Spot {
    /// The same place as the editor knows it.
    pub fn point(self) -> Point {
        Point::new(self.0, self.1)
    }
}

/// One thing that a person does, from beginning to end. As it is printed it can be written into a test.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Presses the first button at a place, moves to another one, and lets go.
    Drag(Spot, Spot),
    /// Presses a button on the board and goes over several places before letting go; over one it is a click.
    Sweep(Button, Vec<Spot>),
    /// Drags a spare piece to a place.
    DragSpare(&'static str, Spot),
    /// Clicks a spare piece.
    ClickSpare(&'static str),
    /// Clicks a tool.
    Take(&'static str),
    /// Clicks the button of an action; that of a transform stands in a menu, which is opened before.
    Press(PageAction),
    /// Presses a key, with its modifiers before it.
    Key(&'static str),
    /// Clicks into the box, goes to a character, deletes some and types others.
    Edit {
        /// How many characters stand before the caret; below zero, one less than how many stand behind it.
        at: isize,
        /// How many are deleted.
        delete: usize,
        /// What is typed.
        text: &'static str,
    },
    /// Clicks into the box, selects everything, and types.
    Replace(&'static str),
    /// Clicks a side to move: `w` or `b`.
    Turn(&'static str),
    /// Clicks a castling box: `K`, `Q`, `k`, `q`.
    Castle(&'static str),
    /// Chooses an en passant square: the first choice is none, and they go around.
    EnPassant(usize),
    /// Clicks into a clock, selects what is there, types, and leaves.
    Clock(&'static str, &'static str),
    /// Loads the page again.
    Reload,
}

/// The spare pieces.
const SPARES: [&str; 12] = ["wK", "wQ", "wR", "wB", "wN", "wP", "bK", "bQ", "bR", "bB", "bN", "bP"];
/// Buttons of the menu.
const TRANSFORMS: [Transform; 9] = [
    Transform::MirrorFiles,
    Transform::MirrorRanks,
    Transform::Rotate,
    Transform::SwapColors,
    Transform::FlipSides,
    Transform::Shift(Direction::Left),
    Transform::Shift(Direction::Right),
    Transform::Shift(Direction::Up),
    Transform::Shift(Direction::Down),
];
/// Buttons that are clicked often.
const BUTTONS: [PageAction; 7] = [
    PageAction::Undo,
    PageAction::Undo,
    PageAction::Undo,
    PageAction::Redo,
    PageAction::Redo,
    PageAction::Flip,
    PageAction::ToggleSymmetry,
];
const ON_THE_BOARD: [&str; 40] = [
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Home",
    "End",
    "PageUp",
    "PageDown",
    "K",
    "Q",
    "R",
    "B",
    "N",
    "P",
    "k",
    "q",
    "r",
    "b",
    "n",
    "p",
    "Space",
    "Space",
    "Enter",
    "Delete",
    "Backspace",
    "m",
    "a",
    "a",
    "1",
    "2",
    "3",
    "4",
    "c",
    "s",
    "Escape",
    "f",
];
const EVERYWHERE: [&str; 7] =
    ["Control+z", "Control+z", "Control+y", "Control+Shift+z", "Escape", "f", "Control+z"];
const IN_THE_TEXT: [&str; 2] = ["Escape", "Enter"];
/// What is typed over everything, whole and broken.
const RECORDS: [&str; 14] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 3",
    "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 40",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/P7/8/8/8/8/7p/4K3 b - - 99 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "k7/8/8/8/8/8/8/K7/Qq w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 3+2 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - bm Ke2; id \"a\";",
    "rnbqkbnr/ppppxppp/8/7/8/8/PPPPPPPP/RNBQKBNR x KQkq z9 0 0",
    "KKkk4/pppppppp/9/p8/8//8/8 w KQkq e9",
    "4k3/8/8/8/8/8/8/4K3",
    "e4",
    " ",
];
const FRAGMENTS: [&str; 22] = [
    "K", "q", "N", "p", "/", "8", "1", "3", " ", " w", "b", "-", "e3", "KQ", "x", "0", "9", "Pp", "\u{e9}",
    "//", "~", "[",
];
const NUMBERS: [&str; 10] = ["0", "1", "7", "50", "99", "4294967296", "007", "-1", "x", " 3"];

/// Numbers that only look random: the same seed gives the same ones, everywhere and always (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Random that fall as the seed says.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.roll() % limit.max(1) as u64) as usize
    }

    /// One of several.
    pub fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }

    /// A place well inside a square of the board.
    fn on_board(&mut self) -> Spot {
        let mut part = || 0.25 + 0.125 * self.below(5) as f32;
        let (x, y) = (part(), part());
        Spot(self.below(8) as f32 + x, self.below(8) as f32 + y)
    }

    /// A place on a square with a piece, if there is any: most of what people do is about pieces.
    fn on_piece(&mut self, model: &Model) -> Spot {
        (0..12)
            .map(|_| self.on_board())
            .find(|spot| model.piece_under(*spot).is_some())
            .unwrap_or(Spot(4.5, 4.5))
    }

    /// A place on the window, but not on the board.
    fn off_board(&mut self) -> Spot {
        self.pick(&[
            Spot(-0.1, 3.5),
            Spot(8.125, 0.5),
            Spot(3.5, -0.5),
            Spot(9.5, 4.5),
            Spot(2.5, 8.5),
            Spot(10.0, -0.25),
        ])
    }

    fn anywhere(&mut self) -> Spot {
        if self.below(8) == 0 { self.off_board() } else { self.on_board() }
    }

    /// Where a way from a place leads. A browser counts in whole pixels: a way that goes through a corner of squares is
    /// another one there.
    fn beyond(&mut self, from: Spot) -> Spot {
        (0..16).map(|_| self.anywhere()).find(|to| is_plain(from, *to)).unwrap_or(from)
    }

    fn path(&mut self) -> Vec<Spot> {
        let mut path = vec![self.on_board()];
        for _ in 0..self.below(4) {
            path.push(self.beyond(path[path.len() - 1]));
        }
        path
    }

    /// Something that a person may do now.
    pub fn action(&mut self, model: &Model) -> Action {
        loop {
            let action = self.any_action(model);
            if model.allows(&action) {
                return action;
            }
        }
    }

    fn any_action(&mut self, model: &Model) -> Action {
        match self.below(100) {
            0..=20 => {
                let from = self.on_piece(model);
                Action::Drag(from, self.beyond(from))
            }
            21..=27 => Action::Sweep(Button::Left, vec![self.on_piece(model)]),
            28..=30 => Action::Sweep(Button::Left, vec![self.on_board()]),
            31..=36 => Action::Sweep(Button::Left, self.path()),
            37..=39 => Action::Sweep(Button::Right, self.path()),
            40 => Action::Sweep(Button::Middle, vec![self.on_board()]),
            41..=43 => Action::DragSpare(self.pick(&SPARES), self.anywhere()),
            44..=46 => Action::ClickSpare(self.pick(&SPARES)),
            47..=49 => Action::Take(self.pick(&["hand", "hand", "eraser", "pen"])),
            50..=56 => Action::Press(self.pick(&BUTTONS)),
            57 => Action::Press(self.pick(&[PageAction::Start, PageAction::Clear])),
            58 => Action::Press(PageAction::Transform(self.pick(&TRANSFORMS))),
            59..=82 => Action::Key(match model.focus() {
                Focus::Text => self.pick(&IN_THE_TEXT),
                Focus::Board if self.below(8) > 0 => self.pick(&ON_THE_BOARD),
                _ => self.pick(&EVERYWHERE),
            }),
            83..=89 => Action::Edit {
                at: self.below(40) as isize - 20,
                delete: self.below(3),
                text: self.pick(&FRAGMENTS),
            },
            90 => Action::Replace(self.pick(&RECORDS)),
            91..=92 => Action::Turn(self.pick(&["w", "b"])),
            93..=95 => Action::Castle(self.pick(&["K", "Q", "k", "q"])),
            96 => Action::EnPassant(self.below(4)),
            97..=98 => Action::Clock(self.pick(&["halfmove-clock", "fullmove-number"]), self.pick(&NUMBERS)),
            _ => Action::Reload,
        }
    }
}

/// Whether a way crosses the same squares if its ends are a little elsewhere.
fn is_plain(from: Spot, to: Spot) -> bool {
    let squares = |nudge: (f32, f32), other: (f32, f32)| {
        let point = |spot: Spot, (x, y): (f32, f32)| Point::new(spot.0 + x, spot.1 + y);
        crossed(point(from, nudge), point(to, other), Color::White)
    };
    let nudges = [(0.02, 0.02), (-0.02, 0.02), (0.02, -0.02), (-0.02, -0.02)];
    let plain = squares((0.0, 0.0), (0.0, 0.0));
    nudges.iter().all(|nudge| nudges.iter().all(|other| squares(*nudge, *other) == plain))
}
