//! Texts in containers: quoted mail, fences, JSON, pages, YAML, brackets.

#![no_main]

#[allow(dead_code)] // Other targets need more of it.
#[path = "../../tests/invariants/checks/mod.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|text: &str| checks::imports::contained(text));
