//! What people paste: the repository's own golden texts, hostile ones, and the corpus where it is found.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a text that cannot be read is a failed test")]

mod arranged;
mod beside;
#[allow(dead_code)] // Other tests need more of it.
#[path = "../invariants/checks/mod.rs"]
mod checks;
mod corpus;
mod diagrams;
mod documented;
mod faults;
mod game_texts;
mod games;
mod hostile;
mod lists;
mod markup;
mod named_fields;
mod pasted;
mod patterns;
mod product;
mod prose;
mod real_kinds;
mod real_links;
mod real_lists;
mod real_problems;
mod real_texts;
mod records;
mod reports;
mod solutions;
mod spaced_diagrams;
mod spelled_lists;
#[allow(dead_code)] // Other tests need more of it.
#[path = "../support/mod.rs"]
mod support;
mod titles;

use forsyth::import::{Found, Game, Import, ImportError, Reason, RemarkKind, import};
use forsyth::notation::write;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The positions of a text, and the name of what it was read as.
fn positions(text: &str) -> (&'static str, Vec<Found>, Vec<ImportError>) {
    match import(text, None) {
        Import::Positions { source, found, unread } => (source.name(), found, unread),
        other => panic!("{text}\n{other:?}"),
    }
}

/// The canonical text of the only position, and the name of what it was read as: a game, if moves are played from it.
fn only(text: &str) -> (&'static str, String) {
    if let Import::Games { games, unread } = import(text, None) {
        let [game] = games.as_slice() else { panic!("{text}\n{games:?}") };
        assert!(unread.is_empty() && game.place_of_board().is_some(), "{text}\n{unread:?} {game:?}");
        return ("game", write(&game.start));
    }
    let (source, found, unread) = positions(text);
    assert_eq!((found.len(), unread.len()), (1, 0), "{text}\n{found:?} {unread:?}");
    (source, write(&found[0].position))
}

fn remarks(text: &str) -> Vec<RemarkKind> {
    positions(text).1[0].remarks.iter().map(|remark| remark.kind).collect()
}

fn games(text: &str) -> Vec<Game> {
    match import(text, None) {
        Import::Games { games, .. } => games,
        other => panic!("{text}\n{other:?}"),
    }
}

/// What was guessed, repaired or left out of a game.
fn kinds(game: &Game) -> Vec<RemarkKind> {
    game.remarks.iter().map(|remark| remark.kind).collect()
}

/// The moves of the only game.
fn sans(text: &str) -> Vec<String> {
    let games = games(text);
    assert_eq!(games.len(), 1, "{text}");
    games[0].plies().map(|ply| ply.san).collect()
}

fn stopped(text: &str) -> ImportError {
    match import(text, None) {
        Import::Unread(stopped) => stopped,
        other => panic!("{text}\n{other:?}"),
    }
}

/// What the reader stopped at must be what stands there.
fn reason(text: &str) -> (Reason, String) {
    let stopped = stopped(text);
    let there: String =
        text.chars().skip(stopped.at.start).take(stopped.at.end - stopped.at.start).take(80).collect();
    assert_eq!(stopped.text, there, "{stopped:?}");
    assert_eq!(
        stopped.line,
        text.chars().take(stopped.at.start).filter(|c| *c == '\n').count() + 1,
        "{stopped:?}"
    );
    (stopped.reason, stopped.text)
}
