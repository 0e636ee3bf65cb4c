//! Castling rights and the en passant square, which follow the board and what somebody asked for.

use std::num::NonZeroU32;

use forsyth::editor::{Command, Editor};
use forsyth::position::{CastlingMode, CastlingSide, Color, Square};

use crate::{EMPTY, START, editor, steps, types};

#[test]
fn a_typed_right_stands_until_the_board_changes_and_returns_with_its_rook() {
    let typed = "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1";
    let mut editor = editor(START);
    types(&mut editor, typed);
    editor.apply(Command::EndTyping);
    assert_eq!(editor.text(), typed);
    // Clocks and the side to move are not the board.
    editor.apply(Command::SetHalfmove(4));
    editor.apply(Command::SetFullmove(NonZeroU32::MIN.saturating_add(8)));
    editor.apply(Command::SetTurn(Color::Black));
    assert_eq!(editor.text(), "4k3/8/8/8/8/8/8/4K3 b KQkq - 4 9");
    editor.apply(Command::Place(Square::A4, Color::White.pawn()));
    assert_eq!(editor.text(), "4k3/8/8/8/P7/8/8/4K3 b - - 4 9");
    for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
        for color in Color::ALL {
            assert!(editor.document().right(color, side).is_some(), "the tick stays");
            assert!(!editor.document().right_is_possible(color, side));
        }
    }
    editor.apply(Command::Place(Square::H1, Color::White.rook()));
    editor.apply(Command::Place(Square::A8, Color::Black.rook()));
    assert_eq!(editor.text(), "r3k3/8/8/8/P7/8/8/4K2R b Kq - 4 9");
    assert!(editor.document().right_is_possible(Color::White, CastlingSide::KingSide));
    for _ in 0..3 {
        editor.apply(Command::Undo);
    }
    assert_eq!(editor.text(), "4k3/8/8/8/8/8/8/4K3 b KQkq - 4 9", "undo writes them again");
}

#[test]
fn a_right_goes_and_returns_with_its_rook_and_its_king() {
    let mut editor = editor(START);
    for (from, to, rights) in [
        (Square::H1, Square::H4, "Qkq"),
        (Square::A8, Square::A5, "Qk"),
        (Square::E8, Square::D6, "Q"),
        (Square::H4, Square::H1, "KQ"),
        (Square::D6, Square::E8, "KQk"),
        (Square::E1, Square::E3, "k"),
        (Square::E3, Square::E1, "KQk"),
        (Square::A5, Square::A8, "KQkq"),
    ] {
        assert!(editor.apply(Command::Move(from, to)));
        assert_eq!(editor.text().split(' ').nth(2), Some(rights), "{from}{to}");
    }
    assert_eq!(editor.text(), START);
}

#[test]
fn a_right_that_is_given_up_does_not_return() {
    let mut editor = editor(START);
    assert!(editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, false)));
    assert!(!editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, false)));
    assert_eq!(editor.text().split(' ').nth(2), Some("Qkq"));
    editor.apply(Command::Move(Square::H1, Square::H4));
    editor.apply(Command::Move(Square::H4, Square::H1));
    assert_eq!(editor.text().split(' ').nth(2), Some("Qkq"));
    assert!(editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, true)));
    assert!(!editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, true)));
    assert_eq!(editor.text(), START);
    assert_eq!(steps(&editor), 4);
}

#[test]
fn a_tick_says_what_was_asked_of_it() {
    for fen in [
        START,
        EMPTY,
        "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b - - 0 1",
        "1r2kr2/8/8/8/8/8/8/1R2KR2 w FBfb - 0 1",
        "8/8/8/8/8/8/8/1RK4R w HB - 0 1",
    ] {
        for color in Color::ALL {
            for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
                for on in [true, false, true] {
                    let mut editor = editor(fen);
                    let other = |editor: &Editor| {
                        let document = editor.document();
                        [(!color, side), (!color, !side), (color, !side)].map(|(c, s)| document.right(c, s))
                    };
                    let others = other(&editor);
                    editor.apply(Command::SetRight(color, side, !on));
                    editor.apply(Command::SetRight(color, side, on));
                    assert_eq!(editor.document().right(color, side).is_some(), on, "{fen} {color} {side:?}");
                    assert_eq!(other(&editor), others, "{fen} {color} {side:?}");
                }
            }
        }
    }
}

