//! The command line.

use crate::release::{self, Variant};
use crate::{bench, bundle, checks, drive, eyes, fuzz, mutants, pages, project, serve, sizes};
use anyhow::Result;
use clap::{Args, Parser};

/// A command with its options.
#[derive(Debug, Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    about = "Builds, serves, tests and measures the page"
)]
pub enum Command {
    /// Sets up what is missing, builds the page, serves it on this machine and opens the browser
    Serve(serve::Options),
    /// Every check, cheap first; browser tests that check content run in Chromium alone
    Test(checks::Options),
    /// The release build into dist/, and what each file of it weighs
    Build(Build),
    /// The same into target/pages/ for a host that sends no headers (GitHub Pages): the policy stands in the documents
    Pages,
    /// A table of how fast it is, beside what people would use instead
    Bench(bench::Options),
    /// How well boards are read in pictures, into model/README.md
    Eyes,
    /// Random gestures and keys in each browser, the page compared with the pure editor after each
    Gestures(drive::Gestures),
    /// Random editing in Chromium, and whether memory, listeners or work have grown
    Soak {
        /// How long
        #[arg(default_value_t = 60)]
        minutes: u32,
    },
    /// Changes the code, one thing at a time, and tells which changes no test notices (hours)
    Mutants(mutants::Options),
    /// Random texts for every reader, random sequences of commands; needs a nightly compiler
    Fuzz(fuzz::Options),
    /// What Trunk puts into the page; it calls this by itself
    #[command(hide = true)]
    Assets,
    /// Finishes what Trunk has put together; it calls this by itself
    #[command(hide = true)]
    Finish,
}

/// What is built.
#[derive(Clone, Copy, Debug, Args)]
pub struct Build {
    /// The same page with globalThis.__fenBench(fens, total), into target/bench/dist/
    #[arg(long, conflicts_with = "quick")]
    bench: bool,
    /// Not optimized, with the checks of a debug build, for tests in a hurry, into target/quick-dist/
    #[arg(long)]
    quick: bool,
}

impl Command {
    /// Does it.
    ///
    /// # Errors
    ///
    /// A sentence that says what failed or what is missing.
    pub fn run(self) -> Result<()> {
        match self {
            Self::Serve(options) => serve::run(&options),
            Self::Test(options) => checks::run(&options),
            Self::Build(Build { bench: true, .. }) => build_unshipped(Variant::Bench),
            Self::Build(Build { quick: true, .. }) => build_unshipped(Variant::Quick),
            Self::Build(_) => {
                release::build(Variant::Shipped)?;
                sizes::report(&project::dist())
            }
            Self::Pages => {
                release::build_if_stale(Variant::Shipped)?;
                pages::make(&project::dist(), &pages::folder())?;
                println!("The page with its policy inside is in {}", pages::folder().display());
                Ok(())
            }
            Self::Bench(options) => bench::run(&options),
            Self::Eyes => eyes::run(),
            Self::Gestures(options) => drive::gestures(&options),
            Self::Soak { minutes } => drive::soak(minutes),
            Self::Mutants(options) => mutants::run(&options),
            Self::Fuzz(options) => fuzz::run(&options),
            Self::Assets => bundle::generate(),
            Self::Finish => bundle::finish(),
        }
    }
}

fn build_unshipped(variant: Variant) -> Result<()> {
    release::build(variant)?;
    println!("The page is in {}", variant.folder().display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Command::command().debug_assert();
    }

    #[test]
    fn the_commands_of_the_documents_are_understood() {
        for line in [
            "serve --port 8123 --dev --no-open",
            "test --browser webkit --browser chromium --only browsers --all-engines -- drag --exact",
            "build --bench",
            "build --quick",
            "pages",
            "bench native page --runs 3 -- write",
            "eyes",
            "gestures --seed 7 --count 100 --browser webkit",
            "soak 5",
            "mutants legality editor -- --shard 0/16",
            "fuzz",
            "fuzz editing 600",
        ] {
            let words = ["xtask"].into_iter().chain(line.split_whitespace());
            Command::try_parse_from(words).unwrap_or_else(|error| panic!("{error}"));
        }
    }

    #[test]
    fn nothing_is_ignored() {
        for line in [
            "",
            "serv",
            "serve --port 0",
            "serve 8080",
            "test --browser opera",
            "test --only nothing",
            "test drag",
            "build now",
            "build --bench --quick",
            "bench fen",
            "soak long",
            "mutants app",
            "fuzz nothing",
        ] {
            let words = ["xtask"].into_iter().chain(line.split_whitespace());
            assert!(Command::try_parse_from(words).is_err(), "{line}");
        }
    }
}
