//! What a recogniser says about a part of a text.

use crate::import::beside::Said;
use crate::import::error::{ImportError, Reason};
use crate::import::found::{Choice, Found};
use crate::import::game::Game;
use crate::import::result::Import;
use crate::import::source::SourceKind;
use crate::import::stipulation::Stipulation;
use crate::import::usage::Aside;
use crate::notation::{FaultKind, Span};
use crate::position::Color;

/// How certain it is that characters mean what a claim says, from the weakest to the strongest. Where two claims want the
/// same characters, the stronger one takes them. This is the only place where it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::import) enum Strength {
    /// Something that stands beside a board.
    Note,
    /// Words that do not seem to mean a board.
    Prose,
    /// The name of the start position in markup or code, or the number of a start position. It counts only where there is
    /// nothing else.
    Name,
    /// A record in the letters of another language.
    Localised,
    /// Moves without numbers.
    BareMoves,
    /// A list of pieces.
    List,
    /// Moves with numbers.
    Movetext,
    /// A diagram.
    Diagram,
    /// A record.
    Record,
    /// An object of squares, or eight lists.
    Object,
    /// A link with moves or the number of a start position.
    Link,
    /// A line in style 12.
    Style12,
    /// A command of LaTeX.
    Latex,
    /// A template of Wikipedia.
    Template,
    /// `[fen]…[/fen]`.
    Markup,
    /// A game with tags.
    Tags,
    /// The edit mode of `XBoard`.
    Edit,
    /// A command of UCI.
    Command,
}

/// What is claimed.
#[derive(Debug)]
pub(in crate::import) enum Value {
    /// A board, with the format in which it is written.
    Board(Box<Found>, SourceKind),
    /// A game that says from which board it is played.
    Game(Box<Game>),
    /// Moves that can be played from the start position. They make a game only where no board is claimed.
    Moves(Box<Game>),
    /// A board in letters that several languages use differently.
    Choice(Vec<Choice>),
    /// Moves that were played from a board, with the place of the board.
    Played(Box<Game>, Span),
    /// Something about a board that stands beside it.
    Note(Note),
    /// Something that cannot be read. `is_meant`: it was certainly meant as a board.
    Fault { error: ImportError, is_meant: bool },
}

/// What words beside a board say about it. The arrangement finds the board.
#[derive(Debug)]
pub(in crate::import) enum Note {
    /// Who moves.
    Side(Color),
    /// What is asked for in a problem.
    Stipulation(Stipulation),
    /// The side at the bottom, marks, the variant.
    Option(Said),
    /// Lines of moves, with the place of the moves without their label.
    Solution(Span),
    /// What has no place in a position.
    Aside(Aside),
    /// A line that can be the title of what stands below. `is_marked`: a sign says that it is a heading or a comment.
    Heading { title: String, is_marked: bool },
}

/// A claim.
#[derive(Debug)]
pub(in crate::import) struct Claim {
    /// Its characters.
    pub(in crate::import) span: Span,
    pub(in crate::import) strength: Strength,
    pub(in crate::import) value: Value,
}

impl Claim {
    pub(super) fn board(found: Found, source: SourceKind, strength: Strength) -> Claim {
        Claim { span: found.core(), strength, value: Value::Board(Box::new(found), source) }
    }

    pub(super) fn note(span: Span, note: Note) -> Claim {
        Claim { span, strength: Strength::Note, value: Value::Note(note) }
    }

    pub(super) fn choice(choices: Vec<Choice>, span: Span, strength: Strength) -> Claim {
        Claim { span, strength, value: Value::Choice(choices) }
    }

    pub(super) fn fault(error: ImportError, strength: Strength, is_meant: bool) -> Claim {
        let span = error.record.as_ref().map_or(error.at, |record| record.span);
        Claim { span, strength, value: Value::Fault { error, is_meant } }
    }

    /// The claims for what a reader made of a run: `span` is the place of a board whose letters are ambiguous.
    pub(super) fn all(import: Option<Import>, span: Span, strength: Strength) -> Vec<Claim> {
        match import {
            None => Vec::new(),
            Some(Import::Positions { source, found, unread }) => {
                let boards = found.into_iter().map(|found| Claim::board(found, source, strength));
                boards.chain(unread.into_iter().map(|error| Claim::unread(error, strength))).collect()
            }
            Some(Import::Games { games, unread }) => {
                let of_game =
                    |game: Game| Claim { span: game.core(), strength, value: Value::Game(Box::new(game)) };
                let games = games.into_iter().map(of_game);
                games.chain(unread.into_iter().map(|error| Claim::unread(error, strength))).collect()
            }
            Some(Import::Ambiguous(choices)) => vec![Claim::choice(choices, span, strength)],
            Some(Import::Unread(error)) => vec![Claim::unread(error, strength)],
        }
    }

    fn unread(error: ImportError, strength: Strength) -> Claim {
        let is_meant = !matches!(
            error.reason,
            Reason::Record(FaultKind::NoPosition | FaultKind::Nothing)
                | Reason::IllegalMove
                | Reason::UnreadableMove
                | Reason::AmbiguousMove
                | Reason::Unclosed
                | Reason::TooMuch
                | Reason::GameLink
        );
        Claim::fault(error, strength, is_meant)
    }

    /// The same claims, with moves that need a board instead of games.
    pub(super) fn as_moves(claims: Vec<Claim>) -> Vec<Claim> {
        let as_moves = |claim: Claim| match claim.value {
            Value::Game(game) => Claim { value: Value::Moves(game), ..claim },
            _ => claim,
        };
        claims.into_iter().map(as_moves).collect()
    }

    /// Whether it is a board or a game.
    pub(in crate::import) fn is_anchor(&self) -> bool {
        matches!(self.value, Value::Board(..) | Value::Game(_) | Value::Choice(_))
    }
}
