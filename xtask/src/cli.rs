//! The command line.

use crate::bench::{self, Part};
use crate::browsers::Browser;
use crate::release::{self, Variant};
use crate::{assets, bundle, checks, drive, fuzz, mutants, pages, project, serve, sizes, tools};
use anyhow::{Context, Result, bail};
use std::str::FromStr;

/// What `cargo xtask` without a command, or with a wrong one, prints.
pub const HELP: &str = "\
cargo xtask serve [--no-open] [--port N] [--dev]
    sets up what is missing, builds the page, serves it on this machine and opens the browser;
    --dev rebuilds and reloads at every change
cargo xtask test [--browser chromium|firefox|webkit]... [--only STAGE]... [--all-engines] [-- FILTER]
    every check, cheap first; browser tests that check content run in Chromium alone, and with --all-engines everywhere;
    FILTER narrows the browser tests
cargo xtask build [--bench | --app [--quick]]
    the release build into dist/, and what the first load of it transfers;
    --bench instead builds the same page with globalThis.__fenBench(fens, total) into target/bench/dist/;
    --app the page that is to take its place, into target/app-dist/, and with --quick built in a hurry, for tests
cargo xtask pages
    the same into target/pages/ for a host that sends no headers (GitHub Pages): the policy stands in the documents
cargo xtask bench [native|page|lighthouse]... [-- FILTER...]
    a table of how fast it is: natively beside shakmaty; in Chromium beside its own markup, a bare page and one of
    chessground and chessops; and what Lighthouse says; FILTER narrows the native benchmarks
cargo xtask gestures [--browser chromium|firefox|webkit]... [--seed N] [--count N]
    10000 random gestures and keys in each browser, the page compared with the pure editor after each
cargo xtask soak [MINUTES]
    an hour of random editing in Chromium, and whether memory, listeners or work have grown
cargo xtask mutants [ROOM]... [-- OPTION...]
    changes the code of position, notation, legality and editor, one thing at a time, and tells which changes no test
    notices (hours; OPTIONs go to cargo-mutants: `--shard 0/16` takes a sixteenth)
cargo xtask fuzz [TARGET] [SECONDS]
    random texts for every reader, random sequences of commands; needs a nightly compiler
cargo xtask assets
    the sprite, the style and the shell of the page (Trunk calls this by itself)
cargo xtask finish
    takes the program of a build apart (Trunk calls this by itself)
cargo xtask minify
    smaller scripts in a finished build (Trunk calls this by itself)";

/// A command with its options.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// Prints [`HELP`].
    Help,
    /// Builds if needed and serves.
    Serve(serve::Options),
    /// Runs the checks.
    Test(checks::Options),
    /// Builds, and weighs what is shipped.
    Build(Variant),
    /// Builds if needed, and makes what a host without headers serves.
    Pages,
    /// Measures how fast it is.
    Bench(bench::Options),
    /// Plays random gestures and keys.
    Gestures(drive::Gestures),
    /// Edits at random for so many minutes.
    Soak(u32),
    /// Looks for changes that no test notices.
    Mutants(mutants::Options),
    /// Looks for texts and sequences that break something.
    Fuzz(fuzz::Options),
    /// Writes what index.html takes in.
    Assets,
    /// Writes what app.html takes in.
    AppAssets,
    /// Finishes what Trunk has made of app.html.
    Finish,
    /// Minifies the scripts of a build.
    Minify,
}

