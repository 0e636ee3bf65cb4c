//! What stands among the men of a list without being one: remarks in brackets, and words for a colour that nobody knows.

use super::Scanner;
use crate::import::list::words::{is_connector, named, piece, prefix};
use crate::import::side;
use crate::position::Color;

/// The longest remark in brackets within a list, in bytes.
const LONGEST_NOTE: usize = 80;

impl Scanner<'_> {
    /// The end of a remark in brackets that begins at a word within the list: it has neither men nor colours.
    pub(super) fn note(&mut self, start: usize) -> Option<usize> {
        let before = self.text.get(..start)?.trim_end();
        if self.list.items.is_empty() || !before.ends_with('(') {
            return None;
        }
        let inside = self.text.get(start..)?.split(')').next()?;
        let end = start + inside.len();
        let is_word = |(start, word): (usize, &str)| {
            piece(word).is_none() && prefix(word).is_none() && !self.is_color(start, word)
        };
        let is_note = inside.len() <= LONGEST_NOTE
            && self.text.get(end..)?.starts_with(')')
            && side::words(inside).all(|(at, word)| is_word((start + at, word)));
        if is_note && inside.contains(char::is_alphabetic) {
            let words = inside.trim_end_matches(|c: char| !side::is_letter(c));
            self.list.skipped.push((start, start + words.len()));
        }
        is_note.then_some(end)
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
