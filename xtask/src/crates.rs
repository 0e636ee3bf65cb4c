//! What the crates of every lock file, and the packages of npm, are held to: the rules of `deny.toml`, and the advisories
//! about faults in them, where those can be had.
//!
//! The licences, the bans and the sources need no network. The advisories are in a Git repository and at npm's registry,
//! which not every machine reaches: then the run says so in a line, and goes on unless `FORSYTH_REQUIRE_ADVISORIES` is set.

use crate::project::{self, answer, shell};
use crate::{pins, tools};
use anyhow::{Result, bail};
use std::env;
use std::path::{Path, PathBuf};
use xshell::cmd;

/// The packages with lock files of their own.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "fuzz/Cargo.toml"];

/// Where the advisories about crates are published.
const DATABASE: &str = "https://github.com/rustsec/advisory-db";

/// Names a folder that has them, for a machine that does not reach [`DATABASE`].
const FOLDER: &str = "FORSYTH_ADVISORY_DB";

/// If set, and not to `0`, it is an error that advisories cannot be had.
const REQUIRED: &str = "FORSYTH_REQUIRE_ADVISORIES";

/// Checks them all.
///
/// # Errors
///
/// When something breaks a rule, when there is an advisory about it, or when what checks it cannot be had.
pub fn check() -> Result<()> {
    tools::need(&pins::CARGO_DENY)?;
    deny(&["licenses", "bans", "sources"])?;
    if let Some(folder) = env::var_os(FOLDER).filter(|folder| !folder.is_empty()) {
        audit(Path::new(&folder))?;
    } else if let Some(folder) = fetched() {
        // It fetches its own copy, and knows no other.
        deny(&["advisories"])?;
        audit(&folder)?;
    } else {
        go_without("The advisories about crates", &format!("{DATABASE} does not answer"))?;
    }
    audit_packages()
}

fn deny(rules: &[&str]) -> Result<()> {
    let sh = shell()?;
    for manifest in MANIFESTS {
        let what = ["--workspace", "--locked", "--manifest-path", manifest];
        cmd!(sh, "cargo-deny {what...} --config deny.toml check {rules...}").run()?;
    }
    Ok(())
}

/// A folder with the advisories as they are now, if they can be had.
fn fetched() -> Option<PathBuf> {
    let folder = project::target().join("advisory-db");
    let sh = shell().ok()?;
    let git = if folder.join(".git").is_dir() {
        cmd!(sh, "git -C {folder} pull --quiet --ff-only")
    } else {
        cmd!(sh, "git clone --quiet --depth 1 {DATABASE} {folder}")
    };
    // Nobody is there to be asked for a password.
    answer(git.env("GIT_TERMINAL_PROMPT", "0")).map(|_| folder)
}

fn audit(folder: &Path) -> Result<()> {
    tools::need(&pins::CARGO_AUDIT)?;
    let sh = shell()?;
    for manifest in MANIFESTS {
        let lock = manifest.replace(".toml", ".lock");
        // What nobody looks after any more is a warning, and one that is heeded here.
        let rules = ["--no-fetch", "--stale", "--deny", "warnings"];
        cmd!(sh, "cargo-audit audit {rules...} --file {lock} --db {folder}").run()?;
    }
    Ok(())
}

/// What comes from npm builds and tests the page; of its code only the pictures are in it.
fn audit_packages() -> Result<()> {
    let sh = shell()?;
    let audit = cmd!(sh, "npm audit --package-lock-only --json").quiet().ignore_status().ignore_stderr();
    match advisories(&audit.read().unwrap_or_default()) {
        Some(0) => Ok(()),
        Some(count) => {
            bail!("npm knows {count} faults in the packages of package-lock.json: `npm audit` names them")
        }
        None => go_without("The advisories about npm packages", "the registry does not answer"),
    }
}

/// How many advisories a report of npm names; nothing if it is no such report.
fn advisories(report: &str) -> Option<u64> {
    let report: serde_json::Value = serde_json::from_str(report).ok()?;
    report["metadata"]["vulnerabilities"]["total"].as_u64()
}

fn go_without(what: &str, why: &str) -> Result<()> {
    let sentence = format!("{what} were not looked at: {why}.");
    if env::var_os(REQUIRED).is_some_and(|value| !value.is_empty() && value != "0") {
        bail!("{sentence} {REQUIRED} demands them");
    }
    eprintln!("{sentence}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_of_npm_is_told_from_a_failure() {
        assert_eq!(advisories(r#"{"metadata":{"vulnerabilities":{"low":1,"total":1}}}"#), Some(1));
        assert_eq!(advisories(r#"{"metadata":{"vulnerabilities":{"total":0}}}"#), Some(0));
        for failure in ["", "{}", r#"{"message":"405 Method Not Allowed"}"#] {
            assert_eq!(advisories(failure), None, "{failure}");
        }
    }
}
