//! The first field of a record: eight ranks from rank 8 to rank 1, each from the a-file to the h-file.
//!
//! Each rank is read by itself from the a-file on, so a fault in one rank never shifts the pieces of another.

mod rank;
mod reader;
mod squares;

pub(super) use reader::Grammar;
pub(crate) use squares::squares_of;

use super::fault::{FaultKind, Fix, RepairKind, Span};
use super::report::Report;
use super::shape::{is_piece, is_pocket};
use super::source::slice;
use crate::position::{Bitboard, POCKET_LIMIT, Pockets, Position, Rank, Role, sort_short};
use reader::Reader;
use squares::{Row, Rows};

/// The correct ranks at the beginning of a text: eight squares each, with slashes between them. They are read
/// in a fast loop and need no further checks.
pub(super) struct Head {
    rows: Rows,
    /// The next rank to read; none if all eight have been read.
    rank: Option<Rank>,
    /// The byte after them and the slash that follows.
    pub(super) end: usize,
}

impl Head {
    pub(super) fn read(text: &str) -> Head {
        let text = text.as_bytes();
        let mut head = Head { rows: Rows::default(), rank: Some(Rank::Eighth), end: 0 };
        while let Some(rank) = head.rank {
            let (row, at) = Row::default().read(text, head.end);
            let last = rank == Rank::First;
            let after = text.get(at).copied().unwrap_or(b' ');
            if row.squares != 8 || after != if last { b' ' } else { b'/' } {
                break;
            }
            head.rows.put(rank, row);
            head.rank = rank.offset(-1);
            head.end = at + usize::from(!last);
        }
        head
    }
}

/// Reads the text at `span` as the placement and sets the board, the marks of promoted pieces and the
/// pockets. `head` is what has been read of the text already.
pub(super) fn read(
    text: &str,
    span: Span,
    head: &Head,
    grammar: Grammar,
    report: &mut Report,
    position: &mut Position,
) {
    let Some(rank) = head.rank else {
        position.set_board(head.rows.board());
        return;
    };
    let mut reader = Reader {
        text: slice(text, 0, span.end),
        whole: span,
        grammar,
        report,
        rows: head.rows,
        promoted: Bitboard::EMPTY,
        pockets: None,
    };
    reader.ranks(rank, head.end.max(span.start));
    let Reader { rows, promoted, pockets, .. } = reader;
    position.set_board(rows.board());
    for square in promoted {
        position.set_promoted(square, true);
    }
    if pockets.is_some() {
        position.set_pockets(pockets);
    }
}

impl Reader<'_, '_> {
    /// Reads the ranks from this one on.
    fn ranks(&mut self, mut rank: Rank, mut at: usize) {
        if at == self.whole.start && self.byte(at) == Some(b'/') && self.slashes_from(at) > 7 {
            self.outer_slash(FaultKind::LeadingSlash, at);
            at += 1;
        }
        loop {
            at = self.rank(rank, at);
            match (self.byte(at), rank.offset(-1)) {
                (Some(b'/'), Some(next)) => {
                    at += 1;
                    rank = next;
                }
                (Some(b'/'), None) => return self.after_last_rank(at),
                (Some(b'['), below) => {
                    self.pocket(at + 1, b']');
                    if below.is_some() {
                        self.missing_ranks(rank, at);
                    }
                    return;
                }
                (_, Some(_)) => return self.missing_ranks(rank, at),
                (_, None) => return,
            }
        }
    }

    /// Text after rank 1: a pocket in Crazyhouse, a trailing slash, or extra ranks.
    fn after_last_rank(&mut self, slash: usize) {
        let rest = Span::new(slash, self.whole.end);
        if rest.end == slash + 1 && (self.grammar.lenient || !self.grammar.crazyhouse) {
            self.outer_slash(FaultKind::TrailingSlash, slash);
        } else if self.grammar.crazyhouse && self.is_pocket(slash) {
            self.pocket(slash + 1, b' ');
        } else {
            let ranks = self.slashes_from(self.whole.start) as u32 + 1;
            let empty = if ranks == 9 { self.empty_ranks() } else { None };
            let fixes = empty.unwrap_or_else(|| vec![Fix { span: rest, text: String::new() }]);
            self.report.fault(FaultKind::ExtraRanks(ranks), rest, self.whole, fixes);
        }
    }

