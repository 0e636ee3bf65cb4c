//! Reads games from the tokens of PGN.

use std::ops::ControlFlow;

use shakmaty::variant::Variant;

use super::letters::in_other_letters;
use super::moves;
use super::tags::Tags;
use super::token::{Token, Tokens};
use crate::import::error::{ImportError, Reason, report};
use crate::import::game::{Builder, Game};
use crate::import::limits::{MAX_GAME_PLIES, MAX_GAMES, MAX_TOTAL_PLIES, MAX_UNREAD, MAX_VARIATIONS};
use crate::import::record;
use crate::import::remark::{Remark, RemarkKind};
use crate::import::result::Import;
use crate::import::run::Run;
use crate::import::source::{SourceKind, is_kind};
use crate::marks::{Marks, MarksReading};
use crate::notation::Span;
use crate::position::Position;

/// The games that were read so far, and the game that is being read.
pub(super) struct Reader<'p, 'a> {
    run: &'p Run<'a>,
    games: Vec<Game>,
    /// The places that could not be read, other than those at which games stop.
    pub(super) unread: Vec<ImportError>,
    /// The tags of the next game.
    tags: Tags,
    /// The game whose moves are being read, and the byte at which it begins.
    current: Option<(Builder, usize)>,
    /// The moves of the current game in bytes, in case they have to be read again in the letters of another language.
    words: Vec<(usize, usize)>,
    /// The marks that the comments of the current game draw, each with the number of words before it.
    marks: Vec<(usize, Marks)>,
    /// The places of marks in these comments that could not be read.
    unread_marks: Vec<Span>,
    /// The variations of the current game, each with the number of words before it.
    variations: Vec<(usize, Span)>,
    /// Whether a part of the current game was left out (comments, annotations).
    passed: bool,
    /// The number of plies of all games.
    plies: usize,
    /// White's last move number.
    number: Option<u32>,
    /// The first word behind the moves that is one of a language, and whether more moves follow it.
    prose: Option<(ImportError, bool)>,
    /// Whether that word begins a line.
    is_apart: bool,
    /// The board from which a game without tags is played, if it is not the start position, with its variant.
    board: Option<(Position, Variant)>,
}

impl<'p, 'a> Reader<'p, 'a> {
    pub(super) fn new(run: &'p Run<'a>) -> Reader<'p, 'a> {
        Reader {
            run,
            games: Vec::new(),
            unread: Vec::new(),
            tags: Tags::default(),
            current: None,
            words: Vec::new(),
            marks: Vec::new(),
            unread_marks: Vec::new(),
            variations: Vec::new(),
            passed: false,
            plies: 0,
            number: None,
            prose: None,
            is_apart: false,
            board: None,
        }
    }

    /// The only game from a byte of the text on, played from a board; none if a part of the text is something else.
    pub(super) fn read_from(mut self, start: usize, board: &Position, variant: Variant) -> Option<Game> {
        self.board = Some((board.clone(), variant));
        self.games_from(start);
        let is_whole = |game: &Game| !game.is_empty() && game.stopped.is_none();
        if self.games.len() == 1 && self.unread.is_empty() { self.games.pop().filter(is_whole) } else { None }
    }

    /// The games from a byte of the text on; none if there are no games and no error in a tag.
    pub(super) fn read(mut self, start: usize) -> Option<Import> {
        self.games_from(start);
        self.finish()
    }

    /// Reads the games from a byte of the text on.
    pub(super) fn games_from(&mut self, start: usize) {
        let mut tokens = Tokens::new(self.run.text(), start);
        let mut end = start;
        while let Some(token) = tokens.next() {
            self.passed |= tokens.take_passed();
            self.vary(&mut tokens);
            if self.token(token, &mut tokens, end).is_break() {
                break;
            }
            end = tokens.place();
        }
        self.passed |= tokens.take_passed();
        self.vary(&mut tokens);
        if self.current.is_none() && self.tags.start.is_some() {
            self.open(end);
        }
        self.close(end);
        if tokens.next().is_some() {
            let place = tokens.place();
            report(&mut self.unread, self.run.error(end, place, Reason::TooMuch));
        }
    }

