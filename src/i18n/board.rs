//! Texts about the board: colours, pieces, squares, and the results of the buttons that change the position.

use super::messages;
use crate::position::{Color, Piece, Square};

/// "white knight".
pub fn piece_label(piece: Piece) -> String {
    messages().piece(piece)
}

/// The name of a side.
pub fn color_name(color: Color) -> &'static str {
    color.fold_wb(messages().white(), messages().black())
}

/// The label of a square: "e4, white knight" or "d5, empty".
pub fn square_sentence(square: Square, piece: Option<Piece>) -> String {
    match piece {
        Some(piece) => messages().square_with_piece(square, piece),
        None => messages().square_empty(square),
    }
}

/// The announcement that the keyboard has lifted the piece of a square.
pub fn lifted_sentence(square: Square, piece: Option<Piece>) -> String {
    match piece {
        Some(piece) => messages().square_lifted(square, piece),
        None => messages().square_empty(square),
    }
}

/// The title of the menu that puts a piece on a square.
pub fn piece_menu_title(square: Square) -> String {
    messages().piece_menu(square)
}

/// The announcement of what a button of the toolbar has done, or that there was nothing to undo or redo.
pub fn action_sentence(action: &str, done: bool) -> &'static str {
    let messages = messages();
    match (action, done) {
        ("undo", false) => messages.nothing_to_undo(),
        ("redo", false) => messages.nothing_to_redo(),
        ("undo", true) => messages.undo(),
        ("take-back", _) => messages.take_back(),
        ("redo", true) => messages.redo(),
        ("start", _) => messages.start(),
        ("clear", _) => messages.clear(),
        _ => messages.flip(),
    }
}
