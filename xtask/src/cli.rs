//! The command line.

use crate::browsers::Browser;
use crate::{assets, bench, checks, release, serve, sizes, tools};
use anyhow::{Context, Result, bail};

/// What `cargo xtask` without a command, or with a wrong one, prints.
pub const HELP: &str = "\
cargo xtask serve [--no-open] [--port N] [--dev]
    sets up what is missing, builds the page, serves it on this machine and opens the browser;
    --dev rebuilds and reloads at every change
cargo xtask test [--browser chromium|firefox|webkit]... [--only STAGE]... [-- FILTER]
    every check, cheap first; FILTER narrows the browser tests
cargo xtask build
    the release build into dist/, and what the first load of it transfers
cargo xtask bench [-- FILTER...]
    native timings
cargo xtask assets
    the sprite, the style and the shell of the page (Trunk calls this by itself)
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
    /// Builds and measures.
    Build,
    /// Times the benchmarks whose names contain one of these, or all.
    Bench(Vec<String>),
    /// Writes what index.html takes in.
    Assets,
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
            "build" => Self::Build,
            "bench" => Self::Bench(words.by_ref().skip_while(|word| word == "--").collect()),
            "assets" => Self::Assets,
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
            Self::Build => {
                tools::walk(release::steps()?)?;
                sizes::report()
            }
            Self::Bench(filters) => bench::run(&filters),
            Self::Assets => assets::generate(),
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

fn test_options(words: &mut impl Iterator<Item = String>) -> Result<checks::Options> {
    let mut options = checks::Options::default();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--browser" => {
                let name = words.next().context("--browser needs chromium, firefox or webkit after it")?;
                options.browsers.push(name.parse::<Browser>()?);
            }
            "--only" => {
                let name = words.next().context("--only needs the name of a stage after it")?;
                options.only.push(checks::stage_name(&name)?);
            }
            "--" => options.filters = words.by_ref().collect(),
            other => bail!("`{other}` is not understood after `test`:\n{HELP}"),
        }
    }
    Ok(options)
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
            filters: vec!["drag".to_owned(), "--exact".to_owned()],
        };
        let line = "test --browser webkit --browser chromium --only browsers -- drag --exact";
        assert_eq!(parse(line).unwrap(), Command::Test(options));
        for wrong in ["test --browser", "test --browser opera", "test --only nothing", "test drag"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn nothing_is_ignored() {
        assert_eq!(parse("").unwrap(), Command::Help);
        assert_eq!(parse("bench -- fen").unwrap(), Command::Bench(vec!["fen".to_owned()]));
        for wrong in ["serv", "build now", "assets x"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
