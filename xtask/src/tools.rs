//! The set-up: what building and testing the page needs beyond Rust and Node.js, at its pins, inside the checkout.

use crate::pins::{NODE_MAJOR, Tool, WASM_TARGET};
use crate::project::{self, answer, shell};
use crate::stamp;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use xshell::cmd;

/// Installs a program where it is not yet at its version.
///
/// # Errors
///
/// A sentence that says what to do, when it cannot be built.
pub fn need(tool: &Tool) -> Result<()> {
    let Tool { package, version, purpose } = tool;
    let sh = shell()?;
    // What extends cargo tells its version to cargo.
    let told = if let Some(subcommand) = package.strip_prefix("cargo-") {
        cmd!(sh, "cargo {subcommand} --version")
    } else {
        let program = package.trim_end_matches("-cli");
        cmd!(sh, "{program} --version")
    };
    if answer(told).is_some_and(|text| text.split_whitespace().any(|word| word == *version)) {
        return Ok(());
    }
    eprintln!("{package} {version}, {purpose} (once, 1 to 5 minutes)");
    let tools = project::tools();
    // A build folder of its own outlives an interruption, so that the next run goes on where this one stopped.
    let build = tools.join("build");
    cmd!(sh, "cargo install --locked --force {package}@{version} --root {tools}")
        .env("CARGO_TARGET_DIR", &build)
        // Optimized through and through these take three times as long to build, and save a second in each run.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .run()
        .with_context(|| {
            format!(
                "{package} {version} could not be built from crates.io: \
                 see that the network and a C compiler are there, then run this command again"
            )
        })?;
    // It is only disk space: the program is installed whether or not this succeeds.
    let _ = fs::remove_dir_all(build);
    Ok(())
}

/// Adds the components of Rust that the checks use, and the target to which the page compiles, where this toolchain lacks
/// them.
///
/// # Errors
///
/// A sentence that says what to do, when rustup cannot add them.
pub fn need_toolchain() -> Result<()> {
    let sh = shell()?;
    let failure = "rustup could not add what rust-toolchain.toml names: see that Rust was installed by rustup \
                   and that the network is there, then run this command again";
    let has_components =
        ["fmt", "clippy"].iter().all(|name| answer(cmd!(sh, "cargo {name} --version")).is_some());
    if !has_components {
        cmd!(sh, "rustup component add rustfmt clippy").run().context(failure)?;
    }
    let library = answer(cmd!(sh, "rustc --print target-libdir --target {WASM_TARGET}"));
    if !library.is_some_and(|folder| Path::new(&folder).is_dir()) {
        cmd!(sh, "rustup target add {WASM_TARGET}").run().context(failure)?;
    }
    Ok(())
}

/// Whether Node.js is there and new enough to build with.
///
/// # Errors
///
/// A sentence that says what to install.
pub fn need_node() -> Result<()> {
    let sh = shell()?;
    let found = answer(cmd!(sh, "node --version"));
    if found.as_deref().and_then(major_version).is_some_and(|major| major >= NODE_MAJOR) {
        return Ok(());
    }
    let here = found.unwrap_or("none".to_owned());
    bail!(
        "Node.js {NODE_MAJOR} or newer is needed for the icons and for wasm-opt ({here} is here): \
         install it from your system's packages or nodejs.org, then run this command again."
    )
}

fn major_version(text: &str) -> Option<u32> {
    text.trim_start_matches('v').split('.').next()?.parse().ok()
}

/// Installs the packages of package-lock.json, where they are not yet there.
///
/// # Errors
///
/// A sentence that says what to do, when they cannot be installed.
pub fn need_packages() -> Result<()> {
    let root = project::root();
    let lock = stamp::of(&root, &["package.json", "package-lock.json"])?;
    npm(&root, &lock, &["ci"])
}

/// Installs packages of npm at their pins into a folder of their own, where they are not yet there: what only some of the
/// commands need.
///
/// # Errors
///
/// A sentence that says what to do, when they cannot be installed.
pub fn need_npm(folder: &Path, packages: &[&str]) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    npm(folder, &packages.join(" "), &[&["install", "--no-save"], packages].concat())
}

/// Has npm install into a folder, unless it holds what `mark` stands for.
fn npm(folder: &Path, mark: &str, arguments: &[&str]) -> Result<()> {
    // Inside the folder, so that the mark goes when the packages go.
    let mark_file = folder.join("node_modules/.forsyth-packages");
    if stamp::holds(&mark_file, mark) {
        return Ok(());
    }
    let sh = shell()?;
    cmd!(sh, "npm {arguments...} --no-audit --no-fund --ignore-scripts --prefix {folder}").run().context(
        "See that npm (it belongs to Node.js) and the network are there, then run this command again",
    )?;
    stamp::write(&mark_file, mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_is_read_from_what_node_prints() {
        assert_eq!(major_version("v20.20.2"), Some(20));
        assert_eq!(major_version("v8"), Some(8));
        assert_eq!(major_version("nothing"), None);
    }
}
