//! The line beside the board: it names the one next useful thing that can be done with the tool in hand and what is under
//! the pointer, and says no more to somebody who has done that several times.

use crate::editor::{Editor, Gesture, Mode, Symmetry, Tool};
use crate::position::{Board, Piece, Square};

/// How often something is done until its lesson is known.
const KNOWN_AFTER: u8 = 3;

/// Something that the line teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// Drag a spare piece onto the board, or take it as the brush.
    Spare,
    /// Move a piece, or remove it by dropping it beside the board.
    Move,
    /// Open the menu of pieces of a square.
    Menu,
    /// Draw a circle or an arrow with the right button.
    Mark,
    /// Drop a piece that is in the air.
    Drop,
    /// Place pieces with a brush.
    Paint,
    /// Remove pieces with the eraser.
    Erase,
    /// Draw with the pen.
    Draw,
    /// Place mirrored pairs.
    Mirror,
    /// Walk over the squares and place pieces by keys.
    Keys,
    /// Make legal moves.
    Play,
}

impl Lesson {
    /// All lessons.
    pub const ALL: [Lesson; 11] = [
        Lesson::Spare,
        Lesson::Move,
        Lesson::Menu,
        Lesson::Mark,
        Lesson::Drop,
        Lesson::Paint,
        Lesson::Erase,
        Lesson::Draw,
        Lesson::Mirror,
        Lesson::Keys,
        Lesson::Play,
    ];

    /// The stable name, in storage and in `data-lesson`.
    pub const fn name(self) -> &'static str {
        match self {
            Lesson::Spare => "spare",
            Lesson::Move => "move",
            Lesson::Menu => "menu",
            Lesson::Mark => "mark",
            Lesson::Drop => "drop",
            Lesson::Paint => "paint",
            Lesson::Erase => "erase",
            Lesson::Draw => "draw",
            Lesson::Mirror => "mirror",
            Lesson::Keys => "keys",
            Lesson::Play => "play",
        }
    }
}

/// What the user points with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointing {
    /// A mouse or another pointer that hovers.
    Mouse,
    /// A finger.
    Touch,
    /// The keys, with the focus on the board.
    Keyboard,
}

impl Pointing {
    /// All of them.
    pub const ALL: [Pointing; 3] = [Pointing::Mouse, Pointing::Touch, Pointing::Keyboard];

    /// The stable name, as in `PointerEvent.pointerType`.
    pub const fn name(self) -> &'static str {
        match self {
            Pointing::Mouse => "mouse",
            Pointing::Touch => "touch",
            Pointing::Keyboard => "keyboard",
        }
    }
}

/// What is under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Under {
    /// Nothing that a tool is for.
    Nothing,
    /// A square of the board.
    Square(Square),
    /// A spare piece.
    Spare(Piece),
}

/// The lessons of a situation, the most useful one first.
fn lessons(editor: &Editor, pointing: Pointing, under: Under) -> &'static [Lesson] {
    if editor.carried().is_some() {
        return &[Lesson::Drop];
    }
    if editor.is_playing() {
        return &[Lesson::Play];
    }
    if pointing == Pointing::Keyboard {
        return &[Lesson::Keys];
    }
    if matches!(under, Under::Spare(_)) && editor.tool() == Tool::Hand {
        return &[Lesson::Spare];
    }
    let is_mirrored = editor.symmetry() == Symmetry::On;
    match editor.tool() {
        Tool::Pen => &[Lesson::Draw],
        Tool::Eraser => &[Lesson::Erase],
        Tool::Brush(_) if is_mirrored => &[Lesson::Mirror, Lesson::Paint],
        Tool::Brush(_) => &[Lesson::Paint],
        Tool::Hand if is_mirrored => &[Lesson::Mirror],
        Tool::Hand if pointing == Pointing::Touch => &[Lesson::Spare, Lesson::Move, Lesson::Menu],
        Tool::Hand => match under {
            Under::Square(square) if editor.piece_at(square).is_some() => {
                &[Lesson::Move, Lesson::Menu, Lesson::Mark]
            }
            Under::Square(_) => &[Lesson::Spare, Lesson::Mark],
            Under::Nothing | Under::Spare(_) => &[Lesson::Spare, Lesson::Move],
        },
    }
}

