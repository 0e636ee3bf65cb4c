//! The examples of the documents that FEN is usually learned from, and what is wrong with some of them.

use forsyth::legality::{Rules, Verdict, findings_with_last_move, verdict};
use forsyth::notation::{
    Dialect, FaultKind, Field, Form, Language, Reading, RepairKind, read, read_epd, read_lenient,
    read_localised, write, write_form,
};
use forsyth::position::{CastlingMode, Color, Piece, Position, Rank, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// After 1. e4.
const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
/// After 1. e4 c5.
const C5: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2";
/// After 2. Nf3.
const NF3: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
/// After 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6, but the pawn from e7 stands there still.
const RUY_LOPEZ: &str = "r1bqkbnr/1ppppppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 2 4";
/// What was meant: a pawn move sets the clock to 0.
const RUY_LOPEZ_MENDED: &str = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4";
/// Said to be Kasparov against Topalov, Wijk aan Zee 1999.
const NOT_KASPAROV: &str = "r1b2rk1/ppp2ppp/2n1q3/4p3/3PP3/2P1BQP1/P4P1P/R4RK1 w - - 0 25";
/// That game before White's 24th move.
const KASPAROV: &str = "b2r3r/k4p1p/p2q1np1/NppP4/3p1Q2/P4PPB/1PP4P/1K1RR3 w - - 1 24";
/// A placement alone, said to be a white king on e4 and a black one on c5.
const TWO_KINGS: &str = "8/8/8/2K5/4k3/8/8/8";

/// Reads a record strictly and leniently; both must find nothing wrong with it.
fn position(record: &str) -> Position {
    let strict = read(record, Dialect::Fen);
    let lenient = read_lenient(record);
    assert_eq!(strict.faults, [], "{record}");
    assert_eq!((&lenient.faults, &lenient.repairs), (&vec![], &vec![]), "{record}");
    assert_eq!(lenient.position, strict.position, "{record}");
    strict.position
}

fn found(position: &Position) -> Vec<&'static str> {
    let found = findings_with_last_move(position, &Rules::STANDARD);
    found.iter().map(|finding| finding.kind.name()).collect()
}

/// The start position with other fields behind its placement.
fn after_placement(fields: &str) -> String {
    format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR {fields}")
}

/// The fields of the faults.
fn faulty(reading: &Reading) -> Vec<Field> {
    reading.faults.iter().map(|fault| fault.kind.field()).collect()
}

fn repairs(reading: &Reading) -> Vec<RepairKind> {
    reading.repairs.iter().map(|repair| repair.kind).collect()
}

fn piece(position: &Position, square: Square) -> Option<Piece> {
    position.piece_at(square)
}

#[test]
fn sound_examples_read_strictly_write_back_and_are_legal() {
    for record in [START, E4, C5, NF3, RUY_LOPEZ_MENDED, NOT_KASPAROV, KASPAROV] {
        let position = position(record);
        assert_eq!(write(&position), record);
        assert_eq!(found(&position), Vec::<&str>::new(), "{record}");
        for dialect in [Dialect::XFen, Dialect::Horde] {
            assert_eq!(read(record, dialect).faults, [], "{record} as {}", dialect.name());
        }
    }
    assert_eq!(position(START), Position::START);
}

#[test]
fn the_opening_moves_change_what_the_documents_say_they_change() {
    let [start, e4, c5, nf3] = [START, E4, C5, NF3].map(position);
    assert_eq!(
        (start.turn, e4.turn, c5.turn, nf3.turn),
        (Color::White, Color::Black, Color::White, Color::Black)
    );
    assert_eq!([&start, &e4, &c5, &nf3].map(|p| p.fullmove_number.get()), [1, 1, 2, 2]);
    assert_eq!([&start, &e4, &c5, &nf3].map(|p| p.halfmove_clock), [0, 0, 0, 1]);
    assert_eq!(
        [&start, &e4, &c5, &nf3].map(|p| p.en_passant),
        [None, Some(Square::E3), Some(Square::C6), None]
    );
    assert_eq!(piece(&e4, Square::E2), None);
    assert_eq!(piece(&e4, Square::E4), Some(Color::White.pawn()));
    assert_eq!(piece(&nf3, Square::F3), Some(Color::White.knight()));
}

