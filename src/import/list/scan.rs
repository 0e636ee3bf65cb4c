//! Reads the words of a list: colours, pieces, squares, and other words.

use super::capitals::with_small_squares;
use super::items::{Item, List};
use super::popeye;
use super::words::{Man, is_connector, is_like_piece, lone, named, piece, prefix};
use crate::import::beside::{Said, said};
use crate::import::{side, twins};
use crate::notation::Language;
use crate::position::{Color, Rank, Role, Square};

/// Reads the list in a text.
pub(super) fn scan(text: &str) -> List {
    match without_other_squares(text) {
        Some(plain) => scan_plain(&plain),
        None => scan_plain(text),
    }
}

/// A text with spaces instead of twins and named fields (`En passant: e3`), whose squares have no men; none if it has neither.
fn without_other_squares(text: &str) -> Option<String> {
    let is_field = |(_, said): &(_, Said)| matches!(said, Said::Turn(_) | Said::Field(..));
    let fields = said(text, false).into_iter().filter(is_field).map(|(place, _)| place);
    let mut plain: Option<String> = None;
    for place in fields.chain(twins::twins(text)) {
        let blanks = " ".repeat(place.len());
        plain.get_or_insert_with(|| text.to_owned()).replace_range(place, &blanks);
    }
    plain
}

/// Reads the list in a text without twins and named fields.
fn scan_plain(text: &str) -> List {
    match with_small_squares(text) {
        Some(small) => scan_small(&small),
        None => scan_small(text),
    }
}

/// Reads the list in a text with small letters for the files.
fn scan_small(text: &str) -> List {
    let mut scanner = Scanner::new(text);
    let mut slashes = text.match_indices('/').map(|(at, _)| at);
    let slash = match (slashes.next(), slashes.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    };
    let is_colored = scanner.words.iter().any(|(start, word)| scanner.color_at(*start, word).is_some());
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
            last: None,
            prefixed,
            black_is_n: text.contains("N:"),
            popeye: popeye::language(&words),
            words,
            slash: None,
            passed: Vec::new(),
            section: Section::default(),
            again: false,
        }
    }

    /// The list without the words after it.
    fn finish(mut self) -> List {
        let is_side = |passed: &Passed| {
            let word = self.text.get(passed.start..passed.end).unwrap_or_default();
            side::is_move(word) || matches!(word, "to" | "am")
        };
        self.list.trails = !self.passed.iter().all(is_side);
        let last_man = self.passed.iter().rev().find(|passed| passed.is_man).map(|passed| passed.end);
        self.list.trailing = self.passed.first().map(|passed| passed.start).zip(last_man);
        self.list
    }

    /// The colour that a word before pieces names, and its language: `White`, `W:`, `S:`.
    fn color_at(&self, start: usize, word: &str) -> Option<(Color, Option<Language>)> {
        if let Some((color, language)) = side::color(word) {
            return Some((color, Some(language)));
        }
        if let Some(popeye) = self.popeye
            && let Some(color) = popeye::color(popeye, word)
        {
            return Some((color, Some(popeye)));
        }
        let after = self.text.get(start + word.len()..)?.trim_start_matches(' ');
        let men = after.strip_prefix([':', '='])?;
        // A letter with a colon may also be that of a twin: `b: Move a7 g1`.
        let (_, next) = side::words(men).next().unwrap_or_default();
        if next.chars().count() > 2 && piece(next).is_none() && named(next).is_none() && !is_connector(next) {
            return None;
        }
        match word {
            "W" | "w" => Some((Color::White, None)),
            // German schwarz, Dutch zwart; French noirs, Spanish negras, Italian neri.
            "S" => Some((Color::Black, Some(Language::German))),
            "Z" => Some((Color::Black, Some(Language::Dutch))),
            "N" => Some((Color::Black, Some(Language::French))),
            // Black, unless Black is `N` and White is `B`.
            "B" | "b" => Some(if self.black_is_n {
                (Color::White, Some(Language::French))
            } else {
                (Color::Black, None)
            }),
            _ => None,
        }
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
            if !self.accepts(index) {
                return self.pass(index, true);
            }
            for square in squares {
                let named = man.unwrap_or_else(|| self.bare(square));
                self.put(color, named, square, start, end);
            }
            self.last = man.or(self.last);
            if man.is_some() {
                self.waiting = None;
            }
        } else if let Some(role) = named(word) {
            self.wait(Man::Role(role), true);
        } else if let Some(man) = lone(word).filter(|_| !is_connector(word))
            && self.square_follows(index)
        {
            self.wait(man, false);
        } else if is_like_piece(word) {
            if self.passed.is_empty() && !self.section.closed {
                self.list.wrong.get_or_insert((start, end));
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

    /// Reads a word that names a colour: it begins a section if pieces follow.
    fn heading(&mut self, index: usize, color: Color, language: Option<Language>) {
        let Some((start, word)) = self.words.get(index).copied() else { return };
        // `White to move` does not begin a list, unless pieces follow.
        let is_pause =
            |(start, word): &&(usize, &str)| piece(word).is_none() && self.color_at(*start, word).is_none();
        let next = self.words.get(index + 1..).unwrap_or_default();
        let pause = next.iter().take_while(is_pause).count();
        let first = index + 1 + pause;
        let pause = next.get(..pause).unwrap_or_default();
        let moves = pause.iter().take(3).any(|(_, word)| side::is_move(word));
        let is_numbered = (index + 1..first).any(|index| self.is_move_number(index));
        let has_piece = self.words.get(first).is_some_and(|(_, word)| piece(word).is_some()) && !is_numbered;
        if moves && !has_piece {
            self.section.closed |= self.section.count > 0 && is_numbered;
            return;
        }
        let again = self.list.items.iter().any(|item| item.color == color);
        if again && !self.begins_again(pause, first, moves) {
            self.section.closed = true;
            return self.pass(index, false);
        }
        if moves {
            self.list.turn = Some((color, start, start + word.len()));
        }
        self.set_color(color, start);
        self.again = again;
        self.list.language = self.list.language.or(language);
    }

    /// Whether a colour that had pieces before has more of them, or begins another list: pieces follow it at once, and
    /// they are more than one, or of a list that has begun, or alone on their line above the other colour's. Otherwise a
    /// single piece is the move of a solution.
    fn begins_again(&self, pause: &[(usize, &str)], first: usize, moves: bool) -> bool {
        let is_plain = pause.iter().all(|(_, word)| is_connector(word) || named(word).is_some());
        let has_name = pause.iter().any(|(_, word)| named(word).is_some());
        let run = self.run(first);
        let is_begun = self.again && !moves;
        (is_plain || moves) && run > 0 && (has_name || run > 1 || is_begun || self.is_line_above_other(first))
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
        self.waiting = None;
    }

    /// Begins a section. `start` is where its colour is named.
    fn set_color(&mut self, color: Color, start: usize) {
        self.color = Some(color);
        self.list.headings.push(start);
        (self.waiting, self.last) = (None, None);
        self.section = Section { number: self.section.number + 1, ..Section::default() };
    }

    /// Sets the piece whose square follows.
    fn wait(&mut self, man: Man, several: bool) {
        self.waiting = Some((man, several));
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

mod follow;
mod notes;
