//! Reads long texts in chunks, so that the caller can do something else between two chunks.
//!
//! A short text is one chunk and is read by [`import`] as it is. A long text has many games or records, one after the
//! other. It is split between games, else between lines, and the results of the chunks are joined.

use super::chunk_results::{Place, joined, move_by};
use super::error::{ImportError, Reason, report};
use super::game::Game;
use super::limits::{MAX_GAMES, MAX_POSITIONS, MAX_TOTAL_PLIES};
use super::reading::import;
use super::result::Import;
use crate::notation::{FaultKind, Language, Span};

/// The usual length of a chunk in bytes: some dozens of games.
const CHUNK: usize = 32_768;

/// The maximum length of a chunk in bytes. Only a game that is longer is split.
const LONGEST_GAME: usize = 4 * CHUNK;

/// Reads a text of any length.
#[derive(Debug)]
pub struct ChunkedImport {
    text: String,
    language: Option<Language>,
    /// The place at which the next chunk begins.
    at: Place,
    /// The result of the chunks before it.
    import: Option<Import>,
    plies: usize,
}

impl ChunkedImport {
    /// Prepares a text. `language` is the language of the piece letters, if the user has chosen one.
    pub fn new(text: String, language: Option<Language>) -> ChunkedImport {
        ChunkedImport { text, language, at: Place::default(), import: None, plies: 0 }
    }

    /// Reads the next chunk. Returns whether there is another one.
    pub fn step(&mut self) -> bool {
        let rest = self.text.get(self.at.byte..).unwrap_or_default();
        let chunk = rest.get(..end(rest)).unwrap_or(rest);
        let is_last = chunk.len() == rest.len();
        let mut found = import(chunk, self.language);
        let place = self.at;
        self.at.byte += chunk.len();
        self.at.character += chunk.chars().count();
        self.at.line += chunk.matches('\n').count();
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

    /// Whether the limits are reached. Reports how much more there is.
    fn is_full(&mut self) -> bool {
        let rest = self.text.get(self.at.byte..).unwrap_or_default();
        let error = |more: usize| ImportError {
            at: Span::at(self.at.character),
            line: self.at.line + 1,
            text: String::new(),
            reason: if more > 0 { Reason::More(more) } else { Reason::TooMuch },
            record: None,
        };
        match &mut self.import {
            Some(Import::Games { games, unread })
                if games.len() >= MAX_GAMES || self.plies >= MAX_TOTAL_PLIES =>
            {
                let more = games.len().saturating_sub(MAX_GAMES) + rest.matches("[Event ").count();
                games.truncate(MAX_GAMES);
                report(unread, error(more));
                true
            }
            Some(Import::Positions { found, unread, .. }) if found.len() >= MAX_POSITIONS => {
                let records = rest.lines().filter(|line| line.matches('/').nth(6).is_some()).count();
                let more = found.len().saturating_sub(MAX_POSITIONS) + records;
                found.truncate(MAX_POSITIONS);
                report(unread, error(more));
                true
            }
            _ => false,
        }
    }

    /// The text and the result of reading it.
    pub fn finish(self) -> (String, Import) {
        let nothing = ImportError {
            at: Span::at(0),
            line: 1,
            text: String::new(),
            reason: Reason::Record(FaultKind::Nothing),
            record: None,
        };
        (self.text, self.import.unwrap_or(Import::Unread(nothing)))
    }
}

/// The byte offset at which the first chunk of a text ends.
fn end(rest: &str) -> usize {
    if rest.len() <= CHUNK {
        return rest.len();
    }
    // A character has at most four bytes, so one of four consecutive bytes begins a character.
    let boundary = |byte: usize| (0..4).map(|back| byte - back).find(|byte| rest.is_char_boundary(*byte));
    let limit = boundary(CHUNK).unwrap_or(rest.len());
    let furthest = boundary(LONGEST_GAME.min(rest.len())).unwrap_or(rest.len());
    let (near, far) = (&rest[..limit], &rest[limit..furthest]);
    // A tag after an empty line begins a game.
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

/// The byte offset after the last line with the slashes of a placement. The lines after it may be the title of the next
/// record, which must not be separated from it.
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
        format!(
            "[Event \"{number}\"]\n[White \"Ä {number}\"]\n\n1. e4 {{{comment}}} e5 (1... c5) 2. Nf3 *\n\n"
        )
    }

    #[test]
    fn games_of_many_chunks_are_those_of_the_whole_text() {
        for (newline, comment) in [("\n", "é"), ("\r\n", "[%csl Ge4]")] {
            let text: String = (0..900).map(|number| game(number, comment)).collect();
            let text = text.replace('\n', newline);
            let (Import::Games { games, unread }, steps) = read(&text) else { panic!("games") };
            assert!(steps > 1 && unread.is_empty(), "{steps} {unread:?}");
            let Import::Games { games: whole, .. } = import(&text, None) else { panic!("games") };
            assert_eq!(games.len(), whole.len());
            for (one, other) in games.iter().zip(&whole) {
                assert_eq!(
                    (&one.title, one.span, one.line, one.len(), &one.remarks, &one.variations),
                    (&other.title, other.span, other.line, other.len(), &other.remarks, &other.variations)
                );
                assert_eq!((one.position(3), one.marks(1)), (other.position(3), other.marks(1)));
            }
        }
    }

    #[test]
    fn records_of_many_chunks_are_those_of_the_whole_text() {
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
        let text = game(1, &"x".repeat(3 * CHUNK)) + &game(2, "") + &game(3, &"é".repeat(CHUNK));
        let (Import::Games { games, unread }, _) = read(&text) else { panic!("games") };
        assert_eq!((games.iter().map(Game::len).collect::<Vec<_>>(), unread), (vec![3, 3, 3], vec![]));
    }

    #[test]
    fn no_chunk_is_longer_than_a_game_may_be() {
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
        let (Import::Games { games: found, unread }, _) = read(&(games + &"\n ".repeat(CHUNK))) else {
            panic!("games")
        };
        assert_eq!((found.len(), unread), (900, vec![]));
        assert!(matches!(read(&noise).0, Import::Unread(_)));
        assert!(matches!(read(&" ".repeat(3 * CHUNK)).0, Import::Unread(_)));
    }

    #[test]
    fn more_than_is_kept_is_counted() {
        let games: String = (0..MAX_GAMES + 500).map(|number| game(number, "")).collect();
        let (Import::Games { games, unread }, _) = read(&games) else { panic!("games") };
        assert_eq!((games.len(), unread.last().map(|one| one.reason)), (MAX_GAMES, Some(Reason::More(500))));
        let records = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n".repeat(MAX_POSITIONS + 2_000);
        let (Import::Positions { found, unread, .. }, _) = read(&records) else { panic!("positions") };
        assert_eq!(
            (found.len(), unread.last().map(|one| one.reason)),
            (MAX_POSITIONS, Some(Reason::More(2_000)))
        );
    }
}
