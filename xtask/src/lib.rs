//! What `cargo xtask …` does, as a library too: the browser tests serve the built page and find the browsers by it.

// A command-line program tells its user on standard error what it is about.
#![allow(clippy::print_stderr)]

pub mod bench;
mod beside;
mod board_themes;
pub mod browsers;
pub mod bundle;
pub mod checks;
pub mod cli;
pub mod copies;
pub mod crates;
mod debian;
pub mod drive;
pub mod eyes;
pub mod fuzz;
pub mod hosting;
pub mod hosts;
mod latex;
pub mod mutants;
pub mod offline;
pub mod pages;
pub mod pins;
pub mod project;
pub mod release;
pub mod seal;
pub mod serve;
pub mod server;
pub mod sizes;
pub mod split;
pub mod sprite;
pub mod stamp;
pub mod tools;
