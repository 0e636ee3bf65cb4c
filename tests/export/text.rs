//! Golden texts of every form that is no markup, and what the importer makes of them.

use forsyth::export::text::TextForm;
use forsyth::import::RemarkKind;
use forsyth::legality::{Rules, Variant};
use forsyth::marks::Marks;
use forsyth::notation::write;
use forsyth::position::Color;

use super::{ENDING, KIWIPETE, imported, marked, position, written};

#[test]
fn diagrams() {
    assert_eq!(
        written(KIWIPETE, TextForm::Ascii, |_| ()),
        "8  r . . . k . . r
7  p . p p q p b .
6  b n . . p n p .
5  . . . P N . . .
4  . p . . P . . .
3  . . N . . Q . p
2  P P P B B P P P
1  R . . . K . . R

   a b c d e f g h

White to move"
    );
    assert_eq!(
        written(ENDING, TextForm::Unicode, |options| options.orientation = Color::Black),
        "1  ♖ · · · · · · ·
2  · · · · · · ♔ ·
3  · · · · · · · ·
4  · · ♙ ♟ · · · ·
5  · · · · · · · ·
6  · · · · · · · ·
7  · · ♚ · · · · ·
8  · · · · · · · ·

   h g f e d c b a

Black to move"
    );
    let bare = written(ENDING, TextForm::Ascii, |options| {
        options.coordinates = false;
        options.mover = false;
    });
    assert_eq!(
        bare,
        ". . . . . . . .
. . . . . k . .
. . . . . . . .
. . . . . . . .
. . . . p P . .
. . . . . . . .
. K . . . . . .
. . . . . . . R"
    );
    assert_eq!(write(&imported(&bare).position), "8/5k2/8/8/4pP2/8/1K6/7R w - - 0 1");
}

#[test]
fn latex() {
    assert_eq!(
        written(KIWIPETE, TextForm::LatexChessboard, |_| ()),
        "\\chessboard[
  setfen={r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1},
  showmover=true
]"
    );
    let marks = Marks::read_link("Ge2e4,Gd1d8,Rd4,ba1,bb1,Ya1h8").0;
    assert_eq!(
        marked(ENDING, TextForm::LatexChessboard, &marks, |options| {
            options.orientation = Color::Black;
            options.coordinates = false;
            options.mover = false;
        }),
        "\\chessboard[
  setfen={8/5k2/8/8/4pP2/8/1K6/7R b - f3 0 40},
  inverse,
  showmover=false,
  label=false,
  color=blue!40,
  colorbackfields={a1,b1},
  color=red!90!black,
  pgfstyle=circle, markfields={d4},
  color=green!65!black,
  pgfstyle=straightmove, arrow=to, markmoves={d1-d8,e2-e4},
  color=yellow!80!orange,
  pgfstyle=straightmove, arrow=to, markmoves={a1-h8}
]"
    );
    assert_eq!(
        written("8/8/8/8/8/8/8/K~6k[Qp] w - - 3+1 0 1", TextForm::LatexFenboard, |_| ()),
        "\\fenboard{8/8/8/8/8/8/8/K6k w - - 0 1}\n\\notationOn\n\\showboard"
    );
    // TeX counts no further than 2147483647.
    let long = written("4k3/8/8/8/8/8/8/4K3 w - - 4294967295 4294967295", TextForm::LatexFenboard, |_| ());
    assert!(long.starts_with("\\fenboard{4k3/8/8/8/8/8/8/4K3 w - - 2147483647 2147483647}"), "{long}");
    let bare = written(ENDING, TextForm::LatexFenboard, |options| {
        options.orientation = Color::Black;
        options.coordinates = false;
        options.mover = false;
    });
    assert!(bare.ends_with("}\n\\notationOff\n\\showinverseboard"), "{bare}");
}

