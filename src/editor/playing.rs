//! Playing: legal moves by the gestures of the hand, and nothing else on the board.
//!
//! Whoever moves a piece onto a square means a legal move or none. A pawn that reaches the last rank waits for the piece
//! to which it promotes ([`Gesture::Promoting`]). In Crazyhouse spare pieces are those in hand.

use std::sync::Arc;

use super::command::Command;
use super::document::Document;
use super::gesture::{Gesture, GestureContext, Input, step};
use super::mode::Mode;
use super::move_record::MoveRecord;
use super::state::Editor;
use super::stroke::Stroke;
use super::symmetry::Symmetry;
use super::tool::{Button, Tool};
use crate::marks::Marks;
use crate::play::{Move, Played, Referee, Status, Targets, drops, moves_between, targets};
use crate::position::{Bitboard, Piece, Role, Square, sort_short};

impl Editor {
    /// Gives the editor the rules, without which it cannot play.
    pub fn set_referee(&mut self, referee: &'static Referee) {
        self.referee = Some(referee);
    }

    /// The mode.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether pieces make legal moves only.
    pub fn is_playing(&self) -> bool {
        self.mode == Mode::Play
    }

    /// The legal moves; none if no game goes on from the position, if the text in the box has faults, or without a
    /// referee.
    pub fn legal_moves(&self) -> Option<Vec<Move>> {
        let is_faulty = self.draft.as_ref().is_some_and(|draft| !draft.reading.is_well_formed());
        let referee = self.referee.filter(|_| !is_faulty)?;
        let document = self.document();
        (referee.legal_moves)(&document.written(), document.rules())
    }

    /// How the game stands; none if no game goes on from the position, or without a referee.
    pub fn status(&self) -> Option<Status> {
        let document = self.document();
        (self.referee?.status)(&document.written(), document.rules())
    }

    /// The squares to which the held piece can move while the editor plays.
    pub fn targets(&self) -> Targets {
        let from_square = |from: Square| targets(&self.legal_moves().unwrap_or_default(), from);
        if !self.is_playing() {
            return Targets::default();
        }
        match (self.gesture, self.tool) {
            (
                Gesture::Selected(from)
                | Gesture::Pressed { selected: from, .. }
                | Gesture::Dragging { from, .. },
                _,
            ) => from_square(from),
            (Gesture::Spare { piece, .. }, _) | (Gesture::Idle, Tool::Brush(piece)) => {
                Targets { moves: self.drops_of(piece), ..Targets::default() }
            }
            _ => Targets::default(),
        }
    }

    /// The pieces to which the pawn that waits can promote, the queen first; none if no pawn waits.
    pub fn promotions(&self) -> Vec<Role> {
        let Gesture::Promoting { from, to } = self.gesture else { return Vec::new() };
        let moves = moves_between(&self.legal_moves().unwrap_or_default(), from, to);
        let mut roles: Vec<Role> = moves.into_iter().filter_map(Move::promotion).collect();
        // Kings, which only Antichess has among them, come last.
        sort_short(&mut roles, |role| if *role == Role::King { 0 } else { *role as u8 });
        roles.reverse();
        roles
    }

    /// The square where the waiting pawn promotes.
    pub fn promotion_square(&self) -> Option<Square> {
        match self.gesture {
            Gesture::Promoting { to, .. } => Some(to),
            _ => None,
        }
    }

    /// Whether a piece on a square can move.
    pub fn can_move(&self, square: Square) -> bool {
        self.legal_moves().is_some_and(|legal| legal.iter().any(|played| played.from() == Some(square)))
    }

    /// Whether a spare piece can be used: while the editor plays, only one that can be dropped.
    pub fn can_take(&self, piece: Piece) -> bool {
        !self.is_playing() || self.drops_of(piece).any()
    }

    /// How many of a piece are in hand, while the editor plays a game in which pieces are dropped.
    pub fn in_hand(&self, piece: Piece) -> Option<u8> {
        let hands = self.document().position.pockets().filter(|_| self.is_playing())?;
        Some(*hands.piece(piece))
    }

    fn drops_of(&self, piece: Piece) -> Bitboard {
        let position = &self.document().position;
        let is_in_hand = position.pockets().is_some_and(|hands| *hands.piece(piece) > 0);
        if !is_in_hand || piece.color != position.turn {
            return Bitboard::EMPTY;
        }
        drops(&self.legal_moves().unwrap_or_default(), piece.role)
    }

    /// Whether the editor plays and the command is an edit of the board that is no move.
    pub(super) fn is_refused_in_play(&self, command: &Command) -> bool {
        self.is_playing()
            && match *command {
                Command::Move(..)
                | Command::Copy(..)
                | Command::TakeOff(_)
                | Command::Place(..)
                | Command::Remove(_)
                | Command::Paint(_)
                | Command::ToggleSymmetry
                | Command::ChooseTool(Tool::Eraser) => true,
                Command::ChooseTool(Tool::Brush(piece)) => !self.can_take(piece),
                _ => false,
            }
    }

    /// Sets the mode. Playing is refused where no game goes on from the position.
    pub(super) fn set_mode(&mut self, mode: Mode) -> bool {
        if mode == self.mode || mode == Mode::Play && self.legal_moves().is_none() {
            return false;
        }
        self.mode = mode;
        self.symmetry = Symmetry::Off;
        if self.tool != Tool::Pen {
            self.tool = Tool::Hand;
        }
        true
    }

