//! Every language says everything that English says, with the same things filled in.

use std::fs;
use std::path::Path;
use words::{Catalogue, LANGUAGES, TABLES, data, differences, read, rust};

fn catalogue(language: &str, page: &str) -> Catalogue {
    Catalogue::parse(language, &[page, "", "", "", ""]).unwrap_or_else(|fault| panic!("{fault}"))
}

fn compared(english: &str, other: &str) -> Vec<String> {
    differences(&catalogue("en", english), &catalogue("de", other))
}

#[test]
fn the_languages_of_the_app_are_complete() {
    let locale = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locale");
    let catalogues = read(&locale).unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
    assert_eq!(catalogues.len(), LANGUAGES.len());
    for table in TABLES {
        let lines = |catalogue| data(&catalogues[0], catalogue, table).lines().count();
        assert!(catalogues.iter().all(|one| lines(one) == catalogues[0].table(table).len()), "{table}");
    }
}

/// A sign that stands apart from its word would begin the next line.
#[test]
fn in_french_no_line_begins_with_a_sign() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locale/fr");
    let mut messages = 0;
    for file in fs::read_dir(folder).unwrap() {
        let file = file.unwrap().path();
        let text = fs::read_to_string(&file).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let apart = [" :", " ;", " ?", " !", " »", "« "].into_iter().find(|sign| line.contains(sign));
            assert_eq!(apart, None, "{}: {line}", file.display());
            messages += 1;
        }
    }
    assert!(messages > 1_000, "{messages}");
}

#[test]
fn a_message_too_few_or_too_many_is_named() {
    assert_eq!(compared("a = A\nb = B", "a = Ä"), ["de/page.ftl: b is missing"]);
    assert_eq!(compared("a = A", "a = Ä\nb = B"), ["de/page.ftl: English has no b"]);
    assert!(compared("a = A", "a = Ä").is_empty());
}

#[test]
fn a_sign_that_is_a_mark_is_named() {
    for message in ["a = B^", "a = { \"<\" }", "a = { $x ->\n    [one] |\n   *[other] B\n }"] {
        let fault = Catalogue::parse("de", &[message, "", "", "", ""]).unwrap_err();
        assert!(fault.contains("is a mark"), "{fault}");
    }
}

#[test]
fn other_arguments_are_named() {
    let faults = compared("a = { $square } and { $count }", "a = { $square }");
    assert!(faults.len() == 1 && faults[0].contains("a has"), "{faults:?}");
    assert!(compared("a = { $one }, { $two }", "a = { $two }; { $one }").is_empty());
}

#[test]
fn a_choice_that_can_never_be_made_is_named() {
    let english = "a = { $color ->\n [white] W\n *[black] B\n }";
    let faults = compared(english, "a = { $color ->\n [weiss] W\n *[other] B\n }");
    assert_eq!(faults, ["de/page.ftl: a: $color is never weiss"]);
    let faults = compared(english, "a = von { $color }");
    assert_eq!(faults, ["de/page.ftl: a: $color is a name; choose words by it"]);
}

#[test]
fn a_forgotten_case_is_named() {
    let english = "a = { $color ->\n [white] W\n *[black] B\n }";
    let faults = compared(english, "a = { $color ->\n *[black] B\n }");
    assert_eq!(faults, ["de/page.ftl: a: $color has no case for white, and none for every other"]);
    assert!(compared(english, "a = { $color ->\n [white] W\n *[other] B\n }").is_empty());
}

#[test]
fn what_is_no_fluent_is_refused_with_its_line() {
    let error = Catalogue::parse("de", &["a = A\nb = { $x ->\n", "", "", "", ""]).unwrap_err();
    assert!(error.starts_with("de/page.ftl: line "), "{error}");
    let twice = Catalogue::parse("de", &["a = A\na = B", "", "", "", ""]).unwrap_err();
    assert_eq!(twice, "de/page.ftl: a is there twice");
}

#[test]
fn the_table_is_in_the_order_of_english_with_its_arguments() {
    let english =
        catalogue("en", "a = { $from } to { $to }\nb = { $count ->\n [one] one\n *[other] { $count }\n }");
    let french = catalogue(
        "fr",
        "b = { $count ->\n [one] un\n *[other] { $count }\n }\na = vers { $to } de { $from }",
    );
    assert_eq!(data(&english, &french, "page"), "vers ^1 de ^0\n<0|0`un|1`un|`^0>");
    let code = rust(&english, "page");
    assert!(
        code.contains("pub fn a<'a>(&self, from: impl Into<Value<'a>>, to: impl Into<Value<'a>>) -> String"),
        "{code}"
    );
}

#[test]
fn a_literal_can_name_a_character() {
    let english = catalogue("en", "a = x{\"\\u00A0\"}y{\" \"}");
    assert_eq!(data(&english, &english, "page"), "x\u{A0}y ");
}

#[test]
fn a_message_spells_out_another_one() {
    let english = catalogue("en", "a = x { $color ->\n [white] W\n *[black] B\n }\nb = ({ a })");
    assert_eq!(data(&english, &english, "page").lines().nth(1), Some("(x <0|white`W|`B>)"));
    assert!(
        Catalogue::parse("en", &["b = { a }", "", "", "", ""])
            .unwrap_err()
            .contains("there is no a before it")
    );
}
