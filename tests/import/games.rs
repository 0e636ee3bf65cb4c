//! Games: PGN with tags and without, UCI commands with moves.

use forsyth::import::{Import, MAX_GAME_PLIES, MAX_GAMES, MAX_VARIATIONS, Reason, RemarkKind, import};
use forsyth::notation::write;
use forsyth::position::Color;

use super::{START, games, kinds, only, positions, reason, sans};

const OPERA: &str = r#"[Event "Paris"]
[Site "Paris FRA"]
[Date "1858.??.??"]
[White "Paul Morphy"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 {This is a weak move
already.} 4. dxe5 Bxf3 (4... dxe5 5. Qxd8+ (5. Nxe5)) 5. Qxf3 dxe5 6. Bc4 $1 Nf6 7. Qb3 Qe7 8. Nc3 c6
9. Bg5 {Black is in what's like a zugzwang} b5? 10. Nxb5! cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8
13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0
"#;

fn last(text: &str) -> String {
    let games = games(text);
    write(&games[0].position(games[0].len()).unwrap())
}

#[test]
fn a_whole_game() {
    let game = &games(OPERA)[0];
    assert_eq!(game.title.as_deref(), Some("Paul Morphy – Duke Karl / Count Isouard, Paris, 1858"));
    assert_eq!((game.len(), game.from_fen_tag, game.stopped.is_none(), game.line), (33, false, true, 1));
    assert_eq!(last(OPERA), "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17");
    let plies: Vec<_> = game.plies().collect();
    assert_eq!(plies[32].san, "Rd8#");
    assert_eq!(write(&plies[0].position), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    assert_eq!(plies[22].san, "O-O-O");
    assert_eq!(plies.len(), game.len());
    assert_eq!(plies[32].position, game.position(33).unwrap());
    assert_eq!(game.position(0).unwrap(), game.start);
    assert!(game.position(34).is_none());
}

#[test]
fn several_games_with_line_ends_of_any_kind() {
    let text = format!("{OPERA}\n{OPERA}\n1. d4 d5 *\n\n1. c4 *").replace('\n', "\r\n");
    let lengths: Vec<_> = games(&text).iter().map(forsyth::import::Game::len).collect();
    assert_eq!(lengths, [33, 33, 2, 1]);
    assert_eq!(games("1. d4 Nf6 2. c4 e6\n\n1. e4 c5\n1. c4").len(), 3);
    let unfinished = "[White \"A\"]\n1. e4\n[White \"B\"]\n1. d4 d5\n";
    assert_eq!(games(unfinished).len(), 2);
}

#[test]
fn movetext_without_tags() {
    assert_eq!(sans("1. e4 e5 2. Nf3 Nc6 *"), ["e4", "e5", "Nf3", "Nc6"]);
    assert_eq!(sans("1.e4 c5 2.Nf3"), ["e4", "c5", "Nf3"]);
    assert_eq!(sans("The game went 1.e4 c5 2.Nf3 and was drawn"), ["e4", "c5", "Nf3"]);
    assert_eq!(sans("[pgn]1. d4 d5[/pgn]"), ["d4", "d5"]);
    assert!(matches!(import("1. Kd4 2. x", None), Import::Unread(_)));
    assert!(matches!(import("Chapter 1. The beginning", None), Import::Unread(_)));
}

#[test]
fn moves_as_people_write_them() {
    assert_eq!(
        sans("1. e2-e4 e7e5 2. ♘f3 ♞c6 3. Bb5 a6 4. Bc6: dc6? *"),
        ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6"]
    );
    assert_eq!(sans("1. e4 d5 2. ed5 *"), ["e4", "d5", "exd5"]);
    assert_eq!(sans("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 *")[6], "O-O");
    assert_eq!(sans("1. e4 e5 2. Nf3!? Nc6 ± 3. Nxc4?? *"), ["e4", "e5", "Nf3", "Nc6"]);
    assert_eq!(sans("1… e5 1. e4 *"), ["e4"]);
    let promotion = "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8";
    for written in ["=Q", "Q", "=Q+", "(Q)"] {
        let text = format!("{promotion}{written} *");
        let expected: &[&str] = if written == "(Q)" { &[] } else { &["a8=Q"] };
        assert_eq!(sans(&text), expected, "{text}");
    }
    let passant = "1. e4 a6 2. e5 d5 3. exd6 e.p. *";
    assert_eq!(sans(passant)[4], "exd6");
    assert_eq!(sans(&passant.replace(" e.p.", "e.p."))[4], "exd6");
}

#[test]
fn a_move_that_cannot_be_played_stops_its_game_and_tells_where() {
    let text = "[White \"Ä\"]\n\n1. e4 e5 2. Ke3 Nc6 *\n\n[White \"B\"]\n\n1. d4 *";
    let games = games(text);
    assert_eq!((games.len(), games[0].len(), games[1].len()), (2, 2, 1));
    let stopped = games[0].stopped.as_ref().unwrap();
    assert_eq!((stopped.reason, stopped.text.as_str(), stopped.line), (Reason::IllegalMove, "Ke3", 3));
    let there: String = text.chars().skip(stopped.at.start).take(3).collect();
    assert_eq!(there, "Ke3");
    for (text, why) in [
        ("1. Nf3 a6 2. Nc3 b6 3. Nd4 c6 4. Nb5 *", Reason::AmbiguousMove),
        ("1. e4 hello *", Reason::UnreadableMove),
        ("1. e4 {open", Reason::Unclosed),
        ("1. e4 f6 2. Qh5+ -- *", Reason::IllegalMove),
    ] {
        let games = super::games(text);
        assert_eq!(games[0].stopped.as_ref().map(|stopped| stopped.reason), Some(why), "{text}");
    }
}

#[test]
fn games_from_a_position_of_their_own() {
    let text = "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/5k2/8/4K2R w K - 3 40\"]\n\n40. O-O+ Kg3 41. Rf3+ *";
    let game = &games(text)[0];
    assert!(game.from_fen_tag);
    assert_eq!(write(&game.start), "8/8/8/8/8/5k2/8/4K2R w K - 3 40");
    assert_eq!(sans(text), ["O-O+", "Kg3", "Rf3+"]);
    let chess960 = "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/1R1K3R w HB - 0 1\"]\n\n1. O-O-O Ke7 *";
    assert_eq!(sans(chess960), ["O-O-O", "Ke7"]);
    let illegal = games("[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]\n1. Kb1 *");
    assert_eq!(illegal[0].stopped.as_ref().unwrap().reason, Reason::IllegalStart);
}

#[test]
fn tags_without_moves_are_positions() {
    let text = "[White \"A\"]\n[FEN \"8/8/8/8/8/5k2/8/4K2R w K - 3 40\"]\n\n*\n\n[FEN \"8/8/8/8/8/5k2/8/4K3 w - - 3 40\"]\n";
    let (source, found, _) = positions(text);
    assert_eq!((source, found.len(), found[0].title.as_deref()), ("tag", 2, Some("A – ?")));
    let fen = format!("[Event \"?\"]\n[FEN \"{START}\"]\n");
    assert_eq!(only(&fen), ("tag", START.into()));
    assert_eq!(reason("[FEN \"8/8/8 w\"]\n1. e4 *").0.name(), "missing-ranks");
}

#[test]
fn games_of_variants() {
    for (variant, moves, position) in [
        (
            "Crazyhouse",
            "1. e4 d5 2. exd5 Qxd5 3. P@d4",
            "rnb1kbnr/ppp1pppp/8/3q4/3P4/8/PPPP1PPP/RNBQKBNR[p] b KQkq - 0 3",
        ),
        (
            "Three-check",
            "1. e4 e5 2. Bc4 a6 3. Bxf7+",
            "rnbqkbnr/1ppp1Bpp/p7/4p3/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 2+3 0 3",
        ),
        (
            "Atomic",
            "1. Nf3 f6 2. Nd4 a6 3. Ne6",
            "rnbqkbnr/1pppp1pp/p3Np2/8/8/8/PPPPPPPP/RNBQKB1R b KQkq - 1 3",
        ),
        ("Antichess", "1. e3 b5 2. Bxb5", "rnbqkbnr/p1pppppp/8/1B6/8/4P3/PPPP1PPP/RNBQK1NR b - - 0 2"),
        ("King of the Hill", "1. e4 e5 2. Ke2", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR b kq - 1 2"),
        ("Racing Kings", "1. Kh3", "8/8/8/8/8/7K/krbnNBR1/qrbnNBRQ b - - 1 1"),
    ] {
        let text = format!("[Variant \"{variant}\"]\n\n{moves} *");
        assert_eq!(last(&text), position, "{variant}: {:?}", games(&text)[0].stopped);
    }
    let horde = games("[Variant \"Horde\"]\n\n1. b6 *");
    assert_eq!((horde[0].len(), &horde[0].stopped), (1, &None));
    let unknown = games("[Variant \"Capablanca\"]\n[White \"A\"]\n1. e4 *\n\n[White \"B\"]\n1. e4 *");
    assert_eq!(unknown.len(), 1);
    assert_eq!(reason("[Variant \"Capablanca\"]\n1. e4 *"), (Reason::UnknownVariant, "Capablanca".into()));
    assert_eq!(
        reason("[White \"A\"]\n[Black \"B\"]\n\n1. Xf3 Xf6 *"),
        (Reason::UnreadableMove, "Xf3".into())
    );
}

#[test]
fn commands_of_uci_with_moves() {
    assert_eq!(sans("position startpos moves e2e4 c7c5 g1f3"), ["e4", "c5", "Nf3"]);
    assert_eq!(
        sans("ucinewgame\nposition fen 8/8/8/8/8/5k2/8/4K2R w K - 3 40 moves e1g1 f3g3\ngo depth 9"),
        ["O-O+", "Kg3"]
    );
    let broken = &games("position startpos moves e2e4 e2e4")[0];
    assert_eq!((broken.len(), broken.stopped.as_ref().unwrap().reason), (1, Reason::IllegalMove));
    assert_eq!(only("position startpos").1, START);
    assert_eq!(only("position startpos moves").1, START);
}

#[test]
fn games_and_moves_are_kept_up_to_a_limit() {
    let Import::Games { games, unread } = import(&"[White \"A\"]\n\n1. e4 e5 *\n\n".repeat(10_000), None)
    else {
        panic!("games")
    };
    assert_eq!((games.len(), unread.len(), unread[0].reason), (MAX_GAMES, 1, Reason::TooMuch));
    let long = "Nf3 Nf6 Ng1 Ng8 ".repeat(1_000);
    let games = super::games(&format!("1. {long}"));
    assert_eq!(games[0].len(), MAX_GAME_PLIES);
    assert_eq!(games[0].stopped.as_ref().unwrap().reason, Reason::TooMuch);
}

#[test]
fn comments_draw_on_the_position_behind_which_they_stand() {
    let text = "[White \"A\"]\n\n{ [%csl Gd4] } 1. e4 { [%cal Ge2e4,Rd8h4] best } e5 {[%clk 0:01][%csl Ye5]} ({[%csl Ra1]} 1... c5) 2. Nf3 *";
    let game = &games(text)[0];
    let marks: Vec<String> = (0..=3).map(|ply| game.marks(ply).write_link()).collect();
    assert_eq!(marks, ["Gd4", "Ge2e4,Rd8h4", "Ye5", ""]);
    assert_eq!(kinds(game), [RemarkKind::CommentsLeftOut]);
    // Commands alone are no comment that was left out; a mark that is none is told with its place.
    let text = "[White \"A\"]\n\n1. e4 { [%csl Gd4,Xd5][%csl Gd4,Rd4] } *";
    let game = &games(text)[0];
    assert_eq!(game.marks(1).write_link(), "Rd4");
    assert_eq!(kinds(game), [RemarkKind::MarkLeftOut]);
    let span = game.remarks[0].span;
    assert_eq!(&text[span.start..span.end], "Xd5");
    // In the letters of another language too.
    let game = &games("1. e4 e5 2. Sf3 { [%cal Gf3e5] } Sc6 3. Lb5 { [%csl Rb5] } *")[0];
    assert_eq!(
        (game.len(), game.marks(3).write_link(), game.marks(5).write_link()),
        (5, "Gf3e5".into(), "Rb5".into())
    );
}

#[test]
fn movetext_may_begin_with_a_comment() {
    for (text, drawn) in [
        ("1. { [%cal Ge2e4,Gd2d4] the two best moves, by far and by every measure } e4 e5", "Gd2d4,Ge2e4"),
        ("{ [%csl Gd4] a remark } 1. e4 e5", "Gd4"),
        ("Some prose. {[%csl Gd4]} 1. {[%csl Re5]}{more} e4 e5 2. Nf3", "Gd4,Re5"),
    ] {
        let game = &games(text)[0];
        assert_eq!((game.marks(0).write_link().as_str(), game.len() >= 2), (drawn, true), "{text}");
    }
    let hostile = "1.{".repeat(300_000);
    assert!(matches!(import(&hostile, None), Import::Unread(_)));
}

#[test]
fn a_position_without_moves_keeps_what_is_drawn_on_it() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{{ [%csl Re1,Gd4][%csf Gd4][%cal Be1e8] }} *");
    let Import::Positions { found, .. } = import(&text, None) else { panic!("{text}") };
    assert_eq!(found[0].marks.write_link(), "Re1,gd4,Be1e8");
    let link =
        "https://forsyth.example/#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1&marks=Ge1e8,Rd4,Xa1&orientation=black";
    let Import::Positions { found, .. } = import(link, None) else { panic!("{link}") };
    assert_eq!(found[0].marks.write_link(), "Rd4,Ge1e8");
    assert_eq!(found[0].orientation, Some(Color::Black));
    assert!(found[0].remarks.iter().any(|remark| remark.kind == RemarkKind::MarkLeftOut));
}

#[test]
fn a_record_with_moves_shows_their_end() {
    let start = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    for text in [
        format!("{start} moves f1c4 g8f6"),
        format!("position fen {start} moves f1c4 g8f6"),
        format!("fen {start} moves f1c4 g8f6"),
    ] {
        let Import::Games { games, .. } = import(&text, None) else { panic!("{text}") };
        assert!(!games[0].from_fen_tag, "the end is shown: {text}");
        assert_eq!(
            games[0].position(2).map(|position| write(&position)).as_deref(),
            Some("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"),
        );
    }
}

#[test]
fn variations_have_their_places() {
    let text = "[White \"Ä\"]\n\n1. e4 e5 (1... c5 2. Nf3 (2. c3) {main}) (1... e6) 2. Nf3 (2. f4 $1) *";
    let game = &games(text)[0];
    let written = |span: &forsyth::notation::Span| -> String {
        text.chars().skip(span.start).take(span.end - span.start).collect()
    };
    let variations: Vec<(usize, String)> =
        game.variations.iter().map(|(plies, span)| (*plies, written(span))).collect();
    let expected = [(2, "1... c5 2. Nf3 (2. c3) {main}"), (2, "1... e6"), (3, "2. f4 $1")]
        .map(|(plies, text)| (plies, text.to_owned()));
    assert_eq!(variations, expected);
    assert_eq!(game.sans(), ["e4", "e5", "Nf3"]);
    assert_eq!(kinds(game), [], "nothing was left out");
    let hostile = format!("1. e4 {}", "(x) ".repeat(10_000));
    assert_eq!(games(&hostile)[0].variations.len(), MAX_VARIATIONS);
}
