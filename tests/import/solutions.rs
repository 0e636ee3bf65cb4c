//! Moves below a board are the game from it if they can be played there; else they are named, with twins and results.

use super::{games, positions};
use forsyth::import::{Aside, Import, Part, Unused, Use, coverage, import};
use forsyth::notation::write;

const BOARD: &str = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";

/// Boards with moves that can be played there, with the moves that are shown.
const PLAYED: [(&str, &str, &str, &str); 12] = [
    (BOARD, "1. Rh3+ Kg4", BOARD, "Rh3+ Kg4"),
    (BOARD, "40. Rh3+ Kg4 41. Rh1", BOARD, "Rh3+ Kg4 Rh1"),
    (BOARD, "Solution: Rh3+!", BOARD, "Rh3+"),
    (BOARD, "Lösung: 1.Th3+ Kg4 2.Th1", BOARD, "Rh3+ Kg4 Rh1"),
    (BOARD, "1.O-O+ (1.Rh2? Kg3) Kg3 1-0", BOARD, "O-O+ Kg3"),
    (BOARD, "h1h3 f3g4", BOARD, "Rh3+ Kg4"),
    (BOARD, "40. Rh3+ { [%csl Gh3] check } Kg4\n41. Rh1", BOARD, "Rh3+ Kg4 Rh1"),
    ("8/8/8/8/8/5k2/8/4K2R b - - 3 40", "40... Kg2 41. Rh8", "8/8/8/8/8/5k2/8/4K2R b - - 3 40", "Kg2 Rh8"),
    ("White: Kg1, Qg3; Black: Kh8, Pg7, Ph6", "1. Qg6 Kg8", "7k/6p1/7p/8/8/6Q1/8/6K1 w - - 0 1", "Qg6 Kg8"),
    // The side to move that the text does not name.
    ("White: Kg1, Qg3; Black: Kh8, Pg7, Ph6", "1... g5", "7k/6p1/7p/8/8/6Q1/8/6K1 b - - 0 1", "g5"),
    (
        "White: Kg1, Qg3, Sd5\nBlack: Kh8, Pg7\nh#2",
        "1. Kh7 Qh4+ 2. Kg6 Qg5+",
        "7k/6p1/8/3N4/8/6Q1/8/6K1 b - - 0 1",
        "Kh7 Qh4+ Kg6 Qg5+",
    ),
    (
        "r . . . k . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . K . . R",
        "1. Rh8+ Kd7 2. Rxa8",
        "r3k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "Rh8+ Kd7 Rxa8",
    ),
];

#[test]
fn moves_that_can_be_played_from_the_board_above_are_its_game() {
    for (board, moves, start, sans) in PLAYED {
        for between in ["\n", "\n\n"] {
            for wrap in [
                |text: &str| text.to_owned(),
                |text: &str| format!("```\n{text}\n```"),
                |text: &str| text.lines().map(|line| format!("> {line}\n")).collect(),
                |text: &str| format!("{{\"text\": \"{}\"}}", text.replace('\n', "\\n")),
                |text: &str| format!("My study.\n\n{text}\n\nIs it right?"),
            ] {
                let text = wrap(&format!("{board}{between}{moves}"));
                let games = games(&text);
                let [game] = games.as_slice() else { panic!("{text}\n{games:?}") };
                assert_eq!(
                    (write(&game.start).as_str(), game.sans().join(" ").as_str()),
                    (start, sans),
                    "{text}"
                );
                assert!(game.from_fen_tag && game.board.is_some(), "{text}");
            }
        }
    }
}

#[test]
fn every_part_of_such_a_game_is_accounted_for() {
    let text = "# Ending\n\n8/8/8/8/8/5k2/8/4K2R w K - 3 40\norientation: black\n\nSolution: 1. Rh3+ Kg4\n\nThat is all.";
    let parts: Vec<(String, Part)> = coverage(text, &import(text, None))
        .into_iter()
        .filter(|stretch| stretch.part != Part::Blank)
        .map(|stretch| {
            let length = stretch.span.end - stretch.span.start;
            let words: String = text.chars().skip(stretch.span.start).take(length).collect();
            (words.trim().to_owned(), stretch.part)
        })
        .collect();
    let expected = [
        ("Ending", Part::Used(0, Use::Title)),
        (BOARD, Part::Used(0, Use::Board)),
        ("orientation: black", Part::Used(0, Use::Bottom)),
        ("1. Rh3+ Kg4", Part::Used(0, Use::Moves)),
        ("That is all", Part::Unused(Unused::Words)),
    ];
    let expected: Vec<(String, Part)> = expected.map(|(text, part)| (text.to_owned(), part)).into();
    assert_eq!(parts, expected);
}

