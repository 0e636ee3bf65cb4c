//! The release build of the page into `dist/`.

use crate::run::{command, succeed};
use crate::tools::{self, Step};
use crate::{project, stamp};
use anyhow::Result;
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

/// Everything from which the page is made, relative to the top of the checkout.
const INPUTS: [&str; 15] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "art",
    "build.rs",
    "index.html",
    "locale",
    "package-lock.json",
    "public",
    "rust-toolchain.toml",
    "src",
    "style",
    "words/src",
    "xtask/src",
];

/// The steps from what is here to a built `dist/`: none when the last build was made from the same files.
///
/// # Errors
///
/// When an input cannot be read, or when there is something to do and Node.js is missing.
pub fn steps_if_stale() -> Result<Vec<Step>> {
    let fresh =
        stamp::holds(&mark_file(), &mark(&inputs()?)?) && project::dist().join("index.html").is_file();
    if fresh { prepared(tools::missing()) } else { steps() }
}

/// The steps from what is here to a `dist/` that is built anew.
///
/// # Errors
///
/// When Node.js is missing.
pub fn steps() -> Result<Vec<Step>> {
    let mut steps = tools::missing();
    steps.push(Step::new("The page, release build through Trunk (1 to 3 minutes the first time)", build));
    prepared(steps)
}

/// Says that Node.js is missing before the minutes that the other steps take, not after them.
fn prepared(steps: Vec<Step>) -> Result<Vec<Step>> {
    if !steps.is_empty() {
        tools::need_node()?;
    }
    Ok(steps)
}

/// Trunk, so that it finds every tool in the checkout.
pub fn trunk(arguments: &[&str]) -> Command {
    let mut trunk = command("trunk", arguments);
    // Trunk takes the value of this variable for one of its own options and refuses the usual `1`.
    trunk.env_remove("NO_COLOR");
    trunk.env("CARGO_ENCODED_RUSTFLAGS", flags());
    trunk
}

/// The flags of the compiler: where the sources of the crates lie on this machine is nobody's business, and costs bytes
/// in every message of a panic.
fn flags() -> String {
    let home = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    let registries = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let remapped = registries
        .into_iter()
        .flatten()
        .flatten()
        .map(|registry| format!("--remap-path-prefix={}/=", registry.path().display()));
    let given = env::var("RUSTFLAGS").unwrap_or_default();
    let given = given.split_whitespace().map(str::to_owned);
    given.chain(remapped).collect::<Vec<_>>().join("\x1f")
}

fn build() -> Result<()> {
    // Taken first: a file that is edited during the build is not in it.
    let inputs = inputs()?;
    succeed(trunk(&["build", "--release", "--offline", "true"]))?;
    stamp::write(&mark_file(), &mark(&inputs)?)
}

fn mark_file() -> PathBuf {
    project::target().join("xtask/dist.mark")
}

fn inputs() -> Result<String> {
    stamp::of(&project::root(), &INPUTS)
}

/// Stands for the inputs and the output: a `dist/` that somebody else built or changed is not the one remembered.
fn mark(inputs: &str) -> Result<String> {
    Ok(format!("{inputs} {}", stamp::of(&project::root(), &["dist"])?))
}
