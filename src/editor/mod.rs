//! The application without a browser.
//!
//! Every intent of the user is a [`Command`]; [`Editor::apply`] alone changes the state, and says whether it did.
//! Everything on the screen is derived from the result.

pub mod actions;
pub mod address;
pub mod appearance;
pub mod board_size;
pub mod clock;
mod command;
mod document;
pub mod en_passant_choices;
pub mod finding_list;
pub mod frame;
pub mod geometry;
mod gesture;
pub mod highlights;
mod history;
mod in_hand;
pub mod key_press;
pub mod keys;
pub mod moved_pieces;
pub mod opening;
pub mod paste_history;
pub mod pasted;
pub mod pointer;
mod scene;
pub mod segment_class;
pub mod segments;
mod shown;
pub mod square_view;
pub mod start_numbers;
pub mod storage;
mod symmetry;
pub mod text_places;
pub mod text_squares;
pub mod translation;
mod typing;
pub mod variant;
pub mod variant_fields;

pub use command::{Command, Step};
pub use document::Document;
pub use gesture::{Button, Copying, Gesture, GestureContext, Input, Pen, Stroke, Tool, step};
pub use history::{History, Snapshot};
pub use scene::Scene;
pub use shown::Shown;
pub use symmetry::Symmetry;

use std::borrow::Cow;

use address::Link;
use command::Typed;
use geometry::Point;

use crate::marks::Mark;
use crate::notation::{Form, Reading, read_lenient};
use crate::position::{Bitboard, Color, Piece, Position, Square};

/// The box takes no longer text, in bytes. A record has some hundred; the page reads and draws what stands in the box at
/// each key, and must not take longer for it than one notices.
pub const MAX_TEXT_LEN: usize = 20_000;

/// A text that stands in the box and is not, or not yet, the document's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Exactly what was typed.
    pub text: String,
    /// As far as it could be read.
    pub reading: Reading,
}

/// Whether the user edits, or only looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lock {
    Open,
    Shut,
}

/// The whole state of the application.
#[derive(Clone, Debug, PartialEq)]
pub struct Editor {
    history: History,
    draft: Option<Draft>,
    orientation: Color,
    tool: Tool,
    pen: Pen,
    gesture: Gesture,
    symmetry: Symmetry,
    /// What is being typed: the next character of it belongs to the same undo step.
    typing: Option<Typed>,
    /// The last step was an import: another place of the same text takes its place.
    importing: bool,
    /// How many positions have been loaded (paste, link, start, clear): Back and Forward step over these.
    loads: u32,
    /// The position is being set up by hand: what it still lacks is nothing to complain about.
    building: bool,
    /// The form in which the box shows the position.
    form: Form,
    lock: Lock,
}

impl Editor {
    /// An editor with one position, White at the bottom.
    pub fn new(position: Position) -> Editor {
        let snapshot = Snapshot { document: Document::given(position), draft: None };
        let mut editor = Editor::restored(History::new(snapshot), Color::White);
        editor.judge();
        editor
    }

    /// An editor with the position of a link, White at the bottom.
    pub fn opened(position: Position, link: &Link) -> Editor {
        let mut editor = Editor::new(position);
        editor.history.revise(|current| link.complete(&mut current.document));
        editor
    }

    /// Goes where a link points to. Returns whether that was anywhere else.
    pub fn follow(&mut self, position: &Position, link: &Link) -> bool {
        let here = self.document();
        if here.written() == *position && link.played(position) == here.variant && link.marks == here.marks {
            return false;
        }
        let mut document = here.with_loaded_position(position.clone(), "");
        link.complete(&mut document);
        self.apply(Command::ReplaceDocument(Box::new(document), Step::Load))
    }

    /// An editor as it was saved.
    pub fn restored(history: History, orientation: Color) -> Editor {
        let mut editor = Editor {
            history,
            draft: None,
            orientation,
            tool: Tool::Hand,
            pen: Pen::default(),
            gesture: Gesture::Idle,
            symmetry: Symmetry::Off,
            typing: None,
            importing: false,
            loads: 0,
            building: false,
            form: Form::AsGiven,
            lock: Lock::Open,
        };
        editor.building = editor.document().lacks_a_king();
        editor.take_draft_of_history();
        editor
    }

    /// Locks the editor for good: the user may turn the board, and whole documents still arrive, from the address or from
    /// the page that embeds this one. Everything else is refused.
    pub fn lock(&mut self) {
        self.lock = Lock::Shut;
    }

    /// The document.
    pub fn document(&self) -> &Document {
        &self.history.current().document
    }

    /// The text that is being typed, where there is one.
    pub fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// The steps behind and ahead.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The side at the bottom.
    pub fn orientation(&self) -> Color {
        self.orientation
    }

