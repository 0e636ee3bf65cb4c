//! Characters: what is dropped, and what is read as its ASCII twin.

use crate::notation::fault::RepairKind;
use crate::notation::source::{Report, Source, cut};

/// The text in the characters that a record is made of, as far as they have twins there.
pub(super) fn clean<'a>(text: &'a str, report: &mut Report) -> Source<'a> {
    let original = Source::verbatim(text);
    // No ASCII character is dropped or becomes longer.
    let mut cleaned = original.blank();
    let mut done = 0;
    for (at, character) in text.char_indices() {
        let (twin, kind) = match read(character) {
            Read::AsItIs => continue,
            Read::Dropped => (None, RepairKind::Invisible),
            Read::As(twin, kind) => (Some(twin), kind),
        };
        let end = at + character.len_utf8();
        let place = original.place(at, end);
        report.repair(kind, place);
        cleaned.push_from(&original, done, at);
        if let Some(twin) = twin {
            cleaned.push(twin, place);
        }
        done = end;
    }
    if done == 0 {
        return original;
    }
    cleaned.push_from(&original, done, text.len());
    cleaned
}

/// What a character is read as.
enum Read {
    AsItIs,
    Dropped,
    As(char, RepairKind),
}

fn read(character: char) -> Read {
    match character {
        ' '..='~' => Read::AsItIs,
        // Line ends at the end of a text are no news to anybody; where they matter they are white space like any other.
        '\u{AD}'
        | '\u{61C}'
        | '\u{180E}'
        | '\u{200B}'..='\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2069}'
        | '\u{FE00}'..='\u{FE0F}'
        | '\u{FEFF}' => Read::Dropped,
        _ if character.is_whitespace() || character.is_control() => Read::As(' ', RepairKind::Spaces),
        '\u{2010}'..='\u{2015}' | '\u{2212}' => Read::As('-', RepairKind::Typography),
        '\u{2044}' | '\u{2215}' => Read::As('/', RepairKind::Typography),
        '\u{2018}'..='\u{201B}' | '\u{2039}' | '\u{203A}' => Read::As('\'', RepairKind::Typography),
        '\u{201C}'..='\u{201F}' | '\u{AB}' | '\u{BB}' => Read::As('"', RepairKind::Typography),
        '\u{FF01}'..='\u{FF5E}' => {
            let twin = char::from_u32(u32::from(character) - 0xFEE0).unwrap_or(character);
            Read::As(twin, RepairKind::Typography)
        }
        '\u{2654}'..='\u{265F}' => {
            let letters = b"KQRBNPkqrbnp";
            Read::As(char::from(letters[(u32::from(character) - 0x2654) as usize]), RepairKind::Figurines)
        }
        _ => Read::AsItIs,
    }
}

/// Decodes `%XX` once. A sequence that is not UTF-8 stays as it is.
pub(super) fn percent_decode(source: &Source) -> Source<'static> {
    let text = source.text();
    let mut decoded = Source::with_capacity(text.len());
    let (mut done, mut at) = (0, 0);
    while let Some(found) = cut(text, at, text.len()).find('%') {
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

/// The character that one or several `%XX` at `at` stand for, and where they end.
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
