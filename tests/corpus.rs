//! The corpus on top of the repository's own cases.

mod support;

use forsyth::notation::{Dialect, Reading, read, read_lenient, write};
use support::{Table, unescape};

fn reading(text: &str, dialect: &str) -> Option<Reading> {
    if matches!(dialect, "lenient" | "url" | "uci" | "pgn" | "figurine") {
        return Some(read_lenient(text));
    }
    Dialect::ALL.into_iter().find(|known| known.name() == dialect).map(|dialect| read(text, dialect))
}

/// Verdict, canonical text and field of every row of a table of single texts.
fn every_row(name: &str) {
    let Some(table) = Table::open(name) else { return };
    let mut wrong = Vec::new();
    let mut rows = 0;
    for row in table.rows() {
        let text = unescape(row.get("input"));
        let Some(reading) = reading(&text, row.get("dialect")) else {
            panic!("{}: no such dialect", row.get("id"))
        };
        let (verdict, field) = match reading.faults.first() {
            None => ("ok", "-"),
            Some(fault) => ("error", fault.kind.field().name()),
        };
        let written = if verdict == "ok" { write(&reading.position) } else { "-".to_owned() };
        if (verdict, field, written.as_str())
            != (row.get("expect"), row.get("error_field"), row.get("normalised"))
        {
            wrong.push(format!("{} {:?}: {verdict} {field} {written}", row.get("id"), text));
        }
        rows += 1;
    }
    assert!(wrong.is_empty(), "{} of {rows} rows of {name}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(rows > 0, "{name} has rows");
}

#[test]
fn strict_fen_rows() {
    every_row("fen.tsv");
}

#[test]
fn strict_xfen_and_shredder_rows() {
    every_row("xfen.tsv");
}

#[test]
fn variant_rows() {
    every_row("variants.tsv");
}

#[test]
fn lenient_rows() {
    every_row("lenient.tsv");
}

#[test]
fn canonical_text_of_played_positions_is_what_was_read() {
    let Some(table) = Table::open("differential.tsv.gz") else { return };
    let mut rows = 0;
    for row in table.rows() {
        let text = row.get("fen");
        let lenient = read_lenient(text);
        assert!(lenient.is_well_formed(), "{} {text}: {:?}", row.get("id"), lenient.faults);
        assert_eq!(write(&lenient.position), text, "{}", row.get("id"));
        if row.get("kind") == "std" {
            let strict = read(text, Dialect::Fen);
            assert!(strict.is_well_formed(), "{} {text}: {:?}", row.get("id"), strict.faults);
            assert_eq!(strict.position, lenient.position, "{}", row.get("id"));
        }
        rows += 1;
    }
    assert!(rows > 10_000);
}

#[test]
fn every_text_of_the_corpus_is_read_to_its_end_in_every_dialect() {
    for (name, column) in [
        ("fen.tsv", "input"),
        ("xfen.tsv", "input"),
        ("epd.tsv", "input"),
        ("variants.tsv", "input"),
        ("lenient.tsv", "input"),
        ("forsyth.tsv", "input"),
        ("mutated.tsv.gz", "input"),
    ] {
        let Some(table) = Table::open(name) else { return };
        for row in table.rows() {
            let text = unescape(row.get(column));
            let length = text.chars().count();
            let readings = Dialect::ALL.into_iter().map(|dialect| read(&text, dialect));
            for reading in readings.chain([read_lenient(&text)]) {
                for fault in &reading.faults {
                    let fixed = fault.fix.as_ref().map(|fix| fix.span);
                    for span in [Some(fault.span), Some(fault.context), fixed].into_iter().flatten() {
                        assert!(span.start <= span.end && span.end <= length, "{text:?} {fault:?}");
                    }
                }
            }
        }
    }
}
