//! `cargo xtask test`: everything that must hold before a change lands, cheap first.
//!
//! The release build is mostly the work of one core: with its tools it goes on in a process of its own, beside the lints and
//! the native tests.

use crate::beside::Beside;
use crate::browsers::{self, Browser};
use crate::pins::WASM_TARGET;
use crate::release::{self, Variant};
use crate::{crates, hosts, latex, project, sizes, tools};
use anyhow::{Error, Result};
use clap::Args;
use std::env;
use std::path::PathBuf;
use std::time::Instant;
use xshell::cmd;

/// What the command line says.
#[derive(Debug, Args)]
pub struct Options {
    /// The browsers to test in; all of them when none is named
    #[arg(long = "browser", value_name = "BROWSER")]
    pub browsers: Vec<Browser>,
    /// The stages to run; all of them when none is named
    #[arg(long, value_name = "STAGE", value_parser = STAGES.map(|stage| stage.0))]
    pub only: Vec<String>,
    /// Runs every browser test in every browser, also those that check content
    #[arg(long)]
    pub all_engines: bool,
    /// What is handed to the browser tests: names that narrow them, options of their runner
    #[arg(last = true, value_name = "FILTER")]
    pub filters: Vec<String>,
}

/// Names another folder than `dist/` whose page the browser tests look at. It is taken as it is.
const OTHER_PAGE: &str = "FORSYTH_DIST";

impl Options {
    fn browsers(&self) -> &[Browser] {
        if self.browsers.is_empty() { &Browser::ALL } else { &self.browsers }
    }

    fn wants(&self, stage: &Stage) -> bool {
        self.only.is_empty() || self.only.iter().any(|name| name == stage.0)
    }

    /// The command that runs one stage as it was run here.
    fn again(&self, stage: &Stage) -> String {
        let mut words = vec!["cargo", "xtask", "test", "--only", stage.0];
        words.extend(self.browsers.iter().flat_map(|browser| ["--browser", browser.name()]));
        words.extend(self.all_engines.then_some("--all-engines"));
        words.extend(self.filters.first().map(|_| "--"));
        words.extend(self.filters.iter().map(String::as_str));
        words.join(" ")
    }
}

/// A name for the command line, a title, and what is done.
struct Stage(&'static str, &'static str, fn(&Options) -> Result<()>);

/// The stages that a process of its own does while the others run; the last one needs them.
const BESIDE: [&str; 2] = ["tools", "build"];

const STAGES: [Stage; 13] = [
    Stage("format", "Formatting", |_| cargo("fmt --all --check")),
    Stage("clippy", "Lints, everything, native", |_| {
        lint("clippy --workspace --all-targets", "-- -D warnings")
    }),
    Stage("clippy-pure", "Lints, the part without a browser", |_| {
        lint("clippy -p forsyth --no-default-features --lib", "-- -D warnings")
    }),
    Stage("clippy-wasm", "Lints, the page in the browser", |_| {
        lint(&format!("clippy -p forsyth --target {WASM_TARGET}"), "-- -D warnings")
    }),
    // They are a workspace of their own, which nothing else here compiles.
    Stage("clippy-fuzz", "Lints, the fuzz targets", |_| {
        let folders = "--manifest-path fuzz/Cargo.toml --target-dir target/fuzz-lints";
        cargo(&format!("clippy {folders} --no-default-features -- -D warnings"))
    }),
    Stage("docs", "Documentation", |_| {
        let how = "--document-private-items --config build.rustdocflags=['-Dwarnings']";
        lint("doc --workspace --no-deps", how)
    }),
    // Without the page these compile in a fraction of the time, and prove that the rest does not need it.
    Stage("native", "Native tests", |_| {
        latex::need()?;
        cargo("test -p forsyth --no-default-features --lib --tests --examples")
    }),
    Stage("doctests", "Examples in the documentation", |_| {
        cargo("test -p forsyth --no-default-features --doc")
    }),
    Stage("xtask", "Tests of the commands and of the messages", |_| {
        hosts::need()?;
        // The profile of `cargo run`, in which these were compiled already.
        cargo("test -p xtask -p messages --profile dev --lib --tests")?;
        // Compiled here, while the release build goes on beside.
        cargo("test -p e2e --profile dev --tests --no-run")
    }),
    Stage("crates", "Crates and packages: licences, sources, advisories", |_| crates::check()),
    Stage("tools", "What builds the page and drives browsers", |options| {
        release::prepare()?;
        browsers::need(options.browsers())
    }),
    Stage("build", "Release build and what it transfers", |_| {
        release::build(Variant::Shipped)?;
        sizes::report(&project::dist())
    }),
    Stage("browsers", "Browser tests of the built page", drive),
];

