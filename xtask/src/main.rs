//! The program behind `cargo xtask`.

// A command-line program tells its user on standard error what went wrong.
#![allow(clippy::print_stderr)]

use clap::Parser;
use std::process::ExitCode;
use xtask::cli::Command;

fn main() -> ExitCode {
    match Command::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
