//! EPD: the strict reader, operations, the writer.

use forsyth::notation::FaultKind::{
    EmptyField, EnPassantRank, ForeignCharacter, LeadingZero, MissingFields, NotANumber, Nothing,
    NumberTooLarge, UnknownOperation, UnknownSide,
};
use forsyth::notation::{
    FaultKind, Field, Operations, Span, operations_in, read_epd, read_lenient, write_epd,
};
use forsyth::position::{Position, Square};
use proptest::prelude::*;

use crate::only_fault;

fn opcodes(operations: &Operations) -> Vec<(&str, &str)> {
    operations.iter().map(|known| (known.opcode.as_str(), known.operands.as_str())).collect()
}

#[test]
fn operations_are_read_as_real_files_have_them() {
    let cases: &[(&str, &[(&str, &str)])] = &[
        ("", &[]),
        (" ; ;;", &[]),
        ("bm Qd1+; id \"BK.01\";", &[("bm", "Qd1+"), ("id", "\"BK.01\"")]),
        ("noop;", &[("noop", "")]),
        ("bm  Nf3   Nc3", &[("bm", "Nf3 Nc3")]),
        (";D1 20 ;D2 400", &[("D1", "20"), ("D2", "400")]),
        ("; bm Nf3", &[("bm", "Nf3")]),
        ("am Nxb6 + ? ; c1 diff=10 ", &[("am", "Nxb6 + ?"), ("c1", "diff=10")]),
        ("c0 \"a; b \\\"c\\\" d\"; c1 x", &[("c0", "\"a; b \\\"c\\\" d\""), ("c1", "x")]),
        ("id \"open; bm Kb2;", &[("id", "\"open; bm Kb2;\"")]),
        ("id \"open\\", &[("id", "\"open\\\\\"")]),
        ("bm b4\0", &[("bm", "b4")]),
        ("id \"a\tb\nc\";", &[("id", "\"a b c\"")]),
        ("v=-385", &[("v", "-385")]),
        ("id=\"x; y\" z", &[("id", "\"x; y\" z")]),
        ("bm e4; bm d4;", &[("bm", "e4"), ("bm", "d4")]),
        ("moves e2e4 e7e5", &[("moves", "e2e4 e7e5")]),
        ("# a \"comment\"", &[("c0", "\"# a \\\"comment\\\"\"")]),
        ("c0 taken; {1}; {2}", &[("c0", "taken"), ("c1", "\"{1}\""), ("c2", "\"{2}\"")]),
        ("bm e4 8/8/8/8/8/8/8/8 b - - bm e5;", &[("bm", "e4")]),
        ("c0 \"8/8/8/8/8/8/8/8\"; bm e5;", &[("c0", "\"8/8/8/8/8/8/8/8\""), ("bm", "e5")]),
    ];
    for (tail, expected) in cases {
        let operations = Operations::parse(tail);
        assert_eq!(opcodes(&operations), *expected, "{tail:?}");
        assert_eq!(Operations::parse(&operations.write()), operations, "{tail:?}");
        assert_eq!(operations.is_empty(), expected.is_empty());
    }
}

#[test]
fn of_repeated_operations_the_last_one_counts_and_all_are_written() {
    let operations = Operations::parse("hmvc 3; bm e4; hmvc 5; bm d4");
    assert_eq!(operations.get("bm"), Some("d4"));
    assert_eq!(operations.get("hmvc"), Some("5"));
    assert_eq!(operations.write(), "hmvc 3; bm e4; hmvc 5; bm d4;");
}

#[test]
fn clocks_are_written_where_they_were_and_follow_the_position() {
    let read = read_epd("4k3/8/8/8/8/8/8/4K3 w - - id \"x\"; fmvn 30; hmvc 7;");
    assert!(read.reading.is_well_formed());
    let mut position = read.reading.position;
    assert_eq!((position.halfmove_clock, position.fullmove_number.get()), (7, 30));
    position.halfmove_clock = 8;
    assert_eq!(
        write_epd(&position, &read.operations),
        "4k3/8/8/8/8/8/8/4K3 w - - id \"x\"; fmvn 30; hmvc 8;"
    );
    assert_eq!(write_epd(&position, &Operations::default()), "4k3/8/8/8/8/8/8/4K3 w - -");
}

