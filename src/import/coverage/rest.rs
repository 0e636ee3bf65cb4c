//! What stands between the stretches of a text that have a meaning: signs and words of containers, labels, and words that
//! nothing recognised.

use std::ops::Range;

use super::part::{Part, Stretch, Unused};
use crate::import::source::is_kind;
use crate::import::usage::Use;
use crate::import::{list, side};
use crate::notation::Span;

/// The longest tag, in characters.
const LONGEST_TAG: usize = 4_096;

/// The longest name of a key, in characters.
const LONGEST_KEY: usize = 40;

/// The most words before the sign of an assignment: `const fen =`.
const MOST_WORDS: usize = 3;

/// Goes through the parts of a text without a meaning, in order.
pub(super) struct Rest<'c> {
    characters: &'c [char],
    /// Whether the part before ended within a tag.
    in_tag: bool,
    /// Whether the part before ended within an address.
    in_link: bool,
}

impl<'c> Rest<'c> {
    pub(super) fn new(characters: &'c [char]) -> Rest<'c> {
        Rest { characters, in_tag: false, in_link: false }
    }

    /// Adds the stretches of a part. `next` is what follows it.
    pub(super) fn add(&mut self, range: Range<usize>, next: Option<Part>, stretches: &mut Vec<Stretch>) {
        let text = self.characters.get(range.clone()).unwrap_or_default();
        if text.is_empty() {
            return;
        }
        let mut gap = Gap { text, is_sign: vec![false; text.len()] };
        let is_before_used = matches!(next, Some(Part::Used(..)));
        self.in_tag = gap.tags(self.in_tag, next.is_some());
        gap.keys();
        gap.commands();
        self.in_link = gap.links(self.in_link, is_before_used);
        if is_before_used {
            gap.label();
        }
        gap.words(range.start, next, stretches);
    }
}

/// A part without a meaning.
struct Gap<'c> {
    text: &'c [char],
    /// For each character whether it is a sign or a word of a container.
    is_sign: Vec<bool>,
}

