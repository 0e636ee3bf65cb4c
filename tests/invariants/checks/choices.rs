//! Bytes as choices: of a square, a text, a command, a gesture.

use std::num::NonZeroU32;

use forsyth::editor::geometry::Point;
use forsyth::editor::{Button, Command, Copying, Document, Input, Mode, Pen, Step, Stroke, Tool, variant};
use forsyth::marks::{Mark, MarkColor};
use forsyth::notation::{Fix, Form, Span, read_lenient};
use forsyth::position::{CastlingMode, CastlingSide, Color, Direction, Piece, Role, Square, Transform};

/// Texts to load, type and paste.
const TEXTS: [&str; 16] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "",
    "8",
    "nonsense",
    "startpos",
    "8/8/8/8/8/8/8/7 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w KQkq a1 4294967295 4294967295",
    "1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1",
    "4k3/8/8/8/8/8/8/R3K1RR w HG - 0 1",
    "8/8/8/K2KK3/8/8/8/8 b - e3 00 0",
    "rQ~q1kb1r/pp2pppp/2p5/8/3P1Bb1/4PN2/PPP3PP/R2QKB1R[NNpn] b KQkq - 0 9",
    "8/8/8/8/8/8/8/8 w - - 3+1 0 1",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "4k3/8/8/8/8/8/8/4K2R w K - hmvc 3; fmvn 9; id \"x\";",
    "  4k3/8/8/8/8/8/8/4K3\tb",
];

/// What other texts are put together of.
const PARTS: [&str; 32] = [
    "/",
    "8",
    "1",
    "7",
    "k",
    "K",
    "R",
    "r",
    "p",
    "P",
    "Q~",
    "[]",
    "[Qn]",
    " ",
    " w ",
    " b ",
    "-",
    "KQkq",
    "HAha",
    "e3",
    "a6",
    " 0",
    " 1",
    "3+3",
    " bm e4;",
    " c0 \"x\";",
    "\t",
    "\n",
    "_",
    "\"",
    "é",
    "\u{1F}",
];

