//! Long texts, read a stretch at a time, so that whoever reads one can do something else between two stretches.
//!
//! A short text is one stretch, and is read by [`import`] as it is. A long one holds more than a position: games or records,
//! one behind the other. It is cut between games, else between lines, and what its stretches hold is put together.

use super::detect::import;
use super::error::{ImportError, Reason, report};
use super::found::Found;
use super::game::Game;
use super::limits::{MAX_GAMES, MAX_POSITIONS, MAX_TOTAL_PLIES};
use super::result::Import;
use crate::notation::{FaultKind, Language, Span};

/// A stretch is about as long, in bytes: some dozens of games.
const STRETCH: usize = 32_768;

/// A game is not cut in two unless it is longer than this, in bytes.
const LONGEST_GAME: usize = 4 * STRETCH;

/// Reads a text of any length.
#[derive(Debug)]
pub struct ChunkedImport {
    text: String,
    language: Option<Language>,
    /// Where the next stretch begins: its byte, its character, the lines before it.
    at: Place,
    /// What was found up to there.
    import: Option<Import>,
    plies: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct Place {
    byte: usize,
    character: usize,
    line: usize,
}

impl ChunkedImport {
    /// Begins with a text. `language` is the one whose piece letters the user has chosen, if any.
    pub fn new(text: String, language: Option<Language>) -> ChunkedImport {
        ChunkedImport { text, language, at: Place::default(), import: None, plies: 0 }
    }

    /// Reads the next stretch. Returns whether there is another one.
    pub fn step(&mut self) -> bool {
        let rest = self.text.get(self.at.byte..).unwrap_or_default();
        let stretch = rest.get(..end(rest)).unwrap_or(rest);
        let is_last = stretch.len() == rest.len();
        let mut found = import(stretch, self.language);
        let place = self.at;
        self.at.byte += stretch.len();
        self.at.character += stretch.chars().count();
        self.at.line += stretch.matches('\n').count();
        move_by(&mut found, place);
        if let Import::Games { games, .. } = &found {
            self.plies += games.iter().map(Game::len).sum::<usize>();
        }
        self.import = Some(match self.import.take() {
            Some(before) => joined(before, found),
            None => found,
        });
        !is_last && !self.is_full()
    }

    /// Stops where the text holds more than is kept, and says so.
    fn is_full(&mut self) -> bool {
        let at = Span::at(self.at.character);
        let stopped =
            ImportError { at, line: self.at.line + 1, text: String::new(), reason: Reason::TooMuch };
        match &mut self.import {
            Some(Import::Games { games, unread })
                if games.len() >= MAX_GAMES || self.plies >= MAX_TOTAL_PLIES =>
            {
                games.truncate(MAX_GAMES);
                report(unread, stopped);
                true
            }
            Some(Import::Positions { found, unread, .. }) if found.len() >= MAX_POSITIONS => {
                found.truncate(MAX_POSITIONS);
                report(unread, stopped);
                true
            }
            _ => false,
        }
    }

