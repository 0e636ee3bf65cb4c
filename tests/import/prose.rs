//! What only looks like something: signatures, headings of pages, scores, labels, prose. None of it makes a board, a fault or a
//! game, or changes what stands beside it.

use forsyth::import::{Import, Reason, import};
use forsyth::notation::write;

const BOARD: &str = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
const PLACEMENT: &str = "8/8/8/8/8/5k2/8/4K2R";

/// The positions of a text, and the number of faults. A text with moves from its board fails.
fn positions(text: &str) -> (Vec<String>, usize) {
    match import(text, None) {
        Import::Positions { found, unread, .. } => {
            (found.iter().map(|found| write(&found.position)).collect(), unread.len())
        }
        other => panic!("{text}\n{other:?}"),
    }
}

#[test]
fn a_record_stands_beside_anything_that_is_not_meant_as_one() {
    for text in [
        format!("{BOARD}\n-- \nTom"),
        format!("> {BOARD}\n> --\n> Tom"),
        format!("<h2>Rook endings</h2>\n<chess-board fen=\"{BOARD}\"></chess-board>"),
        format!("{BOARD}\nlastmove: e1d1"),
        format!("Input: {BOARD}\nExpected: Rh3\nGot: Rh2"),
        format!("{BOARD}\nScores per round: 1/1/0/1/1/0/1/1"),
        format!("{BOARD}\nThe files are a/b/c/d/e/f/g/h."),
        format!("{BOARD}\n\nI found a mate in 23 with the tablebase."),
    ] {
        assert_eq!(positions(&text), (vec![BOARD.to_owned()], 0), "{text}");
    }
}

#[test]
fn prose_has_no_position_and_is_told_no_fault() {
    for text in [
        "Points: 1/2/3/4/5/6/7/8",
        "8 players took part in the event.",
        "b4 is a good move here.",
        "1 Carlsen 8/9\n2 Nepo 7/9",
        "| White | Black | Result |\n|---|---|---|\n| Anna | Ben | 1-0 |",
        "src/import/diagram/columns.rs/mod",
        "a b c d e f g h\n\nThe pieces are K Q R B N P.\n\nk\nq\nr\nb\nn\np",
    ] {
        let Import::Unread(error) = import(text, None) else { panic!("{text}") };
        assert!(error.is_of_words() && matches!(error.reason, Reason::Record(_)), "{text}: {error:?}");
    }
}

#[test]
fn a_placement_may_begin_a_sentence() {
    let [white, black] = ["w", "b"].map(|side| format!("{PLACEMENT} {side} - - 0 1"));
    for (behind, expected) in [
        (".", &white),
        (", which is drawn.", &white),
        (", White to move", &white),
        (", Black to move", &black),
        ("; White to move", &white),
        (": White wins", &white),
        (" - Black to move", &black),
        (" (Black to move)", &black),
        (" is drawn.", &white),
        (" b, a draw?", &black),
    ] {
        let text = format!("{PLACEMENT}{behind}");
        assert_eq!(positions(&text), (vec![expected.clone()], 0), "{text}");
    }
}

#[test]
fn titles_are_no_markup() {
    for (text, title) in [
        (format!("<p>The Lucena position</p>\n<div class=\"board\" data-fen=\"{BOARD}\"></div>"), None),
        (format!("<div class=\"row\">\n<div data-fen=\"{BOARD}\"></div></div>"), None),
        (format!("<!-- Lucena -->\n<div data-fen=\"{BOARD}\"></div>"), Some("Lucena")),
        (format!("<name>Lucena</name>\n<fen>{BOARD}</fen>"), Some("Lucena")),
        (format!("[quote=\"Tom\"]{BOARD}[/quote]"), None),
        (format!("# Lucena\n\nThe most famous rook ending.\n\n{BOARD}"), Some("Lucena")),
        (format!("def test_mate():\n    read(\"{BOARD}\")"), None),
    ] {
        let Import::Positions { found, .. } = import(&text, None) else { panic!("{text}") };
        assert_eq!(found.iter().map(|found| found.title.as_deref()).collect::<Vec<_>>(), [title], "{text}");
    }
}