    /// The tool in hand.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// What the pen draws.
    pub fn pen(&self) -> Pen {
        self.pen
    }

    /// Whether what is placed is mirrored.
    pub fn symmetry(&self) -> Symmetry {
        self.symmetry
    }

    /// What the brush would leave behind on `hovered`, or a spare piece under way where it is now. The square that it is
    /// carried over shows it already.
    pub fn preview(&self, hovered: Option<Square>) -> [Stroke; 2] {
        let (square, tool) = match self.gesture {
            Gesture::Spare { piece, at } => (at.square(self.orientation), Tool::Brush(piece)),
            Gesture::Idle | Gesture::Selected(_) => (hovered, self.tool),
            _ => (None, Tool::Hand),
        };
        let (Some(square), Tool::Brush(piece)) = (square, tool) else {
            return [Stroke { squares: Bitboard::EMPTY, ..Stroke::on(Square::A1, None) }; 2];
        };
        let mut strokes = self.symmetry.strokes(Stroke::on(square, Some(piece)));
        if matches!(self.gesture, Gesture::Spare { .. }) {
            strokes[1].squares &= !Bitboard::from(square);
        }
        strokes
    }

    /// The mark that a gesture under way would draw if it ended on the square that it has reached; `focused` is where
    /// one that was begun by a key has got to.
    pub fn mark_preview(&self, focused: Square) -> Option<Mark> {
        match self.gesture {
            Gesture::Drawing { from, at, pen } => Some(pen.mark(from, at.square(self.orientation)?)),
            Gesture::Aiming { from } => Some(self.pen.mark(from, focused)),
            _ => None,
        }
    }

    /// The gesture that is under way.
    pub fn gesture(&self) -> Gesture {
        self.gesture
    }

    /// How many positions have been loaded since the start.
    pub fn loads(&self) -> u32 {
        self.loads
    }

    /// Whether the position is being set up by hand, so that nobody wants to hear yet what it lacks.
    pub fn is_building(&self) -> bool {
        self.building
    }

    /// The form in which the box shows the position.
    pub fn form(&self) -> Form {
        self.form
    }

    /// The piece that a square shows: the document's, or what a sweep under way would leave there.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let position = &self.document().position;
        let there = position.piece_at(square);
        let Gesture::Sweeping { stroke, .. } = self.gesture else { return there };
        self.symmetry.strokes(stroke).into_iter().fold(there, |there, stroke| match stroke.piece {
            painted if stroke.reach().contains(square) => painted,
            // Of a king there is one: it leaves the square where it stood.
            Some(king) if king == king.color.king() && there == Some(king) => {
                there.filter(|_| position.kings(king.color) != Bitboard::from(square))
            }
            _ => there,
        })
    }

    /// The text of the position on the board, with what a sweep under way would change.
    pub fn fen(&self) -> String {
        self.written(Form::AsGiven)
    }

    /// The position on the board in a form, with what a sweep under way would change.
    fn written(&self, form: Form) -> String {
        let mut document = Cow::Borrowed(self.document());
        if let Gesture::Sweeping { stroke, .. } = self.gesture {
            command::paint(document.to_mut(), stroke, self.symmetry);
        }
        document.text(form)
    }

    /// What the text box shows: the draft while there is one, else the position in the chosen form.
    pub fn text(&self) -> String {
        match (&self.draft, self.gesture) {
            (Some(draft), gesture) if !matches!(gesture, Gesture::Sweeping { .. }) => draft.text.clone(),
            _ => self.written(self.form),
        }
    }

    /// The reading of what the box shows.
    pub fn reading(&self) -> Reading {
        match (&self.draft, self.gesture) {
            (Some(draft), gesture) if !matches!(gesture, Gesture::Sweeping { .. }) => draft.reading.clone(),
            _ => read_lenient(&self.text()),
        }
    }

    /// Steps the gesture. Returns whether anything changed.
    pub fn input(&mut self, input: Input) -> bool {
        if self.lock == Lock::Shut {
            return false;
        }
        let around = GestureContext {
            position: &self.document().position,
            tool: self.tool,
            pen: self.pen,
            orientation: self.orientation,
        };
        let (gesture, command) = step(self.gesture, input, around);
        let moved = gesture != self.gesture;
        let changed = command.is_some_and(|command| self.apply(command));
        self.gesture = gesture;
        moved || changed
    }

    /// The piece in the air, and where it is.
    pub fn carried(&self) -> Option<(Piece, Point)> {
        match self.gesture {
            Gesture::Dragging { from, at, .. } => Some((self.piece_at(from)?, at)),
            Gesture::Spare { piece, at } => Some((piece, at)),
            _ => None,
        }
    }

    fn take_draft_of_history(&mut self) {
        let text = self.history.current().draft.clone();
        self.draft = text.map(|text| Draft { reading: read_lenient(&text), text });
    }
}
