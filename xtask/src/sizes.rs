//! What a first visit transfers, and the budget for it.

use crate::{copies, offline, project, stamp};
use anyhow::{Context, Result, bail};
use std::fmt;
use std::fs;
use std::path::Path;

/// The most that the files of the first load may weigh together, in bytes after brotli.
pub const FIRST_LOAD_BUDGET: usize = 170_000;
/// The same for all that one reader can ask for when it is needed, with a language.
pub const ON_DEMAND_BUDGET: usize = 330_000;
/// The function that only the build for measuring has.
const FOR_MEASURING: &str = "__fenBench";
/// How the names of files begin that hold the words of languages. A reader has one.
const WORDS: &str = "words-";
/// What the editor never asks for: the element with a board for other pages, the page about it, and what such a board has
/// that the editor has not.
const OTHERS: [&str; 7] = [
    "embed-demo.js",
    "embed-page.css",
    "embed.css",
    "embed.html",
    "embed.js",
    "forsyth-board.js",
    "tokens.css",
];
/// What the first load names and does not wait for: a script asks for it later, or the browser does, when the page stands
/// or when somebody installs it.
const LATER: [&str; 14] = [
    "failed.js",
    "after.js",
    "annex.css",
    "annex.js",
    "annex_bg.wasm",
    "broken.js",
    "embed.js",
    "icon-180.png",
    "later.css",
    "looks.css",
    "manifest.webmanifest",
    "pieces.js",
    "place.js",
    "speak.js",
];

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
    /// `index.html` and whatever it names, directly or through the styles and scripts that it names.
    pub first_load: Vec<Entry>,
    /// What the page asks for when it is needed, but for the words of languages.
    pub on_demand: Vec<Entry>,
    /// What the system asks for when somebody installs the page.
    pub installing: Vec<Entry>,
    /// What other pages ask for: the element with a board, what only such a board has, and the page about it.
    pub for_others: Vec<Entry>,
    /// The words of each language.
    pub words: Vec<Entry>,
}

/// Prints the weights of the page that is shipped.
///
/// # Errors
///
/// When there is no built page, when a budget is exceeded, or when it holds what is only for measuring.
pub fn report() -> Result<()> {
    if let Some(file) = holding(&project::dist(), FOR_MEASURING)? {
        bail!("{file} holds {FOR_MEASURING}, which is for the build that is measured");
    }
    let report = measure(&project::dist())?;
    print!("{report}");
    keep_within_budgets(&report)
}

fn keep_within_budgets(report: &Report) -> Result<()> {
    for (title, entries, budget) in [
        ("the first load", &report.first_load, FIRST_LOAD_BUDGET),
        ("what is loaded on demand", &report.lazy(), ON_DEMAND_BUDGET),
    ] {
        let total = Report::total(entries).brotli;
        if total > budget {
            bail!(
                "{title} weighs {total} bytes in brotli, {} more than the budget of {budget}",
                total - budget
            );
        }
    }
    Ok(())
}

/// The first built file that holds a text.
fn holding(dist: &Path, text: &str) -> Result<Option<String>> {
    for path in stamp::files(dist)? {
        let bytes = fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        if bytes.windows(text.len()).any(|window| window == text.as_bytes()) {
            return Ok(Some(path.display().to_string()));
        }
    }
    Ok(None)
}

/// Weighs the files of a built page.
///
/// # Errors
///
/// When a file cannot be read.
pub fn measure(dist: &Path) -> Result<Report> {
    let mut files = Vec::new();
    for path in copies::originals(dist)? {
        let bytes = fs::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        let name = path.strip_prefix(dist).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        files.push((name, bytes));
    }
    let start = files.iter().position(|(name, _)| name == "index.html");
    let mut queue = vec![start.with_context(|| format!("{} holds no index.html", dist.display()))?];
    let mut first = vec![false; files.len()];
    while let Some(index) = queue.pop() {
        first[index] = true;
        let (name, bytes) = &files[index];
        if !["html", "css", "js"].contains(&extension(name)) {
            continue;
        }
        let text = String::from_utf8_lossy(bytes);
        let named = |other: &usize| {
            let name = files[*other].0.as_str();
            !first[*other] && !LATER.contains(&name) && mentions(&text, name)
        };
        queue.extend((0..files.len()).filter(named));
    }
    let mut report = Report::default();
    for ((name, _), first) in files.into_iter().zip(first) {
        let (raw, gzip, brotli) = copies::weigh(&dist.join(&name))?;
        let entry = Entry { name, weight: Weight { raw, gzip, brotli } };
        let list = match first {
            true => &mut report.first_load,
            false if offline::is_for_installing(&entry.name) => &mut report.installing,
            false if OTHERS.contains(&entry.name.as_str()) => &mut report.for_others,
            false if entry.name.starts_with(WORDS) => &mut report.words,
            false => &mut report.on_demand,
        };
        list.push(entry);
    }
    Ok(report)
}

/// `words-de-page.json` is of `de`.
fn language_of(name: &str) -> &str {
    name.trim_start_matches(WORDS).split('-').next().unwrap_or_default()
}

