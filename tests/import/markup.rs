//! Marks of forums, pages, Wikipedia and LaTeX.

use forsyth::import::{Part, Reason, RemarkKind, Unused, Use, coverage, import};
use forsyth::notation::write;
use forsyth::position::{Color, Square};

use super::{START, only, positions, reason, remarks};

const ENDING: &str = "8/8/8/8/8/5k2/8/4K2R b K - 3 40";

#[test]
fn marks_of_forums_and_pages() {
    assert_eq!(only(&format!("[fen]{ENDING}[/fen]")), ("markup", ENDING.into()));
    assert_eq!(only(&format!("Look: <FEN>{ENDING}</FEN> Nice!")), ("markup", ENDING.into()));
    let (_, found, unread) =
        positions(&format!("One [fen]{ENDING}[/fen] two\n[FEN]8/8[/FEN] three [fen]{START}[/fen]"));
    assert_eq!((found.len(), unread.len()), (2, 1));
    for text in [
        format!("<div class=\"board\" data-fen=\"{ENDING}\"></div>"),
        format!("<puzzle fen='{ENDING}'/>"),
        format!("{{\"id\": 1, \"fen\": \"{ENDING}\", \"moves\": [\"e1e2\"]}}"),
        format!("const FEN = `{ENDING}`;"),
        format!("![diagram](https://www.chess.com/dynboard?fen={}&board=green)", ENDING.replace(' ', "%20")),
    ] {
        assert_eq!(only(&text).1, ENDING, "{text}");
    }
}

const ENGLISH: &str = "{{Chess diagram
| tright
| Scholar's mate, Black to move
|rd|  |bd|qd|kd|bd|  |rd
|pd|pd|pd|pd|  |ql|pd|pd
|  |  |nd|  |  |nd|  |  
|  |  |  |  |pd|  |  |  
|  |  |bl|  |pl|  |  |  
|  |  |  |  |  |  |  |  
|pl|pl|pl|pl|  |pl|pl|pl
|rl|nl|bl|  |kl|  |nl|rl
| A footer with a [[link|name]]
}}";
const MATE: &str = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b - - 0 1";

#[test]
fn templates_of_wikipedia() {
    assert_eq!(only(ENGLISH), ("wikipedia", MATE.into()));
    assert_eq!(only(&ENGLISH.replace('\n', "\r\n")).1, MATE);
    assert_eq!(only(&ENGLISH.replace('\n', "")).1, MATE);
    assert_eq!(only(&ENGLISH.replace("Chess diagram", "chess diagram small")).1, MATE);
    assert_eq!(positions(ENGLISH).1[0].title.as_deref(), Some("Scholar's mate, Black to move"));
    assert_eq!(positions(ENGLISH).1[0].orientation, Some(Color::White));
    let linked = ENGLISH.replace("Scholar's mate, Black to move", "[[Ruy Lopez|Spanish]] game");
    assert_eq!(positions(&linked).1[0].title.as_deref(), Some("Spanish game"));
    let parts = coverage(ENGLISH, &import(ENGLISH, None));
    let of = |part: Part| -> Vec<&str> {
        let stretches = parts.iter().filter(|stretch| stretch.part == part);
        stretches.map(|stretch| &ENGLISH[stretch.span.start..stretch.span.end]).collect()
    };
    assert_eq!(of(Part::Used(0, Use::Title)), ["Scholar's mate, Black to move"]);
    assert_eq!(of(Part::Unused(Unused::LeftOut)), ["A footer with a [[link|name]]"]);
    let reversed = ENGLISH.replace("\n}}", "\n| reverse=true\n}}");
    assert_eq!(positions(&reversed).1[0].orientation, Some(Color::Black));
    let two = format!("Text {ENGLISH} and\n{ENGLISH} done");
    assert_eq!(positions(&two).1.len(), 2);
}

#[test]
fn templates_with_coordinates_between_the_rows() {
    let german = "{{Schachbrett|=
| tright
|
|=
8 |rd|nd|bd|qd|kd|bd|nd|rd|=
7 |pd|pd|pd|pd|pd|pd|pd|pd|=
6 | | | | | | | | |=
5 | | | | | | | | |=
4 | | | | |xx| | | |=
3 | | | | | | | | |=
2 |pl|pl|pl|pl|pl|pl|pl|pl|=
1 |rl|nl|bl|ql|kl|bl|nl|rl|=
a b c d e f g h
| Grundstellung
}}";
    assert_eq!(only(german), ("wikipedia", START.replace("KQkq", "-")));
    for name in ["Diagramme échecs", "Échiquier", "Diagrama de ajedrez", "SCHACHBRETT-KLEIN"] {
        assert_eq!(only(&german.replace("Schachbrett", name)).1, START.replace("KQkq", "-"), "{name}");
    }
}

#[test]
fn templates_with_a_record() {
    for text in
        [format!("{{{{Chess diagram-fen|fen={ENDING}|caption=x}}}}"), format!("{{{{FEN diagram|{ENDING}}}}}")]
    {
        assert_eq!(only(&text), ("wikipedia", ENDING.into()), "{text}");
    }
}

