//! One position for each kind of finding, and one beside it that just does not have it.

use forsyth::legality::{
    FindingKind, Repair, Rules, Severity, Verdict, findings, findings_with_last_move, repaired, verdict,
};
use forsyth::position::{Bitboard, CastlingMode, CastlingRights, Color, Position, Square};

use super::{every_repair_helps, names, position, rules};

/// Name, a position with the finding, a near miss.
const CASES: [(&str, &str, &str); 26] = [
    ("empty-board", "8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("no-white-king", "4k3/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("many-white-kings", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"),
    ("no-black-king", "8/8/8/8/8/8/8/4K3 b - - 0 1", "7k/8/8/8/8/8/8/4K3 b - - 0 1"),
    ("many-black-kings", "k2kk3/8/8/8/8/8/8/4K3 w - - 0 1", "k2qq3/8/8/8/8/8/8/4K3 w - - 0 1"),
    ("pawn-on-back-rank", "4k2P/8/8/8/8/8/8/4K3 b - - 0 1", "4k3/7P/8/8/8/8/8/4K3 b - - 0 1"),
    ("too-many-white-pawns", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"),
    (
        "too-many-white-pieces",
        "rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
    ),
    (
        "too-much-white-material",
        "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
        "4k3/8/8/8/8/8/1PPPPPPP/QQ2K3 w - - 0 1",
    ),
    (
        "too-many-black-pawns",
        "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
        "4k3/1ppppppp/p7/8/8/8/8/4K3 w - - 0 1",
    ),
    (
        "too-many-black-pieces",
        "rnbqkbnr/pppppppp/8/8/q7/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnb1kbnr/pppppppp/8/8/q7/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ),
    (
        "too-much-black-material",
        "rrr1k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1",
        "rr2k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1",
    ),
    ("bad-castling", "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
    ("bad-ep-rank", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"),
    ("bad-ep-no-pawn", "4k3/8/8/8/4N3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"),
    ("bad-ep-occupied", "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/3N4/8/4K3 b - e3 0 1"),
    ("bad-ep-origin", "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/3N4/4K3 b - e3 0 1"),
    ("adjacent-kings", "8/8/8/3kK3/8/8/8/8 w - - 0 1", "8/8/8/2k1K3/8/8/8/8 w - - 0 1"),
    ("opposite-check", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "4k3/8/8/8/8/8/8/4RK2 b - - 0 1"),
    ("too-many-checkers", "4k3/8/3N4/7B/8/8/8/4RK2 b - - 0 1", "4k3/8/8/7B/8/8/8/4RK2 b - - 0 1"),
    ("impossible-check", "4k3/2N5/3N4/8/8/8/8/4K3 b - - 0 1", "4k3/2N5/8/7B/8/8/8/4K3 b - - 0 1"),
    ("ep-clock", "4k3/8/8/8/4P3/8/8/4K3 b - e3 1 5", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 5"),
    ("clock-too-high", "4k3/8/8/8/8/8/8/4K3 w - - 9 5", "4k3/8/8/8/8/8/8/4K3 b - - 9 5"),
    ("fifty-moves", "4k3/8/8/8/8/8/8/4K3 w - - 100 90", "4k3/8/8/8/8/8/8/4K3 w - - 99 90"),
    ("seventy-five-moves", "4k3/8/8/8/8/8/8/4K3 w - - 150 90", "4k3/8/8/8/8/8/8/4K3 w - - 149 90"),
    ("no-last-move", "4k3/8/8/1B5B/8/8/8/4K3 b - - 0 1", "4k3/8/8/1B6/8/8/8/4RK2 b - - 0 1"),
];

#[test]
fn each_kind_is_found_and_its_near_miss_is_not() {
    for (name, with, without) in CASES {
        assert!(names(&position(with), Rules::STANDARD).contains(&name), "{name}: {with}");
        assert!(!names(&position(without), Rules::STANDARD).contains(&name), "not {name}: {without}");
    }
}

#[test]
fn the_cases_are_all_kinds() {
    let mut tried: Vec<&str> = CASES.iter().map(|(name, ..)| *name).collect();
    let mut all: Vec<&str> = FindingKind::ALL.into_iter().map(FindingKind::name).collect();
    tried.sort_unstable();
    all.sort_unstable();
    assert_eq!(tried, all);
}

#[test]
fn each_repair_makes_its_finding_go() {
    for (name, with, without) in CASES {
        let count = every_repair_helps(&position(with), Rules::STANDARD);
        assert!(count > 0 || name.starts_with("too-many-") || name.starts_with("too-much-"), "{name}");
        every_repair_helps(&position(without), Rules::STANDARD);
    }
}

#[test]
fn no_move_gives_check_by_three_or_by_two_on_one_line() {
    for (fen, is_impossible) in [
        ("4k3/8/5N2/1B6/8/8/8/4R1K1 b - - 0 1", true),
        ("R3k2R/8/8/8/8/8/8/6K1 b - - 0 1", true),
        ("4k3/8/5N2/8/8/8/8/4R1K1 b - - 0 1", false),
        ("4k3/8/8/8/8/8/8/4R1K1 b - - 0 1", false),
    ] {
        let found = names(&position(fen), Rules::STANDARD);
        assert_eq!(found.contains(&"impossible-check"), is_impossible, "{fen}: {found:?}");
    }
}

#[test]
fn a_double_push_gives_or_uncovers_the_check_that_there_is() {
    for (fen, is_impossible) in [
        ("8/8/8/3k4/4P3/8/8/4K3 b - e3 0 1", false),
        ("8/8/8/1k6/4P3/8/8/4KB2 b - e3 0 1", false),
        ("4k3/8/8/1B6/4P3/8/8/4K3 b - e3 0 1", true),
    ] {
        assert_eq!(
            names(&position(fen), Rules::STANDARD).contains(&"impossible-check"),
            is_impossible,
            "{fen}"
        );
    }
}

#[test]
fn findings_come_in_the_order_of_the_kinds() {
    let order = |kind: FindingKind| FindingKind::ALL.iter().position(|other| *other == kind);
    for (name, with, _) in CASES {
        let found = findings_with_last_move(&position(with), &Rules::STANDARD);
        assert!(found.is_sorted_by_key(|finding| order(finding.kind)), "{name}");
    }
}

#[test]
fn a_clean_position_has_no_findings_and_takes_no_memory() {
    let list = findings(&Position::START, &Rules::STANDARD);
    assert_eq!((list.len(), list.capacity()), (0, 0));
}

fn only(fen: &str, kind: FindingKind) -> forsyth::legality::Finding {
    let list = findings_with_last_move(&position(fen), &Rules::STANDARD);
    list.into_iter().find(|finding| finding.kind == kind).unwrap_or_else(|| panic!("{fen}"))
}

fn squares(list: &[Square]) -> Bitboard {
    list.iter().copied().collect()
}

#[test]
fn too_much_material_lies_on_the_squares_of_the_pawns_and_of_all_that_is_more_than_there_was() {
    // Of every man of White there are more than in the first set, but for the king, and for a bishop of each colour.
    for (fen, others) in [
        ("4k3/8/8/8/8/NNNBBBB1/PPPPPPPP/RRRQQK2 w - - 0 1", squares(&[Square::F1])),
        ("4k3/8/8/8/8/NNN1BB2/PPPPPPPP/RRRQQK2 w - - 0 1", squares(&[Square::F1, Square::E3, Square::F3])),
        (
            "4k3/8/8/8/8/NN2B1B1/PPPPPPPP/RR1QQK2 w - - 0 1",
            squares(&[Square::F1, Square::A1, Square::B1, Square::A3, Square::B3]),
        ),
    ] {
        let found = only(fen, FindingKind::TooMuchMaterial(Color::White));
        assert_eq!(found.squares, position(fen).board().white() & !others, "{fen}");
    }
}

#[test]
fn the_squares_are_those_to_look_at() {
    let check = only("4k3/2N5/3N4/8/8/8/8/4K3 b - - 0 1", FindingKind::ImpossibleCheck);
    assert_eq!(check.squares, squares(&[Square::E8, Square::C7, Square::D6]));
    let right = only("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", FindingKind::BadCastling);
    assert_eq!(right.squares, squares(&[Square::A1, Square::E1]));
    let pawn = only("4k2P/8/8/8/8/8/8/4K3 b - - 0 1", FindingKind::PawnOnBackRank);
    assert_eq!(pawn.squares, squares(&[Square::H8]));
    let clock = only("4k3/8/8/8/4P3/8/8/4K3 b - e3 1 5", FindingKind::EnPassantClock);
    assert_eq!(clock.squares, squares(&[Square::E3, Square::E4]));
    let queens = only("4k3/8/8/8/8/8/PPPPPPPP/QQB1K2R w - - 0 1", FindingKind::TooMuchMaterial(Color::White));
    assert_eq!(queens.squares, Bitboard(0xff00) | squares(&[Square::A1, Square::B1]));
}

#[test]
fn the_first_repair_is_the_likely_one() {
    let first = |fen: &str| findings(&position(fen), &Rules::STANDARD)[0].repairs[0];
    assert_eq!(first("4k3/8/8/8/8/8/8/4RK2 w - - 0 1"), Repair::PassTurn);
    assert_eq!(first("4k2P/8/8/8/8/8/8/4K3 b - - 0 1"), Repair::Promote(Square::H8.into()));
    let back = Repair::MovePiece { from: Square::H8, to: Square::H7 };
    assert_eq!(first("4k2p/8/8/8/8/8/8/4K3 b - - 0 1"), back);
    assert_eq!(first("8/8/8/8/8/8/8/4K3 w - - 0 1"), { Repair::PlacePiece(Square::E8, Color::Black.king()) });
    let mut king_side = CastlingRights::NONE;
    king_side.insert(Square::H1);
    assert_eq!(first("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"), Repair::SetCastling(king_side));
}

#[test]
fn a_square_for_the_other_side_can_be_mended_in_three_ways() {
    let list = findings(&position("4k3/8/8/2pP4/4P3/8/8/4K3 w - e3 0 1"), &Rules::STANDARD);
    assert_eq!(list[0].repairs, [Repair::PassTurn, Repair::SetEnPassant(None)]);
    let list = findings(&position("4k3/8/8/2pP4/8/8/8/4K3 w - c3 0 1"), &Rules::STANDARD);
    assert_eq!(list[0].repairs, [Repair::SetEnPassant(Some(Square::C6)), Repair::SetEnPassant(None)]);
}

#[test]
fn a_king_that_steps_out_of_check_finds_a_safe_square_and_loses_its_rights() {
    let before = position("4k3/8/8/8/8/8/4q3/R3K2R b KQ - 0 1");
    let list = findings(&before, &Rules::STANDARD);
    assert_eq!(list[0].kind, FindingKind::OppositeCheck);
    let after = list[0].repairs[1].apply(&before);
    assert_eq!(after.castling, CastlingRights::NONE);
    assert_eq!(findings(&after, &Rules::STANDARD), []);
}

#[test]
fn no_repair_takes_a_king_away_or_puts_one_where_a_pawn_has_passed() {
    let checked = only("8/8/2n5/3k4/3K4/8/8/8 w - - 0 40", FindingKind::ImpossibleCheck);
    assert!(!checked.repairs.contains(&Repair::RemovePieces(Square::D5.into())), "{:?}", checked.repairs);
    for fen in [
        "rnbqk1nr/pppp1ppp/8/4p3/1b1P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 2",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2",
    ] {
        let found = only(fen, FindingKind::OppositeCheck);
        let step = found.repairs.iter().find(|repair| matches!(repair, Repair::MovePiece { .. })).unwrap();
        let after = step.apply(&position(fen));
        assert_eq!(findings_with_last_move(&after, &Rules::STANDARD), [], "{step:?}");
    }
}

#[test]
fn the_verdict_is_the_worst_of_the_findings() {
    let of = |fen: &str| verdict(&findings_with_last_move(&position(fen), &Rules::STANDARD));
    assert_eq!(of("4k3/8/8/8/8/8/8/4K3 w - - 100 90"), Verdict::Legal);
    assert_eq!(of("4k3/8/8/1B5B/8/8/8/4K3 b - - 0 1"), Verdict::Playable);
    assert_eq!(of("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1"), Verdict::Playable);
    assert_eq!(of("4k3/8/8/8/8/8/8/4RK2 w - - 0 1"), Verdict::Impossible);
    assert_eq!(of("k3k3/8/8/8/8/8/8/4K3 w - - 0 1"), Verdict::Impossible);
    assert_eq!(of("8/8/8/8/8/8/PPPPPPPP/4K3 w KQ - 0 1"), Verdict::Incomplete);
    assert_eq!(verdict(&findings(&Position::EMPTY, &Rules::STANDARD)), Verdict::Incomplete);
}

#[test]
fn material_that_only_the_bishops_squares_give_away_is_taken_by_engines() {
    let severity = |fen: &str| findings(&position(fen), &Rules::STANDARD)[0].severity;
    assert_eq!(severity("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1"), Severity::CannotArise);
    assert_eq!(severity("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1"), Severity::EnginesRefuse);
}

#[test]
fn the_mode_decides_which_rights_are_good() {
    let inner = position("4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
    assert_eq!(names(&inner, rules(CastlingMode::Chess960)), Vec::<&str>::new());
    assert_eq!(names(&inner, Rules::STANDARD), ["bad-castling"]);
}

#[test]
fn repaired_drops_what_cannot_be() {
    let fixed = repaired(&position("4k3/8/8/8/4N3/8/8/4K2R b KQ e3 7 9"), &Rules::STANDARD);
    assert_eq!(fixed, position("4k3/8/8/8/4N3/8/8/4K2R b K - 7 9"));
    assert_eq!(repaired(&Position::START, &Rules::STANDARD), Position::START);
}

#[test]
fn clocks_at_the_end_of_their_range_are_judged_without_overflow() {
    let mut late = position("4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    late.halfmove_clock = u32::MAX;
    assert_eq!(names(&late, Rules::STANDARD), ["clock-too-high", "seventy-five-moves"]);
    every_repair_helps(&late, Rules::STANDARD);
    late.fullmove_number = std::num::NonZeroU32::MAX;
    assert_eq!(names(&late, Rules::STANDARD), ["seventy-five-moves"]);
}