impl Gap<'_> {
    fn at(&self, index: usize) -> char {
        self.text.get(index).copied().unwrap_or('\n')
    }

    fn mark(&mut self, range: Range<usize>) {
        if let Some(signs) = self.is_sign.get_mut(range) {
            signs.fill(true);
        }
    }

    /// The first place at which something is, from one on.
    fn find(&self, from: usize, most: usize, is: impl Fn(char) -> bool) -> Option<usize> {
        let end = self.text.len().min(from.saturating_add(most));
        (from..end).find(|index| is(self.at(*index)))
    }

    /// Marks tags. Returns whether the last one goes on behind the part.
    fn tags(&mut self, in_tag: bool, goes_on: bool) -> bool {
        let mut index = 0;
        if in_tag {
            match self.find(0, LONGEST_TAG, |c| matches!(c, '<' | '>')) {
                Some(end) if self.at(end) == '>' => {
                    self.mark(0..end + 1);
                    index = end + 1;
                }
                // A value in a tag, and then another one.
                None if goes_on && self.text.len() < LONGEST_TAG => {
                    self.mark(0..self.text.len());
                    return true;
                }
                _ => {}
            }
        }
        while let Some(start) = self.find(index, usize::MAX, |c| c == '<') {
            index = start + 1;
            if !matches!(self.at(index), 'a'..='z' | 'A'..='Z' | '/' | '!' | '?') {
                continue;
            }
            match self.find(index, LONGEST_TAG, |c| matches!(c, '<' | '>')) {
                Some(end) if self.at(end) == '>' => {
                    self.mark(start..end + 1);
                    index = end + 1;
                }
                None if goes_on && self.text.len() - start < LONGEST_TAG => {
                    self.mark(start..self.text.len());
                    return true;
                }
                _ => {}
            }
        }
        false
    }

    /// Marks the keys of data: quoted names before a colon, and names alone on their line.
    fn keys(&mut self) {
        let mut index = 0;
        while let Some(start) = self.find(index, usize::MAX, |c| matches!(c, '"' | '\'')) {
            index = start + 1;
            let quote = self.at(start);
            let is_end = |c: char| c == quote || !(c.is_alphanumeric() || matches!(c, '_' | '-' | ' '));
            let Some(end) = self.find(index, LONGEST_KEY, is_end).filter(|end| self.at(*end) == quote) else {
                continue;
            };
            if self.find(end + 1, LONGEST_KEY, |c| c != ' ').is_some_and(|next| self.at(next) == ':') {
                self.mark(start..end + 1);
                index = end + 1;
            }
        }
        for line in self.lines() {
            let written: String = self.text.get(line.clone()).unwrap_or_default().iter().collect();
            let name = written.trim().trim_start_matches("- ").trim_end_matches(['|', '>', '-', ' ']);
            let name = name.strip_suffix(':').unwrap_or_default();
            let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-');
            if name.starts_with(char::is_lowercase) && name.chars().all(is_name) {
                self.mark(line);
            }
        }
    }

    /// Marks commands of LaTeX and the codes of forums: `\pieces`, `[fen]`, `[/fen]`.
    fn commands(&mut self) {
        let mut index = 0;
        while let Some(start) = self.find(index, usize::MAX, |c| matches!(c, '\\' | '[')) {
            index = start + 1;
            let first = if self.at(start) == '[' && self.at(index) == '/' { index + 1 } else { index };
            let end = self
                .find(first, LONGEST_KEY, |c| !c.is_ascii_alphabetic())
                .unwrap_or(self.text.len().min(first + LONGEST_KEY));
            if self.at(start) == '\\' {
                self.mark(start..end);
                index = end;
            } else if self.at(end) == ']' && end > first {
                self.mark(start..end + 1);
                index = end + 1;
            }
        }
    }

    /// Marks the address around what is used; `goes_on`: it began before this part. Returns whether it goes on behind it.
    fn links(&mut self, goes_on: bool, is_before_used: bool) -> bool {
        let is_end =
            |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '<' | '>' | '(' | ')' | '`' | ']');
        if goes_on {
            let end = self.find(0, LONGEST_TAG, is_end).unwrap_or(self.text.len());
            self.mark(0..end);
        }
        if !is_before_used {
            return false;
        }
        let length = self.text.iter().rev().take(LONGEST_TAG).take_while(|c| !is_end(**c)).count();
        let start = self.text.len() - length;
        let address: String = self.text.get(start..).unwrap_or_default().iter().collect();
        let is_link = address.contains("://") || address.starts_with("www.");
        if is_link {
            self.mark(start..self.text.len());
        }
        is_link
    }

    /// Marks what names the value that follows: `fen =`, `FEN:`, `position fen`.
    fn label(&mut self) {
        let length = self.text.iter().rev().take(LONGEST_KEY).take_while(|c| **c != '\n').count();
        let start = self.text.len() - length;
        let line: String = self.text.get(start..).unwrap_or_default().iter().collect();
        let is_open =
            |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '`' | '[' | '{' | '(' | '|' | '*');
        let label = line.trim_end_matches(is_open);
        let name = label.strip_suffix([':', '=']);
        let words = side::words(name.unwrap_or(label)).count();
        let most = match name {
            Some(_) if label.ends_with('=') => MOST_WORDS,
            Some(_) => 1,
            None => 0,
        };
        let is_named = |word: &str| is_kind(word) || word.eq_ignore_ascii_case("of");
        let is_label = words <= most || side::words(name.unwrap_or(label)).all(|(_, word)| is_named(word));
        if is_label && length < LONGEST_KEY {
            self.mark(start..self.text.len());
        }
    }

    /// The lines, without their ends.
    fn lines(&self) -> Vec<Range<usize>> {
        let mut start = 0;
        let lines = self.text.split(|c| *c == '\n').map(|line| {
            let range = start..start + line.len();
            start = range.end + 1;
            range
        });
        lines.collect()
    }

    /// Adds the stretches of a part that begins at a place of the text.
    fn words(&self, place: usize, next: Option<Part>, stretches: &mut Vec<Stretch>) {
        let mut push = |range: Range<usize>, part: Part| {
            if range.is_empty() {
                return;
            }
            match stretches.last_mut() {
                Some(last) if part == Part::Blank && last.part == part => last.span.end = place + range.end,
                _ => {
                    stretches.push(Stretch { span: Span::new(place + range.start, place + range.end), part });
                }
            }
        };
        let is_word = |at: &usize| {
            let c = self.at(*at);
            c.is_ascii_alphanumeric() || !c.is_ascii() && !c.is_whitespace()
        };
        let is_gap = |at: &usize| self.at(*at) == '\n' || self.is_sign.get(*at) == Some(&true);
        let end = self.text.len();
        let mut at = 0;
        while at < end {
            let to = (at..end).find(is_gap).unwrap_or(end);
            let (Some(first), Some(last)) = ((at..to).find(is_word), (at..to).rfind(is_word)) else {
                push(at..end.min(to + 1), Part::Blank);
                at = to + 1;
                continue;
            };
            let words: String = self.text.get(first..last + 1).unwrap_or_default().iter().collect();
            let part = match next {
                _ if !is_plain(&words) => Part::Unused(Unused::Words),
                Some(part @ Part::Used(_, Use::Board)) if to == end && describes_men(&words) => part,
                _ => Part::Blank,
            };
            push(at..first, Part::Blank);
            push(first..last + 1, part);
            push(last + 1..end.min(to + 1), Part::Blank);
            at = to + 1;
        }
    }
}

/// Whether words before a board are a part of it: a colour or a name of men, the letters of the files; not its number, and not
/// the word for a board.
fn describes_men(words: &str) -> bool {
    let names_men = |word: &str| {
        side::color(word).is_some() || list::is_label(word) && !list::is_connector(word) || word == "abcdefgh"
    };
    let are_letters =
        || side::words(words).count() > 1 && side::words(words).all(|(_, word)| word.len() == 1);
    side::words(words).any(|(_, word)| names_men(word)) || are_letters()
}

/// Whether words say nothing of their own beside a board: colours, men, coordinates, words for a board.
fn is_plain(words: &str) -> bool {
    side::words(words).all(|(_, word)| {
        let is_coordinate = |c: char| matches!(c, 'a'..='h' | 'A'..='H' | '1'..='8');
        side::color(word).is_some()
            || list::is_label(word)
            || is_kind(word)
            || word.chars().count() == 1 && word.chars().all(is_coordinate)
            || matches!(word, "abcdefgh" | "hgfedcba" | "ABCDEFGH" | "HGFEDCBA")
    })
}