#[test]
fn lists_with_words_among_them_are_whole() {
    for (text, fen) in [
        ("White: King g1, Queen g3, etc. Black: King h8", "7k/8/8/8/8/6Q1/8/6K1 w - - 0 1"),
        ("White: Kg1, Qg3; no rooks. Black: King h8", "7k/8/8/8/8/6Q1/8/6K1 w - - 0 1"),
        ("White: Kg1, Qg3, Ps f2, g2; Black: Kh8, Rs a8, f8", "r4r1k/8/8/8/8/6Q1/5PP1/6K1 w - - 0 1"),
        (
            "White: Kg1, N's c3 f3, B's c4 g5. Black: Kg8, R's a8 f8.",
            "r4rk1/8/8/6B1/2B5/2N2N2/8/6K1 w - - 0 1",
        ),
        ("Blancs : Rg1, Dg3\nNoirs : Rh8, Pg7\nTrait aux blancs", "7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1"),
        ("Blancas: Rg1, Dg3\nNegras: Rh8, Pg7\nJuegan negras", "7k/6p1/8/8/8/6Q1/8/6K1 b - - 0 1"),
        ("White: Kg1, Qg3\nBlack: Kh8, Pg7\nMove 24", "7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1"),
        ("g1: white king, g3: white queen, h8: black king", "7k/8/8/8/8/6Q1/8/6K1 w - - 0 1"),
        ("Белые: Kpg1, пешки f2 и g2. Черные: Kpg8", "6k1/8/8/8/8/8/5PP1/6K1 w - - 0 1"),
        ("White: Kg1, Qg3; Black: Kh8, Pg7. Threat: Qb8+", "7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1"),
        ("White: Kg1, Qg3; Black: Kh8. He missed a mate in 5 here.", "7k/8/8/8/8/6Q1/8/6K1 w - - 0 1"),
    ] {
        assert_eq!(positions(text), (vec![fen.to_owned()], 0), "{text}");
    }
    let after = "After White's move:\nrnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    assert!(positions(after).0[0].ends_with(" b - - 0 1"), "{after}");
}

#[test]
fn moves_are_those_of_their_label_and_their_number() {
    let list = "White: Kg1, Qg3; Black: Kh8, Pg7";
    for (text, moves) in [
        (format!("{list}\nSet play: 1...g5 2.Qb8+\nTry: 1.Qe5? Kh7!\nKey: 1.Qb8+!"), vec!["Qb8+"]),
        (format!("{BOARD}\nVariation A: 1. Rh3+ Kg4\nVariation B: 1. Rh2 Ke3"), vec!["Rh3+ Kg4"]),
        ("1. e4 e5\n2. Nf3 Nc6\n\nThe Italian:\n3. Bc4 Bc5".to_owned(), vec!["e4 e5 Nf3 Nc6 Bc4 Bc5"]),
        ("1. e4 e5 2. f4. Black may accept with 2...exf4".to_owned(), vec!["e4 e5 f4 exf4"]),
        ("1. e4 e5 2. Nf3 Nc6\nA wild gambit by Bryan.\n3. Bb5 a6".to_owned(), vec!["e4 e5 Nf3 Nc6 Bb5 a6"]),
        ("Round 1\n1. e4 e5 1-0\nRound 2\n1. d4 d5 1/2-1/2".to_owned(), vec!["e4 e5", "d4 d5"]),
        ("Game 1: 1. e4 e5 *\nGame 2: 1. d4 d5 *".to_owned(), vec!["e4 e5", "d4 d5"]),
        ("Anna\tBen\t1-0\t1. e4 e5 2. Nf3\nCid\tDan\t0-1\t1. d4 d5".to_owned(), vec!["e4 e5 Nf3", "d4 d5"]),
        ("eco,name,pgn\nA00,Amar Opening,1. Nh3\nA00,Other,1. g4 d5".to_owned(), vec!["Nh3", "g4 d5"]),
    ] {
        let Import::Games { games, unread } = import(&text, None) else { panic!("{text}") };
        let sans: Vec<String> = games.iter().map(|game| game.sans().join(" ")).collect();
        assert_eq!((sans, unread.len()), (moves.into_iter().map(str::to_owned).collect(), 0), "{text}");
        assert!(games.iter().all(|game| game.stopped.is_none()), "{text}");
    }
}