/// How often each lesson has been followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lessons([u8; Lesson::ALL.len()]);

impl Lessons {
    /// Reads what [`Lessons::record`] wrote. Names that are unknown and numbers that are none are passed over.
    pub fn decode(record: &str) -> Lessons {
        let mut lessons = Lessons::default();
        for (name, count) in record.split_whitespace().filter_map(|entry| entry.split_once('=')) {
            if let Some(lesson) = Lesson::ALL.into_iter().find(|lesson| lesson.name() == name) {
                lessons.0[lesson as usize] = count.parse().unwrap_or(0).min(KNOWN_AFTER);
            }
        }
        lessons
    }

    /// The text that is stored: `spare=1 paint=3`.
    pub fn record(self) -> String {
        let entries = Lesson::ALL.into_iter().filter(|lesson| self.0[*lesson as usize] > 0);
        let entries = entries.map(|lesson| format!("{}={}", lesson.name(), self.0[lesson as usize]));
        entries.collect::<Vec<_>>().join(" ")
    }

    /// Whether a lesson has been followed several times.
    pub fn knows(self, lesson: Lesson) -> bool {
        self.0[lesson as usize] >= KNOWN_AFTER
    }

    /// The same after a lesson has been followed once more.
    #[must_use]
    pub fn after(mut self, lesson: Lesson) -> Lessons {
        let count = &mut self.0[lesson as usize];
        *count = KNOWN_AFTER.min(*count + 1);
        self
    }

    /// The first useful thing that is not known yet.
    pub fn next(self, editor: &Editor, pointing: Pointing, under: Under) -> Option<Lesson> {
        lessons(editor, pointing, under).iter().copied().find(|lesson| !self.knows(*lesson))
    }
}

/// What of the editor shows which lessons somebody follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Activity {
    board: Board,
    marks: usize,
    moves: usize,
    loads: u32,
    tool: Tool,
    symmetry: Symmetry,
    mode: Mode,
    is_carrying: bool,
    is_acting: bool,
}

impl Activity {
    /// As it is now.
    pub fn of(editor: &Editor) -> Activity {
        Activity {
            board: editor.document().position.board().clone(),
            marks: editor.document().marks.len(),
            moves: editor.document().moves_played(),
            loads: editor.loads(),
            tool: editor.tool(),
            symmetry: editor.symmetry(),
            mode: editor.mode(),
            is_carrying: editor.carried().is_some(),
            is_acting: editor.gesture() != Gesture::Idle,
        }
    }

    /// The lessons that were followed between `before` and now: none where something was loaded, taken back or typed.
    pub fn lessons_since(&self, before: &Activity, pointing: Pointing) -> &'static [Lesson] {
        if self.loads != before.loads {
            return &[];
        }
        if [self.mode, before.mode].contains(&Mode::Play) {
            return if self.moves > before.moves { &[Lesson::Play] } else { &[] };
        }
        if self.tool != before.tool {
            return if matches!(self.tool, Tool::Brush(_)) { &[Lesson::Spare] } else { &[] };
        }
        let changes = (self.board.occupied() ^ before.board.occupied()).count();
        if pointing == Pointing::Keyboard {
            return if self.board != before.board && changes <= 2 { &[Lesson::Keys] } else { &[] };
        }
        let is_done = before.is_acting && !self.is_acting;
        if !is_done {
            return &[];
        }
        if self.board == before.board {
            return match self.tool {
                _ if self.marks <= before.marks => &[],
                Tool::Pen => &[Lesson::Draw],
                _ => &[Lesson::Mark],
            };
        }
        match self.tool {
            _ if self.symmetry == Symmetry::On => &[Lesson::Mirror],
            Tool::Eraser => &[Lesson::Erase],
            Tool::Brush(_) => &[Lesson::Paint],
            Tool::Hand | Tool::Pen if self.men() > before.men() => &[Lesson::Spare],
            Tool::Hand | Tool::Pen if before.is_carrying => &[Lesson::Move, Lesson::Drop],
            Tool::Hand | Tool::Pen => &[Lesson::Move],
        }
    }

    fn men(&self) -> usize {
        self.board.occupied().count()
    }
}
