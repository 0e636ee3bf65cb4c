//! How likely a board is as one of a game, by what every chess player expects of kings, rooks, pawns and castling rights.
//!
//! The values are compared with each other only, among boards that differ by one edit of the same text. A unit is about a
//! hundredth of the natural logarithm of a probability.

use super::ranks::Squares;
use crate::position::{Board, Color, File, Piece, Rank, Square};

/// What the other fields of a record say.
pub(super) struct Beside {
    /// The side to move; none if it cannot be read.
    pub(super) turn: Option<Color>,
    /// The letters of the castling rights; none if they cannot be read.
    pub(super) rights: Option<String>,
    /// The en passant square.
    pub(super) en_passant: Option<Square>,
}

/// What speaks for a board, without the checks.
pub(super) fn likelihood(squares: &Squares, beside: &Beside) -> i32 {
    let mut sum = 0;
    for is_white in [true, false] {
        sum += army(squares, is_white);
    }
    sum -= imbalance(squares);
    if let Some(rights) = &beside.rights {
        sum += rights.chars().map(|letter| right(squares, letter)).sum::<i32>();
        for (letter, king, rook) in [('K', b'K', 7), ('Q', b'K', 0), ('k', b'k', 7), ('q', b'k', 0)] {
            let row = if letter.is_ascii_uppercase() { 7 } else { 0 };
            let is_home = squares[row][4] == king && squares[row][rook] == king - b'K' + b'R';
            // King and rook stand at home and may not castle: they have moved and come back.
            if is_home
                && !rights.contains(letter)
                && rights.chars().all(|c| matches!(c, 'K' | 'Q' | 'k' | 'q'))
            {
                sum -= 60;
            }
        }
    }
    sum + beside.en_passant.map_or(0, |square| passed(squares, square))
}

/// What speaks for a board by its checks: the side that has moved is not in check.
pub(super) fn checks(squares: &Squares, beside: &Beside) -> i32 {
    let Some(turn) = beside.turn else { return 0 };
    let mut board = Board::empty();
    for (row, rank) in squares.iter().zip(Rank::ALL.into_iter().rev()) {
        for (man, file) in row.iter().zip(File::ALL) {
            if let Some(piece) = Piece::from_char(char::from(*man)) {
                board.set_piece_at(Square::from_coords(file, rank), piece);
            }
        }
    }
    let checkers = |color: Color| {
        let king = board.king_of(color);
        king.map_or(0, |king| board.attacks_to(king, !color, board.occupied()).count())
    };
    let impossible = if checkers(!turn) > 0 { -600 } else { 0 };
    impossible - [0, 40, 250].get(checkers(turn)).copied().unwrap_or(600)
}

/// What speaks for the men of one side.
fn army(squares: &Squares, is_white: bool) -> i32 {
    let own = |letter: u8| if is_white { letter } else { letter.to_ascii_lowercase() };
    // The rows as this side counts them, its back rank first.
    let row = |rank: usize| &squares[if is_white { 7 - rank } else { rank }];
    let mut files = [0i32; 8];
    let mut bishops = [0i32; 2];
    let (mut kings, mut pawns, mut men, mut sum) = (0, 0, 0, 0);
    let mut promoted = [(b'N', 2, 0), (b'R', 2, 0), (b'Q', 1, 0)];
    for rank in 0..8 {
        for (file, man) in row(rank).iter().enumerate() {
            if *man == 0 || man.is_ascii_uppercase() != is_white {
                continue;
            }
            men += 1;
            let is_home = rank == 0 && *man == own(b"RNBQKBNR"[file]);
            sum += if is_home { 30 } else { 0 };
            match man.to_ascii_uppercase() {
                b'P' => {
                    pawns += 1;
                    files[file] += 1;
                    sum += match rank {
                        0 | 7 => -600,
                        1 => 25,
                        2 => 5,
                        3 => 0,
                        4 => -10,
                        _ => -20,
                    };
                }
                b'K' => {
                    kings += 1;
                    sum += match (rank, file) {
                        (0, 6 | 2) => 20,
                        (0, _) => 10,
                        (1, _) => -10,
                        _ => -25,
                    };
                }
                b'B' => bishops[(rank + file) % 2] += 1,
                b'N' => sum += i32::from((1..7).contains(&file)) * 8 + i32::from((1..6).contains(&rank)) * 4,
                b'R' => sum += i32::from(rank == 0) * 12,
                _ => {}
            }
            if let Some(kind) = promoted.iter_mut().find(|kind| own(kind.0) == *man) {
                kind.2 += 1;
            }
        }
    }
    sum -= files.iter().map(|pawns| (pawns - 1).max(0) * 55).sum::<i32>();
    sum -= bishops.iter().map(|bishops| (bishops - 1).max(0) * 120).sum::<i32>();
    sum -= promoted.iter().map(|(_, most, count)| (count - most).max(0) * 150).sum::<i32>();
    sum -= (pawns - 8i32).max(0) * 500 + (men - 16i32).max(0) * 500;
    sum - (kings - 1i32).abs() * 800
}

/// What speaks against a board whose sides have men of different kinds: most of what was taken was exchanged.
fn imbalance(squares: &Squares) -> i32 {
    let count = |letter: u8| squares.iter().flatten().filter(|man| **man == letter).count() as i32;
    let weighed = [(b'P', 25), (b'N', 30), (b'B', 30), (b'R', 45), (b'Q', 60)];
    weighed.iter().map(|(man, weight)| (count(*man) - count(man.to_ascii_lowercase())).abs() * weight).sum()
}

/// What speaks against a board that lacks the king or the rook of a castling right.
fn right(squares: &Squares, letter: char) -> i32 {
    let (row, king, rook) =
        if letter.is_ascii_uppercase() { (&squares[7], b'K', b'R') } else { (&squares[0], b'k', b'r') };
    let Some(at) = row.iter().position(|man| *man == king) else { return -500 };
    let has_rook = |mut files: std::ops::Range<usize>| files.any(|file| row[file] == rook);
    match letter.to_ascii_lowercase() {
        'k' if at == 4 && row[7] == rook => 0,
        'q' if at == 4 && row[0] == rook => 0,
        'k' if has_rook(at..8) => -300,
        'q' if has_rook(0..at) => -300,
        file @ 'a'..='h' if row[usize::from(file as u8 - b'a')] == rook => 0,
        _ => -500,
    }
}

/// What speaks against a board without the pawn that has just passed this square.
fn passed(squares: &Squares, square: Square) -> i32 {
    let file = square.file().to_usize();
    let (row, pawn) = match square.rank() {
        Rank::Third => (4, b'P'),
        Rank::Sixth => (3, b'p'),
        _ => return 0,
    };
    let behind = if pawn == b'P' { [5, 6] } else { [2, 1] };
    let is_right = squares[row][file] == pawn && behind.iter().all(|row: &usize| squares[*row][file] == 0);
    if is_right { 0 } else { -500 }
}