fn extension(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, extension)| extension)
}

/// Whether the text holds the name as a whole, so that `a.js` is not found in `data.js`.
fn mentions(text: &str, name: &str) -> bool {
    let in_name = |c: char| c.is_alphanumeric() || c == '-' || c == '_' || c == '.';
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + name.len()..].chars().next());
        !before.is_some_and(in_name) && !after.is_some_and(in_name)
    })
}

impl Report {
    /// All that one reader can ever ask for: what is loaded on demand, and the heaviest language.
    pub fn lazy(&self) -> Vec<Entry> {
        let of = |language: &str| -> Vec<Entry> {
            self.words.iter().filter(|entry| language_of(&entry.name) == language).cloned().collect()
        };
        let languages = self.words.iter().map(|entry| of(language_of(&entry.name)));
        let heaviest = languages.max_by_key(|entries| Self::total(entries).brotli).unwrap_or_default();
        self.on_demand.iter().cloned().chain(heaviest).collect()
    }

    /// The weight of several files together.
    pub fn total(entries: &[Entry]) -> Weight {
        entries.iter().fold(Weight::default(), |sum, Entry { weight, .. }| Weight {
            raw: sum.raw + weight.raw,
            gzip: sum.gzip + weight.gzip,
            brotli: sum.brotli + weight.brotli,
        })
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
            ("To install it", &self.installing),
            ("For other pages", &self.for_others),
            ("Words, of which a reader has one language", &self.words),
        ] {
            if entries.is_empty() {
                continue;
            }
            writeln!(f, "{title:<52} {:>9} {:>9} {:>9}", "raw", "gzip", "brotli")?;
            for entry in entries {
                line(f, &format!("  {}", entry.name), entry.weight)?;
            }
            line(f, "  total", Self::total(entries))?;
        }
        line(f, "On demand with the heaviest language", Self::total(&self.lazy()))?;
        writeln!(f, "The budgets are {FIRST_LOAD_BUDGET} and {ON_DEMAND_BUDGET} bytes in brotli.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn a_page_that_is_too_heavy_is_refused() {
        let weighing =
            |name: &str, brotli| Entry { name: name.into(), weight: Weight { brotli, ..Weight::default() } };
        let report = |first, later, words| Report {
            first_load: vec![weighing("index.html", 1), weighing("app.wasm", first)],
            on_demand: vec![weighing("annex.wasm", later)],
            words: vec![weighing("words-de-page.json", words), weighing("words-fr-page.json", 1)],
            ..Report::default()
        };
        assert!(keep_within_budgets(&report(FIRST_LOAD_BUDGET - 1, ON_DEMAND_BUDGET - 9, 9)).is_ok());
        for (heavy, title) in [
            (report(FIRST_LOAD_BUDGET, 0, 0), "the first load"),
            (report(0, ON_DEMAND_BUDGET - 9, 10), "what is loaded on demand"),
        ] {
            let sentence = keep_within_budgets(&heavy).unwrap_err().to_string();
            assert!(sentence.starts_with(title) && sentence.contains("1 more than the budget"), "{sentence}");
        }
    }

    #[test]
    fn the_first_load_is_what_the_page_names_directly_or_not() {
        let dist = env::temp_dir().join(format!("forsyth-sizes-{}", std::process::id()));
        fs::create_dir_all(dist.join("art")).unwrap();
        let files = [
            (
                "index.html",
                "<link rel=stylesheet href=./main-12.css><script src=\"./boot.js\" data-js='./app.js'>",
            ),
            ("main-12.css", "a{background:url(art/a.png)}"),
            ("boot.js", "import './snippets.js'; later('annex.js')"),
            ("annex.js", "import './more.js'"),
            ("more.js", ""),
            ("snippets.js", ""),
            ("app.js", ""),
            ("art/a.png", "x"),
            ("p.js", ""),
            ("later.json", "{}"),
            ("icon-192.png", "x"),
            ("words-de-page.json", "Zug"),
            ("words-de-annex.json", "Feld"),
            ("words-fr-page.json", "roque"),
        ];
        for (name, text) in files {
            fs::write(dist.join(name), text).unwrap();
        }
        let report = measure(&dist).unwrap();
        let names = |entries: &[Entry]| entries.iter().map(|entry| entry.name.clone()).collect::<Vec<_>>();
        assert_eq!(
            names(&report.first_load),
            ["app.js", "art/a.png", "boot.js", "index.html", "main-12.css", "snippets.js"]
        );
        assert_eq!(names(&report.on_demand), ["annex.js", "later.json", "more.js", "p.js"]);
        assert_eq!(names(&report.installing), ["icon-192.png"]);
        assert_eq!(report.words.len(), 3);
        let found = holding(&dist, "./more.js").unwrap();
        assert!(found.is_some_and(|file| file.ends_with("annex.js")));
        assert_eq!(holding(&dist, FOR_MEASURING).unwrap(), None);
        assert_eq!(names(&report.lazy())[4..], ["words-de-annex.json", "words-de-page.json"]);
        fs::remove_dir_all(&dist).unwrap();
    }
}
