//! Addresses: query and fragment.

#![no_main]

#[allow(dead_code)] // Other targets need more of it.
#[path = "../../tests/invariants/checks/mod.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|text: &str| checks::kept::address(text));