#[test]
fn moves_of_another_game_twins_and_results_are_named_as_such() {
    for (board, behind, aside) in [
        (BOARD, "1. e4 e5 2. Nf3", vec![("1. e4 e5 2. Nf3", Aside::Moves)]),
        (BOARD, "Solution: 1. e4 e5", vec![("Solution: 1. e4 e5", Aside::Moves)]),
        (BOARD, "1-0", vec![("1-0", Aside::Result)]),
        (BOARD, "Result: ½-½", vec![("Result: ½-½", Aside::Result)]),
        ("White: Kg1, Qg3; Black: Kh8, Pg7, Ph6", "b) bKh8-->h7", vec![("b) bKh8-->h7", Aside::Twin)]),
        (
            "White: Kg1, Qg3; Black: Kh8, Pg7, Ph6",
            "b) wQg3 to f3; c) without h6\n\n1. e5 Qxe5\n\n0-1",
            vec![
                ("b) wQg3 to f3;", Aside::Twin),
                ("c) without h6", Aside::Twin),
                ("1. e5 Qxe5", Aside::Moves),
                ("0-1", Aside::Result),
            ],
        ),
    ] {
        let text = format!("{board}\n\n{behind}");
        let (_, found, unread) = positions(&text);
        assert_eq!((found.len(), unread.len()), (1, 0), "{text}");
        let named: Vec<(String, Aside)> = coverage(&text, &import(&text, None))
            .into_iter()
            .filter_map(|stretch| match stretch.part {
                Part::Unused(Unused::Aside(aside)) => {
                    let length = stretch.span.end - stretch.span.start;
                    Some((text.chars().skip(stretch.span.start).take(length).collect(), aside))
                }
                _ => None,
            })
            .collect();
        let expected: Vec<(String, Aside)> =
            aside.into_iter().map(|(words, aside)| (words.to_owned(), aside)).collect();
        assert_eq!(named, expected, "{text}");
    }
}

#[test]
fn the_rows_of_a_list_stay_positions() {
    let rows = [BOARD, "8/8/8/8/8/5k2/8/4K2R b - - 3 40", "8/8/8/8/8/5k2/8/4K1R1 w - - 0 1"];
    let text: String = rows.iter().map(|row| format!("{row}\n1. Kd1 Kf2\n")).collect();
    let Import::Positions { found, .. } = import(&text, None) else { panic!("{text}") };
    assert_eq!(found.len(), 3);
    assert!(found.iter().all(|found| found.aside.len() == 1), "{found:?}");
}

#[test]
fn words_may_stand_before_and_behind_the_moves_of_a_board() {
    let list = "White: Kg1, Rd1, f2, g2, h2. Black: Kg8, f7, g7, h7.";
    let record = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    for (text, sans) in [
        (format!("{list} White to play: 1. Rd8#."), "Rd8#"),
        (format!("{list}\nWhite to move. 1. Rd8#."), "Rd8#"),
        (format!("{list}\nWhite to move\n1.Rd8 wins"), "Rd8#"),
        (format!("FEN: {record}\nSolution: 1. Rd8 mate"), "Rd8#"),
        (format!("{record}\n1. Kf1 Kf8 2. Ke2 and White is better"), "Kf1 Kf8 Ke2"),
        (format!("\\fenboard{{{record}}}\nWhite plays \\mainline{{1. Kf1 Kf8}} here."), "Kf1 Kf8"),
        (format!("{list}\nBlack to move, 1...h6 is necessary."), "h6"),
    ] {
        let games = games(&text);
        let [game] = games.as_slice() else { panic!("{text}\n{games:?}") };
        assert_eq!(game.sans().join(" "), sans, "{text}");
        let moves = coverage(&text, &import(&text, None));
        assert!(moves.iter().any(|stretch| stretch.part == Part::Used(0, Use::Moves)), "{text}");
        assert!(!moves.iter().any(|stretch| stretch.part == Part::Unused(Unused::LeftOut)), "{text}");
    }
}
