//! The third step: decides between claims, and makes positions and games of them.
//!
//! Boards are the anchors. Where two claims want the same characters, the stronger one takes them. Several records of one
//! board are one position, the one that says most. Moves make a game of their own only where no board is claimed, not even
//! one that cannot be read.

mod anchor;
mod assigned;
pub(super) mod beside;
pub(super) mod data;
pub(super) mod letters;
pub(super) mod notes;
mod played;
mod same;

use std::collections::BTreeMap;

use anchor::Anchor;

use super::claims::{Claim, Strength, Value};
use super::error::{ImportError, Reason, report};
use super::found::{Choice, Found};
use super::game::Game;
use super::limits::{MAX_GAMES, MAX_POSITIONS};
use super::result::Import;
use super::run::Run;
use super::source::SourceKind;
use crate::notation::{FaultKind, Span};
use crate::position::sort_by_numbers;

/// Ranges of characters that do not overlap.
#[derive(Default)]
struct Taken(BTreeMap<usize, usize>);

impl Taken {
    /// Whether a range overlaps one that was taken.
    fn overlaps(&self, span: Span) -> bool {
        let end = span.end.max(span.start + 1);
        self.0.range(..end).next_back().is_some_and(|(_, taken)| *taken > span.start)
    }

    fn take(&mut self, span: Span) {
        self.0.insert(span.start, span.end.max(span.start + 1));
    }

    /// The range in which a character is.
    fn holds(&self, character: usize) -> bool {
        self.overlaps(Span::new(character, character + 1))
    }
}

/// A number by which the strongest claims come first.
fn weakness(strength: Strength) -> usize {
    usize::MAX - strength as usize
}

/// The claims that are left when the stronger ones have taken their characters.
pub(super) fn resolved(mut claims: Vec<Claim>) -> Vec<Claim> {
    sort_by_numbers(&mut claims, |claim| [weakness(claim.strength), claim.span.start, 0]);
    let mut taken = Taken::default();
    let mut kept: Vec<Claim> = Vec::with_capacity(claims.len());
    let (mut faults, mut notes) = (Vec::new(), Vec::new());
    let mut records = Taken::default();
    let is_record =
        |claim: &&Claim| matches!(&claim.value, Value::Fault { error, .. } if error.record.is_some());
    let is_list = claims.iter().filter(is_record).nth(1).is_some();
    for claim in claims {
        if matches!(claim.value, Value::Note(_) | Value::Played(..)) {
            notes.push(claim);
            continue;
        }
        if let Value::Fault { error, is_meant } = &claim.value {
            // The lines of a list of records are none in the letters of another language.
            if is_list && *is_meant && error.record.is_some() && !taken.overlaps(claim.span) {
                records.take(claim.span);
            }
            faults.push(claim);
            continue;
        }
        if records.overlaps(claim.span) {
            continue;
        }
        if !taken.overlaps(claim.span) {
            taken.take(claim.span);
            kept.push(claim);
        }
    }
    faults.retain(|fault| !taken.overlaps(fault.span));
    once(&mut faults);
    // A game ends where another board begins.
    for claim in &mut kept {
        if let Value::Game(game) | Value::Moves(game) = &mut claim.value
            && let Some(stopped) = &game.stopped
            && stopped.at.start >= claim.span.end
            && taken.holds(stopped.at.start)
        {
            game.stopped = None;
        }
    }
    kept.append(&mut faults);
    kept.append(&mut notes);
    kept
}

/// Leaves each fault once: with its record if one of the readers knows that, else the strongest.
fn once(faults: &mut Vec<Claim>) {
    let place = |claim: &Claim| match &claim.value {
        Value::Fault { error, .. } => [error.at.start, error.at.end, usize::from(error.record.is_none())],
        _ => [claim.span.start, claim.span.end, 0],
    };
    sort_by_numbers(faults, place);
    faults.dedup_by(|next, first| place(next)[..2] == place(first)[..2]);
}

/// The result for the claims about a text.
pub(super) fn result(claims: Vec<Claim>, pasted: &Run) -> Import {
    let (mut boards, mut moves, mut choices, mut faults) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut solutions = Vec::new();
    let has_anchor = claims.iter().any(|claim| claim.is_anchor() && claim.strength > Strength::Name);
    for Claim { span, strength, value } in claims {
        match value {
            Value::Fault { error, is_meant } => faults.push((strength, error, is_meant)),
            _ if strength == Strength::Name && has_anchor => {}
            Value::Board(mut found, source) => {
                found.without_markers();
                boards.push(Anchor::Board(*found, source, strength));
            }
            Value::Game(game) => boards.push(Anchor::Game(*game)),
            Value::Moves(game) => moves.push(*game),
            Value::Choice(readings) => choices.push((span, readings)),
            Value::Played(game, board) => solutions.push((*game, board)),
            Value::Note(_) => {}
        }
    }
    sort_by_numbers(&mut boards, |board| [board.start(), 0, 0]);
    let is_board_meant = faults.iter().any(|(_, _, is_meant)| *is_meant);
    if boards.is_empty() && choices.is_empty() && !is_board_meant {
        sort_by_numbers(&mut moves, |game| [game.span.start, 0, 0]);
        boards.extend(moves.into_iter().map(Anchor::Game));
    }
    let strengths: Vec<Strength> = boards.iter().filter_map(Anchor::strength).collect();
    let boards = played::from_boards(same::merged(boards), solutions);
    if boards.is_empty() {
        return without_boards(choices, faults);
    }
    let mut unread = Vec::new();
    sort_by_numbers(&mut faults, |(_, error, _)| [error.at.start, 0, 0]);
    let is_of_records = |strength: &Strength, error: &ImportError| {
        // A line of a list of records that is none is named; words elsewhere are no record that was meant.
        *strength == Strength::Record && strengths.contains(strength) || error.record.is_some()
    };
    for (strength, error, is_meant) in faults {
        let is_of_games = strength == Strength::Tags || error.reason == Reason::TooMuch;
        let is_again = error.reason == Reason::TooMuch
            && unread.iter().any(|one: &ImportError| one.reason == error.reason);
        if !is_again && (is_meant || is_of_records(&strength, &error) || is_of_games) {
            report(&mut unread, error);
        }
    }
    listed(boards, unread, pasted)
}

