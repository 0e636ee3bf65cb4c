//! What the lenient reader takes, and what it says about it.

use forsyth::notation::FaultKind::{
    BadDigit, EmptyRank, ExtraFields, ExtraRanks, FieldOrder, ForeignCharacter, MissingRanks, NoPosition,
    NotANumber, Nothing, NumberTooLarge, Pocket, PromotedMark, RankTooLong, RankTooShort, TooManyRights,
    UnknownPiece, UnknownRight, UnknownSide, UnknownSquare,
};
use forsyth::notation::RepairKind::{
    Clock, DigitsAdded, Dots, Figurines, Files, Filled, Invisible, Link, OuterSlash, Percent, RanksJoined,
    Rights, Side, Slashes, Spaces, Square, Tail, Typography, Underscores, Wrapper,
};
use forsyth::notation::{
    Dialect, Field, Form, RepairKind, operations_in, read, read_lenient, write, write_form,
};
use forsyth::position::{Bitboard, Color, Rank};

use crate::{START, only_fault};

const ENDING: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

#[test]
fn the_lenient_reader_says_what_it_did() {
    let cases: [(&str, &[RepairKind]); 12] = [
        (START, &[]),
        ("8/8/8/8/8/8/8/8\tw - - 0 1", &[Spaces]),
        ("8/8/8/8/8/8/8/8_w_-_-_0_1", &[Underscores]),
        ("8/44/8/8/8/8/8/8 w - - 0 1", &[DigitsAdded]),
        ("8/8/8/8/8/8/8/8 Black - - 0 1", &[Side]),
        ("8/8/8/8/8/8/8/8 w qK - 0 1", &[Rights]),
        ("8/8/8/8/8/8/8/8 w - E3 0 1", &[Square]),
        ("8/8/8/8/8/8/8/8 w - - 00 1", &[Clock]),
        ("8/8/8/8/8/8/8/8 w -", &[Filled]),
        ("\"8/8/8/8/8/8/8/8 w - - 0 1\"", &[Wrapper]),
        ("8/8/8/8/8/8/8/8 w - - 0 1 bm e4;", &[Tail]),
        ("8/8/8/8/8/8/8/8 w - \u{2013} 0 1", &[Typography]),
    ];
    for (text, expected) in cases {
        let reading = read_lenient(text);
        assert!(reading.is_well_formed(), "{text:?} {:?}", reading.faults);
        let kinds: Vec<_> = reading.repairs.iter().map(|repair| repair.kind).collect();
        assert_eq!(kinds, expected, "{text:?}");
        for kind in kinds {
            assert_eq!(
                format!("{kind:?}").to_lowercase(),
                kind.name().replace('-', ""),
                "a name like its kind's"
            );
        }
    }
}

