//! Decides whether a piece continues the list or belongs to other text, such as a solution.

use super::Scanner;
use crate::import::list::words::{is_connector, named, piece, prefix};
use crate::position::Square;

impl Scanner<'_> {
    /// The text between the last piece and a place.
    pub(super) fn gap(&self, start: usize) -> &str {
        let end = self.list.items.last().map_or(0, |item| item.end);
        self.text.get(end..start).unwrap_or_default()
    }

    /// Whether a piece belongs to the list. A list ends with its last run of separated pieces: single pieces in prose, in
    /// a sentence or a line of their own, or with the signs of a move do not belong to it.
    pub(super) fn accepts(&mut self, index: usize) -> bool {
        let Some((start, word)) = self.words.get(index).copied() else { return false };
        if self.section.closed || self.is_move(start + word.len()) {
            self.section.closed |= !self.list.items.is_empty();
            return false;
        }
        if self.section.count == 0 {
            let named = self.named_at.unwrap_or(start);
            let before = self.text.get(..named).unwrap_or_default().trim_end();
            let is_led = before.ends_with([':', '(', '[', ',']);
            return self.passed.is_empty() || is_led || self.is_described() || self.run(index) > 1;
        }
        let gap = self.gap(start);
        let accepted = if has_empty_line(gap) {
            // The moves of a game or a solution.
            false
        } else if !self.passed.is_empty() {
            is_note(gap) || self.is_described() || (self.run(index) > 1 && self.other_color_follows(index))
        } else if ends_sentence(gap) {
            self.section.count == 1 || self.section.stops
        } else if gap.contains(['\n', '\r']) && self.section.commas && !gap.contains([',', ';']) {
            self.run(index) > 1
        } else {
            true
        };
        self.section.closed |= !accepted;
        accepted
    }

    /// The number of pieces from a word on that have nothing but separators between them; 0 if there is a move among them.
    pub(super) fn run(&self, index: usize) -> usize {
        let mut count = 0;
        let mut end: Option<usize> = None;
        for (start, word) in self.words.get(index..).unwrap_or_default() {
            let gap = end.and_then(|end| self.text.get(end..*start)).unwrap_or_default();
            let rest = prefix(word).map_or(*word, |(_, rest)| rest);
            if end.is_some() && ends_sentence(gap) {
                break;
            }
            match piece(word).or_else(|| piece(rest)) {
                Some(_) if self.is_move(start + word.len()) => return 0,
                Some((_, squares)) => count += squares.len(),
                None if is_connector(word) || named(word).is_some() => {}
                None => break,
            }
            end = Some(start + word.len());
        }
        count
    }

    /// Whether signs of a move follow a piece: check, mate, promotion, annotation.
    fn is_move(&self, end: usize) -> bool {
        let rest = self.text.get(end..).unwrap_or_default();
        let next = rest.chars().nth(1);
        match rest.chars().next() {
            Some('!' | '?' | '#' | '†' | '‡') => true,
            Some('+' | '=') => next.is_none_or(|next| !next.is_ascii_alphanumeric()),
            // Long algebraic notation, and captures.
            Some('-' | '–') => next.is_some_and(|next| ('a'..='h').contains(&next)),
            _ => false,
        }
    }

    /// Whether a word is a move number: digits and a full stop, and a piece on a square after it.
    pub(super) fn is_move_number(&self, index: usize) -> bool {
        let Some((start, word)) = self.words.get(index).copied() else { return false };
        let rest = self.text.get(start + word.len()..).unwrap_or_default();
        let has_piece = self.words.get(index + 1).is_some_and(|(_, word)| piece(word).is_some());
        word.bytes().all(|byte| byte.is_ascii_digit()) && rest.starts_with('.') && has_piece
    }

    /// Whether a square follows the letter of a piece.
    pub(super) fn square_follows(&self, index: usize) -> bool {
        let next = self.words.get(index + 1..).unwrap_or_default();
        next.iter()
            .find(|(_, word)| !is_connector(word))
            .is_some_and(|(_, word)| word.parse::<Square>().is_ok())
    }

    /// Whether a king stands alone behind its colour on a line, and the next line has the other colour's pieces. A king is
    /// what has the letter of the first piece of the list before, whatever the language.
    pub(super) fn is_line_above_other(&self, index: usize) -> bool {
        let Some([heading, (start, word), (other, color), man]) =
            index.checked_sub(1).and_then(|heading| self.words.get(heading..heading + 4))
        else {
            return false;
        };
        let before = self.text.get(..heading.0).unwrap_or_default().trim_end_matches([' ', '\t']);
        let between = self.text.get(start + word.len()..*other).unwrap_or_default();
        let begins_line = before.is_empty() || before.ends_with(['\n', '\r']);
        let is_other = |named| Some(named) != self.color_at(heading.0, heading.1).map(|(color, _)| color);
        begins_line
            && between.contains(['\n', '\r'])
            && self.color_at(*other, color).is_some_and(|(color, _)| is_other(color))
            && piece(man.1).is_some()
            && self.list.items.first().is_some_and(|first| {
                let letter = self.text.get(first.start..).and_then(|text| text.chars().next());
                word.chars().next() == letter
            })
    }

    /// Whether the pieces of the other colour follow.
    pub(super) fn other_color_follows(&self, index: usize) -> bool {
        let next = self.words.get(index + 1..).unwrap_or_default();
        next.iter().any(|(start, word)| {
            self.color_at(*start, word).is_some_and(|(color, _)| Some(color) != self.color)
        })
    }
}

/// Whether a text between two pieces is a note in parentheses.
fn is_note(gap: &str) -> bool {
    let gap = gap.trim_matches(|c: char| c.is_whitespace() || matches!(c, ',' | ';'));
    gap.starts_with('(') && gap.ends_with(')')
}

/// Whether an empty line separates two pieces.
fn has_empty_line(gap: &str) -> bool {
    let after = gap.split_once('\n').map_or("", |(_, after)| after);
    after.rsplit_once('\n').is_some_and(|(lines, _)| lines.split('\n').any(|line| line.trim().is_empty()))
}

/// Whether a sentence ends between two pieces.
fn ends_sentence(gap: &str) -> bool {
    gap.match_indices('.')
        .any(|(at, _)| gap.get(at + 1..).is_none_or(|rest| rest.starts_with(char::is_whitespace)))
}
