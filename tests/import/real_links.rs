//! Links, objects, moves and boards of other games in which an eye sees a position.

use forsyth::import::{Game, Import, Reason, SourceKind, import};
use forsyth::notation::write;
use forsyth::position::Color;

use super::{START, games, only, positions, reason, sans};

const RUY: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
const ENDING: &str = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
const ROOK: &str = "8/8/8/8/5k2/8/4K3/7R";

#[test]
fn links_hold_records_anywhere() {
    let coded = ENDING.replace(' ', "%20");
    let low = ENDING.replace(' ', "_");
    let all = ENDING.replace('/', "%2F").replace(' ', "+");
    for link in [
        format!("https://www.chessdb.cn/queryc_en/?{coded}"),
        format!("https://www.chessdb.cn/queryc_en/?{low}"),
        format!("https://www.chessdb.cn/cdb.php?action=queryall&board={coded}"),
        format!("https://syzygy-tables.info/?fen={low}"),
        format!("https://tablebase.lichess.ovh/standard?fen={low}"),
        format!("https://example.org/board?pos={all}&size=400"),
        format!("https://example.org/viewer?b={coded}#top"),
        format!("https://example.org/app#/analysis?x=1&f={low}"),
        format!("https://example.org/render?size=400&string={all}"),
        format!("https://example.org/#{coded}"),
        format!("https://example.org/img/{low}.png"),
        format!("https://example.org/img/{low}-flip.svg"),
        format!("https://example.org/img/{low}.png?size=400"),
    ] {
        assert_eq!(only(&link), ("link", ENDING.into()), "{link}");
        let text = format!("Here: [board]({link}) is it.");
        assert_eq!(only(&text), ("link", ENDING.into()), "{text}");
    }
}

#[test]
fn pictures_have_the_placement_in_their_name() {
    let fen = format!("{ROOK} w - - 0 1");
    for link in [
        format!("https://example.com/{ROOK}.png"),
        format!("https://example.com/{ROOK}-400.png"),
        format!("https://example.com/{ROOK}-flip.png"),
        format!("https://example.com/{ROOK}-400-flip.png"),
        format!("https://example.com/{ROOK}.JPG"),
        format!("https://example.com/{ROOK}/400.png"),
        format!("https://example.com/{ROOK}/board.svg"),
        format!("https://example.com/{ROOK}/300"),
        format!("http://www.fen-to-image.com/image/{ROOK}"),
        format!("http://www.fen-to-image.com/image/36/{ROOK}"),
        format!("http://www.fen-to-image.com/image/36/double/coords/{ROOK}"),
        format!("https://example.com/images/{ROOK}.webp?v=3"),
    ] {
        assert_eq!(only(&link), ("link", fen.clone()), "{link}");
        assert_eq!(only(&format!("![board]({link})")), ("link", fen.clone()), "{link}");
    }
    let flipped = positions(&format!("https://example.com/{ROOK}-flip.png")).1;
    assert_eq!(flipped[0].orientation, Some(Color::Black));
}

#[test]
fn links_hold_moves() {
    for link in [
        "https://lichess.org/analysis/pgn/1.%20e4%20e5%202.%20Nf3",
        "https://lichess.org/analysis/pgn/e4_e5_Nf3",
        "https://lichess.org/analysis/pgn/e4+e5+Nf3?color=black",
        "lichess.org/analysis/pgn/1.%20e4%20e5%202.%20Nf3",
        "https://www.chess.com/analysis?pgn=1.+e4+e5+2.+Nf3",
        "https://example.org/view?pgn=1.%20e4%20e5%202.%20Nf3%20*&move=2",
        "https://example.org/?moves=e2e4%20e7e5%20g1f3",
        "See https://lichess.org/analysis/pgn/1.%20e4%20e5%202.%20Nf3 please",
    ] {
        assert_eq!(sans(link), ["e4", "e5", "Nf3"], "{link}");
    }
}

#[test]
fn a_start_position_of_chess960_has_a_number() {
    for (text, number) in [
        ("https://example.org/chess960?position=123", 123),
        ("https://example.org/chess960?id=0", 0),
        ("https://example.org/chess960/959", 959),
        ("Chess960 position 123", 123),
        ("Fischer Random #518", 518),
        ("Chess960 Startstellung 7", 7),
    ] {
        let (source, found, _) = positions(text);
        assert_eq!(
            (source, found[0].position.start_numbers()),
            ("start-number", Some((number, number))),
            "{text}"
        );
    }
    for text in ["https://example.org/chess960?position=960", "Chess960", "Chess960 game 3 of 5"] {
        assert!(matches!(import(text, None), Import::Unread(_)), "{text}");
    }
}

