//! `cargo xtask test`: everything that must hold before a change lands, cheap first.

use crate::browsers::{self, Browser};
use crate::pins::WASM_TARGET;
use crate::release::{self, Variant};
use crate::run::{command, succeed};
use crate::{crates, hosts, latex, project, sizes, tools};
use anyhow::{Error, Result};
use clap::Args;
use std::env;
use std::path::PathBuf;
use std::time::Instant;

/// What the command line says.
#[derive(Debug, Args)]
pub struct Options {
    /// The browsers to test in; all of them when none is named
    #[arg(long = "browser", value_name = "BROWSER")]
    pub browsers: Vec<Browser>,
    /// The stages to run; all of them when none is named
    #[arg(long, value_name = "STAGE", value_parser = STAGES.map(|stage| stage.name))]
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
        self.only.is_empty() || self.only.iter().any(|name| name == stage.name)
    }

    /// The command that runs one stage as it was run here.
    fn again(&self, stage: &Stage) -> String {
        let mut words = vec!["cargo", "xtask", "test", "--only", stage.name];
        words.extend(self.browsers.iter().flat_map(|browser| ["--browser", browser.name()]));
        words.extend(self.all_engines.then_some("--all-engines"));
        words.extend(self.filters.first().map(|_| "--"));
        words.extend(self.filters.iter().map(String::as_str));
        words.join(" ")
    }
}

struct Stage {
    name: &'static str,
    title: &'static str,
    act: fn(&Options) -> Result<()>,
}

const STAGES: [Stage; 12] = [
    Stage { name: "format", title: "Formatting", act: |_| cargo(&["fmt", "--all", "--check"]) },
    Stage {
        name: "clippy",
        title: "Lints, everything, native",
        act: |_| cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    },
    Stage {
        name: "clippy-pure",
        title: "Lints, the part without a browser",
        act: |_| {
            cargo(&["clippy", "-p", "forsyth", "--no-default-features", "--lib", "--", "-D", "warnings"])
        },
    },
    Stage {
        name: "clippy-wasm",
        title: "Lints, the page in the browser",
        act: |_| cargo(&["clippy", "-p", "forsyth", "--target", WASM_TARGET, "--", "-D", "warnings"]),
    },
    Stage { name: "clippy-fuzz", title: "Lints, the fuzz targets", act: |_| lint_fuzz_targets() },
    Stage { name: "docs", title: "Documentation", act: |_| docs() },
    // Without the page these compile in a fraction of the time, and prove that the rest does not need it.
    Stage { name: "native", title: "Native tests", act: |_| native() },
    Stage {
        name: "doctests",
        title: "Examples in the documentation",
        act: |_| cargo(&["test", "-p", "forsyth", "--no-default-features", "--doc"]),
    },
    Stage { name: "xtask", title: "Tests of the commands and of the messages", act: |_| commands() },
    Stage {
        name: "crates",
        title: "Crates and packages: licences, sources, advisories",
        act: |_| crates::check(),
    },
    Stage { name: "build", title: "Release build and what it transfers", act: |_| build() },
    Stage { name: "browsers", title: "Browser tests of the built page", act: drive },
];

/// They are a workspace of their own, which nothing else here compiles.
fn lint_fuzz_targets() -> Result<()> {
    let fuzz =
        ["--manifest-path", "fuzz/Cargo.toml", "--no-default-features", "--target-dir", "target/fuzz-lints"];
    cargo(&[&["clippy"], &fuzz[..], &["--", "-D", "warnings"]].concat())
}

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
    if stages.iter().any(|stage| stage.name == "browsers") {
        browsers::check(options.browsers())?;
    }
    if stages.iter().any(|stage| ["crates", "build", "browsers"].contains(&stage.name)) {
        tools::need_node()?;
    }
    tools::need_components()?;
    for (index, stage) in stages.into_iter().enumerate() {
        let begun = Instant::now();
        eprintln!("\n== {}/{count} {} ({})", index + 1, stage.title, stage.name);
        (stage.act)(options).map_err(|error| failure(error, stage, options))?;
        eprintln!("== {} passed in {}", stage.name, tools::seconds(begun.elapsed()));
    }
    eprintln!("\nAll checks passed in {}.", tools::seconds(start.elapsed()));
    Ok(())
}

fn failure(error: Error, stage: &Stage, options: &Options) -> Error {
    let again = options.again(stage);
    error.context(format!("the stage `{}` failed, and `{again}` runs just that again", stage.name))
}

fn cargo(arguments: &[&str]) -> Result<()> {
    // Lints and builds for the page need its target before any of them is built.
    if arguments.contains(&WASM_TARGET) {
        tools::need_wasm_target()?;
    }
    succeed(command("cargo", arguments))
}

fn native() -> Result<()> {
    latex::need()?;
    cargo(&["test", "-p", "forsyth", "--no-default-features", "--lib", "--tests", "--examples"])
}

fn commands() -> Result<()> {
    hosts::need()?;
    // The profile of `cargo run`, in which these were compiled already.
    cargo(&["test", "-p", "xtask", "-p", "messages", "--profile", "dev", "--lib", "--tests"])
}

fn docs() -> Result<()> {
    let mut doc = command("cargo", &["doc", "--workspace", "--no-deps", "--document-private-items"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    succeed(doc)
}

fn build() -> Result<()> {
    release::build(Variant::Shipped)?;
    sizes::report(&project::dist())
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
    let mut tests = command("cargo", &["test", "-p", "e2e", "--profile", "dev", "--tests", "--"]);
    tests.args(&options.filters).env(OTHER_PAGE, page).env("FORSYTH_BROWSERS", names.join(","));
    if options.all_engines {
        tests.env("FORSYTH_ALL_ENGINES", "1");
    }
    succeed(tests)
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
        let stage = STAGES.iter().find(|stage| stage.name == "browsers").unwrap();
        let error = failure(Error::msg("it broke"), stage, &options);
        let expected = "the stage `browsers` failed, and \
                        `cargo xtask test --only browsers --browser firefox --all-engines -- drag` \
                        runs just that again: it broke";
        assert_eq!(format!("{error:#}"), expected);
    }
}
