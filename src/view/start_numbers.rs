//! The fields for the numbers of Chess960 and Double Fischer Random start positions.

use crate::editor::Document;
use crate::position::{CastlingMode, Color, Position};

/// The number of the start position of standard chess.
const STANDARD_START: u16 = 518;

/// The numbers of a start position: White's and Black's.
pub type Numbers = (u16, u16);

/// The side whose number a field has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberOf {
    /// Both sides, which have the same number.
    Both,
    /// One side.
    One(Color),
}

impl NumberOf {
    /// The id of the field.
    pub const fn id(self) -> &'static str {
        match self {
            NumberOf::Both => "chess960-number",
            NumberOf::One(Color::White) => "dfrc-white",
            NumberOf::One(Color::Black) => "dfrc-black",
        }
    }

    /// The text that the field shows.
    pub fn text(self, numbers: Option<Numbers>) -> String {
        let number = numbers.and_then(|(white, black)| match self {
            NumberOf::Both => (white == black).then_some(white),
            NumberOf::One(color) => Some(color.fold_wb(white, black)),
        });
        number.map(|number| number.to_string()).unwrap_or_default()
    }

    /// The numbers with another one in this field. A side without a number gets that of standard chess.
    pub fn with(self, number: u16, before: Option<Numbers>) -> Numbers {
        let (white, black) = before.unwrap_or((STANDARD_START, STANDARD_START));
        match self {
            NumberOf::Both => (number, number),
            NumberOf::One(Color::White) => (number, black),
            NumberOf::One(Color::Black) => (white, number),
        }
    }
}

/// The number of a text, in any of the usual forms.
pub fn start_number(text: &str) -> Option<u16> {
    let digits = text.trim();
    // `parse` alone would accept a sign.
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|number| plain && *number < Position::START_COUNT)
}

/// The document with a start position of the same variant. Standard castling rules that do not fit the position are
/// replaced, because they were chosen for another position.
pub fn started(here: &Document, start: Position) -> Document {
    let mut document = here.with_loaded_position(start, "");
    document.choose_variant(here.variant);
    if document.mode == CastlingMode::Standard
        && document.position.detect_castling_mode() == CastlingMode::Chess960
    {
        document.choose_mode(None);
    }
    document
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_shows_the_number_of_its_side() {
        let both = Some((518, 518));
        let sides = [NumberOf::Both, NumberOf::One(Color::White), NumberOf::One(Color::Black)];
        assert_eq!(sides.map(|side| side.text(both)), ["518", "518", "518"]);
        assert_eq!(sides.map(|side| side.text(Some((0, 959)))), ["", "0", "959"]);
        assert_eq!(sides.map(|side| side.text(None)), ["", "", ""]);
    }

    #[test]
    fn the_other_side_keeps_its_number_or_gets_the_usual_one() {
        assert_eq!(NumberOf::One(Color::White).with(7, Some((1, 2))), (7, 2));
        assert_eq!(NumberOf::One(Color::Black).with(7, None), (518, 7));
        assert_eq!(NumberOf::Both.with(7, Some((1, 2))), (7, 7));
    }

    #[test]
    fn only_numbers_below_960_are_some() {
        assert_eq!(["0518", " 0 ", "959"].map(start_number), [Some(518), Some(0), Some(959)]);
        assert_eq!(["960", "+5", "-1", "", "99999"].map(start_number), [None; 5]);
    }

    #[test]
    fn a_start_position_brings_its_castling_rules() {
        let mut here = Document::given(Position::START);
        here.choose_mode(Some(CastlingMode::Standard));
        let start = Position::start_position(0, 0).expect("a number");
        assert_eq!(started(&here, start).mode, CastlingMode::Chess960);
    }
}