/// Text, its canonical form, and what the reader says that it did; by the list at the head of the module.
const CASES: &[(&str, &str, &[RepairKind])] = &[
    // Characters that are dropped.
    ("\u{FEFF}4k3/8/8/8/8/8/8/4K2R w K - 0 1", ENDING, &[Invisible]),
    ("4k3/8/8/8/8/8/8/4\u{200B}K2R w K - 0 1", ENDING, &[Invisible]),
    ("\u{202A}4k3/8/8/8/8/8/8/4K2R w K - 0 1\u{202C}", ENDING, &[Invisible]),
    ("4k3/8/8/8/8/8/8/4K2R\u{AD} w K - 0 1", ENDING, &[Invisible]),
    // White space and control characters.
    ("4k3/8/8/8/8/8/8/4K2R\tw\tK\t-\t0\t1", ENDING, &[Spaces]),
    ("4k3/8/8/8/8/8/8/4K2R\nw K - 0 1\r\n", ENDING, &[Spaces]),
    ("4k3/8/8/8/8/8/8/4K2R\u{A0}w\u{3000}K\u{2009}-\u{2028}0 1", ENDING, &[Spaces]),
    ("4k3/8/8/8/8/8/8/4K2R\0w K - 0 1\u{7F}", ENDING, &[Spaces]),
    // Twins in ASCII.
    ("4k3/8/8/8/8/8/8/4K2R w K \u{2013} 0 1", ENDING, &[Typography]),
    ("4k3\u{2044}8\u{2215}8/8/8/8/8/4K2R w K - 0 1", ENDING, &[Typography]),
    ("\u{201C}4k3/8/8/8/8/8/8/4K2R w K - 0 1\u{201D}", ENDING, &[Typography, Wrapper]),
    ("\u{AB}4k3/8/8/8/8/8/8/4K2R w K - 0 1\u{BB}", ENDING, &[Typography, Wrapper]),
    ("\u{2018}4k3/8/8/8/8/8/8/4K2R w K - 0 1\u{2019}", ENDING, &[Typography, Wrapper]),
    ("\u{FF14}k\u{FF13}\u{FF0F}8/8/8/8/8/8/4\u{FF2B}2R \u{FF57} K - 0 1", ENDING, &[Typography]),
    ("4\u{265A}3/8/8/8/8/8/8/4\u{2654}2\u{2656} w K - 0 1", ENDING, &[Figurines]),
    ("4\u{265A}\u{FE0E}3/8/8/8/8/8/8/4K2R w K - 0 1", ENDING, &[Figurines, Invisible]),
    // What stands around.
    ("\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"", ENDING, &[Wrapper]),
    ("'4k3/8/8/8/8/8/8/4K2R w K - 0 1',", ENDING, &[Wrapper]),
    ("`4k3/8/8/8/8/8/8/4K2R w K - 0 1`;", ENDING, &[Wrapper]),
    ("(4k3/8/8/8/8/8/8/4K2R w K - 0 1)", ENDING, &[Wrapper]),
    ("[ <{4k3/8/8/8/8/8/8/4K2R w K - 0 1}> ]", ENDING, &[Wrapper]),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1;", ENDING, &[Clock]),
    (" 4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;", ENDING, &[]),
    ("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]", ENDING, &[Wrapper]),
    ("[SetUp '1'] [ fen '4k3/8/8/8/8/8/8/4K2R w K - 0 1']", ENDING, &[Wrapper]),
    ("position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1", ENDING, &[Wrapper]),
    ("FEN: 4k3/8/8/8/8/8/8/4K2R w K - 0 1", ENDING, &[Wrapper]),
    ("epd=4k3/8/8/8/8/8/8/4K2R w K -", ENDING, &[Wrapper, Filled]),
    ("setboard \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"", ENDING, &[Wrapper]),
    ("startpos", START, &[]),
    ("position startpos moves e2e4", START, &[Wrapper, Tail]),
    // Links.
    ("https://example.org/analysis/4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1", ENDING, &[Link]),
    ("www.example.org/?a=1&FEN=4k3/8/8/8/8/8/8/4K2R+w+K+-+0+1#top", ENDING, &[Link]),
    ("http://example.org/?setup=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2F4K2R%20w%20K%20-%200%201", ENDING, &[Link]),
    ("http://example.org/#position=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1&x", ENDING, &[Link]),
    ("http://example.org/?x#4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1", ENDING, &[Link]),
    ("4k3/8/8/8/8/8/8/4K2R%20w%20K%20-%200%201", ENDING, &[Percent]),
    ("4k3%2f8/8/8/8/8/8/4K2R w K %E2%80%93 0 1", ENDING, &[Percent, Typography]),
    // Prose and source code.
    ("White mates after 4k3/8/8/8/8/8/8/4K2R w K - 0 1", ENDING, &[Wrapper]),
    ("<td>4k3/8/8/8/8/8/8/4K2R w K - 0 1</td>", ENDING, &[Wrapper]),
    ("fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1' # ending", ENDING, &[Wrapper]),
    ("{\"a\":1,\"fen\":\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\\n\"}", ENDING, &[Wrapper]),
    // Separators.
    ("  4k3/8/8/8/8/8/8/4K2R   w K -  0 1 ", ENDING, &[]),
    ("4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1", ENDING, &[Underscores]),
    // Placement.
    ("4k21/8/8/44/8/11111111/8/4K2R w K - 0 1", ENDING, &[DigitsAdded]),
    ("....k.../8/8/8/8/8/8/4K..R w K - 0 1", ENDING, &[Dots, DigitsAdded]),
    ("4k3\\8\\8\\8\\8\\8\\8\\4K2R w K - 0 1", ENDING, &[Slashes]),
    ("4k3|8|8|8|8|8|8|4K2R w K - 0 1", ENDING, &[Slashes]),
    ("/4k3/8/8/8/8/8/8/4K2R w K - 0 1", ENDING, &[OuterSlash]),
    ("4k3/8/8/8/8/8/8/4K2R/ w K - 0 1", ENDING, &[OuterSlash]),
    ("4k3 8 8 8 8 8 8 4K2R w K - 0 1", ENDING, &[RanksJoined]),
    ("4k3/ 8/ 8/ 8/ 8/ 8/ 8/ 4K2R w K - 0 1", ENDING, &[RanksJoined]),
    ("4k3/8/8/8\n/8/8/8/4K2R w K - 0 1", ENDING, &[Spaces, RanksJoined]),
    ("8/8/8/8/8/8/8/Q~7[nQ] w - - 0 1", "8/8/8/8/8/8/8/Q~7[Qn] w - - 0 1", &[]),
    ("8/8/8/8/8/8/8/8/Pb w - - 0 1", "8/8/8/8/8/8/8/8[Pb] w - - 0 1", &[]),
    // Side to move.
    ("4k3/8/8/8/8/8/8/4K2R W K - 0 1", ENDING, &[Side]),
    ("4k3/8/8/8/8/8/8/4K2R White K - 0 1", ENDING, &[Side]),
    ("8/8/8/8/8/8/8/8 B - - 0 1", "8/8/8/8/8/8/8/8 b - - 0 1", &[Side]),
    ("8/8/8/8/8/8/8/8 bLaCk - - 0 1", "8/8/8/8/8/8/8/8 b - - 0 1", &[Side]),
    // Castling rights.
    ("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", &[Rights]),
    ("4k3/8/8/8/8/8/8/4K2R w KKK - 0 1", ENDING, &[Rights]),
    ("4k3/8/8/8/8/8/8/4K2R w -K- - 0 1", ENDING, &[Rights]),
    ("4k3/8/8/8/8/8/8/4K2R w H - 0 1", ENDING, &[Files]),
    ("1r2k1rr/8/8/8/8/8/8/4K3 w gb - 0 1", "1r2k1rr/8/8/8/8/8/8/4K3 w gq - 0 1", &[Files]),
    // En passant square.
    ("8/8/8/8/8/8/8/8 w - E3 0 1", "8/8/8/8/8/8/8/8 w - e3 0 1", &[Square]),
    ("8/8/8/8/8/8/8/8 w - a1 0 1", "8/8/8/8/8/8/8/8 w - a1 0 1", &[]),
    // Clocks.
    ("4k3/8/8/8/8/8/8/4K2R w K - 00 001", ENDING, &[Clock]),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 0", ENDING, &[Clock]),
    ("4k3/8/8/8/8/8/8/4K2R w K - - -", ENDING, &[Clock]),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0, 1.", ENDING, &[Clock]),
    // Fields that are missing, and what follows them.
    ("4k3/8/8/8/8/8/8/4K2R w K - 0", ENDING, &[Filled]),
    ("4k3/8/8/8/8/8/8/4K2R w K", ENDING, &[Filled]),
    ("8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8 w - - 0 1", &[Filled]),
    ("4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"x\";", ENDING, &[Tail, Filled]),
    ("4k3/8/8/8/8/8/8/4K2R w K - hmvc 7; fmvn 30;", "4k3/8/8/8/8/8/8/4K2R w K - 7 30", &[Tail, Filled]),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1 ; a comment", ENDING, &[Tail]),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1 # a comment", ENDING, &[Tail]),
    // Checks.
    ("4k3/8/8/8/8/8/8/4K2R w K - 2+3 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 2+3 0 1", &[]),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1 +1+0", "4k3/8/8/8/8/8/8/4K2R w K - 2+3 0 1", &[]),
];

#[test]
fn each_leniency_is_taken_and_told() {
    for (text, canonical, repairs) in CASES {
        let reading = read_lenient(text);
        assert!(reading.is_well_formed(), "{text:?} {:?}", reading.faults);
        assert_eq!(write(&reading.position), *canonical, "{text:?}");
        let kinds: Vec<_> = reading.repairs.iter().map(|repair| repair.kind).collect();
        assert_eq!(kinds, *repairs, "{text:?}");
    }
}

#[test]
fn each_character_with_a_twin_is_read_as_it() {
    let twins = [
        ("-", "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}\u{FF0D}"),
        ("/", "\u{2044}\u{2215}\u{FF0F}"),
        (" ", "\t\n\r\u{B}\u{C}\u{1}\u{85}\u{A0}\u{1680}\u{2003}\u{2028}\u{202F}\u{205F}\u{3000}"),
        ("K", "\u{2654}\u{FF2B}"),
        ("R", "\u{2656}\u{FF32}"),
        ("k", "\u{265A}\u{FF4B}"),
        ("4", "\u{FF14}"),
        ("w", "\u{FF57}"),
        (
            "",
            "\u{AD}\u{61C}\u{180E}\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{202A}\u{2060}\u{2066}\u{2069}\u{FE0E}\u{FEFF}",
        ),
    ];
    for (twin, characters) in twins {
        for character in characters.chars() {
            let text = if twin.is_empty() {
                ENDING.replace('3', &format!("{character}3{character}"))
            } else {
                ENDING.replacen(twin, character.encode_utf8(&mut [0; 4]), 1)
            };
            let reading = read_lenient(&text);
            assert!(reading.is_well_formed(), "{text:?} {:?}", reading.faults);
            assert_eq!(write(&reading.position), ENDING, "{text:?}");
            assert_eq!(reading.repairs.len(), 1, "{text:?} {:?}", reading.repairs);
        }
    }
}

#[test]
fn each_figurine_is_a_piece() {
    let reading = read_lenient(
        "\u{2654}\u{2655}\u{2656}\u{2657}\u{2658}\u{2659}2/8/8/8/8/8/8/\u{265A}\u{265B}\u{265C}\u{265D}\u{265E}\u{265F}2",
    );
    assert_eq!(write(&reading.position), "KQRBNP2/8/8/8/8/8/8/kqrbnp2 w - - 0 1");
}

#[test]
fn the_lenient_reader_faults_what_nobody_can_guess() {
    let cases = [
        ("8/8/8/8/8/8/8/7 w - - 0 1", RankTooShort(Rank::First, 7)),
        ("8/8/8/8/8/8/8/8K w - - 0 1", RankTooLong(Rank::First, 9)),
        ("8/8/8//8/8/8/8 w - - 0 1", EmptyRank(Rank::Fifth)),
        ("8/8/8/8/8/8/8 w - - 0 1", MissingRanks(7)),
        ("8/8/8/8/8/8/8/8/8 w - - 0 1", ExtraRanks(9)),
        ("8/8/8/8/8/8/8/x7 w - - 0 1", UnknownPiece('x')),
        ("8/8/8/8/8/8/8/\u{416}7 w - - 0 1", ForeignCharacter('\u{416}')),
        ("8/8/8/8/8/8/8/p9 w - - 0 1", BadDigit('9')),
        ("8/8/8/8/8/8/8/~8 w - - 0 1", PromotedMark),
        ("8/8/8/8/8/8/8/8[K] w - - 0 1", Pocket),
        ("8/8/8/8/8/8/8/8 x - - 0 1", UnknownSide),
        ("8/8/8/8/8/8/8/8 w Kx - 0 1", UnknownRight('x')),
        ("8/8/8/8/8/8/8/8 w O-O-O - 0 1", UnknownRight('O')),
        ("8/8/8/8/8/8/8/8 w 0-0 - 0 1", UnknownRight('0')),
        ("8/8/8/8/8/8/8/8 w ABC - 0 1", TooManyRights(Color::White)),
        ("8/8/8/8/8/8/8/8 w - i3 0 1", UnknownSquare),
        ("8/8/8/8/8/8/8/8 w - - -1 1", FieldOrder(Field::Halfmove)),
        ("8/8/8/8/8/8/8/8 w - - -x 1", NotANumber(Field::Halfmove)),
        ("8/8/8/8/8/8/8/8 w - - 0 4294967296", NumberTooLarge(Field::Fullmove)),
        ("8/8/8/8/8/8/8/8 w - - 0 1 5", ExtraFields),
        ("", Nothing),
        ("position", NoPosition),
    ];
    for (text, kind) in cases {
        let reading = read_lenient(text);
        let kinds: Vec<_> = reading.faults.iter().map(|fault| fault.kind).collect();
        assert_eq!(kinds, [kind], "{text:?}");
        assert_eq!(reading.has_position(), !matches!(kind, Nothing | NoPosition), "{text:?}");
    }
}

#[test]
fn a_position_is_found_in_links_prose_and_code() {
    let fen = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
    for text in [
        "https://lichess.org/editor/8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40?color=black",
        "https://example.org/#fen=8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40&orientation=black",
        "https://example.org/#8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40",
        "https://example.org/board?fen=8%2F8%2F8%2F8%2F8%2F5k2%2F8%2F4K2R+w+K+-+3+40",
        "White to play: 8/8/8/8/8/5k2/8/4K2R w K - 3 40",
        "{\"fen\": \"8/8/8/8/8/5k2/8/4K2R w K - 3 40\", \"depth\": 12}",
        "let board = Board::from_fen(\"8/8/8/8/8/5k2/8/4K2R w K - 3 40\")?;",
        "[Event \"?\"]\r\n[FEN \"8/8/8/8/8/5k2/8/4K2R w K - 3 40\"]\r\n\r\n1. Ke2 *",
        "position fen 8/8/8/8/8/5k2/8/4K2R w K - 3 40 moves e1e2",
        "8 8 8 8 8 5k2 8 4K2R w K - 3 40",
    ] {
        let reading = read_lenient(text);
        assert!(reading.is_well_formed(), "{text:?} {:?}", reading.faults);
        assert_eq!(write(&reading.position), fen, "{text:?}");
    }
}

#[test]
fn a_placement_is_taken_out_of_what_is_no_record_itself() {
    let fen = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
    for before in [
        "1. ",
        "12 ",
        "- ",
        "* ",
        "#7: ",
        "see https://lichess.org/editor/",
        "x=",
        "is it b or w? ",
        "8/8/4k3 ",
    ] {
        let reading = read_lenient(&(before.to_owned() + fen));
        assert!(reading.is_well_formed(), "{before:?} {:?}", reading.faults);
        assert_eq!(write(&reading.position), fen, "{before:?}");
    }
    for before in
        ["w ", "w_", "b KQkq ", "e3 ", "-3 ", "h", "7/", "x/", "pppppppp/", "8/8/8/8/8/8/8/7 ", "\u{438}"]
    {
        let reading = read_lenient(&(before.to_owned() + fen));
        assert!(!reading.is_well_formed(), "{before:?}");
    }
}

#[test]
fn before_both_clocks_a_word_is_a_field_unless_it_certainly_is_none() {
    let start = "8/8/8/8/8/8/8/8 w - -";
    for (rest, is_read) in [
        (" c3 0 14", true),
        (" bm e4", true),
        (" D1 20", true),
        (" 8/8/8/8/8/8/8/8 b - -", true),
        (" 8/8/8/8/8/8/8/8[Qp] b - -", true),
        (" # comment", true),
        (" 4 7/8 w", false),
        (" e4", false),
        (" remark", false),
        (" remark; other", true),
    ] {
        let reading = read_lenient(&(start.to_owned() + rest));
        assert_eq!(reading.is_well_formed(), is_read, "{rest:?} {:?}", reading.faults);
    }
    for text in [
        "8/8/8/8/8/8/8/8 8/8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8/8 w K, - 0 1",
        "8/8/8/8/8/8/8/8 w - b/ 0 1",
    ] {
        assert!(!read_lenient(text).is_well_formed(), "{text:?}");
    }
}

/// Whether the strict reader and the lenient one take what the libraries disagree about.
#[test]
fn where_libraries_differ_each_reader_takes_its_side() {
    let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (text, strict, lenient) in [
        ("8/44/8/8/8/8/8/8 w - - 0 1".to_owned(), false, true),
        ("8/8/8/8/8/8/8/8/QNpp w - - 0 1".to_owned(), false, true),
        (format!("{board}/RNBQKBNR w - - 0 1"), false, false),
        (format!("{board} w kqKQ - 0 1"), false, true),
        (format!("{board} w KQkqKQkq - 0 1"), false, true),
        (format!("{board} w - e3 0 1"), false, true),
        (format!("{board} w - - 0 0"), false, true),
        (format!("{board} w - - 10000 10000"), true, true),
        (format!("{board} w - - +1 1"), false, false),
        (format!("{board} w - - 1.5 1"), false, false),
        (format!("{board} w - - \u{661} 1"), false, false),
        (format!("{board} w - - x 1"), false, false),
        (format!("{board} w - - 0 1 "), false, true),
        (format!("{board}\tw\t-\t-\t0\t1"), false, true),
        (format!("{board}_w_-_-_0_1"), false, true),
        (format!("{board} w - - 0 1 0"), false, false),
        (format!("{board} w - -"), false, true),
        ("8/8/8/8/8/8/8/8 w - - 0 1".to_owned(), true, true),
        ("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1".to_owned(), true, true),
        ("8/8/8/8/8/8/8/Q~7 w - - 0 1".to_owned(), false, true),
        ("8/8/8/8/8/8/8/K1B6 w - - 0 1".to_owned(), false, false),
    ] {
        assert_eq!(read(&text, Dialect::Fen).is_well_formed(), strict, "strict {text:?}");
        assert_eq!(read_lenient(&text).is_well_formed(), lenient, "lenient {text:?}");
    }
}

#[test]
fn faults_in_wrapped_text_point_into_what_the_user_sees() {
    let text = "FEN: \u{201C}8/8/8/8/8/8/8/8 w \u{2013} x9 0 1\u{201D}";
    let reading = read_lenient(text);
    let fault = only_fault(&reading);
    let seen: String = text.chars().skip(fault.span.start).take(fault.span.end - fault.span.start).collect();
    assert_eq!(seen, "x9");
    let mended = fault.fix().unwrap().apply(text);
    assert!(read_lenient(&mended).is_well_formed(), "{mended}");
}

#[test]
fn a_text_without_a_position_says_so() {
    for text in ["hello world", "https://lichess.org/abcd1234", "position fen"] {
        let reading = read_lenient(text);
        assert_eq!(only_fault(&reading).kind, NoPosition, "{text:?}");
        assert!(!reading.has_position());
    }
    assert_eq!(only_fault(&read_lenient(" \t\n")).kind, Nothing);
}

#[test]
fn clocks_in_the_place_of_the_en_passant_square_are_not_overwritten_by_the_fix() {
    for text in ["4k3/8/8/8/8/8/8/4K3 w - 12 34", "4k3/8/8/8/8/8/8/4K3 w - -12 34"] {
        let reading = read_lenient(text);
        let fix = only_fault(&reading).fix().unwrap_or_else(|| panic!("{text}"));
        assert_eq!(fix.apply(text), "4k3/8/8/8/8/8/8/4K3 w - - 12 34");
    }
}

#[test]
fn missing_ranks_are_those_at_the_bottom_of_the_board() {
    let reading = read_lenient("8/8/8/8/8/8 w - - 0 1");
    let missing = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Second);
    assert_eq!(only_fault(&reading).squares, missing);
}

