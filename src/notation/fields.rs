//! The second field and the last three: side to move, en passant square, halfmove clock, fullmove number.

use std::num::NonZeroU32;

use super::fault::{FaultKind, Field, Fix, RepairKind, Span};
use super::report::Report;
use super::source::slice;
use crate::position::{Color, Position, Square, square_name};

/// Reads the side to move. Returns whether it could be read.
pub(super) fn side(
    text: &str,
    span: Span,
    lenient: bool,
    report: &mut Report,
    position: &mut Position,
) -> bool {
    let field = slice(text, span.start, span.end);
    let color = match field {
        "w" => Color::White,
        "b" => Color::Black,
        _ => {
            let spelled = if field.eq_ignore_ascii_case("w") || field.eq_ignore_ascii_case("white") {
                Some(Color::White)
            } else if field.eq_ignore_ascii_case("b") || field.eq_ignore_ascii_case("black") {
                Some(Color::Black)
            } else {
                None
            };
            match spelled {
                Some(color) if lenient => {
                    report.repair(RepairKind::Side, span);
                    color
                }
                _ => {
                    let fixes = match spelled {
                        Some(color) => vec![color],
                        None if lenient => vec![likely_side(position), !likely_side(position)],
                        None => Vec::new(),
                    };
                    let fixes = fixes.into_iter().map(|color| Fix { span, text: color.char().into() });
                    fault_or_foreign(field, FaultKind::UnknownSide, span, lenient, fixes, report);
                    return false;
                }
            }
        }
    };
    position.turn = color;
    true
}

/// The side that a record without one most likely means: the one that is in check alone, else White.
pub(super) fn likely_side(position: &Position) -> Color {
    let board = position.board();
    let is_in_check = |color: Color| {
        let attacked = |king| board.attacks_to(king, !color, board.occupied()).any();
        board.king_of(color).is_some_and(attacked)
    };
    Color::from_white(!is_in_check(Color::Black) || is_in_check(Color::White))
}

/// Reads the en passant square. `turn_known` is false if the side to move could not be read.
pub(super) fn en_passant(
    text: &str,
    span: Span,
    lenient: bool,
    turn_known: bool,
    report: &mut Report,
    position: &mut Position,
) {
    let field = slice(text, span.start, span.end);
    if field == "-" {
        return;
    }
    let small = || field.to_ascii_lowercase();
    let Ok(square) = Square::from_ascii(field.as_bytes()) else {
        match Square::from_ascii(small().as_bytes()) {
            Ok(square) if lenient => {
                report.repair(RepairKind::Square, span);
                position.en_passant = Some(square);
            }
            Ok(_) => report.fault(FaultKind::UnknownSquare, span, span, Some(Fix { span, text: small() })),
            Err(_) => {
                let fix = Some(Fix { span, text: "-".into() });
                fault_or_foreign(field, FaultKind::UnknownSquare, span, lenient, fix, report);
            }
        }
        return;
    };
    position.en_passant = Some(square);
    let rank = crate::position::en_passant_rank(position.turn);
    if !lenient && turn_known && square.rank() != rank {
        // Some programs write the pawn's own square, or the wrong side to move.
        let meant = Square::from_coords(square.file(), rank);
        let text = match position.en_passant_fault(meant) {
            None => square_name(meant),
            Some(_) => "-".into(),
        };
        report.fault(FaultKind::EnPassantRank(square), span, span, Some(Fix { span, text }));
    }
}

/// Reads the halfmove clock.
pub(super) fn halfmove(text: &str, span: Span, lenient: bool, report: &mut Report, position: &mut Position) {
    if let Some(number) = number(text, span, Field::Halfmove, lenient, report) {
        position.halfmove_clock = number;
    }
}

/// Reads the fullmove number.
pub(super) fn fullmove(text: &str, span: Span, lenient: bool, report: &mut Report, position: &mut Position) {
    let Some(number) = number(text, span, Field::Fullmove, lenient, report) else { return };
    let first_digit = text.as_bytes()[span.start];
    if first_digit == b'0' && !lenient {
        let fix = Some(Fix { span, text: number.max(1).to_string() });
        report.fault(FaultKind::LeadingZero, span, span, fix);
    } else if number == 0 {
        report.repair(RepairKind::Clock, span);
    }
    position.fullmove_number = NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
}

fn number(text: &str, span: Span, field: Field, lenient: bool, report: &mut Report) -> Option<u32> {
    let written = slice(text, span.start, span.end);
    let digits = if lenient { without_signs(written) } else { written };
    if lenient && digits == "-" {
        report.repair(RepairKind::Clock, span);
        return Some(u32::from(field == Field::Fullmove));
    }
    let kind = match parse(digits) {
        Ok(value) => {
            let spelled_otherwise =
                digits.len() != written.len() || (digits.len() > 1 && digits.starts_with('0'));
            if lenient && spelled_otherwise {
                report.repair(RepairKind::Clock, span);
            }
            return Some(value);
        }
        Err(kind) => kind(field),
    };
    let fix = Some(Fix { span, text: number_within(written, field) });
    fault_or_foreign(written, kind, span, lenient, fix, report);
    None
}

/// A word without the signs of the sentence or the page around it: `40?`, `40)`, `40-->`.
fn without_signs(written: &str) -> &str {
    let written = written.strip_suffix("-->").unwrap_or(written);
    written.trim_end_matches([',', ';', '.', ')', ']', '!', '?', ':', '"', '\'', '”', '»'])
}

/// The number with which a field begins that is none: 2 in `2.0`. The default if there is none.
fn number_within(written: &str, field: Field) -> String {
    let digits = written.split(|c: char| !c.is_ascii_digit()).next();
    let number = digits.and_then(|digits| parse(digits).ok()).unwrap_or(0);
    let least = u32::from(field == Field::Fullmove);
    number.max(least).to_string()
}

fn parse(digits: &str) -> Result<u32, fn(Field) -> FaultKind> {
    let mut value = 0u64;
    for byte in digits.bytes() {
        let digit = u64::from(byte.wrapping_sub(b'0'));
        if digit > 9 {
            return Err(FaultKind::NotANumber);
        }
        // The maximum is kept from overflowing, however many digits follow.
        value = (value * 10 + digit).min(u64::from(u32::MAX) + 1);
    }
    if digits.is_empty() {
        Err(FaultKind::NotANumber)
    } else {
        value.try_into().or(Err(FaultKind::NumberTooLarge))
    }
}

/// Reports a field that cannot be read. If that is because of a character that FEN does not allow, the
/// lenient reader reports this character; the strict reader has already done so for the whole text.
fn fault_or_foreign(
    field: &str,
    kind: FaultKind,
    span: Span,
    lenient: bool,
    fixes: impl IntoIterator<Item = Fix>,
    report: &mut Report,
) {
    match field.char_indices().find(|(_, character)| !character.is_ascii_graphic()) {
        None => report.fault(kind, span, span, fixes),
        Some((offset, character)) if lenient => {
            let at = span.start + offset;
            let place = Span::new(at, at + character.len_utf8());
            report.fault(FaultKind::ForeignCharacter(character), place, span, None);
        }
        Some(_) => {}
    }
}
