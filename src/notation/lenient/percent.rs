//! Percent-encoding (RFC 3986).

use crate::notation::source::{Source, slice};

/// Decodes `%XX` once. A sequence that is not valid UTF-8 is kept as it is.
pub(super) fn decode(source: &Source) -> Source<'static> {
    let text = source.text();
    let mut decoded = Source::with_capacity(text.len());
    let (mut done, mut at) = (0, 0);
    while let Some(found) = slice(text, at, text.len()).find('%') {
        let percent = at + found;
        at = percent + 1;
        if let Some((character, end)) = percent_char(text.as_bytes(), percent) {
            decoded.push_from(source, done, percent);
            decoded.push(character, source.place(percent, end));
            done = end;
            at = end;
        }
    }
    decoded.push_from(source, done, text.len());
    decoded
}

/// The character that is encoded by one or more `%XX` at `at`, and where they end.
fn percent_char(bytes: &[u8], at: usize) -> Option<(char, usize)> {
    let mut buffer = [0; 4];
    let mut end = at;
    for length in 1..=4 {
        buffer[length - 1] = percent_byte(bytes, end)?;
        end += 3;
        if let Ok(text) = std::str::from_utf8(&buffer[..length]) {
            return text.chars().next().map(|character| (character, end));
        }
    }
    None
}

fn percent_byte(bytes: &[u8], at: usize) -> Option<u8> {
    let [b'%', high, low] = bytes.get(at..at + 3)? else { return None };
    let digit = |byte: u8| char::from(byte).to_digit(16);
    Some((digit(*high)? * 16 + digit(*low)?) as u8)
}
