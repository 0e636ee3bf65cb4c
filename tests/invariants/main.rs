//! The checks that the fuzz targets run, over their seeds and over random texts and sequences: without a fuzzer, at each
//! change.

#![allow(clippy::unwrap_used, reason = "a seed that cannot be read is a failed test")]

mod checks;

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use proptest::sample::select;

use checks::{CHECKS, editing};

/// Words and signs that mean something to some reader.
const WORDS: [&str; 86] = [
    "/",
    "8",
    "1",
    "7k",
    "KQ",
    "rnbqkbnr",
    "P~",
    "[Qn]",
    " ",
    " w ",
    " b ",
    "-",
    "KQkq",
    "HAha",
    " e3",
    " 0 1",
    "3+3",
    "_",
    "+",
    "%20",
    "%2F",
    "#",
    "&",
    "=",
    "fen=",
    "marks=",
    "Ge2e4",
    "Rd4,",
    "variant=atomic",
    "orientation=black",
    "?",
    "re- ",
    "r-9catomic,bh8 ",
    "1 0 0 0 w",
    "1 0 1 1 b",
    "\u{1E}",
    "\u{1F}",
    "\t",
    "\n",
    "[%csl Gd4]",
    "[%cal Re2e4",
    "[FEN \"",
    "\"]",
    "1. e4 e5 ",
    "{",
    "}",
    ";",
    "D",
    "ТСЛФКП",
    "♜",
    ". . ",
    "| r |",
    "White: Kg1 ",
    "wKd6, ",
    "Solution: Qg6+ ",
    "Pb3c4 ",
    "h#3 ",
    "BeginProblem Pieces ",
    "\n> ",
    "\n# ",
    "=\n",
    "|Title|",
    "\t",
    "0. e4 ",
    "Nf3 ",
    "{ d6: 'bK', ",
    "[[",
    "]],",
    "null, ",
    "https://lichess.org/analysis/pgn/1.%20e4",
    "https://x.y/chess960?position=12",
    "/8/8/8/8/8/8/8/8-flip.png",
    "S",
    "-K ",
    "(!n)",
    "W:W1:B2",
    "{{Chess diagram",
    "\\\\chessboard[setwhite={",
    "{\"fen\":",
    "light",
    "edit",
    "fix\u{1F}1\u{1F}9\u{1F}",
    "place\u{1F}e4\u{1F}wQ",
    "size=64 border=off ",
    "bare silent",
    "black",
];

fn any_text() -> impl Strategy<Value = String> {
    let word = select(&WORDS[..]).prop_map(str::to_owned);
    let records = prop_oneof![
        Just("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        Just("1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1"),
        Just("4k3/8/8/8/8/8/8/4K3 w - - 3+1 0 1"),
    ]
    .prop_map(str::to_owned);
    let part = prop_oneof![8 => word, 1 => records, 1 => any::<char>().prop_map(String::from)];
    prop::collection::vec(part, 0..24).prop_map(|parts| parts.concat())
}

/// A text that once broke a check stays among the seeds of its target.
#[test]
fn every_seed_of_every_target_is_read() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    for (name, check) in CHECKS {
        let files: Vec<_> = fs::read_dir(seeds.join(name)).unwrap().collect();
        assert!(!files.is_empty(), "{name}");
        for file in files {
            check(&fs::read_to_string(file.unwrap().path()).unwrap());
        }
    }
}

#[test]
fn every_check_has_its_target() {
    let targets = include_str!("../../fuzz/Cargo.toml");
    for name in CHECKS.map(|(name, _)| name).into_iter().chain(["editing"]) {
        assert!(targets.contains(&format!("name = \"{name}\"\n")), "{name}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_put_together_is_read(text in any_text()) {
        for (_, check) in CHECKS {
            check(&text);
        }
    }

    #[test]
    fn whatever_is_done_in_whatever_order_can_be_undone_and_saved(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        editing::sequence(&bytes);
    }
}