#[test]
fn objects_of_squares_and_pieces() {
    let fen = "8/8/3k4/8/3P4/8/8/4K3 w - - 0 1";
    for text in [
        "{ d6: 'bK', d4: 'wP', e1: 'wK' }",
        "var position = { d6: 'bK', d4: 'wP', e1: 'wK' };",
        "{\"d6\": \"bK\", \"d4\": \"wP\", \"e1\": \"wK\"}",
        "{'d6': 'bK', 'd4': 'wP', 'e1': 'wK'}",
        "pieces = {'d6': 'k', 'd4': 'P', 'e1': 'K'}",
        "{'D6': 'black king', 'D4': 'white pawn', 'E1': 'white king'}",
        "{ d6: '♚', d4: '♙', e1: '♔' }",
        "{\n  d6: { type: 'k', color: 'b' },\n  d4: { type: 'p', color: 'w' },\n  e1: { type: 'k', color: 'w' },\n}",
        "{ d6: { role: 'king', color: 'black' }, d4: { role: 'pawn', color: 'white' }, e1: { role: 'king', color: 'white' } }",
        "Map(3) { 'd6' => { role: 'king', color: 'black' }, 'd4' => { role: 'pawn', color: 'white' }, 'e1' => { role: 'king', color: 'white' } }",
        "new Map([['d6', 'bK'], ['d4', 'wP'], ['e1', 'wK']])",
        "{chess.D6: Piece.from_symbol('k'), chess.D4: Piece.from_symbol('P'), chess.E1: Piece.from_symbol('K')}",
        "{43: Piece.from_symbol('k'), 27: Piece.from_symbol('P'), 4: Piece.from_symbol('K')}",
        "array('d6' => 'bK', 'd4' => 'wP', 'e1' => 'wK')",
        "[{ square: 'd6', type: 'k', color: 'b' }, { square: 'd4', type: 'p', color: 'w' }, { square: 'e1', type: 'k', color: 'w' }]",
        "[('d6', 'k'), ('d4', 'P'), ('e1', 'K')]",
        "board.position({\n  d6: 'bK',\n  d4: 'wP',\n  e1: 'wK'\n})",
        "{ d6: 'bK', d4: 'wP', e1: 'wK', a1: null }",
        "{'d6': 'black_king', 'd4': 'white_pawn', 'e1': 'white_king'}",
        "{ d6: 'blackKing', d4: 'whitePawn', e1: 'whiteKing' }",
    ] {
        assert_eq!(only(text), ("piece-map", fen.into()), "{text}");
    }
    assert_eq!(only("{ d6: 'bK', d4: 'wP' }").1, "8/8/3k4/8/3P4/8/8/8 w - - 0 1");
    assert_eq!(only("Black to move: { d6: 'bK', d4: 'wP' }").1, "8/8/3k4/8/3P4/8/8/8 b - - 0 1");
}

/// The rows of the position after 1.e4 in the spelling of a program.
fn rows(piece: impl Fn(char) -> String, open: &str, close: &str) -> String {
    let rows =
        ["rnbqkbnr", "pppppppp", "........", "........", "....P...", "........", "PPPP.PPP", "RNBQKBNR"];
    let row = |row: &&str| {
        let cells: Vec<String> = row.chars().map(&piece).collect();
        format!("{open}{}{close}", cells.join(", "))
    };
    format!("{open}\n  {}\n{close}", rows.iter().map(row).collect::<Vec<_>>().join(",\n  "))
}

#[test]
fn boards_of_eight_rows() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 1";
    let color = |c: char| if c.is_ascii_uppercase() { 'w' } else { 'b' };
    let letter = |c: char| if c == '.' { "''".into() } else { format!("'{c}'") };
    let dotted = |c: char| format!("\"{c}\"");
    let pair = |c: char| {
        if c == '.' { "\"--\"".into() } else { format!("\"{}{}\"", color(c), c.to_ascii_uppercase()) }
    };
    let object = |c: char| {
        if c == '.' {
            "null".into()
        } else {
            format!("{{ type: '{}', color: '{}' }}", c.to_ascii_lowercase(), color(c))
        }
    };
    let none = |c: char| if c == '.' { "None".into() } else { format!("'{c}'") };
    for text in [
        rows(letter, "[", "]"),
        rows(dotted, "[", "]"),
        rows(pair, "[", "]"),
        rows(object, "[", "]"),
        rows(none, "[", "]"),
        rows(none, "(", ")"),
        rows(letter, "{", "}"),
        format!("self.board = {}", rows(pair, "[", "]")),
        format!("const board = {};", rows(object, "[", "]")),
        format!("board = np.array({})", rows(letter, "[", "]")),
    ] {
        assert_eq!(only(&text), ("piece-map", fen.into()), "{text}");
    }
}

