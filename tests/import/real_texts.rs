//! Texts as mails, tables, tools and pages have them, each with the record that a careful reader makes of it.

use forsyth::import::{Import, Reason, import};
use forsyth::notation::write;

use super::{games, only, positions, reason, sans};

const RUY: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
const ENDING: &str = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";

#[test]
fn a_record_in_quoted_mail_is_whole() {
    let fen = format!("{RUY} b Kkq - 12 33");
    for text in [
        format!("> {RUY}\n> b Kkq - 12 33"),
        format!(">{RUY}\r\n>b Kkq - 12 33\r\n"),
        format!("> > {RUY}\n> > b Kkq - 12 33"),
        format!(">> {RUY} b\n>> Kkq - 12 33"),
        format!("> {RUY} b Kkq -\n> 12 33"),
        "> r1bqkbnr/pppp1ppp/2n5/4p3/4P3/\n> 5N2/PPPP1PPP/RNBQKB1R b Kkq - 12 33".into(),
        "> r1bqkbnr/pppp1ppp/2n5/4p3\n> /4P3/5N2/PPPP1PPP/RNBQKB1R b Kkq - 12 33".into(),
        "> r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N\n> 2/PPPP1PPP/RNBQKB1R b Kkq - 12 33".into(),
        "> r1bqkbnr/pppp1p\n> pp/2n5/4p3/4P3/5N2/PPPP1P\n> PP/RNBQKB1R b Kkq\n> - 12 33".into(),
        "> r1bqkbnr/\n> pppp1ppp/\n> 2n5/\n> 4p3/\n> 4P3/\n> 5N2/\n> PPPP1PPP/\n> RNBQKB1R\n> b Kkq - 12 33"
            .into(),
        "> r1bqkbnr\n> pppp1ppp\n> 2n5\n> 4p3\n> 4P3\n> 5N2\n> PPPP1PPP\n> RNBQKB1R\n> b Kkq - 12 33".into(),
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/=\r\n5N2/PPPP1PPP/RNBQKB1R b Kkq - 12 33".into(),
        "# r1bqkbnr/pppp1ppp/2n5/4p3/4P3/\n# 5N2/PPPP1PPP/RNBQKB1R b Kkq - 12 33".into(),
        "// r1bqkbnr/pppp1ppp/2n5/4p3/4P3/\n// 5N2/PPPP1PPP/RNBQKB1R b Kkq - 12 33".into(),
    ] {
        assert_eq!(only(&text).1, fen, "{text}");
        if !text.starts_with('>') {
            continue;
        }
        let headed = format!("On Tuesday someone wrote:\n> The position after Black's move:\n>\n{text}");
        assert_eq!(only(&headed).1, fen, "{headed}");
    }
}

#[test]
fn a_record_broken_under_a_heading_is_found() {
    let fen = format!("{RUY} b Kkq - 12 33");
    for heading in
        ["Position after the exchange", "Here is my game, what should I play?", "FEN:", "Diagram 3"]
    {
        for record in [
            "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/\n5N2/PPPP1PPP/RNBQKB1R b Kkq - 12 33",
            "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R\nb Kkq - 12 33",
            "r1bqkbnr/pppp1ppp/2n5/4p\n3/4P3/5N2/PPPP1PPP/RNBQKB1R b Kkq - 12 33",
            "r1bqkbnr\npppp1ppp\n2n5\n4p3\n4P3\n5N2\nPPPP1PPP\nRNBQKB1R\nb Kkq - 12 33",
        ] {
            let text = format!("{heading}\n{record}");
            assert_eq!(only(&text).1, fen, "{text}");
        }
    }
}

