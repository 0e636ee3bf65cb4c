//! Prints how long texts of a megabyte take to be read: the whole text, and the longest of the slices in which the page reads
//! it. The texts are the hostile ones of the tests; names in the arguments choose among them.
//!
//! `cargo run --release --no-default-features --example import_speed`

use std::time::{Duration, Instant};

use forsyth::import::ChunkedImport;

#[path = "../tests/import/patterns.rs"]
mod patterns;

/// The length of a text, in bytes.
const LENGTH: usize = 1_000_000;

/// What stands before the patterns.
const BEGINNINGS: [&str; 6] =
    ["", "[White \"A\"]\n", "1. e4 ", "1. e4 {", "{{Chess diagram|", "\\chessboard["];

/// The times of a text: of all slices, and of the longest one.
fn times(text: String) -> (Duration, Duration) {
    let mut reader = ChunkedImport::new(text, None);
    let (mut all, mut longest) = (Duration::ZERO, Duration::ZERO);
    loop {
        let start = Instant::now();
        let goes_on = reader.step();
        let time = start.elapsed();
        (all, longest) = (all + time, longest.max(time));
        if !goes_on {
            return (all, longest);
        }
    }
}

fn main() {
    let chosen: Vec<String> = std::env::args().skip(1).collect();
    let (mut slowest, mut longest) = (Duration::ZERO, Duration::ZERO);
    for beginning in BEGINNINGS {
        for pattern in patterns::PATTERNS {
            let name = format!("{beginning:?} {pattern:?}");
            if !chosen.is_empty() && !chosen.iter().any(|chosen| name.contains(chosen)) {
                continue;
            }
            let text = format!("{beginning}{}", pattern.repeat(LENGTH / pattern.len()));
            let (all, slice) = times(text);
            (slowest, longest) = (slowest.max(all), longest.max(slice));
            if all > Duration::from_millis(300) || slice > Duration::from_millis(20) {
                println!("{:>6} ms, slices of at most {:>4} ms: {name}", all.as_millis(), slice.as_millis());
            }
        }
    }
    println!("at most {} ms, slices of at most {} ms", slowest.as_millis(), longest.as_millis());
}