#[test]
fn one_operation_is_an_operation() {
    for operations in [
        "rc 3;",
        "c0 \"x\";",
        "sm Kd2;",
        "eco C20;",
        "D1 20;",
        "noop;",
        "foo 3;",
        "draw_offer;",
        "x 1;",
        "x 1; y 2;",
    ] {
        let text = format!("4k3/8/8/8/8/8/8/4K3 w - - {operations}");
        let reading = read_lenient(&text);
        assert!(reading.is_well_formed(), "{text:?} {:?}", reading.faults);
        assert_eq!(operations_in(&text, &reading), operations);
        assert_eq!(write_form(&reading.position, operations, Form::Epd), text, "and is written so");
    }
    // Where a sentence ends nothing does.
    for text in ["4k3/8/8/8/8/8/8/4K3 w - - 0 1;", "\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\";"] {
        let reading = read_lenient(text);
        assert!(reading.is_well_formed() && operations_in(text, &reading).is_empty(), "{text:?}");
    }
}

#[test]
fn a_position_that_is_given_goes_before_the_word_start() {
    for (text, fen) in [
        (
            "Start position 959: rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1",
            "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1",
        ),
        ("Start: 8/8/8/4k3/8/8/4K3/8 b - - 0 1", "8/8/8/4k3/8/8/4K3/8 b - - 0 1"),
        ("start position", START),
    ] {
        let reading = read_lenient(text);
        assert!(reading.is_well_formed(), "{text:?} {:?}", reading.faults);
        assert_eq!(write(&reading.position), fen, "{text:?}");
    }
}

