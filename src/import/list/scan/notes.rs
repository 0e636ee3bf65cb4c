//! What stands among the men of a list without being one: remarks in brackets, and words for a colour that nobody knows.

use super::Scanner;
use crate::import::list::words::{is_connector, named, piece, prefix};
use crate::import::side;
use crate::position::Color;

/// The longest remark in brackets within a list, in bytes.
const LONGEST_NOTE: usize = 80;

/// Words that say that a colour has no men.
const NOTHING: [&str; 8] = ["none", "nothing", "no", "nichts", "keine", "rien", "nada", "niente"];

/// Whether a word is one of a language, without a meaning in a list.
fn is_plain(word: &str) -> bool {
    word.chars().count() > 1 && word.chars().all(char::is_alphabetic) && !is_connector(word)
}

impl Scanner<'_> {
    /// The end of a remark in brackets that begins at a word within the list: it has neither men nor colours.
    pub(super) fn note(&mut self, start: usize) -> Option<usize> {
        let before = self.text.get(..start)?.trim_end();
        let close = match before.chars().next_back()? {
            '(' => ')',
            '[' => ']',
            _ => return None,
        };
        if self.list.items.is_empty() {
            return None;
        }
        let inside = self.text.get(start..)?.split(close).next()?;
        let end = start + inside.len();
        let words = || side::words(inside).map(|(at, word)| (start + at, word));
        let is_square = |word: &str| matches!(piece(word), Some((None, _)));
        // Words about a square: `on f3 before`, `or h3?`. A name of a piece before it means that a man is there.
        let is_about =
            || words().any(|(_, word)| is_plain(word)) && words().all(|(_, word)| named(word).is_none());
        let is_word = |(start, word): (usize, &str)| {
            (piece(word).is_none() || is_square(word) && is_about())
                && prefix(word).is_none()
                && !self.is_color(start, word)
        };
        let is_note =
            inside.len() <= LONGEST_NOTE && self.text.get(end..)?.starts_with(close) && words().all(is_word);
        if is_note && inside.contains(char::is_alphabetic) {
            let words = inside.trim_end_matches(|c: char| !side::is_letter(c));
            self.list.skipped.push((start, start + words.len()));
        }
        is_note.then_some(end)
    }

    /// The place of a word before a bare square that seems to name a piece, and names none: `Archbishop c3`.
    pub(super) fn unknown_name(&self, index: usize) -> Option<usize> {
        let passed = self.passed.last().filter(|_| !self.section.closed)?;
        let before = index.checked_sub(1).and_then(|before| self.words.get(before))?;
        let word = self.text.get(passed.start..passed.end)?;
        let gap = self.text.get(..passed.start)?.trim_end();
        let is_item = gap.ends_with([',', ';', ':']);
        (before.0 == passed.start && is_item && !passed.is_man && is_plain(word)).then_some(passed.start)
    }

    /// Whether the only word since the last man begins an item and describes the man that is named behind it: `passed pawn a6`.
    pub(super) fn is_described(&self) -> bool {
        let ([passed], Some(named)) = (self.passed.as_slice(), self.named_at) else { return false };
        let part = |from: usize, to: usize| self.text.get(from..to).unwrap_or_default();
        part(0, passed.start).trim_end().ends_with([',', ';', ':'])
            && !passed.is_man
            && is_plain(part(passed.start, passed.end))
            && part(passed.end, named).trim().is_empty()
    }

    /// Whether a colour has a colon and a word behind it on its line, which should be men: not `Black: none`.
    pub(super) fn says_something(&self, index: usize) -> bool {
        let Some((start, word)) = self.words.get(index) else { return false };
        let behind = self.text.get(start + word.len()..).and_then(|rest| rest.strip_prefix(':'));
        let line = behind.and_then(|rest| rest.lines().next()).unwrap_or_default();
        let first = side::words(line).next();
        first.is_some_and(|(_, first)| !NOTHING.iter().any(|nothing| first.eq_ignore_ascii_case(nothing)))
    }

    /// Whether a word names a colour.
    fn is_color(&self, start: usize, word: &str) -> bool {
        self.color_at(start, word).is_some()
    }

    /// The colour of a word that is none in any language: it has a colon, and the king of the only colour so far has his
    /// letter behind it.
    pub(super) fn unknown_color(&self, start: usize, word: &str) -> Option<Color> {
        let color = self.color.filter(|_| !side::is_move(word) && !is_connector(word))?;
        let after = self.text.get(start + word.len()..)?.strip_prefix(':')?.trim_start();
        let (_, man) = side::words(after).next()?;
        let king = self.list.items.first()?;
        if self.list.items.iter().any(|item| item.color != color) {
            return None;
        }
        let letter = self.text.get(king.start..king.end)?.chars().next()?;
        let is_king = man.starts_with(letter) && man.len() > 2 && piece(man).is_some();
        (is_king && named(word).is_none() && word.chars().count() > 1).then_some(!color)
    }
}
