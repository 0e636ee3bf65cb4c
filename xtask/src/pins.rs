//! The versions of the programs that build and test the page; those of the libraries are in Cargo.toml.

/// A program that `cargo install` brings into the checkout.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// The crate that holds it.
    pub package: &'static str,
    /// The version that everything here was tried with.
    pub version: &'static str,
    /// What it is for, as the end of a sentence.
    pub purpose: &'static str,
}

impl Tool {
    const fn new(package: &'static str, version: &'static str, purpose: &'static str) -> Self {
        Self { package, version, purpose }
    }
}

/// Moves with `trunk-version` in Trunk.toml; a later one may want a newer rustc.
pub const TRUNK: Tool = Tool::new("trunk", "0.21.14", "which builds the page");

/// Moves with `wasm-bindgen` in Cargo.toml: the two speak one format.
pub const WASM_BINDGEN: Tool =
    Tool::new("wasm-bindgen-cli", "0.2.129", "which makes the glue between the page and the program");

/// Moves with nothing here, but the Firefox of the day must still be one that it speaks to.
pub const GECKODRIVER: Tool = Tool::new("geckodriver", "0.36.0", "which drives Firefox");

/// Moves with nothing here.
pub const CARGO_DENY: Tool = Tool::new("cargo-deny", "0.20.2", "which holds the crates to deny.toml");
/// Moves with nothing here, but must read the database of the day.
pub const CARGO_AUDIT: Tool =
    Tool::new("cargo-audit", "0.22.2", "which looks for advisories about the crates");
/// Moves with nothing here.
pub const CARGO_MUTANTS: Tool =
    Tool::new("cargo-mutants", "27.1.0", "which changes the code to see whether the tests notice");

/// Moves with `libfuzzer-sys` in fuzz/Cargo.toml only when that says so.
pub const CARGO_FUZZ: Tool = Tool::new("cargo-fuzz", "0.13.2", "which runs the fuzz targets");

/// Judges the built page. Later ones want a newer Node.js than [`NODE_MAJOR`].
pub const LIGHTHOUSE: &str = "12.8.2";

/// Drives Chromium where the page is measured. Later ones want a newer Node.js than [`NODE_MAJOR`].
pub const PUPPETEER: &str = "24.17.1";

/// The oldest Node.js whose npm reads package-lock.json and which runs wasm-opt. Moves with `engines` in package.json.
pub const NODE_MAJOR: u32 = 20;

/// What the page compiles to. Moves with `targets` in rust-toolchain.toml.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;
    use std::fs;

    fn read(name: &str) -> String {
        fs::read_to_string(project::root().join(name)).unwrap()
    }

    /// The text between the quotes after the first `key = "`.
    fn value<'a>(text: &'a str, key: &str) -> &'a str {
        let (_, rest) = text.split_once(&format!("{key} = \"")).unwrap();
        rest.split_once('"').unwrap().0
    }

    #[test]
    fn the_wasm_bindgen_program_is_the_one_of_the_library() {
        let lock = read("Cargo.lock");
        let (_, package) = lock.split_once("name = \"wasm-bindgen\"\n").unwrap();
        assert_eq!(value(package, "version"), WASM_BINDGEN.version);
    }

    /// They are a workspace of their own, which no command on this one brings up to date.
    #[test]
    fn the_fuzz_targets_know_the_version() {
        let manifest = read("Cargo.toml");
        for file in ["Cargo.lock", "fuzz/Cargo.lock"] {
            let lock = read(file);
            let (_, package) = lock.split_once("name = \"forsyth\"\n").unwrap();
            assert_eq!(value(package, "version"), value(&manifest, "version"), "{file}");
        }
    }

    #[test]
    fn trunk_is_the_one_that_its_file_demands() {
        assert_eq!(value(&read("Trunk.toml"), "trunk-version"), format!("={}", TRUNK.version));
    }

    #[test]
    fn the_rust_version_is_that_of_the_toolchain() {
        let (manifest, toolchain) = (read("Cargo.toml"), read("rust-toolchain.toml"));
        let (promised, installed) = (value(&manifest, "rust-version"), value(&toolchain, "channel"));
        assert!(installed == promised || installed.starts_with(&format!("{promised}.")));
        assert!(toolchain.contains(&format!("\"{WASM_TARGET}\"")));
    }

    #[test]
    fn node_is_the_one_that_the_package_demands() {
        assert!(read("package.json").contains(&format!("\"node\": \">={NODE_MAJOR}\"")));
    }
}
