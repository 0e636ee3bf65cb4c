//! The fast path of the lenient reader: records that need no copy of the text.

use crate::notation::castling::Letters;
use crate::notation::fault::{Fault, FaultKind, Reading, RepairKind, Span};
use crate::notation::placement::{Grammar, Head};
use crate::notation::record::read_fields;
use crate::notation::report::Report;
use crate::notation::shape::may_be_placement;
use crate::notation::split::Split;
use crate::position::Bitboard;

/// The grammar of the placement for the lenient reader.
pub(super) const GRAMMAR: Grammar = Grammar { lenient: true, crazyhouse: true };

/// Longer texts are not tried here: in a long text with many faults every fault would be found twice. Only a record
/// with hundreds of pieces in hand is that long.
const MAX_PLAIN_LEN: usize = 4_096;

/// Reads a record with single spaces between its fields, the last of which may be missing, and nothing else around it
/// or wrong with it; none for any other text. The result is the one of [`read_lenient`](super::read_lenient).
pub fn read_plain(text: &str) -> Option<Reading> {
    let mut reading = Reading::default();
    read_into(&mut reading, text).then_some(reading)
}

/// Reads such a record into `reading`; false for any other text. The reading is an argument because it is several
/// hundred bytes large, which are not copied this way.
pub(super) fn read_into(reading: &mut Reading, text: &str) -> bool {
    read_fields_in_place(reading, text) == Some(true) && reading.is_well_formed()
}

/// The reading of a text before the full reader is there: the fields where they stand, so that the board is up to date,
/// and [`FaultKind::Untold`] because there may be more to say about the text.
pub(super) fn read_provisionally(text: &str) -> Reading {
    let mut reading = Reading::default();
    if read_fields_in_place(&mut reading, text).is_some()
        && may_be_placement(text.split(' ').next().unwrap_or_default())
    {
        reading.faults.push(Fault::untold(Span::at(0)));
        reading
    } else {
        Reading::unreadable(FaultKind::NoPosition, text, Vec::new())
    }
}

/// Reads the fields of a record from their places in the text. Returns whether the text holds nothing else; none if it
/// cannot be a record.
fn read_fields_in_place(reading: &mut Reading, text: &str) -> Option<bool> {
    if text.len() > MAX_PLAIN_LEN {
        return None;
    }
    let head = Head::read(text);
    let mut split = Split::new(text, &head);
    let mut report = Report::default();
    let Reading { position, fields, .. } = reading;
    position.remaining_checks = split.take_readable_checks(text);
    *fields = split.record();
    if !split.is_printable() || fields[0].is_none_or(|placement| placement.start == placement.end) {
        return None;
    }
    read_fields(text, fields, &head, GRAMMAR, Letters::Lenient, &mut report, position);
    if fields[5].is_none() {
        report.repair(RepairKind::Filled, Span::at(text.len()));
    }
    (reading.faults, reading.repairs) = (report.faults, report.repairs);
    Some(split.is_plain())
}

impl Fault {
    /// A fault that only another reader can describe (see [`Reader`](super::Reader)).
    pub fn untold(span: Span) -> Fault {
        Fault { kind: FaultKind::Untold, span, context: span, squares: Bitboard::EMPTY, fix: None }
    }
}