    /// The text, and what was found in it.
    pub fn finish(self) -> (String, Import) {
        let nothing = ImportError {
            at: Span::at(0),
            line: 1,
            text: String::new(),
            reason: Reason::Record(FaultKind::Nothing),
        };
        (self.text, self.import.unwrap_or(Import::Unread(nothing)))
    }
}

/// Where the first stretch of a text ends.
fn end(rest: &str) -> usize {
    if rest.len() <= STRETCH {
        return rest.len();
    }
    // A character is at most four bytes, and one of four bytes in a row begins one.
    let boundary = |byte: usize| (0..4).map(|back| byte - back).find(|byte| rest.is_char_boundary(*byte));
    let limit = boundary(STRETCH).unwrap_or(rest.len());
    let furthest = boundary(LONGEST_GAME.min(rest.len())).unwrap_or(rest.len());
    let (near, far) = (&rest[..limit], &rest[limit..furthest]);
    // Tags begin behind an empty line: before a game.
    let is_game = |at: &usize| ["\n\n", "\r\n\r\n"].iter().any(|empty| rest[..*at].ends_with(empty));
    let last = near.rmatch_indices('[').map(|(at, _)| at).find(is_game);
    let next = || far.match_indices('[').map(|(at, _)| limit + at).find(is_game);
    last.or_else(next)
        .or_else(|| {
            let line = || far.rfind('\n').map_or(furthest, |at| limit + at + 1);
            rest.trim_start().starts_with('[').then(line)
        })
        .or_else(|| near.rfind("\n\n").map(|at| at + 2))
        .or_else(|| behind_record(near))
        .or_else(|| near.rfind('\n').map(|at| at + 1))
        .unwrap_or(limit)
}

/// Behind the last line with the slashes of a placement: what stands in a line before a record may be its title.
fn behind_record(text: &str) -> Option<usize> {
    let mut end = text.rfind('\n')?;
    loop {
        let start = text[..end].rfind('\n').map_or(0, |at| at + 1);
        if text[start..end].matches('/').nth(6).is_some() {
            return Some(end + 1);
        }
        end = start.checked_sub(1)?;
    }
}

/// Puts together what two stretches hold. What is of another kind than what came first is told as unread.
fn joined(first: Import, next: Import) -> Import {
    match (first, next) {
        (Import::Games { mut games, mut unread }, Import::Games { games: more, unread: others }) => {
            games.extend(more);
            push_all(&mut unread, others);
            Import::Games { games, unread }
        }
        (
            Import::Positions { source, mut found, mut unread },
            Import::Positions { found: more, unread: others, .. },
        ) => {
            found.extend(more);
            push_all(&mut unread, others);
            Import::Positions { source, found, unread }
        }
        // Nothing at all is nothing to tell of.
        (first, next) if is_blank(&next) => first,
        (first, next) if is_blank(&first) => next,
        (Import::Unread(first), Import::Unread(_)) => Import::Unread(first),
        (Import::Unread(stopped), mut next) => {
            tell(&mut next, stopped);
            next
        }
        (mut first, next) => {
            if let Some(stopped) = place_of(next) {
                tell(&mut first, stopped);
            }
            first
        }
    }
}

fn is_blank(import: &Import) -> bool {
    matches!(import, Import::Unread(ImportError { reason: Reason::Record(FaultKind::Nothing), .. }))
}

fn push_all(unread: &mut Vec<ImportError>, others: Vec<ImportError>) {
    for stopped in others {
        report(unread, stopped);
    }
}

fn tell(import: &mut Import, stopped: ImportError) {
    if let Import::Games { unread, .. } | Import::Positions { unread, .. } = import {
        report(unread, stopped);
    }
}

/// Where a stretch is that is not taken.
fn place_of(import: Import) -> Option<ImportError> {
    let (at, line) = match import {
        Import::Unread(stopped) => return Some(stopped),
        Import::Games { games, .. } => games.first().map(|game| (game.span, game.line))?,
        Import::Positions { found, .. } => found.first().map(|found| (found.span, found.line))?,
        Import::Ambiguous(_) => return None,
    };
    Some(ImportError { at, line, text: String::new(), reason: Reason::Record(FaultKind::NoPosition) })
}

/// Places in a stretch become places in the text.
fn move_by(import: &mut Import, place: Place) {
    let span = |span: &mut Span| {
        span.start += place.character;
        span.end += place.character;
    };
    let stop = |stopped: &mut ImportError| {
        span(&mut stopped.at);
        stopped.line += place.line;
    };
    match import {
        Import::Games { games, unread } => {
            for Game { span: whole, line, remarks, stopped, .. } in games {
                span(whole);
                *line += place.line;
                for remark in remarks {
                    span(&mut remark.span);
                }
                stopped.iter_mut().for_each(stop);
            }
            unread.iter_mut().for_each(stop);
        }
        Import::Positions { found, unread, .. } => {
            for Found { span: whole, line, remarks, tail, .. } in found {
                span(whole);
                *line += place.line;
                for remark in remarks {
                    span(&mut remark.span);
                }
                tail.iter_mut().for_each(span);
            }
            unread.iter_mut().for_each(stop);
        }
        Import::Unread(stopped) => stop(stopped),
        Import::Ambiguous(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Import, usize) {
        let mut reader = ChunkedImport::new(text.to_owned(), None);
        let mut steps = 1;
        while reader.step() {
            steps += 1;
        }
        let (whole, import) = reader.finish();
        assert_eq!(whole, text);
        (import, steps)
    }

    fn game(number: usize, comment: &str) -> String {
        format!("[Event \"{number}\"]\n[White \"Ä {number}\"]\n\n1. e4 {{{comment}}} e5 2. Nf3 *\n\n")
    }

    #[test]
    fn games_of_many_stretches_are_those_of_the_whole_text() {
        for (newline, comment) in [("\n", "é"), ("\r\n", "[%csl Ge4]")] {
            let text: String = (0..900).map(|number| game(number, comment)).collect();
            let text = text.replace('\n', newline);
            let (Import::Games { games, unread }, steps) = read(&text) else { panic!("games") };
            assert!(steps > 1 && unread.is_empty(), "{steps} {unread:?}");
            let Import::Games { games: whole, .. } = import(&text, None) else { panic!("games") };
            assert_eq!(games.len(), whole.len());
            for (one, other) in games.iter().zip(&whole) {
                assert_eq!(
                    (&one.title, one.span, one.line, one.len(), &one.remarks, &one.stopped),
                    (&other.title, other.span, other.line, other.len(), &other.remarks, &other.stopped)
                );
                assert_eq!((one.position(3), one.marks(1)), (other.position(3), other.marks(1)));
            }
        }
    }

    #[test]
    fn records_of_many_stretches_are_those_of_the_whole_text() {
        let text: String = (1..2_000)
            .map(|number| format!("4k3/8/8/8/8/8/8/4K3 w - - id \"Ä {number}\";\nnot a position {number}\n"))
            .collect();
        let (Import::Positions { found, unread, .. }, steps) = read(&text) else { panic!("positions") };
        let Import::Positions { found: whole, unread: others, .. } = import(&text, None) else {
            panic!("positions")
        };
        assert!(steps > 1);
        assert_eq!(unread, others);
        assert_eq!(found.len(), whole.len());
        for (one, other) in found.iter().zip(&whole) {
            assert_eq!(one, other);
        }
    }

    #[test]
    fn a_long_game_is_not_cut() {
        let text = game(1, &"x".repeat(3 * STRETCH)) + &game(2, "") + &game(3, &"é".repeat(STRETCH));
        let (Import::Games { games, unread }, _) = read(&text) else { panic!("games") };
        assert_eq!((games.iter().map(Game::len).collect::<Vec<_>>(), unread), (vec![3, 3, 3], vec![]));
    }

    #[test]
    fn no_stretch_is_longer_than_a_game_may_be() {
        for text in ["a", "é", "🙂", "8/", "[Event \"", "[FEN \"\n\n", "\n", "(", "{ ", "1. e4 ", "\r\n\r\n["]
        {
            let text = text.repeat(2 * LONGEST_GAME / text.len());
            let mut rest = text.as_str();
            while !rest.is_empty() {
                let end = end(rest);
                assert!(end > 0 && end <= LONGEST_GAME && rest.is_char_boundary(end), "{text:.9} {end}");
                rest = &rest[end..];
            }
        }
    }

    #[test]
    fn what_stands_around_games_is_told_or_nothing() {
        let games: String = (0..900).map(|number| game(number, "")).collect();
        let noise = "Nothing that is a position stands here. ".repeat(2_000);
        let (Import::Games { games: found, unread }, _) = read(&format!("{noise}\n\n{games}\n\n{noise}"))
        else {
            panic!("games")
        };
        assert!(found.len() >= 899 && !unread.is_empty(), "{} {unread:?}", found.len());
        let (Import::Games { games: found, unread }, _) = read(&(games + &"\n ".repeat(STRETCH))) else {
            panic!("games")
        };
        assert_eq!((found.len(), unread), (900, vec![]));
        assert!(matches!(read(&noise).0, Import::Unread(_)));
        assert!(matches!(read(&" ".repeat(3 * STRETCH)).0, Import::Unread(_)));
    }

    #[test]
    fn more_than_is_kept_is_told() {
        let games: String = (0..MAX_GAMES + 500).map(|number| game(number, "")).collect();
        let (Import::Games { games, unread }, _) = read(&games) else { panic!("games") };
        assert_eq!((games.len(), unread.last().map(|one| one.reason)), (MAX_GAMES, Some(Reason::TooMuch)));
        let records = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n".repeat(MAX_POSITIONS + 2_000);
        let (Import::Positions { found, unread, .. }, _) = read(&records) else { panic!("positions") };
        assert_eq!(
            (found.len(), unread.last().map(|one| one.reason)),
            (MAX_POSITIONS, Some(Reason::TooMuch))
        );
    }
}
