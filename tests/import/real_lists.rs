//! Lists of pieces as books, mails, forums and problem databases print them, with the words around them.

use forsyth::import::{Import, RemarkKind, import};
use forsyth::notation::write;

use super::{only, positions};

/// The words that a text's remarks say were left out.
fn left_out(text: &str) -> Vec<String> {
    let (_, found, _) = positions(text);
    let words = |place: forsyth::notation::Span| -> String {
        text.chars().skip(place.start).take(place.end - place.start).collect()
    };
    let remarks = found.iter().flat_map(|found| &found.remarks);
    remarks.filter(|remark| remark.kind == RemarkKind::Skipped).map(|remark| words(remark.span)).collect()
}

const MATE: &str = "7k/6p1/7p/8/8/6Q1/8/6K1";

#[test]
fn words_after_a_list_put_no_piece_on_the_board() {
    let list = "White: Kg1, Qg3; Black: Kh8, Pg7, Ph6.";
    for (words, out) in [
        ("Solution: Qg6", Some("Solution: Qg6")),
        ("The best move is: d4", Some("best move is: d4")),
        ("Key: Qg6", Some("Key: Qg6")),
        ("Answer: Qg6+ Kg8", Some("Answer: Qg6+ Kg8")),
        ("White plays Qg6", Some("White plays Qg6")),
        ("Qg6 wins.", Some("Qg6")),
        ("Qg6!", Some("Qg6")),
        ("1.Qg6 Kg8 2.Qe8#", None),
        ("1. Qg6!", None),
        ("White wins with Qg6 or Qf4.", None),
        ("The winning move is Queen to g6.", None),
        ("Lösung: Dg6", None),
        ("Solución: Dg6", None),
        ("Mate in 3. (Qg6!)", None),
        ("Try: Qf4? Kg8! Key: Qg6", None),
        ("Hint: the pawn on g7 is pinned.", None),
        ("White: Qg6. Black: Kg8. White: Qe8 mate.", None),
        ("PDB P1234567", None),
        ("Next: White Kg2", None),
    ] {
        for separator in [" ", "\n", "\n\n", "\r\n"] {
            let text = format!("{list}{separator}{words}");
            let (source, fen) = only(&text);
            assert_eq!(fen, format!("{MATE} w - - 0 1"), "{text}");
            // Moves that can be played are the game from the list.
            if source == "game" {
                continue;
            }
            assert_eq!(source, "piece-list", "{text}");
            if let Some(out) = out {
                assert_eq!(left_out(&text), [out], "{text}");
            }
        }
    }
    assert_eq!(left_out(list), [""; 0]);
}

#[test]
fn a_line_of_its_own_with_one_man_is_a_move() {
    assert_eq!(only("White: Kg1, Qg3\nBlack: Kh8, Pg7, Ph6\nQg6").1, format!("{MATE} w - - 0 1"));
    assert_eq!(left_out("White: Kg1, Qg3\nBlack: Kh8, Pg7, Ph6\nQa7"), ["Qa7"]);
    // A list with a piece on each line goes on.
    assert_eq!(only("White:\nKg1\nQg3\nBlack:\nKh8\ng7\nh6").1, format!("{MATE} w - - 0 1"));
    assert_eq!(only("White: Kg1,\nQg3\nBlack: Kh8, Pg7,\nPh6").1, format!("{MATE} w - - 0 1"));
}

#[test]
fn lists_of_other_languages_end_too() {
    for text in [
        "Weiß: Kg1, Dg3; Schwarz: Kh8, Bg7, Bh6. Lösung: Dg6",
        "Weiß: Kg1, Dg3\nSchwarz: Kh8, Bg7, Bh6\nSchlüsselzug: Dg6!",
        "Blancs : Rg1, Dg3. Noirs : Rh8, Pg7, Ph6. Solution : Dg6",
        "Blancs : Rg1, Dg3 ; Noirs : Rh8, Pg7, Ph6\nLes blancs jouent Dg6.",
        "Blancas: Rg1, Dg3; Negras: Rh8, Pg7, Ph6. La clave es Dg6",
        "Белые: Крg1, Фg3. Черные: Крh8, пg7, пh6. Решение: Фg6",
        "wKg1, wQg3, bKh8, bPg7, bPh6. Solution: Qg6",
        "wKg1 wQg3 bKh8 bPg7 bPh6\nAnswer: wQg6",
        "Kg1 Qg3 / Kh8 g7 h6. Key: Qg6",
        "White: ♔g1 ♕g3 Black: ♚h8 ♟g7 ♟h6 Solution: ♕g6",
        "W: Kg1, Qg3; B: Kh8, Pg7, Ph6; best: Qg6",
        "White (2): Kg1, Qg3\nBlack (3): Kh8, Pg7, Ph6\nSolution: Qg6",
    ] {
        let text = text.replace('п', "");
        assert_eq!(only(&text).1, format!("{MATE} w - - 0 1"), "{text}");
    }
}