/// A source of choices; when it is used up, each is the first.
pub(super) struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl<'a> Bytes<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes.iter())
    }

    pub(super) fn are_used_up(&self) -> bool {
        self.0.as_slice().is_empty()
    }

    fn byte(&mut self) -> u8 {
        self.0.next().copied().unwrap_or_default()
    }

    pub(super) fn below(&mut self, limit: u8) -> u8 {
        self.byte() % limit
    }

    pub(super) fn flag(&mut self) -> bool {
        self.byte() % 2 == 1
    }

    fn one<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::from(self.byte()) % all.len()]
    }

    fn number(&mut self) -> u32 {
        match self.below(4) {
            0 => u32::MAX,
            _ => u32::from(self.byte()),
        }
    }

    pub(super) fn square(&mut self) -> Square {
        self.one(&Square::ALL)
    }

    fn color(&mut self) -> Color {
        self.one(&Color::ALL)
    }

    pub(super) fn piece(&mut self) -> Piece {
        let byte = self.byte();
        Role::ALL[usize::from(byte / 2) % 6].of(Color::from_white(byte.is_multiple_of(2)))
    }

    /// On the board and around it, borders of squares included.
    fn point(&mut self) -> Point {
        let mut along = || f32::from(self.below(42)) / 4.0 - 1.0;
        Point::new(along(), along())
    }

    fn tool(&mut self) -> Tool {
        match self.below(5) {
            0 => Tool::Hand,
            1 => Tool::Eraser,
            2 => Tool::Pen,
            _ => Tool::Brush(self.piece()),
        }
    }

    fn pen(&mut self) -> Pen {
        Pen { color: self.one(&MarkColor::ALL), fills: self.flag() }
    }

    fn copying(&mut self) -> Copying {
        if self.flag() { Copying::Yes } else { Copying::No }
    }

    pub(super) fn text(&mut self) -> String {
        match self.byte() {
            known @ 0..192 => TEXTS[usize::from(known) % TEXTS.len()].to_owned(),
            count => (0..count % 32).map(|_| self.one(&PARTS)).collect(),
        }
    }

    fn document(&mut self) -> Document {
        let mut document = Document::given(read_lenient(&self.text()).position);
        document.choose_variant(self.one(&variant::VARIANTS).0);
        match self.below(4) {
            0 => document.choose_mode(Some(CastlingMode::Standard)),
            1 => document.choose_mode(Some(CastlingMode::Chess960)),
            _ => {}
        }
        if self.flag() {
            document.marks.draw(self.pen().mark(self.square(), self.square()));
        }
        document
    }

    fn transform(&mut self) -> Transform {
        match self.below(6) {
            0 => Transform::MirrorFiles,
            1 => Transform::MirrorRanks,
            2 => Transform::Rotate,
            3 => Transform::SwapColors,
            4 => Transform::FlipSides,
            _ => Transform::Shift(self.one(&Direction::ALL)),
        }
    }

    pub(super) fn command(&mut self) -> Command {
        match self.below(36) {
            0..=3 => Command::Move(self.square(), self.square()),
            4 => Command::Copy(self.square(), self.square()),
            5 => Command::TakeOff(self.square()),
            6 => Command::Place(self.square(), self.piece()),
            7 => Command::Remove(self.square()),
            8 => {
                let (piece, last) = (self.flag().then(|| self.piece()), self.square());
                let squares = (0..4).map(|_| self.square()).chain([last]).collect();
                Command::Paint(Stroke { piece, squares, last })
            }
            9 => Command::ToggleSymmetry,
            10 => Command::Draw(Mark::drawn(self.square(), self.square(), self.one(&MarkColor::ALL))),
            11 => Command::ClearMarks,
            12 => Command::SetPen(self.pen()),
            13..=15 => Command::Type(self.text()),
            16 => Command::PasteText(self.text()),
            17 | 18 => Command::EndTyping,
            19 => Command::RevertText,
            20 => {
                let start = usize::from(self.byte());
                let span = Span::new(start, start + usize::from(self.below(8)));
                Command::Fix(Fix { span, text: self.text() })
            }
            21 => Command::Load(self.text()),
            22 => Command::LoadPosition(read_lenient(&self.text()).position),
            23 => {
                let step = self.one(&[Step::Edit, Step::Load, Step::Receive, Step::ReplaceLoad]);
                Command::ReplaceDocument(Box::new(self.document()), step)
            }
            24 => Command::SetTurn(self.color()),
            25 => {
                let side = self.one(&[CastlingSide::KingSide, CastlingSide::QueenSide]);
                Command::SetRight(self.color(), side, self.flag())
            }
            26 => Command::SetEnPassant(self.flag().then(|| self.square())),
            27 => Command::SetHalfmove(self.number()),
            28 => Command::SetFullmove(NonZeroU32::new(self.number()).unwrap_or(NonZeroU32::MIN)),
            29 => {
                if self.flag() {
                    Command::Start
                } else {
                    Command::Clear
                }
            }
            30 => Command::Transform(self.transform()),
            31 => {
                if self.flag() {
                    Command::Flip
                } else {
                    Command::Orient(self.color())
                }
            }
            32 | 33 => Command::Undo,
            34 => Command::Redo,
            _ => match self.below(6) {
                0 => Command::ChooseTool(self.tool()),
                3 | 4 => Command::SetMode(self.one(&Mode::ALL)),
                5 => Command::TakeBack,
                1 => Command::SetForm(self.one(&Form::ALL)),
                _ => Command::Pause,
            },
        }
    }

    pub(super) fn input(&mut self) -> Input {
        match self.below(16) {
            0..=3 => {
                let second = Button::Second(self.flag().then(|| self.one(&MarkColor::ALL)));
                Input::Press(self.point(), self.one(&[Button::Main, Button::Main, Button::Middle, second]))
            }
            4 => Input::PressSpare(self.piece(), self.point()),
            5..=8 => Input::Move(self.point()),
            9..=12 => Input::Release(self.point(), self.copying()),
            13 => Input::Lift(self.square(), self.copying()),
            14 if self.flag() => Input::Aim(self.square()),
            14 => Input::Promote(self.one(&Role::ALL)),
            _ => self.one(&[Input::Escape, Input::Cancel]),
        }
    }
}
