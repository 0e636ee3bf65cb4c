//! The program behind `cargo xtask`.

// A command-line program tells its user on standard error what went wrong.
#![allow(clippy::print_stderr)]

use std::env;
use std::process::ExitCode;
use xtask::cli::Command;

fn main() -> ExitCode {
    let result = Command::parse(env::args().skip(1)).and_then(Command::run);
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
