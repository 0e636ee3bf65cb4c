//! The corpus: what the text box reads, an import reads the same way.

use forsyth::import::{Import, SourceKind, import};
use forsyth::notation::{Language, write};

use super::support::{Table, unescape};

#[test]
fn every_lenient_row_imports_to_the_same_position() {
    let Some(table) = Table::open("lenient.tsv") else { return };
    let mut wrong = Vec::new();
    for row in table.rows() {
        let text = unescape(row.get("input"));
        let import = import(&text, None);
        let written = import.first().map(write);
        // One letter of theirs is a piece in Hungarian only, and all others are Hungarian too: read, and told.
        if matches!(row.get("id"), "P-lenient-0236" | "P-lenient-0237") {
            let Import::Positions { source, .. } = import else { panic!("{text}") };
            assert_eq!(source, SourceKind::Localised(Language::Hungarian));
            continue;
        }
        let expected = (row.get("expect") == "ok").then(|| row.get("normalised").to_owned());
        if written != expected {
            wrong.push(format!("{} {text:?}: {written:?}, not {expected:?}", row.get("id")));
        }
    }
    assert!(wrong.is_empty(), "{} rows:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn strict_rows_are_never_another_position() {
    for name in ["fen.tsv", "xfen.tsv", "epd.tsv", "variants.tsv"] {
        let Some(table) = Table::open(name) else { return };
        for row in table.rows().filter(|row| row.get("expect") == "ok") {
            let text = unescape(row.get("input"));
            let lenient = forsyth::notation::read_lenient(&text);
            if lenient.is_well_formed() {
                assert_eq!(import(&text, None).first(), Some(&lenient.position), "{text}");
            }
        }
    }
}

#[test]
fn localised_rows_are_read_or_asked_about() {
    let Some(table) = Table::open("forsyth.tsv") else { return };
    for row in table.rows() {
        let text = unescape(row.get("input"));
        let language = row.get("dialect").strip_prefix("forsyth-").and_then(Language::named);
        let import = import(&text, language);
        match row.get("expect") {
            "ok" => assert_eq!(import.first().map(write).as_deref(), Some(row.get("normalised")), "{text}"),
            _ => assert!(matches!(import, Import::Ambiguous(_) | Import::Unread(_)), "{text} {import:?}"),
        }
    }
}

#[test]
fn the_suites_of_the_corpus_lose_no_line() {
    let Some(folder) = super::support::corpus() else { return };
    for name in ["kaufman.epd", "nolot.epd", "fortresses.epd", "zugzwang-allgeuer.epd", "perftsuite.epd"] {
        let text = std::fs::read_to_string(folder.join("data").join(name)).unwrap();
        let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')).count();
        let Import::Positions { found, unread, .. } = import(&text, None) else { panic!("{name}") };
        let titled = found.iter().filter(|found| found.title.is_some()).count();
        assert!(
            found.len() + unread.len() >= lines || titled > 0,
            "{name}: {} {}",
            found.len(),
            unread.len()
        );
        assert!(found.len() * 10 >= lines * 8, "{name}: {} of {lines}", found.len());
    }
}
