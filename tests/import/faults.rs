//! What was meant as a board and cannot be read is named with its place, whatever stands around it; and it keeps moves from
//! making a board of their own.

use forsyth::import::{Import, ImportError, Reason, import};
use forsyth::notation::{FaultKind, write};

const GOOD: &str = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
const SHORT: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1";
const LONG: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRR w KQkq - 0 1";
const SIDE: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR z KQkq - 0 1";
const ROWS: [&str; 8] = [
    "r . b q k b n r",
    "p p p p . p p p",
    ". . n . . . . .",
    ". . . . p . . .",
    ". . . . P . . .",
    ". . . . . N . .",
    "P P P P . P P",
    "R N B Q K B . R",
];

/// The positions of a text, and what could not be read.
fn read(text: &str) -> (Vec<String>, Vec<ImportError>) {
    match import(text, None) {
        Import::Positions { found, unread, .. } => {
            (found.iter().map(|found| write(&found.position)).collect(), unread)
        }
        Import::Games { games, unread } => (games.iter().map(|game| write(&game.start)).collect(), unread),
        Import::Unread(error) => (Vec::new(), vec![error]),
        Import::Ambiguous(choices) => panic!("{text}\n{choices:?}"),
    }
}

fn slice(text: &str, error: &ImportError) -> String {
    let span = error.record.as_ref().map_or(error.at, |record| record.span);
    text.chars().skip(span.start).take(span.end - span.start).collect()
}

#[test]
fn each_broken_record_of_a_text_is_named() {
    for (text, good, broken) in [
        (format!("{SHORT}\n{SIDE}"), 0, vec![SHORT, SIDE]),
        (format!("{SHORT}\n{SIDE}\n{GOOD}"), 1, vec![SHORT, SIDE]),
        (
            "Is 8/8/8/8/8/5k2/8/4K2R/8 w K - 3 40 valid?".to_owned(),
            0,
            vec!["8/8/8/8/8/5k2/8/4K2R/8 w K - 3 40"],
        ),
        (format!("My position is {SHORT} and the program calls it invalid. Why?"), 0, vec![SHORT]),
        (format!("- id: 1\n  fen: {SHORT}\n- id: 2\n  fen: {GOOD}"), 1, vec![SHORT]),
        (format!("{{\"bad\": [\"{SHORT}\", \"{LONG}\"]}}"), 0, vec![SHORT, LONG]),
        (format!("[\"{SHORT}\", \"{LONG}\", \"{GOOD}\"]"), 1, vec![SHORT, LONG]),
        (format!("[FEN \"{SHORT}\"]\n\n1. e4 e5 *\n\n[FEN \"{GOOD}\"]\n\n1. Rh3+ *"), 1, vec![SHORT]),
        (format!("assert!(read(\"{SHORT}\").is_err());\nassert!(read(\"{GOOD}\").is_ok());"), 1, vec![SHORT]),
    ] {
        let (positions, unread) = read(&text);
        let named: Vec<String> = unread.iter().map(|error| slice(&text, error)).collect();
        assert_eq!(positions.len(), good, "{text}");
        assert_eq!(named, broken, "{text}");
    }
}

/// Whether a reason is the expected one.
type IsReason = fn(&Reason) -> bool;

/// Texts with a broken board, and whether its reason is the one that is asked for.
fn broken_boards() -> [(String, IsReason); 3] {
    [
        (SHORT.to_owned(), |reason| matches!(reason, Reason::Record(FaultKind::RankTooShort(..)))),
        (ROWS.join("\n"), |reason| matches!(reason, Reason::RowWidth { row: 7, squares: 7 })),
        ("White: Kg1, Qg3; Black: Kh8, Xg7".to_owned(), |reason| matches!(reason, Reason::UnknownPiece('X'))),
    ]
}

#[test]
fn moves_beside_a_broken_board_are_no_game() {
    for (board, is_expected) in broken_boards() {
        for text in [
            format!("{board}\n\n1. e4 e5 2. Nf3"),
            format!("```\n{board}\n```\nAnd the game went 1. e4 e5 2. Nf3."),
            format!("<pre>\n{board}\n</pre>\n<p>1. e4 e5 2. Nf3</p>"),
            format!(
                "{}\nI would play 1. e4 e5.",
                board.lines().map(|line| format!("> {line}\n")).collect::<String>()
            ),
            format!("{{\"board\": \"{}\", \"pgn\": \"1. e4 e5 2. Nf3\"}}", board.replace('\n', "\\n")),
        ] {
            let (positions, unread) = read(&text);
            assert!(positions.is_empty(), "{text}\n{positions:?}");
            assert!(unread.iter().any(|error| is_expected(&error.reason)), "{text}\n{unread:?}");
        }
    }
}

#[test]
fn a_broken_board_beside_a_good_one_is_named() {
    for (board, is_expected) in broken_boards() {
        for text in [format!("{board}\n\n{GOOD}"), format!("{GOOD}\n\n{board}")] {
            let (positions, unread) = read(&text);
            assert_eq!(positions, [GOOD], "{text}");
            assert!(unread.iter().any(|error| is_expected(&error.reason)), "{text}\n{unread:?}");
        }
    }
    let lists = "Weiss: Kg1, Dg9; Schwarz: Kh8\n\nWeiss: Ka1, Ta2; Schwarz: Kb8";
    let (positions, unread) = read(lists);
    assert_eq!(positions, ["1k6/8/8/8/8/8/R7/K7 w - - 0 1"]);
    assert!(matches!(unread.as_slice(), [error] if error.reason == Reason::UnknownSquare), "{unread:?}");
    let (positions, unread) = read(&format!("W:W31-50:B1-20\n{GOOD}"));
    assert_eq!(positions, [GOOD]);
    assert!(matches!(unread.as_slice(), [error] if error.reason == Reason::Draughts), "{unread:?}");
}

#[test]
fn signs_and_words_behind_a_record_do_not_refuse_it() {
    for behind in ["?", "!", ":", ": a draw", "-->", ").", "\"", " - Lucena", " – Lucena", "; see there"] {
        let (positions, unread) = read(&format!("{GOOD}{behind}"));
        assert_eq!(
            (positions.as_slice(), unread.len()),
            ([GOOD.to_owned()].as_slice(), 0),
            "{behind}: {unread:?}"
        );
    }
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2 3";
    for (text, expected) in [
        (start.replace(' ', ", "), vec![start]),
        ("8/8/8/8/8/5k2/8/4K2R w\n1. Rh3+ Kg4 2. Rh8".to_owned(), vec!["8/8/8/8/8/5k2/8/4K2R w - - 0 1"]),
        (
            "A: 8/8/8/8/8/5k2/8/4K2R and B: 7k/6p1/8/8/8/6Q1/8/6K1.".to_owned(),
            vec!["8/8/8/8/8/5k2/8/4K2R w - - 0 1", "7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1"],
        ),
    ] {
        let (positions, unread) = read(&text);
        assert_eq!(
            (positions, unread.len()),
            (expected.into_iter().map(str::to_owned).collect(), 0),
            "{text}"
        );
    }
}