#[test]
fn a_square_behind_every_double_step_is_right_by_the_standard_alone() {
    for (record, square) in [(E4, "e3"), (C5, "c6")] {
        let position = position(record);
        let written = |form| write_form(&position, "", form).split(' ').nth(3).unwrap_or_default().to_owned();
        assert_eq!(written(Form::AsGiven), square);
        assert_eq!(written(Form::Fen1993), square);
        assert_eq!(written(Form::XFen), "-", "no pawn stands beside the one that moved");
        assert_eq!(written(Form::Lichess), "-");
    }
    // f2-f4 gives f3, with or without a pawn that could capture there.
    let idle = position("rnbqkbnr/pppppppp/8/8/5P2/8/PPPPP1PP/RNBQKBNR b KQkq f3 0 1");
    assert_eq!(found(&idle), Vec::<&str>::new());
    let useful = position("rnbqkbnr/ppp1pppp/8/8/3p1P2/7N/PPPPP1PP/RNBQKB1R b KQkq f3 0 3");
    assert!(!useful.en_passant_is_pseudo_legal(), "d4 is not beside f4");
    let useful = position("rnbqkbnr/pppp1ppp/8/8/4pP2/7N/PPPPP1PP/RNBQKB1R b KQkq f3 0 3");
    assert!(write_form(&useful, "", Form::Lichess).contains(" f3 "));
}

#[test]
fn the_ruy_lopez_example_has_a_pawn_too_many() {
    let position = position(RUY_LOPEZ);
    assert_eq!(
        found(&position),
        ["too-many-black-pawns", "too-many-black-pieces", "too-much-black-material"]
    );
    assert_eq!(piece(&position, Square::E7), Some(Color::Black.pawn()));
    assert_eq!(piece(&position, Square::E5), Some(Color::Black.pawn()));
    // The digits 1 and 5 that it speaks of are not both in the eighth rank.
    let ranks: Vec<&str> = RUY_LOPEZ.split(['/', ' ']).collect();
    assert_eq!((ranks[0], ranks[2]), ("r1bqkbnr", "p1n5"));
}

#[test]
fn the_position_that_is_not_from_the_famous_game_is_legal_all_the_same() {
    for record in [NOT_KASPAROV, KASPAROV] {
        let findings = findings_with_last_move(&position(record), &Rules::STANDARD);
        assert_eq!(verdict(&findings), Verdict::Legal);
    }
}

#[test]
fn a_placement_alone_is_filled_and_capitals_are_white() {
    let reading = read_lenient(TWO_KINGS);
    assert_eq!(reading.faults, []);
    assert_eq!(repairs(&reading), [RepairKind::Filled]);
    assert_eq!(write(&reading.position), format!("{TWO_KINGS} w - - 0 1"));
    assert_eq!(piece(&reading.position, Square::C5), Some(Color::White.king()));
    assert_eq!(piece(&reading.position, Square::E4), Some(Color::Black.king()));
    let captioned = position("8/8/8/2k5/4K3/8/8/8 w - - 0 1");
    assert_eq!(piece(&captioned, Square::E4), Some(Color::White.king()));
    let strict = read(TWO_KINGS, Dialect::Fen);
    assert_eq!(strict.faults[0].kind, FaultKind::MissingFields(Field::Side));
}

#[test]
fn the_letters_of_castling_have_one_order() {
    for rights in ["kqKQ", "QKqk", "qkQK", "KkQq"] {
        let text = after_placement(&format!("w {rights} - 0 1"));
        let strict = read(&text, Dialect::Fen);
        assert_eq!(strict.faults[0].kind, FaultKind::RightsOrder, "{rights}");
        let lenient = read_lenient(&text);
        assert_eq!((&lenient.faults, repairs(&lenient)), (&vec![], vec![RepairKind::Rights]), "{rights}");
        assert_eq!(write(&lenient.position), START);
    }
}

