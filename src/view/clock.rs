//! The fields for the halfmove clock and the fullmove number.

use std::num::NonZeroU32;

use crate::editor::{Command, Document};
use crate::notation::Field;

/// The text that the field of a number shows.
pub fn clock(document: &Document, field: Field) -> u32 {
    let position = &document.position;
    if field == Field::Fullmove { position.fullmove_number.get() } else { position.halfmove_clock }
}

/// The command for a text in the field of a number; none if the text is not a valid number.
pub fn clock_command(field: Field, text: &str) -> Option<Command> {
    let text = text.trim();
    // `parse` alone would accept a sign.
    let number = if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse::<u32>().ok() } else { None };
    match field {
        Field::Fullmove => number.and_then(NonZeroU32::new).map(Command::SetFullmove),
        _ => number.map(Command::SetHalfmove),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_digits_are_a_number() {
        assert!(clock_command(Field::Halfmove, " 07 ").is_some());
        assert!(clock_command(Field::Halfmove, "0").is_some());
        for text in ["", "+1", "-1", "1.5", "99999999999"] {
            assert!(clock_command(Field::Halfmove, text).is_none(), "{text}");
        }
        assert!(clock_command(Field::Fullmove, "0").is_none());
    }
}
