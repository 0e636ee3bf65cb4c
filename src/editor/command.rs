//! Commands: the intents of the user.

use std::num::NonZeroU32;

use super::document::Document;
use super::limits::MAX_TEXT_LEN;
use super::stroke::Stroke;
use super::tool::{Pen, Tool};
use crate::marks::Mark;
use crate::notation::{Fix, Form};
use crate::position::{CastlingSide, Color, Piece, Position, Square, Transform};

/// An intent of the user.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Moves a piece; what stands on the target goes.
    Move(Square, Square),
    /// Leaves the piece and puts its like on the target.
    Copy(Square, Square),
    /// The hand takes a piece off the board.
    TakeOff(Square),
    /// Puts a piece on a square, and on its mirror images while symmetry is on.
    Place(Square, Piece),
    /// Empties a square; the same.
    Remove(Square),
    /// Ends a sweep; the same.
    Paint(Stroke),
    /// Mirrors what is placed from now on, or no longer.
    ToggleSymmetry,
    /// Draws a mark, or removes it if exactly this one is there.
    Draw(Mark),
    /// Removes every mark.
    ClearMarks,
    /// What the pen draws from now on.
    SetPen(Pen),
    /// The text box holds this text now, by typing.
    Type(String),
    /// The text box holds this text now, by pasting into it: a step of its own.
    PasteText(String),
    /// The draft is read anew: somebody has come who reads more than plain records
    /// ([`Reader`](crate::notation::Reader)). What that changes belongs to the step that typed it.
    Reread,
    /// Typing is over, as when the text box or a number lost the focus: a draft that is a well-formed record has done its
    /// work, and what is typed next is another step.
    EndTyping,
    /// Escape in the text box: back to the board's text.
    RevertText,
    /// Applies a fix to the draft.
    Fix(Fix),
    /// Loads a text from elsewhere (paste, link, file). Changes nothing if no position can be read.
    Load(String),
    /// Loads a position that has been read already (an address).
    LoadPosition(Position),
    /// The document becomes another one: an import, a repair, another game.
    ReplaceDocument(Box<Document>, Step),
    /// The side to move.
    SetTurn(Color),
    /// Gives or takes a castling right.
    SetRight(Color, CastlingSide, bool),
    /// The en passant square.
    SetEnPassant(Option<Square>),
    /// The halfmove clock. Several in a row are one step, until the number is left.
    SetHalfmove(u32),
    /// The fullmove number; the same.
    SetFullmove(NonZeroU32),
    /// The start position of the game.
    Start,
    /// The empty board; the side to move stays.
    Clear,
    /// Mirrors, rotates, swaps or shifts the position.
    Transform(Transform),
    /// Turns the board around.
    Flip,
    /// Turns this side to the bottom.
    Orient(Color),
    /// One step back.
    Undo,
    /// One step forward.
    Redo,
    /// Takes a tool; taking the brush in hand again gives the hand.
    ChooseTool(Tool),
    /// The form in which the box shows the position.
    SetForm(Form),
    /// The user wants to know what is wrong, or takes the position elsewhere: building is over.
    Check,
}

impl Command {
    /// Whether a locked editor carries it out: it turns the board or brings a whole document, or it edits nothing.
    pub(super) fn is_allowed_when_locked(&self) -> bool {
        matches!(
            self,
            Command::ReplaceDocument(..)
                | Command::Flip
                | Command::Orient(_)
                | Command::Check
                | Command::Reread
        )
    }

    /// What it types.
    pub(super) fn typed(&self) -> Option<Typed> {
        match self {
            Command::Type(_) => Some(Typed::Text),
            Command::SetHalfmove(_) => Some(Typed::Halfmove),
            Command::SetFullmove(_) => Some(Typed::Fullmove),
            _ => None,
        }
    }

    /// Whether it brings a text that the box does not take.
    pub(super) fn is_too_long(&self) -> bool {
        matches!(self, Command::Type(text) | Command::PasteText(text) | Command::Load(text)
            if text.len() > MAX_TEXT_LEN)
    }
}

/// What is typed character by character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    Text,
    Halfmove,
    Fullmove,
}

/// What a document that comes as a whole is to the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// An edit like any other.
    Edit,
    /// Something from elsewhere is loaded.
    Load,
    /// Another place of what was loaded last: it takes the place of that step.
    ReplaceLoad,
}
