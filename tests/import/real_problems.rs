//! The dialect of chess problems: S for the knight, stipulations, Popeye, databases.

use forsyth::import::{Found, Import, RemarkKind, import};
use forsyth::notation::write;
use forsyth::position::Color;

use super::{only, positions, remarks};

fn one(text: &str) -> Found {
    let (_, mut found, unread) = positions(text);
    assert_eq!((found.len(), unread.len()), (1, 0), "{text}\n{found:?} {unread:?}");
    found.remove(0)
}

#[test]
fn s_is_the_knight_where_no_n_occurs() {
    for (text, fen) in [
        ("White: Kg1, Sd5, Qg3; Black: Kh8, Pg7", "7k/6p1/8/3N4/8/6Q1/8/6K1 w - - 0 1"),
        ("White: Kg1, Sd5; Black: Kh8, Sb2", "7k/8/8/3N4/8/8/1n6/6K1 w - - 0 1"),
        ("wKg1 wSd5 wQg3 bKh8 bPg7", "7k/6p1/8/3N4/8/6Q1/8/6K1 w - - 0 1"),
        ("Kg1 Qg3 Sd5 / Kh8 g7", "7k/6p1/8/3N4/8/6Q1/8/6K1 w - - 0 1"),
        ("7k/6p1/8/3S4/8/6Q1/8/6K1", "7k/6p1/8/3N4/8/6Q1/8/6K1 w - - 0 1"),
        ("7k/6p1/8/3S4/8/6Q1/1s6/6K1 w - - 0 1", "7k/6p1/8/3N4/8/6Q1/1n6/6K1 w - - 0 1"),
        ("7k/6p1/8/3S4/8/6R1/1b6/6K1 b", "7k/6p1/8/3N4/8/6R1/1b6/6K1 b - - 0 1"),
        ("forsyth 7k/6p1/8/3S4/8/6Q1/8/6K1", "7k/6p1/8/3N4/8/6Q1/8/6K1 w - - 0 1"),
        (
            ". . . . . . . k\n. . . . . . p .\n. . . . . . . .\n. . . S . . . .\n. . . . . . . .\n. . . . . . Q .\n. . . . . . . .\n. . . . . . K .",
            "7k/6p1/8/3N4/8/6Q1/8/6K1 w - - 0 1",
        ),
    ] {
        assert_eq!(only(text).1, fen, "{text}");
        assert!(remarks(text).contains(&RemarkKind::ProblemKnight), "{text}");
    }
    // With an N, S is no English piece; with German letters, it is German.
    assert!(matches!(import("7k/6p1/8/3S4/8/6Q1/1N6/6K1", None), Import::Unread(_)));
    assert_eq!(only("Weiß: Kg1, Sd5, Dg3; Schwarz: Kh8, Bg7").1, "7k/6p1/8/3N4/8/6Q1/8/6K1 w - - 0 1");
    assert_eq!(only("tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST w KQkq - 0 1").0, "localised");
}

#[test]
fn several_squares_follow_one_letter() {
    for (text, fen) in [
        ("White: Kg1, Pb3c4e2; Black: Kh8, Pa5e4", "7k/8/8/p7/2P1p3/1P6/4P3/6K1 w - - 0 1"),
        ("White Kg1 Pb3c4e2 Black Kh8 pa5e4", "7k/8/8/p7/2P1p3/1P6/4P3/6K1 w - - 0 1"),
        ("white kg1 pb3c4e2 black kh8 pa5e4", "7k/8/8/p7/2P1p3/1P6/4P3/6K1 w - - 0 1"),
        ("Weiß: Kg1 Bb3c4e2 Schwarz: Kh8 Ba5e4", "7k/8/8/p7/2P1p3/1P6/4P3/6K1 w - - 0 1"),
        ("wKg1 wPb3c4e2 bKh8 bPa5e4", "7k/8/8/p7/2P1p3/1P6/4P3/6K1 w - - 0 1"),
        ("Kg1 Ra1h1 / Kh8 Sb8g8", "1n4nk/8/8/8/8/8/8/R5KR w - - 0 1"),
    ] {
        assert_eq!(only(text).1, fen, "{text}");
    }
}