#[test]
fn prose_among_the_men_is_said_once() {
    let text = "White has: King on g1, Queen on g3. Black has: King on h8, pawns on g7 and h6.";
    assert_eq!(only(text).1, format!("{MATE} w - - 0 1"));
    for text in [
        "White has a king on g1 and a queen on g3. Black has a king on h8 and two pawns on g7 and h6.",
        "White: Kg1, Qg3 (strong!)\nBlack: Kh8, Pg7, Ph6",
        "White: Kg1 (castled), Qg3; Black: Kh8, Pg7, Ph6",
        "White pieces: Kg1, Qg3. Black pieces: Kh8. Black pawns: g7, h6.",
        "White: Kg1, Qg3; Black: Kh8; Black pawns: g7, h6",
    ] {
        assert_eq!(only(text).1, format!("{MATE} w - - 0 1"), "{text}");
    }
    let text = "White: Kg1, Qg3 which is strong here; Black: Kh8, Pg7, Ph6";
    assert_eq!(only(text).1, format!("{MATE} w - - 0 1"));
    assert_eq!(left_out(text), ["which is strong here"]);
}

#[test]
fn two_lists_are_two_positions() {
    let (one, two) = ("7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1", "1k6/1p6/8/8/8/8/R7/K7 w - - 0 1");
    for text in [
        "White: Kg1, Qg3\nBlack: Kh8, Pg7\n\nWhite: Ka1, Ra2\nBlack: Kb8, Pb7",
        "White: Kg1, Qg3; Black: Kh8, Pg7. White: Ka1, Ra2; Black: Kb8, Pb7.",
        "1) White: Kg1, Qg3 Black: Kh8, Pg7\n2) White: Ka1, Ra2 Black: Kb8, Pb7",
        "No. 1\nWhite: Kg1, Qg3\nBlack: Kh8, Pg7\nSolution: Qg6\n\nNo. 2\nWhite: Ka1, Ra2\nBlack: Kb8, Pb7\nSolution: Ra8",
        "wKg1 wQg3 bKh8 bPg7\nwKa1 wRa2 bKb8 bPb7",
        "Kg1 Qg3 / Kh8 g7\nKa1 Ra2 / Kb8 b7",
        "Weiß: Kg1, Dg3; Schwarz: Kh8, Bg7\r\nWeiß: Ka1, Ta2; Schwarz: Kb8, Bb7",
        "Blancs : Rg1, Dg3 ; Noirs : Rh8, Pg7\nBlancs : Ra1, Ta2 ; Noirs : Rb8, Pb7",
    ] {
        let (_, found, unread) = positions(text);
        let fens: Vec<String> = found.iter().map(|found| write(&found.position)).collect();
        assert_eq!((fens, unread.len()), (vec![one.to_owned(), two.to_owned()], 0), "{text}");
    }
    let text = "Problem 1\nWhite: Kg1, Qg3\nBlack: Kh8, Pg7\n\nProblem 2\nWhite: Ka1, Ra2\nBlack: Kb8, Pb7";
    let titles: Vec<_> = positions(text).1.into_iter().map(|found| found.title).collect();
    assert_eq!(titles, [Some("Problem 1".into()), Some("Problem 2".into())]);
}

