//! Offers what a single faulty field after the placement was most likely meant as.

use super::edits::MOST_OFFERS;
use crate::notation::fault::{Fault, Field, Fix, Span};
use crate::notation::fields::likely_side;
use crate::notation::look_alikes::latin_twin;
use crate::notation::report::Report;
use crate::notation::source::slice;
use crate::position::{CastlingMode, CastlingSide, Color, File, Position, Rank, Square, square_name};

/// The letters of the castling rights in their order.
const RIGHTS: [(char, Color, CastlingSide); 4] = [
    ('K', Color::White, CastlingSide::KingSide),
    ('Q', Color::White, CastlingSide::QueenSide),
    ('k', Color::Black, CastlingSide::KingSide),
    ('q', Color::Black, CastlingSide::QueenSide),
];

/// Replaces the fixes of the faults of fields by values that the record can have with this board. Nothing is offered for
/// the faults of fields that may be out of order, which are those of a record with fewer than six.
pub(crate) fn mend_fields(text: &str, fields: &[Option<Span>; 6], position: &Position, report: &mut Report) {
    if fields.iter().any(Option::is_none) {
        return;
    }
    for field in &Field::RECORD[1..] {
        let Some(span) = fields[*field as usize] else { continue };
        let is_here = |fault: &&mut Fault| span.start <= fault.span.start && fault.span.end <= span.end;
        let mut faults = report.faults.iter_mut().filter(is_here);
        let (Some(fault), None) = (faults.next(), faults.next()) else { continue };
        let written = slice(text, span.start, span.end);
        if written.chars().any(|c| latin_twin(c).is_some()) {
            continue;
        }
        let mut fixes: Vec<Fix> = Vec::new();
        let values = values(*field, written, position).into_iter().filter(|value| value != written);
        for fix in values.map(|text| Fix { span, text }).chain(std::mem::take(&mut fault.fixes)) {
            let after = |fix: &Fix| {
                let [before, behind] =
                    [slice(text, span.start, fix.span.start), slice(text, fix.span.end, span.end)];
                [before, &fix.text, behind].concat()
            };
            if fixes.len() < MOST_OFFERS && fixes.iter().all(|known| after(known) != after(&fix)) {
                fixes.push(fix);
            }
        }
        fault.fixes = fixes;
    }
}

/// The values that a field may have been meant as, the likeliest first.
fn values(field: Field, written: &str, position: &Position) -> Vec<String> {
    match field {
        Field::Side => sides(written, position),
        Field::Castling => rights(written, position),
        Field::EnPassant => squares(written, position),
        Field::Halfmove | Field::Fullmove => numbers(written),
        _ => Vec::new(),
    }
}

fn sides(written: &str, position: &Position) -> Vec<String> {
    let letters: Vec<Color> = written.chars().filter_map(Color::from_char).collect();
    let first = match letters.as_slice() {
        [color] => *color,
        _ => likely_side(position),
    };
    [first, !first].map(|color| color.char().to_string()).into()
}

/// The rights that the board allows in the place of a letter that names none, and those without it.
fn rights(written: &str, position: &Position) -> Vec<String> {
    if matches!(written, "w" | "b" | "W" | "B") {
        return Vec::new();
    }
    let is_allowed = |color: Color, side: CastlingSide| {
        let rook = position.castling_square(color, side);
        position.castling_is_possible(rook, CastlingMode::Standard)
    };
    let is_right = |c: char| matches!(c.to_ascii_lowercase(), 'k' | 'q' | 'a'..='h');
    let strays: Vec<(usize, char)> = written.char_indices().filter(|(_, c)| !is_right(*c)).collect();
    let kept: String = written.chars().filter(|c| is_right(*c)).collect();
    let [(at, stray)] = strays.as_slice() else {
        return if kept.is_empty() { vec!["-".into()] } else { vec![kept] };
    };
    let place = |letter: char| RIGHTS.iter().position(|(right, ..)| *right == letter);
    let before = slice(written, 0, *at).chars().last().and_then(place);
    let after = slice(written, at + stray.len_utf8(), written.len()).chars().next().and_then(place);
    let mut values = Vec::new();
    // A sign beside a letter is one too many; in the place of a letter stands another one.
    for (index, (letter, color, side)) in RIGHTS.into_iter().enumerate() {
        let fits = before.is_none_or(|before| before < index) && after.is_none_or(|after| index < after);
        if stray.is_ascii_alphanumeric() && fits && is_allowed(color, side) {
            values.push(written.replacen(*stray, letter.encode_utf8(&mut [0; 4]), 1));
        }
    }
    values.truncate(MOST_OFFERS - 1);
    let without = if kept.is_empty() { "-".into() } else { kept };
    // `-` alone is likelier than one right out of several.
    let at = values.len().min(1);
    values.insert(at, without);
    values
}

/// The squares that pawns of this board may have passed, as far as they have something of what is written, and none.
fn squares(written: &str, position: &Position) -> Vec<String> {
    if !written.is_ascii() {
        return Vec::new();
    }
    let kept: String = written.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
    let bare = kept.trim_matches('-').to_ascii_lowercase();
    // A word is none of a square.
    if bare.len() > 2 && bare.chars().all(|c| c.is_ascii_alphabetic()) {
        return vec!["-".into()];
    }
    let mut values = Vec::new();
    if Square::from_ascii(bare.as_bytes()).is_ok() {
        values.push(bare.clone());
    }
    let rank = crate::position::en_passant_rank(position.turn);
    let file = bare.chars().find_map(File::from_char);
    if let Some(file) = file {
        values.push(square_name(Square::from_coords(file, rank)));
    }
    let is_rank = |c: char| Rank::from_char(c) == Some(rank);
    if file.is_none() && bare.chars().any(is_rank) {
        values.extend(position.possible_en_passant().take(2).map(square_name));
    }
    values.push("-".into());
    values.dedup();
    values
}

/// The digits of a number without the other characters in it, and the number before them.
fn numbers(written: &str) -> Vec<String> {
    if Square::from_ascii(written.as_bytes()).is_ok() {
        return Vec::new();
    }
    let digits: String = written.chars().filter(char::is_ascii_digit).collect();
    let is_digit = |c: char| c.is_ascii_digit();
    let number = |digits: &str| {
        let number = digits.trim_start_matches('0');
        (!digits.is_empty() && digits.len() <= 9)
            .then(|| if number.is_empty() { "0".into() } else { number.to_owned() })
    };
    let parts: Vec<&str> = written.split(|c: char| !is_digit(c)).filter(|part| !part.is_empty()).collect();
    let first = parts.first().and_then(|part| number(part));
    let all = number(&digits);
    // A point may be that of a decimal.
    let mut values: Vec<String> = if written.contains(['.', ',']) {
        first.into_iter().chain(all).collect()
    } else {
        all.into_iter().chain(first).collect()
    };
    if written.starts_with(['-', '+']) {
        values.clear();
    }
    values.dedup();
    values
}
