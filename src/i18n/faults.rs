//! What is said about a text: what is wrong, where, and what to do.

use super::messages;
use crate::notation::{Expected, Fault, FaultKind, RepairKind};

/// A fault as one sentence or two: what stands there, and what was expected.
pub fn fault_sentence(kind: FaultKind) -> String {
    let words = messages();
    let what = match kind {
        FaultKind::ForeignCharacter(character) => {
            return match look_alike(character) {
                Some(letter) => words.fault_look_alike(named(character), letter),
                None => words.fault_foreign_character(named(character)),
            };
        }
        FaultKind::Nothing => words.fault_nothing().into(),
        FaultKind::MissingFields(field) => words.fault_missing_fields(field),
        FaultKind::ExtraFields => words.fault_extra_fields().into(),
        FaultKind::ExtraSpace => words.fault_extra_space().into(),
        FaultKind::EmptyField(field) => words.fault_empty_field(field),
        FaultKind::NoPosition => words.fault_no_position().into(),
        FaultKind::UnknownPiece(letter) => words.fault_unknown_piece(named(letter)),
        FaultKind::BadDigit(digit) => words.fault_bad_digit(digit),
        FaultKind::AdjacentDigits => words.fault_adjacent_digits().into(),
        FaultKind::RankTooShort(rank, squares) | FaultKind::RankTooLong(rank, squares) => {
            words.fault_rank_length(squares, rank.char())
        }
        FaultKind::EmptyRank(rank) => words.fault_empty_rank(rank.char()),
        FaultKind::MissingRanks(ranks) => words.fault_missing_ranks(ranks),
        FaultKind::ExtraRanks(ranks) => words.fault_extra_ranks(ranks),
        FaultKind::LeadingSlash => words.fault_leading_slash().into(),
        FaultKind::TrailingSlash => words.fault_trailing_slash().into(),
        FaultKind::PromotedMark => words.fault_promoted_mark().into(),
        FaultKind::Pocket => words.fault_pocket().into(),
        FaultKind::UnknownSide => words.fault_unknown_side().into(),
        FaultKind::UnknownRight(letter) => words.fault_unknown_right(named(letter)),
        FaultKind::RightsOrder => words.fault_rights_order().into(),
        FaultKind::RightRepeated => words.fault_right_repeated().into(),
        FaultKind::TooManyRights(color) => words.fault_too_many_rights(color),
        FaultKind::UnknownSquare => words.fault_unknown_square().into(),
        FaultKind::EnPassantRank(square) => words.fault_en_passant_rank(square),
        FaultKind::NotANumber(field) => words.fault_not_a_number(field),
        FaultKind::NumberTooLarge(field) => words.fault_number_too_large(field),
        FaultKind::LeadingZero => words.fault_leading_zero().into(),
        FaultKind::UnknownChecks => words.fault_unknown_checks().into(),
        FaultKind::UnknownOperation => words.fault_unknown_operation().into(),
        FaultKind::AmbiguousLetters => return words.fault_ambiguous_letters().into(),
        // Whoever explains faults has read the text itself.
        FaultKind::Untold => return expected_sentence(kind.expected()).into(),
    };
    what + " " + expected_sentence(kind.expected())
}

fn expected_sentence(expected: Expected) -> &'static str {
    let words = messages();
    match expected {
        Expected::Ascii => words.expected_ascii(),
        Expected::Position => words.expected_position(),
        Expected::SixFields => words.expected_six_fields(),
        Expected::OneSpace => words.expected_one_space(),
        Expected::PieceOrDigit => words.expected_piece_or_digit(),
        Expected::Digit => words.expected_digit(),
        Expected::OneDigit => words.expected_one_digit(),
        Expected::EightSquares => words.expected_eight_squares(),
        Expected::EightRanks => words.expected_eight_ranks(),
        Expected::Side => words.expected_side(),
        Expected::Rights => words.expected_rights(),
        Expected::Square => words.expected_square(),
        Expected::EnPassantRank => words.expected_en_passant_rank(),
        Expected::Number => words.expected_number(),
        Expected::PositiveNumber => words.expected_positive_number(),
        Expected::Checks => words.expected_checks(),
        Expected::Operation => words.expected_operation(),
    }
}

/// What the button that applies a fault's fix says.
pub fn fix_label(fault: &Fault) -> String {
    let words = messages();
    let Some(fix) = &fault.fix else { return String::new() };
    match fault.kind {
        FaultKind::RankTooShort(..) | FaultKind::EmptyRank(_) => words.fix_fill().into(),
        FaultKind::RankTooLong(..) if fix.text.contains('/') => words.fix_slashes().into(),
        FaultKind::RankTooLong(..) => words.fix_cut().into(),
        FaultKind::MissingRanks(_) => words.fix_ranks().into(),
        FaultKind::MissingFields(_) => words.fix_fields().into(),
        FaultKind::RightsOrder | FaultKind::RightRepeated => words.fix_write(&fix.text),
        _ if fix.text.is_empty() => words.fix_remove().into(),
        _ if fix.span.start == fix.span.end => words.fix_insert(fix.text.trim()),
        _ => words.fix_write(&fix.text),
    }
}

/// What the reader did, as it is told.
pub fn repair_sentence(kind: RepairKind) -> &'static str {
    let words = messages();
    match kind {
        RepairKind::Invisible => words.repair_invisible(),
        RepairKind::Spaces => words.repair_spaces(),
        RepairKind::Typography => words.repair_typography(),
        RepairKind::Figurines => words.repair_figurines(),
        RepairKind::Wrapper => words.repair_wrapper(),
        RepairKind::Link => words.repair_link(),
        RepairKind::Percent => words.repair_percent(),
        RepairKind::Underscores => words.repair_underscores(),
        RepairKind::RanksJoined => words.repair_ranks_joined(),
        RepairKind::Slashes => words.repair_slashes(),
        RepairKind::OuterSlash => words.repair_outer_slash(),
        RepairKind::DigitsAdded => words.repair_digits_added(),
        RepairKind::Dots => words.repair_dots(),
        RepairKind::Side => words.repair_side(),
        RepairKind::Rights => words.repair_rights(),
        RepairKind::Square => words.repair_square(),
        RepairKind::Clock => words.repair_clock(),
        RepairKind::Filled => words.repair_filled(),
        RepairKind::Tail => words.repair_tail(),
    }
}

/// A character as a sentence shows it: itself where it can be seen, else its number.
fn named(character: char) -> String {
    if character.is_control() || character.is_whitespace() || turns(character) {
        messages().character_number(format!("{:04X}", u32::from(character)))
    } else {
        messages().character_quoted(character)
    }
}

/// Whether a character changes the direction of writing (UAX #9).
pub(super) const fn turns(character: char) -> bool {
    matches!(character, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
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
    use crate::position::Rank;

    #[test]
    fn a_sentence_says_what_is_there_and_what_should_be() {
        assert_eq!(
            fault_sentence(FaultKind::RankTooShort(Rank::Sixth, 7)),
            "Rank 6 has 7 squares. Each rank has 8."
        );
        let kelvin = fault_sentence(FaultKind::ForeignCharacter('\u{212A}'));
        assert!(kelvin.contains("looks like K"), "{kelvin}");
        assert!(fault_sentence(FaultKind::ForeignCharacter('\u{200B}')).starts_with("No FEN can hold"));
        for turning in ['\u{202E}', '\u{2067}', '\u{200F}'] {
            let sentence = fault_sentence(FaultKind::UnknownPiece(turning));
            assert!(!sentence.contains(turning) && sentence.contains("U+"), "{sentence:?}");
        }
    }
}
