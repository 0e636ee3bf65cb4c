//! The fourth step: accounts for every character of a text.
//!
//! Each character is exactly one of three: blank, or a sign or a word of the structure; used, by one position or game and as one
//! thing; set aside, for a reason. The stretches follow one another without gaps, whatever the text is.

mod part;
mod rest;

use std::collections::BTreeMap;

pub use part::{Part, Stretch, Unused};
use rest::Rest;

use super::error::ImportError;
use super::found::Found;
use super::game::Game;
use super::remark::{Remark, RemarkKind};
use super::result::Import;
use super::usage::{Aside, Use};
use crate::notation::Span;

/// The furthest place of a title from its board, in characters.
const FURTHEST_TITLE: usize = 400;

/// The longest number of a move with its signs, in characters.
const LONGEST_NUMBER: usize = 12;

/// The stretches of a text in order, by the result of reading it. Each begins where the one before it ends; the first begins
/// with the text, the last ends with it.
pub fn coverage(text: &str, import: &Import) -> Vec<Stretch> {
    let characters: Vec<char> = text.chars().collect();
    let mut sheet = Sheet { characters: &characters, painted: BTreeMap::new() };
    match import {
        Import::Positions { found, unread, .. } => {
            for (index, found) in found.iter().enumerate() {
                sheet.notes(index, &found.notes);
                sheet.aside(&found.aside);
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
            if matches!(kind, RemarkKind::SideFromWords(_)) {
                self.paint(*span, Part::Used(index, Use::Side));
            }
        }
        // What is left out may be around words that are used.
        for Remark { kind, span } in remarks {
            if *kind == RemarkKind::Skipped {
                self.paint(*span, Part::Unused(Unused::LeftOut));
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

    /// What was recognised beside boards and is not used.
    fn aside(&mut self, aside: &[(Aside, Span)]) {
        for (kind, span) in aside {
            self.paint(*span, Part::Unused(Unused::Aside(*kind)));
        }
    }

    fn game(&mut self, index: usize, game: &Game) {
        self.notes(index, &game.notes);
        self.aside(&game.aside);
        if let Some(stopped) = &game.stopped {
            self.fault(stopped);
        }
        self.remarks(index, &game.remarks);
        if let Some(board) = game.board {
            self.paint(board, Part::Used(index, Use::Board));
        }
        let part = if game.is_empty() { Use::Board } else { Use::Moves };
        let core = game.core();
        let start = core.start - self.number_before(core.start);
        self.paint(Span::new(start, core.end), Part::Used(index, part));
        if let Some(title) = &game.title {
            self.title(index, game.board.unwrap_or(core), title);
        }
    }

    /// The length of the number of a move before its letters.
    fn number_before(&self, start: usize) -> usize {
        let before = self.characters.get(..start).unwrap_or_default().iter().rev().take(LONGEST_NUMBER);
        let signs = before.clone().take_while(|c| matches!(c, '.' | '…' | ' ')).count();
        let digits = before.skip(signs).take_while(|c| c.is_ascii_digit()).count();
        if digits > 0 && signs > 0 { signs + digits } else { 0 }
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
        let unused = if error.is_of_words() { Unused::Words } else { Unused::Fault(error.reason) };
        self.paint(span, Part::Unused(unused));
    }

    /// All stretches: what has no part yet belongs to a container or a label, or it is words that were not recognised.
    fn finish(self) -> Vec<Stretch> {
        let mut rest = Rest::new(self.characters);
        let mut stretches = Vec::new();
        let mut at = 0;
        for (start, (end, part)) in &self.painted {
            rest.add(at..*start, Some(*part), &mut stretches);
            stretches.push(Stretch { span: Span::new(*start, *end), part: *part });
            at = *end;
        }
        rest.add(at..self.characters.len(), None, &mut stretches);
        stretches
    }
}
