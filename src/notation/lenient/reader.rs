//! Who reads what is more than a plain record.
//!
//! That is more code than all other reading together, and a page that opens has no use for it. There it is left to another
//! program that arrives later; everywhere else it is simply called.

use std::cell::Cell;

use crate::notation::fault::{Reading, Span};
use crate::position::Position;

/// What is done elsewhere, or not.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// Reads a text that is more, or less, than a plain record; none if that cannot be done now.
    pub read: fn(&str) -> Option<Reading>,
    /// The canonical text of the EPD operations at a place of a text.
    pub operations: fn(&str, Span) -> Option<String>,
    /// The EPD record of a position and its operations.
    pub epd: fn(&Position, &str) -> Option<String>,
}

impl Reader {
    /// All of it in this program.
    pub const HERE: Reader = Reader {
        read: |text| Some(super::wrapped::read_wrapped(text)),
        operations: |text, tail| Some(crate::notation::form::operations_here(text, tail)),
        epd: |position, operations| Some(crate::notation::epd::write_canonical(position, operations)),
    };

    /// None of it. Whoever says so in a program of its own keeps the other one out of it.
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

/// From now on this one reads.
pub fn read_by(reader: Reader) {
    READER.set(reader);
}

pub(super) fn read_wrapped(text: &str) -> Reading {
    (READER.get().read)(text).unwrap_or_else(|| super::read_for_now(text))
}

/// The EPD operations that stand at a place behind a record, as canonical text; empty where what stands there is no more
/// than prose or the moves of a game.
///
/// Operations have a semicolon, or one stands before them. Where both are missing the first word must be one of the
/// opcodes that programs write.
pub fn operations_at(text: &str, tail: Span) -> String {
    (READER.get().operations)(text, tail).unwrap_or_default()
}

/// The EPD record of a position with its operations, given as canonical text; without the operations if nobody is there to
/// write them.
pub(crate) fn epd_of(position: &Position, operations: &str) -> String {
    (READER.get().epd)(position, operations)
        .unwrap_or_else(|| crate::notation::write::write_four_fields(position))
}
