//! Notes, and findings that have one cause.

use forsyth::legality::{
    FindingKind, Repair, Rules, Severity, findings_with_last_move, notes, one_for_each_cause,
};
use forsyth::notation::write;
use forsyth::position::{CastlingMode, Position, Transform};

use super::{position, rules};

fn noted(fen: &str) -> Vec<(&'static str, Vec<String>)> {
    let record = position(fen);
    notes(&record, &rules(record.detect_castling_mode()), false)
        .iter()
        .map(|note| {
            assert_eq!(note.severity, Severity::Odd);
            let mended = note.repairs.iter().map(|repair| write(&repair.apply(&record))).collect();
            (note.kind.name(), mended)
        })
        .collect()
}

#[test]
fn castling_letters_make_no_chess960_in_silence() {
    assert_eq!(
        noted("4k3/8/8/8/8/8/8/2K4R w K - 3 20"),
        [("chess960-by-rights", vec!["4k3/8/8/8/8/8/8/2K4R w - - 3 20".to_owned()])]
    );
    // The right that standard chess knows stays.
    assert_eq!(
        noted("r3k3/8/8/8/8/8/8/2K4R w Kq - 3 20"),
        [("chess960-by-rights", vec!["r3k3/8/8/8/8/8/8/2K4R w q - 3 20".to_owned()])]
    );
    for plain in [
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/2K4R w - - 3 20",
        // A start position of Chess960.
        "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1",
    ] {
        assert_eq!(noted(plain), [], "{plain}");
    }
    let chosen = position("4k3/8/8/8/8/8/8/2K4R w K - 3 20");
    assert_eq!(notes(&chosen, &rules(CastlingMode::Chess960), true), []);
}

#[test]
fn armies_that_stand_turned_round_are_noted() {
    let turned = "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr w - - 0 1";
    let found = noted(turned);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].0, "armies-turned");
    assert_eq!(
        found[0].1,
        [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
            "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR b - - 0 1"
        ]
    );
    for (fen, is_turned) in [
        ("R3R1K1/5PPP/8/8/8/8/ppp5/1k1r3r w - - 5 20", true),
        ("2KR3R/PPP2PPP/2N5/8/8/2n5/ppp2ppp/2kr3r b - - 0 12", true),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false),
        ("8/1PPP2K1/8/8/8/8/k1ppp3/8 w - - 0 60", false),
        ("4K3/1PP5/8/8/8/8/2pp4/4k3 w - - 0 60", false),
        ("4K3/1PPP4/8/8/8/8/P2ppp2/4k3 w - - 0 60", false),
    ] {
        assert_eq!(noted(fen).iter().any(|note| note.0 == "armies-turned"), is_turned, "{fen}");
    }
}

#[test]
fn a_bare_placement_offers_castling() {
    for (fen, rights) in [
        ("rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R w - - 0 1", Some("KQkq")),
        ("r3k3/8/8/8/8/8/8/4K2R w - - 0 1", Some("Kq")),
        ("r3k3/8/8/8/8/8/8/4K2R w K - 0 1", None),
        ("r3k3/8/8/8/8/8/8/4K2R w - - 3 20", None),
        ("r3k3/8/8/8/8/8/8/7R w - - 0 1", None),
        ("3k3r/8/8/8/8/8/8/3K3R w - - 0 1", None),
    ] {
        let note = noted(fen).into_iter().find(|note| note.0 == "rights-not-given");
        let offered = note.map(|(_, mended)| mended[0].split(' ').nth(2).unwrap_or_default().to_owned());
        assert_eq!(offered.as_deref(), rights, "{fen}");
    }
}

fn causes(fen: &str) -> Vec<(&'static str, Vec<Repair>)> {
    let found = findings_with_last_move(&position(fen), &Rules::STANDARD);
    one_for_each_cause(found).into_iter().map(|finding| (finding.kind.name(), finding.repairs)).collect()
}

#[test]
fn one_cause_is_one_finding() {
    for (fen, names) in [
        ("8/8/8/8/8/8/8/8 w - - 0 1", &["empty-board"][..]),
        ("rnbqkbnr/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["too-many-black-pawns"]),
        ("rnbqkbnr/pppppppp/8/8/q7/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["too-many-black-pieces"]),
        ("8/8/8/8/3kK3/8/8/8 w - - 0 1", &["adjacent-kings"]),
        ("8/8/8/8/3kK3/8/8/3R4 w - - 0 1", &["adjacent-kings", "opposite-check"]),
        ("4k3/8/3N1N2/8/8/8/8/6K1 b - - 0 1", &["impossible-check"]),
        ("4k3/8/8/8/8/8/8/4K2R w - - 120 9", &["clock-too-high"]),
        ("4k3/8/8/8/8/8/8/4K2R w Q e3 0 1", &["bad-castling", "bad-ep-rank"]),
    ] {
        let found: Vec<_> = causes(fen).into_iter().map(|cause| cause.0).collect();
        assert_eq!(found, names, "{fen}");
    }
    let repairs = &causes("8/8/8/8/8/8/8/8 w - - 0 1")[0].1;
    assert_eq!(repairs.len(), 3, "the start position, and either king: {repairs:?}");
}

#[test]
fn clocks_that_stand_the_other_way_round_are_offered_so() {
    for (fen, first) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 1 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 33 12", "4k3/8/8/8/8/8/8/4K3 w - - 12 33"),
        ("4k3/8/8/8/8/8/8/4K3 b - - 12 0", "4k3/8/8/8/8/8/8/4K3 b - - 0 12"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 40 3", "4k3/8/8/8/8/8/8/4K3 w - - 3 40"),
    ] {
        let record = position(fen);
        let found = findings_with_last_move(&record, &Rules::STANDARD);
        let clock = found.iter().find(|finding| finding.kind == FindingKind::ClockTooHigh).unwrap();
        assert_eq!(write(&clock.repairs[0].apply(&record)), first, "{fen}");
    }
}

#[test]
fn turning_a_position_round_undoes_itself() {
    for transform in [Transform::Rotate, Transform::SwapColors] {
        let repair = Repair::Transform(transform);
        assert_eq!(repair.apply(&repair.apply(&Position::START)), Position::START);
    }
}

#[test]
fn a_note_stands_alone_where_nothing_is_wrong() {
    for (fen, name) in [
        ("4k3/8/8/8/8/8/8/2K4R w K - 3 20", "chess960-by-rights"),
        ("R3R1K1/5PPP/8/8/8/8/ppp5/1k1r3r w - - 5 20", "armies-turned"),
        ("r3k3/8/8/8/8/8/8/4K2R w - - 0 1", "rights-not-given"),
    ] {
        let record = position(fen);
        assert_eq!(findings_with_last_move(&record, &rules(record.detect_castling_mode())), [], "{fen}");
        let names: Vec<_> = noted(fen).into_iter().map(|note| note.0).collect();
        assert_eq!(names, [name], "{fen}");
    }
}