impl Command {
    /// Reads the words after `cargo xtask`.
    ///
    /// # Errors
    ///
    /// A sentence about the first word that is not understood.
    pub fn parse(words: impl IntoIterator<Item = String>) -> Result<Self> {
        let mut words = words.into_iter();
        let Some(name) = words.next() else { return Ok(Self::Help) };
        let command = match name.as_str() {
            "serve" => Self::Serve(serve_options(&mut words)?),
            "test" => Self::Test(test_options(&mut words)?),
            "build" => Self::Build(build_variant(&mut words)?),
            "pages" => Self::Pages,
            "bench" => Self::Bench(bench_options(&mut words)?),
            "gestures" => Self::Gestures(gestures(&mut words)?),
            "soak" => Self::Soak(words.next().map_or(Ok(60), |word| number(&word))?),
            "mutants" => Self::Mutants(mutants_options(&mut words)?),
            "fuzz" => Self::Fuzz(fuzz::Options::parse(words.by_ref())?),
            "assets" => match words.next().as_deref() {
                None => Self::Assets,
                Some("--app") => Self::AppAssets,
                Some(other) => bail!("`{other}` is not understood after `assets`:\n{HELP}"),
            },
            "finish" => Self::Finish,
            "minify" => Self::Minify,
            "help" | "--help" | "-h" => Self::Help,
            other => bail!("there is no command `{other}`; these there are:\n{HELP}"),
        };
        match words.next() {
            Some(word) => bail!("`{word}` is not understood after `{name}`:\n{HELP}"),
            None => Ok(command),
        }
    }

    /// Does it.
    ///
    /// # Errors
    ///
    /// A sentence that says what failed or what is missing.
    pub fn run(self) -> Result<()> {
        match self {
            Self::Help => {
                println!("{HELP}");
                Ok(())
            }
            Self::Serve(options) => serve::run(&options),
            Self::Test(options) => checks::run(&options),
            Self::Build(Variant::Shipped) => {
                tools::walk(release::steps(Variant::Shipped)?)?;
                sizes::report(&project::dist())
            }
            Self::Build(Variant::App) => {
                tools::walk(release::steps(Variant::App)?)?;
                sizes::report(&Variant::App.folder())
            }
            Self::Build(variant) => {
                tools::walk(release::steps(variant)?)?;
                println!("The page to be measured is in {}", variant.folder().display());
                Ok(())
            }
            Self::Pages => {
                tools::walk(release::steps_if_stale(Variant::Shipped)?)?;
                pages::make(&project::dist(), &pages::folder())?;
                println!("The page with its policy inside is in {}", pages::folder().display());
                Ok(())
            }
            Self::Bench(options) => bench::run(&options),
            Self::Gestures(options) => drive::gestures(&options),
            Self::Soak(minutes) => drive::soak(minutes),
            Self::Mutants(options) => mutants::run(&options),
            Self::Fuzz(options) => fuzz::run(&options),
            Self::Assets => assets::generate(),
            Self::AppAssets => bundle::generate(),
            Self::Finish => bundle::finish(),
            Self::Minify => assets::minify(),
        }
    }
}

fn serve_options(words: &mut impl Iterator<Item = String>) -> Result<serve::Options> {
    let mut options = serve::Options::default();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--no-open" => options.no_open = true,
            "--dev" => options.dev = true,
            "--port" => {
                let port = words.next().context("--port needs a number from 1 to 65535 after it")?;
                let number = port.parse().ok().filter(|number| *number > 0);
                options.port =
                    Some(number.with_context(|| format!("`{port}` is not a port from 1 to 65535"))?);
            }
            other => bail!("`{other}` is not understood after `serve`:\n{HELP}"),
        }
    }
    Ok(options)
}

fn build_variant(words: &mut impl Iterator<Item = String>) -> Result<Variant> {
    match words.next().as_deref() {
        None => Ok(Variant::Shipped),
        Some("--bench") => Ok(Variant::Bench),
        Some("--app") if words.next().is_some_and(|word| word == "--quick") => Ok(Variant::AppQuick),
        Some("--app") => Ok(Variant::App),
        Some(other) => bail!("`{other}` is not understood after `build`:\n{HELP}"),
    }
}

fn bench_options(words: &mut impl Iterator<Item = String>) -> Result<bench::Options> {
    let mut options = bench::Options::default();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--" => options.filters = words.by_ref().collect(),
            name => options.parts.push(Part::named(name)?),
        }
    }
    Ok(options)
}

fn test_options(words: &mut impl Iterator<Item = String>) -> Result<checks::Options> {
    let mut options = checks::Options::default();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--browser" => options.browsers.push(browser(words)?),
            "--only" => {
                let name = words.next().context("--only needs the name of a stage after it")?;
                options.only.push(checks::stage_name(&name)?);
            }
            "--all-engines" => options.all_engines = true,
            "--" => options.filters = words.by_ref().collect(),
            other => bail!("`{other}` is not understood after `test`:\n{HELP}"),
        }
    }
    Ok(options)
}

