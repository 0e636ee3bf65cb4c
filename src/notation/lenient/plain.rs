//! The fast path of the lenient reader: records that need no copy of the text.

use crate::notation::castling::Letters;
use crate::notation::fault::{Reading, RepairKind, Span};
use crate::notation::placement::{Grammar, Head};
use crate::notation::record::read_fields;
use crate::notation::report::Report;
use crate::notation::split::Split;

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
    if text.len() > MAX_PLAIN_LEN {
        return false;
    }
    let head = Head::read(text);
    let mut split = Split::new(text, &head);
    let mut report = Report::default();
    let Reading { position, fields, .. } = reading;
    position.remaining_checks = split.take_readable_checks(text);
    *fields = split.record();
    if !split.is_plain() {
        return false;
    }
    read_fields(text, fields, &head, GRAMMAR, Letters::Lenient, &mut report, position);
    if fields[5].is_none() {
        report.repair(RepairKind::Filled, Span::at(text.len()));
    }
    (reading.faults, reading.repairs) = (report.faults, report.repairs);
    reading.is_well_formed()
}
