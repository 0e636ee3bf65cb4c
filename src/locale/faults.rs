//! What is said about a text: what is wrong, where, and what to do.

use crate::notation::{Expected, Fault, FaultKind, Field, RepairKind};
use crate::position::Rank;

/// The name of a field as a sentence uses it.
const fn field_name(field: Field) -> &'static str {
    match field {
        Field::Placement => "piece placement",
        Field::Side => "side to move",
        Field::Castling => "castling rights",
        Field::EnPassant => "en passant square",
        Field::Halfmove => "halfmove clock",
        Field::Fullmove => "fullmove number",
        Field::Count => "number of fields",
        Field::Charset => "characters",
    }
}

/// A fault as one sentence or two: what stands there, and what was expected.
pub fn fault_sentence(kind: FaultKind) -> String {
    let what = match kind {
        FaultKind::ForeignCharacter(character) => {
            let what = format!("No FEN can hold {}.", named(character));
            return match look_alike(character) {
                Some(letter) => format!("{what} It looks like {letter} but is another letter."),
                None => what,
            };
        }
        FaultKind::Nothing => "There is nothing to read.".into(),
        FaultKind::MissingFields(field) => {
            format!("The text ends before the {}.", field_name(field))
        }
        FaultKind::ExtraFields => "There is more text than a FEN has.".into(),
        FaultKind::ExtraSpace => "There is a space too many.".into(),
        FaultKind::EmptyField(field) => format!("The {} is empty.", field_name(field)),
        FaultKind::NoPosition => "There is no position in this text.".into(),
        FaultKind::UnknownPiece(letter) => format!("{} is not a piece.", named(letter)),
        FaultKind::BadDigit(digit) => format!("{digit} is not a number of empty squares."),
        FaultKind::AdjacentDigits => "Two digits stand side by side.".into(),
        FaultKind::RankTooShort(rank, squares) | FaultKind::RankTooLong(rank, squares) => {
            let plural = if squares == 1 { "" } else { "s" };
            format!("{} has {squares} square{plural}.", rank_name(rank))
        }
        FaultKind::EmptyRank(rank) => format!("{} is empty text.", rank_name(rank)),
        FaultKind::MissingRanks(1) => "There is only 1 rank.".into(),
        FaultKind::MissingRanks(ranks) => format!("There are only {ranks} ranks."),
        FaultKind::ExtraRanks(ranks) => format!("There are {ranks} ranks."),
        FaultKind::LeadingSlash => "A slash stands before the first rank.".into(),
        FaultKind::TrailingSlash => "A slash stands after the last rank.".into(),
        FaultKind::PromotedMark => "The mark ~ needs a piece before it, and Crazyhouse.".into(),
        FaultKind::Pocket => "These pieces in hand cannot be read.".into(),
        FaultKind::UnknownSide => "This is not a side to move.".into(),
        FaultKind::UnknownRight(letter) => format!("{} is not a castling right.", named(letter)),
        FaultKind::RightsOrder => "The castling letters are out of order.".into(),
        FaultKind::RightRepeated => "A castling right is named twice.".into(),
        FaultKind::TooManyRights(color) => {
            format!("{} has more than two castling rights.", super::words().color(color))
        }
        FaultKind::UnknownSquare => "This is not a square.".into(),
        FaultKind::EnPassantRank(square) => format!("{square} cannot be an en passant square now."),
        FaultKind::NotANumber(field) => format!("The {} is not a number.", field_name(field)),
        FaultKind::NumberTooLarge(field) => format!("The {} is too large.", field_name(field)),
        FaultKind::LeadingZero => "The fullmove number begins with 0.".into(),
        FaultKind::UnknownChecks => "The check counter is missing or cannot be read.".into(),
        FaultKind::UnknownOperation => "This is not an EPD operation.".into(),
        FaultKind::AmbiguousLetters => {
            return "These piece letters mean different boards in different languages. Choose the language."
                .into();
        }
    };
    format!("{what} {}", expected_sentence(kind.expected()))
}

