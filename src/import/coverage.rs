//! The fourth step: accounts for every character of a text.
//!
//! Each character is exactly one of three: blank or punctuation of the structure; used, by one position or game and as one
//! thing; set aside, for a reason. The stretches follow one another without gaps, whatever the text is.

use std::collections::BTreeMap;

use super::error::{ImportError, Reason};
use super::found::Found;
use super::game::Game;
use super::remark::{Remark, RemarkKind};
use super::result::Import;
use super::usage::Use;
use crate::notation::Span;

/// The reason why a stretch of a text is not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unused {
    /// It was recognised, and left out of the position beside it.
    LeftOut,
    /// It cannot be read.
    Fault(Reason),
    /// Nothing in it was recognised.
    Words,
}

/// What becomes of a stretch of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Spaces, line ends and punctuation outside of what is used.
    Blank,
    /// It is used by the position or game with this index.
    Used(usize, Use),
    /// It is set aside.
    Unused(Unused),
}

/// A stretch of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stretch {
    /// Its place, in characters. It is not empty.
    pub span: Span,
    /// What becomes of it.
    pub part: Part,
}

/// The furthest place of a title from its board, in characters.
const FURTHEST_TITLE: usize = 400;

/// The stretches of a text in order, by the result of reading it. Each begins where the one before it ends; the first begins
/// with the text, the last ends with it.
pub fn coverage(text: &str, import: &Import) -> Vec<Stretch> {
    let characters: Vec<char> = text.chars().collect();
    let mut sheet = Sheet { characters: &characters, painted: BTreeMap::new() };
    match import {
        Import::Positions { found, unread, .. } => {
            for (index, found) in found.iter().enumerate() {
                sheet.notes(index, &found.notes);
                sheet.remarks(index, &found.remarks);
            }
            for (index, found) in found.iter().enumerate() {
                sheet.board(index, found);
            }
            sheet.faults(unread);
        }
        Import::Games { games, unread } => {
            for (index, game) in games.iter().enumerate() {
                sheet.game(index, game);
            }
            sheet.faults(unread);
        }
        Import::Unread(error) => sheet.fault(error),
        Import::Ambiguous(_) => {}
    }
    sheet.finish()
}

/// The parts of a text that are accounted for.
struct Sheet<'c> {
    characters: &'c [char],
    /// For the beginning of each stretch its end and its part.
    painted: BTreeMap<usize, (usize, Part)>,
}

impl Sheet<'_> {
    /// Gives the characters of a place that have no part yet a part.
    fn paint(&mut self, span: Span, part: Part) {
        let (mut at, end) = (span.start, span.end.min(self.characters.len()));
        if let Some((_, (before, _))) = self.painted.range(..=at).next_back() {
            at = at.max(*before);
        }
        while at < end {
            let next = self.painted.range(at..end).next().map(|(start, (to, _))| (*start, *to));
            let (stop, go_on) = next.unwrap_or((end, end));
            if at < stop {
                self.painted.insert(at, (stop, part));
            }
            at = go_on;
        }
    }

    fn remarks(&mut self, index: usize, remarks: &[Remark]) {
        for Remark { kind, span } in remarks {
            match kind {
                RemarkKind::SideFromWords(_) => self.paint(*span, Part::Used(index, Use::Side)),
                RemarkKind::Skipped => self.paint(*span, Part::Unused(Unused::LeftOut)),
                _ => {}
            }
        }
    }

    fn board(&mut self, index: usize, found: &Found) {
        let keeps = found.remarks.iter().any(|remark| remark.kind == RemarkKind::OperationsKept);
        if let Some(tail) = found.tail.filter(|_| keeps) {
            self.paint(tail, Part::Used(index, Use::Operations));
        }
        let end =
            found.tail.map_or(found.span.end, |tail| tail.start.clamp(found.span.start, found.span.end));
        self.paint(Span::new(found.span.start, end), Part::Used(index, Use::Board));
        if let Some(title) = &found.title {
            self.title(index, found.span, title);
        }
    }

    /// What stands beside a board.
    fn notes(&mut self, index: usize, notes: &[(Use, Span)]) {
        for (used, span) in notes {
            self.paint(*span, Part::Used(index, *used));
        }
    }

    fn game(&mut self, index: usize, game: &Game) {
        self.notes(index, &game.notes);
        if let Some(stopped) = &game.stopped {
            self.fault(stopped);
        }
        for (_, span) in &game.variations {
            self.paint(*span, Part::Unused(Unused::LeftOut));
        }
        self.remarks(index, &game.remarks);
        let part = if game.is_empty() { Use::Board } else { Use::Moves };
        self.paint(game.span, Part::Used(index, part));
    }

    /// The words of a title, directly before or behind its board.
    fn title(&mut self, index: usize, board: Span, title: &str) {
        let words: Vec<char> = title.chars().collect();
        let find = |from: usize, to: usize, is_last: bool| {
            let part = self.characters.get(from..to.min(self.characters.len()))?;
            let mut windows = part.windows(words.len().max(1)).enumerate();
            let is = |(_, window): &(usize, &[char])| *window == words.as_slice();
            let found = if is_last { windows.rfind(is) } else { windows.find(is) };
            found.map(|(at, _)| from + at)
        };
        let before = find(board.start.saturating_sub(FURTHEST_TITLE), board.start, true);
        let place =
            before.or_else(|| find(board.end.min(self.characters.len()), board.end + FURTHEST_TITLE, false));
        if let Some(place) = place {
            self.paint(Span::new(place, place + words.len()), Part::Used(index, Use::Title));
        }
    }

    fn faults(&mut self, unread: &[ImportError]) {
        for error in unread {
            self.fault(error);
        }
    }

    fn fault(&mut self, error: &ImportError) {
        let span = error.record.as_ref().map_or(error.at, |record| record.span);
        self.paint(span, Part::Unused(Unused::Fault(error.reason)));
    }

    /// All stretches: what has no part yet is blank, or words that were not recognised.
    fn finish(self) -> Vec<Stretch> {
        let mut stretches = Vec::new();
        let mut at = 0;
        for (start, (end, part)) in &self.painted {
            rest(self.characters, at, *start, &mut stretches);
            stretches.push(Stretch { span: Span::new(*start, *end), part: *part });
            at = *end;
        }
        rest(self.characters, at, self.characters.len(), &mut stretches);
        stretches
    }
}

/// Adds the stretches of a part of the text without a meaning: on each line its words, and what is around them.
fn rest(characters: &[char], from: usize, to: usize, stretches: &mut Vec<Stretch>) {
    let is_word = |at: &usize| {
        characters.get(*at).is_some_and(|c| c.is_ascii_alphanumeric() || !c.is_ascii() && !c.is_whitespace())
    };
    let mut push = |start: usize, end: usize, part: Part| {
        if start >= end {
            return;
        }
        match stretches.last_mut() {
            Some(last) if part == Part::Blank && last.part == part => last.span.end = end,
            _ => stretches.push(Stretch { span: Span::new(start, end), part }),
        }
    };
    let mut at = from;
    while at < to {
        let end = (at..to).find(|at| characters.get(*at) == Some(&'\n')).map_or(to, |end| end + 1);
        let (first, last) = ((at..end).find(is_word), (at..end).rfind(is_word));
        if let (Some(first), Some(last)) = (first, last) {
            push(at, first, Part::Blank);
            push(first, last + 1, Part::Unused(Unused::Words));
            push(last + 1, end, Part::Blank);
        } else {
            push(at, end, Part::Blank);
        }
        at = end;
    }
}
