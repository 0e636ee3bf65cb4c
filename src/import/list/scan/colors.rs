//! The words for the colours, which begin sections of pieces.

use super::Scanner;
use crate::import::list::popeye;
use crate::import::list::words::{is_connector, named, piece};
use crate::import::side;
use crate::notation::Language;
use crate::position::Color;

impl Scanner<'_> {
    /// The colour that a word before pieces names, and its language: `White`, `W:`, `S:`.
    pub(super) fn color_at(&self, start: usize, word: &str) -> Option<(Color, Option<Language>)> {
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

    /// Reads a word that names a colour: it begins a section if pieces follow.
    pub(super) fn heading(&mut self, index: usize, color: Color, language: Option<Language>) {
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
        if self.says_something(index) {
            self.described.push((color, start, start + word.len()));
        }
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
}