#[test]
fn rows_that_a_program_repeats_or_takes_apart() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    let letters = |list: fn(&str) -> String| {
        let rows =
            ["rnbqkbnr", "pppppppp", "........", "........", "........", "........", "PPPPPPPP", "RNBQKBNR"];
        rows.map(list).join(", ")
    };
    let repeated = |times: &str| {
        let row = |piece: &str| format!("[\"{piece}\"]{times}");
        let inner = [row("p"), row("."), row("."), row("."), row("."), row("P")].join(",\n ");
        format!("board = [list(\"rnbqkbnr\"),\n {inner},\n list(\"RNBQKBNR\")]")
    };
    for text in [
        repeated(" * 8"),
        repeated("*8"),
        format!("board = [{}]", letters(|row| format!("list(\"{row}\")"))),
        format!("const board = [{}];", letters(|row| format!("[...\"{row}\"]"))),
    ] {
        assert_eq!(only(&text), ("piece-map", start.into()), "{text}");
    }
    // Not more than a board is repeated.
    let hostile = format!("{}\"x\"{}", "[".repeat(8), "] * 64".repeat(8));
    assert!(matches!(import(&hostile, None), Import::Unread(_)));
}

#[test]
fn pgn_with_marks_only_is_the_start_position() {
    let text = "[Event \"?\"]\n[White \"?\"]\n\n{ [%csl Gd4,Re5][%cal Gd1d8] } *";
    let (_, found, _) = positions(text);
    assert_eq!((write(&found[0].position).as_str(), found[0].marks.iter().count()), (START, 3));
}

#[test]
fn moves_need_no_numbers() {
    let ruy = ["e4", "e5", "Nf3", "Nc6", "Bb5"];
    for text in [
        "e4 e5 Nf3 Nc6 Bb5",
        "e4, e5, Nf3, Nc6, Bb5",
        "e4\ne5\nNf3\nNc6\nBb5",
        "1 e4 e5 2 Nf3 Nc6 3 Bb5",
        "1) e4 e5 2) Nf3 Nc6 3) Bb5",
        "e2e4 e7e5 g1f3 b8c6 f1b5",
        "e2-e4 e7-e5 Ng1-f3 Nb8-c6 Bf1-b5",
        "Ruy Lopez: e4 e5 Nf3 Nc6 Bb5",
        "e4 e5 Sf3 Sc6 Lb5",
        "e4 e5 Cf3 Cc6 Ab5",
        "e4 e5 ♘f3 ♞c6 ♗b5",
    ] {
        assert_eq!(sans(text), ruy, "{text}");
    }
    assert_eq!(sans("d4 d5"), ["d4", "d5"]);
    // Words behind moves are none of them; moves that cannot be read are told.
    for (text, count) in [("and White is better", 0), ("and White is better after Kf9 a6", 1)] {
        let stopped = games(&format!("e4 e5 Nf3 Nc6 Bb5 {text}"));
        let stops = stopped.iter().filter(|game: &&Game| game.stopped.is_some()).count();
        assert_eq!((stopped[0].len(), stops), (5, count), "{text}");
    }
    for text in ["e4", "I like e4 and d4", "a1 a2 a3 a4"] {
        assert!(matches!(import(text, None), Import::Unread(_)), "{text}");
    }
}

#[test]
fn other_games_are_named() {
    for text in [
        "W:W31-50:B1-20",
        "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29",
        "[FEN \"W:W31,32:BK1,2\"]\n\n1. 32-28 19-23",
    ] {
        assert_eq!(reason(text).0, Reason::Draughts, "{text}");
    }
    for text in [
        "8/8/3(!n)4/8/8/8/8/4K2k",
        "8/8/3*2q4/8/8/8/8/4K2k",
        "rnbqkbnr/pppppppp/8/3(g1)4/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        "8/8/3=n4/8/8/8/8/4K2k",
    ] {
        assert_eq!(reason(text).0, Reason::OtherGame { files: 8, ranks: 8 }, "{text}");
    }
    assert_eq!(
        reason("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1").0,
        Reason::OtherGame { files: 10, ranks: 8 }
    );
}

#[test]
fn a_picture_in_markdown_and_its_link_are_links() {
    let text = format!(
        "[![b](https://example.org/board.svg?fen={RUY})](https://lichess.org/editor/{RUY}_b_KQkq_-_3_4)"
    );
    let Import::Positions { source, found, .. } = import(&text, None) else { panic!("links") };
    assert_eq!(source, SourceKind::Link);
    assert!(found.iter().any(|found| write(&found.position) == format!("{RUY} b KQkq - 3 4")));
}