#[test]
fn no_colour_has_two_kings() {
    let text = "White: Kg1, Qg3, Kg2; Black: Kh8, Pg7, Ph6";
    assert_eq!(only(text).1, format!("{MATE} w - - 0 1"));
    assert_eq!(left_out(text), ["Kg2"]);
    // Kings beside each other are meant: the editor writes such lists itself.
    assert_eq!(only("White: Kg1, Kg2, Qd1; Black: Kh8").1, "7k/8/8/8/8/8/6K1/3Q2K1 w - - 0 1");
}

#[test]
fn what_only_speaks_of_men_is_no_list() {
    for text in [
        "White has a strong knight on d5 and Black a weak pawn on d6.",
        "I played Nf3 and my opponent answered Nc6.",
        "Solution: Qg6+ Kg8, Qe8#",
        "White plays Qg6.",
    ] {
        assert!(matches!(import(text, None), Import::Unread(_)), "{text}");
    }
}

#[test]
fn men_are_named_in_words_of_several_languages() {
    for text in [
        "White: king g1, queen g3. Black: king h8, pawns g7 and h6.",
        "Weiß: König g1, Dame g3; Schwarz: König h8, Bauern g7 und h6",
        "Weiß: Kg1 Dg3; Schwarz: Kh8 Bauer g7 Bauer h6",
        "Blancs : roi g1, dame g3. Noirs : roi h8, pions g7 et h6.",
        "Blancas: rey g1, dama g3. Negras: rey h8, peones g7 y h6.",
        "White King: g1\nWhite Queen: g3\nBlack King: h8\nBlack Pawns: g7, h6",
    ] {
        assert_eq!(only(text).1, format!("{MATE} w - - 0 1"), "{text}");
    }
}

#[test]
fn questions_and_answers_around_a_list() {
    for text in [
        "In the diagram White has Kg1, Qg3 and Black has Kh8, Pg7, Ph6. What should White play? Qg6 or Qb8+?",
        "White: Kg1, Qg3\nBlack: Kh8, Pg7, Ph6\nWhite to play and win\n\nQg6! wins because the pawn on h6 is pinned after Qe8+ Kh7.",
        "Position: White - Kg1, Qg3. Black - Kh8, g7, h6. Answer - Qg6.",
        "Wit: Kg1, Dg3; Zwart: Kh8, g7, h6. Oplossing: Dg6",
        "Bianco: Rg1, Dg3; Nero: Rh8, g7, h6. Soluzione: Dg6",
        "Białe: Kg1, Hg3; Czarne: Kh8, g7, h6. Rozwiązanie: Hg6",
        "> On Mon, Bob wrote:\n>> White: Kg1, Qg3\n>> Black: Kh8, Pg7, Ph6\n> I think Qg6 wins.",
        "White: Kg1, Qg3; Black: Kh8, Pg7, Ph6. Solution 1.Qg6! (threat 2.Qe8#) 1...Kg8 2.Qe8#",
    ] {
        assert_eq!(only(text).1, format!("{MATE} w - - 0 1"), "{text}");
    }
}

#[test]
fn a_king_alone_on_its_line_begins_another_list() {
    let text = "Diagramm 12\n\nWeiss: Ke1, Th1\nSchwarz: Ke8\n\nDiagramm 13\n\nWeiss: Ka1\nSchwarz: Kh8, Dg7";
    let boards: Vec<String> = positions(text).1.iter().map(|found| write(&found.position)).collect();
    assert_eq!(boards, ["4k3/8/8/8/8/8/8/4K2R w - - 0 1", "7k/6q1/8/8/8/8/8/K7 w - - 0 1"]);
    let text = "White: Kg1, Qg3\nBlack: Kh8\n\nWhite: Kc1\nBlack: Ka1, Pa2";
    let boards: Vec<String> = positions(text).1.iter().map(|found| write(&found.position)).collect();
    assert_eq!(boards, ["7k/8/8/8/8/6Q1/8/6K1 w - - 0 1", "8/8/8/8/8/8/p7/k1K5 w - - 0 1"]);
    // The moves of a solution are no list.
    let text = "White: Kg1, Qg3\nBlack: Kh8, Ph7\n\nWhite: Qe5\nBlack: Kg8";
    assert_eq!(only(text).1, "7k/7p/8/8/8/6Q1/8/6K1 w - - 0 1");
}
