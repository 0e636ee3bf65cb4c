//! Texts spelled character by character, so that the case of each letter can be heard.

use super::messages;
use crate::notation::{Field, Reading, Span};
use crate::position::Rank;

/// The minimum number of equal adjacent characters that are counted instead of repeated.
const COUNTED_FROM: usize = 3;
/// The maximum number of characters of a field that are spelled.
const MOST_CHARACTERS: usize = 120;
/// The maximum number of characters of a rank, a fault, or the text after the record that are spelled.
pub(super) const QUOTED: usize = 12;

/// A text, field by field and character by character.
pub fn text_announcement(text: &str, reading: &Reading) -> String {
    let messages = messages();
    if reading.fields.iter().all(Option::is_none) {
        return messages.spelled_no_fields(spelled_start(text, MOST_CHARACTERS));
    }
    let mut words = Vec::new();
    for (field, span) in Field::RECORD.into_iter().zip(reading.fields) {
        words.push(match span {
            Some(span) if field == Field::Placement => placement_announcement(part(text, span)),
            Some(span) => messages.spelled_field(field, spelled_start(part(text, span), MOST_CHARACTERS)),
            None => messages.spelled_missing(field),
        });
    }
    if let Some(tail) = reading.tail {
        words.push(messages.spelled_after(spelled_start(part(text, tail), QUOTED)));
    }
    words.join(" ")
}

/// The first field, rank by rank if it has no more than eight.
fn placement_announcement(placement: &str) -> String {
    let messages = messages();
    let count = placement.matches('/').count() + 1;
    if count > Rank::ALL.len() {
        return messages.spelled_field(Field::Placement, spelled_start(placement, MOST_CHARACTERS));
    }
    let mut words = vec![messages.spelled_placement().to_owned()];
    for (index, text) in placement.split('/').enumerate() {
        let name = 8 - index;
        words.push(match (text.is_empty(), index + 1 == count) {
            (true, true) => messages.spelled_rank_nothing(name),
            (true, false) => messages.spelled_rank_nothing_slash(name),
            (false, true) => messages.spelled_rank(name, spelled_start(text, QUOTED)),
            (false, false) => messages.spelled_rank_slash(name, spelled_start(text, QUOTED)),
        });
    }
    words.join(" ")
}

/// The first characters of a text, and the number of the others.
pub(super) fn spelled_start(text: &str, most: usize) -> String {
    let count = text.chars().count();
    let start = spelled(part(text, Span::new(0, most)));
    if count > most { messages().spelled_more(start, count - most) } else { start }
}

/// "r, capital N, 3 times p": equal adjacent characters are counted.
pub fn spelled(text: &str) -> String {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        let after = rest.trim_start_matches(character);
        let count = (rest.len() - after.len()) / character.len_utf8();
        rest = after;
        let name = character_name(character);
        if count < COUNTED_FROM {
            for _ in 1..count {
                words.push(name.clone());
            }
            words.push(name);
        } else {
            words.push(messages().spelled_times(count, name));
        }
    }
    words.join(", ")
}

/// The name of a character with its case.
fn character_name(character: char) -> String {
    let messages = messages();
    match character {
        'A'..='Z' => return messages.spelled_capital(character),
        '/' => messages.spelled_slash(),
        '-' => messages.spelled_dash(),
        ' ' => messages.spelled_space(),
        '+' => messages.spelled_plus(),
        '~' => messages.spelled_tilde(),
        '.' => messages.spelled_dot(),
        ',' => messages.spelled_comma(),
        '[' => messages.spelled_left_bracket(),
        ']' => messages.spelled_right_bracket(),
        other if other.is_ascii_graphic() => return other.into(),
        other => return messages.spelled_number(format!("{:04X}", u32::from(other))),
    }
    .into()
}

/// The characters of a span.
pub(super) fn part(text: &str, span: Span) -> &str {
    let byte = |place: usize| text.char_indices().nth(place).map_or(text.len(), |(byte, _)| byte);
    text.get(byte(span.start)..byte(span.end)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_lenient;

    #[test]
    fn the_text_is_spelled_with_its_fields_and_the_case_of_its_letters() {
        let text = "rnbqkbnr/pppppppp/8/4P3/NN6/8/8/8 w Kq e3 0 12";
        assert_eq!(
            text_announcement(text, &read_lenient(text)),
            "Pieces. Rank 8: r, n, b, q, k, b, n, r; slash. Rank 7: 8 times p; slash. Rank 6: 8; slash. \
             Rank 5: 4, capital P, 3; slash. Rank 4: capital N, capital N, 6; slash. Rank 3: 8; slash. \
             Rank 2: 8; slash. Rank 1: 8. Side to move: w. Castling: capital K, q. En passant: e, 3. \
             Halfmove clock: 0. Move number: 1, 2."
        );
        let text = "8/8//8 x";
        let announcement = text_announcement(text, &read_lenient(text));
        assert!(
            announcement.starts_with("Pieces. Rank 8: 8; slash. Rank 7: 8; slash. Rank 6: nothing; slash."),
            "{announcement}"
        );
        assert!(announcement.contains("Castling: missing."), "{announcement}");
        assert!(text_announcement("", &read_lenient("")).starts_with("No fields."));
        assert_eq!(spelled("а~ "), "the character U+0430, tilde, space");
    }

    #[test]
    fn a_long_text_is_cut() {
        let text = format!("8/8/8/8/8/8/8/8 w - - 0 1 {}", "a sentence ".repeat(10_000));
        assert!(text_announcement(&text, &read_lenient(&text)).len() < 2_000);
        assert_eq!(spelled_start("abcdef", 4), "a, b, c, d and 2 more");
    }
}
