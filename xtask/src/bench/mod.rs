//! `cargo xtask bench`: how fast it is, natively and in a real browser, beside what people would use instead.
//!
//! Nothing here fails because it is slow: a table says what was measured and what was wanted.

mod lighthouse;
mod native;
mod page;
mod pages;
mod table;

use crate::{sizes, tools};
use anyhow::{Context, Result};
use table::{Row, Table};

/// What can be measured by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The pure parts, beside shakmaty.
    Native,
    /// The built page in Chromium, beside its markup without the app, a bare page, and one made of chessground and chessops.
    Page,
    /// What Lighthouse thinks of the built page.
    Lighthouse,
}

impl Part {
    const ALL: [Self; 3] = [Self::Native, Self::Page, Self::Lighthouse];

    const fn name(self) -> &'static str {
        match self {
            Self::Native => "native",
            Self::Page => "page",
            Self::Lighthouse => "lighthouse",
        }
    }

    /// The part of this name.
    ///
    /// # Errors
    ///
    /// A sentence with the names that there are.
    pub fn named(name: &str) -> Result<Self> {
        let names = Self::ALL.map(Self::name).join(", ");
        let part = Self::ALL.into_iter().find(|part| part.name() == name);
        part.with_context(|| format!("`{name}` cannot be measured by itself; these can: {names}"))
    }
}

/// What the command line said.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The parts to measure; all of them when empty.
    pub parts: Vec<Part>,
    /// Which native benchmarks, by pieces of their names; all of them when empty.
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
