//! Every language has the messages of English, with the same variables.

use messages::{Catalogue, LANGUAGES, compile, differences, read, rust};
use std::fs;
use std::path::{Path, PathBuf};

fn locale() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../locale")
}

fn catalogue(language: &str, text: &str) -> Catalogue {
    Catalogue::parse(language, &[("page.ftl", text)]).unwrap_or_else(|error| panic!("{error}"))
}

fn error_of(text: &str) -> String {
    Catalogue::parse("de", &[("page.ftl", text)]).err().unwrap_or_default()
}

fn compared(english: &str, other: &str) -> Vec<String> {
    differences(&catalogue("en", english), &catalogue("de", other))
}

#[test]
fn the_languages_of_the_application_are_complete() {
    let catalogues = read(&locale()).unwrap_or_else(|errors| panic!("{}", errors.join("\n")));
    assert_eq!(catalogues.len(), LANGUAGES.len());
    let english = &catalogues[0];
    for other in &catalogues {
        assert_eq!(compile(english, other).split('\n').count(), english.messages.len());
    }
}

/// In French a space precedes these signs. A space that can break would let a line begin with one.
#[test]
fn in_french_no_line_begins_with_a_punctuation_mark() {
    let mut lines = 0;
    for file in fs::read_dir(locale().join("fr")).unwrap() {
        let file = file.unwrap().path();
        let text = fs::read_to_string(&file).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let breaking = [" :", " ;", " ?", " !", " »", "« "].into_iter().find(|sign| line.contains(sign));
            assert_eq!(breaking, None, "{}: {line}", file.display());
            lines += 1;
        }
    }
    assert!(lines > 1_000, "{lines}");
}

#[test]
fn all_files_of_a_language_are_one_catalogue() {
    let files = [("a.ftl", "copy = Copy { -name }"), ("b.ftl", "-name = FEN\nagain = { copy } again")];
    let english = Catalogue::parse("en", &files).unwrap();
    assert_eq!(compile(&english, &english), "Copy FEN\nCopy FEN again");
    let twice = Catalogue::parse("en", &[("a.ftl", "a = A"), ("b.ftl", "a = B")]).unwrap_err();
    assert_eq!(twice, "en/b.ftl: a is defined twice");
}

#[test]
fn a_missing_or_unknown_message_is_reported() {
    assert_eq!(compared("a = A\nb = B", "a = Ä"), ["de: b is missing"]);
    assert_eq!(compared("a = A", "a = Ä\nb = B"), ["de/page.ftl: English has no b"]);
    assert!(compared("a = A", "a = Ä").is_empty());
}

#[test]
fn a_delimiter_in_a_text_is_reported() {
    for text in ["a = B^", "a = { \"<\" }", "a = { $x ->\n    [one] |\n   *[other] B\n }"] {
        let error = error_of(text);
        assert!(error.contains("is a delimiter"), "{error}");
    }
}

#[test]
fn other_variables_are_reported() {
    let errors = compared("a = { $square } and { $count }", "a = { $square }");
    assert!(errors.len() == 1 && errors[0].contains("a has"), "{errors:?}");
    assert!(compared("a = { $one }, { $two }", "a = { $two }; { $one }").is_empty());
}

#[test]
fn a_variant_that_is_never_chosen_is_reported() {
    let english = "a = { $color ->\n [white] W\n *[black] B\n }";
    let errors = compared(english, "a = { $color ->\n [weiss] W\n *[other] B\n }");
    assert_eq!(errors, ["de/page.ftl: a: $color is never weiss"]);
    let errors = compared(english, "a = von { $color }");
    assert_eq!(errors, ["de/page.ftl: a: $color is an identifier; select a variant by it"]);
}

#[test]
fn a_missing_variant_is_reported() {
    let english = "a = { $color ->\n [white] W\n *[black] B\n }";
    let errors = compared(english, "a = { $color ->\n *[black] B\n }");
    assert_eq!(errors, ["de/page.ftl: a: $color has no variant for white, and no variant other"]);
    assert!(compared(english, "a = { $color ->\n [white] W\n *[other] B\n }").is_empty());
}

#[test]
fn a_syntax_error_is_reported_with_its_line() {
    let error = error_of("a = A\nb = { $x ->\n");
    assert!(error.starts_with("de/page.ftl: line "), "{error}");
}

#[test]
fn messages_are_compiled_in_the_order_of_english() {
    let english =
        catalogue("en", "a = { $from } to { $to }\nb = { $count ->\n [one] one\n *[other] { $count }\n }");
    let french = catalogue(
        "fr",
        "b = { $count ->\n [one] un\n *[other] { $count }\n }\na = vers { $to } de { $from }",
    );
    assert_eq!(compile(&english, &french), "vers ^1 de ^0\n<0|0`un|1`un|`^0>");
    let code = rust(&english);
    assert!(
        code.contains("pub fn a<'a>(&self, from: impl Into<Value<'a>>, to: impl Into<Value<'a>>) -> String"),
        "{code}"
    );
}

#[test]
fn a_literal_can_name_a_character() {
    let english = catalogue("en", "a = x{\"\\u00A0\"}y{\" \"}");
    assert_eq!(compile(&english, &english), "x\u{A0}y ");
}

#[test]
fn a_reference_is_replaced_by_the_pattern_of_the_other_message() {
    let english = catalogue("en", "a = x { $color ->\n [white] W\n *[black] B\n }\nb = ({ a })");
    assert_eq!(compile(&english, &english).lines().nth(1), Some("(x <0|white`W|`B>)"));
    assert_eq!(error_of("b = { a }"), "de/page.ftl: b: there is no a");
    assert_eq!(error_of("a = { b }\nb = { a }"), "de/page.ftl: a: a refers to itself");
}
