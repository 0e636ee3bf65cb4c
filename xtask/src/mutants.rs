//! `cargo xtask mutants`: whether the tests notice when the code says something else.
//!
//! cargo-mutants changes one thing at a time and runs the tests: those that stand beside the code and compile with it, and
//! if none of them fails, those that know most about it. All tests would make days of what are hours.

use crate::run::command;
use crate::{pins, project, tools};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::fs;

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

/// Names of tests that tell of speed or of a million texts, and take longer than all others together.
const SLOW: [&str; 2] = ["megabyte", "million"];

/// Fewer percent are a failure.
const ENOUGH: usize = 90;

/// How many mutants came to what end. Those that do not compile are no mutants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    caught: usize,
    /// They ran for ever, which whoever runs the tests notices.
    endless: usize,
    missed: usize,
}

impl Tally {
    fn noticed(self) -> usize {
        self.caught + self.endless
    }

    fn all(self) -> usize {
        self.noticed() + self.missed
    }

    /// Together with those of another room.
    fn and(self, other: Tally) -> Tally {
        Tally {
            caught: self.caught + other.caught,
            endless: self.endless + other.endless,
            missed: self.missed + other.missed,
        }
    }

    fn percent(self) -> usize {
        self.noticed() * 100 / self.all().max(1)
    }
}

/// Changes the code of the rooms and tells what no test has noticed.
///
/// # Errors
///
/// When too much went unnoticed, or the tests fail without any change.
pub fn run(options: &Options) -> Result<()> {
    tools::need(&pins::CARGO_MUTANTS)?;
    let mut all = Tally::default();
    for (room, tests) in ROOMS
        .iter()
        .filter(|(room, _)| options.rooms.is_empty() || options.rooms.iter().any(|name| name == room))
    {
        let tally = mutate(room, tests, options)?;
        eprintln!("== {room}: {} of {} mutants caught", tally.noticed(), tally.all());
        all = all.and(tally);
    }
    eprintln!(
        "\n{} % of all mutants caught; the others are named in target/mutation/*/mutants.out/missed.txt",
        all.percent()
    );
    if all.percent() < ENOUGH {
        bail!("{} % of the mutants were caught; {ENOUGH} should be", all.percent());
    }
    Ok(())
}

/// Runs cargo-mutants over a room with these tests.
fn mutate(room: &str, tests: &[&str], options: &Options) -> Result<Tally> {
    let folder = project::target().join("mutation").join(room);
    let glob = format!("src/{room}/**");
    let mut mutants = command("cargo", &["mutants", "--colors", "never", "--file", &glob, "--output"]);
    mutants.arg(&folder).arg("--cargo-arg=--lib");
    mutants.args(tests.iter().map(|test| format!("--cargo-arg=--test={test}")));
    mutants.args(&options.more).args(["--", "--"]).args(SLOW.iter().flat_map(|test| ["--skip", test]));
    // A mutant that is caught is caught: nobody reads the smallest example, or where it was.
    mutants.env("PROPTEST_MAX_SHRINK_ITERS", "0").env("RUST_BACKTRACE", "0");
    fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let status = mutants.status().context("cargo-mutants could not be started")?;
    // It ends with 2 when a mutant was missed, with 3 when one ran for too long; with others nothing was tested.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        bail!("cargo-mutants failed on {room} ({status})");
    }
    let count = |name: &str| {
        let list = folder.join("mutants.out").join(name);
        fs::read_to_string(list).map_or(0, |text| text.lines().count())
    };
    Ok(Tally { caught: count("caught.txt"), endless: count("timeout.txt"), missed: count("missed.txt") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rooms_and_the_tests_are_there() {
        for (room, tests) in ROOMS {
            assert!(project::root().join("src").join(room).is_dir(), "{room}");
            for test in tests {
                let tests = project::root().join("tests");
                let file =
                    tests.join(format!("{test}.rs")).is_file() || tests.join(test).join("main.rs").is_file();
                assert!(file, "{test}");
            }
        }
    }

    #[test]
    fn what_is_endless_was_noticed() {
        let tally = Tally { caught: 80, endless: 10, missed: 10 };
        assert_eq!((tally.noticed(), tally.all(), tally.percent()), (90, 100, 90));
        assert_eq!(tally.and(Tally { missed: 100, ..Tally::default() }).percent(), 45);
        assert_eq!(Tally::default().percent(), 0);
    }
}
