//! Reads one rank and reports its faults.

use super::reader::Reader;
use super::squares::{Row, digit};
use crate::notation::fault::{FaultKind, Fix, RepairKind, Span};
use crate::notation::source::slice;
use crate::position::{Bitboard, File, Rank, Square};

/// A rank that is being read.
struct State {
    rank: Rank,
    start: usize,
    row: Row,
    /// The byte at which the squares exceed eight, and how many squares of a digit there still fit into the
    /// rank.
    overflow: Option<(usize, u32)>,
    /// Whether a faulty character was reported, so that a wrong number of squares may be its consequence.
    doubtful: bool,
    /// The byte at which the rank ends, if it has been searched for.
    end: Option<usize>,
}

impl Reader<'_, '_> {
    /// Reads one rank from `start`. Returns where it ended: at a slash, at a pocket, or at the end of the
    /// text.
    pub(super) fn rank(&mut self, rank: Rank, start: usize) -> usize {
        let (row, mut at) = Row::default().read(self.text.as_bytes(), start);
        let mut state = State { rank, start, row, overflow: None, doubtful: false, end: None };
        while !self.ends_rank(at) {
            at = self.irregular(&mut state, at);
            (state.row, at) = state.row.read(self.text.as_bytes(), at);
        }
        self.close(&state, at);
        self.rows.put(rank, state.row);
        at
    }

    fn ends_rank(&self, at: usize) -> bool {
        match self.byte(at) {
            None | Some(b'/') => true,
            Some(b'[') => self.grammar.crazyhouse,
            Some(_) => false,
        }
    }

    /// Reads what the fast loop does not accept. Returns where it ends.
    fn irregular(&mut self, state: &mut State, at: usize) -> usize {
        match self.text.as_bytes()[at] {
            b'1'..=b'8' => self.digits(state, at),
            b'P' | b'N' | b'B' | b'R' | b'Q' | b'K' | b'p' | b'n' | b'b' | b'r' | b'q' | b'k' => {
                state.overflow.get_or_insert((at, 0));
                state.row.squares += 1;
                at + 1
            }
            _ => self.invalid(state, at),
        }
    }

    /// Reads digits that are adjacent or exceed the rank.
    fn digits(&mut self, state: &mut State, at: usize) -> usize {
        let start = at - usize::from(self.follows_digit(state, at));
        let mut end = at;
        while let Some(count) = self.byte(end).and_then(digit) {
            let room = 8u32.saturating_sub(state.row.squares);
            if count > room {
                state.overflow.get_or_insert((end, room));
            }
            state.row.squares = state.row.squares.saturating_add(count);
            end += 1;
        }
        if end - start > 1 {
            self.adjacent_digits(state, Span::new(start, end));
        }
        end
    }

    fn follows_digit(&self, state: &State, at: usize) -> bool {
        at > state.start && self.byte(at - 1).and_then(digit).is_some()
    }

    fn adjacent_digits(&mut self, state: &mut State, span: Span) {
        if self.grammar.lenient {
            self.report.repair(RepairKind::DigitsAdded, span);
            return;
        }
        let digits = slice(self.text, span.start, span.end).bytes().filter_map(digit);
        let sum = digits.fold(0, u32::saturating_add);
        // A larger sum is reported as a rank that is too long.
        if sum <= 8 {
            let fix = Some(Fix { span, text: char::from(b'0' + sum as u8).into() });
            let context = self.rank_span(state, span.start);
            self.report.fault(FaultKind::AdjacentDigits, span, context, fix);
        }
    }

    /// Reports a character that is no piece, digit or slash. Returns where it ends.
    fn invalid(&mut self, state: &mut State, at: usize) -> usize {
        let rank_span = self.rank_span(state, at);
        let character = slice(self.text, at, self.text.len()).chars().next().unwrap_or('\u{FFFD}');
        let end = at + character.len_utf8();
        let span = Span::new(at, end);
        let written = state.row.squares;
        let here = (written < 8).then(|| Square::from_coords(File::new(written), state.rank));
        let squares = here.map_or(Bitboard::EMPTY, Bitboard::from);
        let delete = || Some(Fix { span, text: String::new() });
        match character {
            '~' if self.grammar.crazyhouse
                && written > 0
                && !self.follows_digit(state, at)
                && self.byte(at - 1) != Some(b'~') =>
            {
                if written <= 8 {
                    self.promoted |= Square::from_coords(File::new(written - 1), state.rank);
                }
            }
            '~' => self.report.fault(FaultKind::PromotedMark, span, rank_span, delete()),
            '0' | '9' => {
                let fix = match character {
                    '0' => delete(),
                    // A rank of nothing but `9` can only stand for eight empty squares.
                    _ if rank_span == span => Some(Fix { span, text: "8".into() }),
                    _ => None,
                };
                self.report.fault_on(FaultKind::BadDigit(character), span, rank_span, squares, fix);
                state.doubtful = true;
            }
            '[' => return self.pocket_in_rank(state, at, rank_span),
            _ => {
                let rest = slice(self.text, at, rank_span.end);
                let run = rest.find(|c: char| c != character).map_or(rank_span.end, |length| at + length);
                let count = ((run - at) / character.len_utf8()) as u32;
                let kind = if character.is_ascii_graphic() {
                    FaultKind::UnknownPiece(character)
                } else {
                    FaultKind::ForeignCharacter(character)
                };
                // The strict reader reports such characters for the whole text.
                if self.grammar.lenient || character.is_ascii_graphic() {
                    self.report.fault_on(kind, Span::new(at, run), rank_span, squares, None);
                }
                state.doubtful = true;
                state.row.squares = written.saturating_add(count);
                return run;
            }
        }
        end
    }

