//! The last move: one case for each rule, and a search by brute force beside it.

use std::collections::BTreeMap;

use forsyth::legality::{LastMove, Rules, last_move};
use forsyth::position::{
    Bitboard, Board, CastlingMode, CastlingSide, Color, File, Piece, Rank, Role, Square,
};
use shakmaty::{CastlingMode as Mode, Chess, EnPassantMode, FromSetup, Position as _, Setup};

use super::{Numbers, position, rules};

#[track_caller]
fn is(expected: LastMove, fen: &str) {
    assert_eq!(last_move(&position(fen), &Rules::STANDARD), expected, "{fen}");
}

#[test]
fn the_beginning_of_a_game_needs_no_last_move() {
    is(LastMove::Possible, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    // Knight odds: nothing but a knight could have moved.
    is(LastMove::Possible, "r1bqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    is(LastMove::Impossible, "r1bqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2");
    is(LastMove::Impossible, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R b KQkq - 0 1");
}

#[test]
fn a_right_tells_that_king_and_rook_have_not_moved() {
    is(LastMove::Possible, "r1bqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 2");
    is(LastMove::Impossible, "r1bqkb2/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 2");
}

#[test]
fn a_capture_needs_a_man_that_can_have_been_captured() {
    // Only the pawn of c3 can have moved, and only by a capture; Black has all sixteen men, or lacks one.
    is(LastMove::Impossible, "rnbqkbnr/pppppppp/8/8/8/2P5/2P2PPP/6BK b kq - 0 9");
    is(LastMove::Possible, "r1bqkbnr/pppppppp/8/8/8/2P5/2P2PPP/6BK b kq - 0 9");
    // c3 is a dark square: the bishop from c8 was never there, the one from f8 may have been.
    is(LastMove::Impossible, "rn1qkbnr/pppppppp/8/8/8/2P5/2P2PPP/6BK b kq - 0 9");
    is(LastMove::Possible, "rnbqk1nr/pppppppp/8/8/8/2P5/2P2PPP/6BK b kq - 0 9");
}

#[test]
fn a_promotion_needs_a_pawn_that_is_gone() {
    is(LastMove::Impossible, "Rn2k3/p7/8/8/8/8/PPPPPPPP/6BK b - - 0 9");
    is(LastMove::Possible, "Rn2k3/p7/8/8/8/8/P1PPPPPP/6BK b - - 0 9");
}

#[test]
fn a_capture_en_passant_can_be_the_only_last_move() {
    // Two checks at once: one along the file that the pawn has left, one over the square of the pawn that it took.
    is(LastMove::Possible, "3R3B/8/4P3/8/3k4/8/8/7K b - - 0 9");
    is(LastMove::Impossible, "3R3B/4p3/4P3/8/3k4/8/8/7K b - - 0 9");
}

#[test]
fn castling_can_be_the_only_last_move() {
    is(LastMove::Possible, "4k3/8/8/8/8/n7/1PPn4/2KR1b2 b - - 0 9");
    is(LastMove::Impossible, "4k3/8/8/8/8/n7/1PPn4/b1KR1b2 b - - 0 9");
    // In Chess960 the rook can have come from b1 as well.
    let blocked = position("4k3/8/8/8/8/n7/1PPn4/b1KR1b2 b - - 0 9");
    assert_eq!(last_move(&blocked, &rules(CastlingMode::Chess960)), LastMove::Possible);
}

#[test]
fn the_en_passant_square_names_the_last_move() {
    is(LastMove::Possible, "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9");
    // From e2 the pawn would have given check, and White to move.
    is(LastMove::Impossible, "8/8/8/8/4P3/3k4/8/6K1 b - e3 0 9");
    is(LastMove::Possible, "8/8/8/8/4P3/3k4/8/6K1 b - - 0 9");
    // It has closed the line of a check that was there before.
    is(LastMove::Impossible, "8/8/8/8/k3P2R/8/8/6K1 b - e3 0 9");
}

#[test]
fn a_double_step_that_should_have_been_recorded_is_left_open() {
    is(LastMove::Undecided, "8/8/8/8/3pPk2/3b1n2/5PPP/6BK b - - 0 9");
    is(LastMove::Possible, "8/8/8/8/3pPk2/3b1n2/5PPP/6BK b - e3 0 9");
    is(LastMove::Possible, "8/8/8/8/4Pk2/3b1n2/5PPP/6BK b - - 0 9");
}

#[test]
fn gross_faults_leave_it_open() {
    is(LastMove::Undecided, "8/8/8/8/8/8/8/4K3 b - - 0 9");
    is(LastMove::Undecided, "4k3/8/8/8/8/8/8/K3K3 b - - 0 9");
    is(LastMove::Undecided, "4k2P/8/8/8/8/8/8/4K3 b - - 0 9");
    is(LastMove::Undecided, "4k3/8/8/8/8/8/8/4RK2 w - - 0 9");
}

/// Whether some move of shakmaty's leads from a legal position to this one.
struct Search {
    board: Board,
    mover: Color,
    mode: Mode,
    found: LastMove,
}

impl Search {
    fn try_from(&mut self, board: Board, rook: Option<Square>, en_passant: Option<Square>) {
        let mut setup = Setup::empty();
        setup.board = board;
        setup.turn = self.mover;
        setup.ep_square = en_passant;
        setup.castling_rights = rook.map_or(Bitboard::EMPTY, Bitboard::from);
        if let Some(square) = en_passant {
            // The king of the side that captures cannot have been left in check two moves ago.
            let mut earlier = setup.board.clone();
            let on = |rank| Square::from_coords(square.file(), (!self.mover).relative_rank(rank));
            earlier.discard_piece_at(on(Rank::Fourth));
            earlier.set_piece_at(on(Rank::Second), (!self.mover).pawn());
            let Some(king) = earlier.king_of(self.mover) else { return };
            if earlier.attacks_to(king, !self.mover, earlier.occupied()).any() {
                return;
            }
        }
        let Ok(before) = Chess::from_setup(setup, self.mode) else { return };
        for m in before.legal_moves() {
            let mut after = before.clone();
            after.play_unchecked(m);
            if *after.board() == self.board {
                if after.ep_square(EnPassantMode::Legal).is_none() {
                    self.found = LastMove::Possible;
                } else if self.found == LastMove::Impossible {
                    self.found = LastMove::Undecided;
                }
            }
        }
    }

    fn run(mut self) -> LastMove {
        let victims = [
            None,
            Some(Role::Pawn),
            Some(Role::Knight),
            Some(Role::Bishop),
            Some(Role::Rook),
            Some(Role::Queen),
        ];
        for to in self.board.by_color(self.mover) {
            let piece = self.board.piece_at(to).unwrap();
            for from in !self.board.occupied() {
                for role in [piece.role, Role::Pawn] {
                    for victim in victims {
                        let mut before = self.board.clone();
                        before.discard_piece_at(to);
                        before.set_piece_at(from, Piece { role, color: self.mover });
                        if let Some(role) = victim {
                            before.set_piece_at(to, role.of(!self.mover));
                        }
                        self.try_from(before, None, None);
                    }
                }
                if piece.role == Role::Pawn && self.found != LastMove::Possible {
                    let mut before = self.board.clone();
                    before.discard_piece_at(to);
                    before.set_piece_at(from, piece);
                    let pawn = Square::from_coords(to.file(), from.rank());
                    if before.piece_at(pawn).is_none() {
                        before.set_piece_at(pawn, (!self.mover).pawn());
                        self.try_from(before, None, Some(to));
                    }
                }
                if self.found == LastMove::Possible {
                    return self.found;
                }
            }
        }
        self.castlings();
        self.found
    }

    fn castlings(&mut self) {
        let on = |file| Square::from_coords(file, self.mover.backrank());
        let homes: Vec<(Square, Square)> = match self.mode {
            Mode::Standard => vec![(on(File::E), on(File::A)), (on(File::E), on(File::H))],
            Mode::Chess960 => (File::ALL.into_iter())
                .filter(|king| !matches!(king, File::A | File::H))
                .flat_map(|king| File::ALL.map(|rook| (on(king), on(rook))))
                .filter(|(king, rook)| king != rook)
                .collect(),
        };
        for (king, rook) in homes {
            let side = CastlingSide::from_king_side(rook > king);
            let (king_to, rook_to) = (side.king_to(self.mover), side.rook_to(self.mover));
            let mut before = self.board.clone();
            let stood = (before.remove_piece_at(king_to), before.remove_piece_at(rook_to));
            if stood == (Some(self.mover.king()), Some(self.mover.rook()))
                && before.piece_at(king).is_none()
                && before.piece_at(rook).is_none()
            {
                before.set_piece_at(king, self.mover.king());
                before.set_piece_at(rook, self.mover.rook());
                self.try_from(before, Some(rook), None);
            }
        }
    }
}

#[test]
fn a_search_by_brute_force_agrees() {
    let mut numbers = Numbers(0x1883_0515);
    let mut seen = BTreeMap::new();
    while seen.values().sum::<usize>() < 600 {
        let mut board = Board::empty();
        let mover = if numbers.below(2) == 0 { Color::White } else { Color::Black };
        for _ in 0..4 + numbers.below(9) {
            let color = if numbers.below(3) == 0 { !mover } else { mover };
            let role = Role::ALL[numbers.below(5)];
            let square = Square::new(numbers.below(64) as u32);
            if role != Role::Pawn || !Bitboard::BACKRANKS.contains(square) {
                board.set_piece_at(square, role.of(color));
            }
        }
        for color in Color::ALL {
            // Kings stand where they castle to, or anywhere.
            let file = [File::C, File::G, File::new(numbers.below(8) as u32)][numbers.below(3)];
            let rank =
                if numbers.below(2) == 0 { color.backrank() } else { Rank::new(numbers.below(8) as u32) };
            board.set_piece_at(Square::from_coords(file, rank), color.king());
        }
        let mut record = position("4k3/8/8/8/8/8/8/4K3 w - - 0 9");
        record.set_board(board.clone());
        record.turn = !mover;
        let mode = if numbers.below(2) == 0 { CastlingMode::Standard } else { CastlingMode::Chess960 };
        let Some(king) = board.king_of(!mover) else { continue };
        // Nearly every board without check has a last move: take the others.
        if board.attacks_to(king, mover, board.occupied()).is_empty() && numbers.below(20) > 0 {
            continue;
        }
        let answer = last_move(&record, &rules(mode));
        if answer == LastMove::Undecided && !super::kinds(&record, rules(mode)).is_empty() {
            continue;
        }
        let search = Search { board: board.clone(), mover, mode, found: LastMove::Impossible }.run();
        assert_eq!(answer, search, "{mode:?} {:?} to move\n{board:?}", record.turn);
        *seen.entry(format!("{answer:?}")).or_insert(0) += 1;
    }
    assert!(seen["Possible"] > 100 && seen["Impossible"] > 100, "{seen:?}");
}
