//! Names of files.

use crate::export::out;
use crate::notation::write_placement;
use crate::position::Position;

/// The name of a file with a picture of the position: whose move it is and the board, rank by rank, or that it is the
/// start position. Letters, digits and hyphens only, at most 100 characters before the extension: safe in every
/// system, and two positions that look different have different names.
pub fn file_name(position: &Position, extension: &str) -> String {
    let mut name = String::from("forsyth-");
    if *position == Position::START {
        name.push_str("start-position");
    } else {
        name.push_str(position.turn.fold_wb("white-to-move-", "black-to-move-"));
        let mut board = String::new();
        write_placement(position, &mut board);
        for letter in board.split('[').next().unwrap_or_default().chars() {
            match letter {
                '/' => name.push('-'),
                '~' => {}
                other => name.push(other),
            }
        }
    }
    out::all(&mut name, &[".", extension]);
    name
}
