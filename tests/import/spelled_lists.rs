//! Lists of pieces as people write them: abbreviations, remarks, letters apart from their squares, words of many languages; and
//! lists of which a part cannot be read, which are not half placed.

use forsyth::import::{Import, Reason, import};

use super::{only, stopped};

#[test]
fn men_are_read_however_they_are_spelled() {
    for (text, placement) in [
        ("Alb: Rege g1, Cai c3, f3. Negru: Rege h8", "7k/8/8/8/8/2N2N2/8/6K1"),
        ("White: Kg1, Qg3 (on f3 before), Ra1. Black: Kh8, g7.", "7k/6p1/8/8/8/6Q1/8/R5K1"),
        ("White: Kg1, Qg3 (from d6!), Ra1. Black: Kh8, g7.", "7k/6p1/8/8/8/6Q1/8/R5K1"),
        (
            "White: King g1, Queen g3 [or h3?], pawns a2 b2. Black: King on h8 [or g8?], Rook a8",
            "r6k/8/8/8/8/6Q1/PP6/6K1",
        ),
        (
            "White Kg1 Qg3 (not h3!), Bc1; Black Kh8 (castled long ago, from e8), Ra8",
            "r6k/8/8/8/8/6Q1/8/2B3K1",
        ),
        (
            "Белые: Крg1, Фg3, Сc1, Кb1, пп. a2, b2. Черные: Крh8, Лa8, пп. g7, h7.",
            "r6k/6pp/8/8/8/6Q1/PP6/1NB3K1",
        ),
        ("Белые: Крe1, Лh1, пп. а2, b2\nЧерные: Крe8, пп. а7, h7", "4k3/p6p/8/8/8/8/PP6/4K2R"),
        ("Белые: Кр g1, Ф g3, п. a2, b2; Черные: Кр h8, Л a8, п. g7", "r6k/6p1/8/8/8/6Q1/PP6/6K1"),
        ("Beyaz: Şah g1, Vezir g3, Kaleler a1, f1; Siyah: Şah h8, g7", "7k/6p1/8/8/8/6Q1/8/R4RK1"),
        ("Bijeli: Kg1, Dg3; Crni: Kh8, g7", "7k/6p1/8/8/8/6Q1/8/6K1"),
        ("wK g1, wQ g3, bK h8, bP g7", "7k/6p1/8/8/8/6Q1/8/6K1"),
        ("WK: g1  WQ: g3  BK: h8  BP: g7", "7k/6p1/8/8/8/6Q1/8/6K1"),
        ("W Kg1 Qg3\nB Kh8 Pg7", "7k/6p1/8/8/8/6Q1/8/6K1"),
        ("Kg1 Rh4 Bd5 Pg2 - Kh1 Ph2, #3", "8/8/8/3B4/7R/8/6Pp/6Kk"),
        ("Kg1, Qg3 vs Kh8, g7. White to play.", "7k/6p1/8/8/8/6Q1/8/6K1"),
        ("Kg1 Qg3 / Kh8 g7. White to play.", "7k/6p1/8/8/8/6Q1/8/6K1"),
        ("White: K-g1, Q-g3. Black: K-h8", "7k/8/8/8/8/6Q1/8/6K1"),
        (
            "twins:\n  b: bKc3<-->bPf4\nalgebraic:\n  white: [Kf1, Rh4]\n  black: [Kc3, Pf4]",
            "8/8/8/8/5p1R/2k5/8/5K2",
        ),
        ("White: Kg1, Qg3\nBlack: Kh8, g7\nBlack: lost on time", "7k/6p1/8/8/8/6Q1/8/6K1"),
        ("White: Kg1, Qg3. Black: none", "8/8/8/8/8/6Q1/8/6K1"),
        ("White: Ke1, passed pawn a6. Black: Kh8", "7k/8/P7/8/8/8/8/4K3"),
        (
            "White: lone king e1, bad bishop c1. Black: King h8, doubled pawns c6, c7",
            "7k/2p5/2p5/8/8/8/8/2B1K3",
        ),
        ("White: Kg1 Pf2-g2-h2. Black: Kg8 Pf7-g7-h7", "6k1/5ppp/8/8/8/8/5PPP/6K1"),
        ("Kg1, Pf2; Kg8, Pf7", "6k1/5p2/8/8/8/8/5P2/6K1"),
        ("K f1, Q h6, P f2 g2\nvs\nK g8, P f7 g6", "6k1/5p2/6pQ/8/8/8/5PP1/5K2"),
        ("Puzzle (White to move): Kg1, Rd1, Pf2 / Kg8, Pf7", "6k1/5p2/8/8/8/8/5P2/3R2K1"),
        ("w: Kg1 Rd1 f2, b: Kg8 f7 g7, black to move", "6k1/5pp1/8/8/8/8/5P2/3R2K1"),
        (
            "| White | Black |\n|-------|-------|\n| Kg1   | Kg8   |\n| Rd1   | Pf7   |",
            "6k1/5p2/8/8/8/8/8/3R2K1",
        ),
    ] {
        let (_, fen) = only(text);
        assert_eq!(fen.split(' ').next(), Some(placement), "{text}");
    }
}

#[test]
fn who_moves_is_read_in_the_languages_of_lists() {
    for (words, side) in [
        ("Tocca al Nero", 'b'),
        ("Svart drar", 'b'),
        ("Sort trækker", 'b'),
        ("Siyah oynar", 'b'),
        ("Sötét lép", 'b'),
        ("Musta siirtää", 'b'),
        ("Valkea siirtää", 'w'),
        ("Ход чёрных", 'b'),
    ] {
        let (_, fen) = only(&format!("White: Kg1, Qg3; Black: Kh8, g7. {words}"));
        assert_eq!(fen, format!("7k/6p1/8/8/8/6Q1/8/6K1 {side} - - 0 1"), "{words}");
    }
    // Values of data are no sentence.
    let Import::Positions { found, .. } =
        import("{\"white\":[\"Kg1\",\"Qg3\"],\"black\":[\"Kh8\",\"Pg7\"],\"moves\":3}", None)
    else {
        panic!()
    };
    assert!(found[0].position.turn.is_white());
}

#[test]
fn a_list_of_which_a_part_cannot_be_read_is_not_half_placed() {
    for (text, reason, words) in [
        (
            "White: King g1, Archbishop c3, Queen g3. Black: King h8, pawn g7.",
            Reason::UnknownName,
            "Archbishop c3",
        ),
        ("White: King g1, horses c3, f3. Black: King h8", Reason::UnknownName, "horses c3"),
        ("White: Kg1, Queeen c3; Black: Kh8", Reason::UnknownName, "Queeen c3"),
        ("White: Kg1, Qg3, Bc1; Black: king somewhere in the corner", Reason::NoMen, "Black"),
        ("Weiß: Kg1, Dg3; Schwarz: Kh8, X a5", Reason::UnknownPiece('X'), "X a5"),
        ("Weiß: Kg1, Dg3; Schwarz: Kh8, Xa5", Reason::UnknownPiece('X'), "Xa5"),
    ] {
        let stopped = stopped(text);
        assert_eq!((stopped.reason, stopped.text.as_str()), (reason, words), "{text}");
    }
}