    /// Whether the ninth part is pieces in hand. In Crazyhouse, which is asked for, letters cannot be anything else.
    fn is_pocket(&self, slash: usize) -> bool {
        let part = slice(self.text, slash + 1, self.text.len());
        let board = slice(self.text, self.whole.start, slash);
        if self.grammar.lenient { is_pocket(board, part) } else { part.bytes().all(is_piece) }
    }

    /// The fixes that remove one of the empty ranks, each of which gives another board; the longest run of them first,
    /// because of many equal ranks one too many is easily written. None if no rank is empty.
    fn empty_ranks(&self) -> Option<Vec<Fix>> {
        let mut runs: Vec<(usize, Fix)> = Vec::new();
        let (mut at, mut length) = (self.whole.start, 0);
        for rank in slice(self.text, at, self.text.len()).split('/') {
            length = if rank == "8" { length + 1 } else { 0 };
            if length > 0 {
                // With the slash before it, or after the first rank.
                let start = at - usize::from(at > self.whole.start);
                let fix = Fix { span: Span::new(start, start + 2), text: String::new() };
                match runs.last_mut().filter(|_| length > 1) {
                    Some(run) => *run = (length, fix),
                    None => runs.push((length, fix)),
                }
            }
            at += rank.len() + 1;
        }
        sort_short(&mut runs, |(length, _)| std::cmp::Reverse(*length));
        (!runs.is_empty()).then(|| runs.into_iter().map(|(_, fix)| fix).collect())
    }

    fn outer_slash(&mut self, kind: FaultKind, at: usize) {
        let span = Span::new(at, at + 1);
        if self.grammar.lenient {
            self.report.repair(RepairKind::OuterSlash, span);
        } else {
            self.report.fault(kind, span, self.whole, Some(Fix { span, text: String::new() }));
        }
    }

    fn missing_ranks(&mut self, last: Rank, at: usize) {
        // If one rank has the squares of several, the missing slashes have been reported already.
        let found = 8 - last.to_u32();
        let several = self.report.faults.iter().any(|fault| {
            matches!(fault.kind, FaultKind::RankTooLong(..))
                && fault.fixes.iter().any(|fix| fix.text.contains('/'))
        });
        if several || self.whole.start == self.whole.end {
            return;
        }
        let squares = Bitboard(!(!0 << (last.to_u32() * 8)));
        let fix = Some(Fix { span: Span::at(at), text: "/8".repeat(last.to_usize()) });
        self.report.fault_on(FaultKind::MissingRanks(found), Span::at(at), self.whole, squares, fix);
    }

    /// Reads pieces in hand up to the closing character or the end.
    fn pocket(&mut self, start: usize, close: u8) {
        let rest = &self.text.as_bytes()[start..];
        let length = rest.iter().position(|byte| *byte == close);
        let hand = &rest[..length.unwrap_or(rest.len())];
        let mut pockets = Pockets::default();
        let mut count = 0;
        // Some programs write the number of equal pieces before their letter.
        let mut times = 0;
        let good = hand == b"-"
            || hand.iter().all(|byte| match squares::piece(*byte) {
                Some(piece) if piece.role != Role::King => {
                    for _ in 0..std::mem::take(&mut times).max(1) {
                        count += 1;
                        if count <= POCKET_LIMIT {
                            *pockets.piece_mut(piece) += 1;
                        }
                    }
                    count <= POCKET_LIMIT
                }
                None if self.grammar.lenient && byte.is_ascii_digit() => {
                    times = times * 10 + usize::from(byte - b'0');
                    (1..=64).contains(&times)
                }
                _ => false,
            }) && times == 0;
        let closed = close == b' ' || length.is_some();
        let after = start + hand.len() + usize::from(close == b']');
        if good && closed && after >= self.text.len() {
            self.pockets = Some(pockets);
        } else {
            let span = Span::new(start - 1, self.whole.end);
            self.report.fault(FaultKind::Pocket, span, self.whole, Some(Fix { span, text: String::new() }));
        }
    }
}