#[test]
fn the_strict_reader_faults_each_thing_at_its_place() {
    let cases: &[(&str, FaultKind, Span, Option<&str>)] = &[
        ("", Nothing, Span::at(0), None),
        ("8/8/8/8/8/8/8/8 w", MissingFields(Field::Castling), Span::at(17), Some("8/8/8/8/8/8/8/8 w - -")),
        ("8/8/8/8/8/8/8/8 x - - noop;", UnknownSide, Span::new(16, 17), None),
        (
            "8/8/8/8/8/8/8/8 w  - noop;",
            EmptyField(Field::Castling),
            Span::at(18),
            Some("8/8/8/8/8/8/8/8 w - - noop;"),
        ),
        (
            "8/8/8/8/8/8/8/8 w - e3 noop;",
            EnPassantRank(Square::E3),
            Span::new(20, 22),
            Some("8/8/8/8/8/8/8/8 w - - noop;"),
        ),
        ("8/8/8/8/8/8/8/8 w - - 0 1", UnknownOperation, Span::new(22, 25), None),
        ("8/8/8/8/8/8/8/8 w - - noop; \"x\";", UnknownOperation, Span::new(28, 31), None),
        (
            "8/8/8/8/8/8/8/8 w - - hmvc x;",
            NotANumber(Field::Halfmove),
            Span::new(27, 28),
            Some("8/8/8/8/8/8/8/8 w - - hmvc 0;"),
        ),
        (
            "8/8/8/8/8/8/8/8 w - - hmvc;",
            EmptyField(Field::Halfmove),
            Span::at(26),
            Some("8/8/8/8/8/8/8/8 w - - hmvc 0;"),
        ),
        (
            "8/8/8/8/8/8/8/8 w - - fmvn;",
            EmptyField(Field::Fullmove),
            Span::at(26),
            Some("8/8/8/8/8/8/8/8 w - - fmvn 1;"),
        ),
        (
            "8/8/8/8/8/8/8/8 w - - fmvn 0;",
            LeadingZero,
            Span::new(27, 28),
            Some("8/8/8/8/8/8/8/8 w - - fmvn 1;"),
        ),
        (
            "8/8/8/8/8/8/8/8 w - - fmvn 4294967296;",
            NumberTooLarge(Field::Fullmove),
            Span::new(27, 37),
            Some("8/8/8/8/8/8/8/8 w - - fmvn 1;"),
        ),
        ("8/8/8/8/8/8/8/8 w - - id \"\u{E9}\"; x", ForeignCharacter('\u{E9}'), Span::new(26, 27), None),
    ];
    for (text, kind, span, fixed) in cases {
        let reading = read_epd(text).reading;
        let first = reading.faults.first().unwrap_or_else(|| panic!("{text:?} has a fault"));
        assert_eq!((first.kind, first.span), (*kind, *span), "{text:?}: {:?}", reading.faults);
        let mended = first.fix().map(|fix| fix.apply(text));
        assert_eq!(mended.as_deref(), *fixed, "{text:?}");
        if let Some(mended) = mended {
            assert!(read_epd(&mended).reading.is_well_formed(), "{mended:?}");
        }
    }
}

#[test]
fn the_last_clock_counts_and_has_its_place() {
    let text = "4k3/8/8/8/8/8/8/4K3 w - - hmvc x; hmvc 12; noop;";
    let reading = read_epd(text).reading;
    assert!(reading.is_well_formed(), "{:?}", reading.faults);
    assert_eq!(reading.position.halfmove_clock, 12);
    assert_eq!(reading.fields[4], Some(Span::new(39, 41)));
    assert_eq!(reading.tail, Some(Span::new(26, 48)));
}

#[test]
fn a_record_without_operations_has_no_tail() {
    for (text, tail) in [
        ("4k3/8/8/8/8/8/8/4K3 w - -", None),
        ("4k3/8/8/8/8/8/8/4K3 w - - ", None),
        ("4k3/8/8/8/8/8/8/4K3 w - - noop;", Some(Span::new(26, 31))),
        ("4k3/8/8/8/8/8/8/4K3 w - - ;", Some(Span::new(26, 27))),
    ] {
        assert_eq!(read_epd(text).reading.tail, tail, "{text:?}");
    }
}

#[test]
fn the_lenient_reader_says_where_the_operations_are() {
    for (text, tail, operations) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", None, ""),
        ("4k3/8/8/8/8/8/8/4K3 w - -", None, ""),
        ("4k3/8/8/8/8/8/8/4K3 w - - bm Kd2; noop", Some("bm Kd2; noop"), "bm Kd2; noop;"),
        ("4k3/8/8/8/8/8/8/4K3 w - -; bm Kd2", Some("bm Kd2"), "bm Kd2;"),
        ("\u{FEFF}4k3/8/8/8/8/8/8/4K3 w \u{2013} - 0 1 ; id \u{E9}", Some("; id \u{E9}"), "id \u{E9};"),
        ("position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1d1", Some("moves e1d1"), ""),
        ("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1 # a\"] x", Some("# a"), ""),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1; draw", Some("draw"), "draw;"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 and White wins", Some("and White wins"), ""),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2\n4k3/8/8/8/8/8/8/4K3 b - - bm Kd7; hmvc 9",
            Some("bm Kd2\n4k3/8/8/8/8/8/8/4K3 b - - bm Kd7; hmvc 9"),
            "bm Kd2;",
        ),
    ] {
        let reading = read_lenient(text);
        assert!(reading.is_well_formed(), "{text:?} {:?}", reading.faults);
        let found: Option<String> =
            reading.tail.map(|tail| text.chars().take(tail.end).skip(tail.start).collect());
        assert_eq!(found.as_deref(), tail, "{text:?}");
        assert_eq!(operations_in(text, &reading), operations, "{text:?}");
        assert_eq!(reading.position.halfmove_clock, 0, "the clock of another record");
    }
}