#[test]
fn a_record_that_touches_a_separator_is_a_field() {
    for (text, title) in [
        (format!("{ENDING}|Ending|1. e4|1. e4 e5"), Some("Ending")),
        (format!("{ENDING}|Ending|1. Rh3+"), Some("Ending")),
        (format!("{ENDING}|Ending|"), Some("Ending")),
        (format!("{ENDING} | Ending | Rh3+"), Some("Ending")),
        (format!("{ENDING};Ending;Rh3+"), Some("Ending")),
        (format!("{ENDING}\tEnding\tRh3+"), Some("Ending")),
        (format!("{ENDING},Ending,Rh3+"), Some("Ending")),
        (format!("Ending\t{ENDING}\t1951"), Some("Ending")),
        (format!("Ending;{ENDING};1951"), Some("Ending")),
        (format!("Ending|{ENDING}"), Some("Ending")),
        (format!("| 1 | {ENDING} | Ending |"), Some("Ending")),
        (format!("| Ending | `{ENDING}` | Rh3+ |"), Some("Ending")),
        (format!("\"Ending\",\"{ENDING}\",\"Rh3+\""), Some("Ending")),
        (format!("00sHx,{ENDING},f2g3 e6e7,1951,80,mate mateIn2"), Some("00sHx")),
        (format!("PuzzleId,FEN,Moves\n00sHx,{ENDING},f2g3 e6e7,1951"), Some("00sHx")),
        (format!("1\t{ENDING}\tLucena"), Some("Lucena")),
        (format!("12;{ENDING};Lucena;win"), Some("Lucena")),
        (format!("{ENDING}, 1951"), None),
    ] {
        let (_, found, unread) = positions(&text);
        assert_eq!((found.len(), unread.len()), (1, 0), "{text}");
        assert_eq!(
            (write(&found[0].position).as_str(), found[0].title.as_deref()),
            (ENDING, title),
            "{text}"
        );
    }
    let file = format!("{ENDING}|Ending|1. Rh3+|1. Rh3+ Kg2\n{RUY} b KQkq - 2 3|Spanish|1... Nf6|\n");
    let (_, found, unread) = positions(&file);
    let titles: Vec<_> = found.iter().map(|found| found.title.as_deref()).collect();
    assert_eq!((titles, unread.len()), (vec![Some("Ending"), Some("Spanish")], 0));
    // The operations of EPD are no title.
    for text in [format!("{ENDING} ;D1 15 ;D2 66"), format!("{ENDING};D1 15;D2 66")] {
        let (_, found, _) = positions(&text);
        assert_eq!((write(&found[0].position).as_str(), &found[0].title), (ENDING, &None), "{text}");
    }
    assert_eq!(only("8/8/8/8/8/5k2/8/4K2R w K -; bm Rh3+; id \"x\";").0, "epd");
}

