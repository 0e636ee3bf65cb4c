//! What belongs to the document beside its pieces (the game, the castling rules, EPD operations), what comes as a whole
//! (imports, repairs), the form of the text, and when a position is judged.

use std::num::NonZeroU32;

use forsyth::editor::address::Link;
use forsyth::editor::{Command, Document, Editor, Step};
use forsyth::legality::Variant;
use forsyth::notation::{Form, read_lenient};
use forsyth::position::{
    ByColor, CastlingMode, CastlingSide, Color, Piece, Pockets, Position, RemainingChecks, Role, Square,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

fn position(text: &str) -> Position {
    let reading = read_lenient(text);
    assert!(reading.is_well_formed(), "{text}: {:?}", reading.faults);
    reading.position
}

fn editor(text: &str) -> Editor {
    let mut editor = Editor::new(Position::START);
    editor.apply(Command::Load(text.into()));
    editor
}

fn changed(editor: &Editor, change: impl FnOnce(&mut Document)) -> Command {
    let mut document = editor.document().clone();
    change(&mut document);
    Command::ReplaceDocument(Box::new(document), Step::Edit)
}

fn load(editor: &mut Editor, text: &str, step: Step) -> bool {
    let document = editor.document().with_loaded_position(position(text), "");
    editor.apply(Command::ReplaceDocument(Box::new(document), step))
}

#[test]
fn a_link_to_what_is_there_changes_nothing() {
    let mut editor = editor(KINGS);
    let steps = editor.history().steps();
    let there = |variant| Link { variant, ..Link::default() };
    for variant in [None, Some(Variant::Chess)] {
        assert!(!editor.follow(&position(KINGS), &there(variant)), "{variant:?}");
    }
    assert_eq!(editor.history().steps(), steps);
    assert!(editor.follow(&position(KINGS), &there(Some(Variant::Atomic))));
    assert_eq!(editor.document().variant, Variant::Atomic);
    assert!(editor.follow(&position(START), &there(None)));
    assert_eq!(editor.document().position, position(START));
}

#[test]
fn a_link_that_names_no_game_is_chess_whatever_was_played_before() {
    let mut editor = editor(KINGS);
    editor.apply(changed(&editor, |document| document.choose_variant(Variant::Atomic)));
    let silent = Link::default();
    assert!(editor.follow(&position(KINGS), &silent), "the same board of another game");
    assert_eq!(editor.document().variant, Variant::Chess);
    editor.apply(Command::Undo);
    assert_eq!(editor.document().variant, Variant::Atomic);
    assert!(editor.follow(&position(START), &silent));
    assert_eq!(editor.document().variant, Variant::Chess);
    let pockets = "rQ~q1kb1r/pp2pppp/2p5/8/3P1Bb1/4PN2/PPP3PP/R2QKB1R[NNpn] b KQkq - 0 9";
    assert!(editor.follow(&position(pockets), &silent));
    assert_eq!(editor.document().variant, Variant::Crazyhouse, "the text says it");
}

#[test]
fn operations_of_epd_outlive_every_edit_and_come_back_with_undo() {
    let mut editor = editor("4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"castle\"; zz 1 2;");
    editor.apply(Command::SetForm(Form::Epd));
    let operations = "bm O-O; id \"castle\"; zz 1 2;";
    assert_eq!(editor.text(), format!("4k3/8/8/8/8/8/8/4K2R w K - {operations}"));
    editor.apply(Command::Move(Square::H1, Square::H8));
    assert_eq!(editor.text(), format!("4k2R/8/8/8/8/8/8/4K3 w - - {operations}"));
    editor.apply(Command::SetTurn(Color::Black));
    editor.apply(Command::Load(START.into()));
    assert_eq!(editor.document().operations, "", "another record has its own");
    editor.apply(Command::Undo);
    assert_eq!(editor.text(), format!("4k2R/8/8/8/8/8/8/4K3 b - - {operations}"));
    assert_eq!(editor.fen(), "4k2R/8/8/8/8/8/8/4K3 b - - 0 1");
}

#[test]
fn operations_are_read_as_they_are_typed_and_prose_is_none() {
    let mut editor = editor(START);
    editor.apply(Command::Type("8/8/8/8/8/8/8/K1k5 b - - bm Kc2;".into()));
    assert_eq!(editor.document().operations, "bm Kc2;");
    editor.apply(Command::Type("8/8/8/8/8/8/8/K1k5 b - - 0 1 and Black wins".into()));
    assert_eq!(editor.document().operations, "");
    editor.apply(Command::Type("8/8/8/8/8/8/8/K1k5 b - - 0 1 moves c1c2".into()));
    assert_eq!(editor.document().operations, "");
}

#[test]
fn the_box_shows_the_chosen_form_and_reads_it_back() {
    let mut editor = editor("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    for (form, text) in [
        (Form::Lichess, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
        (Form::Shredder, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha e3 0 1"),
        (Form::Uci, "position fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
        (Form::Placement, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"),
    ] {
        assert!(editor.apply(Command::SetForm(form)));
        assert!(!editor.apply(Command::SetForm(form)), "{form:?} is chosen already");
        assert_eq!(editor.form(), form);
        assert_eq!(editor.text(), text);
        assert!(editor.reading().is_well_formed(), "{text}");
    }
    assert!(!editor.history().can_redo());
    assert_eq!(editor.fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
}

#[test]
fn a_form_chosen_over_a_broken_text_leaves_the_text() {
    let mut editor = editor(KINGS);
    editor.apply(Command::Type("4k3/8/8".into()));
    editor.apply(Command::SetForm(Form::Shredder));
    assert_eq!(editor.text(), "4k3/8/8");
}

#[test]
fn the_form_that_is_chosen_already_ends_a_readable_draft_and_says_so() {
    let mut editor = editor(START);
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/4K3".into()));
    assert!(editor.apply(Command::SetForm(Form::AsGiven)));
    assert_eq!(editor.text(), KINGS);
    assert!(!editor.apply(Command::SetForm(Form::AsGiven)));
}

#[test]
fn another_place_of_an_import_takes_the_place_of_its_step() {
    let mut editor = editor(KINGS);
    assert!(load(&mut editor, START, Step::Load));
    for text in ["8/8/8/8/8/5k2/8/4K2R w K - 3 40", "8/8/8/8/8/5k2/8/4K3 b - - 4 40"] {
        assert!(load(&mut editor, text, Step::ReplaceLoad));
        assert_eq!(editor.fen(), text);
    }
    assert_eq!(editor.loads(), 2, "one position was loaded, and then the game");
    editor.apply(Command::Undo);
    assert_eq!(editor.fen(), KINGS, "all of it is one step");
    editor.apply(Command::Redo);
    assert_eq!(editor.fen(), "8/8/8/8/8/5k2/8/4K3 b - - 4 40");
}

#[test]
fn an_import_of_what_is_there_already_leaves_the_step_that_was_there() {
    let mut editor = editor(KINGS);
    assert!(!load(&mut editor, KINGS, Step::Load));
    assert!(load(&mut editor, START, Step::ReplaceLoad));
    assert!(
        load(&mut editor, "8/8/8/8/8/5k2/8/4K3 b - - 4 40", Step::ReplaceLoad),
        "from here on it is one step"
    );
    editor.apply(Command::Undo);
    assert_eq!(editor.fen(), KINGS);
}

#[test]
fn after_an_edit_another_place_of_an_import_is_a_step_of_its_own() {
    let mut editor = editor(KINGS);
    load(&mut editor, START, Step::Load);
    editor.apply(Command::Move(Square::E2, Square::E4));
    let edited = editor.fen();
    load(&mut editor, "8/8/8/8/8/5k2/8/4K2R w K - 3 40", Step::ReplaceLoad);
    editor.apply(Command::Undo);
    assert_eq!(editor.fen(), edited, "the edit is not lost");
}

#[test]
fn a_document_that_is_the_same_is_no_step() {
    let mut editor = editor(KINGS);
    let same = changed(&editor, |_| {});
    assert!(!editor.apply(same));
}

#[test]
fn the_castling_rules_can_be_chosen_and_stay_chosen() {
    let mut editor = editor("4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1");
    assert_eq!(editor.document().mode, CastlingMode::Chess960, "detected");
    let standard = changed(&editor, |document| document.choose_mode(Some(CastlingMode::Standard)));
    editor.apply(standard);
    editor.apply(Command::Load("4k3/8/8/8/8/8/8/2R1K2R w HC - 0 1".into()));
    assert_eq!(editor.document().mode, CastlingMode::Standard);
    editor.apply(Command::Place(Square::D4, Color::White.pawn()));
    assert!(editor.fen().contains(" w K "), "{}", editor.fen());
    let detected = changed(&editor, |document| document.choose_mode(None));
    editor.apply(detected);
    assert_eq!(editor.document().mode, CastlingMode::Chess960);
    assert!(editor.fen().contains(" w KQ "), "{}", editor.fen());
}

#[test]
fn a_right_that_only_chess960_knows_makes_it_chess960_unless_chosen_otherwise() {
    for chosen in [false, true] {
        let mut editor = editor("1k6/8/8/8/8/8/8/1K3R2 w - - 0 1");
        if chosen {
            let standard = changed(&editor, |document| document.choose_mode(Some(CastlingMode::Standard)));
            editor.apply(standard);
        }
        editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, true));
        let mode = if chosen { CastlingMode::Standard } else { CastlingMode::Chess960 };
        assert_eq!(editor.document().mode, mode);
    }
}

#[test]
fn choosing_a_game_brings_what_its_text_has_and_takes_what_others_have() {
    let mut editor = editor(START);
    let choose = |editor: &mut Editor, variant| {
        let command = changed(editor, |document| document.choose_variant(variant));
        editor.apply(command);
    };
    choose(&mut editor, Variant::Crazyhouse);
    assert_eq!(editor.fen(), START.replace("RNBQKBNR w", "RNBQKBNR[] w"));
    let mut hands = Pockets::default();
    hands.black.knight = 2;
    let command = changed(&editor, |document| document.set_pockets(hands));
    editor.apply(command);
    assert!(editor.fen().contains("[nn]"));
    choose(&mut editor, Variant::ThreeCheck);
    assert_eq!(editor.fen(), START.replace(" 0 1", " 3+3 0 1"));
    let checks = ByColor { white: RemainingChecks::new(1), black: RemainingChecks::new(2) };
    let command = changed(&editor, |document| document.set_checks(checks));
    editor.apply(command);
    assert!(editor.fen().contains(" 1+2 "));
    for variant in [Variant::Antichess, Variant::RacingKings] {
        choose(&mut editor, variant);
        assert_eq!(editor.fen(), START.replace("KQkq", "-"), "nobody castles there");
        editor.apply(Command::Undo);
    }
    choose(&mut editor, Variant::Atomic);
    assert_eq!(editor.fen(), START);
    editor.apply(Command::Undo);
    assert!(editor.fen().contains(" 1+2 "));
}

#[test]
fn a_text_says_which_game_it_is_or_leaves_the_chosen_one() {
    let mut editor = editor(START);
    let command = changed(&editor, |document| document.choose_variant(Variant::Atomic));
    editor.apply(command);
    editor.apply(Command::Load(KINGS.into()));
    assert_eq!(editor.document().variant, Variant::Atomic);
    editor.apply(Command::Load("4k3/8/8/8/8/8/8/4K3[Qp] w - - 0 1".into()));
    assert_eq!(editor.document().variant, Variant::Crazyhouse);
    editor.apply(Command::Load("4k3/8/8/8/8/8/8/4K3 w - - 2+3 0 1".into()));
    assert_eq!(editor.document().variant, Variant::ThreeCheck);
    editor.apply(Command::Load(KINGS.into()));
    assert_eq!(editor.document().variant, Variant::Chess);
}

#[test]
fn start_is_the_start_of_the_game_that_is_played() {
    let mut editor = editor(KINGS);
    for (variant, pawns) in [(Variant::Horde, 36), (Variant::Chess, 8), (Variant::RacingKings, 0)] {
        let command = changed(&editor, |document| document.choose_variant(variant));
        editor.apply(command);
        editor.apply(Command::Start);
        let white_pawns = editor.document().position.board().by_piece(Color::White.pawn()).count();
        assert_eq!(white_pawns, pawns, "{variant:?}");
    }
}

#[test]
fn a_position_is_being_built_until_both_kings_stand_or_a_text_gives_it() {
    let mut editor = Editor::new(Position::START);
    assert!(!editor.is_building());
    editor.apply(Command::Clear);
    assert!(editor.is_building());
    editor.apply(Command::Place(Square::E1, Color::White.king()));
    assert!(editor.is_building(), "one king is missing");
    editor.apply(Command::Place(Square::E8, Piece { color: Color::Black, role: Role::King }));
    assert!(!editor.is_building());
    editor.apply(Command::Remove(Square::E8));
    assert!(editor.is_building(), "a king is missing again");
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/8 w - - 0 1".into()));
    assert!(!editor.is_building(), "a text is there to be judged");
    editor.apply(Command::Type("8/8/8/8/8/8/8/8 w - - 0 1".into()));
    assert!(editor.is_building(), "but an empty board is the beginning of something");
    editor.apply(Command::Start);
    assert!(!editor.is_building());
    editor.apply(Command::Undo);
    assert!(editor.is_building());
}

#[test]
fn a_line_that_is_being_typed_is_judged_when_it_is_whole_or_left() {
    let mut editor = editor(START);
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/8 w".into()));
    assert!(editor.is_building());
    editor.apply(Command::EndTyping);
    assert!(!editor.is_building());
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/8 w - - 0 1".into()));
    assert!(!editor.is_building());
}

#[test]
fn what_a_form_does_not_write_outlives_typing_into_it() {
    let mut editor = editor("4k3/8/8/8/8/8/8/4K2R b K - 12 40");
    editor.apply(Command::SetForm(Form::Placement));
    editor.apply(Command::Type("4k2n/8/8/8/8/8/8/4K2R".into()));
    assert_eq!(editor.fen(), "4k2n/8/8/8/8/8/8/4K2R b K - 12 40");
    editor.apply(Command::SetForm(Form::Epd));
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/4K2R w K -".into()));
    assert_eq!(editor.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 12 40");
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/4K2R w K - hmvc 3; fmvn 9;".into()));
    assert_eq!(editor.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 3 9");
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/4K2R w K - bm Rh8;".into()));
    assert_eq!(editor.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 3 9", "operations do not tell of clocks");
    editor.apply(Command::Type("4k3/8/8/8/8/8/8/4K2R b K - bm Ke7; hmvc 5;".into()));
    assert_eq!(editor.fen(), "4k3/8/8/8/8/8/8/4K2R b K - 5 9");
}

#[test]
fn rights_that_no_text_has_given_are_written_as_far_as_the_board_allows() {
    let mut editor = editor(START);
    editor.apply(Command::SetForm(Form::Placement));
    editor.apply(Command::Type("8/8/4k3/8/8/4K3/8/8".into()));
    assert_eq!(editor.fen(), "8/8/4k3/8/8/4K3/8/8 w - - 0 1");
    editor.apply(Command::Type("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR".into()));
    assert_eq!(editor.fen(), START, "they are meant as before");
}

#[test]
fn a_repair_leaves_what_is_meant() {
    let mut editor = editor("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 1");
    editor.apply(Command::Move(Square::H1, Square::H4));
    let mut position = editor.document().written();
    position.fullmove_number = NonZeroU32::new(4).unwrap();
    let mended = editor.document().with_repaired_position(position);
    editor.apply(Command::ReplaceDocument(Box::new(mended), Step::Edit));
    assert_eq!(editor.fen(), "r3k2r/8/8/8/7R/8/8/R3K3 w Qkq - 5 4");
    editor.apply(Command::Move(Square::H4, Square::H1));
    assert_eq!(editor.fen(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 4");
    // And the square behind a pawn that was moved away.
    let mut editor = self::editor("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    editor.apply(Command::Move(Square::E4, Square::E5));
    let position = editor.document().written();
    let mended = editor.document().with_repaired_position(position);
    editor.apply(Command::ReplaceDocument(Box::new(mended), Step::Edit));
    editor.apply(Command::Move(Square::E5, Square::E4));
    assert!(editor.fen().ends_with(" b KQkq e3 0 1"), "{}", editor.fen());
}

#[test]
fn a_walk_through_an_import_goes_on_behind_a_turned_board() {
    let mut editor = editor(KINGS);
    load(&mut editor, START, Step::Load);
    editor.apply(Command::Flip);
    load(&mut editor, "8/8/8/8/8/5k2/8/4K3 b - - 4 40", Step::ReplaceLoad);
    editor.apply(Command::Undo);
    assert_eq!(editor.fen(), KINGS);
}

#[test]
fn a_text_that_says_more_than_its_document_stays_in_the_box() {
    let mut editor = editor(KINGS);
    let text = "position startpos moves e2e4";
    editor.apply(Command::Type(text.into()));
    assert!(!editor.apply(Command::EndTyping));
    assert_eq!(editor.text(), text);
    editor.apply(Command::Type("8/8/8/8/8/8/8/K1k5 b - - bm Kc2;".into()));
    assert!(editor.apply(Command::EndTyping), "operations are part of the document");
    for text in [
        "4k3/8/8/8/8/8/8/4K2R w K - bm Kd2;\n4k3/8/8/8/8/8/8/4K2R b K - bm Ke7;",
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1 bm Kd2; 4k3/8/8/8/8/8/8/4K2R b K - 0 1",
    ] {
        editor.apply(Command::Type(text.into()));
        assert!(!editor.apply(Command::EndTyping), "another record is not part of it");
        assert_eq!(editor.text(), text);
    }
}

#[test]
fn a_line_of_text_holds_the_whole_document() {
    let mut document = Document::given(position("4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1"));
    document.operations = "bm O-O; id \"x\";".into();
    for variant in [Variant::Chess, Variant::Atomic, Variant::Crazyhouse, Variant::ThreeCheck] {
        for mode in [None, Some(CastlingMode::Standard), Some(CastlingMode::Chess960)] {
            document.choose_variant(variant);
            document.choose_mode(mode);
            assert_eq!(Document::decode(&document.encode()), Some(document.clone()));
        }
    }
    document.board_edited();
    assert_eq!(Document::decode(&document.encode()), Some(document));
    for text in
        ["", "re-", "re- ", "re-x 8/8/8/8/8/8/8/8 w - - 0 1", "re--shogi 8/8/8/8/8/8/8/8 w - - 0 1", "é 8/8"]
    {
        assert_eq!(Document::decode(text), None, "{text:?}");
    }
}
