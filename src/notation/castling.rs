//! The third field: castling rights.

use super::fault::{FaultKind, Fix, RepairKind, Span};
use super::source::{Report, cut};
use crate::position::{Bitboard, CastlingSide, Color, File, Position, Square};

/// Which letters name a right, and how freely they may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Letters {
    /// A part of `KQkq`, in this order.
    Standard,
    /// `KQ` and `A-H`, White first; the order inside a colour is free.
    XFen,
    /// `A-H`, White first.
    Shredder,
    /// All of them in any order, repeated, with dashes between.
    Lenient,
}

/// Reads bytes `start..end` as castling rights. The placement must have been read before: the letters speak of it.
pub(super) fn read(text: &str, span: Span, letters: Letters, report: &mut Report, position: &mut Position) {
    let field = cut(text, span.start, span.end);
    if field == "-" {
        return;
    }
    let faults_before = report.faults.len();
    let mut previous: Option<(Color, usize)> = None;
    let (mut unordered, mut repeated, mut dashed) = (false, None, false);
    let mut at = span.start;
    while at < span.end {
        let byte = text.as_bytes()[at];
        if byte == b'-' && letters == Letters::Lenient {
            dashed = true;
            at += 1;
            continue;
        }
        let Some((color, rook)) = right(byte, letters, position) else {
            at = unknown(cut(text, 0, span.end), at, span, letters, report);
            continue;
        };
        let place = (color, 7 - rook.file().to_usize());
        if previous.is_some_and(|before| !follows(before, place, letters)) {
            unordered = true;
        }
        previous = Some(place);
        if position.castling.contains(rook) {
            repeated.get_or_insert(at);
        } else if !position.castling.insert(rook) {
            report.fault(FaultKind::TooManyRights(color), Span::new(at, at + 1), span, None);
        }
        at += 1;
    }
    if letters == Letters::Lenient {
        if unordered || repeated.is_some() || dashed {
            report.repair(RepairKind::Rights, span);
        }
    } else if report.faults.len() == faults_before {
        let fix = || Some(Fix { span, text: ordered(field, letters, position) });
        if let Some(at) = repeated {
            report.fault(FaultKind::RightRepeated, Span::new(at, at + 1), span, fix());
        } else if unordered {
            report.fault(FaultKind::RightsOrder, span, span, fix());
        }
    }
}

/// A run of a character that names no right; returns where it ends.
fn unknown(text: &str, at: usize, field: Span, letters: Letters, report: &mut Report) -> usize {
    let character = cut(text, at, text.len()).chars().next().unwrap_or('\u{FFFD}');
    let end = cut(text, at, text.len()).find(|c| c != character).map_or(text.len(), |length| at + length);
    let span = Span::new(at, end);
    if character.is_ascii_graphic() {
        // Without the letter the rest of the field may stand; a field of nothing else means no rights.
        let text = if span == field { "-" } else { "" };
        report.fault(FaultKind::UnknownRight(character), span, field, Some(Fix { span, text: text.into() }));
    } else if letters == Letters::Lenient {
        // The strict reader has reported foreign characters wherever they stand.
        report.fault(FaultKind::ForeignCharacter(character), span, field, None);
    }
    end
}

/// The colour and the rook of the right that a letter names.
#[inline]
fn right(byte: u8, letters: Letters, position: &Position) -> Option<(Color, Square)> {
    let color = Color::from_white(byte.is_ascii_uppercase());
    let rook = match byte.to_ascii_lowercase() {
        b'k' if letters != Letters::Shredder => position.castling_square(color, CastlingSide::KingSide),
        b'q' if letters != Letters::Shredder => position.castling_square(color, CastlingSide::QueenSide),
        file @ b'a'..=b'h' if letters != Letters::Standard => {
            Square::from_coords(File::new(u32::from(file - b'a')), color.backrank())
        }
        _ => return None,
    };
    Some((color, rook))
}

/// Whether a right, told by its colour and its distance from the h-file, may follow another.
fn follows(before: (Color, usize), now: (Color, usize), letters: Letters) -> bool {
    match (before.0, now.0) {
        (Color::White, Color::Black) => true,
        (Color::Black, Color::White) => false,
        // X-FEN and Shredder-FEN leave the order inside a colour free.
        _ => letters != Letters::Standard && letters != Letters::Lenient || now.1 > before.1,
    }
}

/// The field's letters in order, each right named once.
fn ordered(field: &str, letters: Letters, position: &Position) -> String {
    let mut named = Bitboard::EMPTY;
    let mut is_new = |c: &char| match u8::try_from(*c).ok().and_then(|c| right(c, letters, position)) {
        Some((_, rook)) => {
            let new = !named.contains(rook);
            named.add(rook);
            new
        }
        // What is no right is another fault's.
        None => true,
    };
    // Filtered and not sorted: a stable sort is several kilobytes of code, for a field of four letters.
    let last = |c: char| letters == Letters::Standard && c.eq_ignore_ascii_case(&'q');
    let places = [(false, false), (false, true), (true, false), (true, true)];
    let fresh: Vec<char> = field.chars().filter(|c| is_new(c)).collect();
    let at = |place: (bool, bool)| fresh.iter().filter(move |c| (c.is_ascii_lowercase(), last(**c)) == place);
    places.into_iter().flat_map(at).collect()
}
