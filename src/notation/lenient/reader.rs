//! Where the parts of the lenient reader run that need more code than the rest of the notation.
//!
//! The old page leaves them to a second program that arrives later. Everywhere else they are called directly.

use std::cell::Cell;

use crate::notation::epd::{operations_after, write_canonical};
use crate::notation::fault::{Reading, Span};
use crate::notation::write::write_four_fields;
use crate::position::Position;

/// The functions that can be replaced.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// Reads a text that is not a plain record; none if that is not possible yet.
    pub read: fn(&str) -> Option<Reading>,
    /// The canonical text of the EPD operations at a place of a text.
    pub operations: fn(&str, Span) -> Option<String>,
    /// The EPD record of a position and its operations.
    pub epd: fn(&Position, &str) -> Option<String>,
}

impl Reader {
    /// The functions of this program.
    pub const HERE: Reader = Reader {
        read: |text| Some(super::embedded::read_embedded(text)),
        operations: |text, tail| Some(operations_after(text, tail)),
        epd: |position, operations| Some(write_canonical(position, operations)),
    };

    /// Functions that do nothing, so that the linker leaves the others out of the old page.
    #[cfg(all(target_family = "wasm", feature = "ui"))]
    const NONE: Reader = Reader { read: |_| None, operations: |_, _| None, epd: |_, _| None };
}

#[cfg(all(target_family = "wasm", feature = "ui"))]
const AT_FIRST: Reader = Reader::NONE;
#[cfg(not(all(target_family = "wasm", feature = "ui")))]
const AT_FIRST: Reader = Reader::HERE;

thread_local! {
    static READER: Cell<Reader> = const { Cell::new(AT_FIRST) };
}

/// Replaces the functions.
pub fn read_by(reader: Reader) {
    READER.set(reader);
}

pub(super) fn read_embedded(text: &str) -> Reading {
    (READER.get().read)(text).unwrap_or_else(|| super::plain::read_provisionally(text))
}

/// The EPD operations at a place after a record, as canonical text; empty if the text there is prose or the moves of a
/// game.
///
/// A text is taken for operations if it contains a semicolon or follows one, or if its first word is an opcode of the
/// standard.
pub fn operations_at(text: &str, tail: Span) -> String {
    (READER.get().operations)(text, tail).unwrap_or_default()
}

/// The EPD operations that follow a record in its text, as canonical text; empty if there are none.
pub fn operations_in(text: &str, reading: &Reading) -> String {
    reading.tail.map_or_else(String::new, |tail| operations_at(text, tail))
}

/// The EPD record of a position with its operations, given as canonical text; without the operations if they cannot be
/// written yet.
pub(crate) fn epd_of(position: &Position, operations: &str) -> String {
    (READER.get().epd)(position, operations).unwrap_or_else(|| write_four_fields(position))
}
