//! The third field of a record: castling rights.

use super::fault::{FaultKind, Fix, RepairKind, Span};
use super::report::Report;
use super::source::slice;
use crate::position::{Bitboard, CastlingSide, Color, File, Position, Square};

/// Which letters name a right, and in which order they may be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Letters {
    /// A part of `KQkq`, in this order (FEN).
    Standard,
    /// `KQ` and `A-H` for White, then `kq` and `a-h` for Black; the order within a colour is free (X-FEN).
    XFen,
    /// `A-H` for White, then `a-h` for Black; the order within a colour is free (Shredder-FEN).
    Shredder,
    /// Letters of all dialects in any order, repeated, and with dashes among them.
    Lenient,
}

/// Reads the text at `span` as castling rights. The placement must have been read before, because `K` and `Q`
/// depend on the board.
pub(super) fn read(text: &str, span: Span, letters: Letters, report: &mut Report, position: &mut Position) {
    let field = slice(text, span.start, span.end);
    if field == "-" {
        return;
    }
    let faults_before = report.faults.len();
    let mut previous: Option<(Color, usize)> = None;
    let (mut unordered, mut repeated, mut dashed, mut by_file) = (false, None, false, false);
    let mut at = span.start;
    while at < span.end {
        let byte = text.as_bytes()[at];
        if byte == b'-' && letters == Letters::Lenient {
            dashed = true;
            at += 1;
            continue;
        }
        let Some((color, rook)) = right(byte, letters, position) else {
            at = unknown(slice(text, 0, span.end), at, span, letters, report);
            continue;
        };
        by_file |= !matches!(byte, b'K' | b'Q' | b'k' | b'q')
            && CastlingSide::ALL.iter().any(|side| position.castling_square(color, *side) == rook);
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
        } else if by_file {
            report.repair(RepairKind::Files, span);
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

/// Reports a run of one character that names no right, or a castling move (`O-O-O`); returns where it ends.
fn unknown(text: &str, at: usize, field: Span, letters: Letters, report: &mut Report) -> usize {
    let character = slice(text, at, text.len()).chars().next().unwrap_or('\u{FFFD}');
    let is_castling = letters == Letters::Lenient && matches!(character, 'O' | 'o' | '0');
    let is_end = |c: char| c != character && !(is_castling && c == '-');
    let end = slice(text, at, text.len()).find(is_end).map_or(text.len(), |length| at + length);
    let span = Span::new(at, end);
    if character.is_ascii_graphic() {
        // The fix deletes the letters; a field of nothing else becomes a dash.
        let text = if span == field { "-" } else { "" };
        report.fault(FaultKind::UnknownRight(character), span, field, Some(Fix { span, text: text.into() }));
    } else if letters == Letters::Lenient {
        // The strict reader reports such characters for the whole text.
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

/// Whether a right may follow another one. Each is given by its colour and its distance from the h-file.
fn follows(before: (Color, usize), now: (Color, usize), letters: Letters) -> bool {
    match (before.0, now.0) {
        (Color::White, Color::Black) => true,
        (Color::Black, Color::White) => false,
        // X-FEN and Shredder-FEN do not fix the order within a colour.
        _ => letters != Letters::Standard && letters != Letters::Lenient || now.1 > before.1,
    }
}

/// The letters of the field in order, without repetitions.
fn ordered(field: &str, letters: Letters, position: &Position) -> String {
    let mut named = Bitboard::EMPTY;
    let mut is_new = |c: &char| match u8::try_from(*c).ok().and_then(|c| right(c, letters, position)) {
        Some((_, rook)) => {
            let new = !named.contains(rook);
            named.add(rook);
            new
        }
        // Letters that name no right are kept here; they have a fault of their own.
        None => true,
    };
    // White before Black; in standard FEN, `K` before `Q`.
    let last = |c: char| letters == Letters::Standard && c.eq_ignore_ascii_case(&'q');
    let letters: Vec<char> = field.chars().filter(|c| is_new(c)).collect();
    let with = |key: (bool, bool)| letters.iter().filter(move |c| (c.is_ascii_lowercase(), last(**c)) == key);
    [(false, false), (false, true), (true, false), (true, true)].into_iter().flat_map(with).collect()
}
