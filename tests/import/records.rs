//! Records: alone, in files, in local letters.

use forsyth::import::{Import, Reason, RemarkKind, import};
use forsyth::notation::{FaultKind, Language, write};
use forsyth::position::Color;

use super::{START, only, positions, reason};

#[test]
fn one_record_is_what_the_lenient_reader_makes_of_it() {
    assert_eq!(only(START), ("record", START.into()));
    assert_eq!(only("[FEN \"8/8/8/8/8/5k2/8/4K2R w K - 3 40\"]").0, "tag");
    let link = "https://lichess.org/editor/8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40?color=black";
    let (source, found, _) = positions(link);
    assert_eq!((source, found[0].orientation), ("link", Some(Color::Black)));
    assert_eq!(write(&found[0].position), "8/8/8/8/8/5k2/8/4K2R w K - 3 40");
}

#[test]
fn several_links_give_a_position_each() {
    let editor = "https://lichess.org/editor/8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40";
    let query = "https://www.chess.com/analysis?fen=8%2F8%2F8%2F8%2F8%2F5k2%2F8%2F4K2R+w+K+-+3+40&flip=true";
    for text in [format!("{editor}\n{query}"), format!("{editor}\n{editor}"), format!("{query} and {query}.")]
    {
        let (source, found, _) = positions(&text);
        assert_eq!(source, "link", "{text}");
        assert!(
            found.iter().all(|found| write(&found.position) == "8/8/8/8/8/5k2/8/4K2R w K - 3 40"),
            "{text}"
        );
    }
}

#[test]
fn a_position_knows_its_line() {
    assert_eq!(positions("\n\nWhite to play:\n8/8/8/8/8/5k2/8/4K2R w K - 3 40").1[0].line, 4);
}

#[test]
fn a_file_of_epd_gives_a_position_for_each_line_and_tells_the_others() {
    let text = "# Bratko and Kopec\r\n\r\n1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id \"BK.01\";\r\n\
        3r1k2/4npp1/1ppr3p/p6P/P2PPPP1/1NR5/5K2/2R5 w - - bm d5; id \"BK.02\";\r\n\
        2q1rr1k/3bbnnp/p2p1pp1/2pPp3/PpP1P1P1/1P2BNNP/2BQ1PRK/7x b - - bm f5;\r\n\
        no position here\r\n\r\nAnd one more:\r\n2. 8/8/8/8/8/5k2/8/4K2R w K - 3 40\r\n";
    let (source, found, unread) = positions(text);
    assert_eq!(source, "record");
    let titles: Vec<_> = found.iter().map(|found| found.title.as_deref()).collect();
    assert_eq!(titles, [Some("BK.01"), Some("BK.02"), Some("And one more")]);
    let lines: Vec<_> = found.iter().map(|found| found.line).collect();
    assert_eq!(lines, [3, 4, 9]);
    assert!(found[0].tail.is_some());
    // A line of prose is no record that could not be read.
    let reasons: Vec<_> = unread.iter().map(|stopped| (stopped.line, stopped.reason)).collect();
    assert_eq!(reasons, [(5, Reason::Record(FaultKind::UnknownPiece('x')))]);
    for (found, place) in found.iter().zip(["1k1r4", "3r1k2", "8/8/8"]) {
        let there: String = text.chars().skip(found.span.start).collect();
        assert!(there.starts_with(place), "{there}");
    }
}

#[test]
fn local_letters_are_read_or_asked_about() {
    let german = "tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST w KQkq - 0 1";
    assert_eq!(only(german), ("localised", START.into()));
    let Import::Ambiguous(choices) = import("8/8/8/4k3/8/3S4/4K3/8 w - - 0 1", None) else {
        panic!("knight or bishop")
    };
    assert_eq!(choices.len(), 2);
    assert!(choices[0].languages.contains(&Language::German));
    let chosen = import("8/8/8/4k3/8/3S4/4K3/8 w - - 0 1", Some(Language::Czech));
    assert_eq!(write(chosen.first().unwrap()), "8/8/8/4k3/8/3B4/4K3/8 w - - 0 1");
}

#[test]
fn what_is_no_position_says_why() {
    assert_eq!(reason("").0, Reason::Record(FaultKind::Nothing));
    assert_eq!(reason("hello world").0, Reason::Record(FaultKind::NoPosition));
    let (why, text) = reason("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1");
    assert_eq!((why.name(), text.as_str()), ("unknown-side", "x"));
}

#[test]
fn an_import_says_what_it_filled() {
    let (_, found, _) = positions("8/8/8/8/8/5k2/8/4K2R");
    assert!(found[0].remarks.iter().any(|remark| matches!(remark.kind, RemarkKind::Record(_))));
}

