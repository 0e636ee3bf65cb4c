//! Sequences of commands and gestures.

#![no_main]

#[allow(dead_code)] // Other targets need more of it.
#[path = "../../tests/invariants/checks/mod.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::editing::sequence(bytes));