    /// Reads a token. `end` is where the token before it ends. Breaks if no more games are kept.
    fn token(&mut self, token: Token<'a>, tokens: &mut Tokens<'a>, end: usize) -> ControlFlow<()> {
        let is_full = self.games.len() >= MAX_GAMES || self.plies >= MAX_TOTAL_PLIES;
        match token {
            Token::Tag { name, value, start } => {
                self.close(end);
                if is_full {
                    return ControlFlow::Break(());
                }
                self.tags.add(name, value, start);
            }
            Token::Word(from, to) => {
                // Without tags, the only sign of the next game is that move numbers start at 1 again. Some texts count from 0.
                let number = tokens.take_number();
                let begins = number == Some(1) && self.number != Some(0) || number == Some(0);
                self.number = number.or(self.number);
                if begins && self.current.as_ref().is_some_and(|(game, _)| game.len() > 0) {
                    self.close(end);
                }
                // A heading between two games.
                let word = self.run.slice(from, to);
                let is_heading =
                    moves::is_of_language(word) || is_kind(word) || !word.contains(char::is_alphabetic);
                if self.current.is_none() && self.tags.start.is_none() && is_heading {
                    return ControlFlow::Continue(());
                }
                if self.current.is_none() {
                    if is_full {
                        return ControlFlow::Break(());
                    }
                    self.open(from);
                }
                self.play(from, to);
            }
            Token::Comment(from, to) => {
                let draws = self.run.slice(from, to).contains("[%");
                if self.current.is_none() && !is_full && (draws || self.tags.start.is_some()) {
                    self.open(from);
                }
                self.comment(from, to);
            }
            Token::Result => {
                if self.current.is_none() && self.tags.start.is_some() {
                    self.open(tokens.place());
                }
                // What stands before the result is of the game.
                self.prose.iter_mut().for_each(|(_, goes_on)| *goes_on = true);
                self.close(tokens.place());
            }
            Token::Unclosed(from) => {
                let error = self.run.error(from, from + 1, Reason::Unclosed);
                match &mut self.current {
                    Some((game, _)) if game.stopped.is_none() => game.stopped = Some(error),
                    _ => report(&mut self.unread, error),
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Begins a game with the tags that were read. `at` is where it begins if it has no tags.
    fn open(&mut self, at: usize) {
        let tags = std::mem::take(&mut self.tags);
        let game = match &self.board {
            Some((board, variant)) if tags.start.is_none() => {
                let mut game = Builder::new(board.clone(), *variant, false);
                game.from_tag = true;
                game
            }
            _ => tags.game(self.run),
        };
        self.current = Some((game, tags.start.unwrap_or(at)));
    }

    /// Notes the variations before a token.
    fn vary(&mut self, tokens: &mut Tokens<'a>) {
        for (from, to) in tokens.take_variations() {
            let is_word = self.run.slice(from, to).bytes().any(|byte| byte.is_ascii_alphanumeric());
            if is_word && self.current.is_some() && self.variations.len() < MAX_VARIATIONS {
                self.variations.push((self.words.len(), self.run.span(from, to)));
            }
        }
    }

    /// Plays a word of the main line, unless it is an annotation.
    fn play(&mut self, from: usize, to: usize) {
        let Some((game, _)) = &mut self.current else { return };
        let word = self.run.slice(from, to);
        if moves::is_annotation(word) {
            return;
        }
        if self.words.len() <= MAX_GAME_PLIES {
            self.words.push((from, to));
        }
        if game.stopped.is_some() {
            return;
        }
        if self.prose.is_some()
            && !(self.run.continues(from, game.next_number())
                && game.play(|legal| moves::find(word, legal)).is_ok())
        {
            if let Some((_, goes_on)) = &mut self.prose {
                *goes_on |= moves::names_square(word);
            }
            return;
        }
        if self.prose.take().is_some() {
            // The words are a comment within the moves.
            self.passed = true;
            self.plies += 1;
            game.last = to;
            return;
        }
        // Of the first word of a game all of the text before it would be looked at.
        let begins_line = game.len() > 0 && self.run.slice(game.last, from).contains(['\n', '\r']);
        if game.len() > 0 && (moves::is_of_language(word) || begins_line && !moves::names_square(word)) {
            // A line of words behind the moves is none of theirs, whatever follows it.
            self.prose = Some((self.run.error(from, to, Reason::UnreadableMove), false));
            self.is_apart = begins_line;
            return;
        }
        let played =
            if moves::is_null(word) { game.pass() } else { game.play(|legal| moves::find(word, legal)) };
        match played {
            Ok(()) => {
                self.plies += 1;
                game.last = to;
            }
            Err(reason) => game.stopped = Some(self.run.error(from, to, reason)),
        }
    }

    /// Reads a comment. Its marks are kept, its words are left out.
    fn comment(&mut self, from: usize, to: usize) {
        let comment = self.run.slice(from, to);
        self.passed |= Marks::has_words_beside_commands(comment);
        if self.current.is_none() || !comment.contains("[%") {
            return;
        }
        let MarksReading { marks, unread } = Marks::read_commands(comment);
        if !marks.is_empty() {
            self.marks.push((self.words.len(), marks));
        }
        let offset = self.run.span(from, from).start;
        let spans =
            unread.iter().map(|unread| Span::new(offset + unread.span.start, offset + unread.span.end));
        self.unread_marks.extend(spans.take(MAX_UNREAD));
    }

    /// Ends the current game at a byte of the text.
    fn close(&mut self, end: usize) {
        let (words, passed) = (std::mem::take(&mut self.words), std::mem::take(&mut self.passed));
        let (marks, unread) = (std::mem::take(&mut self.marks), std::mem::take(&mut self.unread_marks));
        let variations = std::mem::take(&mut self.variations);
        let prose = self.prose.take();
        let Some((mut game, start)) = self.current.take() else { return };
        // Moves that are not read are told; words are not.
        if let Some((error, goes_on)) = prose {
            (game.stopped, game.is_over) =
                if goes_on && !self.is_apart { (Some(error), false) } else { (None, true) };
        }
        let span = self.run.span(start, end);
        if let Some((language, other)) = in_other_letters(self.run, &game, &words) {
            self.plies += other.len() - game.len();
            game = other;
            game.remarks.push(Remark { kind: RemarkKind::Letters(language), span });
        }
        if passed {
            game.remarks.push(Remark { kind: RemarkKind::CommentsLeftOut, span });
        }
        (game.marks, game.variations) = (marks, variations);
        let unread = unread.into_iter().take(MAX_UNREAD);
        game.remarks.extend(unread.map(|span| Remark { kind: RemarkKind::MarkLeftOut, span }));
        // Something without moves, marks and a start position of its own is no game, unless a title among other games
        // says so. The reason why it has no moves is reported. Marks are for the position that a tag gives.
        let has_no_board = game.marks.is_empty() || game.stopped.as_ref().is_some_and(is_in_tag);
        if game.len() == 0 && !game.from_tag && has_no_board {
            let is_named = game.title.is_some() && !self.games.is_empty();
            if let Some(stopped) = game.stopped.take() {
                report(&mut self.unread, stopped);
                return;
            }
            if !is_named {
                return;
            }
        }
        self.games.push(game.finish(self.run, start, end));
    }

    /// The games, or positions if no game has a move.
    fn finish(mut self) -> Option<Import> {
        if self.games.is_empty() {
            // An error in the value of a tag is certain. Without one, the tags may belong to something else than a game.
            let error = self.unread.iter().position(is_in_tag)?;
            return Some(Import::Unread(self.unread.swap_remove(error)));
        }
        if self.games.iter().any(|game| !game.is_empty() || game.stopped.is_some()) {
            return Some(Import::Games { games: self.games, unread: self.unread });
        }
        let found = self.games.into_iter().map(|game| {
            let marks = game.marks(0);
            let mut found = self.run.found_at(game.start, 0, 0);
            found.marks = marks;
            found.orientation = game.orientation;
            found.variant = Some(game.variant).filter(|variant| *variant != Variant::Chess);
            (found.span, found.line, found.title) = (game.span, game.line, game.title);
            found.remarks = game.remarks;
            found
        });
        Some(record::positions(SourceKind::Tag, found.collect(), self.unread))
    }
}

/// Whether the value of a tag, and so the board of its game, cannot be used.
fn is_in_tag(error: &ImportError) -> bool {
    let reason = &error.reason;
    matches!(reason, Reason::Record(_) | Reason::UnknownVariant | Reason::OtherGame { .. } | Reason::Draughts)
}
