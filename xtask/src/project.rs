//! Where things are.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The top of the checkout, wherever cargo was called in it.
pub fn root() -> PathBuf {
    let compiled = Path::new(env!("CARGO_MANIFEST_DIR"));
    // What cargo says at run time comes first: a checkout may have moved since this was compiled.
    let said = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let starts = said.into_iter().chain(env::current_dir());
    starts
        .flat_map(|start| start.ancestors().map(Path::to_path_buf).collect::<Vec<_>>())
        .find(|folder| folder.join("xtask/Cargo.toml").is_file())
        .unwrap_or_else(|| compiled.parent().unwrap_or(compiled).to_path_buf())
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
pub fn search_path() -> OsString {
    let system = env::var_os("PATH").unwrap_or_default();
    let own = [tools().join("bin"), root().join("node_modules/.bin")];
    env::join_paths(own.into_iter().chain(env::split_paths(&system))).unwrap_or(system)
}

/// The first of `names` that is a file in a folder of [`search_path`].
pub fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = search_path();
    names.iter().find_map(|name| {
        let name = format!("{name}{}", env::consts::EXE_SUFFIX);
        env::split_paths(&path).map(|folder| folder.join(&name)).find(|file| file.is_file())
    })
}