    /// Plays a move in a new step; nothing if it is not legal.
    pub(super) fn play(&mut self, played: Move) -> bool {
        let document = self.document();
        let Some(referee) = self.referee.filter(|_| self.legal_moves().is_some() && self.is_playing()) else {
            return false;
        };
        let Some(played) = (referee.play)(&document.written(), document.rules(), played) else {
            return false;
        };
        let document = document.after_move(played);
        self.push(document, None);
        self.update_building();
        if matches!(self.tool, Tool::Brush(_)) {
            self.tool = Tool::Hand;
        }
        true
    }

    /// Undoes the last move, and the marks that were drawn after it.
    pub(super) fn undo_move(&mut self) -> bool {
        let count = self.document().moves_played();
        let mut steps = 0;
        while count > 0 && self.step_back() {
            if self.document().moves_played() < count {
                return self.follow_history();
            }
            steps += 1;
        }
        // The step of the move was dropped.
        for _ in 0..steps {
            self.step_forward();
        }
        false
    }

    /// The gesture after an input, and the legal move or other command that the input results in.
    pub(super) fn next_in_play(&self, input: Input) -> (Gesture, Option<Command>) {
        match (self.gesture, input) {
            (Gesture::Promoting { from, to }, _) => self.promote(from, to, input),
            (before, Input::PressSpare(piece, _)) if !self.can_take(piece) => (before, None),
            _ => self.meant(input),
        }
    }

    /// What an input does while a pawn waits for the piece to which it promotes.
    fn promote(&self, from: Square, to: Square, input: Input) -> (Gesture, Option<Command>) {
        match input {
            Input::Promote(role) => {
                let moves = moves_between(&self.legal_moves().unwrap_or_default(), from, to);
                let chosen = moves.into_iter().find(|played| played.promotion() == Some(role));
                (Gesture::Idle, chosen.map(Command::Play))
            }
            Input::Move(_) | Input::Release(..) => (self.gesture, None),
            _ => (Gesture::Idle, None),
        }
    }

    /// The gesture after an input, and the legal move or other command that the user means.
    fn meant(&self, input: Input) -> (Gesture, Option<Command>) {
        let before = self.gesture;
        let is_second = matches!(input, Input::Press(_, Button::Second(_)));
        let context = GestureContext {
            position: &self.document().position,
            // With the second button a brush would place the other colour.
            tool: if is_second { Tool::Hand } else { self.tool },
            pen: self.pen,
            orientation: self.orientation,
        };
        match step(before, input, context) {
            (gesture, None) => (self.only_movable(before, gesture), None),
            (_, Some(Command::Move(from, to) | Command::Copy(from, to))) => {
                self.move_meant(before, input, from, to)
            }
            (_, Some(Command::Place(square, piece))) => (Gesture::Idle, self.drop_meant(square, piece)),
            (_, Some(Command::Paint(Stroke { last, piece: Some(piece), .. }))) => {
                (Gesture::Idle, self.drop_meant(last, piece))
            }
            (gesture, Some(command)) => (gesture, Some(command)),
        }
    }

    /// The next gesture, unless it would hold a piece that cannot move or sweep over several squares.
    fn only_movable(&self, before: Gesture, gesture: Gesture) -> Gesture {
        match gesture {
            _ if gesture == before => gesture,
            Gesture::Dragging { from, selected: None, .. } | Gesture::Selected(from)
                if !self.can_move(from) =>
            {
                Gesture::Idle
            }
            Gesture::Sweeping { stroke, at } => match stroke.piece {
                Some(_) => Gesture::Sweeping { stroke: Stroke::on(stroke.last, stroke.piece), at },
                None => Gesture::Idle,
            },
            _ => gesture,
        }
    }

    /// The move of a piece to a square. A press on another piece that can move selects that one.
    fn move_meant(
        &self,
        before: Gesture,
        input: Input,
        from: Square,
        to: Square,
    ) -> (Gesture, Option<Command>) {
        let legal = self.legal_moves().unwrap_or_default();
        match moves_between(&legal, from, to).as_slice() {
            [] => {}
            [played] => return (Gesture::Idle, Some(Command::Play(*played))),
            _ => return (Gesture::Promoting { from, to }, None),
        }
        let is_clicked = matches!(before, Gesture::Dragging { from: pressed, .. } if pressed == to);
        let is_lifted = matches!(input, Input::Lift(..));
        if (is_clicked || is_lifted) && self.can_move(to) {
            (Gesture::Selected(to), None)
        } else if is_lifted {
            // Who uses keys tries another square.
            (Gesture::Selected(from), None)
        } else {
            (Gesture::Idle, None)
        }
    }

    /// The drop of a piece in hand.
    fn drop_meant(&self, to: Square, piece: Piece) -> Option<Command> {
        let is_legal = self.drops_of(piece).contains(to);
        is_legal.then_some(Command::Play(Move::Put { role: piece.role, to }))
    }
}

impl Document {
    /// The number of moves that were played to the position.
    pub fn moves_played(&self) -> usize {
        self.record.as_ref().map_or(0, |record| record.moves().len())
    }

    /// The document after a move. Marks and operations belong to the position on which the move was made.
    fn after_move(&self, played: Played) -> Document {
        let mut record = match &self.record {
            Some(record) => MoveRecord::clone(record),
            None => MoveRecord::from(&self.written()),
        };
        record.push(played.san);
        Document {
            position: played.position,
            rights_as_given: true,
            en_passant_as_given: true,
            operations: String::new(),
            marks: Marks::NONE,
            record: Some(Arc::new(record)),
            ..self.clone()
        }
    }
}
