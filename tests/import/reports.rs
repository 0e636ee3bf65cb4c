//! Texts as people paste them, with what must be said of them.

use forsyth::import::{Found, Import, Reason, RemarkKind, import};
use forsyth::notation::{Language, RepairKind, write};
use forsyth::position::Color;
use shakmaty::variant::Variant;

use super::{START, games, kinds, only, positions, reason, remarks, sans};

const ENDING: &str = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
const MIDDLE: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";

fn written(text: &str) -> (&'static str, Vec<String>) {
    let (source, found, unread) = positions(text);
    assert!(unread.is_empty(), "{text}\n{unread:?}");
    (source, found.iter().map(|found| write(&found.position)).collect())
}

#[test]
fn a_list_of_one_side_is_read_if_its_colour_is_named() {
    for text in [
        "White: Kg1, Qd1",
        "wKg1, wQd1",
        "Weiß: Kg1, Dd1",
        "Blancs: Rg1, Dd1",
        "Blancas: Rg1, Dd1",
        "White: Kg1, Qd1. White to move.",
        "Blancs: Rg1, Dd1. Trait aux blancs",
    ] {
        assert_eq!(only(text), ("piece-list", "8/8/8/8/8/8/8/3Q2K1 w - - 0 1".into()), "{text}");
    }
    assert_eq!(only("Black: Kg8").1, "6k1/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(only("White: Qd1, Ra2").1, "8/8/8/8/8/8/R7/3Q4 w - - 0 1");
    assert_eq!(reason("White: Kg1, Qd9").0, Reason::UnknownSquare);
    for text in [
        "After ba7 and be5 it is over",
        "White likes Nf3 and Bc4",
        "I like White. Kf1 is good.",
        "As White I played Ke2",
        "White: e4, Black: later",
    ] {
        assert!(matches!(import(text, None), Import::Unread(_)), "{text}");
    }
}

#[test]
fn several_positions_on_one_line_are_all_found() {
    let link = |fen: &str| format!("https://lichess.org/editor/{}", fen.replace(' ', "_"));
    let (one, two) = (link(ENDING), link(MIDDLE));
    for (text, source) in [
        (format!("{ENDING}, {MIDDLE}"), "in-text"),
        (format!("Compare {ENDING} with {MIDDLE} please."), "in-text"),
        (format!("[\"{ENDING}\",\"{MIDDLE}\"]"), "in-text"),
        (format!("['{ENDING}', '{MIDDLE}']"), "in-text"),
        (format!("{ENDING} {MIDDLE}"), "in-text"),
        (format!("[one]({one}) and [two]({two})"), "link"),
        (format!("{one} {two}"), "link"),
        (format!("Compare {} with {MIDDLE}.", "8/8/8/8/8/5k2/8/4K2R w K - 3 40"), "in-text"),
        (format!("00sHx,{ENDING},f2g3 e6e7,1951\n00sHy,{MIDDLE},f2g3,1400"), "in-text"),
    ] {
        assert_eq!(written(&text), (source, vec![ENDING.into(), MIDDLE.into()]), "{text}");
    }
    let bare = "8/8/8/8/8/5k2/8/4K2R with r1bqkbnr/8/8/8/8/8/8/4K3 b - -; id \"x\";";
    let expected = ["8/8/8/8/8/5k2/8/4K2R w - - 0 1", "r1bqkbnr/8/8/8/8/8/8/4K3 b - - 0 1"];
    assert_eq!(written(bare).1, expected);
    let counted = "8/8/8/8/8/5k2/8/4K2R w K - 3+2 3 40 and 8/8/8/8/8/5k2/8/4K2R[Qp] w K - 3 40";
    assert_eq!(written(counted).1, counted.split(" and ").collect::<Vec<_>>());
    let pockets = "8/8/8/8/8/5k2/8/4K2R/ w K - 3 40 and 8/8/8/8/8/5k2/8/4K2R[Q] w K - 3 40";
    assert_eq!(written(pockets).1.len(), 2);
    let text = format!("äöü {ENDING} with {MIDDLE} please.");
    for (found, fen) in positions(&text).1.iter().zip([ENDING, MIDDLE]) {
        let there: String =
            text.chars().skip(found.span.start).take(found.span.end - found.span.start).collect();
        assert_eq!(there, fen);
    }
    let (_, found, unread) = positions(&format!("{ENDING}, {}", MIDDLE.replace("w KQ", "x KQ")));
    assert_eq!((found.len(), unread.len(), unread[0].text.as_str()), (1, 1, "x"));
}

#[test]
fn a_table_has_its_numbers_ended_by_commas() {
    let (source, found, _) = positions(&format!("00sHx,{ENDING},f2g3 e6e7,1951,80,mate mateIn2"));
    assert_eq!((source, found[0].title.as_deref()), ("in-text", Some("00sHx")));
    assert_eq!(write(&found[0].position), ENDING);
    assert_eq!(only(&format!("x\"{ENDING}\"x")).1, ENDING);
}

#[test]
fn data_has_names() {
    let titles = |text: &str| -> Vec<Option<String>> {
        positions(text).1.into_iter().map(|found| found.title).collect()
    };
    let list = format!(
        "[\n  {{\n    \"id\": 7,\n    \"fen\": \"{ENDING}\"\n  }},\n  {{\"fen\": \"{MIDDLE}\", \"id\": 8, \"name\": \"Two\"}},\n {{\"fen\": \"{START}\"}}\n]"
    );
    assert_eq!(titles(&list), [Some("7".into()), Some("Two".into()), None]);
    assert_eq!(written(&list), ("in-text", vec![ENDING.into(), MIDDLE.into(), START.into()]));
    let escaped = format!("{{\"fen\":\"{}\"}}", ENDING.replace('/', "\\/"));
    assert_eq!(only(&escaped), ("in-text", ENDING.into()));
    let bare = ENDING.replace('/', "\\/");
    assert_eq!(only(&bare), ("record", ENDING.into()));
    assert_eq!(remarks(&bare), [RemarkKind::Record(RepairKind::Slashes)]);
}

#[test]
fn a_link_names_its_game() {
    let fen = ENDING.replace(' ', "_");
    for (link, variant) in [
        (format!("https://lichess.org/analysis/atomic/{fen}"), Some(Variant::Atomic)),
        (format!("https://lichess.org/editor/{fen}?variant=horde&color=black"), Some(Variant::Horde)),
        (format!("lichess.org/editor/crazyhouse/{fen}"), Some(Variant::Crazyhouse)),
        (format!("https://lichess.org/analysis/kingOfTheHill/{fen}"), Some(Variant::KingOfTheHill)),
        (format!("https://lichess.org/analysis/standard/{fen}"), Some(Variant::Chess)),
        (format!("https://forsyth.example/#fen={fen}&variant=atomic"), Some(Variant::Atomic)),
        (format!("https://forsyth.example/#fen={fen}&variant=racing-kings"), Some(Variant::RacingKings)),
        (format!("https://lichess.org/editor/{fen}"), None),
        (format!("See https://lichess.org/analysis/atomic/{fen}"), Some(Variant::Atomic)),
    ] {
        let (source, found, _) = positions(&link);
        assert_eq!(
            (source, found[0].variant, write(&found[0].position).as_str()),
            ("link", variant, ENDING),
            "{link}"
        );
        assert!(!found[0].remarks.iter().any(|remark| remark.kind == RemarkKind::Record(RepairKind::Link)));
    }
}

#[test]
fn boards_of_the_chess_server() {
    let line = "<12> rnbqkb-r pppppppp -----n-- -------- ----P--- -------- PPPPKPPP RNBQ-BNR B -1 0 0 1 1 0 7 Newton Einstein 1 2 12 39 39 119 122 2 K/e1-e2 (0:06) Ke2 1";
    let (source, found, _) = positions(&format!("fics% \n{line}\n"));
    let Found { position, orientation, title, .. } = &found[0];
    assert_eq!(source, "style-12");
    assert_eq!(write(position), "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPPKPPP/RNBQ1BNR b kq - 0 2");
    assert_eq!((*orientation, title.as_deref()), (Some(Color::Black), Some("Newton – Einstein")));
    let double = "<12> rnbqkbnr pppppppp -------- -------- ----P--- -------- PPPP-PPP RNBQKBNR B 4 1 1 1 1 0 7 A B 1 2 12 39 39 119 122 1 P/e2-e4 (0:06) e4 0";
    assert_eq!(only(double).1, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    assert!(matches!(import("<12> rnbq", None), Import::Unread(_)));
}

#[test]
fn records_of_epd_keep_their_operations() {
    let text = "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id \"BK.01\";";
    assert_eq!(only(text).0, "epd");
    assert_eq!(remarks(text), [RemarkKind::OperationsKept]);
    assert_eq!(positions(&format!("{text}\n{text}")).0, "epd");
    assert_eq!(positions(&format!("{text}\n{ENDING}")).0, "record");
    assert_eq!(remarks(&format!("{ENDING} and so on")), [RemarkKind::Record(RepairKind::Tail)]);
}

#[test]
fn a_record_in_a_text_is_found_there() {
    for text in [
        format!("<div data-fen=\"{ENDING}\"></div>"),
        format!("The position {ENDING} is drawn."),
        format!("setboard {ENDING}"),
        format!("{{\"fen\": \"{ENDING}\"}}"),
    ] {
        assert_eq!(only(&text), ("in-text", ENDING.into()), "{text}");
        assert!(!remarks(&text).contains(&RemarkKind::Record(RepairKind::Wrapper)), "{text}");
    }
}

#[test]
fn boards_of_other_games_say_so() {
    for (text, files, ranks) in [
        ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 9, 10),
        ("rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1", 10, 8),
        ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 9, 9),
        ("lnsgkgsnl/1r5b1/pppp+Ppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1", 9, 9),
        ("rnbqkbnr/pppppppp/8/3**3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 8, 8),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1", 8, 8),
        ("My Xiangqi: rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 9, 10),
    ] {
        let (why, word) = reason(text);
        assert_eq!(why, Reason::OtherGame { files, ranks }, "{text}");
        assert!(word.contains('/') && !word.contains(' '), "{word}");
    }
    for text in ["44/44/44/44/44/44/44/x7 w - - 0 1", "8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/7 w - - 0 1"] {
        assert!(matches!(reason(text).0, Reason::Record(_)), "{text}");
    }
}

#[test]
fn a_link_to_a_game_says_so() {
    for text in [
        "https://lichess.org/abcdefgh",
        "lichess.org/AbCd1234/black#12",
        "https://lichess.org/AbCd1234EfGh",
        "https://www.chess.com/game/live/123456",
        "chess.com/game/live/123",
        "https://www.chess.com/live/game/123",
        "https://lichess.org/study/abcdefgh/ijklmnop",
        "https://lichess.org/training/12345",
        "https://www.chess.com/puzzles/problem/12345",
        "https://www.chessgames.com/perl/chessgame?gid=1018972",
    ] {
        assert_eq!(reason(text).0, Reason::GameLink, "{text}");
    }
    for text in [
        "https://lichess.org/analysis",
        "https://lichess.org/training",
        "https://lichess.org/study",
        "https://chess.com/news",
    ] {
        assert!(matches!(reason(text).0, Reason::Record(_)), "{text}");
    }
}

#[test]
fn what_is_left_out_of_a_game_is_said() {
    for text in ["1. e4 {good} e5 *", "1. e4 $1 e5 *", "1. e4 ; good\ne5 *"] {
        assert_eq!(kinds(&games(text)[0]), [RemarkKind::CommentsLeftOut], "{text}");
    }
    let two = games("[White \"A\"]\n1. e4 {x} *\n\n[White \"B\"]\n1. d4 *");
    assert_eq!((kinds(&two[0]).len(), kinds(&two[1]).len()), (1, 0));
}

#[test]
fn games_in_the_letters_of_other_languages() {
    for (text, language) in [
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0 Dd6", Language::German),
        ("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. Fxc6 dxc6 5. O-O Dd6", Language::French),
        ("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 dxc6 5. O-O Dd6", Language::Spanish),
        ("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сxc6 dxc6 5. O-O Фd6", Language::Russian),
    ] {
        let expected = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O", "Qd6"];
        assert_eq!(sans(text), expected, "{text}");
        assert_eq!(kinds(&games(text)[0]), [RemarkKind::Letters(language)], "{text}");
    }
    assert_eq!(sans("1. Sf3 Sf6 2. c4"), ["Nf3", "Nf6", "c4"]);
    assert_eq!(
        sans("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8=D Kg6 2. Da6+ *"),
        ["a8=Q", "Kg6", "Qa6+"]
    );
    let broken = games("1. e4 e5 2. Sf3 Sc6 3. Lh7 a6");
    assert_eq!((broken[0].len(), broken[0].stopped.as_ref().unwrap().text.as_str()), (4, "Lh7"));
    assert_eq!(broken[0].stopped.as_ref().unwrap().reason, Reason::IllegalMove);
}

#[test]
fn a_record_says_which_word_is_wrong() {
    for (text, word) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq x9 0 1", "x9"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQxq - 0 1", "KQxq"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR white! KQkq - 0 1", "white!"),
        ("rnbqkbnr/pppp1xpp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "pppp1xpp"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w KQkq - 0 1", "PPPPPPP"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0x 1", "0x"),
        ("Note\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1z\nmore", "1z"),
        ("8/8/8/8/8/8/8/8 w - 0 1", "0"),
        ("8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8"),
    ] {
        let (why, there) = reason(text);
        assert!(matches!(why, Reason::Record(_)), "{text}");
        assert_eq!(there, word, "{text} {why:?}");
    }
}