#[test]
fn a_clock_in_a_comment_is_no_clock() {
    let reading = read_lenient("4k3/8/8/8/8/8/8/4K3 w - - c0 \"hmvc 5\"; fmvn 3; fmvn 4;");
    assert_eq!((reading.position.halfmove_clock, reading.position.fullmove_number.get()), (0, 4));
}

#[test]
fn a_clock_behind_a_record_that_is_no_number_is_a_fault_of_the_lenient_reader_too() {
    for (text, kind, found, mended) in [
        ("8/8/8/8/8/8/8/8 w - - hmvc x;", NotANumber(Field::Halfmove), "x", "8/8/8/8/8/8/8/8 w - - hmvc 0;"),
        (
            "\u{FEFF}8/8/8/8/8/8/8/8\tw - - fmvn 99999999999; id \"n\"",
            NumberTooLarge(Field::Fullmove),
            "99999999999",
            "\u{FEFF}8/8/8/8/8/8/8/8\tw - - fmvn 1; id \"n\"",
        ),
        // Of several the last one counts, and what is given before the operations counts more.
        (
            "8/8/8/8/8/8/8/8 w - - hmvc 1; hmvc -4",
            NotANumber(Field::Halfmove),
            "-4",
            "8/8/8/8/8/8/8/8 w - - hmvc 1; hmvc 0",
        ),
        (
            "8/8/8/8/8/8/8/8 w - - 3 fmvn ten; hmvc x;",
            NotANumber(Field::Fullmove),
            "ten",
            "8/8/8/8/8/8/8/8 w - - 3 fmvn 1; hmvc x;",
        ),
    ] {
        let reading = read_lenient(text);
        let fault = only_fault(&reading);
        assert_eq!(fault.kind, kind, "{text:?}");
        let place: String =
            text.chars().skip(fault.span.start).take(fault.span.end - fault.span.start).collect();
        assert_eq!(place, found, "{text:?}");
        let fixed = fault.fix().map(|fix| fix.apply(text)).unwrap_or_default();
        assert_eq!(fixed, mended, "{text:?}");
        assert!(read_lenient(&fixed).is_well_formed(), "{fixed:?}");
    }
    let reading = read_lenient("8/8/8/8/8/8/8/8 w - - hmvc; fmvn 07");
    assert!(reading.is_well_formed(), "an operand that is not written is not given: {:?}", reading.faults);
    assert_eq!(reading.position.fullmove_number.get(), 7);
    let reading = read_lenient("8/8/8/8/8/8/8/7 w - - hmvc x;");
    assert_eq!(reading.faults.len(), 2, "{:?}", reading.faults);
    assert!(reading.faults[0].span.start < reading.faults[1].span.start, "in the order of the text");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_read_as_operations_is_written_and_reads_back(
        tail in "([a-cD][0-9a-z_]{0,3}|[ ;=\"\\\\#\u{E9}\t\n]|\\PC|c[0-9]| ){0,24}",
    ) {
        let operations = Operations::parse(&tail);
        let written = operations.write();
        prop_assert_eq!(&Operations::parse(&written), &operations, "{:?} {:?}", tail, written);
        prop_assert!(written.is_empty() || written.ends_with(';'));
        // Nothing but separators, escapes and closing marks is added or lost.
        let mut left = written.chars();
        for sign in tail.chars().filter(|c| c.is_alphanumeric()) {
            prop_assert!(left.any(|c| c == sign), "{:?} {:?} lacks {:?}", tail, written, sign);
        }
        let record = write_epd(&Position::START, &operations);
        let lenient = read_lenient(&record);
        prop_assert_eq!(lenient.position.board(), Position::START.board());
        if record.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
            let strict = read_epd(&record);
            prop_assert!(strict.reading.is_well_formed(), "{:?} {:?}", record, strict.reading.faults);
            prop_assert_eq!(strict.operations.write(), operations.write());
        }
    }
}
