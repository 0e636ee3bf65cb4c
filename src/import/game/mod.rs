//! A game: a start position and the moves from it, by the rules of its variant.

mod builder;

pub(super) use builder::Builder;

use shakmaty::variant::Variant;
use shakmaty::{CastlingMode, Move};

use super::error::ImportError;
use super::found::Found;
use super::remark::{Remark, RemarkKind};
use super::usage::{Aside, Use};
use crate::marks::Marks;
use crate::notation::Span;
use crate::play::Engine;
use crate::position::{Color, Position};

/// A game as far as it could be read. Only the moves are stored; positions are computed from them.
#[derive(Clone, Debug)]
pub struct Game {
    /// The players, event and year, as far as the tags name them.
    pub title: Option<String>,
    /// The position before the first move.
    pub start: Position,
    /// Whether the text has the start position.
    pub from_fen_tag: bool,
    /// The side at the bottom of the board, if a tag says so.
    pub orientation: Option<Color>,
    /// The chess variant.
    pub variant: Variant,
    /// Its place in the text, in characters.
    pub span: Span,
    /// The number of the line in which it begins, from 1.
    pub line: usize,
    /// What was repaired in the record of its start position, and what was left out.
    pub remarks: Vec<Remark>,
    /// The error at which its moves stop, if they do.
    pub stopped: Option<ImportError>,
    /// The places of its variations in the text, in characters and without their parentheses, each with the number of plies
    /// before it. They are not played.
    pub variations: Vec<(usize, Span)>,
    /// What stands beside the board of its start position and is used for it, each with its place in characters.
    pub notes: Vec<(Use, Span)>,
    /// What stands beside it in the text and is not used for it, each with its place in characters.
    pub aside: Vec<(Aside, Span)>,
    /// The place of the board from which it is played, if that stands outside of its own place.
    pub board: Option<Span>,
    /// The end of what it claims of the text: of its last move if the moves stop, else its own end, in characters.
    last: usize,
    chess960: bool,
    /// The moves; none for a null move, by which a side passes.
    moves: Vec<Option<Move>>,
    /// The marks that its comments draw, each with the number of moves before it.
    marks: Vec<(usize, Marks)>,
}

/// One move of a game, and the position after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move in standard algebraic notation.
    pub san: String,
    /// The position after it, with the en passant square after every double push.
    pub position: Position,
}

impl Game {
    /// The number of plies.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// A board among games: a game without moves from its position.
    pub(super) fn of_board(found: Found) -> Game {
        let chess960 = found.position.detect_castling_mode() == CastlingMode::Chess960;
        let last = found.core().end;
        Game {
            title: found.title,
            start: found.position,
            from_fen_tag: true,
            orientation: found.orientation,
            variant: found.variant.unwrap_or(Variant::Chess),
            span: found.span,
            line: found.line,
            remarks: found.remarks,
            stopped: None,
            variations: Vec::new(),
            notes: found.notes,
            aside: found.aside,
            board: None,
            last,
            chess960,
            moves: Vec::new(),
            marks: if found.marks.is_empty() { Vec::new() } else { vec![(0, found.marks)] },
        }
    }

    /// Takes what is said about the board from which it is played. What was left out of the text and is now played was not left
    /// out.
    pub(super) fn start_from(&mut self, board: &Found) {
        let (place, moves) = (board.core(), self.span);
        self.board = Some(place);
        self.title = self.title.take().or(board.title.clone());
        self.orientation = board.orientation;
        let is_played = |span: Span| span.start < moves.end && moves.start < span.end;
        let is_kept = |remark: &&Remark| remark.kind != RemarkKind::Skipped || !is_played(remark.span);
        self.remarks.splice(0..0, board.remarks.iter().filter(is_kept).copied());
        self.notes.extend(&board.notes);
        self.aside.extend(&board.aside);
        if !board.marks.is_empty() {
            self.marks.insert(0, (0, board.marks.clone()));
        }
    }

