//! The application without a browser.
//!
//! Every intent of the user is a [`Command`]; [`Editor::apply`] alone changes the state, and says whether it did.
//! Everything on the screen is derived from the result.

pub mod address;
mod command;
mod document;
pub mod geometry;
mod gesture;
pub mod glide;
mod history;
pub mod keys;
pub mod meaning;
pub mod storage;

pub use command::Command;
pub use document::Document;
pub use gesture::{Button, Copying, Gesture, Input, Stroke, Surroundings, Tool, step};
pub use history::{History, Snapshot};

use crate::notation::{Reading, read_lenient};
use crate::position::{Bitboard, Color, Piece, Position, Square};

/// A text that stands in the box and is not, or not yet, the document's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Exactly what was typed.
    pub text: String,
    /// As far as it could be read.
    pub reading: Reading,
}

/// The whole state of the application.
#[derive(Clone, Debug, PartialEq)]
pub struct Editor {
    history: History,
    draft: Option<Draft>,
    orientation: Color,
    tool: Tool,
    gesture: Gesture,
    /// Typing goes on: the next character belongs to the same undo step.
    typing: bool,
    /// How many positions have been loaded (paste, link, start, clear): Back and Forward step over these.
    loads: u32,
}

impl Editor {
    /// An editor with one position, White at the bottom.
    pub fn new(position: Position) -> Editor {
        let snapshot = Snapshot { document: Document::given(position), draft: None };
        Editor::restored(History::new(snapshot), Color::White)
    }

    /// An editor as it was saved.
    pub fn restored(history: History, orientation: Color) -> Editor {
        let mut editor = Editor {
            history,
            draft: None,
            orientation,
            tool: Tool::Hand,
            gesture: Gesture::Idle,
            typing: false,
            loads: 0,
        };
        editor.take_draft_of_history();
        editor
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

    /// The gesture that is under way.
    pub fn gesture(&self) -> Gesture {
        self.gesture
    }

    /// How many positions have been loaded since the start.
    pub fn loads(&self) -> u32 {
        self.loads
    }

    /// The piece that a square shows: the document's, or what a sweep under way would leave there.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let position = &self.document().position;
        let there = position.piece_at(square);
        let Gesture::Sweeping { stroke, .. } = self.gesture else { return there };
        match stroke.piece {
            Some(king) if king == king.color.king() => {
                if square == stroke.last {
                    Some(king)
                } else {
                    there.filter(|_| position.kings(king.color) != Bitboard::from(square))
                }
            }
            painted if stroke.squares.contains(square) => painted,
            _ => there,
        }
    }

    /// The text of the position on the board, with what a sweep under way would change.
    pub fn fen(&self) -> String {
        match self.gesture {
            Gesture::Sweeping { stroke, .. } => {
                let mut document = self.document().clone();
                command::paint(&mut document, stroke);
                document.fen()
            }
            _ => self.document().fen(),
        }
    }

    /// What the text box shows: the draft while there is one, else the position's text.
    pub fn text(&self) -> String {
        match (&self.draft, self.gesture) {
            (Some(draft), gesture) if !matches!(gesture, Gesture::Sweeping { .. }) => draft.text.clone(),
            _ => self.fen(),
        }
    }

    /// The reading of what the box shows.
    pub fn reading(&self) -> Reading {
        match (&self.draft, self.gesture) {
            (Some(draft), gesture) if !matches!(gesture, Gesture::Sweeping { .. }) => draft.reading.clone(),
            _ => read_lenient(&self.fen()),
        }
    }

    /// Steps the gesture. Returns whether anything changed.
    pub fn input(&mut self, input: Input) -> bool {
        let around = Surroundings {
            position: &self.document().position,
            tool: self.tool,
            orientation: self.orientation,
        };
        let (gesture, command) = step(self.gesture, input, around);
        let moved = gesture != self.gesture;
        let changed = command.is_some_and(|command| self.apply(command));
        self.gesture = gesture;
        moved || changed
    }

    fn take_draft_of_history(&mut self) {
        let text = self.history.current().draft.clone();
        self.draft = text.map(|text| Draft { reading: read_lenient(&text), text });
    }
}
