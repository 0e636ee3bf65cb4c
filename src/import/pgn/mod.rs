//! Portable Game Notation (PGN): games with tags, or movetext alone.
//!
//! The tokens are read here and not with the crate pgn-reader, because that crate silently skips words that are no
//! moves, does not report places, and adds shakmaty's tables of magic bitboards to the page.
//!
//! In addition to the SAN of the PGN standard (section 8.2.3), these are read: `0-0`, figurines, long algebraic
//! notation, `:` and `×` for captures, missing or surplus capture signs, promotions without `=`, `e.p.`, check and mate
//! signs of any kind, and the piece letters of other languages. Comments (except for their marks), variations, NAGs and
//! annotation signs are left out.

mod bare;
mod letters;
mod moves;
mod movetext;
mod reader;
mod tags;
mod token;

use super::error::ImportError;
use super::game::Game;
use super::result::Import;
use super::run::{Run, offset_in};
pub(super) use movetext::movetext;
use reader::Reader;

use shakmaty::variant::Variant;

use crate::notation::Span;
use crate::position::Position;

/// The games of a text with tags; none if it has no tag, or no game with a move or a start position.
pub(super) fn read_tagged(run: &Run) -> Option<Import> {
    let tags = first_tag(run)?;
    let tagged = Reader::new(run).read(tags);
    // A game without tags may come before the first one that has some; not before the tag of a position.
    match (movetext(run.text(), tags), &tagged) {
        (Some(start), Some(Import::Games { .. })) => Reader::new(run).read(start),
        _ => tagged,
    }
}

/// The byte at which the first tag at the beginning of a line begins.
fn first_tag(run: &Run) -> Option<usize> {
    run.lines().find_map(|(start, line)| {
        let place = start + line.len() - line.trim_start().len();
        token::tag(run.text(), place).map(|_| place)
    })
}

/// The first error after the first tag, for texts in which no reader finds a position.
pub(super) fn first_error(run: &Run) -> Option<ImportError> {
    let mut reader = Reader::new(run);
    reader.games_from(first_tag(run)?);
    reader.unread.into_iter().next()
}

/// The games of a text without tags, beginning at the first move 1 that is legal.
pub(super) fn read_movetext(run: &Run) -> Option<Import> {
    let text = run.text();
    Reader::new(run).read(movetext(text, text.len())?)
}

/// The game of a place with moves only, played from a board; none if one of the words there is no move on it.
pub(super) fn read_from(run: &Run, moves: Span, board: &Position, variant: Variant) -> Option<Game> {
    let place = run.bytes(moves);
    let before = Run::new(run.slice(0, place.end), run.language);
    Reader::new(&before).read_from(place.start, board, variant)
}

/// The title of a game between two players, either of whom may be unknown.
pub(super) fn players(white: Option<&str>, black: Option<&str>) -> Option<String> {
    tags::title([white, black, None, None])
}

/// Whether a text is the result of a game.
pub(super) fn is_result(text: &str) -> bool {
    token::is_result(text)
}

/// The game of a text with moves only, which need no numbers; none if it has no run of legal moves.
pub(super) fn read_bare_moves(run: &Run) -> Option<Import> {
    if let Some(plain) = bare::without_list(run.text()) {
        return read_bare_moves(&Run::new(&plain, run.language));
    }
    let joined = Reader::new(run).read(bare::start(run.text())?);
    let is_whole =
        |games: &[Game]| games.iter().all(|game| game.stopped.is_none() && game.core() == game.span);
    match joined {
        Some(Import::Games { games, unread }) if !is_whole(&games) => {
            let rows = rows(run);
            let games = if rows.len() > 1 { rows } else { games };
            Some(Import::Games { games, unread })
        }
        other => other,
    }
}

/// The games of the lines of a table, each with moves in one of its fields.
fn rows(run: &Run) -> Vec<Game> {
    let game = |(start, line): (usize, &str)| {
        let fields = || std::iter::once(line).chain(line.split([',', ';', '\t', '|']));
        let (from, field) = fields().find_map(|field| Some((bare::start(field)?, field)))?;
        let from = offset_in(line, field, start) + from;
        let to = offset_in(line, field, start) + field.len();
        let part = Run::new(run.slice(0, to), run.language);
        match Reader::new(&part).read(from) {
            Some(Import::Games { games, .. }) => games.into_iter().next(),
            _ => None,
        }
    };
    run.lines().filter_map(game).collect()
}