#[test]
fn shredder_letters_are_read_in_either_order_and_written_in_one() {
    for rights in ["AHah", "HAha"] {
        let text = after_placement(&format!("w {rights} - 0 1"));
        for reading in [read(&text, Dialect::Shredder), read(&text, Dialect::XFen), read_lenient(&text)] {
            assert_eq!(reading.faults, [], "{rights}");
            assert_eq!(reading.position, Position::START, "{rights}");
        }
        assert_eq!(faulty(&read(&text, Dialect::Fen))[0], Field::Castling, "{rights}");
    }
    assert_eq!(write_form(&Position::START, "", Form::Shredder), after_placement("w HAha - 0 1"));
}

#[test]
fn rights_of_an_inner_rook_need_a_file() {
    let record = "4k1rr/8/8/8/8/8/8/4K1RR w Gg - 0 1";
    let reading = read(record, Dialect::XFen);
    assert_eq!(reading.faults, []);
    assert_eq!(write(&reading.position), record);
    assert!(
        reading.position.castling.contains(Square::G1) && !reading.position.castling.contains(Square::H1)
    );
    assert_eq!(reading.position.detect_castling_mode(), CastlingMode::Chess960);
    let letters = read("4k1rr/8/8/8/8/8/8/4K1RR w Kk - 0 1", Dialect::XFen).position;
    assert!(letters.castling.contains(Square::H1));
}

#[test]
fn the_halfmove_clock_has_no_upper_bound_but_two_marks() {
    let found = |clock: u32| {
        let text = format!("8/5k2/8/3r4/8/2R5/4K3/8 w - - {clock} 300");
        let position = position(&text);
        assert_eq!(write(&position), text);
        found(&position)
    };
    assert_eq!(found(99), Vec::<&str>::new());
    assert_eq!(found(100), ["fifty-moves"]);
    assert_eq!(found(149), ["fifty-moves"]);
    assert!(found(150).contains(&"seventy-five-moves"));
    assert!(found(598).contains(&"seventy-five-moves"));
    assert!(found(599).contains(&"clock-too-high"));
}

#[test]
fn a_record_of_real_play_is_shorter_than_a_hundred_characters() {
    // Thirty-two men with an empty square wherever one can be, and the longest clocks of a real game.
    let longest = "r1b1k1n1/p1p1p1p1/1p1p1p1p/n1b1q1r1/1N1B1Q1R/P1P1P1P1/1P1P1P1P/R1B1K1N1 b Qq e3 149 5899";
    assert!(longest.len() <= 89, "{}", longest.len());
    assert_eq!(read(longest, Dialect::Fen).faults, []);
    // Longer text is no fault by itself.
    assert_eq!(read(&after_placement("w KQkq - 4294967295 4294967295"), Dialect::Fen).faults, []);
}

#[test]
fn commands_of_both_protocols_are_read() {
    for command in
        [format!("position fen {C5}"), format!("setboard {C5}"), format!("position fen {C5} moves g1f3")]
    {
        let reading = read_lenient(&command);
        assert_eq!(reading.faults, [], "{command}");
        assert_eq!(write(&reading.position), C5, "moves are not played");
        assert_ne!(read(&command, Dialect::Fen).faults, [], "no record by itself: {command}");
    }
    assert_eq!(read_lenient("position startpos").position, Position::START);
}

#[test]
fn a_tag_of_a_game_is_read() {
    for tag in [format!("[FEN \"{NF3}\"]"), format!("[SetUp \"1\"]\n[FEN \"{NF3}\"]")] {
        let reading = read_lenient(&tag);
        assert_eq!((&reading.faults, write(&reading.position)), (&vec![], NF3.to_owned()), "{tag}");
    }
}

