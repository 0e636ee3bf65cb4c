//! Moves that are played from the board above them: the solution of a problem, or how a game went on from a position.

use shakmaty::variant::Variant;

use super::anchor::Anchor;
use super::assigned::{Assigned, Place};
use crate::import::claims::{Claim, Note, Strength, Value};
use crate::import::found::Found;
use crate::import::game::Game;
use crate::import::pgn;
use crate::import::run::Run;
use crate::import::usage::{Aside, Use};
use crate::notation::Span;

/// The number of boards in a run from which no moves are played: a diagram and its record are one board, more are a list.
const SHORTEST_LIST: usize = 3;

/// Plays the lines of moves behind each board, the nearest that can be played; all others are set aside.
pub(super) fn solutions(claims: &mut Vec<Claim>, assigned: &[Assigned], run: &Run) {
    let is_board = |claim: &&Claim| matches!(claim.value, Value::Board(..));
    let is_list = claims.iter().filter(is_board).nth(SHORTEST_LIST - 1).is_some();
    let mut played: Vec<Claim> = Vec::new();
    // What stands around a container is looked at once more with the boards in it.
    let known: Vec<Span> = claims
        .iter()
        .filter(|claim| matches!(claim.value, Value::Played(..)))
        .map(|claim| claim.span)
        .collect();
    for own in assigned.chunk_by(|one, other| one.anchor == other.anchor) {
        let mut has_moves = false;
        for Assigned { note, anchor, place, .. } in own {
            let Some(Claim { span, value: Value::Note(Note::Solution(moves)), .. }) = claims.get(*note)
            else {
                continue;
            };
            let (span, moves) = (*span, *moves);
            if known.contains(&span) {
                has_moves = true;
                continue;
            }
            let Some(Claim { value: Value::Board(found, _), .. }) = claims.get_mut(*anchor) else { continue };
            let may_play = !is_list && !has_moves && *place == Place::Behind;
            let game = if may_play { play(found, moves, run) } else { None };
            has_moves |= game.is_some();
            match game {
                Some(game) => {
                    let value = Value::Played(Box::new(game), found.core());
                    played.push(Claim { span, strength: Strength::Note, value });
                }
                // What looks like moves within a board is its men.
                None if *place != Place::Within && !found.aside.contains(&(Aside::Moves, span)) => {
                    found.aside.push((Aside::Moves, span));
                }
                None => {}
            }
        }
    }
    claims.append(&mut played);
}

/// The game from a board, if all of its moves can be played there. Where the text does not say who moves, the moves do.
fn play(found: &mut Found, moves: Span, run: &Run) -> Option<Game> {
    let variant = found.variant.unwrap_or(Variant::Chess);
    let game = pgn::read_from(run, moves, &found.position, variant);
    if game.is_some() || !found.lacks_side() {
        return game;
    }
    let mut other = found.position.clone();
    other.turn = !other.turn;
    let game = pgn::read_from(run, moves, &other, variant)?;
    found.set_side(other.turn, moves);
    Some(game)
}

/// Makes a game of the board from which moves were played, if it is the only one: several are a list of positions.
/// `solutions` are these games, each with the place of its board.
pub(super) fn from_boards(anchors: Vec<Anchor>, mut solutions: Vec<(Game, Span)>) -> Vec<Anchor> {
    let is_list = anchors.len() > 1;
    let with_game = |anchor: Anchor| {
        let Anchor::Board(mut found, source, strength) = anchor else { return anchor };
        // A diagram that is the same board as a record may have the moves.
        let is_own = |place: Span| {
            let is_same = |other: Span| other.start == place.start;
            is_same(found.core())
                || found.notes.iter().any(|(used, other)| *used == Use::Board && is_same(*other))
        };
        let Some(index) = solutions.iter().position(|(_, place)| is_own(*place)) else {
            return Anchor::Board(found, source, strength);
        };
        let (game, _) = solutions.swap_remove(index);
        let moves = game.span;
        let played = if is_list {
            None
        } else if game.start == found.position {
            Some(game)
        } else {
            game.replayed(&found.position)
        };
        if let Some(mut game) = played {
            game.start_from(&found);
            return Anchor::Game(game);
        }
        found.aside.push((Aside::Moves, moves));
        Anchor::Board(found, source, strength)
    };
    anchors.into_iter().map(with_game).collect()
}
