//! Operations in the text that follows a record.

use super::opcodes::is_standard_opcode;
use super::operations::Operations;
use crate::notation::fault::Span;

/// The operations at a place of a text as canonical text; see [`operations_at`](crate::notation::operations_at).
pub(in crate::notation) fn operations_after(text: &str, tail: Span) -> String {
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
