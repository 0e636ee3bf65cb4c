//! Where things are, and how other programs are run among them.

use anyhow::Result;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use xshell::{Cmd, Shell};

/// The top of the checkout.
pub fn root() -> PathBuf {
    // What cargo says at run time comes first: a checkout may have moved since this was compiled.
    let package = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&package).parent().unwrap_or(Path::new(".")).to_path_buf()
}

/// The built page.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// What the commands install, generate and remember. It is not cargo's own target folder where that has been moved.
pub fn target() -> PathBuf {
    root().join("target")
}

/// The root of `cargo install` for the programs at their pins; they are in its `bin`.
pub fn tools() -> PathBuf {
    target().join("tools")
}

/// What the build makes for index.html to take in. Moves with index.html.
pub fn generated() -> PathBuf {
    target().join("generated")
}

/// The search path under which everything here runs: the programs at their pins come before the system's.
fn search_path() -> OsString {
    let system = env::var_os("PATH").unwrap_or_default();
    let own = [tools().join("bin"), root().join("node_modules/.bin")];
    env::join_paths(own.into_iter().chain(env::split_paths(&system))).unwrap_or(system)
}

/// The first of `names` that is a file in a folder of the search path.
pub fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = search_path();
    names
        .iter()
        .find_map(|name| env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file()))
}

/// A shell at the top of the checkout, under the project's own search path.
///
/// # Errors
///
/// When there is no current folder.
pub fn shell() -> Result<Shell> {
    let shell = Shell::new()?;
    shell.change_dir(root());
    shell.set_var("PATH", search_path());
    Ok(shell)
}

/// What a program prints, or nothing when it is not there or does not succeed.
pub fn answer(command: Cmd<'_>) -> Option<String> {
    command.quiet().ignore_stderr().read().ok()
}
