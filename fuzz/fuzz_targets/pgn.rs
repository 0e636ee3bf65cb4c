//! Games: any text, and the same text after a tag, after a start position, after a move.

#![no_main]

mod sound;

use libfuzzer_sys::fuzz_target;

const BEGINNINGS: [&str; 6] = [
    "",
    "[White \"A\"]\n\n",
    "1. e4 ",
    "[Variant \"Crazyhouse\"]\n[FEN \"",
    "[Variant \"Antichess\"]\n\n1. e3 ",
    "position startpos moves ",
];

fuzz_target!(|input: (u8, &str)| {
    let (kind, text) = input;
    let beginning = BEGINNINGS[usize::from(kind) % BEGINNINGS.len()];
    sound::import_is_sound(&format!("{beginning}{text}"));
});
