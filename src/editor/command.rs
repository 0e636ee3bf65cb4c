//! Commands: the intents of the user.

use std::num::NonZeroU32;

use super::document::Document;
use super::limits::MAX_TEXT_LEN;
use super::mode::Mode;
use super::session::PastedStep;
use super::stroke::Stroke;
use super::tool::{Pen, Tool};
use crate::marks::Mark;
use crate::notation::{Fix, Form};
use crate::play::Move;
use crate::position::{CastlingSide, Color, Piece, Position, Square, Transform};

/// An intent of the user.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Moves a piece. A piece on the target is replaced.
    Move(Square, Square),
    /// Copies a piece to the target.
    Copy(Square, Square),
    /// Removes a piece that was dragged off the board.
    TakeOff(Square),
    /// Places a piece on a square, and on its mirror images if symmetry is on.
    Place(Square, Piece),
    /// Empties a square, and its mirror images if symmetry is on.
    Remove(Square),
    /// Places or removes pieces on the squares of a sweep, and on their mirror images if symmetry is on.
    Paint(Stroke),
    /// Switches symmetry on or off.
    ToggleSymmetry,
    /// Draws a mark, or removes it if exactly this one is there.
    Draw(Mark),
    /// Removes all marks.
    ClearMarks,
    /// Sets the colour of the pen and whether it colours squares.
    SetPen(Pen),
    /// The text box has this text now, by typing.
    Type(String),
    /// The text box has this text now, by pasting into it. This is an undo step of its own.
    PasteText(String),
    /// The text box has this text in the place of everything that was shown. What was pasted before is not stepped through
    /// any more. This is an undo step of its own.
    ReplaceText(String),
    /// The text box or a number field has lost the focus. A draft that is a well-formed record is removed, and the next
    /// typing is another undo step.
    EndTyping,
    /// Replaces the draft with the text of the board (Escape in the text box).
    RevertText,
    /// Applies a fix to the draft.
    Fix(Fix),
    /// Loads a text from outside (paste, link, file) and takes the hand. Changes nothing if it is not a well-formed record.
    Load(String),
    /// Loads a position from outside (an address) and takes the hand.
    LoadPosition(Position),
    /// Replaces the document: an import, a repair, another variant.
    ReplaceDocument(Box<Document>, Step),
    /// Shows the first place of a pasted text, in a step of its own, and takes the hand (see [`Editor::paste_command`]).
    ///
    /// [`Editor::paste_command`]: super::Editor::paste_command
    Paste(Box<PastedStep>),
    /// Shows another place of the pasted text. It replaces the step of the paste if nothing has been edited since (see
    /// [`Editor::go_command`]).
    ///
    /// [`Editor::go_command`]: super::Editor::go_command
    GoTo(Box<PastedStep>),
    /// Shows the pasted list with several records repaired, in one step (see [`Editor::repair_command`]).
    ///
    /// [`Editor::repair_command`]: super::Editor::repair_command
    RepairRecords(Box<PastedStep>),
    /// From the current step on, what was pasted is not stepped through any more.
    ClosePasted,
    /// Sets the side to move.
    SetTurn(Color),
    /// Sets or removes a castling right.
    SetRight(Color, CastlingSide, bool),
    /// Sets all castling rights that the board allows.
    SetPossibleRights,
    /// Sets or removes the en passant square.
    SetEnPassant(Option<Square>),
    /// Sets the halfmove clock. Several in a row are one undo step, until [`Command::EndTyping`].
    SetHalfmove(u32),
    /// Sets the fullmove number. Several in a row are one undo step, until [`Command::EndTyping`].
    SetFullmove(NonZeroU32),
    /// Loads the start position of the variant and takes the hand.
    Start,
    /// Loads an empty board. The side to move and the tool stay.
    Clear,
    /// Mirrors, rotates, swaps or shifts the position.
    Transform(Transform),
    /// Turns the board around.
    Flip,
    /// Sets the side at the bottom.
    Orient(Color),
    /// Switches between editing and playing.
    SetMode(Mode),
    /// Plays a legal move.
    Play(Move),
    /// Undoes the last move, and the steps after it.
    TakeBack,
    /// Undoes a step.
    Undo,
    /// Redoes a step.
    Redo,
    /// Selects a tool; selecting the current tool again selects the hand.
    ChooseTool(Tool),
    /// Sets the form in which the box shows the position.
    SetForm(Form),
    /// Whoever types the text has paused: what it lacks is a fault from now on.
    Pause,
}

impl Command {
    /// Whether a locked editor accepts the command: it turns the board, replaces the document, or edits nothing.
    pub(super) fn is_allowed_when_locked(&self) -> bool {
        matches!(self, Command::ReplaceDocument(..) | Command::Flip | Command::Orient(_) | Command::Pause)
    }

    /// Whether pieces glide to where the command puts them. They also glide to a position that is loaded.
    pub(super) fn is_animated(&self) -> bool {
        matches!(
            self,
            Command::Undo
                | Command::Redo
                | Command::TakeBack
                | Command::Transform(_)
                | Command::Flip
                | Command::Orient(_)
        )
    }

    /// The field into which the command types.
    pub(super) fn typed(&self) -> Option<Typed> {
        match self {
            Command::Type(_) => Some(Typed::Text),
            Command::SetHalfmove(_) => Some(Typed::Halfmove),
            Command::SetFullmove(_) => Some(Typed::Fullmove),
            _ => None,
        }
    }

    /// Whether its text is longer than the box accepts.
    pub(super) fn is_too_long(&self) -> bool {
        let text = match self {
            Command::Type(text)
            | Command::PasteText(text)
            | Command::ReplaceText(text)
            | Command::Load(text) => Some(text),
            Command::Paste(shown) | Command::GoTo(shown) | Command::RepairRecords(shown) => {
                shown.snapshot.draft.as_ref()
            }
            _ => None,
        };
        text.is_some_and(|text| text.len() > MAX_TEXT_LEN)
    }
}

/// A field in which several characters are one undo step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    Text,
    Halfmove,
    Fullmove,
}

/// The effect of a new document on the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// An edit like any other.
    Edit,
    /// A document from outside is loaded, and the hand is taken.
    Load,
    /// The same by another program, which has no part in what the user has in hand.
    Receive,
    /// Another position of the last import is shown. It replaces the step of that import.
    ReplaceLoad,
}
