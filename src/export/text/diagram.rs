//! Diagrams of letters or figurines, for monospaced fonts.

use super::options::TextOptions;
use super::wording::to_move;
use crate::export::view;
use crate::notation::Language;
use crate::position::{Piece, Position, Square, figurine};

/// A diagram with the letters of FEN, and dots for empty squares.
pub(super) fn ascii(position: &Position, options: &TextOptions) -> String {
    diagram(position, options, '.', Piece::char)
}

/// A diagram with the chess figurines of Unicode, and middle dots for empty squares.
pub(super) fn unicode(position: &Position, options: &TextOptions) -> String {
    diagram(position, options, '·', figurine)
}

fn diagram(position: &Position, options: &TextOptions, empty: char, sign: fn(Piece) -> char) -> String {
    let mut text = String::new();
    let files = view::files(options.orientation);
    for (row, rank) in view::ranks(options.orientation).into_iter().enumerate() {
        if row > 0 {
            text.push('\n');
        }
        if options.coordinates {
            text.push(rank.char());
            text.push_str("  ");
        }
        for (column, file) in files.into_iter().enumerate() {
            if column > 0 {
                text.push(' ');
            }
            text.push(position.piece_at(Square::from_coords(file, rank)).map_or(empty, sign));
        }
    }
    if options.coordinates {
        text.push_str("\n\n  ");
        for file in files {
            text.push(' ');
            text.push(file.char());
        }
    }
    if options.mover {
        text.push_str("\n\n");
        text.push_str(to_move(position.turn, Language::English));
    }
    text
}
