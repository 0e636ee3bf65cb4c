//! What a visit transfers, and the budgets for it.

use crate::{copies, offline, seal};
use anyhow::{Context, Result, bail};
use forsyth::embed::page as embed_page;
use forsyth::i18n::LANGUAGES;
use std::fmt;
use std::fs;
use std::path::Path;

/// The most that the files may weigh together that are transferred before the page works, in bytes after brotli.
pub const FIRST_LOAD_BUDGET: usize = 332_500;
/// The same for everything that one reader can ask for later, with one language.
pub const ON_DEMAND_BUDGET: usize = 418_000;
/// The same for what comes with the first picture of a board that is read: the chunk and the weights.
pub const PICTURES_BUDGET: usize = 200_000;
/// The same for what is fetched before anything is painted: the document, its style, and the script that starts the program.
pub const PAINTED_BUDGET: usize = 22_500;
/// The most that a single chunk of the program may weigh.
pub const CHUNK_BUDGET: usize = 170_000;

/// The function that only the build for measuring has.
const FOR_MEASURING: &str = "__fenBench";
/// How the names of files begin that hold the messages of a language. A reader needs one.
const MESSAGES: &str = "messages-";
/// The weights of what reads pictures, and how the name of its chunk ends.
const FOR_PICTURES: [&str; 2] = ["eyes.bin", "-split_vision.wasm"];
/// What is transferred before the page works, beside the parts of the program and the style.
const FIRST: [&str; 4] = ["boot.js", "crash.js", "favicon.svg", "index.html"];
/// What the editor never asks for: the element with a board for other pages, and what the page about it needs.
const FOR_OTHERS: [&str; 4] = ["embed-demo.js", "embed-page.css", "forsyth-board.js", "tokens.css"];

/// The weight of one file or of several, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight {
    /// As it lies in `dist/`.
    pub raw: usize,
    /// As a host with gzip sends it.
    pub gzip: usize,
    /// As a host with brotli sends it.
    pub brotli: usize,
}

/// One built file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its path in `dist/`, with forward slashes.
    pub name: String,
    /// Its weight.
    pub weight: Weight,
}

/// The built files by when they are transferred.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// What is transferred before the page works.
    pub first_load: Vec<Entry>,
    /// What the page asks for later, but for the messages of languages.
    pub on_demand: Vec<Entry>,
    /// What the page asks for with the first picture of a board.
    pub pictures: Vec<Entry>,
    /// The messages of each language but English, which is in the program.
    pub languages: Vec<Entry>,
    /// What the system asks for when somebody installs the page.
    pub installing: Vec<Entry>,
    /// What other pages ask for.
    pub for_others: Vec<Entry>,
}

/// Prints the weights of a built page.
///
/// # Errors
///
/// When a budget is exceeded, or when the page contains what is only for measuring.
pub fn report(dist: &Path) -> Result<()> {
    let report = measure(dist)?;
    print!("{report}");
    keep_within_budgets(&report)
}

fn keep_within_budgets(report: &Report) -> Result<()> {
    for (title, total, budget) in [
        ("the first load", total(&report.first_load).brotli, FIRST_LOAD_BUDGET),
        ("what is loaded on demand", report.on_demand_in_one_language().brotli, ON_DEMAND_BUDGET),
        ("what reads pictures", total(&report.pictures).brotli, PICTURES_BUDGET),
        ("what is painted first", report.painted().brotli, PAINTED_BUDGET),
        ("the largest chunk", report.largest_chunk(), CHUNK_BUDGET),
    ] {
        if total > budget {
            let excess = total - budget;
            bail!("{title} weighs {total} bytes in brotli, {excess} more than the budget of {budget}");
        }
    }
    Ok(())
}

/// Weighs the files of a built page.
///
/// # Errors
///
/// When a file cannot be read, or contains what is only for measuring.
pub fn measure(dist: &Path) -> Result<Report> {
    let mut report = Report::default();
    for path in copies::originals(dist)? {
        let name = path.strip_prefix(dist).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let bytes = fs::read(&path).with_context(|| format!("{name} cannot be read"))?;
        if bytes.windows(FOR_MEASURING.len()).any(|window| window == FOR_MEASURING.as_bytes()) {
            bail!("{name} contains {FOR_MEASURING}, which is for the build that is measured");
        }
        let (raw, gzip, brotli) = copies::weigh(&path)?;
        report.list_of(&name).push(Entry { name, weight: Weight { raw, gzip, brotli } });
    }
    Ok(report)
}

/// Whether a file is the page about the element, in one of its languages.
fn is_about_embedding(name: &str) -> bool {
    LANGUAGES.iter().any(|tag| embed_page::address(tag) == name)
}

/// The weight of several files together.
fn total(entries: &[Entry]) -> Weight {
    entries.iter().fold(Weight::default(), |sum, Entry { weight, .. }| Weight {
        raw: sum.raw + weight.raw,
        gzip: sum.gzip + weight.gzip,
        brotli: sum.brotli + weight.brotli,
    })
}

impl Report {
    fn list_of(&mut self, name: &str) -> &mut Vec<Entry> {
        if FIRST.contains(&name) || seal::is_first_loaded(name) {
            &mut self.first_load
        } else if FOR_OTHERS.contains(&name) || is_about_embedding(name) {
            &mut self.for_others
        } else if offline::is_for_installing(name) {
            &mut self.installing
        } else if FOR_PICTURES.iter().any(|ending| name.ends_with(ending)) {
            &mut self.pictures
        } else if name.starts_with(MESSAGES) {
            &mut self.languages
        } else {
            &mut self.on_demand
        }
    }

