//! The forms in which a position is written.

use forsyth::notation::{Form, Operations, START_FEN, read_lenient, write, write_form};
use forsyth::position::Position;
use proptest::prelude::*;

use crate::properties::any_position;

/// After 1.e4 c5 2.e5 d5, with a pawn that may capture; and the same with its king in a rook's way.
const DOUBLE_PUSH: &str = "rnbqkbnr/pp2pppp/8/2ppP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
const SKEWER: &str = "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1";

#[test]
fn each_form_has_its_name() {
    for form in Form::ALL {
        assert_eq!(Form::named(form.name()), Some(form));
    }
    assert_eq!(Form::named("fen"), Some(Form::AsGiven));
    assert_eq!(Form::named(""), None);
}

#[test]
fn the_forms_write_en_passant_by_their_conventions() {
    let square = |text: &str, form| {
        write_form(&read_lenient(text).position, "", form).split(' ').nth(3).unwrap_or_default().to_owned()
    };
    let forms = [Form::AsGiven, Form::Fen1993, Form::XFen, Form::Lichess];
    for (text, expected) in [
        (DOUBLE_PUSH, ["d6", "d6", "d6", "d6"]),
        (SKEWER, ["e6", "e6", "e6", "-"]),
        ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", ["e3", "e3", "-", "-"]),
        ("8/8/8/8/8/8/8/8 w - a1 0 1", ["a1", "-", "-", "-"]),
    ] {
        assert_eq!(forms.map(|form| square(text, form)), expected, "{text}");
    }
}

#[test]
fn the_forms_for_other_programs() {
    let start = Position::START;
    assert_eq!(write_form(&start, "", Form::Uci), "position startpos");
    assert_eq!(write_form(&start, "", Form::Pgn), format!("[SetUp \"1\"]\n[FEN \"{START_FEN}\"]"));
    assert_eq!(write_form(&start, "", Form::Placement), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    assert_eq!(
        write_form(&start, "", Form::Shredder),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"
    );
    assert_eq!(
        write_form(&start, "bm e4; hmvc 9", Form::Epd),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4; hmvc 0;"
    );
    let skewer = read_lenient(SKEWER).position;
    assert_eq!(write_form(&skewer, "bm x;", Form::Uci), format!("position fen {SKEWER}"));
}

/// What a form carries of a position.
fn carried(position: &Position, form: Form) -> Position {
    let mut kept = position.clone();
    match form {
        Form::AsGiven | Form::Shredder | Form::Pgn => {}
        Form::Uci => kept.castling = position.allowed_castling(position.detect_castling_mode()),
        Form::Fen1993 => kept.en_passant = position.valid_en_passant(),
        Form::XFen => kept.en_passant = position.en_passant.filter(|_| position.en_passant_is_pseudo_legal()),
        Form::Lichess => kept.en_passant = position.en_passant.filter(|_| position.en_passant_is_legal()),
        Form::Epd | Form::Placement => {
            kept.remaining_checks = None;
            (kept.halfmove_clock, kept.fullmove_number) =
                (Position::EMPTY.halfmove_clock, Position::EMPTY.fullmove_number);
        }
    }
    if form == Form::Placement {
        (kept.turn, kept.castling, kept.en_passant) =
            (Position::EMPTY.turn, Position::EMPTY.castling, Position::EMPTY.en_passant);
    }
    kept
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn each_form_reads_back_to_what_it_carries(position in any_position()) {
        for form in Form::ALL {
            let text = write_form(&position, "", form);
            // A box of one line drops line breaks.
            for text in [text.replace('\n', ""), text] {
                let reading = read_lenient(&text);
                prop_assert!(reading.is_well_formed(), "{} {:?}", text, reading.faults);
                prop_assert_eq!(reading.position, carried(&position, form), "{}", text);
            }
        }
    }

    #[test]
    fn epd_with_clocks_carries_them(position in any_position()) {
        let text = write_form(&position, "hmvc 0; fmvn 1; id \"x y\";", Form::Epd);
        let reading = read_lenient(&text);
        prop_assert!(reading.is_well_formed(), "{} {:?}", text, reading.faults);
        prop_assert_eq!(reading.position.halfmove_clock, position.halfmove_clock);
        prop_assert_eq!(reading.position.fullmove_number, position.fullmove_number);
        let operations = Operations::parse(&forsyth::notation::operations_in(&text, &reading));
        prop_assert_eq!(operations.get("id"), Some("\"x y\""));
        prop_assert!(write(&reading.position).ends_with(&position.fullmove_number.to_string()));
    }
}