    /// Its place without what stands behind its last move, if its moves stop there.
    pub(super) fn core(&self) -> Span {
        Span::new(self.span.start, self.last.max(self.span.start))
    }

    /// The place of the board from which it is played, if the text has that board.
    pub fn place_of_board(&self) -> Option<Span> {
        self.board.or_else(|| self.is_empty().then_some(self.span))
    }

    /// Moves all its places.
    pub(super) fn relocate(&mut self, place: &dyn Fn(Span) -> Span, line: &dyn Fn(usize) -> usize) {
        self.last = place(self.core()).end;
        self.span = place(self.span);
        self.line = line(self.span.start);
        self.remarks.iter_mut().for_each(|remark| remark.span = place(remark.span));
        self.variations.iter_mut().for_each(|(_, span)| *span = place(*span));
        self.notes.iter_mut().for_each(|(_, span)| *span = place(*span));
        self.aside.iter_mut().for_each(|(_, span)| *span = place(*span));
        self.board.iter_mut().for_each(|span| *span = place(*span));
    }

    /// Whether it has no moves.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// All moves, each with the position after it.
    pub fn plies(&self) -> impl Iterator<Item = Ply> + '_ {
        let mut position = self.engine();
        self.moves.iter().map_while(move |played| {
            let position = position.as_mut()?;
            let san = self.played(position, *played)?;
            Some(Ply { san, position: position.editable() })
        })
    }

    /// All moves in standard algebraic notation.
    pub fn sans(&self) -> Vec<String> {
        let mut position = self.engine();
        self.moves.iter().map_while(|played| self.played(position.as_mut()?, *played)).collect()
    }

    /// The move with the number `plies` in standard algebraic notation, counted from 1; none if there is no such move.
    pub fn san(&self, plies: usize) -> Option<String> {
        let (last, before) = self.moves.get(..plies)?.split_last()?;
        let mut position = self.engine()?;
        for played in before {
            self.play(&mut position, *played)?;
        }
        self.played(&mut position, *last)
    }

    /// The start position; none if no move can be played from it.
    fn engine(&self) -> Option<Engine> {
        Engine::new(&self.start, self.variant, self.chess960)
    }

    /// Plays a move, or passes; none if that cannot be.
    fn play(&self, engine: &mut Engine, played: Option<Move>) -> Option<()> {
        match played {
            Some(played) => engine.play(played),
            None => *engine = passed(engine, self.variant, self.chess960)?,
        }
        Some(())
    }

    /// Plays a move and returns it in standard algebraic notation.
    fn played(&self, engine: &mut Engine, played: Option<Move>) -> Option<String> {
        if let Some(played) = played {
            return Some(engine.play_written(played));
        }
        self.play(engine, None)?;
        Some("--".to_owned())
    }

    /// The marks that the comments draw on the board after a number of plies.
    pub fn marks(&self, plies: usize) -> Marks {
        let mut drawn = Marks::NONE;
        for (_, marks) in self.marks.iter().filter(|(place, _)| *place == plies) {
            for mark in marks.iter() {
                drawn.draw(mark);
            }
        }
        drawn
    }

    /// The position after a number of plies; none if there are fewer moves.
    pub fn position(&self, plies: usize) -> Option<Position> {
        if plies == 0 {
            return Some(self.start.clone());
        }
        let mut position = self.engine()?;
        for played in self.moves.get(..plies)? {
            self.play(&mut position, *played)?;
        }
        Some(position.editable())
    }
}

/// The position after a null move; none if the side to move is in check.
fn passed(engine: &Engine, variant: Variant, chess960: bool) -> Option<Engine> {
    let mut position = engine.editable();
    position.en_passant = None;
    position.halfmove_clock = position.halfmove_clock.saturating_add(1);
    if position.turn == Color::Black {
        position.fullmove_number = position.fullmove_number.saturating_add(1);
    }
    position.turn = !position.turn;
    Engine::new(&position, variant, chess960)
}
