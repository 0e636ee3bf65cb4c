//! Gestures while the editor plays: they make legal moves, or nothing.

use forsyth::editor::{Command, Editor, Gesture, Input, Mode, Step, Tool};
use forsyth::legality::Variant;
use forsyth::notation::read_lenient;
use forsyth::play::REFEREE;
use forsyth::position::{CastlingMode, Color, Role};

use crate::{START, at_rest, piece, play, square, steps};

fn playing_variant(fen: &str, variant: Variant, mode: Option<CastlingMode>) -> Editor {
    let mut editor = Editor::new(read_lenient(fen).position);
    editor.set_referee(&REFEREE);
    let mut document = editor.document().clone();
    if variant != document.variant {
        document.choose_variant(variant);
    }
    document.choose_mode(mode);
    editor.apply(Command::ReplaceDocument(Box::new(document), Step::Edit));
    assert!(editor.apply(Command::SetMode(Mode::Play)), "{fen}");
    editor
}

fn playing(fen: &str) -> Editor {
    playing_variant(fen, Variant::Chess, None)
}

/// Does what the script says. A click is a press and a release.
fn act(editor: &mut Editor, script: &str) {
    for words in script.split(", ").filter(|words| !words.is_empty()) {
        match words.strip_prefix("click ") {
            Some(square) => play(editor, &format!("press {square}, release {square}")),
            None => play(editor, words),
        };
    }
}

/// What is done, and the moves that come of it.
fn gives(editor: &mut Editor, script: &str, expected: &[&str]) {
    act(editor, script);
    let record = editor.document().record.clone();
    let moves = record.map_or_else(Vec::new, |record| record.moves().to_vec());
    assert_eq!(moves, expected, "{script}");
}

