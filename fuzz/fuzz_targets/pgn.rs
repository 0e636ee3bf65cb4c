//! Games: any text, and the same text behind a tag, a start position, a move.

#![no_main]

#[allow(dead_code)] // Other targets need more of it.
#[path = "../../tests/invariants/checks/mod.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|text: &str| checks::imports::games(text));
