//! The corpus of positions with expected outcomes, wherever it is found beside the repository.

#![allow(clippy::expect_used, reason = "a table that cannot be read is a test that fails")]

use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;

/// The corpus's folder: `FORSYTH_CORPUS`, else `../shared/fen-corpus`. None where there is none, unless
/// `FORSYTH_REQUIRE_CORPUS` is set, and not to 0: then its absence is a failure.
pub(crate) fn corpus() -> Option<PathBuf> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/fen-corpus");
    let folder = std::env::var_os("FORSYTH_CORPUS").map_or_else(beside, PathBuf::from);
    if folder.join("fen.tsv").is_file() {
        return Some(folder);
    }
    assert!(
        std::env::var_os("FORSYTH_REQUIRE_CORPUS").is_none_or(|value| value == "0"),
        "FORSYTH_REQUIRE_CORPUS is set and there is no corpus in {}",
        folder.display()
    );
    None
}

/// The text of a file of the corpus, `.gz` unpacked; none where there is no corpus.
pub(crate) fn text(name: &str) -> Option<String> {
    let bytes = std::fs::read(corpus()?.join(name)).expect("the corpus has this file");
    if Path::new(name).extension().is_some_and(|extension| extension == "gz") {
        let mut text = String::new();
        GzDecoder::new(bytes.as_slice()).read_to_string(&mut text).expect("a gzipped text");
        return Some(text);
    }
    Some(String::from_utf8(bytes).expect("a text in UTF-8"))
}

/// A table of the corpus: tab separated, a header line, `.gz` unpacked.
pub(crate) struct Table {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// Reads a table, or none where there is no corpus.
    pub(crate) fn open(name: &str) -> Option<Table> {
        let text = text(name)?;
        let mut lines = text.lines().map(|line| line.split('\t').map(str::to_owned).collect::<Vec<_>>());
        let header = lines.next().expect("a header line");
        Some(Table { header, rows: lines.collect() })
    }

    /// Every row.
    pub(crate) fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.iter().map(|cells| Row { header: &self.header, cells })
    }
}

/// One row of a table.
pub(crate) struct Row<'a> {
    header: &'a [String],
    cells: &'a [String],
}

impl<'a> Row<'a> {
    /// The cell of a named column.
    pub(crate) fn get(&self, column: &str) -> &'a str {
        let index = self.header.iter().position(|name| name == column).expect("a column of this table");
        &self.cells[index]
    }
}

/// Resolves the corpus's escapes `\\ \t \n \r \u{HEX}`.
pub(crate) fn unescape(text: &str) -> String {
    let mut result = String::new();
    let mut rest = text.chars();
    while let Some(character) = rest.next() {
        if character != '\\' {
            result.push(character);
            continue;
        }
        match rest.next().expect("a character after the backslash") {
            't' => result.push('\t'),
            'n' => result.push('\n'),
            'r' => result.push('\r'),
            'u' => {
                let digits: String = rest.by_ref().skip(1).take_while(|c| *c != '}').collect();
                let number = u32::from_str_radix(&digits, 16).expect("a hexadecimal number");
                result.push(char::from_u32(number).expect("a character"));
            }
            other => result.push(other),
        }
    }
    result
}