#[test]
fn wikipedia() {
    assert_eq!(
        written(ENDING, TextForm::WikipediaEnglish, |options| options.orientation = Color::Black),
        "{{Chess diagram
| tright
|
|  |  |  |  |  |  |  |  
|  |  |  |  |  |kd|  |  
|  |  |  |  |  |  |  |  
|  |  |  |  |  |  |  |  
|  |  |  |  |pd|pl|  |  
|  |  |  |  |  |  |  |  
|  |kl|  |  |  |  |  |  
|  |  |  |  |  |  |  |rl
| Black to move
| reverse = true
}}"
    );
    let bare = written(ENDING, TextForm::WikipediaEnglish, |options| options.coordinates = false);
    assert!(bare.ends_with("|rl\n| Black to move\n| numbers = neither\n| letters = neither\n}}"), "{bare}");
    assert_eq!(imported(&bare).position.board(), position(ENDING).board());
    assert_eq!(
        written(ENDING, TextForm::WikipediaGerman, |_| ()),
        "{{Schachbrett|=
| tright
|
|=
8 |  |  |  |  |  |  |  |  |=
7 |  |  |  |  |  |kd|  |  |=
6 |  |  |  |  |  |  |  |  |=
5 |  |  |  |  |  |  |  |  |=
4 |  |  |  |  |pd|pl|  |  |=
3 |  |  |  |  |  |  |  |  |=
2 |  |kl|  |  |  |  |  |  |=
1 |  |  |  |  |  |  |  |rl|=
   a  b  c  d  e  f  g  h
| Schwarz am Zug
}}"
    );
    let french = written(ENDING, TextForm::WikipediaFrench, |options| options.mover = false);
    assert!(french.starts_with("{{Diagramme d'échecs\n| tright\n|\n|  |"), "{french}");
    assert!(french.ends_with("|rl\n|\n}}"), "{french}");
    let reversed = written(ENDING, TextForm::WikipediaFrench, |options| options.orientation = Color::Black);
    assert_eq!(imported(&reversed).orientation, Some(Color::Black));
    assert_eq!(imported(&reversed).position.turn, Color::Black);
}