#[test]
fn a_drag_two_clicks_and_two_keys_make_a_move() {
    for orientation in Color::ALL {
        for script in ["press e2, move e3, move e4, release e4", "click e2, click e4", "lift e2, lift e4"] {
            let mut editor = playing(START);
            editor.apply(Command::Orient(orientation));
            gives(&mut editor, script, &["e4"]);
            assert_eq!(editor.text(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
            assert_eq!(at_rest(&editor), "hand");
            assert!(editor.apply(Command::Undo));
            assert_eq!(editor.text(), START);
        }
    }
}

#[test]
fn what_is_not_legal_springs_back() {
    for script in [
        "press e2, move e5, release e5",
        "press e2, move off, release off",
        "press e7, move e5, release e5",
        "press e1, move e2, release e2",
        "click e2, click e5",
        "click e7, click e5",
        "press e4, release e4",
    ] {
        let mut editor = playing(START);
        let before = steps(&editor);
        gives(&mut editor, script, &[]);
        assert_eq!((editor.text().as_str(), steps(&editor)), (START, before), "{script}");
        assert_eq!(at_rest(&editor), "hand", "{script}");
    }
}

#[test]
fn another_piece_is_selected_instead() {
    let mut editor = playing(START);
    gives(&mut editor, "click e2, click g1", &[]);
    assert_eq!(editor.gesture(), Gesture::Selected(square("g1")));
    gives(&mut editor, "click f3", &["Nf3"]);
    // A drag onto it does not select it.
    gives(&mut editor, "press e7, move d8, release d8", &["Nf3"]);
    assert_eq!(editor.gesture(), Gesture::Idle);
    // Who uses keys keeps the piece until it has a square.
    gives(&mut editor, "lift e7, lift e3", &["Nf3"]);
    assert_eq!(editor.gesture(), Gesture::Selected(square("e7")));
    gives(&mut editor, "lift e5", &["Nf3", "e5"]);
}

#[test]
fn only_what_can_move_takes_hold() {
    let editor = playing(START);
    let held = |name: &str| editor.takes_hold(Some(square(name)));
    assert!(held("e2") && held("g1"));
    assert!(!held("e1") && !held("e7") && !held("e4"));
}

#[test]
fn the_king_castles_by_two_squares_or_onto_his_rook() {
    const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (script, san) in [
        ("press e1, move g1, release g1", "O-O"),
        ("press e1, move h1, release h1", "O-O"),
        ("click e1, click c1", "O-O-O"),
        ("click e1, click a1", "O-O-O"),
        ("lift e1, lift a1", "O-O-O"),
        ("click e1, click f1", "Kf1"),
    ] {
        gives(&mut playing(CASTLES), script, &[san]);
    }
    let mut editor = playing(CASTLES);
    act(&mut editor, "press e1, move e1");
    let targets = editor.targets();
    assert!(targets.moves.contains(square("g1")) && targets.moves.contains(square("c1")));
    assert!(targets.rooks.contains(square("a1")) && targets.rooks.contains(square("h1")));
}

#[test]
fn in_chess960_a_single_step_is_a_step() {
    const NEAR: &str = "k7/8/8/8/8/8/8/1R3K1R w HB - 0 1";
    for (script, san) in [
        ("click f1, click g1", "Kg1"),
        ("click f1, click h1", "O-O"),
        ("click f1, click c1", "O-O-O"),
        ("click f1, click b1", "O-O-O"),
    ] {
        gives(&mut playing(NEAR), script, &[san]);
    }
    // The king stays where he is.
    let mut editor = playing("1k6/8/8/8/8/8/8/R5KR w HA - 0 1");
    gives(&mut editor, "press g1, move h1, release h1", &["O-O"]);
    assert_eq!(editor.text(), "1k6/8/8/8/8/8/8/R4RK1 b - - 1 1");
}

#[test]
fn a_pawn_waits_for_its_promotion() {
    const PROMOTES: &str = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";
    for (role, san) in [(Role::Queen, "axb8=Q+"), (Role::Knight, "axb8=N")] {
        let mut editor = playing(PROMOTES);
        gives(&mut editor, "press a7, move b8, release b8", &[]);
        assert_eq!(editor.promotion_square(), Some(square("b8")));
        assert_eq!(editor.promotions(), [Role::Queen, Role::Rook, Role::Bishop, Role::Knight]);
        assert_eq!(editor.text(), PROMOTES, "it is not played before it is chosen");
        editor.input(Input::Move(forsyth::editor::geometry::Point::new(1.0, 1.0)));
        assert!(editor.input(Input::Promote(role)));
        gives(&mut editor, "", &[san]);
        assert_eq!(editor.promotion_square(), None);
    }
    for cancel in [Input::Escape, Input::Cancel, Input::Promote(Role::King), Input::Promote(Role::Pawn)] {
        let mut editor = playing(PROMOTES);
        act(&mut editor, "click a7, click a8");
        editor.input(cancel);
        assert_eq!((editor.text().as_str(), editor.gesture()), (PROMOTES, Gesture::Idle), "{cancel:?}");
    }
    let mut editor = playing_variant(PROMOTES, Variant::Antichess, None);
    act(&mut editor, "click a7, click b8");
    assert_eq!(editor.promotions().last(), Some(&Role::King));
    assert!(!Editor::new(read_lenient(PROMOTES).position).input(Input::Promote(Role::Queen)));
}

#[test]
fn en_passant_is_a_capture() {
    let mut editor = playing("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    act(&mut editor, "press e5, move e5");
    assert!(editor.targets().captures.contains(square("d6")));
    gives(&mut editor, "release d6", &["exd6"]);
    assert_eq!(editor.text(), "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
}

#[test]
fn pieces_in_hand_are_dropped() {
    const HAND: &str = "4k3/8/8/8/8/8/8/4K3[Np] w - - 0 1";
    let mut editor = playing_variant(HAND, Variant::Crazyhouse, None);
    assert!(editor.can_take(piece("N")) && !editor.can_take(piece("Q")) && !editor.can_take(piece("p")));
    assert_eq!((editor.in_hand(piece("N")), editor.in_hand(piece("Q"))), (Some(1), Some(0)));
    gives(&mut editor, "spare N, release f6", &["N@f6+"]);
    editor.apply(Command::Undo);
    assert!(editor.apply(Command::ChooseTool(Tool::Brush(piece("N")))));
    assert!(!editor.apply(Command::ChooseTool(Tool::Brush(piece("p")))), "it is not Black's turn");
    gives(&mut editor, "click e8", &[]);
    gives(&mut editor, "press a3, move c3, release c3", &["N@c3"]);
    assert_eq!(at_rest(&editor), "hand");
    gives(&mut editor, "spare p, release a1", &["N@c3"]);
    gives(&mut editor, "spare p, release a2", &["N@c3", "@a2"]);
    assert_eq!(editor.document().position.pockets().map(|hands| hands.black.pawn), Some(0));
}

#[test]
fn arrows_are_drawn_as_ever() {
    let mut editor = playing(START);
    let mark = forsyth::marks::Mark::drawn(square("e2"), square("e4"), forsyth::marks::MarkColor::Green);
    editor.apply(Command::Draw(mark));
    assert_eq!(editor.document().marks.iter().collect::<Vec<_>>(), [mark]);
    gives(&mut editor, "click e2, click e4", &["e4"]);
    assert!(editor.document().marks.is_empty());
    editor.apply(Command::Draw(mark));
    assert!(editor.apply(Command::TakeBack));
    assert_eq!((editor.text().as_str(), editor.document().moves_played()), (START, 0));
    assert!(!editor.apply(Command::TakeBack));
    assert!(editor.apply(Command::Redo));
    assert_eq!(editor.document().moves_played(), 1);
}