#[test]
fn a_stipulation_is_the_title_and_says_who_moves() {
    let list = "White: Kg1, Qg3, Sd5\nBlack: Kh8, Pg7";
    let placement = "7k/6p1/8/3S4/8/6Q1/8/6K1";
    let rows = ". . . . . . . k\n. . . . . . p .\n. . . . . . . .\n. . . S . . . .\n. . . . . . . .\n. . . . . . Q .\n. . . . . . . .\n. . . . . . K .";
    for (stipulation, color) in [
        ("h#3", Color::Black),
        ("h#2.5", Color::White),
        ("#2", Color::White),
        ("s#4", Color::White),
        ("ser-h#5", Color::Black),
        ("ser-#7", Color::White),
        ("h=2", Color::Black),
        ("hs#3", Color::White),
        ("r#2", Color::White),
    ] {
        for text in [
            format!("{list}\n{stipulation}"),
            format!("{list}\n{stipulation} (3+2)"),
            format!("{list}. Stipulation: {stipulation}"),
            format!("{stipulation}\n{list}"),
            format!("{placement} {stipulation}"),
            format!("{placement}\n{stipulation}"),
            format!("{stipulation} {placement}"),
            format!("{rows}\n{stipulation}"),
            format!("{rows}\n\n{stipulation}        3 + 2"),
        ] {
            let found = one(&text);
            assert_eq!(found.title.as_deref(), Some(stipulation), "{text}");
            assert_eq!(found.position.turn, color, "{text}");
            assert!(write(&found.position).starts_with("7k/6p1/8/3N4/8/6Q1/8/6K1 "), "{text}");
        }
    }
    // What says who moves is stronger.
    assert_eq!(one(&format!("{list}\nh#3, White to move")).position.turn, Color::White);
    assert_eq!(one(&format!("{placement} w - - 0 1 h#3")).position.turn, Color::White);
    assert_eq!(one(&format!("{list}\nHelpmate in 2")).position.turn, Color::Black);
    assert_eq!(one(&format!("{list}\nHilfsmatt in 2 Zügen")).title.as_deref(), Some("Hilfsmatt in 2"));
}

#[test]
fn yaml_of_problem_databases() {
    let text = "---\nauthors:\n  - Ferrarini, A.\nsource-id: 16/593\ndate: 1970-05\nalgebraic:\n  white: [Ke2, Bb8, Sa7, Pf3]\n  black: [Kf5, Ra5, Bf4]\nstipulation: \"h#3\"\ntwins:\n  b: Remove a7\nsolution: |\n  a) 1.Bc7 Sb5  2.Kf4 Sxc7  3.Rf5 Se6#\n  b) 1.Bg5 Ba7  2.Kf4 Bg1  3.Rf5 Bh2#\n";
    let found = one(text);
    assert_eq!(write(&found.position), "1B6/N7/8/r4k2/5b2/5P2/4K3/8 b - - 0 1");
    assert!(found.title.is_some_and(|title| title.contains("h#3")));
    let text = "algebraic:\n  white: [Kc7, Qb2, Rg8, Sf2]\n  black: [Kg2, Pg3, Pf4]\nstipulation: \"#3\"\nsolution: |\n  \"1.Sf2-g4 + !\n      1...Kg2-f1 {(g1)}\n          2.Rg8-a8 threat:\n              3.Ra8-a1 #\"";
    let found = one(text);
    assert_eq!(write(&found.position), "6R1/2K5/8/8/5p2/6p1/1Q3Nk1/8 w - - 0 1");
    assert_eq!(found.title.as_deref(), Some("#3"));
}

