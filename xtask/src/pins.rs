//! The versions of the programs that build and test the page; those of the libraries are in Cargo.toml.

/// Builds the page. Moves with `trunk-version` in Trunk.toml; a later one may want a newer rustc.
pub const TRUNK: &str = "0.21.14";

/// Makes the glue between the page and the wasm. Moves with `wasm-bindgen` in Cargo.toml: the two speak one format.
pub const WASM_BINDGEN: &str = "0.2.129";

/// Drives Firefox. Moves with nothing here, but the Firefox of the day must still be one that it speaks to.
pub const GECKODRIVER: &str = "0.36.0";

/// Holds the crates to deny.toml. Moves with nothing here.
pub const CARGO_DENY: &str = "0.20.2";

/// Looks for advisories about the crates. Moves with nothing here, but must read the database of the day.
pub const CARGO_AUDIT: &str = "0.22.2";
/// Judges the built page. Later ones want a newer Node.js than [`NODE_MAJOR`].
pub const LIGHTHOUSE: &str = "12.8.2";

/// Changes the code to see whether the tests notice. Moves with nothing here.
pub const CARGO_MUTANTS: &str = "27.1.0";

/// Runs the fuzz targets. Moves with `libfuzzer-sys` in fuzz/Cargo.toml only when that says so.
pub const CARGO_FUZZ: &str = "0.13.2";

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
        assert_eq!(value(package, "version"), WASM_BINDGEN);
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
        assert_eq!(value(&read("Trunk.toml"), "trunk-version"), format!("={TRUNK}"));
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
