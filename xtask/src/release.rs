//! The release builds of the page: the one that is shipped, into `dist/`, and the one that is measured.

use crate::run::{command, succeed};
use crate::tools::{self, Step};
use crate::{project, stamp};
use anyhow::Result;
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// Which page is built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Variant {
    /// The one for visitors.
    #[default]
    Shipped,
    /// The same with `globalThis.__fenBench`, which nobody but a measurer calls.
    Bench,
    /// The page that is to take its place.
    App,
    /// The same, built in a hurry.
    AppQuick,
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
            Self::App | Self::AppQuick => "target/app-dist",
        }
    }

    fn mark_file(self) -> PathBuf {
        project::target().join(match self {
            Self::Shipped => "xtask/dist.mark",
            Self::Bench => "xtask/bench.mark",
            Self::App => "xtask/app.mark",
            Self::AppQuick => "xtask/app-quick.mark",
        })
    }
}

/// Everything from which the page is made, relative to the top of the checkout.
const INPUTS: [&str; 17] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "art",
    "build.rs",
    "index.html",
    "locale",
    "messages/src",
    "package-lock.json",
    "public",
    "rust-toolchain.toml",
    "src",
    "style",
    "words/src",
    "xtask/hook.mjs",
    "xtask/src",
];

/// The steps from what is here to a built page: none when the last build was made from the same files.
///
/// # Errors
///
/// When an input cannot be read, or when there is something to do and Node.js is missing.
pub fn steps_if_stale(variant: Variant) -> Result<Vec<Step>> {
    let fresh = stamp::holds(&variant.mark_file(), &mark(variant, &inputs()?)?)
        && variant.folder().join("index.html").is_file();
    if fresh { prepared(tools::missing()) } else { steps(variant) }
}

/// The steps from what is here to a page that is built anew.
///
/// # Errors
///
/// When Node.js is missing.
pub fn steps(variant: Variant) -> Result<Vec<Step>> {
    let mut steps = tools::missing();
    let title = match variant {
        Variant::Shipped => "The page, release build through Trunk (1 to 3 minutes the first time)",
        Variant::Bench => "The page with what it takes to measure it, release build through Trunk",
        Variant::App => "The new page, release build through Trunk",
        Variant::AppQuick => "The new page, quick build through Trunk",
    };
    steps.push(Step::new(title, move || build(variant)));
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
    trunk
}

/// What the release is compiled with beyond Cargo.toml's profile: the standard library is built along with the page, for
/// size, and neither holds the words of panics. A panic is a trap, which `public/boot.js` hears of. It saves the first load
/// 5 kB of brotli and the annex 11.
///
/// These are settings that Rust calls unstable; `RUSTC_BOOTSTRAP` has the pinned compiler take them.
pub(crate) const UNSTABLE: [(&str, &str); 3] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "core,alloc,std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
];
const UNSTABLE_FLAGS: [&str; 4] =
    ["-Cpanic=immediate-abort", "-Zunstable-options", "-Zfmt-debug=none", "-Zlocation-detail=none"];

/// The flags of the compiler.
fn flags() -> String {
    let given = env::var("RUSTFLAGS").unwrap_or_default();
    given.split_whitespace().chain(UNSTABLE_FLAGS).collect::<Vec<_>>().join("\x1f")
}

fn build(variant: Variant) -> Result<()> {
    // Taken first: a file that is edited during the build is not in it.
    let inputs = inputs()?;
    if matches!(variant, Variant::App | Variant::AppQuick) {
        let mut trunk = trunk(&["build", "--config", "Trunk.app.toml"]);
        if variant == Variant::App {
            trunk.arg("--release");
        }
        succeed(trunk)?;
        return stamp::write(&variant.mark_file(), &mark(variant, &inputs)?);
    }
    let mut trunk = trunk(&["build", "--release", "--offline", "true"]);
    trunk.envs(UNSTABLE).env("CARGO_ENCODED_RUSTFLAGS", flags());
    if variant == Variant::Bench {
        trunk.args(["--features", "bench", "--dist", variant.place()]);
    }
    succeed(trunk)?;
    stamp::write(&variant.mark_file(), &mark(variant, &inputs)?)
}

fn inputs() -> Result<String> {
    stamp::of(&project::root(), &INPUTS)
}

/// Stands for the inputs and the output: a page that somebody else built or changed is not the one remembered.
fn mark(variant: Variant, inputs: &str) -> Result<String> {
    Ok(format!("{inputs} {}", stamp::of(&project::root(), &[variant.place()])?))
}
