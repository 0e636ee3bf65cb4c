//! Operations in the text that follows a record.

use super::opcodes::is_standard_opcode;
use super::operations::Operations;
use crate::notation::fault::{Reading, Span};

/// The EPD operations that follow a record in its text, as canonical text; empty if there are none.
pub fn operations_in(text: &str, reading: &Reading) -> String {
    reading.tail.map_or_else(String::new, |tail| operations_at(text, tail))
}

/// The EPD operations at a place after a record, as canonical text; empty if the text there is prose or the moves of a
/// game.
///
/// A text is taken for operations if it contains a semicolon or follows one, or if its first word is an opcode of the
/// standard.
pub fn operations_at(text: &str, tail: Span) -> String {
    let mut before = None;
    let mut operations = String::new();
    for (place, character) in text.chars().enumerate().take(tail.end) {
        if place >= tail.start {
            operations.push(character);
        } else if character != ' ' {
            before = Some(character);
        }
    }
    let first = operations.split([' ', ';']).find(|word| !word.is_empty()).unwrap_or_default();
    let after = text.chars().skip(tail.end).find(|character| *character != ' ');
    let has_semicolon = [before, after].contains(&Some(';')) || operations.contains(';');
    // Without a semicolon, `moves` is followed by the moves of a game.
    if has_semicolon || (first != "moves" && is_standard_opcode(first)) {
        Operations::parse(&operations).write()
    } else {
        String::new()
    }
}