#[test]
fn letters_stay_english_in_a_french_or_german_text() {
    for (letter, language) in [('C', Language::French), ('S', Language::German)] {
        let text = NF3.replacen("5N2", &format!("5{letter}2"), 1);
        let reading = read_lenient(&text);
        assert_eq!(reading.faults[0].kind, FaultKind::UnknownPiece(letter));
        // The knight of "2. Cf3" and "2. Sf3" is N in the record, and a placement in the language is another matter.
        let placement = match language {
            Language::French => "tcfdrfct/pp1ppppp/8/2p5/4P3/5C2/PPPP1PPP/TCFDRF1T b KQkq - 1 2",
            _ => "tsldklst/bb1bbbbb/8/2b5/4B3/5S2/BBBB1BBB/TSLDKL1T b KQkq - 1 2",
        };
        let localised = read_localised(placement, Some(language)).into_reading();
        assert_eq!((localised.faults, write(&localised.position)), (vec![], NF3.to_owned()));
    }
}

#[test]
fn listed_characters_are_not_yet_a_field() {
    for (fields, field) in [
        ("w KQkq 3e 0 1", Field::EnPassant),
        ("w KQkq a- 0 1", Field::EnPassant),
        ("w KQkq 6 0 1", Field::EnPassant),
        ("w KQkq abc 0 1", Field::EnPassant),
        ("w QK - 0 1", Field::Castling),
        ("w K- - 0 1", Field::Castling),
        ("w KK - 0 1", Field::Castling),
        ("wb KQkq - 0 1", Field::Side),
        ("w KQkq - 0 0", Field::Fullmove),
    ] {
        let reading = read(&after_placement(fields), Dialect::Fen);
        assert_eq!(faulty(&reading), [field], "{fields}");
    }
    // What is meant is plain in some of them, and a guess in the others.
    for (fields, readable) in
        [("w QK - 0 1", true), ("w KQkq - 0 0", true), ("w KQkq 3e 0 1", false), ("w KQkq a- 0 1", false)]
    {
        assert_eq!(read_lenient(&after_placement(fields)).is_well_formed(), readable, "{fields}");
    }
    // One letter, not the repetition that a grammar with braces would allow.
    for side in ["ww", "wbw"] {
        let reading = read(&after_placement(&format!("{side} KQkq - 0 1")), Dialect::Fen);
        assert_eq!(reading.faults[0].kind, FaultKind::UnknownSide, "{side}");
    }
}

#[test]
fn a_rank_has_eight_squares_whatever_its_grammar_allows() {
    let with_rank = |rank: &str| format!("4k3/{rank}/8/8/8/8/8/4K3 w - - 0 1");
    for (rank, kind) in [
        ("7p7", FaultKind::RankTooLong(Rank::Seventh, 15)),
        ("ppppppppp", FaultKind::RankTooLong(Rank::Seventh, 9)),
        ("3p3", FaultKind::RankTooShort(Rank::Seventh, 7)),
        ("44", FaultKind::AdjacentDigits),
        ("9", FaultKind::BadDigit('9')),
    ] {
        let reading = read(&with_rank(rank), Dialect::Fen);
        assert_eq!(reading.faults[0].kind, kind, "{rank}");
        assert_eq!(faulty(&reading)[0], Field::Placement, "{rank}");
    }
    let long = read_lenient(&with_rank("7p7"));
    assert!(faulty(&long).contains(&Field::Placement));
    assert_eq!(read(&with_rank("p7"), Dialect::Fen).faults, []);
}

#[test]
fn epd_shares_four_fields_and_keeps_no_history() {
    let mut epd = NF3.rsplitn(3, ' ').nth(2).unwrap_or_default().to_owned();
    epd.push_str(" hmvc 1; fmvn 2;");
    let reading = read_epd(&epd).reading;
    assert_eq!((&reading.faults, write(&reading.position)), (&vec![], NF3.to_owned()));
    // Nothing but a count of repetitions is known, and it is no part of the position.
    let repeated = read_epd(&format!("{epd} rc 3;")).reading;
    assert_eq!((repeated.faults, repeated.position), (vec![], reading.position));
}
