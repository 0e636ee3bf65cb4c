//! The first field: eight ranks from the eighth to the first, each from the a-file to the h-file.
//!
//! Each rank is read on its own from its left edge, so a fault in one never moves a piece of another.

mod rank;
mod squares;

pub(crate) use squares::squares_of;

use super::fault::{FaultKind, Fix, RepairKind, Span};
use super::source::{Report, cut};
use crate::position::{Bitboard, Pockets, Position, Rank, Role};
use squares::{Row, Rows};

/// What may stand in the placement beside letters, digits and slashes.
#[derive(Clone, Copy)]
pub(super) struct Grammar {
    /// Adjacent digits and outer slashes are read, with a repair.
    pub(super) lenient: bool,
    /// Pockets (`[QNpp]` or a ninth rank) and promoted marks (`~`).
    pub(super) crazyhouse: bool,
}

/// The ranks at the beginning of a text that need no second look: eight squares each, with slashes between.
pub(super) struct Head {
    rows: Rows,
    /// The first rank that is not among them; none if that was all.
    rank: Option<Rank>,
    /// Where they end, the slash included.
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

/// Reads a stretch of `text` as the placement and sets the position's board, marks and pockets. `head` is the
/// beginning of the text.
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
        text: cut(text, 0, span.end),
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

struct Reader<'a, 'r> {
    /// Up to the end of the placement.
    text: &'a str,
    whole: Span,
    grammar: Grammar,
    report: &'r mut Report,
    rows: Rows,
    promoted: Bitboard,
    pockets: Option<Pockets>,
}

impl Reader<'_, '_> {
    /// Reads on with this rank.
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
                (Some(b'/'), None) => return self.beyond_the_last(at),
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

    /// A ninth rank: a pocket in Crazyhouse, a lost slash, or ranks too many.
    fn beyond_the_last(&mut self, slash: usize) {
        let rest = Span::new(slash, self.whole.end);
        if rest.end == slash + 1 && (self.grammar.lenient || !self.grammar.crazyhouse) {
            self.outer_slash(FaultKind::TrailingSlash, slash);
        } else if self.grammar.crazyhouse
            && cut(self.text, slash + 1, self.text.len()).bytes().all(|byte| squares::piece(byte).is_some())
        {
            self.pocket(slash + 1, b' ');
        } else {
            let ranks = self.slashes_from(self.whole.start) as u32 + 1;
            let fix = Some(Fix { span: rest, text: String::new() });
            self.report.fault(FaultKind::ExtraRanks(ranks), rest, self.whole, fix);
        }
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
        // A rank that holds the squares of several has been reported with the slashes that it lacks.
        let found = 8 - last.to_u32();
        let several = self.report.faults.iter().any(|fault| {
            matches!(fault.kind, FaultKind::RankTooLong(..))
                && fault.fix.as_ref().is_some_and(|fix| fix.text.contains('/'))
        });
        if several || self.whole.start == self.whole.end {
            return;
        }
        let squares = Bitboard(!(!0 << (last.to_u32() * 8)));
        let fix = Some(Fix { span: Span::at(at), text: "/8".repeat(last.to_usize()) });
        self.report.fault_on(FaultKind::MissingRanks(found), Span::at(at), self.whole, squares, fix);
    }

    /// Pieces in hand up to the closing sign or the end.
    fn pocket(&mut self, start: usize, close: u8) {
        let rest = &self.text.as_bytes()[start..];
        let length = rest.iter().position(|byte| *byte == close);
        let hand = &rest[..length.unwrap_or(rest.len())];
        let mut pockets = Pockets::default();
        let mut count = 0;
        let good = hand == b"-"
            || hand.iter().all(|byte| match squares::piece(*byte) {
                Some(piece) if piece.role != Role::King => {
                    count += 1;
                    *pockets.piece_mut(piece) += 1;
                    count <= crate::position::POCKET_LIMIT
                }
                _ => false,
            });
        let closed = close == b' ' || length.is_some();
        let after = start + hand.len() + usize::from(close == b']');
        if good && closed && after >= self.text.len() {
            self.pockets = Some(pockets);
        } else {
            let span = Span::new(start - 1, self.whole.end);
            self.report.fault(FaultKind::Pocket, span, self.whole, Some(Fix { span, text: String::new() }));
        }
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    fn slashes_from(&self, start: usize) -> usize {
        cut(self.text, start, self.text.len()).bytes().filter(|byte| *byte == b'/').count()
    }
}