#[test]
fn a_template_says_what_is_wrong_with_it() {
    assert_eq!(reason(&ENGLISH.replace("|nl|rl", "|nl|zl")).0, Reason::UnknownSquare);
    assert!(matches!(reason(&ENGLISH.replace("|pl|pl|pl|pl|  |pl|pl|pl\n", "")).0, Reason::TemplateWidth(_)));
    assert_eq!(reason("{{Chess diagram|tright||rd").0, Reason::Unclosed);
}

#[test]
fn commands_of_latex() {
    for (text, position) in [
        (format!("\\newgame\n\\fenboard{{{ENDING}}}\n\\showboard"), ENDING),
        (format!("\\chessboard[setfen={ENDING}]"), ENDING),
        (format!("\\chessboard[showmover=false, setfen={{{ENDING}}}, inverse]"), ENDING),
        (format!("\\setchessboard{{setfen=\"{ENDING}\"}}\n\\chessboard"), ENDING),
        ("\\chessboard[setpieces={Kg1,Qd1,pa7, kg8}]".into(), "6k1/p7/8/8/8/8/8/3Q2K1 w - - 0 1"),
        (
            "\\chessboard[setwhite={Kg1, qd1,pa2},addblack={Kg8,pa7},mover=b]".into(),
            "6k1/p7/8/8/8/8/P7/3Q2K1 b - - 0 1",
        ),
        (
            "\\chessboard[setwhite={Kg1},\n addblack={Kg8}]\nBlack to move.".into(),
            "6k1/8/8/8/8/8/8/6K1 b - - 0 1",
        ),
    ] {
        assert_eq!(only(&text), ("latex", position.into()), "{text}");
    }
    let inverse = positions(&format!("\\chessboard[setfen={ENDING},inverse=true]")).1;
    assert_eq!(inverse[0].orientation, Some(Color::Black));
    assert!(remarks("\\chessboard[setpieces={Kg1,kg8}]").contains(&RemarkKind::RightsNotGiven));
}

#[test]
fn commands_of_latex_that_give_no_position() {
    assert_eq!(reason("\\chessboard").0, Reason::BareBoard);
    assert_eq!(reason("text \\chessboard[inverse, showmover]").0, Reason::BareBoard);
    assert_eq!(reason("\\fenboard{8/8").0, Reason::Unclosed);
    assert_eq!(reason("\\chessboard[setwhite={Kg1,Qg1}]"), (Reason::SquareTwice(Square::G1), "Qg1".into()));
    assert_eq!(reason("\\chessboard[setwhite={Kg1,Xg2}]"), (Reason::UnknownPiece('X'), "Xg2".into()));
    assert_eq!(reason("\\chessboard[setwhite={Kg1,Qg9}]"), (Reason::UnknownSquare, "Qg9".into()));
    assert_eq!(reason("\\fenboard{8/8/8/8/8/8/8/7 w - - 0 1}").0.name(), "rank-too-short");
}

#[test]
fn places_in_markup_are_characters_of_the_text() {
    let text = format!("äöü [fen]{ENDING}[/fen]");
    let found = &positions(&text).1[0];
    let there: String = text.chars().skip(found.span.start).take(found.span.end - found.span.start).collect();
    assert_eq!(there, ENDING);
    assert_eq!(write(&found.position), ENDING);
}

#[test]
fn a_copied_link_or_picture_has_its_record_in_an_attribute() {
    for page in [
        "<meta charset='utf-8'><a href=\"https://lichess.org/editor/8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40\" style=\"color: rgb(0, 0, 0);\">Diagram</a>",
        "<html><body>\n<!--StartFragment--><img src=\"https://lichess1.org/export/fen.gif?fen=8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40&amp;color=white\" alt=\"position\"><!--EndFragment-->\n</body></html>",
        "<img src=\"https://example.org/a.png\" alt=\"8/8/8/8/8/5k2/8/4K2R w K - 3 40\" width=\"200\" height=\"200\">",
        "<a href=\"https://example.org/?fen=8%2F8%2F8%2F8%2F8%2F5k2%2F8%2F4K2R%20w%20K%20-%203%2040\"><img src=\"a.png\" alt=\"\"></a>",
    ] {
        assert_eq!(only(page).1, "8/8/8/8/8/5k2/8/4K2R w K - 3 40", "{page}");
    }
}

#[test]
fn strings_that_a_program_joins_are_one() {
    let (first, second) = ENDING.split_at(12);
    let (placement, fields) = ENDING.split_at(ENDING.find(' ').unwrap());
    for text in [
        format!("String fen = \"{first}\" +\n    \"{second}\";"),
        format!("fen = ('{first}'\n       '{second}')"),
        format!("std::string fen = \"{placement}\"\n                  \"{fields}\";"),
        format!("let fen = \"{first}\" + \"{second}\";"),
    ] {
        assert_eq!(only(&text).1, ENDING, "{text}");
    }
    let rows =
        ["rnbqkbnr", "pppppppp", "........", "........", "........", "........", "PPPPPPPP", "RNBQKBNR"];
    let rows: String = rows
        .iter()
        .enumerate()
        .map(|(index, row)| format!("    ' {row}\\n'  #  {index}0 - {index}9\n"))
        .collect();
    let board = format!("initial = (\n    '         \\n'  #   0 -  9\n{rows})");
    assert_eq!(only(&board).1, START.replace("KQkq", "-"));
}
