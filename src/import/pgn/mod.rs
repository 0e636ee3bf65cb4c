//! Portable Game Notation: games with tags, or movetext alone.
//!
//! The tokens are read here and not by the crate pgn-reader: that one passes over words that are no moves without a
//! sign and knows no places, and it brings shakmaty's tables of magic numbers into the page.
//!
//! Beside the standard's SAN are read: `0-0`, figurines, long algebraic notation, `:` and `×` for captures, a capture
//! sign too few or too many, promotions without `=`, `e.p.`, check and mate signs of any kind, and the piece letters of
//! other languages. Comments, variations, NAGs and annotation signs are passed over.

mod moves;
mod movetext;
mod token;

use shakmaty::variant::Variant;

use super::game::{Builder, Game};
use super::paste::Paste;
use super::result::{Import, ImportError, Reason, Remark, RemarkKind, SourceKind};
use super::{MAX_GAME_PLIES, MAX_GAMES, MAX_TOTAL_PLIES, MAX_UNREAD, record, variant};
use crate::marks::{Marks, MarksReading};
use crate::notation::{Language, Span};
pub(super) use movetext::movetext;
use token::{Token, Tokens};

/// Names in a title are not longer.
const LONGEST_NAME: usize = 60;

/// Games with tags; none if the text has no tag, or no game with a move or a start position.
pub(super) fn read_tagged(paste: &Paste) -> Option<Import> {
    let tags = first_tag(paste)?;
    // A game without tags may stand before the first one that has some.
    let start = movetext(paste.text(), tags).unwrap_or(tags);
    Reader::new(paste).read(start)
}

/// The first tag at the beginning of a line.
fn first_tag(paste: &Paste) -> Option<usize> {
    paste.lines().find_map(|(start, line)| {
        let place = start + line.len() - line.trim_start().len();
        token::tag(paste.text(), place).map(|_| place)
    })
}

/// Where the game after the first tags breaks off, for texts in which nothing else could be read.
pub(super) fn stopped(paste: &Paste) -> Option<ImportError> {
    let mut reader = Reader::new(paste);
    reader.games_from(first_tag(paste)?);
    reader.unread.into_iter().next()
}

/// A game without tags, found by its first move.
pub(super) fn read_movetext(paste: &Paste) -> Option<Import> {
    let text = paste.text();
    Reader::new(paste).read(movetext(text, text.len())?)
}

/// What the tags of a game say, in bytes of the text.
#[derive(Default)]
struct Tags {
    start: Option<usize>,
    fen: Option<(usize, usize)>,
    variant: Option<(usize, usize)>,
    white: Option<(usize, usize)>,
    black: Option<(usize, usize)>,
    event: Option<(usize, usize)>,
    date: Option<(usize, usize)>,
}

struct Reader<'p, 'a> {
    paste: &'p Paste<'a>,
    games: Vec<Game>,
    unread: Vec<ImportError>,
    tags: Tags,
    /// The game whose moves are being read, and where it begins.
    current: Option<(Builder, usize)>,
    /// Its words, in case they turn out to be in the letters of another language.
    words: Vec<(usize, usize)>,
    /// What its comments draw, each behind so many words.
    marks: Vec<(usize, Marks)>,
    /// Marks in them that cannot be drawn.
    unread_marks: Vec<Span>,
    /// Whether something of it was passed over.
    passed: bool,
    plies: usize,
}

impl<'p, 'a> Reader<'p, 'a> {
    fn new(paste: &'p Paste<'a>) -> Reader<'p, 'a> {
        Reader {
            paste,
            games: Vec::new(),
            unread: Vec::new(),
            tags: Tags::default(),
            current: None,
            words: Vec::new(),
            marks: Vec::new(),
            unread_marks: Vec::new(),
            passed: false,
            plies: 0,
        }
    }

    fn read(mut self, start: usize) -> Option<Import> {
        self.games_from(start);
        self.finish()
    }

