//! Splits the text after the four fields into operations and words.

use crate::notation::fault::Span;
use crate::notation::shape::is_placement;
use crate::notation::source::slice;

/// Iterates over operations. Each is given as the places of its words in bytes, at least one; empty
/// operations are skipped.
pub(super) struct Scan<'a> {
    text: &'a str,
    at: usize,
    /// Whether it stops where another record begins.
    one_record: bool,
}

impl<'a> Scan<'a> {
    /// All operations from `start` on.
    pub(super) fn all(text: &'a str, start: usize) -> Scan<'a> {
        Scan { text, at: start, one_record: false }
    }

    /// The operations up to a word in the form of a placement, with which the next record begins.
    pub(super) fn of_one_record(text: &'a str) -> Scan<'a> {
        Scan { text, at: 0, one_record: true }
    }

    /// Reads a word: up to a space or semicolon outside of strings, or up to the end of a string.
    fn word(&mut self) -> Span {
        let start = self.at;
        let mut string = Quotation::default();
        let mut end = self.text.len();
        for (offset, character) in slice(self.text, start, end).char_indices() {
            if !string.is_open && (character == ';' || is_space(character)) {
                end = start + offset;
                break;
            }
            if string.closes_with(character) {
                end = start + offset + 1;
                break;
            }
        }
        self.at = end;
        Span::new(start, end)
    }
}

/// The state of a word with regard to strings. A quotation mark at the beginning of a word or after `=` opens
/// a string, in which spaces and semicolons are ordinary characters and `\` escapes the next character.
pub(super) struct Quotation {
    pub(super) is_open: bool,
    pub(super) is_escaped: bool,
    may_open: bool,
}

impl Default for Quotation {
    fn default() -> Quotation {
        Quotation { is_open: false, is_escaped: false, may_open: true }
    }
}

impl Quotation {
    /// Takes the next character of a word. Returns true if it closes the string.
    pub(super) fn closes_with(&mut self, character: char) -> bool {
        if self.is_open {
            if character == '"' && !self.is_escaped {
                self.is_open = false;
                return true;
            }
            self.is_escaped = character == '\\' && !self.is_escaped;
        } else {
            self.is_open = character == '"' && self.may_open;
            self.may_open = character == '=';
        }
        false
    }
}

impl Iterator for Scan<'_> {
    type Item = Vec<Span>;

    fn next(&mut self) -> Option<Vec<Span>> {
        let mut words = Vec::new();
        loop {
            match slice(self.text, self.at, self.text.len()).chars().next() {
                None if words.is_empty() => return None,
                None => return Some(words),
                Some(';') => {
                    self.at += 1;
                    if !words.is_empty() {
                        return Some(words);
                    }
                }
                Some(gap) if is_space(gap) => self.at += gap.len_utf8(),
                Some(_) => {
                    let word = self.word();
                    if self.one_record && is_placement(slice(self.text, word.start, word.end)) {
                        self.at = self.text.len();
                    } else {
                        words.push(word);
                    }
                }
            }
        }
    }
}

/// White space and control characters, which files may have at line ends.
pub(super) fn is_space(character: char) -> bool {
    character.is_whitespace() || character.is_control()
}