fn browser(words: &mut impl Iterator<Item = String>) -> Result<Browser> {
    words.next().context("--browser needs chromium, firefox or webkit after it")?.parse()
}

fn gestures(words: &mut impl Iterator<Item = String>) -> Result<drive::Gestures> {
    let mut options = drive::Gestures::default();
    while let Some(word) = words.next() {
        let value = |words: &mut dyn Iterator<Item = String>| {
            words.next().with_context(|| format!("{word} needs a number after it"))
        };
        match word.as_str() {
            "--browser" => options.browsers.push(browser(words)?),
            "--seed" => options.seed = number(&value(words)?)?,
            "--count" => options.count = number(&value(words)?)?,
            other => bail!("`{other}` is not understood after `gestures`:\n{HELP}"),
        }
    }
    Ok(options)
}

fn mutants_options(words: &mut impl Iterator<Item = String>) -> Result<mutants::Options> {
    let mut options = mutants::Options::default();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--" => options.more = words.by_ref().collect(),
            room => options.rooms.push(mutants::room_name(room)?),
        }
    }
    Ok(options)
}

fn number<N: FromStr>(word: &str) -> Result<N> {
    word.parse().ok().with_context(|| format!("`{word}` is no number that can be meant here"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command> {
        Command::parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn serve_takes_a_port_and_two_switches() {
        let options = serve::Options { no_open: true, port: Some(8123), dev: true };
        assert_eq!(parse("serve --port 8123 --dev --no-open").unwrap(), Command::Serve(options));
        for wrong in ["serve --port", "serve --port 0", "serve --port 70000", "serve --prot 1", "serve 8080"]
        {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn test_takes_browsers_stages_and_a_filter() {
        let options = checks::Options {
            browsers: vec![Browser::WebKit, Browser::Chromium],
            only: vec!["browsers"],
            all_engines: true,
            filters: vec!["drag".to_owned(), "--exact".to_owned()],
        };
        let line = "test --browser webkit --browser chromium --only browsers --all-engines -- drag --exact";
        assert_eq!(parse(line).unwrap(), Command::Test(options));
        for wrong in ["test --browser", "test --browser opera", "test --only nothing", "test drag"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn bench_takes_parts_and_a_filter_and_build_what_is_measured() {
        let all = bench::Options::default();
        assert_eq!(parse("bench").unwrap(), Command::Bench(all));
        let some = bench::Options { parts: vec![Part::Native], filters: vec!["write".to_owned()] };
        assert_eq!(parse("bench native -- write").unwrap(), Command::Bench(some));
        assert_eq!(parse("pages").unwrap(), Command::Pages);
        assert_eq!(parse("build").unwrap(), Command::Build(Variant::Shipped));
        assert_eq!(parse("build --bench").unwrap(), Command::Build(Variant::Bench));
    }

    #[test]
    fn long_runs_take_a_browser_a_seed_and_an_end() {
        let options =
            drive::Gestures { browsers: vec![Browser::WebKit], seed: 7, ..drive::Gestures::default() };
        assert_eq!(parse("gestures --seed 7 --browser webkit").unwrap(), Command::Gestures(options));
        assert_eq!(parse("soak").unwrap(), Command::Soak(60));
        assert_eq!(parse("soak 5").unwrap(), Command::Soak(5));
        for wrong in ["gestures 7", "gestures --seed", "gestures --count many", "soak long", "soak 5 6"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn mutants_takes_rooms_and_hands_the_rest_on() {
        let options = mutants::Options {
            rooms: vec!["legality", "editor"],
            more: vec!["--shard".to_owned(), "0/16".to_owned()],
        };
        assert_eq!(parse("mutants legality editor -- --shard 0/16").unwrap(), Command::Mutants(options));
        assert!(parse("mutants ui").is_err());
    }

    #[test]
    fn nothing_is_ignored() {
        assert_eq!(parse("").unwrap(), Command::Help);
        for wrong in ["serv", "build now", "build --bench x", "bench fen", "assets x"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