const fn expected_sentence(expected: Expected) -> &'static str {
    match expected {
        Expected::Ascii => "Use the letters, digits and signs of plain English text.",
        Expected::Position => "Type or paste a FEN, such as the one of the start position.",
        Expected::SixFields => "A FEN has six fields: pieces, side, castling, en passant and two numbers.",
        Expected::OneSpace => "One space stands between two fields.",
        Expected::PieceOrDigit => "Use P N B R Q K, small letters for Black, and digits for empty squares.",
        Expected::Digit => "Use a digit from 1 to 8.",
        Expected::OneDigit => "Write one digit for a run of empty squares.",
        Expected::EightSquares => "Each rank has 8.",
        Expected::EightRanks => "A board has 8, with a slash between two.",
        Expected::Side => "Write w for White or b for Black.",
        Expected::Rights => "Write letters of KQkq in this order, or - for none.",
        Expected::Square => "Write a square such as e3, or - for none.",
        Expected::EnPassantRank => "It lies on rank 6 with White to move and on rank 3 with Black to move.",
        Expected::Number => "Write a whole number from 0 to 4294967295.",
        Expected::PositiveNumber => "Write a whole number from 1 to 4294967295.",
        Expected::Checks => "Write the checks still to give, such as 3+3.",
        Expected::Operation => "Write a name, its operands and a semicolon, such as bm Nf3;",
    }
}

/// What the button that applies a fault's fix says.
pub fn fix_label(fault: &Fault) -> String {
    let Some(fix) = &fault.fix else { return String::new() };
    match fault.kind {
        FaultKind::RankTooShort(..) | FaultKind::EmptyRank(_) => "Fill with empty squares".into(),
        FaultKind::RankTooLong(..) if fix.text.contains('/') => "Add the slashes".into(),
        FaultKind::RankTooLong(..) => "Cut to 8 squares".into(),
        FaultKind::MissingRanks(_) => "Add empty ranks".into(),
        FaultKind::MissingFields(_) => "Add the missing fields".into(),
        FaultKind::RightsOrder | FaultKind::RightRepeated => format!("Write {}", fix.text),
        _ if fix.text.is_empty() => "Remove".into(),
        _ if fix.span.start == fix.span.end => format!("Insert {}", fix.text.trim()),
        _ => format!("Write {}", fix.text),
    }
}

/// What the reader did, as it is told.
pub const fn repair_sentence(kind: RepairKind) -> &'static str {
    match kind {
        RepairKind::Invisible => "dropped invisible characters",
        RepairKind::Spaces => "read tabs and line ends as spaces",
        RepairKind::Typography => "read typographic signs as plain ones",
        RepairKind::Figurines => "read figurines as letters",
        RepairKind::Wrapper => "left out the text around the position",
        RepairKind::Link => "took the position out of a link",
        RepairKind::Percent => "decoded percent signs",
        RepairKind::Underscores => "read underscores as spaces",
        RepairKind::RanksJoined => "joined the ranks",
        RepairKind::Slashes => "read other signs as slashes",
        RepairKind::OuterSlash => "left out a slash too many",
        RepairKind::DigitsAdded => "added up adjacent digits",
        RepairKind::Dots => "read dots as empty squares",
        RepairKind::Side => "read the side to move",
        RepairKind::Rights => "put the castling letters in order",
        RepairKind::Square => "read the en passant square in small letters",
        RepairKind::Clock => "read the clocks",
        RepairKind::Filled => "filled in the missing fields",
        RepairKind::Tail => "set aside what follows the FEN",
    }
}

/// "Rank 6".
fn rank_name(rank: Rank) -> String {
    format!("Rank {}", rank.char())
}

/// A character as a sentence shows it: itself where it can be seen, else its number.
fn named(character: char) -> String {
    if character == ' ' || character.is_control() || character.is_whitespace() {
        return format!("the character U+{:04X}", u32::from(character));
    }
    format!("“{character}”")
}

/// The Latin letter that a Cyrillic or Greek one is easily taken for.
const fn look_alike(character: char) -> Option<char> {
    Some(match character {
        'а' | 'α' => 'a',
        'В' | 'Β' => 'B',
        'в' => 'b',
        'К' | 'Κ' | '\u{212A}' => 'K',
        'к' | 'κ' => 'k',
        'Р' | 'Ρ' => 'P',
        'р' | 'ρ' => 'p',
        'Ν' => 'N',
        'п' => 'n',
        'г' => 'r',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_says_what_is_there_and_what_should_be() {
        assert_eq!(
            fault_sentence(FaultKind::RankTooShort(Rank::Sixth, 7)),
            "Rank 6 has 7 squares. Each rank has 8."
        );
        let kelvin = fault_sentence(FaultKind::ForeignCharacter('\u{212A}'));
        assert!(kelvin.contains("looks like K"), "{kelvin}");
        assert!(fault_sentence(FaultKind::ForeignCharacter('\u{200B}')).starts_with("No FEN can hold"));
    }
}