    fn games_from(&mut self, start: usize) {
        let mut tokens = Tokens::new(self.paste.text(), start);
        let mut end = start;
        while let Some(token) = tokens.next() {
            self.passed |= tokens.take_passed();
            let is_full = self.games.len() >= MAX_GAMES || self.plies >= MAX_TOTAL_PLIES;
            match token {
                Token::Tag { name, value, start } => {
                    self.close(end);
                    if is_full {
                        break;
                    }
                    self.tag(name, value, start);
                }
                Token::Word(from, to) => {
                    // Movetext alone has no other sign of the next game than that its moves are counted anew.
                    if tokens.take_number() == Some(1)
                        && self.current.as_ref().is_some_and(|(game, _)| game.len() > 0)
                    {
                        self.close(end);
                    }
                    if self.current.is_none() {
                        if is_full {
                            break;
                        }
                        self.open(from);
                    }
                    self.play(from, to);
                }
                Token::Comment(from, to) => {
                    let draws = self.paste.cut(from, to).contains("[%");
                    if self.current.is_none() && !is_full && (draws || self.tags.start.is_some()) {
                        self.open(from);
                    }
                    self.comment(from, to);
                }
                Token::Result => {
                    if self.current.is_none() && self.tags.start.is_some() {
                        self.open(tokens.place());
                    }
                    end = tokens.place();
                    self.close(end);
                }
                Token::Unclosed(from) => {
                    let stopped = self.paste.stopped(from, from + 1, Reason::Unclosed);
                    match &mut self.current {
                        Some((game, _)) if game.stopped.is_none() => game.stopped = Some(stopped),
                        _ => record::push(&mut self.unread, stopped),
                    }
                }
            }
            end = tokens.place();
        }
        self.passed |= tokens.take_passed();
        if self.current.is_none() && self.tags.start.is_some() {
            self.open(end);
        }
        self.close(end);
        if tokens.next().is_some() {
            let place = tokens.place();
            record::push(&mut self.unread, self.paste.stopped(end, place, Reason::TooMuch));
        }
    }

    fn tag(&mut self, name: &str, value: (usize, usize), start: usize) {
        let tags = &mut self.tags;
        tags.start.get_or_insert(start);
        let known = [
            ("FEN", &mut tags.fen),
            ("Variant", &mut tags.variant),
            ("White", &mut tags.white),
            ("Black", &mut tags.black),
            ("Event", &mut tags.event),
            ("Date", &mut tags.date),
        ];
        for (known, place) in known {
            if name.eq_ignore_ascii_case(known) && value.0 < value.1 {
                place.get_or_insert(value);
            }
        }
    }

    /// Begins a game from what its tags say.
    fn open(&mut self, at: usize) {
        let tags = std::mem::take(&mut self.tags);
        let text = |place: Option<(usize, usize)>| place.map(|(from, to)| self.paste.cut(from, to).trim());
        let name = text(tags.variant).unwrap_or_default();
        let variant = variant::named(name);
        let small = name.to_ascii_lowercase();
        let chess960 = small.contains("960") || small.starts_with("fischer");
        let rules = variant.unwrap_or(Variant::Chess);
        let mut stopped = match (variant, tags.variant) {
            (None, Some((from, to))) => Some(self.paste.stopped(from, to, Reason::UnknownVariant)),
            _ => None,
        };
        let mut game = Builder::from_start(rules, chess960);
        if let Some((from, to)) = tags.fen {
            match record::read(self.paste, from, to) {
                Ok(found) => {
                    game = Builder::new(found.position, rules, chess960);
                    game.from_tag = true;
                    game.remarks = found.remarks;
                }
                Err(fault) => stopped = Some(fault),
            }
        }
        game.title = title([tags.white, tags.black, tags.event, tags.date].map(text));
        game.stopped = stopped;
        self.current = Some((game, tags.start.unwrap_or(at)));
    }

    fn play(&mut self, from: usize, to: usize) {
        let Some((game, _)) = &mut self.current else { return };
        let word = self.paste.cut(from, to);
        if moves::is_annotation(word) {
            return;
        }
        if self.words.len() <= MAX_GAME_PLIES {
            self.words.push((from, to));
        }
        if game.stopped.is_some() {
            return;
        }
        match game.play(|legal| moves::find(word, legal)) {
            Ok(()) => self.plies += 1,
            Err(reason) => game.stopped = Some(self.paste.stopped(from, to, reason)),
        }
    }

    /// A comment: what it draws is kept, what else it says is passed over.
    fn comment(&mut self, from: usize, to: usize) {
        let comment = self.paste.cut(from, to);
        self.passed |= Marks::has_words_beside_commands(comment);
        if self.current.is_none() || !comment.contains("[%") {
            return;
        }
        let MarksReading { marks, unread } = Marks::read_commands(comment);
        if !marks.is_empty() {
            self.marks.push((self.words.len(), marks));
        }
        let offset = self.paste.span(from, from).start;
        let spans =
            unread.iter().map(|unread| Span::new(offset + unread.span.start, offset + unread.span.end));
        self.unread_marks.extend(spans.take(MAX_UNREAD));
    }

