//! `cargo xtask bench`: how fast the pure parts are, measured natively.

use crate::run::{command, succeed};
use anyhow::Result;

/// Runs the benchmarks whose names contain one of `filters`, or all of them.
///
/// # Errors
///
/// When they do not compile or one of them fails.
pub fn run(filters: &[String]) -> Result<()> {
    let mut bench =
        command("cargo", &["bench", "--package", "forsyth", "--no-default-features", "--bench", "*", "--"]);
    bench.args(filters);
    succeed(bench)
}
