//! Games of random moves, beside shakmaty's own positions.

use forsyth::editor::{Command, Document, Editor, Mode, Step};
use forsyth::import::{Import, import};
use forsyth::legality::{Variant, start_position};
use forsyth::notation::read_lenient;
use forsyth::play::{Move, REFEREE};
use forsyth::position::{CastlingMode, Position};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::variant::VariantPosition;
use shakmaty::{EnPassantMode, Position as _};

use crate::{Numbers, legal, moves, playing, plays, position};

/// How many moves a game has at most.
const LONGEST: usize = 120;

/// An editor that plays a variant from a position.
fn editor(start: Position, variant: Variant) -> Editor {
    let mut editor = Editor::new(start);
    editor.set_referee(&REFEREE);
    let mut document = editor.document().clone();
    document.choose_variant(variant);
    editor.apply(Command::ReplaceDocument(Box::new(document), Step::Load));
    assert!(editor.apply(Command::SetMode(Mode::Play)));
    editor
}

fn start(variant: Variant) -> Position {
    let mut document = Document::given(Position::START);
    document.choose_variant(variant);
    start_position(&document.position, variant)
}

/// The position of shakmaty for that of the editor.
fn beside(editor: &Editor) -> VariantPosition {
    let document = editor.document();
    let fen: Fen = editor.fen().parse().expect("a FEN that shakmaty reads");
    VariantPosition::from_setup(document.variant, fen.into_setup(), document.mode).expect("a legal position")
}

fn random_game(mut editor: Editor, numbers: &mut Numbers) -> usize {
    let variant = editor.document().variant;
    let mut other = beside(&editor);
    let mut texts = vec![editor.text()];
    for _ in 0..LONGEST {
        let document = editor.document();
        let own = legal(&document.written(), variant, document.mode);
        assert_eq!(own, other.legal_moves().to_vec(), "{variant:?} {}", editor.fen());
        if own.is_empty() {
            break;
        }
        let played = own[numbers.below(own.len())];
        let san = SanPlus::from_move_and_play_unchecked(&mut other, played).to_string();
        assert!(editor.apply(Command::Play(played)), "{variant:?} {san}");
        let written = Fen::from_position(&other, EnPassantMode::Always).to_string();
        assert_eq!(editor.document().written(), position(&written), "{variant:?} {san}");
        assert_eq!(read_lenient(&editor.text()).position, position(&written), "{variant:?} {san}");
        assert_eq!(moves(&editor).last(), Some(&san), "{variant:?} {}", editor.fen());
        let line = editor.document().encode();
        assert_eq!(Document::decode(&line).as_ref(), Some(editor.document()), "{line}");
        texts.push(editor.text());
    }
    let count = texts.len() - 1;
    for (left, text) in texts.iter().enumerate().rev().skip(1) {
        assert!(editor.apply(Command::Undo));
        assert_eq!((&editor.text(), moves(&editor).len()), (text, left));
    }
    for text in texts.iter().skip(1) {
        assert!(editor.apply(Command::Redo));
        assert_eq!(&editor.text(), text);
    }
    count
}

#[test]
fn every_move_of_a_random_game_gives_what_shakmaty_gives() {
    let mut numbers = Numbers(0x1234_5678);
    for variant in Variant::ALL {
        let played: usize = (0..12).map(|_| random_game(editor(start(variant), variant), &mut numbers)).sum();
        assert!(played > 100, "{variant:?} {played}");
    }
}

#[test]
fn chess960_is_played_by_its_own_castling() {
    let mut numbers = Numbers(0x960);
    let mut castled = 0;
    for number in (0..960).step_by(16) {
        let start = Position::start_position(number, number).expect("a start position");
        random_game(editor(start, Variant::Chess), &mut numbers);
    }
    // King and rooks alone, so that castling is near.
    for fen in
        ["1r2k1r1/1p4p1/8/8/8/8/1P4P1/1R2K1R1 w GBgb - 0 1", "rk4r1/p5p1/8/8/8/8/P5P1/RK4R1 w GAga - 0 1"]
    {
        let editor = editor(position(fen), Variant::Chess);
        assert_eq!(editor.document().mode, CastlingMode::Chess960);
        castled += editor.legal_moves().unwrap().iter().filter(|played| played.is_castle()).count();
        for _ in 0..20 {
            random_game(editor.clone(), &mut numbers);
        }
    }
    assert_eq!(castled, 4, "both sides, from both positions");
}

#[test]
fn the_record_is_written_as_the_standard_says() {
    let mut editor = playing("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    for (san, fen) in [
        ("e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
        ("c5", "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2"),
        ("Nf3", "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"),
    ] {
        plays(&mut editor, san);
        assert_eq!(editor.text(), fen);
    }
    assert_eq!(moves(&editor), ["e4", "c5", "Nf3"]);
    let record = editor.document().record.clone().expect("a record");
    assert_eq!(record.start(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

#[test]
fn the_game_that_is_copied_is_read_as_the_same_game() {
    for (fen, sans) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 7 31", ["O-O", "O-O-O", "Rfe8"].as_slice()),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 50", &["a8=Q+", "Kh7"]),
        ("6rk/6pp/7N/8/8/8/8/K7 w - - 0 1", &["Nf7#"]),
    ] {
        let mut editor = playing(fen);
        for san in sans {
            plays(&mut editor, san);
        }
        let document = editor.document();
        let record = document.record.as_ref().expect("a record");
        let text = forsyth::export::text::game(record.start(), record.moves(), document.rules());
        assert!(text.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n")), "{text}");
        assert!(text.lines().all(|line| line.len() < 80), "{text}");
        let Import::Games { games, unread } = import(&text, None) else { panic!("{text}") };
        assert!(unread.is_empty() && games.len() == 1, "{text}");
        let written: Vec<String> = games[0].plies().map(|ply| ply.san).collect();
        assert_eq!(written, sans, "{text}");
        assert_eq!(games[0].position(sans.len()), Some(document.written()), "{text}");
    }
}

#[test]
fn what_is_not_legal_is_not_played() {
    let mut editor = playing("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1");
    let before = editor.clone();
    let all = legal(&position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), Variant::Chess, CastlingMode::Standard);
    for played in all.into_iter().filter(|played| played.to() != shakmaty::Square::E2) {
        let is_legal = editor.legal_moves().unwrap().contains(&played);
        assert_eq!(editor.apply(Command::Play(played)), is_legal, "{played:?}");
        editor.apply(Command::Undo);
    }
    assert_eq!(editor.document(), before.document());
    editor.apply(Command::SetMode(Mode::Edit));
    let step = Move::Castle { king: shakmaty::Square::E1, rook: shakmaty::Square::H1 };
    assert!(!editor.apply(Command::Play(step)), "who edits plays nothing");
}
