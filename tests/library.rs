//! The library of positions: its records are sound, and those of openings are what the moves lead to.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use forsyth::i18n::{library_group, library_name};
use forsyth::legality::{Rules, Verdict, findings_with_last_move, verdict};
use forsyth::library::{CATALOGUE, Group};
use forsyth::notation::{read_lenient, write};
use forsyth::play::REFEREE;
use forsyth::position::Position;

#[test]
fn every_record_is_written_as_the_standard_says_and_sound() {
    for entry in CATALOGUE {
        let reading = read_lenient(entry.fen);
        assert!(reading.is_well_formed() && reading.repairs.is_empty(), "{}", entry.name);
        assert_eq!(write(&reading.position), entry.fen);
        let findings = findings_with_last_move(&reading.position, &Rules::default());
        let expected = match entry.name {
            "empty" => Verdict::Incomplete,
            // No move of the bishop can have given the check.
            "perft-4" => Verdict::Playable,
            _ => Verdict::Legal,
        };
        assert_eq!(verdict(&findings), expected, "{}: {findings:?}", entry.name);
    }
}

#[test]
fn every_position_and_group_has_a_name_of_its_own() {
    let names: BTreeSet<String> = CATALOGUE.iter().map(|entry| library_name(entry.name)).collect();
    assert_eq!(names.len(), CATALOGUE.len(), "{names:?}");
    let groups: BTreeSet<String> = Group::ALL.iter().map(|group| library_group(*group)).collect();
    assert_eq!(groups.len(), Group::ALL.len(), "{groups:?}");
    let order = |group: Group| Group::ALL.iter().position(|other| *other == group);
    assert!(CATALOGUE.is_sorted_by_key(|entry| order(entry.group)));
}

/// The position after moves from the start.
fn after(moves: &str) -> String {
    let mut position = Position::START;
    let rules = Rules::default();
    for san in moves.split(' ') {
        let legal = (REFEREE.legal_moves)(&position, rules).unwrap();
        let played = legal.into_iter().filter_map(|legal| (REFEREE.play)(&position, rules, legal));
        position = played.into_iter().find(|played| played.san == san).unwrap().position;
    }
    position.en_passant = position.valid_en_passant();
    write(&position)
}

#[test]
fn an_opening_is_what_its_moves_lead_to() {
    for (name, moves) in [
        ("ruy-lopez", "e4 e5 Nf3 Nc6 Bb5"),
        ("italian", "e4 e5 Nf3 Nc6 Bc4 Bc5"),
        ("najdorf", "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"),
        ("winawer", "e4 e6 d4 d5 Nc3 Bb4"),
        ("queens-gambit-declined", "d4 d5 c4 e6 Nc3 Nf6"),
        ("kings-indian", "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O"),
    ] {
        let entry = CATALOGUE.iter().find(|entry| entry.name == name).unwrap();
        assert_eq!(after(moves), entry.fen, "{name}");
    }
}

#[test]
fn the_famous_mates_are_mates() {
    for name in ["immortal", "opera"] {
        let entry = CATALOGUE.iter().find(|entry| entry.name == name).unwrap();
        let status = (REFEREE.status)(&read_lenient(entry.fen).position, Rules::default()).unwrap();
        assert_eq!(status.name(), Some("checkmate"), "{name}");
    }
}
