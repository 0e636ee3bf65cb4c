//! Findings, repairs and the last move: cases that stand alone, a brute-force check, and the corpus where it is found.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A table that cannot be read is a failed test.

#[path = "legality/cases.rs"]
mod cases;
#[path = "legality/corpus.rs"]
mod corpus;
#[path = "legality/notes.rs"]
mod notes;
#[path = "legality/retro.rs"]
mod retro;
#[path = "legality/soup.rs"]
mod soup;
#[allow(dead_code)] // Other tests need more of it.
mod support;
#[path = "legality/variants.rs"]
mod variants;

use forsyth::legality::{FindingKind, Rules, findings_with_last_move};
use forsyth::notation::read_lenient;
use forsyth::position::{CastlingMode, Position};

/// Reads a record leniently; it must have no fault.
fn position(record: &str) -> Position {
    let reading = read_lenient(record);
    assert!(reading.faults.is_empty(), "{record}: {:?}", reading.faults);
    reading.position
}

fn rules(mode: CastlingMode) -> Rules {
    Rules { mode, ..Rules::STANDARD }
}

/// All kinds of findings, the last move included.
fn kinds(position: &Position, rules: Rules) -> Vec<FindingKind> {
    findings_with_last_move(position, &rules).iter().map(|finding| finding.kind).collect()
}

fn names(position: &Position, rules: Rules) -> Vec<&'static str> {
    kinds(position, rules).into_iter().map(FindingKind::name).collect()
}

/// Applies each repair of each finding: the finding must go. Returns how many repairs there were.
fn every_repair_helps(position: &Position, rules: Rules) -> usize {
    let mut count = 0;
    for finding in findings_with_last_move(position, &rules) {
        for repair in finding.repairs {
            let mended = repair.apply(position);
            assert_ne!(mended, *position, "{repair:?} changes nothing");
            assert!(
                !kinds(&mended, rules).contains(&finding.kind),
                "{repair:?} leaves {} in {position:?}",
                finding.kind.name()
            );
            count += 1;
        }
    }
    count
}

/// A small generator of numbers: the same ones at each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % limit
    }
}