    /// Reports a pocket where the notation has none. Returns where it ends.
    fn pocket_in_rank(&mut self, state: &mut State, at: usize, rank_span: Span) -> usize {
        let close =
            slice(self.text, at, self.text.len()).find(']').map_or(self.text.len(), |found| at + found + 1);
        let span = Span::new(at, close);
        let fix = Some(Fix { span, text: String::new() });
        self.report.fault(FaultKind::Pocket, span, self.whole, fix);
        if close > rank_span.end {
            // The slash that was found as the end of the rank is inside the pocket.
            state.end = None;
        }
        close
    }

    /// Checks the number of squares when the rank ends at `end`.
    fn close(&mut self, state: &State, end: usize) {
        let span = Span::new(state.start, end);
        let State { rank, row: Row { squares, .. }, .. } = *state;
        if squares == 8 || state.doubtful {
            return;
        }
        let all = Bitboard::from_rank(rank);
        if state.start == end {
            if end == self.whole.start || end < self.text.len() || self.byte(end - 1) == Some(b'/') {
                let fix = Some(Fix { span, text: "8".into() });
                self.report.fault_on(FaultKind::EmptyRank(rank), span, span, all, fix);
            }
        } else if squares < 8 {
            let open = all & Bitboard(!0 << (rank.to_u32() * 8 + squares));
            let kind = FaultKind::RankTooShort(rank, squares);
            self.report.fault_on(kind, span, span, open, Some(self.fill(end, 8 - squares)));
        } else if let Some((at, room)) = state.overflow {
            let fix = self.missing_slashes(state, end).or_else(|| {
                let text = if room > 0 { String::from(char::from(b'0' + room as u8)) } else { String::new() };
                Some(Fix { span: Span::new(at, end), text })
            });
            self.report.fault_on(FaultKind::RankTooLong(rank, squares), Span::new(at, end), span, all, fix);
        }
    }

    /// The fix that fills a rank with empty squares, added to a digit at its end.
    fn fill(&self, end: usize, missing: u32) -> Fix {
        let digit = self.byte(end - 1).and_then(digit);
        let span = Span::new(end - usize::from(digit.is_some()), end);
        Fix { span, text: char::from(b'0' + (digit.unwrap_or(0) + missing) as u8).into() }
    }

    /// If the rank has the squares of several ranks and exactly their slashes are missing, the fix that
    /// inserts them.
    fn missing_slashes(&self, state: &State, end: usize) -> Option<Fix> {
        let ranks = state.row.squares / 8;
        let segments = self.slashes_from(self.whole.start) as u32 + 1;
        if !state.row.squares.is_multiple_of(8) || segments + ranks - 1 != 8 {
            return None;
        }
        let mut text = String::with_capacity(end - state.start + 7);
        let mut squares = 0;
        for byte in slice(self.text, state.start, end).bytes() {
            let width = if byte == b'~' { 0 } else { digit(byte).unwrap_or(1) };
            if squares == 8 && width > 0 {
                text.push('/');
                squares = 0;
            }
            squares += width;
            if squares > 8 {
                return None;
            }
            text.push(char::from(byte));
        }
        Some(Fix { span: Span::new(state.start, end), text })
    }

    /// The whole rank. Its end is searched for only once, because a rank may be very long and have a fault in
    /// every character.
    fn rank_span(&self, state: &mut State, at: usize) -> Span {
        let end = *state.end.get_or_insert_with(|| {
            slice(self.text, at, self.text.len()).find('/').map_or(self.text.len(), |found| at + found)
        });
        Span::new(state.start, end)
    }
}
