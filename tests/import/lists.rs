//! Lists of pieces with their squares.

use forsyth::import::{Import, Reason, RemarkKind, import};
use forsyth::notation::FaultKind;
use forsyth::position::{Color, Square};

use super::{only, reason, remarks};

#[test]
fn lists_of_many_hands() {
    for (text, position) in [
        ("wKd6, Rc8, bKh7", "2R5/7k/3K4/8/8/8/8/8 w - - 0 1"),
        ("wKg1 wQd1 wa2 bKg8 ba7 bNc6", "6k1/p7/2n5/8/8/8/P7/3Q2K1 w - - 0 1"),
        ("White: Kg1, Qd1, Pa2 Black: Kg8", "6k1/8/8/8/8/8/P7/3Q2K1 w - - 0 1"),
        ("White: Kg1, Qd1, Pa2. Black: Kg8. Black to move.", "6k1/8/8/8/8/8/P7/3Q2K1 b - - 0 1"),
        ("W: Kg1; B: Kg8", "6k1/8/8/8/8/8/8/6K1 w - - 0 1"),
        ("White Kg1 Qd1 a2 b2 Black Kg8", "6k1/8/8/8/8/8/PP6/3Q2K1 w - - 0 1"),
        ("White: K on g1, pawns on a2 and b2\nBlack: K on g8", "6k1/8/8/8/8/8/PP6/6K1 w - - 0 1"),
        ("White: King g1, Rooks a1, h1. Black: King e8, Queen d8", "3qk3/8/8/8/8/8/8/R5KR w - - 0 1"),
        ("Kg1 Qd1 / Kg8 Ra8", "r5k1/8/8/8/8/8/8/3Q2K1 w - - 0 1"),
        ("White: Kg1, Pe4,f2,g3. Black: Kg8", "6k1/8/8/8/4P3/6P1/5P2/6K1 w - - 0 1"),
        ("White: Kg1, Ra1, d1. Black: Kg8", "6k1/8/8/8/8/8/8/R2R2K1 w - - 0 1"),
        ("Weiß: Kg1, Dd1, Ba2; Schwarz: Kg8", "6k1/8/8/8/8/8/P7/3Q2K1 w - - 0 1"),
        ("Weiss: Kg1, Sd1\nSchwarz: Kg8, Lc8\nSchwarz am Zug", "2b3k1/8/8/8/8/8/8/3N2K1 b - - 0 1"),
        ("W: Kg1, Dd1; S: Kg8, Tb2", "6k1/8/8/8/8/8/1r6/3Q2K1 w - - 0 1"),
        ("wKg1, wTa1, sKg8, sLc8", "2b3k1/8/8/8/8/8/8/R5K1 w - - 0 1"),
        ("Blancs: Rg1, Dd1, Pa2 ; Noirs: Rg8, Fc8", "2b3k1/8/8/8/8/8/P7/3Q2K1 w - - 0 1"),
        ("Trait aux noirs. Blancs : Rg1, Cd1. Noirs : Rg8", "6k1/8/8/8/8/8/8/3N2K1 b - - 0 1"),
        ("Blancas: Rg1, Dd1; Negras: Rg8, Ac8", "2b3k1/8/8/8/8/8/8/3Q2K1 w - - 0 1"),
        ("Белые: Крg1, Фd1. Черные: Крg8", "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1"),
        ("White: ♔g1 ♕d1 Black: ♚g8", "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1"),
        ("WHITE:\r\n\tKg1\r\n\tQd1\r\nBLACK:\r\n\tKg8", "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1"),
    ] {
        assert_eq!(only(text), ("piece-list", position.into()), "{text}");
    }
}

#[test]
fn what_is_guessed_of_a_list_is_said() {
    let remarks = remarks("White: Kg1, Qd1 (strong!) Black: Kg8");
    assert_eq!(remarks, [RemarkKind::SideNotGiven, RemarkKind::RightsNotGiven, RemarkKind::Skipped]);
    assert!(
        super::remarks("White: Kg1 Black: Kg8. White to play")
            .contains(&RemarkKind::SideFromWords(Color::White))
    );
}

#[test]
fn a_list_says_what_is_wrong_with_it() {
    assert_eq!(reason("White: Kg1, Qg1 Black: Kg8"), (Reason::SquareTwice(Square::G1), "Qg1".into()));
    assert_eq!(reason("White: Kg1, Qd9 Black: Kg8"), (Reason::UnknownSquare, "Qd9".into()));
    assert_eq!(reason("White: Kg1, Xd1 Black: Kg8"), (Reason::UnknownPiece('X'), "Xd1".into()));
}

#[test]
fn letters_of_several_languages_are_asked_about() {
    let Import::Ambiguous(choices) = import("Kg1 Sd1 / Kg8", None) else { panic!("knight or bishop") };
    assert_eq!(choices.len(), 2);
}

#[test]
fn prose_is_no_list() {
    for text in [
        "White played e4 and Black answered e5, later Nf6.",
        "I think White wins.",
        "White: Carlsen, Black: Nepomniachtchi",
        "Kg1 Qd1 Ra1",
        "Meet me at b4 / h5",
    ] {
        assert_eq!(reason(text).0, Reason::Record(FaultKind::NoPosition), "{text}");
    }
}
