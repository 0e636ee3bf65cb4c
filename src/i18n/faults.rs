//! Texts about the faults of a text: the fault, what was expected, and what a fix does.

use super::messages;
use super::spelling::part;
use crate::notation::{Expected, Fault, FaultKind, Field, Fix, Reading, latin_twin};

/// A fault in one or two sentences: what the text has, and what was expected.
pub fn fault_sentence(kind: FaultKind) -> String {
    let messages = messages();
    let what = match kind {
        FaultKind::ForeignCharacter(character) => {
            return match latin_twin(character) {
                Some(letter) => messages.fault_look_alike(shown(character), letter),
                None => messages.fault_foreign_character(shown(character)),
            };
        }
        FaultKind::Nothing => messages.fault_nothing().into(),
        FaultKind::MissingFields(field) => messages.fault_missing_fields(field),
        FaultKind::ExtraFields => messages.fault_extra_fields().into(),
        FaultKind::ExtraSpace => messages.fault_extra_space().into(),
        FaultKind::EmptyField(field) => messages.fault_empty_field(field),
        FaultKind::FieldOrder(_) => messages.fault_field_order().into(),
        FaultKind::NoPosition => messages.fault_no_position().into(),
        FaultKind::UnknownPiece(letter) => messages.fault_unknown_piece(shown(letter)),
        FaultKind::BadDigit(digit) => messages.fault_bad_digit(digit),
        FaultKind::AdjacentDigits => messages.fault_adjacent_digits().into(),
        FaultKind::RankTooShort(rank, squares) | FaultKind::RankTooLong(rank, squares) => {
            messages.fault_rank_length(squares, rank.char())
        }
        FaultKind::EmptyRank(rank) => messages.fault_empty_rank(rank.char()),
        FaultKind::MissingRanks(ranks) => messages.fault_missing_ranks(ranks),
        FaultKind::ExtraRanks(ranks) => messages.fault_extra_ranks(ranks),
        FaultKind::LeadingSlash => messages.fault_leading_slash().into(),
        FaultKind::TrailingSlash => messages.fault_trailing_slash().into(),
        FaultKind::PromotedMark => messages.fault_promoted_mark().into(),
        FaultKind::Pocket => messages.fault_pocket().into(),
        FaultKind::UnknownSide => messages.fault_unknown_side().into(),
        FaultKind::UnknownRight(letter) => messages.fault_unknown_right(shown(letter)),
        FaultKind::RightsOrder => messages.fault_rights_order().into(),
        FaultKind::RightRepeated => messages.fault_right_repeated().into(),
        FaultKind::TooManyRights(color) => messages.fault_too_many_rights(color),
        FaultKind::UnknownSquare => messages.fault_unknown_square().into(),
        FaultKind::EnPassantRank(square) => messages.fault_en_passant_rank(square),
        FaultKind::NotANumber(field) => messages.fault_not_a_number(field),
        FaultKind::NumberTooLarge(field) => messages.fault_number_too_large(field),
        FaultKind::LeadingZero => messages.fault_leading_zero().into(),
        FaultKind::UnknownChecks => messages.fault_unknown_checks().into(),
        FaultKind::UnknownOperation => messages.fault_unknown_operation().into(),
        FaultKind::AmbiguousLetters => return messages.fault_ambiguous_letters().into(),
    };
    what + " " + expected_sentence(kind.expected())
}

fn expected_sentence(expected: Expected) -> &'static str {
    let messages = messages();
    match expected {
        Expected::Ascii => messages.expected_ascii(),
        Expected::Position => messages.expected_position(),
        Expected::SixFields => messages.expected_six_fields(),
        Expected::OneSpace => messages.expected_one_space(),
        Expected::PieceOrDigit => messages.expected_piece_or_digit(),
        Expected::Digit => messages.expected_digit(),
        Expected::OneDigit => messages.expected_one_digit(),
        Expected::EightSquares => messages.expected_eight_squares(),
        Expected::EightRanks => messages.expected_eight_ranks(),
        Expected::Side => messages.expected_side(),
        Expected::Rights => messages.expected_rights(),
        Expected::Square => messages.expected_square(),
        Expected::EnPassantRank => messages.expected_en_passant_rank(),
        Expected::Number => messages.expected_number(),
        Expected::PositiveNumber => messages.expected_positive_number(),
        Expected::Checks => messages.expected_checks(),
        Expected::Operation => messages.expected_operation(),
    }
}

