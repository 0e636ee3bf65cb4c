//! Replaces or removes characters that FEN does not allow but whose meaning is known.

use crate::notation::fault::RepairKind;
use crate::notation::report::Report;
use crate::notation::source::Source;

/// The text with such characters replaced by ASCII characters or removed.
pub(super) fn normalize<'a>(text: &'a str, report: &mut Report) -> Source<'a> {
    let original = Source::verbatim(text);
    // An ASCII character is never removed or replaced by a longer one, so the capacity is enough.
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

/// What a character is replaced by.
enum Read {
    AsItIs,
    Dropped,
    As(char, RepairKind),
}

fn read(character: char) -> Read {
    match character {
        ' '..='~' => Read::AsItIs,
        // Invisible characters. Line ends are handled below as white space.
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
