//! Legal moves and the positions after them.

use shakmaty::Move;
use shakmaty::variant::Variant;

use super::engine::Engine;
use super::status::Status;
use crate::legality::Rules;
use crate::position::{Bitboard, CastlingMode, Position};

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The position after the move, with the en passant square after every double step.
    pub position: Position,
    /// The move in standard algebraic notation.
    pub san: String,
}

/// The rules of chess and its variants, as functions.
#[derive(Clone, Copy, Debug)]
pub struct Referee {
    /// The legal moves of a position; none if the rules do not say how a game goes on from it.
    pub legal_moves: fn(&Position, Rules) -> Option<Vec<Move>>,
    /// Plays a move; none if it is not legal.
    pub play: fn(&Position, Rules, Move) -> Option<Played>,
    /// How the game stands; none if the rules do not say how a game goes on from the position.
    pub status: fn(&Position, Rules) -> Option<Status>,
}

/// The rules as shakmaty knows them.
///
/// Castling rights and en passant squares that do not fit the board are dropped; impossible checks and too much material
/// are accepted, up to sixteen men of a side.
pub static REFEREE: Referee = Referee { legal_moves, play, status };

impl PartialEq for Referee {
    /// There is one set of rules, so two references to it are equal.
    fn eq(&self, _: &Referee) -> bool {
        true
    }
}

fn engine(position: &Position, rules: Rules) -> Option<Engine> {
    Engine::new(position, rules.variant, rules.mode == CastlingMode::Chess960)
}

fn legal_moves(position: &Position, rules: Rules) -> Option<Vec<Move>> {
    let engine = engine(position, rules)?;
    let is_over = is_on_the_hill(position, rules);
    Some(if is_over { Vec::new() } else { engine.legal_moves().into_iter().collect() })
}

fn play(position: &Position, rules: Rules, played: Move) -> Option<Played> {
    if !legal_moves(position, rules)?.contains(&played) {
        return None;
    }
    let mut engine = engine(position, rules)?;
    let mut san = engine.play_written(played);
    let position = engine.editable();
    if is_on_the_hill(&position, rules) && !san.ends_with('#') {
        san.truncate(san.trim_end_matches('+').len());
        san.push('#');
    }
    Some(Played { position, san })
}

fn status(position: &Position, rules: Rules) -> Option<Status> {
    let engine = engine(position, rules)?;
    let is_over = is_on_the_hill(position, rules) || engine.is_over_by_variant();
    Some(Status::of(&engine, is_over))
}

/// Whether a king has won a game of King of the Hill: in everything else it is played like chess.
fn is_on_the_hill(position: &Position, rules: Rules) -> bool {
    rules.variant == Variant::KingOfTheHill && (position.board().kings() & Bitboard::CENTER).any()
}
