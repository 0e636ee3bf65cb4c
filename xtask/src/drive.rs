//! `cargo xtask gestures` and `cargo xtask soak`: browsers at work for longer than a test may take.

use crate::browsers::{self, Browser};
use crate::project;
use crate::release::{self, Variant};
use anyhow::Result;
use clap::Args;
use xshell::cmd;

/// What is played by `cargo xtask gestures`.
#[derive(Debug, Args)]
pub struct Gestures {
    /// The browsers to play in; all of them when none is named
    #[arg(long = "browser", value_name = "BROWSER")]
    pub browsers: Vec<Browser>,
    /// The first seed; each round has the next one
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many gestures and keys
    #[arg(long, default_value_t = 10_000)]
    pub count: u32,
}

/// Plays random gestures and keys, each compared with the pure editor.
///
/// # Errors
///
/// When something is missing, or page and editor have parted.
pub fn gestures(options: &Gestures) -> Result<()> {
    let browsers = if options.browsers.is_empty() { &Browser::ALL[..] } else { &options.browsers };
    let names: Vec<&str> = browsers.iter().map(|browser| browser.name()).collect();
    let (seed, count) = (options.seed.to_string(), options.count.to_string());
    drive(browsers, "gestures", &["--browser", &names.join(","), "--seed", &seed, "--count", &count])
}

/// Edits at random for so many minutes and measures what that leaves behind.
///
/// # Errors
///
/// When something is missing or has grown.
pub fn soak(minutes: u32) -> Result<()> {
    drive(&[Browser::Chromium], "soak", &[&minutes.to_string()])
}

fn drive(browsers: &[Browser], program: &str, words: &[&str]) -> Result<()> {
    browsers::check(browsers)?;
    release::build_if_stale(Variant::Shipped)?;
    browsers::need(browsers)?;
    let sh = project::shell()?;
    let run = cmd!(sh, "cargo run --quiet -p e2e --bin {program} -- {words...}");
    Ok(run.env("FORSYTH_DIST", project::dist()).run()?)
}