#[test]
fn the_input_of_popeye_in_its_languages() {
    let fen = "7k/6pp/8/3N4/8/1P4Q1/P7/6K1";
    for (text, side) in [
        (
            "BeginProblem\nPieces White Kg1 Qg3 Sd5 Pa2b3\nBlack Kh8 Pg7h7\nStipulation #2\nOption SetPlay\nEndProblem",
            "w",
        ),
        (
            "beginproblem\nauthor Somebody\npieces\n  white kg1 qg3 sd5 pa2b3\n  black kh8 pg7h7\nstipulation h#2\nendproblem",
            "b",
        ),
        ("begin\npie whi Kg1 Qg3 Sd5 Pa2b3 bla Kh8 Pg7h7\nsti h#3\nend", "b"),
        (
            "BeginProblem\r\nTitle Demo\r\nPieces White Kg1 Qg3 Sd5 Pa2 b3 Black Kh8 Pg7 h7\r\nStip s#4\r\nCond Circe\r\nEndProblem",
            "w",
        ),
        (
            "anfangproblem\nsteine\n  weiss Kg1 Dg3 Sd5 Ba2b3\n  schwarz Kh8 Bg7h7\nforderung h#2\noption satzspiel\nendeproblem",
            "b",
        ),
        ("anfang\nstei wei Kg1 Dg3 Sd5 Ba2b3 schw Kh8 Bg7h7\nford #2\nende", "w"),
        ("debutprobleme\npieces blanc Rg1 Dg3 Cd5 Pa2b3 noir Rh8 Pg7h7\nenonce h#2\nfinprobleme", "b"),
        ("debut\npie bl Rg1 Dg3 Cd5 Pa2b3 no Rh8 Pg7h7\nenon #2\nfin", "w"),
    ] {
        let found = one(text);
        assert_eq!(write(&found.position), format!("{fen} {side} - - 0 1"), "{text}");
        assert!(found.title.is_some(), "{text}");
    }
    let text = "BeginProblem\nStipulation h#3\nForsyth 7k/6pp/8/3S4/8/1P4Q1/P7/6K1\nEndProblem";
    assert_eq!(write(&one(text).position), format!("{fen} b - - 0 1"));
    let two = "BeginProblem Pieces White Kg1 Qg3 Black Kh8 Pg7 Stipulation #2 NextProblem Pieces White Ka1 Ra2 Black Kb8 Pb7 Stipulation #3 EndProblem";
    let titles: Vec<_> = positions(two).1.into_iter().map(|found| found.title).collect();
    assert_eq!(titles, [Some("#2".into()), Some("#3".into())]);
}

#[test]
fn the_diagram_of_popeye() {
    let board = |rows: [&str; 8], below: &str| {
        let mut text =
            "\n+---a---b---c---d---e---f---g---h---+\n|                                   |\n".to_owned();
        for (index, row) in rows.iter().enumerate() {
            let number = 8 - index;
            text += &format!("{number}{row}   {number}\n|                                   |\n");
        }
        text + "+---a---b---c---d---e---f---g---h---+\n" + below
    };
    let empty = "   .   .   .   .   .   .   .   .";
    let rows = [
        "   .   .   .   .   .   .   .  -K",
        "   .   .   .   .   .   .  -P   .",
        empty,
        "   .   .   .   S   .   .   .   .",
        "   .  -S   .   .   .   .   .   .",
        "   .   .   .   .   .   .   Q   .",
        "   P   .   .   .   .   .   .   .",
        "   .   .   .   .   .   .   K   .",
    ];
    let found = one(&board(rows, "  h#3                          4 + 3\n"));
    assert_eq!(write(&found.position), "7k/6p1/8/3N4/1n6/6Q1/P7/6K1 b - - 0 1");
    assert_eq!(found.title.as_deref(), Some("h#3"));
    let german = rows.map(|row| row.replace('P', "B").replace('Q', "D"));
    let german: [&str; 8] = std::array::from_fn(|index| german[index].as_str());
    assert_eq!(
        write(&one(&board(german, "  #2         4 + 3")).position),
        "7k/6p1/8/3N4/1n6/6Q1/P7/6K1 w - - 0 1"
    );
}

#[test]
fn the_board_of_sunfish_has_filled_figurines_for_white() {
    let text = "
  8 ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖
  7 ♙ ♙ ♙ ♙ · ♙ ♙ ♙
  6 · · · · · · · ·
  5 · · · · ♙ · · ·
  4 · · · · ♟ · · ·
  3 · · · · · ♞ · ·
  2 ♟ ♟ ♟ ♟ · ♟ ♟ ♟
  1 ♜ ♞ ♝ ♛ ♚ ♝ · ♜
    a b c d e f g h
";
    let found = one(text);
    assert_eq!(write(&found.position), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w - - 0 1");
    assert!(remarks(text).contains(&RemarkKind::FilledIsWhite));
}
