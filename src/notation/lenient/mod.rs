//! The reader behind the text box: finds the record in what people paste, and says what it had to do.

mod clean;
mod layout;
mod reader;
mod unwrap;
mod wrapped;

pub(super) use layout::{is_known_opcode, is_placement};
pub(super) use reader::epd_of;
pub use reader::{Reader, operations_at, read_by};

use super::castling::Letters;
use super::fault::{Fault, FaultKind, Reading, RepairKind, Span};
use super::placement::{Grammar, Head};
use super::record::{Split, read_fields};
use super::source::Report;
use crate::position::Bitboard;

/// The start position's record.
pub const START_FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const GRAMMAR: Grammar = Grammar { lenient: true, crazyhouse: true };

/// Longer texts are not worth a first try: it would be a second reading of a megabyte of faults. A record is that long only
/// with hundreds of pieces in hand.
const LONGEST_PLAIN: usize = 4_096;

/// Reads whatever holds a position: a record with anything around it (see the module's head for what is taken).
///
/// Returns every fault and repair with its place in `text`; an unreadable text gives the empty position.
pub fn read_lenient(text: &str) -> Reading {
    let mut reading = Reading::default();
    if !read_into(&mut reading, text) {
        reading = reader::read_wrapped(text);
    }
    reading
}

/// The usual case without any copying: a record with single spaces between its fields, the last ones perhaps missing,
/// and nothing wrong with it. What it reads is read as [`read_lenient`] reads it.
pub fn read_plain(text: &str) -> Option<Reading> {
    let mut reading = Reading::default();
    read_into(&mut reading, text).then_some(reading)
}

/// Reads a plain record; false for any other text.
fn read_into(reading: &mut Reading, text: &str) -> bool {
    read_as_it_stands(reading, text) == Some(true) && reading.is_well_formed()
}

/// What a record says whose reader is not here yet: its fields as they stand, so that the board follows already. A fault
/// stands for what there may be to say about the rest.
fn read_for_now(text: &str) -> Reading {
    let mut reading = Reading::default();
    if read_as_it_stands(&mut reading, text).is_some()
        && layout::may_be_placement(text.split(' ').next().unwrap_or_default())
    {
        reading.faults.push(Fault::untold(Span::at(0)));
        reading
    } else {
        Reading::unread(FaultKind::NoPosition, text, Vec::new())
    }
}

/// Reads the fields of a text that is a record, and says whether it is nothing else; none if it is certainly no record.
/// A reading is several hundred bytes, which are written once, where they belong.
fn read_as_it_stands(reading: &mut Reading, text: &str) -> Option<bool> {
    if text.len() > LONGEST_PLAIN {
        return None;
    }
    let head = Head::read(text);
    let mut split = Split::new(text, &head);
    let mut report = Report::default();
    let Reading { position, fields, .. } = reading;
    position.remaining_checks = split.take_given_checks(text);
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
    /// A fault of which no more is known here.
    pub fn untold(span: Span) -> Fault {
        Fault { kind: FaultKind::Untold, span, context: span, squares: Bitboard::EMPTY, fix: None }
    }
}
