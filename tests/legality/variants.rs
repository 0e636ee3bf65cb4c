//! What the variants judge otherwise.

use forsyth::legality::{Repair, Rules, Variant, start_position};
use forsyth::notation::write;
use forsyth::position::{CastlingMode, Position};

use super::{every_repair_helps, names, position};

#[track_caller]
fn found(variant: Variant, fen: &str, expected: &[&str]) {
    let rules = Rules { mode: CastlingMode::Standard, variant };
    assert_eq!(names(&position(fen), rules), expected, "{variant:?} {fen}");
    every_repair_helps(&position(fen), rules);
}

#[test]
fn each_variant_starts_clean() {
    for variant in Variant::ALL {
        let start = Repair::StartPosition(variant).apply(&Position::EMPTY);
        let rules = Rules { mode: CastlingMode::Standard, variant };
        assert_eq!(names(&start, rules), Vec::<&str>::new(), "{variant:?}");
    }
}

#[test]
fn the_start_of_a_game_has_the_rights_that_the_game_has() {
    for (variant, rights) in [
        (Variant::Chess, " w KQkq - 0 1"),
        (Variant::Atomic, " w KQkq - 0 1"),
        (Variant::Horde, " w kq - 0 1"),
        (Variant::RacingKings, " w - - 0 1"),
        (Variant::Antichess, " w - - 0 1"),
    ] {
        let text = write(&start_position(&Position::EMPTY, variant));
        assert!(text.ends_with(rights), "{variant:?} {text}");
    }
}

#[test]
fn the_last_move_is_looked_for_where_men_move_and_capture_as_in_chess() {
    // Black's only man can have come from nowhere.
    let walled_in = "6Nk/6NB/8/8/8/8/8/K7 w - - 0 1";
    for variant in [Variant::Chess, Variant::KingOfTheHill, Variant::ThreeCheck] {
        found(variant, walled_in, &["no-last-move"]);
    }
    for variant in [Variant::Crazyhouse, Variant::Atomic, Variant::RacingKings, Variant::Antichess] {
        found(variant, walled_in, &[]);
    }
    found(Variant::Horde, "6Nk/6NB/8/8/8/8/8/8 w - - 0 1", &[]);
}

#[test]
fn a_horde_needs_no_king_and_may_have_pawns_at_home() {
    found(Variant::Horde, "4k3/8/8/8/8/8/8/P7 w - - 0 1", &[]);
    found(Variant::Chess, "4k3/8/8/8/8/8/8/P7 w - - 0 1", &["no-white-king", "pawn-on-back-rank"]);
    found(Variant::Horde, "P3k3/8/8/8/8/8/8/8 b - - 0 1", &["pawn-on-back-rank"]);
    found(Variant::Horde, "4k3/8/8/8/8/8/8/Pp6 w - - 0 1", &["pawn-on-back-rank"]);
    found(Variant::Horde, "8/8/8/8/8/8/8/P7 w - - 0 1", &["no-black-king"]);
    found(Variant::Horde, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", &["many-white-kings"]);
    found(Variant::Horde, "p7/8/8/8/8/8/8/4K3 b - - 0 1", &[]);
    let pawns = "4k3/pppppppp/p7/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPP4 w - - 0 1";
    found(Variant::Horde, pawns, &["too-many-black-pawns", "too-much-black-material"]);
}

#[test]
fn captured_men_change_sides_in_crazyhouse() {
    let fen = "4k3/8/8/8/8/PPPPPPPP/PPPPPPPP/QQ2K3 w - - 0 1";
    found(Variant::Crazyhouse, fen, &[]);
    found(Variant::Crazyhouse, "4k3/8/8/8/8/8/8/P7 w - - 0 1", &["no-white-king", "pawn-on-back-rank"]);
}

#[test]
fn kings_may_touch_and_explode_in_atomic() {
    found(Variant::Atomic, "8/8/8/3kK3/8/8/8/8 w - - 0 1", &[]);
    found(Variant::Atomic, "8/8/8/3kK2R/R7/8/8/8 w - - 0 1", &[]);
    found(Variant::Atomic, "3R4/8/8/3k1K2/8/8/8/8 w - - 0 1", &["opposite-check"]);
    found(Variant::Atomic, "8/8/8/3k4/8/8/8/3R4 w - - 0 1", &[]);
    found(Variant::Atomic, "8/8/8/3k4/8/8/8/8 b - - 0 1", &["no-white-king"]);
    found(Variant::Atomic, "4k3/2N5/3N4/8/8/8/8/4K3 b - - 0 1", &[]);
}

#[test]
fn nobody_gives_check_in_racing_kings() {
    found(Variant::RacingKings, "8/8/8/8/8/8/k6K/7R w - - 0 1", &[]);
    found(Variant::RacingKings, "8/8/8/8/8/8/k6K/R7 b - - 0 1", &["impossible-check"]);
    found(Variant::RacingKings, "8/8/8/8/8/8/k6K/R7 w - - 0 1", &["opposite-check"]);
    let pawn = ["too-many-white-pawns", "too-much-white-material"];
    found(Variant::RacingKings, "8/8/8/8/8/8/k5PK/8 w - - 0 1", &pawn);
    found(Variant::RacingKings, "8/8/8/8/8/8/k6K/3NNN2 w - - 0 1", &["too-much-white-material"]);
    found(Variant::RacingKings, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", &["bad-castling"]);
}

#[test]
fn kings_are_men_like_others_in_antichess() {
    found(Variant::Antichess, "8/8/8/3kK3/8/8/8/8 w - - 0 1", &[]);
    found(Variant::Antichess, "8/8/8/8/8/8/8/QQKK4 w - - 0 1", &[]);
    found(Variant::Antichess, "8/8/8/8/8/8/PPPPPPPP/KK6 w - - 0 1", &["too-much-white-material"]);
    found(Variant::Antichess, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", &["bad-castling"]);
}

#[test]
fn other_variants_are_chess() {
    for variant in [Variant::KingOfTheHill, Variant::ThreeCheck] {
        found(variant, "4k3/8/8/1B5B/8/8/8/4K3 b - - 0 1", &["no-last-move"]);
        found(variant, "4k3/2N5/8/8/8/8/8/4K3 b - - 0 1", &[]);
    }
}