#[test]
fn a_solution_below_a_record_is_no_failure() {
    for (text, count) in [
        (
            "8/8/8/8/8/5k2/8/4K2R w K - 3 40\n1. Rh3+\n8/8/8/8/8/5k2/8/3QK3 w - - 3 40\n1. Qd3+ Kg4 2. Qe2+\nSolution: 2. Qf1",
            2,
        ),
        (
            "Mate in two\n8/8/8/8/8/5k2/8/4K2R w K - 3 40\n1. Rh3+\n\nMate in three\n8/8/8/8/8/5k2/8/3QK3 w - - 3 40\n1...Kg4 2. Qe2+",
            2,
        ),
        ("8/8/8/8/8/5k2/8/4K2R w K - 3 40\n1. e4 e5", 1),
        ("8/8/8/8/8/5k2/8/4K2R w K -\n1. e4 e5", 1),
        ("8/8/8/8/8/5k2/8/4K2R w K - 1.Rh3+ Kg4", 1),
        ("8/8/8/8/8/5k2/8/4K2R b K - 1... Kg4", 1),
    ] {
        let Import::Positions { found, unread, .. } = import(text, None) else { panic!("{text}") };
        assert_eq!((found.len(), unread.len()), (count, 0), "{text}: {unread:?}");
        assert!(found.iter().all(|found| found.title.as_deref() != Some("1. Rh3+")), "{text}");
        assert!(
            found.iter().all(|found| !found.remarks.is_empty() || !found.aside.is_empty()),
            "what was left out is said: {text}"
        );
    }
}

#[test]
fn records_with_faults_have_their_places_and_titles() {
    let text = "Opposition\n4k3/8/4K3/8/8/8/8/8x w - - 0 1\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n\
        Trebuchet;8/8/8/1k6/1Pp/2K5/8/8 w - - 0 1\n";
    let Import::Positions { found, unread, .. } = import(text, None) else { panic!("positions") };
    assert_eq!(found.len(), 1);
    let records: Vec<_> = unread.iter().filter_map(|error| error.record.as_ref()).collect();
    let place = |span: forsyth::notation::Span| &text[span.start..span.end];
    assert_eq!(
        records.iter().map(|record| (record.title.as_deref(), place(record.span))).collect::<Vec<_>>(),
        [
            (Some("Opposition"), "4k3/8/4K3/8/8/8/8/8x w - - 0 1"),
            (Some("Trebuchet"), "8/8/8/1k6/1Pp/2K5/8/8 w - - 0 1"),
        ]
    );
}

#[test]
fn words_before_a_record_of_a_list_are_its_title() {
    let good = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let faulty = "8/8/4k3/8/9/4K3/8/R7 w - - 0 1";
    let text = format!("Mate in one: {good}\n2. Broken ranks - {faulty}\nFEN: {good}\nTwo kings: {good}\n");
    let Import::Positions { found, unread, .. } = import(&text, None) else { panic!("positions") };
    let titles: Vec<_> = found.iter().map(|found| found.title.as_deref()).collect();
    assert_eq!(titles, [Some("Mate in one"), None, Some("Two kings")]);
    let [error] = unread.as_slice() else { panic!("{unread:?}") };
    let record = error.record.as_ref().expect("a record");
    assert_eq!(record.title.as_deref(), Some("Broken ranks"));
    assert_eq!(&text[record.span.start..record.span.end], faulty);
}

#[test]
fn a_column_beside_a_placement_says_who_moves() {
    for separator in [",", ";", "\t", " | "] {
        for (side, letter) in [("b", 'b'), ("black", 'b'), ("Black", 'b'), ("w", 'w'), ("\"b\"", 'b')] {
            for name in ["", "King and pawn"] {
                let row = |board: &str| [board, side, name].join(separator);
                let text = format!("{}\n{}", row("4k3/8/8/8/8/8/4P3/4K3"), row("4k3/8/8/8/8/8/3P4/4K3"));
                let (_, found, unread) = positions(&text);
                assert_eq!((found.len(), unread.len()), (2, 0), "{text}");
                for found in found {
                    assert_eq!(
                        write(&found.position).split(' ').nth(1),
                        Some(letter.to_string().as_str()),
                        "{text}"
                    );
                    assert_eq!(found.title.as_deref().unwrap_or_default(), name, "{text}");
                }
            }
        }
    }
    let (_, found, _) = positions("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,Black,King and pawn");
    assert_eq!((found[0].position.turn, found[0].title.as_deref()), (Color::White, Some("King and pawn")));
}

#[test]
fn a_list_of_faulty_records_is_a_list() {
    let text = "4k3/8/4K3/8/8/8/8/8x w - - 0 1\n8/8/8/1k6/1Pp/2K5/8/8 w - - 0 1\n";
    let Import::Positions { found, unread, .. } = import(text, None) else { panic!("positions") };
    assert_eq!((found.len(), unread.iter().filter(|error| error.record.is_some()).count()), (0, 2));
    let links = "https://example.org/a/b/c/d/e/f/g/h\nhttps://example.org/i/j/k/l/m/n/o/p\n";
    assert!(matches!(import(links, None), Import::Unread(_)));
}