#[test]
fn two_given_rights_on_one_side_of_the_king_are_taken_together() {
    let mut editor = editor("4k3/8/8/8/8/8/8/R3K1RR w HG - 0 1");
    assert!(editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, false)));
    assert_eq!(editor.document().right(Color::White, CastlingSide::KingSide), None);
    assert_eq!(editor.text(), "4k3/8/8/8/8/8/8/R3K1RR w - - 0 1");
}

#[test]
fn a_right_beside_two_given_ones_on_the_other_side_is_not_refused_in_silence() {
    let mut editor = editor("4k3/8/8/8/8/8/8/R3K1RR w HG - 0 1");
    assert!(editor.apply(Command::SetRight(Color::White, CastlingSide::QueenSide, true)));
    assert!(editor.document().right(Color::White, CastlingSide::QueenSide).is_some());
}

#[test]
fn of_two_given_rights_the_outer_one_outlives_the_other_side() {
    let mut editor = editor("4k3/8/8/8/8/8/8/RR2K2R w QB - 0 1");
    assert!(editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, true)));
    assert_eq!(editor.document().right(Color::White, CastlingSide::QueenSide), Some(Square::A1));
    assert_eq!(editor.document().right(Color::White, CastlingSide::KingSide), Some(Square::H1));
}

#[test]
fn a_right_of_a_king_in_the_corner_is_on_the_side_that_was_ticked() {
    let mut editor = editor("8/8/8/8/8/8/8/1R5K w B - 0 1");
    assert_eq!(editor.document().mode, CastlingMode::Chess960);
    editor.apply(Command::SetRight(Color::White, CastlingSide::QueenSide, false));
    assert!(editor.apply(Command::SetRight(Color::White, CastlingSide::KingSide, true)));
    assert!(editor.document().right(Color::White, CastlingSide::KingSide).is_some());
    assert_eq!(editor.document().right(Color::White, CastlingSide::QueenSide), None);
}

#[test]
fn the_en_passant_square_is_meant_until_the_board_allows_it_again() {
    let given = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    let field = |editor: &Editor| editor.text().split(' ').nth(3).map(str::to_owned).expect("a field");
    let mut editor = editor(given);
    for (command, written) in [
        (Command::Move(Square::E4, Square::E5), "-"),
        (Command::Move(Square::E5, Square::E4), "e3"),
        (Command::SetTurn(Color::White), "-"),
        (Command::SetTurn(Color::Black), "e3"),
        (Command::Place(Square::E3, Color::White.knight()), "-"),
        (Command::Remove(Square::E3), "e3"),
        (Command::SetEnPassant(None), "-"),
        (Command::SetEnPassant(Some(Square::E3)), "e3"),
    ] {
        assert!(editor.apply(command.clone()), "{command:?}");
        assert_eq!(field(&editor), written, "{command:?}");
    }
    assert_eq!(editor.text(), given);
    assert!(!editor.apply(Command::SetEnPassant(Some(Square::E3))));
}

#[test]
fn an_unsound_en_passant_square_of_a_text_stands_until_the_board_changes() {
    let given = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq a1 0 1";
    let mut editor = editor(EMPTY);
    editor.apply(Command::PasteText(given.into()));
    editor.apply(Command::EndTyping);
    assert_eq!(editor.text(), given);
    assert_eq!(editor.document().en_passant_choices(), [Square::A1]);
    editor.apply(Command::SetHalfmove(1));
    assert!(editor.text().ends_with(" w KQkq a1 1 1"));
    editor.apply(Command::Remove(Square::A2));
    assert!(editor.text().ends_with(" w KQkq - 1 1"));
    assert_eq!(editor.document().en_passant_choices(), [Square::A1], "it can be had again");
    assert!(editor.apply(Command::SetEnPassant(Some(Square::A1))));
    assert!(editor.text().ends_with(" w KQkq a1 1 1"));
}
