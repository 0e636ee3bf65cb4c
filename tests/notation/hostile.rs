//! Text that nobody meant as a position: long, repetitive, random.

use forsyth::notation::{
    Dialect, Language, Operations, read, read_epd, read_lenient, read_localised, write_epd,
};
use forsyth::position::Position;

const MEGABYTE: usize = 1_000_000;

/// Each of these is repeated up to a megabyte; whatever looks ahead or back from every place takes hours.
const PATTERNS: &[&str] = &[
    "x",
    "/",
    "8",
    "p/",
    "9",
    "[",
    "[]",
    "][",
    "%2",
    "%20",
    "%C3%A9",
    "%E2%99",
    " ",
    "8/8/8/8/8/8/8/8 ",
    "8/8/8/8/8/8/8/8/",
    "é",
    "éx",
    "K~",
    "~",
    "1x",
    "{\"",
    "_",
    "x_",
    "8 ",
    "\"",
    "'\"",
    "()",
    "[FEN \"",
    "[FEN ",
    "http://",
    "?fen=",
    "&",
    "#",
    "fen ",
    "position ",
    "startpos ",
    " ;",
    ";",
    "12345678",
    "pppppppp/",
    "8./",
    "\\",
    "|8",
    "KQkq",
    "-K",
    "ABC",
    "+",
    "0",
    "00 ",
    "\0",
    "\n",
    "\u{200B}8",
    "\u{265A}",
    "\u{2013}",
    "\u{1F600}",
    "#;",
    "x;",
    "\";",
    "=\"",
    "к",
    "Кр",
    "пппппппп ",
    "w 8/8/8/8/8/8/8/8",
];

/// Where the repetition begins: each puts it into another field, or another wrapper.
const BEGINNINGS: &[&str] = &["", "8/8/8/8/8/8/8/8 w kK", "http://x/?fen=\u{E9}"];

fn is_read(text: &str) {
    let strict = read(text, Dialect::Fen);
    assert!(!strict.is_well_formed(), "{:?}", text.get(..40));
    let length = text.chars().count();
    for reading in [read_lenient(text), strict] {
        for fault in &reading.faults {
            assert!(
                fault.span.end <= length && fault.context.end <= length,
                "{:?} {fault:?}",
                text.get(..40)
            );
        }
    }
}

#[test]
fn a_megabyte_of_anything_is_read_in_one_go() {
    for pattern in PATTERNS {
        for beginning in BEGINNINGS {
            is_read(&format!("{beginning}{}", pattern.repeat(MEGABYTE / pattern.len())));
        }
    }
}

#[test]
fn a_megabyte_of_different_characters_is_read_in_one_go() {
    let characters: Vec<char> = ('\u{10000}'..).take(MEGABYTE / 4).collect();
    for beginning in BEGINNINGS {
        for between in ["", "K"] {
            let text = characters.iter().fold(String::from(*beginning), |mut text, character| {
                text.push(*character);
                text + between
            });
            is_read(&text);
        }
    }
}

#[test]
fn operations_and_other_alphabets_are_read_in_one_go() {
    for pattern in PATTERNS {
        let text = pattern.repeat(MEGABYTE / 4 / pattern.len());
        let operations = Operations::parse(&text);
        assert!(write_epd(&Position::START, &operations).len() >= operations.iter().count());
        read_epd(&text);
        read_localised(&text, Some(Language::Russian));
    }
    for pattern in ["S", "bbbbbbbb/", "ж"] {
        read_localised(&pattern.repeat(MEGABYTE / 4 / pattern.len()), None);
    }
    let comments = "x;".repeat(MEGABYTE / 4) + &"#;".repeat(MEGABYTE / 4);
    assert_eq!(Operations::parse(&comments).iter().count(), MEGABYTE / 2);
}

#[test]
fn no_more_than_a_thousand_faults_are_reported() {
    let text = "8/8/8/8/8/8/8/8 w - - 0 1".replace('-', &"xy".repeat(1_000));
    for reading in [read(&text, Dialect::Fen), read_lenient(&text)] {
        assert_eq!(reading.faults.len(), 1_000);
    }
}

/// A small generator of its own, so that a million texts cost no memory and fail the same way each time.
#[test]
fn a_million_random_byte_strings_are_read_without_a_panic() {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let alphabet = b"rnbqkpRNBQKP12345678/ wb-KQkq09_%[]~\"'{}#?&=+.|\\\t\xC3\xA9\xE2\x99\x9A\xFF";
    for round in 0..1_000_000u32 {
        let length = (next() % 48) as usize;
        let bytes: Vec<u8> = (0..length)
            .map(|_| if round % 3 == 0 { next() as u8 } else { alphabet[next() as usize % alphabet.len()] })
            .collect();
        let text = String::from_utf8_lossy(&bytes);
        let lenient = read_lenient(&text);
        let strict = read(&text, Dialect::Fen);
        if round % 16 == 0 {
            read_epd(&text);
            read_localised(&text, None).into_reading();
        }
        assert!(!strict.is_well_formed() || lenient.is_well_formed(), "{text:?}");
    }
}
