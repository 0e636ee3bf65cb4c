//! Names of files.

use crate::export::out;
use crate::notation::write_placement;
use crate::position::Position;

/// The name of a file for a position: the side to move and the board, rank by rank, or `start-position`.
///
/// It has only letters, digits and hyphens and at most 100 characters before the extension, so every file system accepts
/// it. Positions with different boards or sides to move have different names.
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
