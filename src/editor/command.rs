//! Commands: the only way to change an [`Editor`].

use std::num::NonZeroU32;

use super::{Document, Draft, Editor, Lock, MAX_TEXT_LEN, Pen, Snapshot, Stroke, Symmetry, Tool};
use crate::legality::start_position;
use crate::marks::{Mark, Marks};
use crate::notation::{Fix, Form, Reading, operations_in, read_lenient};
use crate::position::{CastlingSide, Color, Piece, Pockets, Position, Square, Transform};

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
    fn is_for_everybody(&self) -> bool {
        matches!(self, Command::ReplaceDocument(..) | Command::Flip | Command::Orient(_) | Command::Check)
    }

    /// What it types.
    fn typed(&self) -> Option<Typed> {
        match self {
            Command::Type(_) => Some(Typed::Text),
            Command::SetHalfmove(_) => Some(Typed::Halfmove),
            Command::SetFullmove(_) => Some(Typed::Fullmove),
            _ => None,
        }
    }

    /// Whether it brings a text that the box does not take.
    fn is_too_long(&self) -> bool {
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

impl Editor {
    /// Applies a command. Returns whether anything changed: if not, there is no new step and nothing to draw.
    ///
    /// Whatever is held is put back, for the board changes under it.
    pub fn apply(&mut self, command: Command) -> bool {
        if self.lock == Lock::Shut && !command.is_for_everybody() || command.is_too_long() {
            return false;
        }
        match command {
            Command::EndTyping => {
                // The press that takes the focus away may have lifted a piece: the board is as it was.
                self.typing = None;
                return self.leave_text();
            }
            Command::SetForm(form) => return self.set_form(form),
            Command::Check => return std::mem::take(&mut self.building),
            Command::SetPen(pen) => return std::mem::replace(&mut self.pen, pen) != pen,
            _ => {}
        }
        let put_back = std::mem::take(&mut self.gesture) != super::Gesture::Idle;
        let typed = command.typed();
        let goes_on = typed.is_some() && self.typing == typed;
        self.typing = None;
        let importing = std::mem::take(&mut self.importing);
        // Whoever turns the board goes on with the same text.
        self.importing = importing
            && matches!(
                command,
                Command::Flip | Command::Orient(_) | Command::ChooseTool(_) | Command::ToggleSymmetry
            );
        let changed = match command {
            Command::Type(text) => self.type_on(text, goes_on),
            Command::PasteText(text) => self.paste_text(text),
            Command::RevertText => self.revert_text(),
            Command::Fix(fix) => self.fix(&fix),
            Command::Load(text) => self.load(&text),
            Command::LoadPosition(position) => self.load_position(position, ""),
            Command::ReplaceDocument(document, step) => self.become_document(*document, step, importing),
            Command::Flip => {
                self.orientation = !self.orientation;
                true
            }
            Command::Orient(color) => std::mem::replace(&mut self.orientation, color) != color,
            Command::Undo => self.history.undo() && self.arrive(),
            Command::Redo => self.history.redo() && self.arrive(),
            Command::ChooseTool(tool) => {
                let tool = if tool == self.tool { Tool::Hand } else { tool };
                std::mem::replace(&mut self.tool, tool) != tool
            }
            Command::ToggleSymmetry => {
                self.symmetry = self.symmetry.toggled();
                true
            }
            Command::Start => {
                let document = self.document();
                let start = start_position(&document.position, document.variant);
                self.load_position(start, "")
            }
            Command::Clear => {
                let document = self.document();
                let mut empty = Position::EMPTY;
                empty.turn = document.position.turn;
                empty.set_pockets(document.position.pockets().map(|_| Pockets::default()));
                empty.remaining_checks = document.position.remaining_checks;
                self.load_position(empty, "")
            }
            edit => {
                let draws = matches!(edit, Command::Draw(_) | Command::ClearMarks);
                // No text tells of marks: what is being typed stays.
                let draft = self.draft.clone().filter(|_| draws);
                let symmetry = self.symmetry;
                let changed =
                    self.edit(draft, typed, goes_on, |document| edit_document(document, &edit, symmetry));
                self.building |= changed && !draws && self.document().lacks_a_king();
                changed
            }
        };
        changed || put_back
    }

    /// An empty board is the beginning of something; a position that was given as a text is there to be judged.
    pub(super) fn judge(&mut self) {
        self.building = self.is_empty();
    }

    fn is_empty(&self) -> bool {
        self.document().position.board().occupied().is_empty()
    }

    fn become_document(&mut self, document: Document, step: Step, importing: bool) -> bool {
        if document == *self.document() && self.draft.is_none() {
            // What was there already is no step of this import: another place of it must not take its place.
            self.importing = importing && step == Step::ReplaceLoad;
            return false;
        }
        self.importing = step != Step::Edit;
        if step == Step::ReplaceLoad && importing {
            self.history.revise(|current| *current = Snapshot { document, draft: None });
            self.draft = None;
        } else {
            self.push(document, None);
        }
        match step {
            Step::Edit => {}
            // Back and Forward step over the text, not over each place in it.
            Step::ReplaceLoad => self.judge(),
            Step::Load => {
                self.loads += 1;
                self.judge();
            }
        }
        true
    }

    /// An edit of the document: a new step, and what is left of the draft. One that goes on belongs to the last step, which
    /// is gone when the document is again as it was before it.
    fn edit(
        &mut self,
        draft: Option<Draft>,
        typed: Option<Typed>,
        goes_on: bool,
        edit: impl FnOnce(&mut Document),
    ) -> bool {
        let mut document = self.document().clone();
        edit(&mut document);
        let changed = document != *self.document();
        if goes_on && changed && self.history.take_back(&|before| before.document == document) {
            return self.arrive();
        }
        self.typing = typed.filter(|_| goes_on || changed);
        if !changed {
            return false;
        }
        if goes_on {
            self.history.revise(|current| current.document = document);
        } else {
            self.push(document, draft);
        }
        true
    }

    pub(super) fn push(&mut self, document: Document, draft: Option<Draft>) {
        self.history.push(Snapshot { document, draft: draft.as_ref().map(|draft| draft.text.clone()) });
        self.draft = draft;
    }

    pub(super) fn arrive(&mut self) -> bool {
        self.take_draft_of_history();
        // What has been judged once is not held back again because a king is missing there.
        self.building = self.building && self.document().lacks_a_king() || self.is_empty();
        true
    }

    fn load(&mut self, text: &str) -> bool {
        let reading: Reading = read_lenient(text);
        if !reading.is_well_formed() {
            return false;
        }
        let operations = operations_in(text, &reading);
        self.load_position(reading.position, &operations)
    }

    fn load_position(&mut self, position: Position, operations: &str) -> bool {
        let here = self.document();
        let document = here.with_loaded_position(position, operations);
        let same = document.position == here.position
            && document.mode == here.mode
            && document.variant == here.variant
            && document.operations == here.operations
            && document.marks == here.marks;
        if same && here.written() == here.position && self.draft.is_none() {
            return false;
        }
        self.loads += 1;
        self.push(document, None);
        self.judge();
        true
    }
}

fn edit_document(document: &mut Document, command: &Command, symmetry: Symmetry) {
    match *command {
        Command::Move(from, to) if from != to => document.move_piece(from, to),
        Command::Copy(from, to) => {
            if let Some(piece) = document.position.piece_at(from).filter(|_| from != to) {
                let promoted = document.position.promoted().contains(from);
                put(document, to, piece);
                document.position.set_promoted(to, promoted);
            }
        }
        Command::TakeOff(square) => document.erase(square.into()),
        Command::Place(square, piece) => paint(document, Stroke::on(square, Some(piece)), symmetry),
        Command::Remove(square) => paint(document, Stroke::on(square, None), symmetry),
        Command::Paint(stroke) => paint(document, stroke, symmetry),
        Command::Draw(mark) => {
            document.marks.toggle(mark);
        }
        Command::ClearMarks => document.marks = Marks::NONE,
        Command::SetTurn(turn) if document.position.turn != turn => {
            document.position.turn = turn;
            document.en_passant_as_given = false;
        }
        Command::SetRight(color, side, on) => document.set_right(color, side, on),
        Command::SetEnPassant(square) if document.written().en_passant != square => {
            document.position.en_passant = square;
            document.en_passant_as_given = true;
        }
        Command::SetHalfmove(number) => document.position.halfmove_clock = number,
        Command::SetFullmove(number) => document.position.fullmove_number = number,
        Command::Transform(transform) => {
            let Some(position) = document.position.transformed(transform) else { return };
            document.marks = document.marks.transformed(transform);
            if position != document.position {
                document.position = position;
                document.board_edited();
            }
        }
        _ => {}
    }
}

/// What a sweep leaves behind, its mirror images included.
pub(super) fn paint(document: &mut Document, stroke: Stroke, symmetry: Symmetry) {
    for stroke in symmetry.strokes(stroke) {
        match stroke.piece {
            Some(piece) => stroke.reach().into_iter().for_each(|square| put(document, square, piece)),
            None => document.erase(stroke.squares),
        }
    }
}

fn put(document: &mut Document, square: Square, piece: Piece) {
    if document.position.piece_at(square) != Some(piece) {
        document.put(square, piece);
    }
}