#[test]
fn a_game_that_starts_here() {
    let marks = Marks::read_link("Ge2e4,rd4").0;
    let text =
        marked(ENDING, TextForm::Pgn, &marks, |options| options.rules.variant = Variant::KingOfTheHill);
    assert_eq!(
        text,
        "[Event \"?\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"?\"]
[Black \"?\"]
[Result \"*\"]
[Variant \"King of the Hill\"]
[SetUp \"1\"]
[FEN \"8/5k2/8/8/4pP2/8/1K6/7R b - f3 0 40\"]

{ [%csl Rd4][%csf Rd4][%cal Ge2e4] } *"
    );
    assert_eq!(Marks::read_commands(&text).marks, marks);
    assert_eq!(imported(&text).position, position(ENDING));
    let chess960 = written(KIWIPETE, TextForm::Pgn, |options| options.rules = Rules::CHESS960);
    assert!(chess960.contains("[Variant \"Chess960\"]\n"));
    assert!(chess960.ends_with("\n\n*"));
}

#[test]
fn json() {
    assert_eq!(
        written("8/5k2/8/8/4pP2/8/1K6/7R~[QNp] b - f3 3+1 12 40", TextForm::Json, |_| ()),
        "{
  \"fen\": \"8/5k2/8/8/4pP2/8/1K6/7R~[NQp] b - f3 3+1 12 40\",
  \"board\": [
    \"........\",
    \".....k..\",
    \"........\",
    \"........\",
    \"....pP..\",
    \"........\",
    \".K......\",
    \".......R\"
  ],
  \"turn\": \"black\",
  \"castling\": \"-\",
  \"enPassant\": \"f3\",
  \"halfmove\": 12,
  \"fullmove\": 40,
  \"pockets\": { \"white\": \"NQ\", \"black\": \"P\" },
  \"checks\": { \"white\": 3, \"black\": 1 },
  \"orientation\": \"white\",
  \"marks\": \"\"
}"
    );
    let plain = written(KIWIPETE, TextForm::Json, |_| ());
    assert!(plain.contains("\"enPassant\": null,") && plain.contains("\"castling\": \"KQkq\","));
    assert!(plain.ends_with(
        "\"pockets\": null,\n  \"checks\": null,\n  \"orientation\": \"white\",\n  \"marks\": \"\"\n}"
    ));
    let marks = Marks::read_link("Ge2e4,rd4").0;
    let drawn = marked(KIWIPETE, TextForm::Json, &marks, |_| ());
    assert!(drawn.ends_with("\"marks\": \"rd4,Ge2e4\"\n}"));
    assert_eq!(imported(&drawn).marks, marks);
    let partly = imported(&drawn.replace("rd4", "xd4"));
    assert!(partly.remarks.iter().any(|remark| remark.kind == RemarkKind::MarkLeftOut), "{partly:?}");
    assert!(!partly.marks.is_empty());
}

#[test]
fn lists_of_pieces() {
    for (form, text) in [
        (TextForm::PiecesEnglish, "Black to move\nWhite: Kb2, Rh1, f4\nBlack: Kf7, e4"),
        (TextForm::PiecesGerman, "Schwarz am Zug\nWeiß: Kb2, Th1, f4\nSchwarz: Kf7, e4"),
        (TextForm::PiecesFrench, "Trait aux Noirs\nBlancs\u{A0}: Rb2, Th1, f4\nNoirs\u{A0}: Rf7, e4"),
        (TextForm::PiecesSpanish, "Juegan negras\nBlancas: Rb2, Th1, f4\nNegras: Rf7, e4"),
    ] {
        assert_eq!(written(ENDING, form, |_| ()), text);
    }
    assert_eq!(
        written("8/8/8/8/8/8/1P6/PK6 w - - 0 1", TextForm::PiecesGerman, |options| options.mover = false),
        "Weiß: Kb1, Ba1, b2\nSchwarz: –"
    );
}

#[test]
fn forms_of_chess_problems() {
    let fen = "7k/6pp/8/3N4/8/1P4Q1/P7/6K1 b - - 0 1";
    assert_eq!(
        written(fen, TextForm::PiecesProblem, |_| ()),
        "Black to move\nWhite: Kg1 Qg3 Sd5 Pa2b3\nBlack: Kh8 Pg7h7\n(5+3)"
    );
    let popeye = "BeginProblem\nRemark Black to move\nPieces\n  White Kg1 Qg3 Sd5 Pa2b3\n  Black Kh8 Pg7h7\nEndProblem";
    assert_eq!(written(fen, TextForm::Popeye, |_| ()), popeye);
    for form in [TextForm::PiecesProblem, TextForm::Popeye] {
        assert_eq!(write(&imported(&written(fen, form, |_| ())).position), fen);
    }
}

#[test]
fn what_the_importer_knows_reads_back() {
    for fen in [
        KIWIPETE,
        ENDING,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/4K1RR w G - 5 9",
        "rQ~q1kb1r/pp2pppp/2p5/8/3P1Bb1/4PN2/PPP3PP/R2QKB1R[NNpn] b KQkq - 0 9",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+1 0 1",
        "8/8/8/4k3/8/3N4/4K3/8 b - - 0 1",
    ] {
        let given = position(fen);
        for form in TextForm::ALL {
            for orientation in Color::ALL {
                let text = written(fen, form, |options| options.orientation = orientation);
                let found = imported(&text);
                assert_eq!(found.position.board(), given.board(), "{form:?}\n{text}");
                assert_eq!(found.position.turn, given.turn, "{form:?}\n{text}");
                match form {
                    TextForm::Markdown
                    | TextForm::HtmlImage
                    | TextForm::HtmlTable
                    | TextForm::Pgn
                    | TextForm::BbCode
                    | TextForm::Json => assert_eq!(found.position, given, "{form:?}\n{text}"),
                    TextForm::LatexChessboard | TextForm::LatexFenboard => {
                        assert_eq!(found.position.castling, given.castling, "{form:?}\n{text}");
                        assert_eq!(found.position.en_passant, given.en_passant);
                        assert_eq!(found.position.fullmove_number, given.fullmove_number);
                    }
                    _ => {}
                }
                if matches!(
                    form,
                    TextForm::Ascii
                        | TextForm::Unicode
                        | TextForm::LatexChessboard
                        | TextForm::WikipediaEnglish
                        | TextForm::WikipediaFrench
                ) {
                    assert_eq!(found.orientation, Some(orientation), "{form:?}\n{text}");
                }
            }
        }
    }
}

#[test]
fn a_form_is_known_by_its_name() {
    for form in TextForm::ALL {
        assert_eq!(TextForm::named(form.name()), Some(form));
    }
    assert_eq!(TextForm::named("tikz"), None);
}