/// Runs the stages until one fails.
///
/// # Errors
///
/// A sentence that names the stage and how to run just that one again.
pub fn run(options: &Options) -> Result<()> {
    let start = Instant::now();
    let stages: Vec<&Stage> = STAGES.iter().filter(|stage| options.wants(stage)).collect();
    let count = stages.len();
    // What is missing and cannot be installed is said now, not after the minutes that the first stages take.
    if stages.iter().any(|stage| ["tools", "browsers"].contains(&stage.0)) {
        browsers::check(options.browsers())?;
    }
    if stages.iter().any(|stage| ["crates", "tools", "build", "browsers"].contains(&stage.0)) {
        tools::need_node()?;
    }
    tools::need_toolchain()?;
    let is_beside = |stage: &Stage| BESIDE.contains(&stage.0);
    let mut beside = None;
    if !stages.iter().all(|stage| is_beside(stage)) {
        let names: Vec<&str> = stages.iter().filter(|stage| is_beside(stage)).map(|stage| stage.0).collect();
        beside = (!names.is_empty()).then(|| Beside::start(&names, options.browsers())).transpose()?;
    }
    for (index, stage) in stages.into_iter().enumerate() {
        let begun = Instant::now();
        let Stage(name, title, act) = stage;
        eprintln!("\n== {}/{count} {title} ({name})", index + 1);
        match beside.as_mut().filter(|_| is_beside(stage)) {
            // All of them are one process: the first one waits for it.
            Some(others) => others.finish(),
            None => act(options),
        }
        .map_err(|error| failure(error, stage, options))?;
        eprintln!("== {name} passed in {:.1?}", begun.elapsed());
    }
    eprintln!("\nAll checks passed in {:.1?}.", start.elapsed());
    Ok(())
}

fn failure(error: Error, stage: &Stage, options: &Options) -> Error {
    let again = options.again(stage);
    error.context(format!("the stage `{}` failed, and `{again}` runs just that again", stage.0))
}

fn cargo(arguments: &str) -> Result<()> {
    let arguments = arguments.split(' ');
    let sh = project::shell()?;
    Ok(cmd!(sh, "cargo {arguments...}").run()?)
}

/// A look at the code that compiles none of it. It has a target folder of its own, so that no build waits for it.
fn lint(what: &str, how: &str) -> Result<()> {
    cargo(&format!("{what} --target-dir target/lints {how}"))
}

fn drive(options: &Options) -> Result<()> {
    let page = if let Some(folder) = env::var_os(OTHER_PAGE) {
        project::root().join(PathBuf::from(folder))
    } else {
        release::build_if_stale(Variant::Shipped)?;
        project::dist()
    };
    browsers::need(options.browsers())?;
    let names: Vec<&str> = options.browsers().iter().map(|browser| browser.name()).collect();
    let (sh, filters) = (project::shell()?, &options.filters);
    let tests = cmd!(sh, "cargo test -p e2e --profile dev --tests -- {filters...}");
    let all = options.all_engines.then_some(("FORSYTH_ALL_ENGINES", "1"));
    Ok(tests.env(OTHER_PAGE, page).env("FORSYTH_BROWSERS", names.join(",")).envs(all).run()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_says_how_to_run_just_that_again() {
        let options = Options {
            browsers: vec![Browser::Firefox],
            filters: vec!["drag".to_owned()],
            all_engines: true,
            only: Vec::new(),
        };
        let stage = STAGES.iter().find(|stage| stage.0 == "browsers").unwrap();
        let error = failure(Error::msg("it broke"), stage, &options);
        let expected = "the stage `browsers` failed, and \
                        `cargo xtask test --only browsers --browser firefox --all-engines -- drag` \
                        runs just that again: it broke";
        assert_eq!(format!("{error:#}"), expected);
    }
}
