//! The builds of the page: the one that is shipped, the one that is measured, and the one for tests in a hurry.

use crate::{pins, project, stamp, tools};
use anyhow::Result;
use std::path::PathBuf;
use xshell::{Cmd, Shell, cmd};

/// Which page is built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Variant {
    /// The one for visitors.
    #[default]
    Shipped,
    /// The same with `globalThis.__fenBench`, which nobody but a measurer calls.
    Bench,
    /// Built in seconds, with the checks of a debug build, and neither optimized nor minified.
    Quick,
}

impl Variant {
    /// Where its built files lie.
    pub fn folder(self) -> PathBuf {
        project::root().join(self.place())
    }

    /// The same, as seen from the top of the checkout.
    const fn place(self) -> &'static str {
        match self {
            Self::Shipped => "dist",
            Self::Bench => "target/bench/dist",
            Self::Quick => "target/quick-dist",
        }
    }

    fn mark_file(self) -> PathBuf {
        project::target().join(format!("xtask/{self:?}.mark"))
    }

    const fn title(self) -> &'static str {
        match self {
            Self::Shipped => "The page, release build through Trunk (some minutes the first time)",
            Self::Bench => "The page with what it takes to measure it, release build through Trunk",
            Self::Quick => "The page, quick build through Trunk",
        }
    }
}

/// Set for a build that is to work offline. Only a release works offline otherwise: a page that is built anew at every change
/// must not be kept by the browser.
pub const OFFLINE: &str = "FORSYTH_OFFLINE";

/// Everything from which the page is made, relative to the top of the checkout.
const INPUTS: [&str; 16] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "art",
    "build.rs",
    "index.html",
    "locale",
    "messages/src",
    "model/eyes.bin",
    "package-lock.json",
    "public",
    "rust-toolchain.toml",
    "src",
    "style",
    "xtask/src",
];

/// Builds the page, unless the last build was made from the same files.
///
/// # Errors
///
/// When an input cannot be read, when something that is needed cannot be had, or when the build fails.
pub fn build_if_stale(variant: Variant) -> Result<()> {
    let is_fresh = stamp::holds(&variant.mark_file(), &mark(variant, &inputs()?)?)
        && variant.folder().join("index.html").is_file();
    if is_fresh { prepare() } else { build(variant) }
}

/// Builds the page, and before it what is missing to build it.
///
/// # Errors
///
/// When something that is needed cannot be had, or when the build fails.
pub fn build(variant: Variant) -> Result<()> {
    prepare()?;
    eprintln!("{}", variant.title());
    // Taken first: a file that is edited during the build is not in it.
    let inputs = inputs()?;
    let sh = project::shell()?;
    let trunk = trunk(&sh, &["build", "--dist", variant.place()]);
    match variant {
        Variant::Shipped => trunk.arg("--release"),
        Variant::Bench => trunk.args(["--release", "--features", "bench"]),
        Variant::Quick => trunk.env(OFFLINE, "1"),
    }
    .run()?;
    stamp::write(&variant.mark_file(), &mark(variant, &inputs)?)
}

/// Installs what is missing to build the page.
///
/// # Errors
///
/// When something cannot be had.
pub fn prepare() -> Result<()> {
    // Said before the minutes that the other steps take, not after them.
    tools::need_node()?;
    tools::need_toolchain()?;
    tools::need(&pins::TRUNK)?;
    tools::need(&pins::WASM_BINDGEN)?;
    tools::need_packages()
}

/// Trunk, so that it finds every tool in the checkout.
pub fn trunk<'a>(sh: &'a Shell, arguments: &[&str]) -> Cmd<'a> {
    // Trunk takes the value of this variable for one of its own options and refuses the usual `1`.
    cmd!(sh, "trunk {arguments...}").env_remove("NO_COLOR")
}

fn inputs() -> Result<String> {
    stamp::of(&project::root(), &INPUTS)
}

/// Stands for the inputs and the output: a page that somebody else built or changed is not the one remembered.
fn mark(variant: Variant, inputs: &str) -> Result<String> {
    Ok(format!("{inputs} {}", stamp::of(&project::root(), &[variant.place()])?))
}
