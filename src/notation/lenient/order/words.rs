//! The words around a placement that may be fields.

use crate::notation::checks::read_checks;
use crate::notation::shape::is_gap;
use crate::notation::source::slice;

/// A record with every field split and repeated has no more.
const MOST_WORDS: usize = 14;
const LONGEST_WORD: usize = 16;

/// The byte at which the fields before a placement begin, and their words.
pub(super) fn before(text: &str, end: usize) -> (usize, Vec<&str>) {
    let mut words = Vec::new();
    let mut start = end;
    for word in slice(text, 0, end).rsplit(|c: char| is_gap_character(c)) {
        let at = offset(text, word);
        if word.is_empty() {
            continue;
        }
        if words.len() >= MOST_WORDS || !may_be_fields(word) {
            break;
        }
        start = at;
        words.extend(split(word).into_iter().rev());
    }
    words.reverse();
    (start, words)
}

/// The byte at which the fields after a placement end, and their words.
pub(super) fn after(text: &str, start: usize) -> (usize, Vec<&str>) {
    let mut words = Vec::new();
    let mut end = start;
    for word in slice(text, start, text.len()).split(|c: char| is_gap_character(c)) {
        if word.is_empty() {
            continue;
        }
        if words.len() >= MOST_WORDS || !may_be_fields(word) {
            break;
        }
        end = offset(text, word) + word.len();
        words.extend(split(word));
    }
    (end, words)
}

fn is_gap_character(character: char) -> bool {
    u8::try_from(character).is_ok_and(is_gap)
}

/// The byte of `text` at which a part of it begins.
fn offset(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize).min(text.len())
}

/// Whether a word has only characters of fields and of separators, and is not a word of a language or an opcode.
fn may_be_fields(word: &str) -> bool {
    if spelled_side(word).is_some() {
        return true;
    }
    word.len() <= 2 * LONGEST_WORD
        && word.bytes().all(|byte| {
            byte.is_ascii_digit()
                || matches!(byte, b'a'..=b'h' | b'A'..=b'H' | b'k' | b'K' | b'q' | b'Q' | b'w' | b'W' | b'-' | b'+')
                || is_separator(byte)
        })
}

fn is_separator(byte: u8) -> bool {
    matches!(byte, b';' | b',' | b'|' | b':' | b'/' | b'.')
}

/// The parts of a word between separators. A number with a decimal part of zeros is one part, without those.
fn split(word: &str) -> Vec<&str> {
    if let Some(part) = whole_number(word).or_else(|| spelled_side(word)) {
        return vec![part];
    }
    let is_decimal = |(whole, part): (&str, &str)| {
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number(whole) && is_number(part)
    };
    // `2.03` is 2.0 and 3 run together.
    if let Some((whole, part)) = word.split_once(".0").filter(|parts| is_decimal(*parts)) {
        return vec![whole, part];
    }
    // Half a move is no field.
    if read_checks(word).is_some() || word.split_once('.').is_some_and(is_decimal) {
        return vec![word];
    }
    let is_split = |c: char| c == '+' || u8::try_from(c).is_ok_and(is_separator);
    word.split(is_split).filter(|part| !part.is_empty()).collect()
}

/// The letter of a side that is written as a word.
fn spelled_side(word: &str) -> Option<&'static str> {
    match word {
        _ if word.eq_ignore_ascii_case("white") => Some("w"),
        _ if word.eq_ignore_ascii_case("black") => Some("b"),
        _ => None,
    }
}

/// The whole number that a decimal such as `2.0` stands for.
fn whole_number(word: &str) -> Option<&str> {
    let (number, zeros) = word.split_once(['.', ','])?;
    let is_zero = !zeros.is_empty() && zeros.bytes().all(|byte| byte == b'0');
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    (is_zero && is_number).then_some(number)
}
