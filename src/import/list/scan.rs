//! Reads the words of a list: colours, pieces, squares, and other words.

use super::items::{Item, List};
use super::popeye;
use super::spelling::{men_and_before, plain};
use super::words::{Man, is_connector, is_kings, is_like_piece, lone, named, piece, plural, prefix};
use crate::import::error::Reason;
use crate::import::side;
use crate::notation::Language;
use crate::position::{Color, Rank, Role, Square};

/// Reads the list in a text.
pub(super) fn scan(text: &str) -> List {
    let text = plain(text);
    let text = text.as_ref();
    let mut scanner = Scanner::new(text);
    let mut slashes = text.match_indices('/').map(|(at, _)| at);
    let slash = match (slashes.next(), slashes.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    };
    let turn = side::turn(text);
    let is_colored = men_and_before(&scanner.words)
        .iter()
        .any(|(start, word)| !turn.contains(start) && scanner.color_at(*start, word).is_some());
    if !is_colored && !scanner.prefixed {
        // Without words for the colours, only a slash can separate the pieces of the sides.
        let Some(slash) = slash else { return scanner.list };
        scanner.slash = Some(slash);
        scanner.list.by_slash = true;
        scanner.color = Some(Color::White);
    }
    let mut noted = 0;
    for index in 0..scanner.words.len() {
        let Some((start, _)) = scanner.words.get(index).copied() else { break };
        if start < noted {
            continue;
        }
        if let Some(end) = scanner.note(start) {
            noted = end;
            continue;
        }
        scanner.word(index);
    }
    scanner.finish()
}

/// A word that has no meaning in the list.
#[derive(Clone, Copy)]
struct Passed {
    start: usize,
    end: usize,
    /// Whether it is a piece or a move, which was recognised and is not used.
    is_man: bool,
}

/// The pieces of a colour that are named together.
#[derive(Default)]
struct Section {
    number: usize,
    /// The number of its pieces.
    count: usize,
    /// Whether there are commas between them.
    commas: bool,
    /// Whether there are full stops between them.
    stops: bool,
    /// Whether it has ended: pieces are not added until the next colour.
    closed: bool,
}

