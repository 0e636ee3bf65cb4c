//! `cargo xtask mutants`: whether the tests notice when the code says something else.
//!
//! cargo-mutants changes one thing at a time and runs the tests: those that stand beside the code and compile with it, and
//! if none of them fails, those that know most about it. All tests would make days of what are hours.

use crate::{pins, project, tools};
use anyhow::{Context, Result, ensure};
use clap::Args;
use std::fs;
use std::process::Command;
use xshell::cmd;

/// What the command line says.
#[derive(Debug, Args)]
pub struct Options {
    /// The rooms whose code is changed; all of them when none is named
    #[arg(value_parser = ROOMS.map(|(room, _)| room))]
    pub rooms: Vec<String>,
    /// What is handed to cargo-mutants, `--shard 1/8` or `--in-diff FILE`
    #[arg(last = true, value_name = "OPTION")]
    pub more: Vec<String>,
}

/// Where the code is that is changed, and the tests, beside its own, that know most about it.
const ROOMS: [(&str, &[&str]); 4] = [
    ("position", &["notation", "legality", "editor", "document"]),
    ("notation", &["notation", "invariants"]),
    ("legality", &["legality"]),
    ("editor", &["editor", "document", "drawing", "storage", "invariants"]),
];

/// Fewer percent are a failure.
const ENOUGH: usize = 90;

/// Changes the code of the rooms and tells what no test has noticed.
///
/// # Errors
///
/// When too much went unnoticed, or the tests fail without any change.
pub fn run(options: &Options) -> Result<()> {
    tools::need(&pins::CARGO_MUTANTS)?;
    let (mut noticed, mut missed) = (0, 0);
    for (room, tests) in ROOMS {
        if options.rooms.is_empty() || options.rooms.iter().any(|name| name == room) {
            let (noticed_here, missed_here) = mutate(room, tests, &options.more)?;
            eprintln!("== {room}: {noticed_here} mutants caught, {missed_here} missed");
            noticed += noticed_here;
            missed += missed_here;
        }
    }
    let percent = noticed * 100 / (noticed + missed).max(1);
    eprintln!(
        "\n{percent} % of all mutants caught; the others are named in target/mutation/*/mutants.out/missed.txt"
    );
    ensure!(percent >= ENOUGH, "{percent} % of the mutants were caught; {ENOUGH} should be");
    Ok(())
}

/// Runs cargo-mutants over a room with these tests. Returns how many mutants were noticed and how many were missed; those
/// that do not compile are no mutants.
fn mutate(room: &str, tests: &[&str], more: &[String]) -> Result<(usize, usize)> {
    let folder = project::target().join("mutation").join(room);
    let sh = project::shell()?;
    sh.create_dir(&folder)?;
    let tests = tests.iter().map(|test| format!("--cargo-arg=--test={test}"));
    let glob = format!("src/{room}/**");
    let mutants =
        cmd!(sh, "cargo mutants --file {glob} --output {folder} --cargo-arg=--lib {tests...} {more...}")
            // A mutant that is caught is caught: nobody reads the smallest example, or where it was.
            .env("PROPTEST_MAX_SHRINK_ITERS", "0")
            .env("RUST_BACKTRACE", "0");
    let status = Command::from(mutants).status().context("cargo-mutants could not be started")?;
    // It ends with 2 when a mutant was missed, with 3 when one ran for too long; with others nothing was tested.
    ensure!(matches!(status.code(), Some(0 | 2 | 3)), "cargo-mutants failed on {room} ({status})");
    let count = |name: &str| {
        let list = folder.join("mutants.out").join(name);
        fs::read_to_string(list).map_or(0, |text| text.lines().count())
    };
    // One that runs for ever is noticed by whoever runs the tests.
    Ok((count("caught.txt") + count("timeout.txt"), count("missed.txt")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rooms_and_the_tests_are_there() {
        let root = project::root();
        for (room, tests) in ROOMS {
            assert!(root.join("src").join(room).is_dir(), "{room}");
            for test in tests {
                let tests = root.join("tests");
                let file =
                    tests.join(format!("{test}.rs")).is_file() || tests.join(test).join("main.rs").is_file();
                assert!(file, "{test}");
            }
        }
    }
}