#[test]
fn moves_never_take_the_place_of_a_record_that_cannot_be_read() {
    let xiangqi = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    for text in [
        format!("[Variant \"Xiangqi\"]\n[FEN \"{xiangqi} w - - 0 1\"]\n\n1. e4 e5"),
        format!("[FEN \"{xiangqi} w - - 0 1\"]\n\n1. e4 e5"),
        "[Variant \"Shogi\"]\r\n[FEN \"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\"]\r\n\r\n1. e4 e5".into(),
        format!("FEN: {xiangqi} w - - 0 1\n1. e4 e5 2. Nf3"),
        format!("{xiangqi} w\n\n1. e4 e5 2. Nf3"),
        "[Variant \"Makruk\"]\n\n1. e4 e5".into(),
        "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKXNR w KQkq - 0 1\"]\n\n1. e4 e5".into(),
        "[FEN \"8/8/8/8/8/8/8/x w - - 0 1\"]\n\n1. e4 { [%cal Ge2e4] } *".into(),
        "FEN: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB w KQkq - 0 1\n1. e4 e5 2. Nf3".into(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1 and then 1. e4 e5".into(),
        "{\"fen\": \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w KQkq - 0 1\", \"pgn\": \"1. e4 e5 2. Nf3\"}".into(),
        "[fen]rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w KQkq - 0 1[/fen] 1. e4 e5".into(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w White: Kg1, Qg3; Black: Kh8, Pg7".into(),
    ] {
        assert!(matches!(import(&text, None), Import::Unread(_)), "{text}\n{:?}", import(&text, None));
    }
    assert_eq!(
        reason(&format!("[FEN \"{xiangqi} w - - 0 1\"]\n\n1. e4 e5")).0,
        Reason::OtherGame { files: 9, ranks: 10 }
    );
}

#[test]
fn a_diagram_beside_a_bad_record_is_read_with_its_fault() {
    let rows = "r . b q k b n r\np p p p . p p p\n. . n . . . . .\n. . . . p . . .\n. . . . P . . .\n. . . . . N . .\nP P P P . P P P\nR N B Q K B . R";
    let (_, found, unread) =
        positions(&format!("{rows}\n\nFen: {} w KQkq - 2 3\n", RUY.replace("2n5", "2n4")));
    assert_eq!((write(&found[0].position), unread.len()), (format!("{RUY} w - - 0 1"), 1));
}

#[test]
fn moves_counted_from_nought_are_all_played() {
    for text in [
        "0. e4 e5 1. Nf3 Nc6",
        "0.e4 e5 1.Nf3 Nc6",
        "[Event \"x\"]\n\n0. e4 e5 1. Nf3 Nc6 *",
        "Moves: 0. e4 e5 1. Nf3 Nc6",
    ] {
        assert_eq!(sans(text), ["e4", "e5", "Nf3", "Nc6"], "{text}");
    }
    assert_eq!(games("0. e4 e5 1. Nf3 *\n\n0. d4 d5 1. c4 *").len(), 2);
    assert_eq!(games("1. e4 e5 2. Nf3\n1. d4 d5").len(), 2);
}

#[test]
fn a_sentence_may_follow_a_placement() {
    let placement = "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/1PN1PN2/P4PPP/R1BQ1RK1";
    for (words, side) in [
        ("Black to move", "b"),
        ("White to move and win", "w"),
        ("what should White do here?", "w"),
        ("Weiß am Zug", "w"),
        ("Trait aux noirs", "b"),
    ] {
        let text = format!("{placement} {words}");
        assert_eq!(only(&text).1, format!("{placement} {side} - - 0 1"), "{text}");
    }
    assert_eq!(only(&format!("{placement} black KQkq")).1, format!("{placement} b KQkq - 0 1"));
    // What was meant as a field is a fault.
    assert_eq!(reason(&format!("{placement} x KQkq - 0 1")).0.name(), "unknown-side");
}

#[test]
fn files_of_openings_have_their_names_as_titles() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2";
    for text in [
        format!("C20\tKing's Pawn Game\t{fen}\t1. e4 e5"),
        format!("\"{fen}\",\"King's Pawn Game\",\"C20\""),
        format!("{fen}; King's Pawn Game; e4 e5"),
        format!("| {fen} | King's Pawn Game | e4 e5 |"),
    ] {
        let (_, found, _) = positions(&text);
        let found = &found[0];
        assert_eq!(
            (write(&found.position).as_str(), found.title.as_deref()),
            (fen, Some("King's Pawn Game")),
            "{text}"
        );
    }
    let table = format!(
        "| Nr | FEN | Name |\n|----|-----|------|\n| 1 | {ENDING} | Ending |\n| 2 | {fen} | Opening |"
    );
    let titles: Vec<_> = positions(&table).1.into_iter().map(|found| found.title).collect();
    assert_eq!(titles, [Some("Ending".into()), Some("Opening".into())]);
}

#[test]
fn commas_separate_moves() {
    for text in ["d2d4,d7d5,c2c4", "1.d4,d5 2.c4", "1. d4 - d5 2. c4", "d4,d5,c4"] {
        assert_eq!(sans(text), ["d4", "d5", "c4"], "{text}");
    }
}

#[test]
fn a_placement_above_other_lines_is_one() {
    let board = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    for text in [
        format!("Fen: {board}\nKey: 0123ABCD\nCheckers:"),
        format!("{board}\nsome words about it"),
        format!("FEN {board}\n\nStockfish says +0.3 here."),
    ] {
        assert_eq!(only(&text).1, format!("{board} w - - 0 1"), "{text}");
    }
}

#[test]
fn the_start_position_is_named_in_the_markup_of_boards() {
    for text in [
        r#"<chess-board position="start" orientation="black"></chess-board>"#,
        "var board = Chessboard('board1', { position: 'start', draggable: true })",
        "<Chessboard position=\"start\" />",
    ] {
        let (_, found, _) = positions(text);
        assert_eq!(write(&found[0].position), super::START, "{text}");
        assert_eq!(found[0].orientation.is_some(), text.contains("black"), "{text}");
    }
}
