//! Diagrams, templates, lists: any text, and the same bytes as rows of squares.

#![no_main]

mod sound;

use libfuzzer_sys::fuzz_target;

/// What a byte is read as in a biased text.
const SIGNS: [&str; 32] = [
    "r",
    "N",
    "b",
    "Q",
    "k",
    "P",
    "p",
    ".",
    " ",
    "|",
    "\n",
    "♜",
    "♙",
    "8",
    "1",
    "|  ",
    "|kl",
    "|pd",
    "+---+\n",
    "a b c d e f g h\n",
    "r n b q k b n r\n",
    ". . . . . . . .\n",
    "........\n",
    "| r | n | b | q | k | b | n | r |\n",
    "White: ",
    "Black: ",
    "Kg1 ",
    "wKd6, ",
    "{{Chess diagram",
    "}}",
    "\\chessboard[setwhite={",
    "/",
];

fuzz_target!(|input: (bool, &str)| {
    let (biased, text) = input;
    if biased {
        let text: String = text.bytes().map(|byte| SIGNS[usize::from(byte) % SIGNS.len()]).collect();
        sound::import_is_sound(&text);
    } else {
        sound::import_is_sound(text);
    }
});
