//! Collects faults and repairs while a text is being read.

use super::fault::{Fault, FaultKind, Fix, Repair, RepairKind, Span};
use super::source::Source;
use crate::position::Bitboard;

/// The maximum number of faults, because a long text may have a fault in every character.
const MAX_FAULTS: usize = 1_000;

/// Faults and repairs. Their places are in bytes of a [`Source`] until they are translated.
#[derive(Default)]
pub(super) struct Report {
    pub(super) faults: Vec<Fault>,
    pub(super) repairs: Vec<Repair>,
}

impl Report {
    /// Adds a fault.
    pub(super) fn fault(
        &mut self,
        kind: FaultKind,
        span: Span,
        context: Span,
        fixes: impl IntoIterator<Item = Fix>,
    ) {
        self.fault_on(kind, span, context, Bitboard::EMPTY, fixes);
    }

    /// Adds a fault with the squares that may be wrong.
    pub(super) fn fault_on(
        &mut self,
        kind: FaultKind,
        span: Span,
        context: Span,
        squares: Bitboard,
        fixes: impl IntoIterator<Item = Fix>,
    ) {
        if self.faults.len() < MAX_FAULTS {
            let fixes = fixes.into_iter().collect();
            self.faults.push(Fault { kind, span, context, squares, fixes });
        }
    }

    /// Adds a repair. Only the first one of each kind is kept.
    pub(super) fn repair(&mut self, kind: RepairKind, span: Span) {
        if !self.repairs.iter().any(|repair| repair.kind == kind) {
            self.repairs.push(Repair { kind, span });
        }
    }

    /// Translates every place to characters of the original text.
    pub(super) fn translate(&mut self, source: &Source) {
        let place = |span: &mut Span| *span = source.place(span.start, span.end);
        for fault in &mut self.faults {
            place(&mut fault.span);
            place(&mut fault.context);
            for fix in &mut fault.fixes {
                place(&mut fix.span);
            }
        }
        for repair in &mut self.repairs {
            place(&mut repair.span);
        }
    }
}