/// The label of the button that applies a fix of a fault of a text.
pub fn fix_label(fault: &Fault, fix: &Fix, text: &str) -> String {
    let messages = messages();
    let given = || part(text, fix.span);
    match fault.kind {
        _ if fix.text.is_empty() && fault.kind.field() == Field::Placement => removal_label(given()),
        FaultKind::RankTooShort(..) | FaultKind::EmptyRank(_) if fault.fixes.len() == 1 => {
            messages.fix_fill().into()
        }
        FaultKind::RankTooLong(..) if fix.text.contains('/') && fault.fixes.len() == 1 => {
            messages.fix_slashes().into()
        }
        // The label of the whole rank is what it becomes.
        FaultKind::RankTooLong(..) if fix.span != fault.context => messages.fix_cut().into(),
        FaultKind::MissingRanks(_) => match added_ranks(given(), &fix.text) {
            Some(ranks) if fault.fixes.len() > 1 => messages.fix_ranks_at(ranks),
            _ => messages.fix_ranks().into(),
        },
        FaultKind::MissingFields(_) => messages.fix_fields().into(),
        // The other fixes are those of single fields.
        FaultKind::FieldOrder(_) | FaultKind::ExtraFields if fix.text.trim().contains(' ') => {
            let fields = fix.text.trim().split(' ').skip_while(|word| word.contains('/'));
            messages.fix_field_order(fields.collect::<Vec<_>>().join(" "))
        }
        FaultKind::FieldOrder(_) if fix.text.is_empty() => messages.fix_remove_text(given()),
        FaultKind::FieldOrder(_) if fix.span.start < fix.span.end => {
            messages.fix_replace(given(), fix.text.as_str())
        }
        FaultKind::ForeignCharacter(_) if fix.span != fault.span => messages.fix_look_alikes().into(),
        FaultKind::RightsOrder | FaultKind::RightRepeated => messages.fix_write(&fix.text),
        _ if fix.text.is_empty() => messages.fix_remove().into(),
        _ if fix.span.start == fix.span.end => messages.fix_insert(fix.text.trim()),
        _ => messages.fix_write(&fix.text),
    }
}

/// The label of the button that removes a part of the placement.
fn removal_label(given: &str) -> String {
    match given.trim_matches('/') {
        "8" if given.len() > 1 => messages().fix_empty_rank().into(),
        rank if given.len() > 1 && !rank.is_empty() => messages().fix_remove_text(rank),
        _ => messages().fix_remove().into(),
    }
}

/// The numbers of the ranks that a placement has more than the one that was given.
fn added_ranks(given: &str, meant: &str) -> Option<String> {
    let mut rest = given.split(['/', '\\', '|']).peekable();
    let mut added = Vec::new();
    for (rank, text) in ('1'..='8').rev().zip(meant.split(['/', '\\', '|'])) {
        if rest.next_if_eq(&text).is_none() {
            added.push(rank.to_string());
        }
    }
    rest.peek().is_none().then(|| added.join(", "))
}

/// The number of faults of the text, and what the board shows in spite of them.
pub fn faults_sentence(reading: &Reading) -> String {
    let count = reading.faults.len();
    if reading.has_position() { messages().faults(count) } else { messages().faults_nothing_read(count) }
}

/// The number of faults that are not listed.
pub fn more_faults(count: usize) -> String {
    messages().more_faults(count)
}

/// A character in a sentence: the character itself if it is visible, else its code point.
fn shown(character: char) -> String {
    if character.is_control() || character.is_whitespace() || is_bidi_control(character) {
        messages().character_number(format!("{:04X}", u32::from(character)))
    } else {
        messages().character_quoted(character)
    }
}

/// Whether a character controls the direction of writing (UAX #9). In a sentence, it would reorder the text after it.
pub(super) const fn is_bidi_control(character: char) -> bool {
    matches!(character, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Rank;

    #[test]
    fn a_sentence_says_what_is_there_and_what_was_expected() {
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