/// The state while a list is being read.
struct Scanner<'a> {
    text: &'a str,
    words: Vec<(usize, &'a str)>,
    list: List,
    /// The colour of the next pieces.
    color: Option<Color>,
    /// The piece whose square follows: `K on g1`, `Rooks a1, h1`; and whether it is written in full, so that several
    /// squares may follow.
    waiting: Option<(Man, bool)>,
    /// Where that piece is named, until its first square.
    named_at: Option<usize>,
    /// The piece before, for squares on which pawns cannot be.
    last: Option<Man>,
    /// Whether colours are prefixes of pieces, as in `wKd6`.
    prefixed: bool,
    /// Whether the text has `N:` for Black (noirs, negras), so that `B:` is White (blancs, blancas).
    black_is_n: bool,
    /// The language of Popeye's input, if the text is that.
    popeye: Option<Language>,
    /// The byte offset of the slash between White's and Black's pieces.
    slash: Option<usize>,
    /// The words without a meaning since the last piece.
    passed: Vec<Passed>,
    section: Section,
    /// The colours with a colon and words behind them, with their byte ranges.
    described: Vec<(Color, usize, usize)>,
    /// Whether the last section began with a colour that had pieces before: it belongs to a further list.
    again: bool,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a str) -> Scanner<'a> {
        let words: Vec<(usize, &str)> = side::words(text).collect();
        let prefixed = words.iter().any(|(_, word)| prefix(word).is_some_and(|(_, rest)| rest.len() > 2));
        Scanner {
            text,
            list: List::default(),
            color: None,
            waiting: None,
            named_at: None,
            last: None,
            prefixed,
            black_is_n: text.contains("N:"),
            popeye: popeye::language(&words),
            words,
            slash: None,
            passed: Vec::new(),
            section: Section::default(),
            described: Vec::new(),
            again: false,
        }
    }

    /// The list without the words after it.
    fn finish(mut self) -> List {
        let is_side = |passed: &Passed| {
            let word = self.text.get(passed.start..passed.end).unwrap_or_default();
            side::is_move(word) || matches!(word, "to" | "am")
        };
        let has_men = |color: Color| self.list.items.iter().any(|item| item.color == color);
        if let Some((_, start, end)) = self.described.iter().find(|(color, ..)| !has_men(*color)) {
            self.list.wrong.get_or_insert((*start, *end, Reason::NoMen));
        }
        self.list.trails = !self.passed.iter().all(is_side);
        let last_man = self.passed.iter().rev().find(|passed| passed.is_man).map(|passed| passed.end);
        self.list.trailing = self.passed.first().map(|passed| passed.start).zip(last_man);
        self.list
    }

    /// Reads the word with an index.
    fn word(&mut self, index: usize) {
        let Some((start, word)) = self.words.get(index).copied() else { return };
        let end = start + word.len();
        if self.slash.is_some_and(|slash| start > slash) && self.color == Some(Color::White) {
            self.set_color(Color::Black, start);
        }
        if let Some((color, language)) = self.color_at(start, word) {
            return self.heading(index, color, language);
        }
        if let Some(color) = self.unknown_color(start, word) {
            return self.heading(index, color, None);
        }
        let Some(color) = self.color else {
            return self.prefixed_word(index);
        };
        if self.prefixed && prefix(word).is_some() {
            return self.prefixed_word(index);
        }
        if let Some((man, squares)) = piece(word) {
            let unknown = self.unknown_name(index).filter(|_| man.is_none());
            let accepts = self.accepts(index);
            if let Some(from) = unknown.filter(|_| accepts || self.other_color_follows(index)) {
                self.list.wrong.get_or_insert((from, end, Reason::UnknownName));
            }
            if !accepts {
                return self.pass(index, true);
            }
            let start = self.named_at.take().filter(|_| man.is_none()).unwrap_or(start);
            for square in squares {
                let named = man.unwrap_or_else(|| self.bare(square));
                self.put(color, named, square, start, end);
            }
            self.last = man.or(self.last);
            if man.is_some() {
                self.waiting = None;
            }
        } else if let Some(role) = named(word) {
            self.wait(Man::Role(role), role != Role::King || is_kings(word), start);
        } else if let Some(man) = plural(word).filter(|_| self.square_follows(index)) {
            self.wait(man, true, start);
        } else if let Some(man) = lone(word).filter(|_| !is_connector(word))
            && self.square_follows(index)
        {
            self.wait(man, false, start);
        } else if is_like_piece(word) {
            if self.passed.is_empty() && !self.section.closed {
                self.list.wrong.get_or_insert((start, end, Reason::UnknownSquare));
            } else {
                self.pass(index, true);
            }
        } else if !is_connector(word) && !word.bytes().all(|byte| byte.is_ascii_digit()) {
            self.pass(index, false);
        } else if self.is_move_number(index) {
            // The moves of a solution after the list.
            self.section.closed |= !self.list.items.is_empty();
        }
    }

    /// Reads a word with its colour, such as `wKd6`. Other words before the first colour do not belong to the list, but a
    /// piece among them is reported.
    fn prefixed_word(&mut self, index: usize) {
        let Some((start, word)) = self.words.get(index).copied() else { return };
        let end = start + word.len();
        if let Some((color, rest)) = prefix(word)
            && let Some((man, squares)) = piece(rest)
        {
            let is_new_line = self.gap(start).contains(['\n', '\r']);
            if self.color != Some(color) || is_new_line {
                let closed = self.section.closed || !self.passed.is_empty() && !self.list.items.is_empty();
                if closed && !(is_new_line && self.run(index) > 1) {
                    return self.pass(index, true);
                }
                self.set_color(color, start);
            } else if !self.accepts(index) {
                return self.pass(index, true);
            }
            for square in squares {
                self.put(color, man.unwrap_or(Man::Role(Role::Pawn)), square, start, end);
            }
            if word.starts_with('b') {
                self.list.language.get_or_insert(Language::English);
            } else if word.starts_with('s') && rest.len() > 2 {
                // The German word for Black makes the letters German.
                self.list.language = Some(Language::German);
            }
            self.last = man;
        } else if matches!(piece(word), Some((Some(_), _))) {
            self.pass(index, true);
        }
    }

    /// Keeps a word without a meaning in the list.
    fn pass(&mut self, index: usize, is_man: bool) {
        let Some((start, word)) = self.words.get(index).copied() else { return };
        self.passed.push(Passed { start, end: start + word.len(), is_man });
        (self.waiting, self.named_at) = (None, None);
    }

    /// Begins a section. `start` is where its colour is named.
    fn set_color(&mut self, color: Color, start: usize) {
        self.color = Some(color);
        self.list.headings.push(start);
        (self.waiting, self.named_at, self.last) = (None, None, None);
        self.section = Section { number: self.section.number + 1, ..Section::default() };
    }

    /// Sets the piece whose square follows.
    fn wait(&mut self, man: Man, several: bool, start: usize) {
        (self.waiting, self.named_at) = (Some((man, several)), Some(start));
        self.last = Some(man);
    }

    /// The piece on a square that is written without a letter.
    fn bare(&mut self, square: Square) -> Man {
        let waiting = self.waiting.map(|(man, _)| man);
        self.waiting = self.waiting.filter(|(_, several)| *several);
        let last = self.last.filter(|_| matches!(square.rank(), Rank::First | Rank::Eighth));
        waiting.or(last).unwrap_or(Man::Role(Role::Pawn))
    }

    /// Adds an item to the list.
    fn put(&mut self, color: Color, man: Man, square: Square, start: usize, end: usize) {
        // Words before the first piece or after the last do not belong to the list.
        let passed = std::mem::take(&mut self.passed);
        if self.list.items.is_empty() {
            self.list.leads = !passed.is_empty();
        } else if let (Some(first), Some(last)) = (passed.first(), passed.last()) {
            self.list.skipped.push((first.start, last.end));
        }
        if self.section.count > 0 {
            let gap = self.gap(start);
            let (comma, stop) = (gap.contains([',', ';']), gap.contains('.'));
            self.section.commas |= comma;
            self.section.stops |= stop;
        }
        self.section.count += 1;
        self.list.items.push(Item { color, man, square, start, end, section: self.section.number });
    }
}

mod colors;
mod follow;
mod notes;
