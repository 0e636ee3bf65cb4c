//! Texts about the fields of a record.

use super::messages;
use crate::notation::Field;
use crate::position::{CastlingSide, Color, Square};

/// The hint for the field under the pointer. Empty for values of [`Field`] that are not fields of a record.
pub fn field_sentence(field: Field) -> String {
    if Field::RECORD.contains(&field) { messages().field_hint(field) } else { String::new() }
}

/// The label of a castling right. `intended` says whether its box is ticked, `possible` whether the board allows it.
pub fn castling_right_sentence(color: Color, side: CastlingSide, intended: bool, possible: bool) -> String {
    let messages = messages();
    match (intended, possible) {
        (_, true) => messages.right(color, side),
        (true, false) => messages.right_meant(color, side),
        (false, false) => messages.right_impossible(color, side),
    }
}

/// The label of an en passant square that the board does not allow, in the list of squares.
pub fn impossible_en_passant_sentence(square: Square) -> String {
    messages().square_impossible(square)
}

/// The message about the numbers that a clock accepts. All that fit into 32 bits are accepted; the message names those that
/// occur in games.
pub fn number_expected_sentence(field: Field) -> String {
    let (least, most): (u32, u32) = if field == Field::Fullmove { (1, 300) } else { (0, 100) };
    messages().number_expected(least, most)
}
