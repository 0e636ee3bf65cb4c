//! `cargo xtask bench`: how fast it is, natively and in a real browser, beside what people would use instead.
//!
//! Nothing here fails because it is slow: a table says what was measured and what was wanted.

mod lighthouse;
mod native;
mod page;
mod pages;
mod table;

use crate::{project, sizes, tools};
use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use std::fs;
use table::{Row, Table};

/// What can be measured by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// The pure parts, beside shakmaty
    Native,
    /// The built page in Chromium, beside a bare page and one made of chessground and chessops: into docs/speed.md
    Page,
    /// What Lighthouse thinks of the built page
    Lighthouse,
}

/// What the command line says.
#[derive(Debug, Args)]
pub struct Options {
    /// The parts to measure; all of them when none is named
    pub parts: Vec<Part>,
    /// How often each number of the page is measured
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u16).range(1..))]
    pub runs: u16,
    /// Which native benchmarks, by pieces of their names
    #[arg(last = true, value_name = "FILTER")]
    pub filters: Vec<String>,
}

/// Measures, and prints one table.
///
/// # Errors
///
/// When something that was asked for could not be measured.
pub fn run(options: &Options) -> Result<()> {
    let mut rows = Vec::new();
    let done = measure(options, &mut rows);
    // Also what was measured before something failed.
    if !rows.is_empty() {
        print!("{}", Table(rows));
    }
    done
}

fn measure(options: &Options, rows: &mut Vec<Row>) -> Result<()> {
    let wants = |part| options.parts.is_empty() || options.parts.contains(&part);
    if wants(Part::Native) {
        native::measure(&options.filters, rows)?;
    }
    if wants(Part::Page) || wants(Part::Lighthouse) {
        tools::need_node()?;
        let pages = pages::Pages::make()?;
        if wants(Part::Page) {
            println!("{}", sizes::measure(pages.shipped())?);
            let begin = rows.len();
            let machine = page::measure(&pages, options.runs, rows)?;
            keep(&machine, &rows[begin..])?;
        }
        if wants(Part::Lighthouse) {
            lighthouse::measure(&pages, rows)?;
        }
    }
    Ok(())
}

/// Where the last measurement of the page is kept. What people write there begins with [`NOTES`].
const KEPT: &str = "docs/speed.md";
const NOTES: &str = "## Notes\n";

/// Puts the table of the page into the documents; the notes below it stay.
fn keep(machine: &str, rows: &[Row]) -> Result<()> {
    let file = project::root().join(KEPT);
    let before = fs::read_to_string(&file).unwrap_or_default();
    let notes = before.find(NOTES).map_or("", |at| &before[at..]);
    let table = Table(rows.to_vec());
    let text = format!("{}\n\n{machine}\n\n{table}\n{notes}", include_str!("head.md").trim_end());
    fs::write(&file, text).with_context(|| format!("{} cannot be written", file.display()))
}
