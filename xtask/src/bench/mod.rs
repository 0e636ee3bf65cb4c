//! `cargo xtask bench`: how fast it is, natively and in a real browser, beside what people would use instead.
//!
//! Nothing here fails because it is slow: a table says what was measured and what was wanted.

mod lighthouse;
mod native;
mod page;
mod pages;
mod table;

use crate::{sizes, tools};
use anyhow::Result;
use clap::{Args, ValueEnum};
use table::{Row, Table};

/// What can be measured by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// The pure parts, beside shakmaty
    Native,
    /// The built page in Chromium, beside its markup without the app, a bare page, and one made of chessground and chessops
    Page,
    /// What Lighthouse thinks of the built page
    Lighthouse,
}

/// What the command line says.
#[derive(Debug, Args)]
pub struct Options {
    /// The parts to measure; all of them when none is named
    pub parts: Vec<Part>,
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
            page::measure(&pages, rows)?;
        }
        if wants(Part::Lighthouse) {
            lighthouse::measure(&pages, rows)?;
        }
    }
    Ok(())
}