#[test]
fn a_sentence_around_a_record_does_not_touch_it() {
    for (text, side) in [
        ("Mate in two: 8/8/8/4k3/8/8/4K3/8 b.", Color::Black),
        ("Mate in two: 8/8/8/4k3/8/8/4K3/8 b, please", Color::Black),
        ("Mate in two: 8/8/8/4k3/8/8/4K3/8 b. White began", Color::Black),
        ("see (8/8/8/4k3/8/8/4K3/8) for", Color::White),
        ("see 8/8/8/4k3/8/8/4K3/8, a draw", Color::White),
        ("see **8/8/8/4k3/8/8/4K3/8** here", Color::White),
    ] {
        let reading = read_lenient(text);
        assert!(reading.is_well_formed(), "{text:?} {:?}", reading.faults);
        let position = &reading.position;
        assert_eq!(
            (write(position).split(' ').next(), position.turn),
            (Some("8/8/8/4k3/8/8/4K3/8"), side),
            "{text:?}"
        );
    }
}

#[test]
fn a_fix_has_the_sign_that_stands_between_the_ranks() {
    for (text, fixed) in [
        ("4k3\\8\\8\\8\\8\\8\\4K3 w - - 0 1", "4k3\\8\\8\\8\\8\\8\\8\\4K3 w - - 0 1"),
        (
            "rnbqkbnrpppppppp|8|8|8|8|PPPPPPPP|RNBQKBNR w - - 0 1",
            "rnbqkbnr|pppppppp|8|8|8|8|PPPPPPPP|RNBQKBNR w - - 0 1",
        ),
        // A promoted piece is one square.
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPPRNBQ~KBNR w - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR w - - 0 1",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPQ~RNBQKBNR w - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPQ~/RNBQKBNR w - - 0 1",
        ),
    ] {
        let reading = read_lenient(text);
        let fix = reading.faults.iter().find_map(|fault| fault.fix()).expect("a fix");
        assert_eq!(fix.apply(text), fixed);
        assert!(read_lenient(fixed).is_well_formed());
    }
}

#[test]
fn a_line_end_in_a_link_is_a_space() {
    for end in ["%0A", "%0D%0A", "%C2%A0"] {
        let text = format!("https://example.org/board?fen=8/8/8/4k3/8/8/4K3/8%20w%20-%20-%200%201{end}");
        let reading = read_lenient(&text);
        assert!(reading.is_well_formed(), "{text:?} {:?}", reading.faults);
    }
}

#[test]
fn a_piece_is_promoted_once() {
    let reading = read_lenient("8/8/8/8/8/8/8/Q~~7[] w - - 0 1");
    assert_eq!(only_fault(&reading).kind, PromotedMark);
}

#[test]
fn one_wrong_digit_is_one_fault() {
    for placement in ["8/8/8/8/9/8/8/8", "8/8/8/8/8/8/8/p9", "8/8/8/8/8/8/8/0"] {
        let faults = read_lenient(&format!("{placement} w - - 0 1")).faults;
        assert_eq!(faults.len(), 1, "{placement}: {faults:?}");
    }
}