    /// What is fetched before anything is painted.
    fn painted(&self) -> Weight {
        let is_painted = |entry: &&Entry| {
            ["boot.js", "index.html"].contains(&&*entry.name) || seal::ending(&entry.name) == Some(".css")
        };
        total(&self.first_load.iter().filter(is_painted).cloned().collect::<Vec<_>>())
    }

    /// The weight of the heaviest chunk.
    fn largest_chunk(&self) -> usize {
        let chunks = self.on_demand.iter().filter(|entry| seal::ending(&entry.name).is_some());
        chunks.map(|entry| entry.weight.brotli).max().unwrap_or_default()
    }

    /// All that one reader can ask for later: with the heaviest language.
    fn on_demand_in_one_language(&self) -> Weight {
        let heaviest = self.languages.iter().max_by_key(|entry| entry.weight.brotli);
        total(&self.on_demand.iter().chain(heaviest).cloned().collect::<Vec<_>>())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |f: &mut fmt::Formatter<'_>, name: &str, Weight { raw, gzip, brotli }: Weight| {
            writeln!(f, "{name:<52} {raw:>9} {gzip:>9} {brotli:>9}")
        };
        for (title, entries) in [
            ("First load", &self.first_load),
            ("On demand", &self.on_demand),
            ("To read pictures", &self.pictures),
            ("Languages, of which a reader needs one", &self.languages),
            ("To install it", &self.installing),
            ("For other pages", &self.for_others),
        ] {
            writeln!(f, "{title:<52} {:>9} {:>9} {:>9}", "raw", "gzip", "brotli")?;
            for entry in entries {
                line(f, &format!("  {}", entry.name), entry.weight)?;
            }
            line(f, "  total", total(entries))?;
        }
        line(f, "Painted first", self.painted())?;
        line(f, "On demand with the heaviest language", self.on_demand_in_one_language())?;
        writeln!(
            f,
            "The budgets in bytes of brotli: {PAINTED_BUDGET} for what is painted first, {FIRST_LOAD_BUDGET} for the first \
             load, {ON_DEMAND_BUDGET} for the rest, {PICTURES_BUDGET} to read pictures, {CHUNK_BUDGET} for a chunk."
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn a_page_that_is_too_heavy_is_refused() {
        let entry =
            |name: &str, brotli| Entry { name: name.into(), weight: Weight { brotli, ..Weight::default() } };
        let report = |first, later, language| Report {
            first_load: vec![entry("index.html", 1), entry("main.wasm", first)],
            on_demand: vec![entry("chunk.wasm", later)],
            languages: vec![entry("messages-de.txt", language), entry("messages-fr.txt", 1)],
            ..Report::default()
        };
        assert!(keep_within_budgets(&report(FIRST_LOAD_BUDGET - 1, ON_DEMAND_BUDGET - 9, 9)).is_ok());
        let painted =
            Report { first_load: vec![entry("index.html", PAINTED_BUDGET + 1)], ..Report::default() };
        let name = "forsyth-0123456789abcdef-split_exporting.wasm";
        let chunk = Report { on_demand: vec![entry(name, CHUNK_BUDGET + 1)], ..Report::default() };
        for (heavy, title) in [
            (report(FIRST_LOAD_BUDGET, 0, 0), "the first load"),
            (report(0, ON_DEMAND_BUDGET - 9, 10), "what is loaded on demand"),
            (painted, "what is painted first"),
            (chunk, "the largest chunk"),
        ] {
            let sentence = keep_within_budgets(&heavy).unwrap_err().to_string();
            assert!(sentence.starts_with(title) && sentence.contains("1 more than the budget"), "{sentence}");
        }
    }

    #[test]
    fn files_are_listed_by_when_they_are_transferred() {
        let dist = env::temp_dir().join(format!("forsyth-sizes-{}", std::process::id()));
        fs::create_dir_all(&dist).unwrap();
        for name in [
            "boot.js",
            "embed.fr.html",
            "embed.html",
            "eyes.bin",
            "forsyth-0123456789abcdef-link.js",
            "forsyth-0123456789abcdef-split_deferred.wasm",
            "forsyth-0123456789abcdef-split_vision.wasm",
            "forsyth-0123456789abcdef.js",
            "forsyth-0123456789abcdef_bg.wasm",
            "forsyth-board.js",
            "forsyth-fedcba9876543210.css",
            "icon-192.png",
            "index.html",
            "messages-de.txt",
            "sw.js",
        ] {
            fs::write(dist.join(name), "x").unwrap();
        }
        let report = measure(&dist).unwrap();
        let names = |entries: &[Entry]| entries.iter().map(|entry| entry.name.clone()).collect::<Vec<_>>();
        assert_eq!(report.first_load.len(), 6, "{report}");
        assert_eq!(names(&report.on_demand), ["forsyth-0123456789abcdef-split_deferred.wasm", "sw.js"]);
        assert_eq!(names(&report.pictures), ["eyes.bin", "forsyth-0123456789abcdef-split_vision.wasm"]);
        assert_eq!(names(&report.languages), ["messages-de.txt"]);
        assert_eq!(names(&report.installing), ["icon-192.png"]);
        assert_eq!(names(&report.for_others), ["embed.fr.html", "embed.html", "forsyth-board.js"]);
        fs::write(dist.join("sw.js"), FOR_MEASURING).unwrap();
        assert!(measure(&dist).is_err());
        fs::remove_dir_all(&dist).unwrap();
    }
}
