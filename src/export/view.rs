//! Files, ranks and squares of a board with either side at the bottom.

use crate::position::{Color, File, Rank, Square};

/// The ranks from the top of the board to its bottom.
pub(super) fn ranks(bottom: Color) -> [Rank; 8] {
    let mut ranks = Rank::ALL;
    if bottom == Color::White {
        ranks.reverse();
    }
    ranks
}

/// The files from left to right.
pub(super) fn files(bottom: Color) -> [File; 8] {
    let mut files = File::ALL;
    if bottom == Color::Black {
        files.reverse();
    }
    files
}

/// The column and the row of a square, from 0 at the upper left.
pub(super) fn place(square: Square, bottom: Color) -> (i32, i32) {
    let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
    match bottom {
        Color::White => (file, 7 - rank),
        Color::Black => (7 - file, rank),
    }
}