/// The result for a text with faults or ambiguous letters only.
fn without_boards(
    mut choices: Vec<(Span, Vec<Choice>)>,
    mut faults: Vec<(Strength, ImportError, bool)>,
) -> Import {
    if !choices.is_empty() {
        return Import::Ambiguous(choices.swap_remove(0).1);
    }
    sort_by_numbers(&mut faults, |(strength, error, is_meant)| {
        [usize::from(!is_meant), weakness(*strength), error.at.start]
    });
    let records = faults.iter().filter(|(_, error, _)| error.record.is_some()).count();
    if records > 1 {
        let mut unread = Vec::new();
        sort_by_numbers(&mut faults, |(_, error, _)| [error.at.start, 0, 0]);
        for (_, error, _) in faults.into_iter().filter(|(_, error, _)| error.record.is_some()) {
            report(&mut unread, error);
        }
        return Import::Positions { source: SourceKind::Record, found: Vec::new(), unread };
    }
    let nothing = || ImportError {
        at: Span::at(0),
        line: 1,
        text: String::new(),
        reason: Reason::Record(FaultKind::NoPosition),
        record: None,
    };
    Import::Unread(faults.into_iter().next().map_or_else(nothing, |(_, error, _)| error))
}

/// The list of positions; or of games, with the boards among them, if there is a game.
fn listed(anchors: Vec<Anchor>, mut unread: Vec<ImportError>, pasted: &Run) -> Import {
    let has_game = anchors.iter().any(|anchor| matches!(anchor, Anchor::Game(_)));
    let most = if has_game { MAX_GAMES } else { MAX_POSITIONS };
    let is_told = unread.iter().any(|error| error.reason == Reason::TooMuch);
    if anchors.len() > most && !is_told {
        let end = pasted.whole().end;
        let line = pasted.line_of(end);
        let at = Span::at(end);
        unread.push(ImportError { at, line, text: String::new(), reason: Reason::TooMuch, record: None });
    }
    let anchors = anchors.into_iter().take(most);
    if has_game {
        let of_anchor = |anchor| match anchor {
            Anchor::Game(game) => game,
            Anchor::Board(found, ..) => Game::of_board(found),
        };
        return Import::Games { games: anchors.map(of_anchor).collect(), unread };
    }
    let mut first = None;
    let of_anchor = |anchor| match anchor {
        Anchor::Board(mut found, source, _) => {
            let shown = *first.get_or_insert(source);
            found.without_implied(shown);
            Some(found)
        }
        Anchor::Game(_) => None,
    };
    let found: Vec<Found> = anchors.filter_map(of_anchor).collect();
    Import::Positions { source: first.unwrap_or(SourceKind::Record), found, unread }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::claims::RECOGNISERS;

    #[test]
    fn the_order_of_the_recognisers_means_nothing() {
        let list = "White: Kg1, Qg3; Black: Kh8, Pg7, Ph6. Solution: 1. e4 e5 2. Nf3";
        let rows = "r . b q k b n r\np p p p . p p p\n. . n . . . . .\n. . . . p . . .\n. . . . P . . .\n. . . . . N . .\nP P P P . P P P\nR N B Q K B . R";
        let game = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 *";
        let record = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
        let moves = "e4 e5 Nf3 Nc6 Bb5";
        for one in [list, rows, game, record, moves] {
            for other in [list, rows, game, record, moves, "<12> rnbq", "{ d6: 'bK', e1: 'wK' }"] {
                let text = format!("{one}\n\n{other}");
                let run = Run::new(&text, None);
                let read = |turn: usize| {
                    let mut recognisers = RECOGNISERS;
                    recognisers.rotate_left(turn);
                    if turn % 2 == 1 {
                        recognisers.reverse();
                    }
                    let claims = recognisers.iter().flat_map(|recogniser| recogniser(&run)).collect();
                    format!("{:?}", result(resolved(claims), &run))
                };
                for turn in 1..RECOGNISERS.len() {
                    assert_eq!(read(turn), read(0), "{text}");
                }
            }
        }
    }
}
