//! Reads the words of a list: colours, pieces, squares, and other words.

use crate::import::figurine::figurine;
use crate::import::side;
use crate::notation::Language;
use crate::position::{Color, Piece, Rank, Role, Square};

/// A piece as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Man {
    /// A piece without a language: the pawn of a bare square, a figurine, or an English name.
    Role(Role),
    /// The letter of a piece in some language.
    Letter(char),
    /// The two letters `Кр`, Russian for a king.
    RussianKing,
}

/// A piece on a square, with its byte range in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Item {
    pub(super) color: Color,
    pub(super) man: Man,
    pub(super) square: Square,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// The list as far as it has been read.
#[derive(Default)]
pub(super) struct List {
    pub(super) items: Vec<Item>,
    /// The side to move with its byte range, if it is named before its pieces.
    pub(super) turn: Option<(Color, usize, usize)>,
    /// The language of the words for the colours.
    pub(super) language: Option<Language>,
    /// Whether no word names a colour, and only a slash separates White and Black.
    pub(super) by_slash: bool,
    /// The byte ranges of words within the list that have no meaning in it.
    pub(super) skipped: Vec<(usize, usize)>,
    /// The byte range of something that looks like a piece on a square that does not exist.
    pub(super) wrong: Option<(usize, usize)>,
    /// Whether there are other words between the first colour and the first piece.
    leads: bool,
    /// Whether there are other words after the last piece.
    trails: bool,
}

impl List {
    /// Whether the list has only pieces of one side, whose colour is named, and almost no other words. Prose has names of
    /// pieces too, but among other words.
    pub(super) fn is_one_sided(&self) -> bool {
        let is_king = |item: &Item| matches!(item.man, Man::Letter('K' | 'R') | Man::Role(Role::King));
        let is_piece = |item: &Item| item.man != Man::Role(Role::Pawn);
        let Some(first) = self.items.first() else { return false };
        self.items.iter().all(|item| item.color == first.color)
            && !self.by_slash
            && !self.leads
            && self.skipped.is_empty()
            && (!self.trails || (self.items.len() > 1 && self.items.iter().any(is_king)))
            && self.items.iter().any(is_piece)
    }
}

/// Words between pieces that are ignored.
const CONNECTORS: &str = "on at and the und auf et en y e i og och ja pieces side a with";

/// The English names of the pieces.
const NAMES: [(&str, Role); 6] = [
    ("king", Role::King),
    ("queen", Role::Queen),
    ("rook", Role::Rook),
    ("bishop", Role::Bishop),
    ("knight", Role::Knight),
    ("pawn", Role::Pawn),
];

/// Reads the list in a text.
pub(super) fn scan(text: &str) -> List {
    let mut scanner = Scanner::new(text);
    let mut slashes = text.match_indices('/').map(|(at, _)| at);
    let slash = match (slashes.next(), slashes.next()) {
        (Some(only), None) => Some(only),
        _ => None,
    };
    let words: Vec<(usize, &str)> = side::words(text).collect();
    let is_colored = words.iter().any(|(start, word)| scanner.color_at(*start, word).is_some());
    if !is_colored && !scanner.prefixed {
        // Without words for the colours, only a slash can separate the pieces of the sides.
        let Some(slash) = slash else { return scanner.list };
        scanner.slash = Some(slash);
        scanner.list.by_slash = true;
        scanner.color = Some(Color::White);
    }
    for (index, (start, word)) in words.iter().copied().enumerate() {
        let next = words.get(index + 1..).unwrap_or_default();
        let has_begun = !scanner.list.items.is_empty();
        if has_begun && is_move_number(text, start, word) && begins_with_piece(next) {
            // The moves of a solution after the list.
            break;
        }
        scanner.word(start, word, next);
    }
    let is_side = |(start, end): &(usize, usize)| {
        let word = text.get(*start..*end).unwrap_or_default();
        side::is_move(word) || matches!(word, "to" | "am")
    };
    scanner.list.trails = !scanner.passed.iter().all(is_side);
    scanner.list
}

