//! Texts about the fields of a record.

use super::messages;
use crate::notation::Field;
use crate::position::{CastlingSide, Color, Square};

/// The hint for the field under the pointer. Empty for what is no field of a record.
pub fn field_sentence(field: Field) -> String {
    if Field::RECORD.contains(&field) { messages().field_hint(field) } else { String::new() }
}

/// The label of a castling right. `intended`: the user has ticked it; `possible`: king and rook stand where they must.
pub fn castling_right_sentence(color: Color, side: CastlingSide, intended: bool, possible: bool) -> String {
    let messages = messages();
    match (intended, possible) {
        (_, true) => messages.right(color, side),
        (true, false) => messages.right_meant(color, side),
        (false, false) => messages.right_impossible(color, side),
    }
}

/// An en passant square that the board does not allow, in the list of squares.
pub fn impossible_en_passant_sentence(square: Square) -> String {
    messages().square_impossible(square)
}

/// Which numbers a counter takes.
pub fn number_expected_sentence(field: Field) -> String {
    messages().number_expected(u8::from(field == Field::Fullmove))
}
