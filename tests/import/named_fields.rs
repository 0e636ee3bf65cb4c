//! Fields of a record that stand beside a board under their names.

use forsyth::import::{Import, Part, RemarkKind, Use, coverage, import};
use forsyth::notation::write;
use forsyth::position::Color;

use super::product::CONTAINERS;

/// Boards that say nothing of castling rights and clocks, each with a king and a rook of White at home.
const BOARDS: [&str; 3] = [
    "8  . . . . k . . .\n7  . . . . . . . .\n6  . . . . . . . .\n5  . . . . . . . .\n4  . . . . . . . .\n3  . . . . . . . .\n2  . . . . . . . .\n1  . . . . K . . R\n   a b c d e f g h",
    "White: Ke1, Rh1; Black: Ke8",
    "4k3/8/8/8/8/8/8/4K2R",
];

/// Lines below a board, and the fields behind the side to move that they give.
const LINES: [(&str, &str); 14] = [
    ("Castling: K", "K - 0 1"),
    ("Castling rights: K", "K - 0 1"),
    ("castling_rights = K", "K - 0 1"),
    ("Castling availability:   K", "K - 0 1"),
    ("Rochade: K", "K - 0 1"),
    ("Roque : K", "K - 0 1"),
    ("castling: -", "- - 0 1"),
    ("Castling: none", "- - 0 1"),
    ("Halfmove clock: 3", "- - 3 1"),
    ("Fullmove number: 17", "- - 0 17"),
    ("Castling: K\nEn passant: none\nHalfmove clock: 3\nFullmove number: 17", "K - 3 17"),
    ("Side:     white\nEnpassant:   no\nCastling:  K", "K - 0 1"),
    // What is no field stays a word.
    ("Castling: White only", "- - 0 1"),
    ("Castling: seven", "- - 0 1"),
];

fn only(text: &str) -> String {
    match import(text, None) {
        Import::Positions { found, .. } if found.len() == 1 => write(&found[0].position),
        other => panic!("{text}\n{other:?}"),
    }
}

#[test]
fn a_field_below_a_board_is_its_field_in_any_container() {
    for board in BOARDS {
        for (lines, fields) in LINES {
            for (container, wrap) in CONTAINERS {
                let text = wrap(&format!("{board}\n\n{lines}"));
                assert_eq!(only(&text), format!("4k3/8/8/8/8/8/8/4K2R w {fields}"), "{container}:\n{text}");
            }
        }
    }
}

#[test]
fn a_record_keeps_its_own_fields() {
    for (lines, _) in LINES {
        let record = "4k3/8/8/8/8/8/8/4K2R b - - 9 40";
        assert_eq!(only(&format!("{record}\n{lines}")), record);
    }
}

/// A record that ends early has no clocks, and yet its own rights.
#[test]
fn a_short_record_keeps_the_fields_that_it_has() {
    for record in ["4k3/8/8/8/8/8/8/4K2R b -", "4k3/8/8/8/8/8/8/4K2R b - -"] {
        let text = format!("{record}\nCastling: K\nActive color: w");
        assert_eq!(only(&text), "4k3/8/8/8/8/8/8/4K2R b - - 0 1", "{text}");
    }
}

#[test]
fn a_named_side_to_move_is_said_to_be_read() {
    for board in BOARDS {
        for line in [
            "Active color: b",
            "active_color = \"b\"",
            "Active colour: black",
            "Side to move: Black",
            "stm: b",
        ] {
            let text = format!("{board}\n\n{line}");
            let Import::Positions { found, .. } = import(&text, None) else { panic!("{text}") };
            assert_eq!(write(&found[0].position), "4k3/8/8/8/8/8/8/4K2R b - - 0 1", "{text}");
            let kinds: Vec<RemarkKind> = found[0].remarks.iter().map(|remark| remark.kind).collect();
            assert!(kinds.contains(&RemarkKind::SideFromWords(Color::Black)), "{text}: {kinds:?}");
            assert!(!kinds.contains(&RemarkKind::SideNotGiven), "{text}: {kinds:?}");
        }
    }
}

#[test]
fn an_en_passant_square_below_a_board_is_no_mark() {
    let board = "White: Ke1, Pe4; Black: Ke8, Pd4";
    for name in ["En passant", "En passant square", "en passant target square", "ep", "EP square"] {
        for (side, turn) in [("Black to move\n", 'b'), ("", 'w')] {
            let text = format!("{board}\n{side}{name}: e3");
            assert_eq!(only(&text), format!("4k3/8/8/8/3pP3/8/8/4K3 {turn} - e3 0 1"), "{text}");
        }
    }
}

#[test]
fn fields_between_a_diagram_and_a_list_are_no_men() {
    let text = format!(
        "{}\n\nSide: white\nEnpassant: d6\nCastling: K\n\nWhite: Kg1, Qg3\nBlack: Kh8, Pg7",
        BOARDS[0]
    );
    let Import::Positions { found, .. } = import(&text, None) else { panic!("{text}") };
    let found: Vec<String> = found.iter().map(|found| write(&found.position)).collect();
    assert_eq!(found, ["4k3/8/8/8/8/8/8/4K2R w K d6 0 1", "7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1"]);
}

#[test]
fn what_a_field_was_read_from_is_accounted_for() {
    let text = "White: Ke1, Rh1; Black: Ke8\nCastling: K";
    let import = import(text, None);
    let Import::Positions { found, .. } = &import else { panic!("{import:?}") };
    assert!(found[0].remarks.iter().all(|remark| remark.kind != RemarkKind::RightsNotGiven));
    let used: String = coverage(text, &import)
        .into_iter()
        .filter(|stretch| stretch.part == Part::Used(0, Use::Fields))
        .flat_map(|stretch| text.chars().skip(stretch.span.start).take(stretch.span.end - stretch.span.start))
        .collect();
    assert_eq!(used, "Castling: K");
}