/// Whether a word is a move number: digits and a full stop.
fn is_move_number(text: &str, start: usize, word: &str) -> bool {
    let rest = text.get(start + word.len()..).unwrap_or_default();
    word.bytes().all(|byte| byte.is_ascii_digit()) && rest.starts_with('.')
}

/// Whether the first word is a piece on a square.
fn begins_with_piece(words: &[(usize, &str)]) -> bool {
    words.first().is_some_and(|(_, word)| piece(word).is_some())
}

/// The state while a list is being read.
struct Scanner<'a> {
    text: &'a str,
    list: List,
    /// The colour of the next pieces.
    color: Option<Color>,
    /// The piece whose square follows: `K on g1`, `Rooks a1, h1`.
    waiting: Option<Man>,
    /// Whether that piece is written in full, so that several squares may follow.
    several: bool,
    /// The piece before, for squares on which pawns cannot be.
    last: Option<Man>,
    /// Whether colours are prefixes of pieces, as in `wKd6`.
    prefixed: bool,
    /// Whether the text has `N:` for Black (noirs, negras), so that `B:` is White (blancs, blancas).
    black_is_n: bool,
    /// The byte offset of the slash between White's and Black's pieces.
    slash: Option<usize>,
    /// The byte ranges of words without a meaning since the last piece.
    passed: Vec<(usize, usize)>,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a str) -> Scanner<'a> {
        let prefixed =
            side::words(text).any(|(_, word)| prefix(word).is_some_and(|(_, rest)| rest.len() > 2));
        Scanner {
            text,
            list: List::default(),
            color: None,
            waiting: None,
            several: false,
            last: None,
            prefixed,
            black_is_n: text.contains("N:"),
            slash: None,
            passed: Vec::new(),
        }
    }

    /// The colour that a word before pieces names, and its language: `White`, `W:`, `S:`.
    fn color_at(&self, start: usize, word: &str) -> Option<(Color, Option<Language>)> {
        if let Some((color, language)) = side::color(word) {
            return Some((color, Some(language)));
        }
        let after = self.text.get(start + word.len()..)?.trim_start_matches(' ');
        if !after.starts_with([':', '=']) {
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

    /// Reads a word. `next` are the words after it.
    fn word(&mut self, start: usize, word: &str, next: &[(usize, &str)]) {
        let end = start + word.len();
        if self.slash.is_some_and(|slash| start > slash) && self.color == Some(Color::White) {
            self.set_color(Color::Black);
        }
        if let Some((color, language)) = self.color_at(start, word) {
            // `White to move` does not begin a list, unless pieces follow.
            let is_pause = |(start, word): &(usize, &str)| {
                piece(word).is_none() && self.color_at(*start, word).is_none()
            };
            let pause = next.iter().take_while(|word| is_pause(word)).count();
            let (pause, rest) = next.split_at(pause);
            if pause.iter().take(3).any(|(_, word)| side::is_move(word)) {
                if !begins_with_piece(rest) {
                    return;
                }
                self.list.turn = Some((color, start, end));
            }
            self.set_color(color);
            self.list.language = self.list.language.or(language);
            return;
        }
        let Some(color) = self.color else {
            return self.prefixed_word(start, word, end);
        };
        if self.prefixed && prefix(word).is_some() {
            return self.prefixed_word(start, word, end);
        }
        if let Some((man, square)) = piece(word) {
            let named = match man {
                Some(man) => man,
                None => self.bare(square),
            };
            self.put(color, named, square, start, end);
            self.last = man.or(self.last);
            if man.is_some() {
                self.waiting = None;
            }
        } else if let Some(role) = named(word) {
            self.wait(Man::Role(role), true);
        } else if let Some(man) = lone(word)
            && next
                .iter()
                .find(|(_, word)| !is_connector(word))
                .is_some_and(|(_, word)| word.parse::<Square>().is_ok())
        {
            self.wait(man, false);
        } else if is_like_piece(word) {
            self.list.wrong.get_or_insert((start, end));
        } else if !is_connector(word) && !word.bytes().all(|byte| byte.is_ascii_digit()) {
            self.passed.push((start, end));
        }
    }

    /// Reads a word with its colour, such as `wKd6`. Other words before the first colour do not belong to the list, but a
    /// piece among them is reported.
    fn prefixed_word(&mut self, start: usize, word: &str, end: usize) {
        if let Some((color, rest)) = prefix(word)
            && let Some((man, square)) = piece(rest)
        {
            self.set_color(color);
            self.put(color, man.unwrap_or(Man::Role(Role::Pawn)), square, start, end);
            self.last = man;
        } else if matches!(piece(word), Some((Some(_), _))) {
            self.passed.push((start, end));
        }
    }

    /// Sets the colour of the next pieces.
    fn set_color(&mut self, color: Color) {
        self.color = Some(color);
        (self.waiting, self.last) = (None, None);
    }

    /// Sets the piece whose square follows.
    fn wait(&mut self, man: Man, several: bool) {
        self.waiting = Some(man);
        self.several = several;
        self.last = Some(man);
    }

    /// The piece on a square that is written without a letter.
    fn bare(&mut self, square: Square) -> Man {
        let waiting = if self.several { self.waiting } else { self.waiting.take() };
        let last = self.last.filter(|_| matches!(square.rank(), Rank::First | Rank::Eighth));
        waiting.or(last).unwrap_or(Man::Role(Role::Pawn))
    }

    /// Adds an item to the list.
    fn put(&mut self, color: Color, man: Man, square: Square, start: usize, end: usize) {
        // Words before the first piece or after the last do not belong to the list.
        let passed = std::mem::take(&mut self.passed);
        if self.list.items.is_empty() {
            self.list.leads = !passed.is_empty();
        } else {
            self.list.skipped.extend(passed);
        }
        self.list.items.push(Item { color, man, square, start, end });
    }
}

/// The role of an English name, in singular or plural.
fn named(word: &str) -> Option<Role> {
    let is = |name: &str| {
        word.get(..name.len()).is_some_and(|one| one.eq_ignore_ascii_case(name))
            && matches!(&word[name.len()..], "" | "s" | "S")
    };
    NAMES.iter().find(|(name, _)| is(name)).map(|(_, role)| *role)
}

fn is_connector(word: &str) -> bool {
    CONNECTORS.split(' ').any(|connector| word.eq_ignore_ascii_case(connector))
}

/// The colour of a prefix and the rest of the word: `wKd6`, `ba7`; `s` is German for Black.
fn prefix(word: &str) -> Option<(Color, &str)> {
    let color = match word.as_bytes().first()? {
        b'w' => Color::White,
        b'b' | b's' => Color::Black,
        _ => return None,
    };
    let rest = word.get(1..)?;
    let (man, _) = piece(rest)?;
    // The `b` of `bb4` can be a bishop, but the first `b` of `bBb4` and `ba7` is a colour.
    let is_capital =
        rest.chars().next().is_some_and(|letter| side::fold(letter) != letter || figurine(letter).is_some());
    (man.is_none() || is_capital).then_some((color, rest))
}

/// The piece and the square of a word; no piece for a bare square.
fn piece(word: &str) -> Option<(Option<Man>, Square)> {
    let at = word.len().checked_sub(2)?;
    let square = word.get(at..)?.parse().ok()?;
    let head = word.get(..at)?;
    if head.is_empty() {
        return Some((None, square));
    }
    lone(head).map(|man| (Some(man), square))
}

/// The piece of a single letter or figurine.
fn lone(word: &str) -> Option<Man> {
    if matches!(word, "Кр" | "кр") {
        return Some(Man::RussianKing);
    }
    let mut letters = word.chars().filter(|c| !matches!(c, '\u{FE0E}' | '\u{FE0F}'));
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    match figurine(letter) {
        Some(Piece { role, .. }) => Some(Man::Role(role)),
        None => (!letter.is_ascii_digit()).then_some(Man::Letter(letter)),
    }
}

/// Whether a word was probably meant as a piece on a square: `Kj9`, `Kg11`.
fn is_like_piece(word: &str) -> bool {
    let digits = word.bytes().filter(u8::is_ascii_digit).count();
    let first = word.chars().next().unwrap_or(' ');
    word.len() <= 12 && digits > 0 && digits < word.len() && !first.is_ascii_digit()
}