    /// A game that breaks off, in the letters of the language in which it goes on; none if there is none.
    fn in_other_letters(&self, game: &Builder, words: &[(usize, usize)]) -> Option<(Language, Builder)> {
        let stopped = game.stopped.as_ref()?;
        if !matches!(stopped.reason, Reason::UnreadableMove | Reason::IllegalMove | Reason::AmbiguousMove) {
            return None;
        }
        let mut best: Option<(Language, Builder)> = None;
        for language in Language::ALL {
            let mut other = game.anew();
            for (from, to) in words.iter().copied() {
                let word = moves::translated(self.paste.cut(from, to), &language.alphabet());
                let played = match word {
                    Some(word) => other.play(|legal| moves::find(&word, legal)),
                    None => Err(Reason::UnreadableMove),
                };
                if let Err(reason) = played {
                    other.stopped = Some(self.paste.stopped(from, to, reason));
                    break;
                }
            }
            if other.len() > best.as_ref().map_or(game.len(), |(_, best)| best.len()) {
                best = Some((language, other));
            }
        }
        best
    }

    /// Ends the game whose moves were being read, at this byte.
    fn close(&mut self, end: usize) {
        let (words, passed) = (std::mem::take(&mut self.words), std::mem::take(&mut self.passed));
        let (marks, unread) = (std::mem::take(&mut self.marks), std::mem::take(&mut self.unread_marks));
        let Some((mut game, start)) = self.current.take() else { return };
        if let Some((language, other)) = self.in_other_letters(&game, &words) {
            self.plies += other.len() - game.len();
            game = other;
            game.remarks
                .push(Remark { kind: RemarkKind::Letters(language), span: self.paste.span(start, end) });
        }
        if passed {
            game.remarks
                .push(Remark { kind: RemarkKind::CommentsLeftOut, span: self.paste.span(start, end) });
        }
        game.marks = marks;
        let unread = unread.into_iter().take(MAX_UNREAD);
        game.remarks.extend(unread.map(|span| Remark { kind: RemarkKind::MarkLeftOut, span }));
        // Without a move, a start position of its own or a title there is no game; why it has none is told.
        if game.len() == 0 && !game.from_tag {
            let is_named = game.title.is_some() && !self.games.is_empty();
            if let Some(stopped) = game.stopped.take() {
                record::push(&mut self.unread, stopped);
                return;
            }
            if !is_named {
                return;
            }
        }
        self.games.push(game.finish(self.paste, start, end));
    }

    fn finish(mut self) -> Option<Import> {
        if self.games.is_empty() {
            // What a tag says is certainly the fault; but tags may also stand above something else than a game.
            let is_told =
                |stopped: &ImportError| matches!(stopped.reason, Reason::Record(_) | Reason::UnknownVariant);
            let stopped = self.unread.iter().position(is_told)?;
            return Some(Import::Unread(self.unread.swap_remove(stopped)));
        }
        if self.games.iter().any(|game| !game.is_empty() || game.stopped.is_some()) {
            return Some(Import::Games { games: self.games, unread: self.unread });
        }
        let found = self.games.into_iter().map(|game| {
            let marks = game.marks(0);
            let mut found = self.paste.drawn(game.start, 0, 0);
            found.marks = marks;
            found.variant = Some(game.variant).filter(|variant| *variant != Variant::Chess);
            (found.span, found.line, found.title) = (game.span, game.line, game.title);
            found.remarks = game.remarks;
            found
        });
        Some(record::settled(SourceKind::Tag, found.collect(), self.unread))
    }
}

/// `White – Black, Event, Year`, of what there is.
fn title([white, black, event, date]: [Option<&str>; 4]) -> Option<String> {
    let known = |value: Option<&str>| {
        let value = value.filter(|value| !value.is_empty() && !value.starts_with('?'))?;
        // The quotes and backslashes of a value are escaped.
        Some(value.replace("\\\"", "\"").replace("\\\\", "\\").chars().take(LONGEST_NAME).collect::<String>())
    };
    let mut title = match (known(white), known(black)) {
        (None, None) => String::new(),
        (white, black) => {
            let name = |name: Option<String>| name.unwrap_or_else(|| "?".into());
            name(white) + " – " + &name(black)
        }
    };
    let year = known(date).map(|date| date.chars().take_while(char::is_ascii_digit).collect());
    for part in [known(event), year].into_iter().flatten().filter(|part: &String| !part.is_empty()) {
        if !title.is_empty() {
            title.push_str(", ");
        }
        title.push_str(&part);
    }
    (!title.is_empty()).then_some(title)
}
