//! A game while it is being read.

use shakmaty::variant::Variant;
use shakmaty::{CastlingMode, Move, MoveList};

use super::{Game, passed};
use crate::import::error::{ImportError, Reason};
use crate::import::limits::MAX_GAME_PLIES;
use crate::import::remark::Remark;
use crate::import::run::Run;
use crate::legality::start_position;
use crate::marks::Marks;
use crate::notation::Span;
use crate::play::Engine;
use crate::position::{Color, Position};

/// A game while it is being read.
pub(in crate::import) struct Builder {
    start: Position,
    variant: Variant,
    chess960: bool,
    position: Option<Engine>,
    moves: Vec<Option<Move>>,
    /// Whether the text has the start position.
    pub(in crate::import) from_tag: bool,
    /// The side at the bottom.
    pub(in crate::import) orientation: Option<Color>,
    pub(in crate::import) title: Option<String>,
    pub(in crate::import) remarks: Vec<Remark>,
    /// The marks that its comments draw, each with the number of moves before it.
    pub(in crate::import) marks: Vec<(usize, Marks)>,
    /// The places of its variations, each with the number of moves before it.
    pub(in crate::import) variations: Vec<(usize, Span)>,
    /// The error at which the moves stop. No more moves are played then.
    pub(in crate::import) stopped: Option<ImportError>,
    /// Whether words follow its last move that are none of it.
    pub(in crate::import) is_over: bool,
    /// The byte at which the last move that was played ends.
    pub(in crate::import) last: usize,
}

impl Builder {
    /// A game with a start position. Chess960 is assumed if its castling rights need it.
    pub(in crate::import) fn new(start: Position, variant: Variant, chess960: bool) -> Builder {
        let chess960 = chess960 || start.detect_castling_mode() == CastlingMode::Chess960;
        let position = Engine::new(&start, variant, chess960);
        Builder {
            start,
            variant,
            chess960,
            position,
            moves: Vec::new(),
            from_tag: false,
            orientation: None,
            title: None,
            remarks: Vec::new(),
            marks: Vec::new(),
            variations: Vec::new(),
            stopped: None,
            is_over: false,
            last: 0,
        }
    }

    /// A game from the start position of a variant.
    pub(in crate::import) fn from_start(variant: Variant, chess960: bool) -> Builder {
        let mut before = Position::START;
        before.set_pockets((variant == Variant::Crazyhouse).then(Default::default));
        before.remaining_checks = (variant == Variant::ThreeCheck).then(Default::default);
        Builder::new(start_position(&before, variant), variant, chess960)
    }

    /// The same game before its first move.
    pub(in crate::import) fn restarted(&self) -> Builder {
        let mut game = Builder::new(self.start.clone(), self.variant, self.chess960);
        (game.from_tag, game.title) = (self.from_tag, self.title.clone());
        game.orientation = self.orientation;
        game.remarks.clone_from(&self.remarks);
        game
    }

    /// The number of plies.
    pub(in crate::import) fn len(&self) -> usize {
        self.moves.len()
    }

    /// The number of the next move, and whether it is Black's.
    pub(in crate::import) fn next_number(&self) -> (u32, bool) {
        let first = u32::from(self.start.turn.is_black());
        let plies = self.moves.len() as u32 + first;
        (self.start.fullmove_number.get() + plies / 2, plies % 2 == 1)
    }

    /// Plays the move that `find` chooses from the legal moves.
    ///
    /// Fails if the start position is not legal, if the game is too long, or if `find` fails.
    pub(in crate::import) fn play(
        &mut self,
        find: impl FnOnce(&MoveList) -> Result<Move, Reason>,
    ) -> Result<(), Reason> {
        let position = self.position.as_mut().ok_or(Reason::IllegalStart)?;
        if self.moves.len() >= MAX_GAME_PLIES {
            return Err(Reason::TooMuch);
        }
        let found = find(&position.legal_moves())?;
        position.play(found);
        self.moves.push(Some(found));
        Ok(())
    }

    /// Plays a null move. Fails if the side to move is in check, if the start position is not legal, or if the game is too
    /// long.
    pub(in crate::import) fn pass(&mut self) -> Result<(), Reason> {
        let position = self.position.as_mut().ok_or(Reason::IllegalStart)?;
        if self.moves.len() >= MAX_GAME_PLIES {
            return Err(Reason::TooMuch);
        }
        *position = passed(position, self.variant, self.chess960).ok_or(Reason::IllegalMove)?;
        self.moves.push(None);
        Ok(())
    }

    /// The game as it was read, with its place in bytes.
    pub(in crate::import) fn finish(self, run: &Run, start: usize, end: usize) -> Game {
        let place = run.error(start, start, Reason::TooMuch);
        let place_of_end = run.span(start, end).end;
        let last = match &self.stopped {
            Some(stopped) if self.moves.is_empty() => stopped.at.start.min(place_of_end),
            None if !self.is_over => place_of_end,
            _ => run.span(self.last, self.last).start.min(place_of_end),
        };
        Game {
            last,
            title: self.title,
            start: self.start,
            from_fen_tag: self.from_tag,
            orientation: self.orientation,
            variant: self.variant,
            span: run.span(start, end),
            line: place.line,
            remarks: self.remarks,
            stopped: self.stopped,
            variations: self.variations,
            notes: Vec::new(),
            aside: Vec::new(),
            board: None,
            chess960: self.chess960,
            moves: self.moves,
            marks: self.marks,
        }
    }
}

impl Game {
    /// The same moves from another position; none if they cannot be played there.
    pub(in crate::import) fn replayed(&self, start: &Position) -> Option<Game> {
        let mut builder = Builder::new(start.clone(), self.variant, false);
        for played in &self.moves {
            match played {
                Some(played) => builder.play(|legal| {
                    legal.iter().find(|known| *known == played).copied().ok_or(Reason::IllegalMove)
                }),
                None => builder.pass(),
            }
            .ok()?;
        }
        Some(Game { start: builder.start, chess960: builder.chess960, ..self.clone() })
    }
}
